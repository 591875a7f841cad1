//===- ConditionalSubtraction.cpp - x < kM ? x : x - kM -------------------===//
//
// See ConditionalSubtraction.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/ConditionalSubtraction.h"

#include "fieldwright/WordCost.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace fieldwright {

ConditionalSubtraction::ConditionalSubtraction(const APInt &Multiple) : Multiple(bound(Multiple)) {}

APInt ConditionalSubtraction::resultBound(const APInt &Bound) const { return applies(Bound) ? Multiple - 1 : Bound; }

/// One subtraction must be enough.
bool ConditionalSubtraction::applies(const APInt &Bound) const {
  return Bound.uge(Multiple) && Bound.ult(Multiple * 2);
}

/// A subtraction, which is also the comparison, and a select.
unsigned ConditionalSubtraction::cost(const APInt &Bound) const { return 2 * wordsFor(Bound) + 1; }

Value *ConditionalSubtraction::emit(IRBuilderBase &B, Value *X, const APInt &Bound) const {
  if (!applies(Bound))
    return X;
  unsigned Bits = bitsFor(Bound);
  Value *Y = B.CreateZExtOrTrunc(X, B.getIntNTy(Bits));
  Constant *K = ConstantInt::get(Y->getType(), Multiple.trunc(Bits));
  Value *Below = B.CreateICmpULT(Y, K, "below");
  return B.CreateSelect(Below, Y, B.CreateSub(Y, K), "reduced");
}

} // namespace fieldwright
