//===- LowWord.h - Operations on the low word of an integer -----*- C++ -*-===//
#ifndef FIELDWRIGHT_LOWWORD_H
#define FIELDWRIGHT_LOWWORD_H

namespace llvm {
class IRBuilderBase;
class Value;
} // namespace llvm

namespace fieldwright {

/// The low word of \p X, an integer of at least one word.
llvm::Value *lowWord(llvm::IRBuilderBase &B, llvm::Value *X);

/// \p X with \p Low, a word, in place of its low word.
llvm::Value *withLowWord(llvm::IRBuilderBase &B, llvm::Value *X, llvm::Value *Low);

} // namespace fieldwright

#endif
