#!/usr/bin/env python3
"""Writes a C program of random modular expression graphs, for comparing compilers.

Usage: randomGraphs.py SEED > graphs.c

Every function takes and returns field elements. Its statements mix what the reduction pass may
rewrite (sums, products, differences kept above zero, shifts, selects, loops) with what it must not
(wrapping sums, comparisons, xor, other moduli, narrower types). The program prints what the functions
return on fixed random inputs; loose functions are printed modulo the modulus.
"""
import random
import sys

MODULI = [
    (2**255 - 19, "2^255-19"), (2**256 - 2**32 - 977, "secp256k1"), (2**130 - 5, "poly1305"),
    (2**448 - 2**224 - 1, "ed448"), (2**521 - 1, "p521"), (2**192 - 2**64 - 1, "p192"),
    (2**224 - 2**96 + 1, "p224"), (2**256 - 2**224 + 2**192 + 2**96 - 1, "p256"),
    (2**384 - 2**128 - 2**96 + 2**32 - 1, "p384"), (2**127 - 1, "2^127-1"),
    (2**252 + 27742317777372353535851937790883648493, "order of ed25519"), (2**66 - 5, "2^66-5"),
    (2**64 + 13, "2^64+13"), (3 * 2**200, "3*2^200"),
]
FUNCTIONS, STATEMENTS, CALLS = 5, 9, 8


def literal(value):
    """A C constant of any size."""
    return f"(wide)0x{value:x}uwb"


class Function:
    def __init__(self, rng, number):
        self.rng, self.number = rng, number
        self.modulus, self.modulus_name = rng.choice(MODULI)
        self.bits = self.modulus.bit_length()
        self.loose = rng.random() < 0.3
        self.values = ["a", "b", "c"]
        self.lines = []

    def pick(self):
        return self.rng.choice(self.values[-5:])

    def constant(self):
        rng = self.rng
        return literal(rng.choice([rng.randrange(200000), rng.randrange(self.modulus), self.modulus - rng.randrange(1, 9)]))

    def difference(self, x, y):
        multiple = self.rng.choice([2, 2, 4])  # elements of a loose function may exceed the modulus
        return f"((wide){x} + {literal(multiple * self.modulus)} - {y})"

    def expression(self):
        x, y, z = self.pick(), self.pick(), self.pick()
        return self.rng.choice([
            f"((wide){x} + {y})", f"((wide){x} * {y})", f"((wide){x} * {x})", self.difference(x, y),
            f"({self.difference(x, y)} * {z})", f"((wide){x} * {y} + (wide){z} * {x})", f"((wide){x} * {self.constant()})",
            f"((wide){x} + {self.constant()})", f"((wide){x} << {self.rng.randrange(1, 9)})", f"((wide)(n & {self.rng.choice([1, 2])} ? {x} : {y}) * {z})",
            f"(MOD((wide){x}) + MOD((wide){y}))", self.difference(f"MOD((wide){x} * {y})", z),
        ])

    def impure(self):
        x, y = self.pick(), self.pick()
        other = literal(self.rng.choice(MODULI)[0])
        return self.rng.choice([
            f"MOD((fe)({x} + {y}))", f"MOD((wide)({x} > {y}) + {x})", f"MOD((wide){x} ^ {y})", f"MOD((wide){x} * {y} % {other})",
            f"MOD((fe)({x} - {y}))", f"MOD((wide)(unsigned _BitInt(64)){x} * {y})",
        ])

    def define(self, text):
        name = f"v{len(self.lines)}"
        self.lines.append(f"fe {name} = {text};")
        self.values.append(name)

    def loop(self):
        target = self.pick()
        self.lines.append(f"for (int k = 0; k < n; k++) {{ fe t = MOD({self.expression()}); {target} = MOD({self.difference('t', target)}); }}")

    def statement(self):
        kind = self.rng.random()
        if kind < 0.12:
            self.loop()
        elif kind < 0.25:
            self.define(self.impure())
        else:
            self.define(f"MOD({self.expression()})")

    def text(self):
        for _ in range(self.rng.randrange(2, STATEMENTS)):
            self.statement()
        attribute = '[[clang::annotate("fieldwright::loose")]]' if self.loose else ""
        first = f"((wide)1 << {self.bits + 1})" if self.loose else "P"
        element = self.bits + 1 if self.loose else self.bits
        return "\n".join([
            f"// {self.modulus_name}{', loose' if self.loose else ''}",
            f"#define fe unsigned _BitInt({element})", f"#define wide unsigned _BitInt({2 * self.bits + 16})",
            f"#define P {literal(self.modulus)}",
            f"static __attribute__((noinline)) wide remainder{self.number}(wide x) {{ return x % P; }}",
            "#ifdef REFERENCE", f"#define MOD(x) remainder{self.number}(x)", "#else", "#define MOD(x) ((x) % P)", "#endif",
            f"{attribute} __attribute__((noinline))",
            f"static void f{self.number}(fe *out, const fe *pa, const fe *pb, const fe *pc, int n) {{",
            "  fe a = *pa, b = *pb, c = *pc;", *[f"  {line}" for line in self.lines],
            f"  *out = MOD({self.expression()});", "}",
            f"static void run{self.number}(void) {{",
            f"  for (int k = 0; k < {CALLS}; k++) {{",
            f"    fe a = draw({element}) % (any){first}, b = draw({element}) % (any){first}, c = draw({element}) % (any){first}, r;",
            f"    f{self.number}(&r, &a, &b, &c, k);",
            f"    print({self.number}, MOD((wide)r));", "  }", "}", "#undef P", "#undef MOD", "#undef fe", "#undef wide", ""])


PRELUDE = """#include <stdio.h>
static unsigned long state = 88172645463325252;
static unsigned long next(void) {
  state ^= state << 13;
  state ^= state >> 7;
  return state ^= state << 17;
}
typedef unsigned _BitInt(1088) any;
static any draw(int bits) {
  any x = 0;
  for (int k = 0; k < 17; k++) x = x << 64 | next();
  any mask = ((any)1 << bits) - 1;
  return next() % 4 ? x & mask : mask - next() % 4;
}
static void print(int number, any x) {
  printf("%d ", number);
  for (int k = 16; k >= 0; k--) printf("%016lx", (unsigned long)(x >> 64 * k));
  printf("\\n");
}
"""


def main():
    seed = int(sys.argv[1])
    rng = random.Random(seed)
    print(f"// randomGraphs.py {seed}\n{PRELUDE}")
    for number in range(FUNCTIONS):
        print(Function(rng, number).text())
    print("int main(void) {", *[f"  run{number}();" for number in range(FUNCTIONS)], "}", sep="\n")


main()
