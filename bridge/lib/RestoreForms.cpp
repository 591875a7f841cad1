//===- RestoreForms.cpp - Undo what other passes did to reductions --------===//
//
// See RestoreForms.h. A freeze is looked through only if there is nothing to freeze:
// the frozen value of a poison would be one number in the comparison and poison in the
// remainder.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/RestoreForms.h"

#include "fieldwright/IntegerRanges.h"
#include "fieldwright/ReductionMatch.h"
#include "fieldwright/ReductionScheme.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/PatternMatch.h"
#include "llvm/IR/ValueHandle.h"
#include "llvm/Transforms/Utils/Local.h"

using namespace llvm;
using namespace llvm::PatternMatch;

namespace fieldwright {

static Value *lookThroughFreeze(Value *V) {
  auto *F = dyn_cast<FreezeInst>(V);
  return F && isGuaranteedNotToBeUndefOrPoison(F->getOperand(0)) ? F->getOperand(0) : V;
}

/// M if \p V is \p X - M for a constant M.
static std::optional<APInt> subtracted(Value *V, Value *X) {
  const APInt *C;
  if (match(V, m_Sub(m_Specific(X), m_APInt(C))))
    return *C;
  if (match(V, m_Add(m_Specific(X), m_APInt(C))))
    return -*C;
  return std::nullopt;
}

/// Whether \p Condition holds exactly for the \p X below \p M.
static bool isBelow(Value *Condition, Value *X, const APInt &M) {
  return match(Condition, m_SpecificICmp(CmpInst::ICMP_ULT, m_Specific(X), m_SpecificInt(M))) ||
         match(Condition, m_SpecificICmp(CmpInst::ICMP_ULE, m_Specific(X), m_SpecificInt(M - 1)));
}

/// The opposite.
static bool isNotBelow(Value *Condition, Value *X, const APInt &M) {
  return match(Condition, m_SpecificICmp(CmpInst::ICMP_UGE, m_Specific(X), m_SpecificInt(M))) ||
         match(Condition, m_SpecificICmp(CmpInst::ICMP_UGT, m_Specific(X), m_SpecificInt(M - 1)));
}

namespace {
struct Remainder {
  Value *X;
  APInt M;
};
} // namespace

/// x - M if x is not below M, as a select or as an unsigned minimum.
static std::optional<Remainder> conditionalSubtraction(Instruction &I) {
  Value *C, *A, *B;
  if (match(&I, m_Select(m_Value(C), m_Value(A), m_Value(B)))) {
    if (auto M = subtracted(B, A); M && isBelow(C, A, *M))
      return Remainder{A, *M};
    if (auto M = subtracted(A, B); M && isNotBelow(C, B, *M))
      return Remainder{B, *M};
  }
  if (match(&I, m_Intrinsic<Intrinsic::umin>(m_Value(A), m_Value(B)))) {
    if (auto M = subtracted(B, A))
      return Remainder{A, *M};
    if (auto M = subtracted(A, B))
      return Remainder{B, *M};
  }
  return std::nullopt;
}

static bool restoreRemainder(Instruction &I, const IntegerRanges &Ranges) {
  std::optional<Remainder> R = conditionalSubtraction(I);
  if (!R || !ReductionScheme::supports(R->M) || Ranges.rangeOf(R->X).Hi.uge(bound(R->M) * 2))
    return false;
  IRBuilder<> B(&I);
  I.replaceAllUsesWith(B.CreateURem(lookThroughFreeze(R->X), ConstantInt::get(I.getType(), R->M)));
  return true;
}

namespace {
/// A sum without brackets.
struct Terms {
  SmallVector<Value *, 8> Added, Taken;
  bool Wraps = false;
};

/// Whether constants with the highest bit set are meant as negative.
enum class Constants { Unsigned, Signed };
} // namespace

/// Adds the terms of \p V, with additions of one use opened up.
static void collect(Value *V, bool IsRoot, Constants How, const IntegerRanges &Ranges, Terms &T) {
  Value *A, *B;
  const APInt *C;
  if ((IsRoot || V->hasOneUse()) && match(V, m_Add(m_Value(A), m_Value(B)))) {
    T.Wraps |= Ranges.mayWrap(*cast<Instruction>(V));
    collect(A, false, How, Ranges, T);
    return collect(B, false, How, Ranges, T);
  }
  if (match(V, m_Neg(m_Value(A))))
    T.Taken.push_back(A);
  else if (How == Constants::Signed && match(V, m_APInt(C)) && C->isNegative())
    T.Taken.push_back(ConstantInt::get(V->getType(), -*C));
  else
    T.Added.push_back(V);
}

static Interval totalOf(ArrayRef<Value *> Values, const IntegerRanges &Ranges) {
  Interval Total = Interval::of(bound(0));
  for (Value *V : Values)
    Total = Total + Ranges.rangeOf(V);
  return Total;
}

/// Whether the additions of \p T, and then the subtractions, stay within \p Bits bits.
static bool isExact(const Terms &T, unsigned Bits, const IntegerRanges &Ranges) {
  Interval Added = totalOf(T.Added, Ranges), Taken = totalOf(T.Taken, Ranges);
  return !T.Added.empty() && Added.Hi.ule(maxOfBits(Bits)) && Added.Lo.uge(Taken.Hi);
}

/// Whether \p I is part of a larger sum that will be looked at as a whole.
static bool isInnerSum(const Instruction &I) {
  return I.hasOneUse() && cast<Instruction>(*I.user_begin())->getOpcode() == Instruction::Add;
}

static Value *emit(IRBuilderBase &B, const Terms &T) {
  Value *Sum = T.Added.front();
  for (Value *V : ArrayRef(T.Added).drop_front())
    Sum = B.CreateNUWAdd(Sum, V);
  for (Value *V : T.Taken)
    Sum = B.CreateNUWSub(Sum, V);
  return Sum;
}

/// Turns a sum that wraps although its value is that of the integers into additions
/// and then subtractions that do not.
static bool restoreDifference(Instruction &I, const IntegerRanges &Ranges) {
  if (I.getOpcode() != Instruction::Add || isInnerSum(I))
    return false;
  for (Constants How : {Constants::Unsigned, Constants::Signed}) {
    Terms T;
    collect(&I, true, How, Ranges, T);
    if (!T.Wraps || T.Taken.empty() || !isExact(T, I.getType()->getIntegerBitWidth(), Ranges))
      continue;
    IRBuilder<> B(&I);
    I.replaceAllUsesWith(emit(B, T));
    return true;
  }
  return false;
}

bool restoreForms(Function &F, const IntegerRanges &Ranges) {
  SmallVector<WeakTrackingVH, 16> Replaced; // Their comparisons must go, too.
  for (Instruction &I : make_early_inc_range(instructions(F)))
    if (hasIntegerRange(&I) && (restoreRemainder(I, Ranges) || restoreDifference(I, Ranges)))
      Replaced.push_back(&I);
  return RecursivelyDeleteTriviallyDeadInstructionsPermissive(Replaced);
}

} // namespace fieldwright
