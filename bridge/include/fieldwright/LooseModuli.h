//===- LooseModuli.h - Says by what loose functions are loose ---*- C++ -*-===//
#ifndef FIELDWRIGHT_LOOSEMODULI_H
#define FIELDWRIGHT_LOOSEMODULI_H

#include "llvm/IR/PassManager.h"

namespace fieldwright {

/// Records the modulus of every loose function of a module, for LooseFunctions.h.
class LooseModuliPass : public llvm::PassInfoMixin<LooseModuliPass> {
public:
  llvm::PreservedAnalyses run(llvm::Module &M, llvm::ModuleAnalysisManager &);
};

} // namespace fieldwright

#endif
