//===- Interleave.h - Independent work side by side -------------*- C++ -*-===//
#ifndef FIELDWRIGHT_INTERLEAVE_H
#define FIELDWRIGHT_INTERLEAVE_H

namespace llvm {
class BasicBlock;
} // namespace llvm

namespace fieldwright {

/// Puts the instructions of \p Block into an order in which independent work
/// alternates, see Interleave.cpp. What touches memory or may not be executed early
/// keeps its order.
void interleave(llvm::BasicBlock &Block);

} // namespace fieldwright

#endif
