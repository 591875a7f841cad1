//===- MemoryIntrinsics.cpp - memcpy and memset as words ------------------===//
//
// See MemoryIntrinsics.h.
//
//===----------------------------------------------------------------------===//
#include "MemoryIntrinsics.h"

#include "llvm/IR/IRBuilder.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/IntrinsicInst.h"

using namespace llvm;

namespace fieldwright {

/// Longer copies are no field elements and stay, to be refused.
static constexpr uint64_t MaxBytes = 4096;

namespace {
/// Part of a block of memory that one access covers.
struct Piece {
  uint64_t Offset;
  unsigned Bits;
};
} // namespace

static SmallVector<Piece, 8> piecesOf(uint64_t Bytes) {
  SmallVector<Piece, 8> Pieces;
  uint64_t At = 0;
  for (; At + 8 <= Bytes; At += 8)
    Pieces.push_back({At, 64});
  for (; At < Bytes; ++At)
    Pieces.push_back({At, 8});
  return Pieces;
}

/// The value that a memset of the byte \p V stores to \p Bits bits.
static Value *splat(IRBuilderBase &B, Value *V, unsigned Bits) {
  Value *Wide = B.CreateZExt(V, B.getIntNTy(Bits));
  return B.CreateMul(Wide, B.getInt(APInt::getSplat(Bits, APInt(8, 1))));
}

static void split(MemIntrinsic &I, uint64_t Bytes) {
  IRBuilder<> B(&I);
  auto At = [&](Value *Base, const Piece &P) { return B.CreateConstInBoundsGEP1_64(B.getInt8Ty(), Base, P.Offset); };
  SmallVector<Piece, 8> Pieces = piecesOf(Bytes);
  SmallVector<Value *, 8> Values;
  for (const Piece &P : Pieces) {
    if (auto *Copy = dyn_cast<MemTransferInst>(&I))
      Values.push_back(B.CreateAlignedLoad(B.getIntNTy(P.Bits), At(Copy->getSource(), P), Align(1)));
    else
      Values.push_back(splat(B, cast<MemSetInst>(I).getValue(), P.Bits));
  }
  for (const auto &[P, V] : zip(Pieces, Values))
    B.CreateAlignedStore(V, At(I.getDest(), P), Align(1));
}

void splitMemoryIntrinsics(Module &M) {
  for (Function &F : M)
    for (Instruction &I : make_early_inc_range(instructions(F))) {
      auto *Mem = dyn_cast<MemIntrinsic>(&I);
      auto *Length = Mem ? dyn_cast<ConstantInt>(Mem->getLength()) : nullptr;
      if (!Length || Mem->isVolatile() || Length->getValue().ugt(MaxBytes))
        continue;
      split(*Mem, Length->getZExtValue());
      Mem->eraseFromParent();
    }
}

} // namespace fieldwright
