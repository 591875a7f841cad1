//===- GraphRewriter.cpp - Carries out a RewritePlan ----------------------===//
//
// Types follow the planned ranges, bit by bit unless the width policy rounds them up:
// every new operation is at least as wide as its operands and result need, so none wraps and `nuw` holds by
// construction. The flags of the old operations are not copied: they state facts about reduced values, which the new
// ones are not.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/GraphRewriter.h"

#include "fieldwright/ReductionMatch.h"
#include "fieldwright/WordCost.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/Instructions.h"
#include "llvm/Support/MathExtras.h"

using namespace llvm;

namespace fieldwright {

void GraphRewriter::run() {
  for (const auto &[I, P] : Plan.insts()) {
    if (P.IsAbsorbed)
      continue;
    Value *V = emit(*I, P);
    if (isa<Instruction>(V) && !V->hasName())
      V->setName(I->getName());
    New[I] = V;
  }
  connectPhis();
  redirectUsers();
  deleteOldGraph();
}

/// The new value of \p V, congruent modulo \p Modulus, in whatever type it has.
Value *GraphRewriter::newValue(IRBuilderBase &B, Value *V, const APInt &Modulus) const {
  if (auto *C = dyn_cast<ConstantInt>(V)) {
    APInt Residue = bound(C->getValue()).urem(Modulus);
    return B.getInt(Residue.trunc(bitsFor(Residue)));
  }
  for (auto It = New.find(V);; It = New.find(V)) {
    if (It != New.end())
      return It->second;
    auto *Z = dyn_cast<ZExtInst>(V);
    if (!Z)
      return V;
    V = Z->getOperand(0);
  }
}

/// The same as an integer of \p Bits bits, which are enough.
Value *GraphRewriter::operand(IRBuilderBase &B, Value *V, const APInt &Modulus, unsigned Bits) const {
  return B.CreateZExtOrTrunc(newValue(B, V, Modulus), B.getIntNTy(Bits));
}

/// Whether \p V is a constant congruent to zero.
static bool isZeroResidue(const Value *V, const APInt &Modulus) {
  auto *C = dyn_cast<ConstantInt>(V);
  return C && bound(C->getValue()).urem(Modulus).isZero();
}

Value *GraphRewriter::emit(Instruction &I, const PlannedInst &P) {
  IRBuilder<> B(&I);
  unsigned Bits = typeBits(bitsFor(P.Range.Hi));
  auto Operand = [&](Value *V) { return operand(B, V, P.Modulus, Bits); };
  if (std::optional<Reduction> R = matchReduction(I))
    return emitReduction(B, R->Operand, P);
  switch (I.getOpcode()) {
  case Instruction::ZExt:
  case Instruction::Trunc:
    return Operand(I.getOperand(0));
  case Instruction::Select:
    return B.CreateSelect(I.getOperand(0), Operand(I.getOperand(1)), Operand(I.getOperand(2)));
  case Instruction::PHI:
    return B.CreatePHI(B.getIntNTy(Bits), I.getNumOperands());
  default:
    return emitArithmetic(B, I, P);
  }
}

Value *GraphRewriter::emitReduction(IRBuilderBase &B, Value *Operand, const PlannedInst &P) {
  if (!P.Borrow)
    return emitRecipe(B, newValue(B, Operand, P.Modulus), Plan.operandRange(Operand, P.Modulus).Hi, P.Steps);
  const Instruction *D = Plan.differenceOf(Operand);
  Value *X = newValue(B, D->getOperand(0), P.Modulus);
  Value *Y = newValue(B, D->getOperand(1), P.Modulus);
  return emitRecipe(B, P.Borrow->emit(B, X, Y), P.Borrow->resultBound(), P.Steps);
}

/// Width of the type for values of \p Bits bits.
unsigned GraphRewriter::typeBits(unsigned Bits) const {
  switch (Widths) {
  case WidthPolicy::Exact:
    return Bits;
  case WidthPolicy::Word:
    return alignTo(Bits, WordBits);
  case WidthPolicy::PowerOfTwo:
    return std::max<unsigned>(WordBits, PowerOf2Ceil(Bits));
  }
  llvm_unreachable("unknown width policy");
}

/// Bits that hold the operands, the result and, for subtractions, x + i M. A shift
/// needs a type wider than its amount, however small the result.
unsigned GraphRewriter::operationBits(const Instruction &I, const PlannedInst &P) const {
  APInt X = Plan.operandRange(I.getOperand(0), P.Modulus).Hi;
  if (I.getOpcode() == Instruction::Shl) {
    unsigned K = cast<ConstantInt>(I.getOperand(1))->getZExtValue();
    return std::max(K + 1, bitsFor(APIntOps::umax(P.Range.Hi, X)));
  }
  APInt Y = Plan.operandRange(I.getOperand(1), P.Modulus).Hi;
  if (I.getOpcode() == Instruction::Sub)
    X += P.Offset;
  return bitsFor(APIntOps::umax(P.Range.Hi, APIntOps::umax(X, Y)));
}

Value *GraphRewriter::emitArithmetic(IRBuilderBase &B, Instruction &I, const PlannedInst &P) {
  Value *X = I.getOperand(0), *Y = I.getOperand(1);
  unsigned Bits = typeBits(operationBits(I, P));
  auto Operand = [&](Value *V) { return operand(B, V, P.Modulus, Bits); };
  if (I.getOpcode() == Instruction::Add && isZeroResidue(Y, P.Modulus))
    return Operand(X);
  Value *A = Operand(X);
  switch (I.getOpcode()) {
  case Instruction::Add:
    return B.CreateNUWAdd(A, Operand(Y));
  case Instruction::Mul: // One value for both operands marks a square.
    return B.CreateNUWMul(A, X == Y ? A : Operand(Y));
  case Instruction::Shl:
    return B.CreateShl(A, B.getInt(bound(cast<ConstantInt>(Y)->getValue()).trunc(Bits)), "", /*HasNUW=*/true);
  case Instruction::Sub:
    if (!P.Offset.isZero())
      A = B.CreateNUWAdd(A, B.getInt(P.Offset.trunc(Bits)));
    return B.CreateNUWSub(A, Operand(Y));
  default:
    llvm_unreachable("not an operation that propagates");
  }
}

/// Fills the placeholders; casts go to the end of the incoming block.
void GraphRewriter::connectPhis() {
  for (const auto &[I, P] : Plan.insts()) {
    auto *Old = dyn_cast<PHINode>(I);
    if (!Old)
      continue;
    auto *Phi = cast<PHINode>(New[I]);
    for (unsigned N = 0; N < Old->getNumIncomingValues(); ++N) {
      BasicBlock *From = Old->getIncomingBlock(N);
      IRBuilder<> B(From->getTerminator());
      Phi->addIncoming(operand(B, Old->getIncomingValue(N), P.Modulus, Phi->getType()->getIntegerBitWidth()), From);
    }
  }
}

/// Replaces \p Old by the same integer \p New, of at most \p Bits bits. Casts that
/// keep it start from \p New too: trunc to i255 and zext back to i256 would look
/// like a mask to whoever does not know that the value fits.
void GraphRewriter::replaceThroughCasts(Instruction &Old, Value *New, unsigned Bits) {
  for (User *U : make_early_inc_range(Old.users())) {
    auto *Cast = dyn_cast<CastInst>(U);
    bool KeepsValue =
        Cast && (isa<ZExtInst>(Cast) || isa<TruncInst>(Cast)) && Cast->getType()->getIntegerBitWidth() >= Bits;
    if (!KeepsValue || Plan.find(Cast))
      continue;
    replaceThroughCasts(*Cast, New, Bits);
    Cast->eraseFromParent();
  }
  // New may name a cast that nothing else uses.
  bool IsNamed = any_of(this->New, [&](const auto &E) { return E.second == &Old; });
  if (!Old.use_empty() || IsNamed)
    Old.replaceAllUsesWith(IRBuilder<>(&Old).CreateZExtOrTrunc(New, Old.getType()));
}

void GraphRewriter::redirectUsers() {
  for (const PlannedExit &E : Plan.exits()) {
    auto *User = cast<Instruction>(E.Boundary->getUser());
    Value *Old = E.Boundary->get();
    IRBuilder<> B(User);
    Value *Fitting = emitRecipe(B, New[Old], Plan.find(Old)->Range.Hi, E.Steps);
    User->setOperand(E.Boundary->getOperandNo(), B.CreateZExtOrTrunc(Fitting, Old->getType()));
  }
  for (const auto &[I, P] : Plan.insts())
    if (P.IsComplete)
      replaceThroughCasts(*I, New[I], bitsFor(P.Steps.Bound));
}

/// What is left of the old graph is used by itself only.
void GraphRewriter::deleteOldGraph() {
  for (const auto &[I, P] : Plan.insts())
    I->replaceAllUsesWith(PoisonValue::get(I->getType()));
  for (const auto &[I, P] : Plan.insts())
    I->eraseFromParent();
}

} // namespace fieldwright
