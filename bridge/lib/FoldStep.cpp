//===- FoldStep.cpp - Crandall folding ------------------------------------===//
//
// See FoldStep.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/FoldStep.h"

#include "fieldwright/WordCost.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace fieldwright {

FoldStep::FoldStep(unsigned Position, const APInt &Modulus)
    : Position(Position),
      Factor(powerOfTwo(Position).urem(bound(Modulus))) {}

APInt FoldStep::resultBound(const APInt &Bound) const {
  APInt High = Bound.lshr(Position);
  if (High.isZero())
    return Bound;
  APInt Low = Bound - High.shl(Position);
  return APIntOps::umax(Low + Factor * High,
                        maxOfBits(Position) + Factor * (High - 1));
}

/// One multiplication per pair of words (a high part of one bit is a mask), one
/// addition per word of the result, one double shift per word that is not aligned.
unsigned FoldStep::cost(const APInt &Bound) const {
  APInt High = Bound.lshr(Position);
  unsigned Products = wordsFor(High) * wordsFor(Factor);
  unsigned Sums = wordsFor(resultBound(Bound));
  unsigned Shifts = Position % WordBits == 0 ? 0 : wordsFor(High) + 1;
  return (High.isOne() ? 1 : 3) * Products + Sums + Shifts;
}

Value *FoldStep::emit(IRBuilderBase &B, Value *X, const APInt &Bound) const {
  APInt High = Bound.lshr(Position);
  if (High.isZero())
    return B.CreateZExtOrTrunc(X, B.getIntNTy(bitsFor(Bound)));
  Type *ResultType = B.getIntNTy(bitsFor(resultBound(Bound)));
  Value *L = B.CreateTrunc(X, B.getIntNTy(Position), "lo");
  Value *H = B.CreateTrunc(B.CreateLShr(X, Position),
                           B.getIntNTy(bitsFor(High)), "hi");
  Value *Folded = B.CreateNUWMul(
      B.CreateZExt(H, ResultType),
      ConstantInt::get(ResultType, Factor.trunc(ResultType->getIntegerBitWidth())));
  return B.CreateNUWAdd(Folded, B.CreateZExt(L, ResultType), "fold");
}

} // namespace fieldwright
