//===- BarrettStep.cpp - Reduction by an approximate quotient -------------===//
//
// Why the result is below 3 M: let s = n - 1, t = L - s, and write the two
// roundings down as x >> s = x / 2^s - e and mu = 2^L / M - f with 0 <= e, f < 1.
//   (x >> s) mu / 2^t  =  x / M - e 2^s / M - f x / 2^L + e f / 2^t
//                      >  x / M - 1 - 1                  as 2^s <= M and x < 2^L,
// and rounding down to q takes off less than 1. Nothing is added, so q <= x / M.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/BarrettStep.h"

#include "fieldwright/WordCost.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace fieldwright {

BarrettStep::BarrettStep(const APInt &M) : Modulus(bound(M)), Shift(Modulus.getActiveBits() - 1) {}

APInt BarrettStep::resultBound(const APInt &Bound) const { return APIntOps::umin(Bound, Modulus * 3 - 1); }

APInt BarrettStep::reciprocal(const APInt &Bound) const { return powerOfTwo(bitsFor(Bound)).udiv(Modulus); }

/// A product for the quotient, half a product for its multiple of the modulus.
unsigned BarrettStep::cost(const APInt &Bound) const {
  unsigned High = wordsFor(Bound.lshr(Shift)), M = wordsFor(Modulus);
  unsigned Products = High * wordsFor(reciprocal(Bound)) + (High * M + 1) / 2;
  return ProductCost * Products + wordsFor(Modulus * 3);
}

Value *BarrettStep::emit(IRBuilderBase &B, Value *X, const APInt &Bound) const {
  unsigned L = bitsFor(Bound);
  IntegerType *ResultType = B.getIntNTy(bitsFor(resultBound(Bound)));
  if (L <= Shift)
    return B.CreateZExtOrTrunc(X, ResultType);
  APInt Mu = reciprocal(Bound);
  unsigned ProductBits = bitsFor(Bound.lshr(Shift) * Mu);
  IntegerType *ProductType = B.getIntNTy(std::max(ProductBits, L - Shift));
  Value *High = B.CreateZExtOrTrunc(B.CreateLShr(X, Shift), ProductType);
  Value *Product = B.CreateNUWMul(High, ConstantInt::get(ProductType, Mu.trunc(ProductType->getBitWidth())));
  Value *Quotient = B.CreateLShr(Product, L - Shift, "quotient");
  // x - q M fits the result, so its low bits are all there is to compute.
  Value *Multiple = B.CreateMul(B.CreateZExtOrTrunc(Quotient, ResultType),
                                ConstantInt::get(ResultType, Modulus.trunc(ResultType->getBitWidth())));
  return B.CreateSub(B.CreateZExtOrTrunc(X, ResultType), Multiple, "barrett");
}

} // namespace fieldwright
