//===- WideProducts.cpp - Wide products, row by row -----------------------===//
//
// LLVM's code generator multiplies wide integers by halves, in a tree whose carries
// it keeps in registers (setb, movzx). Here a product becomes what operand scanning
// computes: for each word of one factor the row of its products with the other
// one, and a sum of rows that is as wide as their bounds say, so that each addition is one
// chain of adc and leaves no carry. A square takes the products of different words once
// and doubles their sum. The words themselves are i128 products (mulx).
//
// Usage: opt -load-pass-plugin build/bridge-19/lib/FieldwrightBridge.so
//          -passes='function(wide-products)' -S in.ll
// With clang and -fpass-plugin it runs by itself at the end of the pipeline: passes
// in between know more about one wide product than about its words.
// -pass-remarks=wide-products (clang: -Rpass) names the products,
// -debug-counter=wide-products=0-4 leaves all but the first five alone.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/WideProducts.h"

#include "fieldwright/IntegerRanges.h"
#include "fieldwright/Interleave.h"
#include "fieldwright/WordCost.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/Statistic.h"
#include "llvm/Analysis/OptimizationRemarkEmitter.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/DebugCounter.h"

#define DEBUG_TYPE "wide-products"

using namespace llvm;

STATISTIC(NumProducts, "Number of wide products written as rows");
DEBUG_COUNTER(ProductCounter, "wide-products", "Controls which products are written as rows");

namespace fieldwright {

namespace {
/// A number cut into words.
struct Number {
  SmallVector<Value *, 8> Words;
  APInt Max;

  /// The largest value of the words from \p K on.
  APInt maxFrom(unsigned K) const { return Max.lshr(WordBits * K); }
  /// The largest value of word \p K.
  APInt wordMax(unsigned K) const { return APIntOps::umin(maxFrom(K), maxOfBits(WordBits)); }
};

/// A sum as it grows, and what it cannot exceed.
struct Sum {
  Value *V = nullptr;
  APInt Max = bound(0);
};

/// Emits one product in front of \p Mul.
class ProductEmitter {
public:
  ProductEmitter(BinaryOperator &Mul, const IntegerRanges &Ranges)
      : B(&Mul), Words(wordsForBits(Mul.getType()->getIntegerBitWidth())), Ranges(Ranges) {}

  Value *product(Value *X, Value *Y);
  Value *square(Value *X);

private:
  Number cut(Value *V);
  Value *wordProduct(Value *X, Value *Y);
  Value *row(Value *Word, ArrayRef<Value *> Others, unsigned Column, const APInt &Max);
  Value *squares(const Number &X, const APInt &Max);
  void add(Sum &Total, Value *V, const APInt &Max);
  void put(Value *&Number, Value *V, unsigned Column, unsigned Bits);
  unsigned bitsOf(const APInt &Max) const;

