//===- MachineCode.h - LLVM's decoder for x86-64 --------------------------===//
#ifndef FIELDWRIGHT_MACHINECODE_H
#define FIELDWRIGHT_MACHINECODE_H

#include "llvm/MC/MCAsmInfo.h"
#include "llvm/MC/MCContext.h"
#include "llvm/MC/MCDisassembler/MCDisassembler.h"
#include "llvm/MC/MCInst.h"
#include "llvm/MC/MCInstPrinter.h"
#include "llvm/MC/MCInstrInfo.h"
#include "llvm/MC/MCRegisterInfo.h"
#include "llvm/MC/MCSubtargetInfo.h"
#include <memory>
#include <optional>

namespace fieldwright {

/// One instruction and where it stands.
struct Decoded {
  llvm::MCInst Instruction;
  uint64_t Address;
  llvm::ArrayRef<uint8_t> Bytes;
};

/// LLVM's tables of x86-64 in 64-bit mode.
class MachineCode {
public:
  MachineCode();

  /// The instruction that begins with the first of \p Bytes, which stand at
  /// \p Address; none if LLVM does not know it or knows it as undefined.
  std::optional<Decoded> decode(llvm::ArrayRef<uint8_t> Bytes, uint64_t Address) const;

  /// Intel syntax, for messages only.
  std::string text(const Decoded &D) const;

  const llvm::MCInstrInfo &instructions() const { return *Instructions; }
  const llvm::MCRegisterInfo &registers() const { return *Registers; }

private:
  std::unique_ptr<const llvm::MCRegisterInfo> Registers;
  std::unique_ptr<const llvm::MCAsmInfo> AsmInfo;
  std::unique_ptr<const llvm::MCInstrInfo> Instructions;
  std::unique_ptr<const llvm::MCSubtargetInfo> Subtarget;
  std::unique_ptr<llvm::MCContext> Context;
  std::unique_ptr<const llvm::MCDisassembler> Disassembler;
  std::unique_ptr<llvm::MCInstPrinter> Printer;
};

} // namespace fieldwright

#endif
