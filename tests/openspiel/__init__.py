"""Our games beside those of OpenSpiel: an engine of other people, which shares no line with ours."""
