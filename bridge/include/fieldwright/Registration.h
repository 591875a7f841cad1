//===- Registration.h - Names of the passes in a pipeline -------*- C++ -*-===//
#ifndef FIELDWRIGHT_REGISTRATION_H
#define FIELDWRIGHT_REGISTRATION_H

namespace llvm {
class PassBuilder;
}

namespace fieldwright {

/// Makes \p PB know the passes that bridge/README.md lists, but for early-reduction.
void registerPasses(llvm::PassBuilder &PB);

/// The same with early-reduction, which also runs with clang -O1 and above.
void registerWithPipelines(llvm::PassBuilder &PB);

} // namespace fieldwright

#endif
