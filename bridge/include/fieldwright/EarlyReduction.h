//===- EarlyReduction.h - The passes at the start of clang's pipeline -----===//
#ifndef FIELDWRIGHT_EARLYREDUCTION_H
#define FIELDWRIGHT_EARLYREDUCTION_H

#include "llvm/IR/PassManager.h"

namespace llvm {
class PassBuilder;
}

namespace fieldwright {

/// Prepares a module just enough for crandall-reduction<incomplete-phi> and runs
/// that. Modules without a modular reduction are not touched.
class EarlyReductionPass : public llvm::PassInfoMixin<EarlyReductionPass> {
public:
  explicit EarlyReductionPass(llvm::PassBuilder &PB);
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &AM);

private:
  llvm::ModulePassManager Passes;
  /// What is wrong with the mode that the user asked for; mostly empty.
  std::string Problem;
};

} // namespace fieldwright

#endif
