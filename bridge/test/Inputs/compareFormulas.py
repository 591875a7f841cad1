#!/usr/bin/env python3
"""Compiles the point formulas of every field twice and compares what they compute.

Usage: compareFormulas.py WORKDIR FORMULAS CLANG... -- CLANG WITH PLUGIN...
Prints a line per field; exits 1 at the first difference.
"""
import os
import subprocess
import sys

FIELDS = {"25519": ["LADDER", "EXTENDED"], "448": ["LADDER", "EDWARDS"], "secp256k1": ["JACOBIAN"], "p256": ["JACOBIAN"]}


def run(*command):
    return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout


def main():
    work, formulas = sys.argv[1:3]
    cut = sys.argv.index("--")
    plain, fast = sys.argv[3:cut], sys.argv[cut + 1:]
    driver = os.path.join(os.path.dirname(os.path.abspath(__file__)), "compareFormulas.c")
    for field, groups in FIELDS.items():
        source, objects = os.path.join(formulas, f"{field}.c"), []
        for prefix, compiler in (("ref_", plain + ["-O0"]), ("new_", fast)):
            objects.append(os.path.join(work, f"{prefix}{field}.o"))
            run(*compiler, "-c", source, "-o", objects[-1])
            run("llvm-objcopy", f"--prefix-symbols={prefix}", objects[-1])
        program = os.path.join(work, field)
        run(*plain, "-O0", f"-I{formulas}", f'-DSOURCE="{field}.c"', *[f"-D{g}" for g in groups], driver, *objects, "-o", program)
        print(f"{field}: {run(program)}", end="", flush=True)


main()
