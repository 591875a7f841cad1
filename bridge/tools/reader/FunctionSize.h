//===- FunctionSize.h - Functions that are too long -------------*- C++ -*-===//
#ifndef FIELDWRIGHT_READER_FUNCTIONSIZE_H
#define FIELDWRIGHT_READER_FUNCTIONSIZE_H

#include "Refusal.h"

#include <optional>

namespace fieldwright {

/// The refusal of \p F if it has so many instructions that what follows would take minutes.
std::optional<Refusal> sizeRefusal(const llvm::Function &F);

} // namespace fieldwright

#endif
