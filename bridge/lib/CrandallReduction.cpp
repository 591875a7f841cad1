//===- CrandallReduction.cpp - Modular reduction without division ---------===//
//
// Rewrites `urem x, 2^n - c` on wide integers with
//   2^m h + l  =  d h + l  (mod 2^n - c),   m >= n,  d = 2^(m-n) c,
// and, in the incomplete modes, leaves reductions unfinished whose result is only
// used modulo the same number.
//
// Usage: opt -load-pass-plugin build/bridge-19/lib/FieldwrightBridge.so
//          -passes='always-inline,function(sroa,early-cse,crandall-reduction<incomplete>)'
//          -S in.ll
//        clang -O3 -fpass-plugin=build/bridge-19/lib/FieldwrightBridge.so in.c
//
// Run it early: reassociate turns `sub nuw` into additions of negated values and
// correlated-propagation turns `urem` into selects.
//
// [1] McLoughlin, "Optimized Cryptography with LLVM Non-Standard Bitwidth Types",
//     section 3.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/CrandallReduction.h"

#include "fieldwright/GraphRewriter.h"
#include "fieldwright/LocalReduction.h"
#include "fieldwright/LooseFunctions.h"
#include "fieldwright/ReductionMatch.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/Support/Debug.h"

#define DEBUG_TYPE "crandall-reduction"

using namespace llvm;

STATISTIC(NumComplete, "Number of complete reductions rewritten");
STATISTIC(NumIncomplete, "Number of reductions left incomplete");
STATISTIC(NumLooseExits, "Number of loose boundary values");
STATISTIC(NumMissed, "Number of wide divisions left alone");

namespace fieldwright {

std::optional<ReductionMode> parseReductionMode(StringRef Name) {
  return StringSwitch<std::optional<ReductionMode>>(Name)
      .Case("single", ReductionMode::Single)
      .Case("multi", ReductionMode::Multi)
      .Case("incomplete", ReductionMode::Incomplete)
      .Case("incomplete-phi", ReductionMode::IncompletePhi)
      .Default(std::nullopt);
}

/// Whether there is anything to do in \p F.
static bool hasReduction(const Function &F) {
  return any_of(instructions(F),
                [](const Instruction &I) { return matchReduction(I).has_value(); });
}

/// Counts what \p Plan does.
static void count(const RewritePlan &Plan) {
  NumLooseExits += Plan.exits().size();
  for (const auto &[I, P] : Plan.insts()) {
    if (!matchReduction(*I))
      continue;
    ++(P.IsComplete ? NumComplete : NumIncomplete);
    LLVM_DEBUG(dbgs() << (P.IsComplete ? "complete:  " : "incomplete:")
                      << " below 2^" << P.Steps.Bound.getActiveBits() << *I << "\n");
  }
}

/// Rewrites the reductions of \p F and what lies between them.
static bool rewriteGraph(Function &F, const IntegerRanges &Ranges,
                         SchemeTable &Schemes, PhiPolicy Phis) {
  ReductionInfo Info(F, Ranges, Phis);
  RewritePlan Plan(F, Ranges, Info, Schemes);
  if (!Plan.isValid())
    return false;
  count(Plan);
  GraphRewriter(Plan).run();
  return true;
}

static bool reduce(Function &F, const IntegerRanges &Ranges, ReductionMode Mode) {
  SchemeTable Schemes;
  switch (Mode) {
  case ReductionMode::Single:
    return reduceLocally(F, Ranges, Schemes, LocalSteps::One);
  case ReductionMode::Multi:
    return reduceLocally(F, Ranges, Schemes, LocalSteps::All);
  case ReductionMode::IncompletePhi:
    if (rewriteGraph(F, Ranges, Schemes, PhiPolicy::Propagate))
      return true;
    [[fallthrough]]; // The ranges grow around a loop: complete them there.
  case ReductionMode::Incomplete:
    return rewriteGraph(F, Ranges, Schemes, PhiPolicy::Stop);
  }
  llvm_unreachable("unknown mode");
}

/// Says which wide divisions are left.
static void remarkMissed(Function &F, OptimizationRemarkEmitter &ORE) {
  for (Instruction &I : instructions(F)) {
    if (!isWideDivision(I))
      continue;
    ++NumMissed;
    ORE.emit([&] {
      return OptimizationRemarkMissed(DEBUG_TYPE, "DivisionLeft", &I)
             << "division of " << ore::NV("Bits", I.getType()->getIntegerBitWidth())
             << "-bit integers left: not a reduction modulo a constant 2^n - c";
    });
  }
}

PreservedAnalyses CrandallReductionPass::run(Function &F,
                                             FunctionAnalysisManager &AM) {
  bool Changed = hasReduction(F) &&
                 reduce(F, AM.getResult<IntegerRangeAnalysis>(F), Mode);
  remarkMissed(F, AM.getResult<OptimizationRemarkEmitterAnalysis>(F));
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}

} // namespace fieldwright
