//===- WideProducts.h - Wide products, row by row ---------------*- C++ -*-===//
#ifndef FIELDWRIGHT_WIDEPRODUCTS_H
#define FIELDWRIGHT_WIDEPRODUCTS_H

#include "llvm/IR/PassManager.h"

namespace fieldwright {

/// Writes products of integers wider than two words as products of words and sums of
/// rows, see WideProducts.cpp.
class WideProductsPass : public llvm::PassInfoMixin<WideProductsPass> {
public:
  llvm::PreservedAnalyses run(llvm::Function &F, llvm::FunctionAnalysisManager &AM);
};

} // namespace fieldwright

#endif
