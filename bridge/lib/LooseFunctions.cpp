//===- LooseFunctions.cpp - Functions with loose boundary values ----------===//
//
// See LooseFunctions.h.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/LooseFunctions.h"

#include "fieldwright/Interval.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Analysis/ValueTracking.h"
#include "llvm/IR/Constants.h"
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
  const GlobalVariable *Table = F.getParent()->getGlobalVariable("llvm.global.annotations");
  auto *Entries = Table ? dyn_cast<ConstantArray>(Table->getInitializer()) : nullptr;
  if (!Entries)
    return false;
  // An entry is { annotated value, annotation, file, line, arguments }.
  return any_of(Entries->operands(), [&](const Use &Entry) {
    auto *S = dyn_cast<ConstantStruct>(Entry.get());
    return S && S->getOperand(0)->stripPointerCasts() == &F && stringOf(S->getOperand(1)) == "fieldwright::loose";
  });
}

/// Name of the function attribute with the modulus, in hexadecimal.
static constexpr StringLiteral ModulusAttribute = "fieldwright-loose-modulus";

void recordLooseModulus(Function &F, const APInt &Modulus) {
  F.addFnAttr(ModulusAttribute, toString(Modulus, 16, /*Signed=*/false));
}

// Passes that move a part of a function into a new one copy its attributes, which then
// does not count: the annotation names functions of the source.
std::optional<APInt> looseModulus(const Function &F) {
  StringRef Text = F.getFnAttribute(ModulusAttribute).getValueAsString();
  APInt Modulus;
  if (Text.getAsInteger(16, Modulus) || !isLoose(F))
    return std::nullopt;
  return bound(Modulus);
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
