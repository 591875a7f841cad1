"""Calls a library from another program, with numbers of Python: every function on corners and random elements.

    python3 calls.py LIBRARY.so PREFIX '{"p": "…", "limbs": 4, "bytes": 32, "largest": "…", "montgomery": true,
                                        "constants": [3], "seed": 1}'

Every result must be congruent to what it should be and no larger than an element may be, also where it is written over
an operand; so each is an operand of every other function. Prints how many calls were right, or what was wrong.
"""

import ctypes
import json
import random
import sys

path, prefix, text = sys.argv[1:4]
facts = json.loads(text)
p, largest = int(facts["p"]), int(facts["largest"])
limbs, size, montgomery = facts["limbs"], facts["bytes"], facts["montgomery"]
library = ctypes.CDLL(path)
rng = random.Random(facts["seed"])
R = 1 << 64 * limbs if montgomery else 1
over_r = pow(R, -1, p)
Words = ctypes.c_uint64 * limbs
calls = 0


def words(x):
    return Words(*[x >> 64 * i & (1 << 64) - 1 for i in range(limbs)])


def number(w):
    return sum(w[i] << 64 * i for i in range(len(w)))


def function(name, result=None):
    f = getattr(library, f"{prefix}_{name}", None)
    if f is not None:
        f.restype = result
    return f


def demand(is_right, *what):
    global calls
    calls += 1
    if not is_right:
        sys.exit(" ".join(hex(x) if isinstance(x, int) else str(x) for x in what))


def element(name, out, expected, *operands):
    x = number(out)
    demand(x <= largest, name, *operands, "is out of bounds:", x)
    demand((x - expected) % p == 0, name, *operands, "is", x, "instead of", expected % p)
    return x


def check(name, expected, *operands):
    """Into an array of its own, and over each operand."""
    f = function(name)
    out = Words()
    f(out, *[words(x) for x in operands])
    result = element(name, out, expected, *operands)
    for k in range(len(operands)):
        arrays = [words(x) for x in operands]
        f(arrays[k], *arrays)
        element(name, arrays[k], expected, *operands)
    return result


def bit(name, *arguments):
    out = ctypes.c_uint64()
    function(name)(ctypes.byref(out), *arguments)
    return out.value


def check_pair(a, b):
    results = [
        check("add", a + b, a, b),
        check("sub", a - b, a, b),
        check("mul", a * b * over_r, a, b),
        check("square", a * a * over_r, a),
        check("opp", -a, a),
    ]
    if montgomery:
        results += [check("to_montgomery", a * R, a), check("from_montgomery", a * over_r, a)]
    for k in facts["constants"]:
        results.append(check(f"mul{k}", k * a, a))
    demand(number_of("reduce", a) == a % p, "reduce", a)
    demand(function("is_zero", ctypes.c_uint64)(words(a)) == (a % p == 0), "is_zero", a)
    demand(function("equal", ctypes.c_uint64)(words(a), words(b)) == ((a - b) % p == 0), "equal", a, b)
    demand(bit("below", words(a)) == (a < p), "below", a)
    demand(bit("zero", words(a % p)) == (a % p == 0), "zero", a % p)
    for chosen in (0, 1):
        out, first, second = Words(), Words(), Words()
        function("select")(out, words(a), words(b), ctypes.c_uint64(chosen))
        demand(number(out) == (b if chosen else a), "select", a, b, chosen)
        function("swap")(first, second, words(a), words(b), ctypes.c_uint64(chosen))
        demand((number(first), number(second)) == ((b, a) if chosen else (a, b)), "swap", a, b, chosen)
    return results


def number_of(name, a):
    out = Words()
    function(name)(out, words(a))
    return number(out)


def check_loops(a):
    plain = a * over_r % p
    Bytes = ctypes.c_uint8 * size
    encoded = Bytes()
    function("to_bytes")(encoded, words(a))
    demand(int.from_bytes(bytes(encoded), "little") == plain, "to_bytes", a)
    out = Words()
    demand(function("from_bytes", ctypes.c_uint64)(out, encoded) == 1, "from_bytes", plain)
    element("from_bytes", out, plain * R, plain)
    function("square_times")(out, words(a), ctypes.c_uint32(5))
    element("square_times", out, pow(plain, 32, p) * R, a)
    if function("invert") is not None:
        function("invert")(out, words(a))
        element("invert", out, pow(plain, p - 2, p) * R, a)
    sqrt = function("sqrt", ctypes.c_uint64)
    if sqrt is not None:
        is_square = pow(plain, (p - 1) // 2, p) != p - 1
        demand(sqrt(out, words(a)) == is_square, "sqrt", a)
        if is_square:
            root = number(out) * over_r
            demand(root * root % p == plain and number(out) <= largest, "sqrt", a)


constants = {"ZERO": 0, "ONE": R % p}
if montgomery:
    constants.update(R=R % p, R2=R * R % p)
for name, value in constants.items():
    demand(number(Words.in_dll(library, f"{prefix}_{name}")) == value, name)

corners = [x for m in range(4) for x in (m * p - 1, m * p, m * p + 1)] + [2, p >> 1, largest - 1, largest]
pool = [x for x in corners if 0 <= x <= largest]
for a in pool[:]:
    for b in pool[:]:
        check_pair(a, b)
for _ in range(60):
    a, b = (rng.choice(pool) if rng.random() < 0.5 else rng.randint(0, largest) for _ in range(2))
    pool += check_pair(a, b)
for a in pool[:30] + [rng.randint(0, largest) for _ in range(20)]:
    check_loops(a)
print(f"ok: {calls} calls")
