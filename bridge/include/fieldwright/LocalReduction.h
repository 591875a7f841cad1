//===- LocalReduction.h - Fold in front of each division --------*- C++ -*-===//
#ifndef FIELDWRIGHT_LOCALREDUCTION_H
#define FIELDWRIGHT_LOCALREDUCTION_H

#include "fieldwright/IntegerRanges.h"
#include "fieldwright/ReductionScheme.h"

namespace llvm {
class OptimizationRemarkEmitter;
}

namespace fieldwright {

/// How many steps go in front of a division.
enum class LocalSteps { One, All };

/// Shrinks the dividend of every reduction of \p F by folding and keeps the
/// division, now a narrower one. Returns whether anything changed.
bool reduceLocally(llvm::Function &F, const IntegerRanges &Ranges, SchemeTable &Schemes, LocalSteps Steps,
                   llvm::OptimizationRemarkEmitter &ORE);

} // namespace fieldwright

#endif
