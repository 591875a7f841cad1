//===- MachineCode.cpp - LLVM's decoder for x86-64 ------------------------===//
#include "MachineCode.h"
#include "llvm/MC/MCTargetOptions.h"
#include "llvm/MC/TargetRegistry.h"
#include "llvm/Support/TargetSelect.h"
#include "llvm/Support/raw_ostream.h"
#include "llvm/TargetParser/Triple.h"

using namespace llvm;
using namespace fieldwright;

#if LLVM_VERSION_MAJOR >= 22
static const Triple TripleName("x86_64-unknown-linux-gnu");
#else
static constexpr const char *TripleName = "x86_64-unknown-linux-gnu";
#endif

static const unsigned IntelSyntax = 1;

MachineCode::MachineCode() {
  LLVMInitializeX86TargetInfo();
  LLVMInitializeX86TargetMC();
  LLVMInitializeX86Disassembler();
  std::string Message;
  const Triple Where("x86_64-unknown-linux-gnu");
  const Target *X86 = TargetRegistry::lookupTarget("x86-64", const_cast<Triple &>(Where), Message);
  Registers.reset(X86->createMCRegInfo(TripleName));
  AsmInfo.reset(X86->createMCAsmInfo(*Registers, TripleName, MCTargetOptions()));
  Instructions.reset(X86->createMCInstrInfo());
  Subtarget.reset(X86->createMCSubtargetInfo(TripleName, "", ""));
  Context = std::make_unique<MCContext>(Where, AsmInfo.get(), Registers.get(), Subtarget.get());
  Disassembler.reset(X86->createMCDisassembler(*Subtarget, *Context));
  Printer.reset(X86->createMCInstPrinter(Where, IntelSyntax, *AsmInfo, *Instructions, *Registers));
  Printer->setPrintImmHex(true);
}

std::optional<Decoded> MachineCode::decode(ArrayRef<uint8_t> Bytes, uint64_t Address) const {
  Decoded Result;
  uint64_t Size = 0;
  if (Disassembler->getInstruction(Result.Instruction, Size, Bytes, Address, nulls()) != MCDisassembler::Success)
    return std::nullopt;
  if (Size == 0 || Size > Bytes.size())
    return std::nullopt;
  Result.Address = Address;
  Result.Bytes = Bytes.take_front(Size);
  return Result;
}

std::string MachineCode::text(const Decoded &D) const {
  std::string Text;
  raw_string_ostream Stream(Text);
  Printer->printInst(&D.Instruction, D.Address, "", *Subtarget, Stream);
  for (char &C : Text)
    if (C == '\t')
      C = ' ';
  return StringRef(Text).trim().str();
}
