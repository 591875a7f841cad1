//===- RandomFunction.cpp - Random modular expression graphs --------------===//
//
// See RandomFunction.h. Every value keeps an upper bound, so that no-wrap flags are
// set only where they hold; half of the time they are left off all the same.
//
//===----------------------------------------------------------------------===//
#include "RandomFunction.h"

#include "llvm/IR/Constants.h"
#include "llvm/IR/IRBuilder.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace fieldwright {

unsigned below(Random &Rng, unsigned End) { return Rng() % End; }

APInt draw(Random &Rng, unsigned Bits) {
  SmallVector<uint64_t, 18> Words;
  for (unsigned K = 0; K < divideCeil(Bits, 64u); ++K)
    Words.push_back(Rng());
  APInt X = APInt(alignTo(Bits, 64), Words).trunc(Bits);
  switch (below(Rng, 8)) {
  case 0:
    return APInt(Bits, below(Rng, 4));
  case 1:
    return APInt::getAllOnes(Bits) - below(Rng, 4);
  default:
    return X;
  }
}

static constexpr unsigned ModulusWidth = 600;

static APInt power(unsigned K) { return APInt::getOneBitSet(ModulusWidth, K); }

/// Moduli with names, and now and then any other.
static APInt randomModulus(Random &Rng) {
  auto N = [](uint64_t V) { return APInt(ModulusWidth, V); };
  switch (below(Rng, 15)) {
  case 0:
    return power(255) - N(19);
  case 1:
    return power(256) - power(32) - N(977);
  case 2:
    return power(130) - N(5);
  case 3:
    return power(448) - power(224) - N(1);
  case 4:
    return power(521) - N(1);
  case 5:
    return power(192) - power(64) - N(1);
  case 6:
    return power(224) - power(96) + N(1);
  case 7:
    return power(256) - power(224) + power(192) + power(96) - N(1);
  case 8:
    return power(384) - power(128) - power(96) + power(32) - N(1);
  case 9:
    return power(127) - N(1);
  case 10:
    return power(64) + N(13);
  case 11:
    return power(200) * 3;
  case 12:
    return power(64) - power(32) + N(1);
  default: {
    unsigned Bits = 65 + below(Rng, 457);
    APInt M = draw(Rng, Bits).zext(ModulusWidth) | power(Bits - 1);
    return M.isPowerOf2() ? M + 3 : M;
  }
  }
}

namespace {
/// Builds one function; elements are values of the element type below Limit.
class Generator {
public:
  Generator(LLVMContext &Context, uint64_t Seed);
  RandomFunction take();

private:
  /// An intermediate value and what it cannot exceed.
  struct Wide {
    Value *V;
    APInt Max;
  };

  unsigned choose(unsigned End) { return below(Rng, End); }
  bool flip() { return choose(2) == 0; }
  Value *element() { return Elements[Elements.size() - 1 - choose(std::min<size_t>(5, Elements.size()))]; }
  Constant *wide(const APInt &C) { return ConstantInt::get(WideType, C.zextOrTrunc(WideType->getBitWidth())); }
  Wide widened(Value *V) { return {B.CreateZExt(V, WideType), Limit - 1}; }
  bool fits(const APInt &Max) const { return Max.getActiveBits() <= WideType->getBitWidth(); }
  Wide bounded(Value *V, const APInt &Max) { return {V, Max}; }
  Wide constant();
  Wide leaf();
  Wide sum(Wide X, Wide Y);
  Wide product(Wide X, Wide Y);
  Wide difference(Wide X, Wide Y);
  Wide chosen(Wide X, Wide Y);
  Wide shifted(Wide X);
  Wide expression(unsigned Depth);
  Value *reduced(Wide X);
  Value *impure();
  Value *condition();
  void branch();
  void loop();
  void statement();
  void markLoose();

  Random Rng;
  std::unique_ptr<Module> M;
  IRBuilder<> B;
  APInt Modulus, Limit;
  bool IsLoose;
  IntegerType *ElementType = nullptr, *WideType = nullptr;
  Function *F = nullptr;
  SmallVector<Value *, 16> Elements;
};
} // namespace

/// Bounds are compared in this width: products of two wide values fit.
static constexpr unsigned BoundWidth = 4096;

