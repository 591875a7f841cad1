"""The shared object, and whether this processor runs it."""

import ctypes
import os
import platform

_NEEDED = frozenset("FLAGS".split())


def is_supported():
    """Whether this is Linux on a processor that has what the code needs."""
    if platform.system() != "Linux" or platform.machine() != "x86_64":
        return False
    with open("/proc/cpuinfo", encoding="ascii", errors="replace") as file:
        lines = [line for line in file if line.startswith("flags")]
    return bool(lines) and _NEEDED <= set(lines[0].split())


_library = None


def call(name, *arguments):
    """Calls a function; bytes and buffers are passed as pointers, numbers as size_t."""
    global _library
    if _library is None:
        if not is_supported():
            raise RuntimeError(" ".join(["this is not what the code needs: Linux on x86-64", *sorted(_NEEDED)]))
        _library = ctypes.CDLL(os.path.join(os.path.dirname(__file__), "LIBRARY"))
    return _library[name](*(ctypes.c_size_t(a) if isinstance(a, int) else a for a in arguments))


def _octets(item):
    """A copy; of a number, bytes() would make so many zeros."""
    if not isinstance(item, (bytes, bytearray, memoryview)):
        raise TypeError(f"bytes expected, not {type(item).__name__}")
    return bytes(item)


def joined(items, length):
    """Items of one length, one after the other."""
    parts = [_octets(item) for item in items]
    for part in parts:
        if len(part) != length:
            raise ValueError(f"{length} bytes expected, not {len(part)}")
    return b"".join(parts)


def split(buffer, length):
    """The opposite."""
    data = bytes(buffer)
    return [data[i : i + length] for i in range(0, len(data), length)]


def texts(messages):
    """Pointers to messages and their lengths, and what keeps them alive."""
    kept = [_octets(message) for message in messages]
    pointers = (ctypes.c_char_p * len(kept))(*kept)
    lengths = (ctypes.c_size_t * len(kept))(*map(len, kept))
    return pointers, lengths, kept


def same_length(*lists):
    """The length of all, which must be one."""
    if len({len(one) for one in lists}) != 1:
        raise ValueError("lists of different lengths")
    return len(lists[0])


def room(length):
    """A buffer for results; C has no arrays of nothing."""
    return ctypes.create_string_buffer(length)
