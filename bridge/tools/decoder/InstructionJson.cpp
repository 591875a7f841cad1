//===- InstructionJson.cpp - one instruction as JSON ----------------------===//
#include "InstructionJson.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/MC/MCInstrDesc.h"

using namespace llvm;
using namespace fieldwright;

/// Base, scale, index, displacement, segment.
static constexpr unsigned AddressOperands = 5;

static bool isMemory(const MCOperandInfo &Operand) { return Operand.OperandType == MCOI::OPERAND_MEMORY; }

static bool isSegment(const MachineCode &Code, const MCOperandInfo &Operand) {
  const MCRegisterInfo &Registers = Code.registers();
  return Operand.RegClass >= 0 &&
         StringRef(Registers.getRegClassName(&Registers.getRegClass(Operand.RegClass))) == "SEGMENT_REG";
}

/// How many operands from the one on are an address; 0 if it is none. String instructions have a register, or one and
/// its segment. lea has an address, which LLVM does not call memory.
static unsigned addressOperandsAt(const MachineCode &Code, const MCInstrDesc &Description, StringRef Name, unsigned I) {
  const ArrayRef<MCOperandInfo> Operands = Description.operands().drop_front(I);
  const bool IsWhole = Operands.size() >= AddressOperands;
  if (IsWhole && Name.starts_with("LEA") && I == Description.getNumDefs())
    return AddressOperands;
  if (IsWhole && all_of(Operands.take_front(AddressOperands), isMemory))
    return AddressOperands;
  if (!isMemory(Operands[0]) || Operands[0].RegClass < 0 || isSegment(Code, Operands[0]))
    return 0;
  return Operands.size() > 1 && isMemory(Operands[1]) && isSegment(Code, Operands[1]) ? 2 : 1;
}

static json::Value registerName(const MachineCode &Code, MCRegister R) {
  return R == 0 ? json::Value("") : json::Value(Code.registers().getName(R));
}

static json::Object memoryJson(const MachineCode &Code, const MCInst &Instruction, unsigned I, unsigned Count) {
  const auto Name = [&](unsigned K) { return registerName(Code, Instruction.getOperand(I + K).getReg()); };
  if (Count < AddressOperands)
    return json::Object{{"m", json::Array{Name(0), 1, "", 0, Count > 1 ? Name(1) : json::Value("")}}};
  return json::Object{{"m", json::Array{Name(0), Instruction.getOperand(I + 1).getImm(), Name(2),
                                        Instruction.getOperand(I + 3).getImm(), Name(4)}}};
}

/// Whether a destination must be the same as a source.
static bool isReadToo(const MCInstrDesc &Description, unsigned Destination) {
  for (unsigned K = Description.getNumDefs(); K < Description.getNumOperands(); ++K)
    if (Description.getOperandConstraint(K, MCOI::TIED_TO) == int(Destination))
      return true;
  return false;
}

static json::Array operandsJson(const MachineCode &Code, const Decoded &D, const MCInstrDesc &Description) {
  const StringRef Name = Code.instructions().getName(D.Instruction.getOpcode());
  json::Array Operands;
  for (unsigned I = 0; I < D.Instruction.getNumOperands(); ++I) {
    const MCOperand &Operand = D.Instruction.getOperand(I);
    const bool IsDestination = I < Description.getNumDefs();
    if (Description.getOperandConstraint(I, MCOI::TIED_TO) >= 0)
      continue;
    if (const unsigned Count = addressOperandsAt(Code, Description, Name, I)) {
      Operands.push_back(memoryJson(Code, D.Instruction, I, Count));
      I += Count - 1;
    } else if (Operand.isReg()) {
      const char *Access = !IsDestination ? "r" : isReadToo(Description, I) ? "rw" : "w";
      Operands.push_back(json::Object{{"r", registerName(Code, Operand.getReg())}, {"a", Access}});
    } else if (Description.operands()[I].OperandType == MCOI::OPERAND_PCREL) {
      Operands.push_back(json::Object{{"to", int64_t(D.Address + D.Bytes.size() + Operand.getImm())}});
    } else if (Operand.isImm()) {
      Operands.push_back(json::Object{{"i", std::to_string(Operand.getImm())}});
    } else {
      Operands.push_back(json::Object{{"r", "unknown"}, {"a", "rw"}});
    }
  }
  return Operands;
}

