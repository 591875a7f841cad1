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
    return (cast<DIScope>(Loc.getScope())->getFilename() + ":" + Twine(Loc.getLine())).str();
  return ("function " + I.getFunction()->getName()).str();
}

/// \p I without its metadata, whose numbers say nothing to the reader.
static std::string textOf(const Instruction &I) {
  std::string Text;
  raw_string_ostream(Text) << I;
  return StringRef(Text).trim().split(", !").first.str();
}

Refusal::Refusal(const Instruction &I, Reason Why) : Where(whereIs(I)), Found(textOf(I)), Why(std::move(Why)) {}

Refusal::Refusal(std::string Where, Reason Why, std::string Found)
    : Where(std::move(Where)), Found(std::move(Found)), Why(std::move(Why)) {}

void Refusal::log(raw_ostream &OS) const {
  OS << Where << ": cannot bridge " << Why.Message;
  if (!Why.Expected.empty())
    OS << "\n  expected: " << Why.Expected;
  if (!Found.empty())
    OS << "\n  found:    " << Found;
  if (!Why.Hint.empty())
    OS << "\n  try:      " << Why.Hint;
}

json::Object Refusal::json(StringRef Name) const {
  return json::Object{
      {"name", Name},   {"where", Where},  {"message", "cannot bridge " + Why.Message}, {"expected", Why.Expected},
      {"found", Found}, {"hint", Why.Hint}};
}

std::error_code Refusal::convertToErrorCode() const { return inconvertibleErrorCode(); }

} // namespace fieldwright
