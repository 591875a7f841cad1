//===- IntrinsicNames.cpp - Calls that the bridge knows -------------------===//
//
// See IntrinsicNames.h.
//
//===----------------------------------------------------------------------===//
#include "IntrinsicNames.h"

#include "llvm/IR/InlineAsm.h"
#include "llvm/IR/IntrinsicInst.h"
#include "llvm/IR/IntrinsicsX86.h"

using namespace llvm;

namespace fieldwright {

/// Whether \p Call is `asm("" : "+r"(x))`: the identity, hidden from optimisers.
static bool isValueBarrier(const CallBase &Call) {
  auto *Asm = dyn_cast<InlineAsm>(Call.getCalledOperand());
  if (!Asm || !Asm->getAsmString().empty() || !Call.getType()->isIntegerTy())
    return false;
  InlineAsm::ConstraintInfoVector Constraints = Asm->ParseConstraints();
  return Call.arg_size() == 1 && Constraints.size() >= 2 && Constraints[0].Type == InlineAsm::isOutput &&
         Constraints[0].MatchingInput == 1 && Call.getArgOperand(0)->getType() == Call.getType();
}

std::optional<StringRef> operationName(const CallBase &Call) {
  if (isValueBarrier(Call))
    return "barrier";
  switch (Call.getIntrinsicID()) {
  case Intrinsic::fshl:
    return "fshl";
  case Intrinsic::fshr:
    return "fshr";
  case Intrinsic::bswap:
    return "bswap";
  case Intrinsic::umin:
    return "umin";
  case Intrinsic::umax:
    return "umax";
  case Intrinsic::usub_sat:
    return "usub.sat";
  case Intrinsic::uadd_sat:
    return "uadd.sat";
  case Intrinsic::uadd_with_overflow:
    return "uadd.with.overflow";
  case Intrinsic::usub_with_overflow:
    return "usub.with.overflow";
  case Intrinsic::umul_with_overflow:
    return "umul.with.overflow";
  case Intrinsic::x86_addcarry_64:
    return "x86.addcarry";
  case Intrinsic::x86_subborrow_64:
    return "x86.subborrow";
  default:
    return std::nullopt;
  }
}

} // namespace fieldwright
