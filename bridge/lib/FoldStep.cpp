//===- FoldStep.cpp - Crandall and Solinas folding ------------------------===//
//
// See FoldStep.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/FoldStep.h"

#include "fieldwright/LowWord.h"
#include "fieldwright/WordCost.h"
#include "llvm/IR/IRBuilder.h"

using namespace llvm;

namespace fieldwright {

FoldStep::FoldStep(unsigned Position, const APInt &Modulus)
    : Position(Position), Factor(powerOfTwo(Position).urem(bound(Modulus))), Digits(signedDigits(Factor)) {}

APInt FoldStep::resultBound(const APInt &Bound) const {
  APInt High = Bound.lshr(Position);
  if (High.isZero())
    return Bound;
  APInt Low = Bound - High.shl(Position);
  APInt Product = product(Factor, High);
  return APIntOps::umax(Low + Product, maxOfBits(Position) + Product - Factor);
}

/// Whether a carry out of the low word is impossible: the high part is one bit, and
/// where it is set, the low part and d together fit a word. (The same holds for more
/// words, but then the bridge cannot prove that nothing is carried out of them.)
bool FoldStep::foldsLowWord(const APInt &Bound) const {
  APInt Low = Bound - powerOfTwo(Position);
  return Position > WordBits && Bound.lshr(Position).isOne() && (Low + Factor).getActiveBits() <= WordBits;
}

/// One multiplication per pair of words; a high part of one bit is a mask.
unsigned FoldStep::productCost(const APInt &High) const {
  return (High.isOne() ? 1 : ProductCost) * wordsFor(High) * wordsFor(Factor);
}

/// One shift and one addition for each digit; the addition of one comes for free.
unsigned FoldStep::digitsCost(const APInt &Bound) const {
  unsigned HighWords = wordsFor(Bound.lshr(Position)), Cost = 0;
  for (const SignedDigit &D : Digits)
    Cost += shiftCost(HighWords, D.Position) + HighWords;
  return Cost;
}

unsigned FoldStep::cost(const APInt &Bound) const {
  APInt High = Bound.lshr(Position);
  if (foldsLowWord(Bound))
    return 2 + shiftCost(1, Position);
  return std::min(productCost(High), digitsCost(Bound)) + wordsFor(resultBound(Bound)) +
         shiftCost(wordsFor(High), Position);
}

/// The positive or the negative part of d h for h = \p High.
APInt FoldStep::digitSum(const APInt &High, bool Negative) const {
  APInt Sum = bound(0);
  for (const SignedDigit &D : Digits)
    if (D.IsNegative == Negative)
      Sum += High.shl(D.Position);
  return Sum;
}

/// l plus the positive terms of d h, then minus the negative ones: as d h is not
/// negative, no partial difference is.
Value *FoldStep::emitDigits(IRBuilderBase &B, Value *Low, Value *High, const APInt &Bound) const {
  APInt MaxHigh = Bound.lshr(Position);
  APInt Top = maxOfBits(Position) + digitSum(MaxHigh, /*Negative=*/false);
  Type *T = B.getIntNTy(bitsFor(Top));
  Value *H = B.CreateZExt(High, T);
  auto Term = [&](const SignedDigit &D) {
    return D.Position == 0 ? H : B.CreateShl(H, D.Position, "", /*HasNUW=*/true);
  };
  Value *Sum = B.CreateZExt(Low, T);
  for (const SignedDigit &D : Digits)
    if (!D.IsNegative)
      Sum = B.CreateNUWAdd(Sum, Term(D));
  for (const SignedDigit &D : Digits)
    if (D.IsNegative)
      Sum = B.CreateNUWSub(Sum, Term(D));
  return Sum;
}

Value *FoldStep::emit(IRBuilderBase &B, Value *X, const APInt &Bound) const {
  APInt High = Bound.lshr(Position);
  if (High.isZero())
    return B.CreateZExtOrTrunc(X, B.getIntNTy(bitsFor(Bound)));
  IntegerType *ResultType = B.getIntNTy(bitsFor(resultBound(Bound)));
  Value *L = B.CreateTrunc(X, B.getIntNTy(Position), "lo");
  Value *H = B.CreateTrunc(B.CreateLShr(X, Position), B.getIntNTy(bitsFor(High)), "hi");
  if (foldsLowWord(Bound)) {
    Value *D = B.getInt(Factor.trunc(WordBits));
    Value *Fold = B.CreateNUWMul(B.CreateZExt(H, D->getType()), D);
    return withLowWord(B, L, B.CreateAdd(lowWord(B, L), Fold));
  }
  if (digitsCost(Bound) < productCost(High))
    return B.CreateTrunc(emitDigits(B, L, H, Bound), ResultType, "fold");
  Constant *D = ConstantInt::get(ResultType, Factor.trunc(ResultType->getBitWidth()));
  Value *Product = B.CreateNUWMul(B.CreateZExt(H, ResultType), D);
  return B.CreateNUWAdd(Product, B.CreateZExt(L, ResultType), "fold");
}

} // namespace fieldwright
