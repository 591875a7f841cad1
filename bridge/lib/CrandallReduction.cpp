//===- CrandallReduction.cpp - Modular reduction without division ---------===//
//
// Rewrites `urem x, 2^n - c` on wide integers with
//   2^m h + l  =  d h + l  (mod 2^n - c),   m >= n,  d = 2^(m-n) c,
// and, in the incomplete modes, leaves reductions unfinished whose result is only
// used modulo the same number (McLoughlin, "Optimized Cryptography with LLVM
// Non-Standard Bitwidth Types", sections 3.1 and 3.3).
//
// Usage: opt -load-pass-plugin build/bridge-19/lib/FieldwrightBridge.so
//          -passes='always-inline,function(sroa,early-cse,crandall-reduction<incomplete>)'
//          -S in.ll
//        clang -O3 -fpass-plugin=build/bridge-19/lib/FieldwrightBridge.so in.c
//
// A second parameter says how wide the types of unfinished values are, as in
// crandall-reduction<incomplete;word>: exact (default), word, pow2. A third one says
// who decides how far reductions go: global (default), a search for the fewest word
// operations of the function (PlanSearch), or local, each to the words of its modulus.
//
// What became of each reduction: -pass-remarks=crandall-reduction (clang: -Rpass), divisions
// that stay: -pass-remarks-missed, word operations of the plan: -pass-remarks-analysis;
// -debug-counter=crandall-incomplete=0-4 leaves only the first five reductions incomplete;
// -stats counts, where LLVM was built with statistics.
//
// Run it early. What instcombine, reassociate and correlated-propagation make of
// reductions is turned back where ranges allow it (RestoreForms), but not behind a
// freeze of a value that may be poison.
//
// [1] McLoughlin, "Optimized Cryptography with LLVM Non-Standard Bitwidth Types",
//     section 3.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/CrandallReduction.h"

#include "fieldwright/GraphRewriter.h"
#include "fieldwright/LocalReduction.h"
#include "fieldwright/LooseFunctions.h"
#include "fieldwright/PlanSearch.h"
#include "fieldwright/ReductionMatch.h"
#include "fieldwright/RestoreForms.h"
#include "fieldwright/WordCost.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/InstIterator.h"

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

std::optional<WidthPolicy> parseWidthPolicy(StringRef Name) {
  return StringSwitch<std::optional<WidthPolicy>>(Name)
      .Case("exact", WidthPolicy::Exact)
      .Case("word", WidthPolicy::Word)
      .Case("pow2", WidthPolicy::PowerOfTwo)
      .Default(std::nullopt);
}

std::optional<GoalPolicy> parseGoalPolicy(StringRef Name) {
  return StringSwitch<std::optional<GoalPolicy>>(Name)
      .Case("global", GoalPolicy::Global)
      .Case("local", GoalPolicy::Local)
      .Default(std::nullopt);
}

/// Whether \p F has integers that a reduction could be about.
static bool hasWideInteger(const Function &F) {
  return any_of(instructions(F), [](const Instruction &I) {
    return I.getType()->isIntegerTy() && I.getType()->getIntegerBitWidth() > WordBits;
  });
}

/// Whether there is anything to do in \p F.
static bool hasReduction(const Function &F) {
  return any_of(instructions(F), [](const Instruction &I) { return matchReduction(I).has_value(); });
}

/// Says what becomes of the reduction \p I.
static void remarkRewritten(const Instruction &I, const PlannedInst &P, OptimizationRemarkEmitter &ORE) {
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, P.IsComplete ? "Complete" : "Incomplete", &I)
           << "reduction rewritten in " << ore::NV("Steps", static_cast<unsigned>(P.Steps.Steps.size()))
           << " step(s): " << (P.IsComplete ? "complete" : "incomplete, below 2^")
           << (P.IsComplete ? "" : utostr(P.Steps.Bound.getActiveBits()));
  });
}

