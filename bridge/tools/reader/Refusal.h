//===- Refusal.h - Correct input that is not supported ----------*- C++ -*-===//
#ifndef FIELDWRIGHT_READER_REFUSAL_H
#define FIELDWRIGHT_READER_REFUSAL_H

#include "llvm/IR/Instruction.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"

#include <string>

namespace fieldwright {

/// Why a function cannot be bridged: where, what was expected, what was found, and
/// what to try.
class Refusal : public llvm::ErrorInfo<Refusal> {
public:
  static char ID;

  /// What there is to say about a construct; all but \p Message may be empty.
  struct Reason {
    std::string Message; ///< Completes "cannot bridge ...".
    std::string Expected, Hint;
  };

  Refusal(const llvm::Instruction &I, Reason Why);

  /// For something that is no instruction.
  Refusal(std::string Where, Reason Why, std::string Found);

  void log(llvm::raw_ostream &OS) const override;
  std::error_code convertToErrorCode() const override;

  /// The same as JSON, about the function \p Name.
  llvm::json::Object json(llvm::StringRef Name) const;

private:
  std::string Where, Found;
  Reason Why;
};

} // namespace fieldwright

#endif
