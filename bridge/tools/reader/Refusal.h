//===- Refusal.h - Correct input that is not supported ----------*- C++ -*-===//
#ifndef FIELDWRIGHT_READER_REFUSAL_H
#define FIELDWRIGHT_READER_REFUSAL_H

#include "llvm/IR/Instruction.h"
#include "llvm/Support/Error.h"

#include <string>

namespace fieldwright {

/// Why a function cannot be bridged: where, what was expected, what was found.
class Refusal : public llvm::ErrorInfo<Refusal> {
public:
  static char ID;

  /// \p Message completes "cannot bridge ..."; \p Expected may be empty.
  Refusal(const llvm::Instruction &I, std::string Message, std::string Expected);

  /// For something that is no instruction.
  Refusal(std::string Where, std::string Message, std::string Expected,
          std::string Found);

  void log(llvm::raw_ostream &OS) const override;
  std::error_code convertToErrorCode() const override;

private:
  std::string Where, Message, Expected, Found;
};

} // namespace fieldwright

#endif
