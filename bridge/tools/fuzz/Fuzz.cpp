//===- Fuzz.cpp - Random graphs before and after the passes ---------------===//
//
// Usage: fieldwright-fuzz [--seed N] [--count N] [--state FILE] [--print]
//
// Every graph is interpreted as it is and after every mode of crandall-reduction, half
// of the time behind passes that disguise reductions, on random and extreme inputs; the
// results must agree, and no flag that the passes set may be wrong. With a state file
// the seeds go on where the last run stopped. `--print` shows the graph of one seed.
// Exit codes: 0 all agree, 1 a mismatch (printed with its seed).
//
//===----------------------------------------------------------------------===//
#include "Interpreter.h"
#include "PassRunner.h"
#include "RandomFunction.h"

#include "fieldwright/Interval.h"
#include "fieldwright/LooseFunctions.h"
#include "fieldwright/LooseModuli.h"
#include "llvm/IR/Verifier.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/Transforms/Utils/Cloning.h"

using namespace llvm;
using namespace fieldwright;

static cl::OptionCategory FuzzOptions("Fuzz options");
static cl::opt<uint64_t> FirstSeed("seed", cl::init(1), cl::cat(FuzzOptions), cl::desc("First seed"));
static cl::opt<uint64_t> Count("count", cl::init(1000), cl::cat(FuzzOptions), cl::desc("Number of graphs"));
static cl::opt<std::string> StateFile("state", cl::cat(FuzzOptions), cl::desc("File with the next seed"));
static cl::opt<bool> Print("print", cl::cat(FuzzOptions), cl::desc("Print the graph of the first seed"));

/// What may stand in front of the pass: nothing, or what hides reductions.
static constexpr const char *Disguises[] = {"", "instcombine<no-verify-fixpoint>,", "reassociate,",
                                            "correlated-propagation,",
                                            "instcombine<no-verify-fixpoint>,correlated-propagation,reassociate,"};
/// The pass in every mode; behind the last one, products are written as the code generator gets them from clang.
static constexpr const char *Modes[] = {"crandall-reduction<single>", "crandall-reduction<multi>",
                                        "crandall-reduction<incomplete>",
                                        "crandall-reduction<incomplete-phi>,wide-products"};

/// Graphs that share a context, and after which the state is saved.
static constexpr unsigned BatchSize = 500;

/// Inputs per graph.
static constexpr unsigned Calls = 10;

using Call = SmallVector<APInt, 4>;

static Call drawCall(Random &Rng, const RandomFunction &G) {
  unsigned Bits = G.F->getReturnType()->getIntegerBitWidth();
  Call C;
  for (unsigned K = 0; K < 3; ++K)
    C.push_back(draw(Rng, Bits).zext(G.Limit.getBitWidth()).urem(G.Limit).trunc(Bits));
  C.push_back(APInt(8, below(Rng, 256)));
  return C;
}

/// Whether \p Found may stand for \p Expected: the same number, or congruent if the function is loose.
static bool agree(const std::optional<APInt> &LooseModulus, const APInt &Expected, const std::optional<APInt> &Found) {
  if (!Found || !LooseModulus)
    return Found == Expected;
  return bound(Expected).urem(*LooseModulus) == bound(*Found).urem(*LooseModulus);
}

static void report(uint64_t Seed, StringRef Passes, const Call &C, const APInt &Expected,
                   const std::optional<APInt> &Found, const Module &After) {
  errs() << "mismatch: seed " << Seed << ", passes " << Passes << "\n  arguments";
  for (const APInt &A : C)
    errs() << " " << A;
  errs() << "\n  expected  " << Expected << "\n  found     ";
  Found ? errs() << *Found : errs() << "poison";
  errs() << "\n" << After;
}

/// Whether the graph of \p Seed keeps its results in every mode.
static bool checkSeed(uint64_t Seed, LLVMContext &Context, PassRunner &Passes) {
  RandomFunction G = randomFunction(Context, Seed);
  Random Rng(~Seed);
  if (Print)
    outs() << *G.M;
  SmallVector<std::pair<Call, APInt>, Calls> Known;
  for (unsigned K = 0; K < Calls; ++K) {
    Call C = drawCall(Rng, G);
    if (std::optional<APInt> Result = interpret(*G.F, C))
      Known.push_back({C, *Result});
  }
  ModuleAnalysisManager None;
  LooseModuliPass().run(*G.M, None);
  const std::optional<APInt> LooseModulus = looseModulus(*G.F);
  StringRef Disguise = Disguises[below(Rng, 2) ? below(Rng, std::size(Disguises)) : 0];
  for (StringRef Mode : Modes) {
    std::unique_ptr<Module> After = CloneModule(*G.M);
    std::string Text = (Disguise + Mode).str();
    Passes.run(*After->getFunction("graph"), Text);
    if (verifyModule(*After, &errs()))
      report_fatal_error(Twine("seed ") + Twine(Seed) + ": the module is broken");
    for (auto &[C, Expected] : Known) {
      std::optional<APInt> Found = interpret(*After->getFunction("graph"), C);
      if (agree(LooseModulus, Expected, Found))
        continue;
      report(Seed, Text, C, Expected, Found, *After);
      return false;
    }
  }
  return true;
}

/// The seed that the state file names, or that of the command line.
static uint64_t startSeed() {
  uint64_t Seed = FirstSeed;
  if (StateFile.empty())
    return Seed;
  if (auto Buffer = MemoryBuffer::getFile(StateFile))
    (*Buffer)->getBuffer().trim().getAsInteger(10, Seed);
  return Seed;
}

static void saveSeed(uint64_t Seed) {
  if (StateFile.empty())
    return;
  std::error_code Error;
  raw_fd_ostream(StateFile, Error) << Seed << "\n";
}

int main(int Argc, char **Argv) {
  InitLLVM Init(Argc, Argv);
  cl::HideUnrelatedOptions(FuzzOptions);
  cl::ParseCommandLineOptions(Argc, Argv, "Compares random graphs before and after the passes.\n");
  uint64_t Start = startSeed();
  PassRunner Passes;
  std::optional<LLVMContext> Context;
  for (uint64_t Seed = Start; Seed < Start + Count; ++Seed) {
    if ((Seed - Start) % BatchSize == 0) { // Constants stay in a context for good.
      saveSeed(Seed);
      Context.emplace();
    }
    if (!checkSeed(Seed, *Context, Passes))
      return 1;
  }
  saveSeed(Start + Count);
  outs() << "seeds " << Start << " to " << Start + Count - 1 << ": " << Count << " graphs agree in " << std::size(Modes)
         << " modes\n";
  return 0;
}
