//===- Reader.cpp - LLVM IR to iN SSA JSON --------------------------------===//
//
// Usage: fieldwright-reader [--function NAME]... [--set NAME=VALUE]... [--reduce MODE]
//                           [--emit-ll FILE] in.bc
//
// Runs the fixed pipeline on a module and prints its functions as JSON; the form
// is described in docs/BRIDGE-JSON.md. Exit codes: 0 done, 2 bad input, 5 not
// supported, 70 internal error.
//
//===----------------------------------------------------------------------===//
#include "FixArguments.h"
#include "FunctionJson.h"
#include "Pipeline.h"
#include "Refusal.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/LLVMContext.h"
#include "llvm/IRReader/IRReader.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/SourceMgr.h"
#include "llvm/Support/raw_ostream.h"

using namespace llvm;
using namespace fieldwright;

static cl::OptionCategory ReaderOptions("Reader options");
static cl::opt<std::string> InputFile(cl::Positional, cl::Required, cl::desc("<.ll or .bc file>"),
                                      cl::cat(ReaderOptions));
static cl::list<std::string> FunctionNames("function", cl::cat(ReaderOptions), cl::desc("Print this function only"));
static cl::list<std::string> Settings("set", cl::cat(ReaderOptions),
                                      cl::desc("Argument that is a constant: NAME=VALUE"));
static cl::opt<std::string> EmitFile("emit-ll", cl::cat(ReaderOptions),
                                     cl::desc("Write the IR that is printed to this file"));
static cl::opt<std::string>
    ReduceMode("reduce", cl::init("incomplete"), cl::cat(ReaderOptions),
               cl::desc("Rewriting of reductions: none, single, multi, incomplete, incomplete-phi; "
                        "keep: none, and remainders by constants are printed"));

enum ExitCode { Done = 0, BadInput = 2, Unsupported = 5, Internal = 70 };

/// Thresholds that make inlining, unrolling and the folding of branches into
/// choices go through; the passes take them
/// from the command line only.
static constexpr const char *Thresholds[] = {"-inline-threshold=100000", "-unroll-threshold=100000",
                                             "-phi-node-folding-threshold=64",
                                             "-two-entry-phi-node-folding-threshold=64"};

static ExitCode fail(Error E) {
  ExitCode Code = E.isA<Refusal>() ? Unsupported : Internal;
  errs() << "error: " << toString(std::move(E)) << "\n";
  return Code;
}

/// Finds the names that no function of \p M has.
static bool checkNames(const Module &M) {
  for (const std::string &Name : FunctionNames) {
    const Function *F = M.getFunction(Name);
    if (F && !F->isDeclaration())
      continue;
    errs() << "error: " << InputFile << ": no function " << Name << "\n  found:   ";
    for (const Function &Other : M)
      if (!Other.isDeclaration())
        errs() << " " << Other.getName();
    errs() << "\n";
    return false;
  }
  return true;
}

namespace {
/// What became of the functions of a module.
struct Outcome {
  json::Array Functions, Refused;
};
} // namespace

/// Reads the functions asked for. Where none was named, those that cannot be
/// bridged are listed; a named one is an error.
static Expected<Outcome> readFunctions(Module &M) {
  Outcome Result;
  for (Function &F : M) {
    bool Named = is_contained(FunctionNames, F.getName());
    if (F.isDeclaration() || (!Named && !FunctionNames.empty()) || F.hasFnAttribute(GeneralAttribute))
      continue;
    Expected<json::Object> O = functionJson(F, ReduceMode == KeepMode);
    if (O) {
      Result.Functions.push_back(std::move(*O));
      continue;
    }
    if (Named)
      return O.takeError();
    handleAllErrors(O.takeError(), [&](const Refusal &R) { Result.Refused.push_back(R.json(F.getName())); });
  }
  return Result;
}

/// Prints \p Elements one on a line.
static void printLines(raw_ostream &OS, const json::Array &Elements) {
  ListSeparator Separator(",\n");
  for (const json::Value &E : Elements)
    OS << Separator << "      " << E;
}

/// Prints the functions with one line for each argument and instruction.
static void print(raw_ostream &OS, StringRef ModuleName, const Outcome &Result) {
  OS << formatv("{\n  \"schemaVersion\": 1,\n  \"module\": {0},\n  \"functions\": [", json::Value(ModuleName));
  ListSeparator Separator(",");
  for (const json::Value &V : Result.Functions) {
    const json::Object &F = *V.getAsObject();
    OS << Separator << "\n    { \"name\": " << *F.get("name") << ", \"returnWidth\": " << *F.get("returnWidth");
    if (const json::Value *Set = F.get("set"))
      OS << ", \"set\": " << *Set;
    OS << ",\n    \"args\": [\n";
    printLines(OS, *F.getArray("args"));
    OS << "\n    ],\n    \"body\": [\n";
    printLines(OS, *F.getArray("body"));
    OS << "\n    ] }";
  }
  OS << "\n  ]";
  if (!Result.Refused.empty()) {
    OS << ",\n  \"refused\": [\n";
    printLines(OS, Result.Refused);
    OS << "\n  ]";
  }
  OS << "\n}\n";
}

static bool writeModule(const Module &M) {
  std::error_code EC;
  raw_fd_ostream OS(EmitFile.getValue(), EC, sys::fs::OF_Text);
  if (EC)
    errs() << "error: " << EmitFile << ": " << EC.message() << "\n";
  else
    M.print(OS, nullptr);
  return !EC;
}

static ExitCode bridge(std::unique_ptr<Module> M) {
  if (!checkNames(*M))
    return BadInput;
  std::vector<std::string> Keep(FunctionNames.begin(), FunctionNames.end());
  std::vector<std::string> Set(Settings.begin(), Settings.end());
  if (Error E = fixArguments(*M, Set, Keep)) {
    fail(std::move(E));
    return BadInput;
  }
  if (Error E = runPipeline(M, Keep, ReduceMode))
    return fail(std::move(E));
  Expected<Outcome> Result = readFunctions(*M);
  if (!Result)
    return fail(Result.takeError());
  if (!EmitFile.empty() && !writeModule(*M))
    return BadInput;
  print(outs(), sys::path::filename(M->getSourceFileName()), *Result);
  return Done;
}

int main(int ArgCount, char **Args) {
  InitLLVM Init(ArgCount, Args);
  cl::HideUnrelatedOptions(ReaderOptions);
  std::vector<const char *> AllArgs(Args, Args + ArgCount);
  AllArgs.insert(AllArgs.end(), std::begin(Thresholds), std::end(Thresholds));
  cl::ParseCommandLineOptions(AllArgs.size(), AllArgs.data(), "LLVM IR to iN SSA JSON\n");
  LLVMContext Context;
  SMDiagnostic Diagnostic;
  std::unique_ptr<Module> M = parseIRFile(InputFile, Diagnostic, Context);
  if (!M) {
    Diagnostic.print(Args[0], errs());
    return BadInput;
  }
  return bridge(std::move(M));
}
