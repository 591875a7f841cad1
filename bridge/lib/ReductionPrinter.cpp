//===- ReductionPrinter.cpp - print<reduction-analysis> -------------------===//
//
// Usage: opt -load-pass-plugin build/bridge-19/lib/FieldwrightBridge.so
//          -passes='print<reduction-analysis>' -disable-output in.ll
//
// One line for each integer instruction: its state, the number of bits that its
// range needs, and the instruction. `wraps` marks arithmetic that is not the same
// on integers and therefore does not propagate.
//
//===----------------------------------------------------------------------===//
#include "fieldwright/ReductionPrinter.h"

#include "fieldwright/ReductionAnalysis.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/IR/InstIterator.h"
#include "llvm/IR/Instructions.h"
#include "llvm/IR/Operator.h"

using namespace llvm;

namespace fieldwright {

static std::string describe(const ReductionState &S) {
  switch (S.Kind) {
  case ReductionState::Undef:
    return "UNDEF";
  case ReductionState::Reduced:
    return "REDUCED(0x" + toString(S.Modulus, 16, false) + ")";
  case ReductionState::NotReduced:
    return "NOTREDUCED";
  }
  llvm_unreachable("unknown state");
}

/// Whether "wraps" says something about \p I.
static bool isArithmetic(const Instruction &I) { return isa<TruncInst>(I) || isa<OverflowingBinaryOperator>(I); }

PreservedAnalyses ReductionPrinterPass::run(Function &F, FunctionAnalysisManager &AM) {
  const ReductionInfo &Info = AM.getResult<ReductionAnalysis>(F);
  const IntegerRanges &Ranges = AM.getResult<IntegerRangeAnalysis>(F);
  OS << "Reduction analysis of function '" << F.getName() << "':\n";
  for (const Instruction &I : instructions(F)) {
    if (!hasIntegerRange(&I))
      continue;
    OS << "  " << describe(Info.stateOf(I)) << " " << Ranges.rangeOf(&I).Hi.getActiveBits() << " bits"
       << (isArithmetic(I) && Ranges.mayWrap(I) ? " wraps:" : ":") << I << "\n";
  }
  return PreservedAnalyses::all();
}

} // namespace fieldwright
