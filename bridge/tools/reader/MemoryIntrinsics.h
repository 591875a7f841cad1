//===- MemoryIntrinsics.h - memcpy and memset as words ----------*- C++ -*-===//
#ifndef FIELDWRIGHT_READER_MEMORYINTRINSICS_H
#define FIELDWRIGHT_READER_MEMORYINTRINSICS_H

#include "llvm/IR/Module.h"

namespace fieldwright {

/// Replaces memcpy, memmove and memset of constant length by loads and stores of
/// words and bytes; all loads come before the first store.
void splitMemoryIntrinsics(llvm::Module &M);

} // namespace fieldwright

#endif
