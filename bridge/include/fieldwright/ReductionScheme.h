//===- ReductionScheme.h - How to reduce by one modulus ---------*- C++ -*-===//
//
// The steps that are available for a modulus, and the planner that puts them
// together: the cheapest sequence that brings a bound below a target, so that a
// value is reduced as far as its use asks for and no further ("slothful reduction",
// M. Scott, IACR ePrint 2017/437).
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_REDUCTIONSCHEME_H
#define FIELDWRIGHT_REDUCTIONSCHEME_H

#include "fieldwright/ReductionStep.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallVector.h"

#include <memory>
#include <optional>

namespace fieldwright {

/// A sequence of steps and the bound of its result. The steps belong to a scheme.
struct Recipe {
  llvm::SmallVector<const ReductionStep *, 4> Steps;
  llvm::APInt Bound;
  /// Estimated number of word operations.
  unsigned Cost = 0;
};

/// How far a reduction goes that need not be complete.
enum class Extent {
  None,      ///< The value stays as it is.
  ExtraWord, ///< The words that hold the modulus and one more.
  Words,     ///< The words that hold the modulus.
};

/// The steps for one modulus.
class ReductionScheme {
public:
  /// Whether \p Modulus is wide enough to matter and no power of two.
  static bool supports(const llvm::APInt &Modulus);

  /// Requires supports(\p Modulus).
  explicit ReductionScheme(const llvm::APInt &Modulus);

  const llvm::APInt &modulus() const { return Modulus; }

  /// The largest value that a reduction to the extent \p E may leave.
  llvm::APInt target(Extent E) const;

  /// The cheapest steps from \p Bound to at most \p Target; nothing if the steps
  /// of this modulus cannot get there.
  std::optional<Recipe> plan(const llvm::APInt &Bound, const llvm::APInt &Target) const;

private:
  std::optional<Recipe> search(const llvm::APInt &Bound, const llvm::APInt &Target) const;

  llvm::APInt Modulus;
  /// What was planned before, by bound and target.
  mutable llvm::DenseMap<std::pair<llvm::APInt, llvm::APInt>, std::optional<Recipe>> Known;
  llvm::SmallVector<std::unique_ptr<ReductionStep>, 4> Steps;
};

/// The schemes of the moduli of one function, made when first asked for.
class SchemeTable {
public:
  /// Requires ReductionScheme::supports(\p Modulus).
  const ReductionScheme &operator[](const llvm::APInt &Modulus);

private:
  llvm::DenseMap<llvm::APInt, std::unique_ptr<ReductionScheme>> Schemes;
};

/// Emits the steps of \p R for \p X, which is at most \p Bound.
llvm::Value *emitRecipe(llvm::IRBuilderBase &B, llvm::Value *X, llvm::APInt Bound, const Recipe &R);

} // namespace fieldwright

#endif
