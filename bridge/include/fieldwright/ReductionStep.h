//===- ReductionStep.h - One congruence-preserving rewriting ----*- C++ -*-===//
//
// A reduction modulo M is a sequence of steps x -> y with y congruent to x modulo
// M and, as a rule, smaller. Every kind of modulus brings its own steps.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_REDUCTIONSTEP_H
#define FIELDWRIGHT_REDUCTIONSTEP_H

#include "llvm/ADT/APInt.h"

namespace llvm {
class IRBuilderBase;
class Value;
} // namespace llvm

namespace fieldwright {

/// One step of a reduction. Bounds are inclusive and BoundBits wide.
class ReductionStep {
public:
  virtual ~ReductionStep() = default;

  /// Upper bound of the result for operands of at most \p Bound.
  virtual llvm::APInt resultBound(const llvm::APInt &Bound) const = 0;

  /// Estimated number of word operations for operands of at most \p Bound.
  virtual unsigned cost(const llvm::APInt &Bound) const = 0;

  /// Emits the step for \p X, whose value is at most \p Bound. The types of \p X and
  /// of the result may be wider than their bounds.
  virtual llvm::Value *emit(llvm::IRBuilderBase &B, llvm::Value *X, const llvm::APInt &Bound) const = 0;
};

} // namespace fieldwright

#endif
