"""Formulas as small programs: postfix, whole numbers only, run on a list of values."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

CONSTANT: Final = 0
VALUE: Final = 1
ADD: Final = 2
SUBTRACT: Final = 3
MULTIPLY: Final = 4
NEGATE: Final = 5
LARGER: Final = 6
SMALLER: Final = 7
DIVIDE_UP: Final = 8
DIVIDE_DOWN: Final = 9
EQUAL: Final = 10
UNEQUAL: Final = 11
LESS: Final = 12
AT_MOST: Final = 13
MORE: Final = 14
AT_LEAST: Final = 15
BOTH: Final = 16
EITHER: Final = 17
NOT: Final = 18


@final
class Program:
    """A compiled formula.

    Args:
        code: pairs of an operation and its argument (a constant, the place of a value; else 0), in postfix order.

    A truth value is 1 or 0.
    """

    def __init__(self, code: list[int]) -> None:
        self.code = code

    def run(self, values: list[int]) -> int:
        """The result for these values.

        Raises:
            ZeroDivisionError: the formula divides by zero; a game whose points do is refused when it is loaded.
        """
        stack: list[int] = []
        place: i64 = 0
        while place < len(self.code):
            operation: i64 = self.code[place]
            argument: i64 = self.code[place + 1]
            place += 2
            if operation == CONSTANT:
                stack.append(argument)
            elif operation == VALUE:
                stack.append(values[argument])
            elif operation == NEGATE:
                stack[-1] = -stack[-1]
            elif operation == NOT:
                stack[-1] = 0 if stack[-1] else 1
            else:
                right = stack.pop()
                stack[-1] = combine(operation, stack[-1], right)
        return stack[-1]


def combine(operation: i64, left: int, right: int) -> int:
    """The result of one operation on two numbers."""
    if operation <= SMALLER or operation in (DIVIDE_UP, DIVIDE_DOWN):
        return calculate(operation, left, right)
    if operation == EQUAL:
        return 1 if left == right else 0
    if operation == UNEQUAL:
        return 1 if left != right else 0
    if operation == LESS:
        return 1 if left < right else 0
    if operation == AT_MOST:
        return 1 if left <= right else 0
    if operation == MORE:
        return 1 if left > right else 0
    if operation == AT_LEAST:
        return 1 if left >= right else 0
    if operation == BOTH:
        return 1 if left and right else 0
    return 1 if left or right else 0


def calculate(operation: i64, left: int, right: int) -> int:
    """The result of one operation of arithmetic."""
    if operation == ADD:
        return left + right
    if operation == SUBTRACT:
        return left - right
    if operation == MULTIPLY:
        return left * right
    if operation == LARGER:
        return max(left, right)
    if operation == SMALLER:
        return min(left, right)
    return -(-left // right) if operation == DIVIDE_UP else left // right


@final
class HandTest:
    """A question about a hand: a program whose values are counts of cards.

    Args:
        program: its value 0 is the number of cards held, value 1 how many of the highest trumps without a gap, value
            `n + 2` how many cards are in the n-th set.
        sets: `sets[n]` is a list of masks, one a strain and a last one for "no trump named yet".
        trumps: for each strain the trumps, highest first; a last, empty list for "no trump named yet".
        copies: how often each kind is in the pack.
    """

    def __init__(self, program: Program, sets: list[list[int]], trumps: list[list[int]], copies: list[int]) -> None:
        self.program = program
        self.sets = sets
        self.trumps = trumps
        self.copies = copies

    def fits(self, planes: list[int], strain: int) -> bool:
        """Whether a hand (one mask a plane) fits; `strain` is -1 while no trump is named."""
        values = [0] * (len(self.sets) + 2)
        for plane in planes:
            values[0] += plane.bit_count()
            for place, masks in enumerate(self.sets):
                values[place + 2] += (plane & masks[strain]).bit_count()
        for card in self.trumps[strain]:
            held = sum([plane >> card & 1 for plane in planes])
            values[1] += held
            if held < self.copies[card]:
                break
        try:
            return self.program.run(values) != 0
        except ZeroDivisionError:
            return False  # a question that divides by how many nines one holds is not answered yes by holding none
