//===- InstructionRefusal.cpp - Why an instruction has no place -----------===//
//
// See InstructionRefusal.h.
//
//===----------------------------------------------------------------------===//
#include "InstructionRefusal.h"

#include "llvm/IR/Instructions.h"

using namespace llvm;

namespace fieldwright {

Refusal callRefusal(const CallBase &Call) {
  if (Call.isInlineAsm())
    return Refusal(Call, {"inline assembly", "C, or an empty asm statement that hides a value",
                          "the source's portable variant, e.g. by a macro such as "
                          "OPENSSL_NO_ASM"});
  const Function *Callee = Call.getCalledFunction();
  std::string Name = Callee ? " of " + Callee->getName().str() : " through a pointer";
  return Refusal(Call, {"a call" + Name, "functions that can be inlined, and arithmetic builtins",
                        "give the definition in the same file or module"});
}

Refusal typeRefusal(const Instruction &I) {
  Type *T = isa<StoreInst>(I) ? I.getOperand(0)->getType() : I.getType();
  std::string Hint;
  if (T->isVectorTy())
    Hint = "compile with -fno-vectorize -fno-slp-vectorize (rustc: -C no-vectorize-loops "
           "-C no-vectorize-slp)";
  else if (T->isPointerTy())
    Hint = "choose between values, not between addresses";
  return Refusal(I, {"a value that is no integer", "scalar integers", Hint});
}

} // namespace fieldwright