/// Counts and remarks on what \p Plan does.
static void announce(const RewritePlan &Plan, OptimizationRemarkEmitter &ORE) {
  NumLooseExits += Plan.exits().size();
  for (const auto &[I, P] : Plan.insts())
    if (matchReduction(*I)) {
      ++(P.IsComplete ? NumComplete : NumIncomplete);
      remarkRewritten(*I, P, ORE);
    }
}

/// Says what choosing goals over the whole of \p F saved.
static void remarkGain(Function &F, const PlanGain &Gain, OptimizationRemarkEmitter &ORE) {
  ORE.emit([&] {
    return OptimizationRemarkAnalysis(DEBUG_TYPE, "Plan", F.getSubprogram(), &F.getEntryBlock())
           << "planned with " << ore::NV("WordOperations", Gain.After) << " word operations, "
           << ore::NV("Local", Gain.Before) << " if each reduction stopped at the words of its modulus";
  });
}

/// Rewrites the reductions of \p F and what lies between them.
static bool rewriteGraph(Function &F, const IntegerRanges &Ranges, SchemeTable &Schemes, PhiPolicy Phis,
                         const RewriteOptions &Options, OptimizationRemarkEmitter &ORE) {
  ReductionInfo Info(F, Ranges, Phis);
  RewritePlan Plan(F, Ranges, Info, Schemes);
  if (!Plan.isValid())
    return false;
  if (Options.Goals == GoalPolicy::Global)
    remarkGain(F, searchGoals(Plan, PlanCost(F)), ORE);
  announce(Plan, ORE);
  const bool IsLoose = looseModulus(F).has_value();
  GraphRewriter(Plan, Options.Widths).run();
  if (IsLoose) // What was inferred for the result holds for the reduced one only.
    F.removeRetAttr(Attribute::Range);
  return true;
}

static bool reduce(Function &F, const IntegerRanges &Ranges, ReductionMode Mode, const RewriteOptions &Options,
                   OptimizationRemarkEmitter &ORE) {
  SchemeTable Schemes;
  switch (Mode) {
  case ReductionMode::Single:
    return reduceLocally(F, Ranges, Schemes, LocalSteps::One, ORE);
  case ReductionMode::Multi:
    return reduceLocally(F, Ranges, Schemes, LocalSteps::All, ORE);
  case ReductionMode::IncompletePhi:
    if (rewriteGraph(F, Ranges, Schemes, PhiPolicy::Propagate, Options, ORE))
      return true;
    [[fallthrough]]; // The ranges grow around a loop: complete them there.
  case ReductionMode::Incomplete:
    return rewriteGraph(F, Ranges, Schemes, PhiPolicy::Stop, Options, ORE);
  }
  llvm_unreachable("unknown mode");
}

/// Says that the results of the loose function \p F stay reduced.
static void remarkNotLoose(Function &F, OptimizationRemarkEmitter &ORE) {
  ORE.emit([&] {
    return OptimizationRemarkMissed(DEBUG_TYPE, "NotLoose", &*instructions(F).begin())
           << "results stay reduced although " << ore::NV("Function", &F)
           << " is annotated as loose: loose-moduli did not find a single modulus in it, "
              "or did not run before all other passes";
  });
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
             << "-bit integers left: " << (matchReduction(I) ? "this mode keeps it" : "not a remainder by a constant");
    });
  }
}

PreservedAnalyses CrandallReductionPass::run(Function &F, FunctionAnalysisManager &AM) {
  if (!hasWideInteger(F))
    return PreservedAnalyses::all();
  auto &ORE = AM.getResult<OptimizationRemarkEmitterAnalysis>(F);
  bool Changed = false;
  // The local modes keep a division for each reduction: none should be added.
  if (Mode == ReductionMode::Incomplete || Mode == ReductionMode::IncompletePhi)
    Changed = restoreForms(F, AM.getResult<IntegerRangeAnalysis>(F));
  if (hasReduction(F) && isLoose(F) && !looseModulus(F))
    remarkNotLoose(F, ORE);
  if (hasReduction(F))
    Changed |= reduce(F, IntegerRanges(F), Mode, Options, ORE);
  remarkMissed(F, ORE);
  if (!Changed)
    return PreservedAnalyses::all();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}

} // namespace fieldwright
