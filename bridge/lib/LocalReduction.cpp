//===- LocalReduction.cpp - Fold in front of each division ----------------===//
//
// The simple form of the transformation: every reduction stays complete, and the
// division stays, but its dividend becomes small.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/LocalReduction.h"

#include "fieldwright/ReductionMatch.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"

#define DEBUG_TYPE "crandall-reduction"

using namespace llvm;

STATISTIC(NumFolded, "Number of divisions whose dividend was folded");

namespace fieldwright {

/// x mod M as a division of an integer of at most \p Bound.
static Value *divide(IRBuilderBase &B, Value *X, const APInt &Bound, const Reduction &R) {
  unsigned Bits = std::max(bitsFor(Bound), R.Modulus.getActiveBits());
  X = B.CreateZExtOrTrunc(X, B.getIntNTy(Bits));
  return B.CreateURem(X, B.getInt(R.Modulus.trunc(Bits)));
}

/// Says what becomes of the dividend of \p I.
static void remarkFolded(const Instruction &I, const Recipe &Plan, OptimizationRemarkEmitter &ORE) {
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Folded", &I)
           << "dividend folded in " << ore::NV("Steps", static_cast<unsigned>(Plan.Steps.size()))
           << " step(s), below 2^" << ore::NV("Bits", Plan.Bound.getActiveBits());
  });
}

/// Rewrites \p I; returns whether folding makes its dividend smaller.
static bool reduceOne(Instruction &I, const Reduction &R, const IntegerRanges &Ranges, const ReductionScheme &Scheme,
                      LocalSteps Steps, OptimizationRemarkEmitter &ORE) {
  APInt Bound = Ranges.rangeOf(R.Operand).Hi;
  std::optional<Recipe> Plan = Scheme.plan(Bound, Scheme.target(Extent::Words));
  if (!Plan || Plan->Steps.empty())
    return false;
  if (Steps == LocalSteps::One) {
    Plan->Steps.truncate(1);
    Plan->Bound = Plan->Steps.front()->resultBound(Bound);
  }
  ++NumFolded;
  remarkFolded(I, *Plan, ORE);
  IRBuilder<> B(&I);
  Value *Folded = emitRecipe(B, R.Operand, Bound, *Plan);
  Value *Result = divide(B, Folded, Plan->Bound, R);
  I.replaceAllUsesWith(B.CreateZExtOrTrunc(Result, I.getType()));
  I.eraseFromParent();
  return true;
}

bool reduceLocally(Function &F, const IntegerRanges &Ranges, SchemeTable &Schemes, LocalSteps Steps,
                   OptimizationRemarkEmitter &ORE) {
  bool Changed = false;
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (std::optional<Reduction> R = matchReduction(I))
      Changed |= reduceOne(I, *R, Ranges, Schemes[R->Modulus], Steps, ORE);
  return Changed;
}

} // namespace fieldwright
