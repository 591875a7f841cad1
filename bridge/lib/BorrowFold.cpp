//===- BorrowFold.cpp - Differences modulo M from their borrow ------------===//
//
// See BorrowFold.h. Why folding twice is enough: the first fold borrows only if
// D < d, and leaves D - d + 2^m >= 2^m - d; that is at least d, as d < 2^(m-1),
// and its low word is at least 2^64 - d, so the second d comes off the low word.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/BorrowFold.h"

#include "fieldwright/LowWord.h"
#include "fieldwright/WordCost.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace fieldwright {

BorrowFold::BorrowFold(KindTy Kind, const APInt &Modulus)
    : Kind(Kind), Modulus(Modulus), Bits(alignTo(Modulus.getActiveBits(), WordBits)) {}

std::optional<BorrowFold> BorrowFold::plan(const Interval &X, const Interval &Y, const APInt &Modulus,
                                           bool WantCanonical) {
  if (WantCanonical && X.Hi.ult(Modulus) && Y.Hi.ult(Modulus))
    return BorrowFold(AddModulus, Modulus);
  BorrowFold Fold(FoldOnce, Modulus);
  APInt Max = maxOfBits(Fold.Bits);
  APInt D = (Max + 1).urem(Modulus);
  if (D.getActiveBits() >= WordBits || X.Hi.ugt(Max) || Y.Hi.ugt(Max))
    return std::nullopt;
  if ((X.Lo + Max + 1).ult(Y.Hi + D)) // A difference that borrows may be below d.
    Fold.Kind = FoldTwice;
  return Fold;
}

APInt BorrowFold::resultBound() const { return Kind == AddModulus ? Modulus - 1 : maxOfBits(Bits); }

/// A mask, its use, an addition or subtraction; for the second fold, of one word.
unsigned BorrowFold::cost() const {
  unsigned Words = wordsForBits(Bits);
  return Kind == AddModulus ? 1 + 2 * Words : (Kind == FoldOnce ? 2 : 5) + Words;
}

/// \p X as an integer of \p Bits bits that is the same at every use.
static Value *fix(IRBuilderBase &B, Value *X, unsigned Bits) {
  if (!isGuaranteedNotToBeUndefOrPoison(X))
    X = B.CreateFreeze(X);
  return B.CreateZExtOrTrunc(X, B.getIntNTy(Bits));
}

/// \p K where \p Condition holds, else zero.
static Value *masked(IRBuilderBase &B, Value *Condition, Constant *K) {
  return B.CreateSelect(Condition, K, Constant::getNullValue(K->getType()));
}

Value *BorrowFold::emit(IRBuilderBase &B, Value *X, Value *Y) const {
  X = fix(B, X, Bits);
  Y = fix(B, Y, Bits);
  Value *Difference = B.CreateSub(X, Y);
  Value *Borrow = B.CreateICmpULT(X, Y, "borrow");
  if (Kind == AddModulus)
    return B.CreateAdd(Difference, masked(B, Borrow, B.getInt(Modulus.trunc(Bits))));
  APInt D = powerOfTwo(Bits).urem(Modulus);
  Value *Fold = masked(B, Borrow, B.getInt(D.trunc(Bits)));
  Value *Once = B.CreateSub(Difference, Fold);
  if (Kind == FoldOnce)
    return Once;
  Value *BorrowAgain = B.CreateICmpULT(Difference, Fold, "borrow");
  Value *FoldAgain = masked(B, BorrowAgain, B.getInt(D.trunc(WordBits)));
  return withLowWord(B, Once, B.CreateSub(lowWord(B, Once), FoldAgain));
}

} // namespace fieldwright
