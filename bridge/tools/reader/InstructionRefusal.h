//===- InstructionRefusal.h - Why an instruction has no place ---*- C++ -*-===//
#ifndef FIELDWRIGHT_READER_INSTRUCTIONREFUSAL_H
#define FIELDWRIGHT_READER_INSTRUCTIONREFUSAL_H

#include "Refusal.h"
#include "llvm/IR/InstrTypes.h"

namespace fieldwright {

/// What to say of a call that is neither inlined nor arithmetic.
Refusal callRefusal(const llvm::CallBase &Call);

/// What to say of a value, loaded or stored or computed, that is no integer.
Refusal typeRefusal(const llvm::Instruction &I);

} // namespace fieldwright

#endif
