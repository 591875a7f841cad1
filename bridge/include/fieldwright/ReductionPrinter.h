//===- ReductionPrinter.h - print<reduction-analysis> -----------*- C++ -*-===//
#ifndef FIELDWRIGHT_REDUCTIONPRINTER_H
#define FIELDWRIGHT_REDUCTIONPRINTER_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/raw_ostream.h"

namespace fieldwright {

/// Prints the reduction state and the range of every integer instruction.
class ReductionPrinterPass : public llvm::PassInfoMixin<ReductionPrinterPass> {
public:
  explicit ReductionPrinterPass(llvm::raw_ostream &OS) : OS(OS) {}
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }

private:
  llvm::raw_ostream &OS;
};

} // namespace fieldwright

#endif
