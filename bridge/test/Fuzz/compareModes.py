#!/usr/bin/env python3
"""Compiles a C program without the plugin and with each mode of the pass and wide-products, and compares the outputs.

Usage: compareModes.py FILE.c CLANG -std=c23 OPT -load-pass-plugin=PLUGIN
Prints the number of modes that agree; exits 1 at the first that does not, with the lines that differ.
"""
import os
import subprocess
import sys

MODES = ["single", "multi", "incomplete", "incomplete-phi"]


def run(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()


def build(source, out, *clang):
    run(*clang, "-O0", "-w", source, "-o", out)
    return run(os.path.abspath(out))


def main():
    source, clang, opt = sys.argv[1], sys.argv[2:4], sys.argv[4:]
    stem = source.removesuffix(".c")
    expected = build(source, f"{stem}.ref", *clang, "-DREFERENCE")
    run(*clang, "-O1", "-w", "-Xclang", "-disable-llvm-passes", "-S", "-emit-llvm", source, "-o", f"{stem}.ll")
    for mode in MODES:
        out = f"{stem}.{mode}"
        passes = f"loose-moduli,always-inline,function(sroa,early-cse,simplifycfg,sroa,crandall-reduction<{mode}>,wide-products),verify"
        run(*opt, f"-passes={passes}", "-S", f"{stem}.ll", "-o", f"{out}.ll")
        found = build(f"{out}.ll", out, *clang)
        if found != expected:
            print(f"{source}: {mode} differs")
            print(*[f"  expected {e}\n  found    {f}" for e, f in zip(expected, found) if e != f], sep="\n")
            sys.exit(1)
    print(f"{source}: {len(MODES)} modes agree on {len(expected)} results")


main()
