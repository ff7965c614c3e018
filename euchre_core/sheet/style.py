"""How the page of a rule sheet looks."""

from __future__ import annotations

STYLE = """\
:root { --paper: #fffdf8; --ink: #22201c; --quiet: #6b655b; --line: #ddd6c8; --band: #f4efe4; --red: #b3261e; }
@media (prefers-color-scheme: dark) {
  :root { --paper: #191816; --ink: #e9e4da; --quiet: #a39c8e; --line: #3b3832; --band: #24221f; --red: #ff8a80; }
}
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink);
  font: 1.0625rem/1.6 system-ui, "Noto Sans", "Noto Sans Lao", "Phetsarath OT", "Lao UI", sans-serif;
  font-variant-numeric: lining-nums; }
main { max-width: 42rem; margin: 0 auto; padding: 1.5rem 1.1rem 4rem; overflow-wrap: anywhere; }
h1 { font-size: 1.9rem; line-height: 1.2; margin: 0 0 .4rem; }
h2 { font-size: 1.25rem; line-height: 1.3; margin: 2.2rem 0 .5rem; padding-bottom: .2rem;
  border-bottom: 1px solid var(--line); }
p { margin: .6rem 0; }
.short { font-weight: bold; color: var(--quiet); }
nav { display: flex; flex-wrap: wrap; gap: .1rem 1rem; margin: 1.2rem 0 0; font-size: .95rem; }
a { color: inherit; text-decoration-color: var(--quiet); text-underline-offset: .2em; }
nav a { padding: .25rem 0; }
ul { margin: .4rem 0 .8rem; padding-left: 1.3rem; }
li { margin: .3rem 0; }
.table { overflow-x: auto; margin: 1.1rem 0; }
table { border-collapse: collapse; font-size: .97rem; line-height: 1.45;
  font-variant-numeric: lining-nums tabular-nums; }
caption { text-align: left; color: var(--quiet); font-style: italic; padding-bottom: .35rem; }
th, td { text-align: left; vertical-align: top; padding: .35rem .9rem .35rem .5rem;
  border-bottom: 1px solid var(--line); overflow-wrap: normal; }
thead th { border-bottom: 2px solid var(--line); font-size: .88rem; vertical-align: bottom; }
tbody th { font-weight: normal; }
tbody tr:nth-child(odd) { background: var(--band); }
.number { text-align: right; white-space: nowrap; }
.red { color: var(--red); }
footer { margin-top: 2.5rem; color: var(--quiet); font-size: .92rem; }
@media print {
  :root { --paper: #fff; --ink: #000; --quiet: #444; --line: #999; --band: #fff; --red: #000; }
  body { font-size: 10.5pt; line-height: 1.4; }
  main { max-width: none; padding: 0; }
  nav { display: none; }
  h2 { break-after: avoid; margin-top: 1.2rem; }
  tr, li { break-inside: avoid; }
  .table { overflow: visible; }
}
"""
