# Tests of the passes and of the reader. Substitutions:
#   %opt      opt with the plugin loaded
#   %plugin   the plugin
#   %clang    clang for C23, without the plugin
#   %fast     the same with -O3 and the plugin
#   %reader   fieldwright-reader
#   %bitcode  clang that writes bitcode for the reader
#   %fuzz     fieldwright-fuzz
#   %python   Python 3
#   %fields   the directory of the field sources
import os
import sys

import lit.formats

config.name = "fieldwright-bridge"
config.test_format = lit.formats.ShTest(execute_external=False)
config.suffixes = [".ll", ".c", ".test"]
config.excludes = ["Inputs"]
config.test_source_root = os.path.dirname(__file__)
config.environment["PATH"] = os.pathsep.join([config.llvm_tools_dir, os.environ["PATH"]])

# Debug counters do nothing in release builds of LLVM 19.
if int(config.llvm_major) >= 22:
    config.available_features.add("debug-counters")

clang = os.path.join(config.llvm_tools_dir, "clang") + " -std=c23"
config.substitutions += [
    ("%opt", "opt -load-pass-plugin=" + config.plugin),
    ("%plugin", config.plugin),
    ("%clang", clang),
    ("%fast", clang + " -O3 -march=native -fpass-plugin=" + config.plugin),
    ("%reader", config.reader),
    ("%bitcode", clang + " -O2 -gline-tables-only -Xclang -disable-llvm-passes -c -emit-llvm"),
    ("%fuzz", config.fuzz),
    ("%python", sys.executable),
    ("%fields", config.fields),
]
