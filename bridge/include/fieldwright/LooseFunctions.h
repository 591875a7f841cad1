//===- LooseFunctions.h - Functions with loose boundary values --*- C++ -*-===//
//
// A function that carries [[clang::annotate("fieldwright::loose")]] may store and
// return any value that is congruent to the one it computes and fits the stored
// type. The annotation is an entry of @llvm.global.annotations.
//
//===----------------------------------------------------------------------===//
#ifndef FIELDWRIGHT_LOOSEFUNCTIONS_H
#define FIELDWRIGHT_LOOSEFUNCTIONS_H

#include "llvm/ADT/APInt.h"
#include "llvm/IR/Function.h"

#include <optional>

namespace fieldwright {

/// Whether \p F is annotated as loose.
bool isLoose(const llvm::Function &F);

/// The modulus of the boundary values of \p F, as recorded. Nothing if \p F is not loose,
/// or its source does not say which modulus is meant (see LooseModuli.cpp).
std::optional<llvm::APInt> looseModulus(const llvm::Function &F);

/// Records the modulus of the boundary values of \p F, which is loose.
void recordLooseModulus(llvm::Function &F, const llvm::APInt &Modulus);

/// The operand through which a boundary value leaves the function in \p I: what is
/// stored to memory of the caller, or returned. Null if \p I is no such place.
const llvm::Use *boundaryUse(const llvm::Instruction &I);

/// Bits of the type that the source gave to the boundary value \p V: memory types
/// are rounded up to bytes or words by a zero extension.
unsigned boundaryBits(const llvm::Value *V);

} // namespace fieldwright

#endif