Generator::Generator(LLVMContext &Context, uint64_t Seed)
    : Rng(Seed), M(std::make_unique<Module>("graph", Context)), B(Context) {
  Modulus = randomModulus(Rng).zext(BoundWidth);
  IsLoose = choose(10) < 3;
  unsigned Bits = Modulus.getActiveBits() + IsLoose;
  Limit = IsLoose ? APInt::getOneBitSet(BoundWidth, Bits) : Modulus;
  ElementType = B.getIntNTy(Bits);
  WideType = B.getIntNTy(2 * Bits + 16);
  M->setDataLayout("n64"); // wide-products wants words.
  auto *Type = FunctionType::get(ElementType, {ElementType, ElementType, ElementType, B.getInt8Ty()}, false);
  F = Function::Create(Type, GlobalValue::ExternalLinkage, "graph", *M);
  B.SetInsertPoint(BasicBlock::Create(Context, "entry", F));
  for (unsigned K = 0; K < 3; ++K) {
    Elements.push_back(F->getArg(K));
    if (!IsLoose)
      B.CreateAssumption(B.CreateICmpULT(F->getArg(K), ConstantInt::get(ElementType, Limit.trunc(Bits))));
  }
}

Generator::Wide Generator::constant() {
  unsigned Bits = Modulus.getActiveBits();
  APInt C = choose(3) == 0 ? APInt(BoundWidth, choose(200000)) : draw(Rng, Bits).zext(BoundWidth);
  return {wide(C), C};
}

Generator::Wide Generator::leaf() { return choose(8) == 0 ? constant() : widened(element()); }

Generator::Wide Generator::sum(Wide X, Wide Y) {
  APInt Max = X.Max + Y.Max;
  return fits(Max) ? bounded(B.CreateAdd(X.V, Y.V, "", flip()), Max) : X;
}

Generator::Wide Generator::product(Wide X, Wide Y) {
  APInt Max = X.Max * Y.Max;
  return fits(Max) ? bounded(B.CreateMul(X.V, Y.V, "", flip()), Max) : X;
}

/// x + k M - y with k M above every y.
Generator::Wide Generator::difference(Wide X, Wide Y) {
  APInt Multiple = (Y.Max.udiv(Modulus) + 1 + choose(2)) * Modulus, Max = X.Max + Multiple;
  if (!fits(Max))
    return X;
  Value *Raised = B.CreateAdd(X.V, wide(Multiple), "", flip());
  return {B.CreateSub(Raised, Y.V, "", flip()), Max};
}

Value *Generator::condition() {
  if (choose(3) == 0)
    return B.CreateICmpUGT(element(), element());
  return B.CreateIsNotNull(B.CreateAnd(F->getArg(3), 1 + choose(7)));
}

Generator::Wide Generator::chosen(Wide X, Wide Y) {
  return {B.CreateSelect(condition(), X.V, Y.V), X.Max.ugt(Y.Max) ? X.Max : Y.Max};
}

Generator::Wide Generator::shifted(Wide X) {
  unsigned K = 1 + choose(8);
  return fits(X.Max.shl(K)) ? bounded(B.CreateShl(X.V, K, "", flip()), X.Max.shl(K)) : X;
}

Generator::Wide Generator::expression(unsigned Depth) {
  if (Depth == 0)
    return leaf();
  Wide X = expression(Depth - 1);
  switch (choose(9)) {
  case 0:
  case 1:
    return sum(X, expression(Depth - 1));
  case 2:
  case 3:
    return product(X, flip() ? leaf() : X);
  case 4:
  case 5:
    return difference(X, leaf());
  case 6:
    return chosen(X, leaf());
  case 7:
    return shifted(X);
  default:
    return widened(reduced(X));
  }
}

Value *Generator::reduced(Wide X) {
  Value *V = choose(16) == 0 ? B.CreateFreeze(X.V) : X.V;
  Value *R = B.CreateTrunc(B.CreateURem(V, wide(Modulus)), ElementType);
  Elements.push_back(R);
  return R;
}

/// Something that does not depend on residues alone, or that wraps.
Value *Generator::impure() {
  Value *X = element(), *Y = element();
  switch (choose(6)) {
  case 0:
    return B.CreateAdd(X, Y);
  case 1:
    return B.CreateSub(X, Y);
  case 2:
    return B.CreateXor(X, Y);
  case 3:
    return B.CreateMul(X, Y);
  case 4:
    return B.CreateZExt(B.CreateTrunc(X, B.getInt64Ty()), ElementType);
  default: {
    APInt Other = randomModulus(Rng).zext(BoundWidth).trunc(WideType->getBitWidth());
    if (Other.isZero())
      return X;
    Value *R = B.CreateURem(B.CreateMul(widened(X).V, widened(Y).V), ConstantInt::get(WideType, Other));
    return B.CreateTrunc(R, ElementType);
  }
  }
}

