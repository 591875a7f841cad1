"""Numbers as arrays of words, the least significant first."""

from operator import index

from ._library import call, room


def element(name, words, *operands):
    """What a function gives for numbers, each with what it must be below."""
    out = room(8 * words)
    call(name, out, *(_words(number, below, words) for number, below in operands))
    return int.from_bytes(bytes(out), "little")


def _words(number, below, words):
    if not 0 <= index(number) < below:
        raise ValueError(f"a number from 0 to {below - 1:#x} expected, not {index(number):#x}")
    return index(number).to_bytes(8 * words, "little")
