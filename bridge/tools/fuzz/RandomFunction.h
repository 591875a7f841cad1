//===- RandomFunction.h - Random modular expression graphs ------*- C++ -*-===//
#ifndef FIELDWRIGHT_RANDOMFUNCTION_H
#define FIELDWRIGHT_RANDOMFUNCTION_H

#include "llvm/ADT/APInt.h"
#include "llvm/IR/Module.h"

#include <memory>
#include <random>

namespace fieldwright {

/// The seeded source of all choices.
using Random = std::mt19937_64;

/// A uniform integer below \p End.
unsigned below(Random &Rng, unsigned End);

/// An integer below 2^\p Bits; one in four is within 3 of an end of that range.
llvm::APInt draw(Random &Rng, unsigned Bits);

/// A function `graph(a, b, c, i8 n)` in a module of its own.
struct RandomFunction {
  std::unique_ptr<llvm::Module> M;
  llvm::Function *F;
  /// Arguments are below this.
  llvm::APInt Limit;
};

/// The function of \p Seed, now and then annotated as loose: sums, products, kept-positive differences, shifts,
/// selects, phis of branches and loops between reductions by one modulus, mixed with what does not respect congruence
/// (wrapping sums, comparisons, xor, truncation, other moduli).
RandomFunction randomFunction(llvm::LLVMContext &Context, uint64_t Seed);

} // namespace fieldwright

#endif
