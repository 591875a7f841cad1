//===- RewritePlan.cpp - What to rewrite and how far to reduce ------------===//
//
// See RewritePlan.h. Casts keep the value and constants are replaced by their
// residues, so that the multiples of M which the source adds to stay above zero
// disappear where the offset planned here makes up for them.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/RewritePlan.h"

#include "fieldwright/LooseFunctions.h"
#include "fieldwright/ReductionMatch.h"
#include "fieldwright/WordCost.h"
#include "llvm/ADT/PostOrderIterator.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/DebugCounter.h"

using namespace llvm;

#define DEBUG_TYPE "crandall-reduction"

DEBUG_COUNTER(IncompleteCounter, "crandall-incomplete", "Controls which reductions are left incomplete");

namespace fieldwright {

/// Rounds after which ranges that still grow are given up.
static constexpr unsigned MaxRounds = 32;

RewritePlan::RewritePlan(Function &F, const IntegerRanges &Ranges, const ReductionInfo &Info, SchemeTable &Schemes)
    : F(F), Ranges(Ranges), Schemes(Schemes) {
  selectInsts(Info);
  settle();
}

void RewritePlan::settle() {
  Valid = true;
  Settled.clear();
  Exits.clear();
  settleRanges();
  if (!Valid)
    return;
  absorbDifferences();
  planExits();
}

/// Takes every reduction, and what lies between them.
void RewritePlan::selectInsts(const ReductionInfo &Info) {
  ReversePostOrderTraversal<Function *> Order(&F);
  for (BasicBlock *BB : Order)
    for (Instruction &I : *BB) {
      ReductionState S = Info.stateOf(I);
      if (std::optional<Reduction> R = matchReduction(I)) {
        Insts[&I].Modulus = R->Modulus;
        Insts[&I].IsComplete =
            !S.isReduced() || S.Modulus != R->Modulus || !DebugCounter::shouldExecute(IncompleteCounter);
      } else if (S.isReduced() && Info.propagates(I)) {
        Insts[&I].Modulus = S.Modulus;
      }
    }
}

const PlannedInst *RewritePlan::find(const Value *V) const {
  auto It = Insts.find(const_cast<Instruction *>(dyn_cast<Instruction>(V)));
  return It == Insts.end() ? nullptr : &It->second;
}

Interval RewritePlan::operandRange(const Value *V, const APInt &Modulus) const {
  if (auto *C = dyn_cast<ConstantInt>(V))
    return Interval::of(bound(C->getValue()).urem(Modulus));
  if (const PlannedInst *P = find(V))
    return P->Range;
  return Ranges.rangeOf(V);
}

void RewritePlan::settleRanges() {
  const bool HasPhi = any_of(Insts, [](const auto &E) { return isa<PHINode>(E.first); });
  bool Changed = true;
  for (unsigned Round = 0; Changed && Valid; ++Round) {
    Changed = false;
    for (auto &[I, P] : Insts) {
      Changed |= update(*I, P);
      if (!Valid) // The range of I is unknown, and so are those behind it.
        return;
    }
    Changed &= HasPhi; // Without phis, operands come first.
    Valid = Round < MaxRounds;
  }
}

/// Recomputes the range of \p I; returns whether it changed.
bool RewritePlan::update(Instruction &I, PlannedInst &P) {
  std::optional<Interval> New = transfer(I, P);
  if (!New || !New->isTractable()) {
    Valid = false;
    return false;
  }
  bool Changed = Settled.insert(&I).second || !(P.Range == *New);
  P.Range = *New;
  return Changed;
}

std::optional<Interval> RewritePlan::transfer(const Instruction &I, PlannedInst &P) {
  auto Op = [&](unsigned N) { return operandRange(I.getOperand(N), P.Modulus); };
  switch (I.getOpcode()) {
  case Instruction::ZExt:
  case Instruction::Trunc:
    return Op(0);
  case Instruction::Add:
    return Op(0) + Op(1);
  case Instruction::Mul:
    return Op(0) * Op(1);
  case Instruction::Sub:
    return planSubtraction(I, P);
  case Instruction::Shl: {
    unsigned K = cast<ConstantInt>(I.getOperand(1))->getZExtValue();
    return Op(0) * Interval::of(powerOfTwo(K));
  }
  case Instruction::Select:
    return Op(1).unite(Op(2));
  case Instruction::PHI:
    return planPhi(I, P);
  default:
    return planReduction(I, P);
  }
}

/// x - y becomes (x + i M) - y with the least i that keeps it above zero.
Interval RewritePlan::planSubtraction(const Instruction &I, PlannedInst &P) {
  Interval X = operandRange(I.getOperand(0), P.Modulus);
  Interval Y = operandRange(I.getOperand(1), P.Modulus);
  P.Offset = bound(0);
  if (X.Lo.ult(Y.Hi))
    P.Offset = (Y.Hi - X.Lo + P.Modulus - 1).udiv(P.Modulus) * P.Modulus;
  return X + Interval::of(P.Offset) - Y;
}

/// The union of the incoming ranges; in the first round, of those that are known.
std::optional<Interval> RewritePlan::planPhi(const Instruction &I, const PlannedInst &P) {
  std::optional<Interval> Result;
  for (const Value *In : cast<PHINode>(I).incoming_values()) {
    if (find(In) && !Settled.contains(In))
      continue;
    Interval R = operandRange(In, P.Modulus);
    Result = Result ? Result->unite(R) : R;
  }
  return Result;
}

/// A complete reduction ends below the modulus, an incomplete one where it is to.
APInt RewritePlan::target(const PlannedInst &P) {
  return P.IsComplete ? P.Modulus - 1 : Schemes[P.Modulus].target(P.Goal);
}

std::optional<Interval> RewritePlan::planReduction(const Instruction &I, PlannedInst &P) {
  const ReductionScheme &Scheme = Schemes[P.Modulus];
  APInt Target = target(P);
  Value *Operand = matchReduction(I)->Operand;
  Interval X = operandRange(Operand, P.Modulus);
  std::optional<Recipe> R = Scheme.plan(X.Hi, Target);
  if (!R)
    return std::nullopt;
  P.Steps = *R;
  P.Borrow = planBorrow(Operand, P);
  if (P.Borrow)
    P.Steps = *Scheme.plan(P.Borrow->resultBound(), Target);
  bool IsCopy = P.Steps.Steps.empty() && !P.Borrow;
  return Interval{IsCopy ? X.Lo : bound(0), P.Steps.Bound};
}

const Instruction *RewritePlan::differenceOf(const Value *V) const {
  auto *I = dyn_cast<Instruction>(V);
  while (I && find(I) && I->hasOneUse() && isa<CastInst>(I))
    I = dyn_cast<Instruction>(I->getOperand(0));
  bool IsDifference = I && find(I) && I->hasOneUse() && I->getOpcode() == Instruction::Sub;
  return IsDifference ? I : nullptr;
}

/// A BorrowFold for \p Operand if it is cheaper than the offset and the steps that
/// \p P has now.
std::optional<BorrowFold> RewritePlan::planBorrow(const Value *Operand, const PlannedInst &P) {
  const Instruction *D = differenceOf(Operand);
  if (!D || find(D)->Offset.isZero())
    return std::nullopt;
  Interval X = operandRange(D->getOperand(0), P.Modulus);
  Interval Y = operandRange(D->getOperand(1), P.Modulus);
  std::optional<BorrowFold> Fold = BorrowFold::plan(X, Y, P.Modulus, P.IsComplete);
  if (!Fold)
    return std::nullopt;
  std::optional<Recipe> Rest = Schemes[P.Modulus].plan(Fold->resultBound(), target(P));
  unsigned OffsetCost = wordsFor(find(D)->Range.Hi) + P.Steps.Cost;
  if (!Rest || OffsetCost <= Fold->cost() + Rest->Cost)
    return std::nullopt;
  return Fold;
}

/// Marks what reductions with a BorrowFold compute themselves.
void RewritePlan::absorbDifferences() {
  for (auto &[I, P] : Insts)
    P.IsAbsorbed = false;
  for (auto &[I, P] : Insts) {
    if (!P.Borrow)
      continue;
    auto *Part = cast<Instruction>(matchReduction(*I)->Operand);
    const Instruction *D = differenceOf(Part);
    for (;; Part = cast<Instruction>(Part->getOperand(0))) {
      Insts[Part].IsAbsorbed = true;
      if (Part == D)
        break;
    }
  }
}

/// A boundary value is reduced until it fits the type that the source gave it.
void RewritePlan::planExits() {
  if (!looseModulus(F))
    return;
  for (const Instruction &I : instructions(F)) {
    const Use *U = boundaryUse(I);
    const PlannedInst *P = U ? find(U->get()) : nullptr;
    if (!P || P->IsComplete)
      continue;
    std::optional<Recipe> R = Schemes[P->Modulus].plan(P->Range.Hi, maxOfBits(boundaryBits(U->get())));
    Valid &= R.has_value();
    if (R)
      Exits.push_back({U, *R});
  }
}

} // namespace fieldwright