template <typename List> static json::Array namesJson(const MachineCode &Code, const List &Registers) {
  json::Array Names;
  for (MCPhysReg R : Registers)
    Names.push_back(Code.registers().getName(R));
  return Names;
}

static const char *flowOf(const MCInstrDesc &Description) {
  if (Description.isCall())
    return "call";
  if (Description.isReturn())
    return "return";
  if (Description.isBranch())
    return Description.isBarrier() ? "jump" : "branch";
  return Description.isBarrier() || Description.isTerminator() ? "stop" : "next";
}

/// What is the same for all instructions of a form.
static json::Object formJson(const MachineCode &Code, unsigned Opcode) {
  const MCInstrDesc &Description = Code.instructions().get(Opcode);
  return json::Object{
      {"op", Code.instructions().getName(Opcode)},
      {"uses", namesJson(Code, Description.implicit_uses())},
      {"defs", namesJson(Code, Description.implicit_defs())},
      {"mem", std::string(Description.mayLoad() ? "r" : "") + (Description.mayStore() ? "w" : "")},
      {"flow", flowOf(Description)},
  };
}

/// An operand of a form: a class of registers, or what else it is.
static std::string kindOf(const MachineCode &Code, const MCOperandInfo &Operand) {
  if (Operand.RegClass >= 0)
    return Code.registers().getRegClassName(&Code.registers().getRegClass(Operand.RegClass));
  return Operand.OperandType == MCOI::OPERAND_PCREL ? "target" : "immediate";
}

json::Object fieldwright::describedForm(const MachineCode &Code, unsigned Opcode) {
  const MCInstrDesc &Description = Code.instructions().get(Opcode);
  json::Array Operands;
  for (unsigned I = 0; I < Description.getNumOperands(); ++I) {
    if (Description.getOperandConstraint(I, MCOI::TIED_TO) >= 0)
      continue;
    if (const unsigned Count = addressOperandsAt(Code, Description, Code.instructions().getName(Opcode), I)) {
      Operands.push_back("r memory");
      I += Count - 1;
      continue;
    }
    const char *Access = I >= Description.getNumDefs() ? "r " : isReadToo(Description, I) ? "rw " : "w ";
    Operands.push_back(Access + kindOf(Code, Description.operands()[I]));
  }
  json::Object Form = formJson(Code, Opcode);
  Form["ops"] = std::move(Operands);
  return Form;
}

json::Object fieldwright::instructionJson(const MachineCode &Code, const Decoded &D) {
  const unsigned Opcode = D.Instruction.getOpcode();
  json::Object Instruction = formJson(Code, Opcode);
  Instruction["at"] = int64_t(D.Address);
  Instruction["hex"] = toHex(D.Bytes, true);
  Instruction["ops"] = operandsJson(Code, D, Code.instructions().get(Opcode));
  Instruction["text"] = Code.text(D);
  return Instruction;
}

std::optional<uint64_t> fieldwright::targetOf(const MachineCode &Code, const Decoded &D) {
  const MCInstrDesc &Description = Code.instructions().get(D.Instruction.getOpcode());
  if (!Description.isBranch() && !Description.isCall())
    return std::nullopt;
  for (unsigned I = 0; I < D.Instruction.getNumOperands(); ++I)
    if (Description.operands()[I].OperandType == MCOI::OPERAND_PCREL)
      return D.Address + D.Bytes.size() + D.Instruction.getOperand(I).getImm();
  return std::nullopt;
}

bool fieldwright::fallsThrough(const MachineCode &Code, const Decoded &D) {
  const MCInstrDesc &Description = Code.instructions().get(D.Instruction.getOpcode());
  return !Description.isBarrier() && !Description.isReturn();
}
