//===- NegativeFold.cpp - Folding where a power of two is -1 --------------===//
//
// See NegativeFold.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/NegativeFold.h"

#include "fieldwright/WordCost.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace fieldwright {

NegativeFold::NegativeFold(unsigned Position, unsigned Bits, const APInt &Modulus)
    : Position(Position), Bits(Bits), Modulus(bound(Modulus)), Factor(powerOfTwo(Bits).urem(this->Modulus)) {}

std::unique_ptr<NegativeFold> NegativeFold::of(const APInt &Modulus) {
  APInt M = bound(Modulus);
  unsigned Bits = alignTo(M.getActiveBits(), WordBits);
  APInt Power = powerOfTwo(Bits).urem(M);
  for (unsigned Position = Bits + 1; Position < Bits + WordBits; ++Position) {
    Power = Power.shl(1).urem(M);
    if (Power == M - 1)
      return std::unique_ptr<NegativeFold>(new NegativeFold(Position, Bits, M));
  }
  return nullptr;
}

std::optional<BorrowFold> NegativeFold::difference(const APInt &Bound) const {
  APInt High = Bound.lshr(Position);
  if (High.isZero())
    return std::nullopt;
  return BorrowFold::plan(Interval::ofBits(Bits), {bound(0), High}, Modulus, /*WantCanonical=*/false);
}

APInt NegativeFold::resultBound(const APInt &Bound) const {
  std::optional<BorrowFold> Difference = difference(Bound);
  return Difference ? Difference->resultBound() + product(Factor, maxOfBits(Position - Bits)) : Bound;
}

/// The difference with its borrow folded, two shifts of a word, the product, of which one
/// word may be all there is, and the sum of both.
unsigned NegativeFold::cost(const APInt &Bound) const {
  std::optional<BorrowFold> Difference = difference(Bound);
  if (!Difference)
    return 0;
  unsigned Words = wordsForBits(Bits);
  bool IsOneWord = wordsFor(product(Factor, maxOfBits(Position - Bits))) == 1;
  return Words + Difference->cost() + 2 + (IsOneWord ? 1 : ProductCost * wordsFor(Factor)) +
         wordsFor(resultBound(Bound));
}

Value *NegativeFold::emit(IRBuilderBase &B, Value *X, const APInt &Bound) const {
  std::optional<BorrowFold> Difference = difference(Bound);
  if (!Difference)
    return X;
  unsigned MiddleBits = Position - Bits;
  Value *L = B.CreateTrunc(X, B.getIntNTy(Bits), "lo");
  Value *G = B.CreateTrunc(B.CreateLShr(X, Bits), B.getIntNTy(MiddleBits), "middle");
  Value *H = B.CreateTrunc(B.CreateLShr(X, Position), B.getIntNTy(bitsFor(Bound.lshr(Position))), "hi");
  IntegerType *ResultType = B.getIntNTy(bitsFor(resultBound(Bound)));
  Constant *D = ConstantInt::get(ResultType, Factor.trunc(ResultType->getBitWidth()));
  Value *Product = B.CreateNUWMul(B.CreateZExt(G, ResultType), D);
  return B.CreateNUWAdd(Product, B.CreateZExt(Difference->emit(B, L, H), ResultType), "fold");
}

} // namespace fieldwright
