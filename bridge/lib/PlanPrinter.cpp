//===- PlanPrinter.cpp - print<reduction-plan> ----------------------------===//
//
// Usage: opt -load-pass-plugin build/bridge-19/lib/FieldwrightBridge.so
//          -passes='print<reduction-plan>' -disable-output in.ll
//
// One line for each instruction that is rewritten: its word operations, how often they
// count, the bits of its value, how far it goes if it is a reduction, and the
// instruction. "borrow" marks differences that are taken from their borrow.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/PlanPrinter.h"

#include "fieldwright/PlanSearch.h"
#include "fieldwright/ReductionMatch.h"

using namespace llvm;

namespace fieldwright {

static StringRef nameOf(Extent E) {
  switch (E) {
  case Extent::None:
    return "none";
  case Extent::ExtraWord:
    return "extra-word";
  case Extent::Words:
    return "words";
  }
  llvm_unreachable("unknown extent");
}

static std::string describe(const Instruction &I, const PlannedInst &P) {
  if (!matchReduction(I))
    return "";
  StringRef Goal = P.IsComplete ? "complete" : nameOf(P.Goal);
  return (" " + Goal + (P.Borrow ? " borrow" : "")).str();
}

static void print(raw_ostream &OS, const RewritePlan &Plan, const PlanCost &Cost) {
  for (const auto &[I, P] : Plan.insts())
    OS << "  " << PlanCost::ofInst(Plan, *I) << " x" << Cost.weight(*I) << " " << P.Range.Hi.getActiveBits() << " bits"
       << describe(*I, P) << ":" << *I << "\n";
  for (const PlannedExit &E : Plan.exits())
    OS << "  " << E.Steps.Cost << " x1 " << E.Steps.Bound.getActiveBits() << " bits exit:" << *E.Boundary->getUser()
       << "\n";
}

PreservedAnalyses PlanPrinterPass::run(Function &F, FunctionAnalysisManager &AM) {
  SchemeTable Schemes;
  RewritePlan Plan(F, AM.getResult<IntegerRangeAnalysis>(F), AM.getResult<ReductionAnalysis>(F), Schemes);
  OS << "Reduction plan of function '" << F.getName() << "':";
  if (!Plan.isValid()) {
    OS << " ranges do not settle\n";
    return PreservedAnalyses::all();
  }
  PlanCost Cost(F);
  PlanGain Gain = searchGoals(Plan, Cost);
  OS << " " << Gain.After << " word operations, local " << Gain.Before << "\n";
  print(OS, Plan, Cost);
  return PreservedAnalyses::all();
}

} // namespace fieldwright