/// Both arms compute something; a phi joins them.
void Generator::branch() {
  LLVMContext &C = M->getContext();
  BasicBlock *Then = BasicBlock::Create(C, "then", F), *Else = BasicBlock::Create(C, "else", F),
             *Join = BasicBlock::Create(C, "join", F);
  B.CreateCondBr(condition(), Then, Else);
  size_t Known = Elements.size();
  auto Arm = [&](BasicBlock *Block) {
    B.SetInsertPoint(Block);
    Value *V = reduced(expression(1 + choose(2)));
    Elements.truncate(Known);
    B.CreateBr(Join);
    return V;
  };
  Value *X = Arm(Then), *Y = Arm(Else);
  B.SetInsertPoint(Join);
  PHINode *P = B.CreatePHI(ElementType, 2);
  P->addIncoming(X, Then);
  P->addIncoming(flip() ? Y : Elements.back(), Else);
  Elements.push_back(P);
}

/// One or two elements go around.
void Generator::loop() {
  LLVMContext &C = M->getContext();
  BasicBlock *Before = B.GetInsertBlock(), *Body = BasicBlock::Create(C, "body", F),
             *After = BasicBlock::Create(C, "after", F);
  Value *Starts[] = {element(), element()};
  B.CreateBr(Body);
  B.SetInsertPoint(Body);
  PHINode *Count = B.CreatePHI(B.getInt8Ty(), 2);
  Count->addIncoming(B.getInt8(0), Before);
  SmallVector<PHINode *, 2> Phis;
  for (Value *Start : ArrayRef(Starts).take_front(1 + choose(2))) {
    Phis.push_back(B.CreatePHI(ElementType, 2));
    Phis.back()->addIncoming(Start, Before);
  }
  Elements.append(Phis.begin(), Phis.end());
  size_t Known = Elements.size();
  SmallVector<Value *, 2> Next;
  for (size_t K = 0; K < Phis.size(); ++K)
    Next.push_back(reduced(expression(1 + choose(2))));
  Elements.truncate(Known);
  Value *Last = Next.back();
  Value *Counted = B.CreateAdd(Count, B.getInt8(1));
  B.CreateCondBr(B.CreateICmpULT(Counted, B.CreateAnd(F->getArg(3), 3)), Body, After);
  Count->addIncoming(Counted, Body);
  for (size_t K = 0; K < Phis.size(); ++K)
    Phis[K]->addIncoming(Next[Phis.size() - 1 - K], Body);
  Elements.push_back(Last);
  B.SetInsertPoint(After);
}

void Generator::statement() {
  switch (choose(8)) {
  case 0:
    return branch();
  case 1:
    return loop();
  case 2: // May be anything that the type holds.
    reduced({B.CreateZExt(impure(), WideType), APInt::getLowBitsSet(BoundWidth, ElementType->getBitWidth())});
    return;
  default:
    reduced(expression(1 + choose(3)));
  }
}

/// The entry that clang writes for [[clang::annotate("fieldwright::loose")]].
void Generator::markLoose() {
  LLVMContext &C = M->getContext();
  auto *Text = ConstantDataArray::getString(C, "fieldwright::loose");
  auto *Name = new GlobalVariable(*M, Text->getType(), true, GlobalValue::PrivateLinkage, Text);
  Constant *Entry = ConstantStruct::getAnon({F, Name});
  auto *Table = ConstantArray::get(ArrayType::get(Entry->getType(), 1), {Entry});
  new GlobalVariable(*M, Table->getType(), false, GlobalValue::AppendingLinkage, Table, "llvm.global.annotations");
}

RandomFunction Generator::take() {
  for (unsigned K = 1 + choose(7); K > 0; --K)
    statement();
  B.CreateRet(reduced(expression(2)));
  if (IsLoose)
    markLoose();
  return {std::move(M), F, Limit};
}

RandomFunction randomFunction(LLVMContext &Context, uint64_t Seed) { return Generator(Context, Seed).take(); }

} // namespace fieldwright
