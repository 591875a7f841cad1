//===- Refusal.cpp - Correct input that is not supported ------------------===//
//
// See Refusal.h.
//
//===----------------------------------------------------------------------===//
#include "Refusal.h"

#include "llvm/IR/DebugInfoMetadata.h"
#include "llvm/IR/Function.h"

using namespace llvm;

namespace fieldwright {

char Refusal::ID = 0;

/// `file:line` of the source if known, else the function.
static std::string whereIs(const Instruction &I) {
  if (const DebugLoc &Loc = I.getDebugLoc(); Loc && Loc.getLine())
    return (cast<DIScope>(Loc.getScope())->getFilename() + ":" + Twine(Loc.getLine()))
        .str();
  return ("function " + I.getFunction()->getName()).str();
}

/// \p I without its metadata, whose numbers say nothing to the reader.
static std::string textOf(const Instruction &I) {
  std::string Text;
  raw_string_ostream(Text) << I;
  return StringRef(Text).trim().split(", !").first.str();
}

Refusal::Refusal(const Instruction &I, std::string Message, std::string Expected)
    : Where(whereIs(I)), Message(std::move(Message)),
      Expected(std::move(Expected)), Found(textOf(I)) {}

Refusal::Refusal(std::string Where, std::string Message, std::string Expected,
                 std::string Found)
    : Where(std::move(Where)), Message(std::move(Message)),
      Expected(std::move(Expected)), Found(std::move(Found)) {}

void Refusal::log(raw_ostream &OS) const {
  OS << Where << ": cannot bridge " << Message;
  if (!Expected.empty())
    OS << "\n  expected: " << Expected;
  if (!Found.empty())
    OS << "\n  found:    " << Found;
}

std::error_code Refusal::convertToErrorCode() const {
  return inconvertibleErrorCode();
}

} // namespace fieldwright
