//===- LooseFunctions.cpp - Functions with loose boundary values ----------===//
//
// See LooseFunctions.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/LooseFunctions.h"

#include "fieldwright/ReductionMatch.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Module.h"

using namespace llvm;

namespace fieldwright {

/// Text of the string constant \p V without the final zero; empty if it is none.
static StringRef stringOf(const Value *V) {
  auto *G = dyn_cast<GlobalVariable>(V->stripPointerCasts());
  if (!G || !G->hasInitializer())
    return "";
  auto *Data = dyn_cast<ConstantDataSequential>(G->getInitializer());
  return Data && Data->isCString() ? Data->getAsCString() : "";
}

bool isLoose(const Function &F) {
  const GlobalVariable *Table =
      F.getParent()->getGlobalVariable("llvm.global.annotations");
  auto *Entries =
      Table ? dyn_cast<ConstantArray>(Table->getInitializer()) : nullptr;
  if (!Entries)
    return false;
  // An entry is { annotated value, annotation, file, line, arguments }.
  return any_of(Entries->operands(), [&](const Use &Entry) {
    auto *S = dyn_cast<ConstantStruct>(Entry.get());
    return S && S->getOperand(0)->stripPointerCasts() == &F &&
           stringOf(S->getOperand(1)) == "fieldwright::loose";
  });
}

std::optional<APInt> looseModulus(const Function &F) {
  if (!isLoose(F))
    return std::nullopt;
  std::optional<APInt> Modulus;
  for (const Instruction &I : instructions(F))
    if (std::optional<Reduction> R = matchReduction(I)) {
      if (Modulus && *Modulus != R->Modulus)
        return std::nullopt;
      Modulus = R->Modulus;
    }
  return Modulus;
}

const Use *boundaryUse(const Instruction &I) {
  const Use *U = nullptr;
  if (auto *S = dyn_cast<StoreInst>(&I)) {
    if (!S->isSimple() || isa<AllocaInst>(getUnderlyingObject(S->getPointerOperand())))
      return nullptr;
    U = &S->getOperandUse(0);
  } else if (isa<ReturnInst>(I) && I.getNumOperands() == 1) {
    U = &I.getOperandUse(0);
  }
  return U && U->get()->getType()->isIntegerTy() ? U : nullptr;
}

unsigned boundaryBits(const Value *V) {
  while (auto *Z = dyn_cast<ZExtInst>(V))
    V = Z->getOperand(0);
  return V->getType()->getIntegerBitWidth();
}

} // namespace fieldwright
