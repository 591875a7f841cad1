//===- PlanCost.cpp - Word operations of a RewritePlan --------------------===//
//
// See PlanCost.h. Ranges decide how many words an operation works on: a product with a
// factor of one bit more than its words takes a row more, a square has every pair of
// words once, a multiple by a small constant is as wide as it is.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/PlanCost.h"

#include "fieldwright/ReductionMatch.h"
#include "fieldwright/SignedDigits.h"
#include "fieldwright/WordCost.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace fieldwright {

/// Rounds of a loop, and loops within each other that are told apart.
static constexpr uint64_t LoopWeight = 10;
static constexpr unsigned MaxLoopDepth = 4;

PlanCost::PlanCost(Function &F) : Dominators(F), Loops(Dominators) {}

uint64_t PlanCost::weight(const Instruction &I) const {
  unsigned Depth = std::min(Loops.getLoopDepth(I.getParent()), MaxLoopDepth);
  uint64_t Weight = 1;
  while (Depth-- > 0)
    Weight *= LoopWeight;
  return Weight;
}

static unsigned productCost(const APInt &X, const APInt &Y) { return ProductCost * wordsFor(X) * wordsFor(Y); }

/// Pairs of different words once, doubled as a whole, and the squares of words.
static unsigned squareCost(const APInt &X) {
  unsigned Words = wordsFor(X);
  return ProductCost * (Words * (Words + 1) / 2) + 2 * Words;
}

/// As a product or as shifts and additions, whichever takes less.
static unsigned multipleCost(const APInt &X, const APInt &Factor) {
  unsigned Words = wordsFor(X * Factor), Shifts = 0;
  if (Factor.isZero())
    return 0;
  SmallVector<SignedDigit, 8> Digits = signedDigits(Factor);
  for (const SignedDigit &D : Digits)
    Shifts += shiftCost(wordsFor(X), D.Position);
  return std::min<unsigned>(productCost(X, Factor), Shifts + (Digits.size() - 1) * Words);
}

static unsigned multiplicationCost(const Instruction &I, const Interval &X, const Interval &Y) {
  if (isa<ConstantInt>(I.getOperand(1)))
    return multipleCost(X.Hi, Y.Hi);
  if (isa<ConstantInt>(I.getOperand(0)))
    return multipleCost(Y.Hi, X.Hi);
  return I.getOperand(0) == I.getOperand(1) ? squareCost(X.Hi) : productCost(X.Hi, Y.Hi);
}

/// Adding zero is nothing; subtracting may need an addition first.
static unsigned additiveCost(const Instruction &I, const PlannedInst &P, const Interval &X, const Interval &Y) {
  bool IsSub = I.getOpcode() == Instruction::Sub;
  unsigned Words = wordsFor(IsSub ? X.Hi + P.Offset : P.Range.Hi);
  if (Y.Hi.isZero() || (!IsSub && X.Hi.isZero()))
    return 0;
  return P.Offset.isZero() || isa<ConstantInt>(I.getOperand(0)) ? Words : 2 * Words;
}

/// Of \p I, which is absorbed by no other one.
static unsigned emittedCost(const RewritePlan &Plan, const Instruction &I, const PlannedInst &P) {
  auto Op = [&](unsigned N) { return Plan.operandRange(I.getOperand(N), P.Modulus); };
  switch (I.getOpcode()) {
  case Instruction::ZExt:
  case Instruction::Trunc:
    return 0;
  case Instruction::Add:
  case Instruction::Sub:
    return additiveCost(I, P, Op(0), Op(1));
  case Instruction::Mul:
    return multiplicationCost(I, Op(0), Op(1));
  case Instruction::Shl:
    return shiftCost(wordsFor(P.Range.Hi), cast<ConstantInt>(I.getOperand(1))->getZExtValue());
  case Instruction::Select:
  case Instruction::PHI:
    return wordsFor(P.Range.Hi);
  default: // A reduction; one by the borrow is the subtraction, too.
    return P.Steps.Cost + (P.Borrow ? P.Borrow->cost() + wordsFor(P.Borrow->resultBound()) : 0);
  }
}

unsigned PlanCost::ofInst(const RewritePlan &Plan, const Instruction &I) {
  const PlannedInst &P = *Plan.find(&I);
  return P.IsAbsorbed ? 0 : emittedCost(Plan, I, P);
}

uint64_t PlanCost::of(const RewritePlan &Plan) const {
  uint64_t Total = 0;
  for (const auto &[I, P] : Plan.insts())
    Total += weight(*I) * ofInst(Plan, *I);
  for (const PlannedExit &E : Plan.exits())
    Total += weight(*cast<Instruction>(E.Boundary->getUser())) * E.Steps.Cost;
  return Total;
}

} // namespace fieldwright
