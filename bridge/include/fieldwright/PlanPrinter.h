//===- PlanPrinter.h - print<reduction-plan> --------------------*- C++ -*-===//
#ifndef FIELDWRIGHT_PLANPRINTER_H
#define FIELDWRIGHT_PLANPRINTER_H

#include "llvm/IR/PassManager.h"
#include "llvm/Support/raw_ostream.h"

namespace fieldwright {

/// Prints the table of the cost model: what crandall-reduction<incomplete-phi> makes of
/// every instruction, and the word operations that takes.
class PlanPrinterPass : public llvm::PassInfoMixin<PlanPrinterPass> {
public:
  explicit PlanPrinterPass(llvm::raw_ostream &OS) : OS(OS) {}
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
  static bool isRequired() { return true; }

private:
  llvm::raw_ostream &OS;
};

} // namespace fieldwright

#endif