  IRBuilder<> B;
  /// Words of the result.
  unsigned Words;
  const IntegerRanges &Ranges;
};
} // namespace

Number ProductEmitter::cut(Value *V) {
  Number N{{}, Ranges.rangeOf(V).Hi};
  if (!isGuaranteedNotToBeUndefOrPoison(V))
    V = B.CreateFreeze(V);
  unsigned Bits = WordBits * std::max(1u, wordsFor(N.Max));
  V = B.CreateZExtOrTrunc(V, B.getIntNTy(Bits));
  for (unsigned From = 0; From < Bits; From += WordBits)
    N.Words.push_back(B.CreateTrunc(From ? B.CreateLShr(V, From) : V, B.getInt64Ty()));
  return N;
}

/// Bits of the words for a number up to \p Max, without those above the result.
unsigned ProductEmitter::bitsOf(const APInt &Max) const {
  return WordBits * std::min(Words, std::max(1u, wordsFor(Max)));
}

/// Puts \p V into \p Number, of \p Bits bits, from \p Column on, where it is zero.
void ProductEmitter::put(Value *&Number, Value *V, unsigned Column, unsigned Bits) {
  V = B.CreateZExtOrTrunc(V, B.getIntNTy(Bits));
  if (Column != 0)
    V = B.CreateShl(V, WordBits * Column);
  Number = Number ? B.CreateOr(Number, V) : V;
}

Value *ProductEmitter::wordProduct(Value *X, Value *Y) {
  Type *Double = B.getIntNTy(2 * WordBits);
  Value *A = B.CreateZExt(X, Double);
  return B.CreateNUWMul(A, X == Y ? A : B.CreateZExt(Y, Double));
}

/// Adds \p V, which is at most \p Max, in as many words as the sum may need.
void ProductEmitter::add(Sum &Total, Value *V, const APInt &Max) {
  Total.Max += Max;
  Type *T = B.getIntNTy(bitsOf(Total.Max));
  V = B.CreateZExtOrTrunc(V, T);
  Total.V = Total.V ? B.CreateAdd(B.CreateZExtOrTrunc(Total.V, T), V) : V;
}

/// \p Word times the number of the words \p Others, from \p Column on: the low words of
/// the products side by side, plus the high ones.
Value *ProductEmitter::row(Value *Word, ArrayRef<Value *> Others, unsigned Column, const APInt &Max) {
  unsigned Bits = bitsOf(Max), End = Bits / WordBits;
  Value *Low = nullptr, *High = nullptr;
  for (unsigned K = 0; K < Others.size() && Column + K < End; ++K) {
    Value *P = wordProduct(Word, Others[K]);
    put(Low, B.CreateTrunc(P, B.getInt64Ty()), Column + K, Bits);
    if (Column + K + 1 < End)
      put(High, B.CreateLShr(P, WordBits), Column + K + 1, Bits);
  }
  return High ? B.CreateAdd(Low, High) : Low;
}

/// The squares of the words of \p X side by side.
Value *ProductEmitter::squares(const Number &X, const APInt &Max) {
  unsigned Bits = bitsOf(Max);
  Value *V = nullptr;
  for (unsigned K = 0; K < X.Words.size() && 2 * WordBits * K < Bits; ++K)
    put(V, wordProduct(X.Words[K], X.Words[K]), 2 * K, Bits);
  return V;
}

Value *ProductEmitter::square(Value *Factor) {
  Number X = cut(Factor);
  Sum Total;
  for (unsigned K = 0; K + 1 < X.Words.size() && 2 * K + 1 < Words; ++K) {
    APInt Max = (X.wordMax(K) * X.maxFrom(K + 1)) << WordBits * (2 * K + 1);
    add(Total, row(X.Words[K], ArrayRef(X.Words).drop_front(K + 1), 2 * K + 1, Max), Max);
  }
  if (Total.V)
    add(Total, Total.V, Total.Max);
  APInt Max = bound(0);
  for (unsigned K = 0; K < X.Words.size(); ++K)
    Max += (X.wordMax(K) * X.wordMax(K)) << WordBits * 2 * K;
  add(Total, squares(X, Max), Max);
  return Total.V;
}

Value *ProductEmitter::product(Value *Left, Value *Right) {
  Number X = cut(Left), Y = cut(Right);
  if (X.Words.size() > Y.Words.size())
    std::swap(X, Y);
  Sum Total;
  for (unsigned K = 0; K < X.Words.size() && K < Words; ++K) {
    APInt Max = (X.wordMax(K) * Y.Max) << WordBits * K;
    add(Total, row(X.Words[K], Y.Words, K, Max), Max);
  }
  return Total.V;
}

static Value *emit(BinaryOperator &Mul, const IntegerRanges &Ranges) {
  Value *X = Mul.getOperand(0), *Y = Mul.getOperand(1);
  ProductEmitter E(Mul, Ranges);
  Value *V = X == Y ? E.square(X) : E.product(X, Y);
  return IRBuilder<>(&Mul).CreateZExtOrTrunc(V, Mul.getType());
}

/// The products in \p F that the target's own operations do not cover.
static SmallVector<BinaryOperator *, 16> wideProducts(Function &F) {
  SmallVector<BinaryOperator *, 16> Products;
  for (Instruction &I : instructions(F))
    if (I.getOpcode() == Instruction::Mul && hasIntegerRange(&I) &&
        wordsForBits(I.getType()->getIntegerBitWidth()) > 2 && DebugCounter::shouldExecute(ProductCounter))
      Products.push_back(cast<BinaryOperator>(&I));
  return Products;
}

/// Orders the blocks of \p Products while these are single operations: whole products
/// alternate then, and few words wait in between.
static void interleaveAround(ArrayRef<BinaryOperator *> Products) {
  SmallSetVector<BasicBlock *, 4> Blocks;
  for (BinaryOperator *Mul : Products)
    Blocks.insert(Mul->getParent());
  for (BasicBlock *Block : Blocks)
    interleave(*Block);
}

static void remark(const BinaryOperator &Mul, OptimizationRemarkEmitter &ORE) {
  ORE.emit([&] {
    return OptimizationRemark(DEBUG_TYPE, "Rows", &Mul)
           << "product of " << ore::NV("Bits", Mul.getType()->getIntegerBitWidth())
           << " bits written as rows of products of words";
  });
}

PreservedAnalyses WideProductsPass::run(Function &F, FunctionAnalysisManager &AM) {
  SmallVector<BinaryOperator *, 16> Products = wideProducts(F);
  if (Products.empty() || !F.getDataLayout().isLegalInteger(WordBits))
    return PreservedAnalyses::all();
  interleaveAround(Products);
  const IntegerRanges Ranges(F);
  auto &ORE = AM.getResult<OptimizationRemarkEmitterAnalysis>(F);
  for (BinaryOperator *Mul : Products) {
    remark(*Mul, ORE);
    Mul->replaceAllUsesWith(emit(*Mul, Ranges));
  }
  for (BinaryOperator *Mul : Products)
    Mul->eraseFromParent();
  NumProducts += Products.size();
  PreservedAnalyses PA;
  PA.preserveSet<CFGAnalyses>();
  return PA;
}

} // namespace fieldwright
