//===- Decoder.cpp - machine code to JSON ---------------------------------===//
//
// Usage: fieldwright-decoder each
//        fieldwright-decoder forms
//        fieldwright-decoder object FILE
//        fieldwright-decoder reach ENTRY FILE ADDRESS:OFFSET:SIZE...
//        fieldwright-decoder serve
//
// `forms` prints what LLVM says of every form that it knows. `object` prints what stands in an object for Windows or
// macOS, or in a library of them (ObjectJson.h). `each` reads one instruction in hexadecimal from each line
// of the standard input. `reach` reads the code of a linked file, whose pieces stand at these addresses, and follows it
// from ENTRY through jumps and calls, both ways of branches. `serve` does so again and again: each line of the standard
// input is ENTRY ADDRESS:BYTES..., the bytes in hexadecimal, and each answer ends in an empty line. All print one
// instruction a line as InstructionJson.h says,
// {"at": address, "bad": true} where LLVM sees none. All numbers are decimal.
// Exit codes: 0 done, 2 bad input.
//
//===----------------------------------------------------------------------===//
#include "InstructionJson.h"
#include "MachineCode.h"
#include "ObjectJson.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/raw_ostream.h"
#include <deque>
#include <iostream>
#include <map>

using namespace llvm;
using namespace fieldwright;

enum ExitCode { Done = 0, BadInput = 2 };

/// More instructions than any function has that is worth following.
static constexpr size_t MaxInstructions = 200'000;

static ExitCode fail(const Twine &Message) {
  errs() << "error: " << Message << "\n";
  return BadInput;
}

static void print(json::Object Line) { outs() << json::Value(std::move(Line)) << "\n"; }

static json::Object badAt(uint64_t Address) { return json::Object{{"at", int64_t(Address)}, {"bad", true}}; }

static ExitCode decodeEach() {
  const MachineCode Code;
  for (std::string Line; std::getline(std::cin, Line);) {
    std::string Bytes;
    if (!tryGetFromHex(Line, Bytes))
      return fail("not hexadecimal: " + Line);
    const auto D = Code.decode(arrayRefFromStringRef(Bytes), 0);
    print(D ? instructionJson(Code, *D) : badAt(0));
  }
  return Done;
}

static ExitCode describeForms() {
  const MachineCode Code;
  for (unsigned Opcode = 0; Opcode < Code.instructions().getNumOpcodes(); ++Opcode)
    print(describedForm(Code, Opcode));
  return Done;
}

static ExitCode describeObject(StringRef Path) {
  const auto File = MemoryBuffer::getFile(Path);
  if (!File)
    return fail(Path + ": " + File.getError().message());
  auto Object = objectJson((*File)->getMemBufferRef());
  if (!Object)
    return fail(toString(Object.takeError()));
  outs() << *Object << "\n";
  return Done;
}

namespace {
/// Some bytes of the file and where they stand when it runs.
struct Piece {
  uint64_t Address;
  ArrayRef<uint8_t> Bytes;
};
} // namespace

static std::optional<Piece> parsePiece(StringRef Text, ArrayRef<uint8_t> File) {
  SmallVector<StringRef, 3> Parts;
  Text.split(Parts, ':');
  uint64_t Address, Offset, Size;
  if (Parts.size() != 3 || Parts[0].getAsInteger(10, Address) || Parts[1].getAsInteger(10, Offset) ||
      Parts[2].getAsInteger(10, Size) || Offset > File.size() || Size > File.size() - Offset)
    return std::nullopt;
  return Piece{Address, File.slice(Offset, Size)};
}

/// The code from \p Address on; empty if none stands there.
static ArrayRef<uint8_t> bytesAt(ArrayRef<Piece> Pieces, uint64_t Address) {
  for (const Piece &P : Pieces)
    if (Address >= P.Address && Address - P.Address < P.Bytes.size())
      return P.Bytes.drop_front(Address - P.Address);
  return {};
}

static void decodeReachable(const MachineCode &Code, ArrayRef<Piece> Pieces, uint64_t Entry) {
  std::map<uint64_t, std::optional<Decoded>> Known;
  std::vector<uint64_t> Open{Entry};
  while (!Open.empty() && Known.size() < MaxInstructions) {
    const uint64_t At = Open.back();
    Open.pop_back();
    if (Known.count(At))
      continue;
    const auto &D = Known[At] = Code.decode(bytesAt(Pieces, At), At);
    if (!D)
      continue;
    if (fallsThrough(Code, *D))
      Open.push_back(At + D->Bytes.size());
    if (const auto Target = targetOf(Code, *D))
      Open.push_back(*Target);
  }
  for (const auto &[At, D] : Known)
    print(D ? instructionJson(Code, *D) : badAt(At));
}

/// One request of `serve`; \p Storage keeps the bytes.
static bool tryParseRequest(StringRef Line, uint64_t &Entry, std::deque<std::string> &Storage,
                            std::vector<Piece> &Pieces) {
  SmallVector<StringRef, 4> Words;
  Line.split(Words, ' ', -1, false);
  if (Words.size() < 2 || Words[0].getAsInteger(10, Entry))
    return false;
  for (StringRef Word : ArrayRef(Words).drop_front()) {
    const auto [Place, Bytes] = Word.split(':');
    uint64_t Address;
    if (Place.getAsInteger(10, Address) || !tryGetFromHex(Bytes, Storage.emplace_back()))
      return false;
    Pieces.push_back(Piece{Address, arrayRefFromStringRef(Storage.back())});
  }
  return true;
}

static ExitCode serve() {
  const MachineCode Code;
  for (std::string Line; std::getline(std::cin, Line);) {
    uint64_t Entry;
    std::deque<std::string> Storage;
    std::vector<Piece> Pieces;
    if (!tryParseRequest(Line, Entry, Storage, Pieces))
      return fail("not a request: " + Line);
    decodeReachable(Code, Pieces, Entry);
    outs() << "\n";
    outs().flush();
  }
  return Done;
}

int main(int Count, char **Arguments) {
  InitLLVM Init(Count, Arguments);
  const ArrayRef<char *> Rest(Arguments + 1, Count - 1);
  if (Rest.size() == 1 && StringRef(Rest[0]) == "each")
    return decodeEach();
  if (Rest.size() == 1 && StringRef(Rest[0]) == "forms")
    return describeForms();
  if (Rest.size() == 1 && StringRef(Rest[0]) == "serve")
    return serve();
  if (Rest.size() == 2 && StringRef(Rest[0]) == "object")
    return describeObject(Rest[1]);
  uint64_t Entry;
  if (Rest.size() < 4 || StringRef(Rest[0]) != "reach" || StringRef(Rest[1]).getAsInteger(10, Entry))
    return fail(
        "usage: fieldwright-decoder each | forms | object FILE | serve | reach ENTRY FILE ADDRESS:OFFSET:SIZE...");
  const auto File = MemoryBuffer::getFile(Rest[2]);
  if (!File)
    return fail(Twine(Rest[2]) + ": " + File.getError().message());
  std::vector<Piece> Pieces;
  for (const char *Text : Rest.drop_front(3)) {
    const auto P = parsePiece(Text, arrayRefFromStringRef((*File)->getBuffer()));
    if (!P)
      return fail(Twine("not a piece of the file: ") + Text);
    Pieces.push_back(*P);
  }
  decodeReachable(MachineCode(), Pieces, Entry);
  return Done;
}
