//===- Pipeline.h - The fixed pipeline in front of the bridge ---*- C++ -*-===//
#ifndef FIELDWRIGHT_READER_PIPELINE_H
#define FIELDWRIGHT_READER_PIPELINE_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/IR/Module.h"
#include "llvm/Support/Error.h"

#include <memory>
#include <string>

namespace fieldwright {

/// Remainders stay, for those who read what the source computes.
inline constexpr llvm::StringLiteral KeepMode = "keep";

/// Inlines, promotes memory, unrolls and folds, just enough to make field
/// functions straight-line: less than -O1, which already turns masks into selects
/// of addresses. \p Keep names the functions to keep; empty keeps all.
/// \p ReductionMode is a mode of crandall-reduction, "none", or KeepMode, which rewrites
/// none either.
llvm::Error runPipeline(std::unique_ptr<llvm::Module> &M, llvm::ArrayRef<std::string> Keep,
                        llvm::StringRef ReductionMode);

} // namespace fieldwright

#endif
