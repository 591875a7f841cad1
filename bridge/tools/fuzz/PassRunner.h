//===- PassRunner.h - Function passes by name, many times -------*- C++ -*-===//
#ifndef FIELDWRIGHT_PASSRUNNER_H
#define FIELDWRIGHT_PASSRUNNER_H

#include "llvm/ADT/StringMap.h"
#include "llvm/Passes/PassBuilder.h"

namespace fieldwright {

/// Runs function passes that are named by text. Pipelines and analysis managers are made
/// once, which takes longer than running them on a small function.
class PassRunner {
public:
  PassRunner();

  /// Runs \p Passes on \p F; ends the program if there are no such passes.
  void run(llvm::Function &F, llvm::StringRef Passes);

private:
  llvm::LoopAnalysisManager LAM;
  llvm::FunctionAnalysisManager FAM;
  llvm::CGSCCAnalysisManager CGAM;
  llvm::ModuleAnalysisManager MAM;
  llvm::PassBuilder PB;
  llvm::StringMap<llvm::FunctionPassManager> Pipelines;
};

} // namespace fieldwright

#endif
