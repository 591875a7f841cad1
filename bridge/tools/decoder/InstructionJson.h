//===- InstructionJson.h - one instruction as JSON ------------------------===//
#ifndef FIELDWRIGHT_INSTRUCTIONJSON_H
#define FIELDWRIGHT_INSTRUCTIONJSON_H

#include "MachineCode.h"
#include "llvm/Support/JSON.h"

namespace fieldwright {

/// What LLVM's description says of an instruction:
///   at      address; hex: its bytes; op: LLVM's name of the form
///   ops     explicit operands, destination first, without those that must be the
///           same as a destination: {"r": register, "a": access},
///           {"i": number as text}, {"m": [base, scale, index, displacement,
///           segment]}, {"to": address}; access is r, w or rw
///   uses, defs  implicit registers
///   mem     r, w, rw or nothing: what may happen to memory
///   flow    next, jump, branch, call or return; stop: nothing follows it
///   text    Intel syntax, for messages
llvm::json::Object instructionJson(const MachineCode &Code, const Decoded &D);

/// The same of a form, for all its instructions: op, uses, defs, mem and flow,
/// and ops as texts: access and class of registers, "memory", "immediate" or
/// "target".
llvm::json::Object describedForm(const MachineCode &Code, unsigned Opcode);

/// Where a direct jump or call goes.
std::optional<uint64_t> targetOf(const MachineCode &Code, const Decoded &D);

/// Whether the instruction behind it is reached.
bool fallsThrough(const MachineCode &Code, const Decoded &D);

} // namespace fieldwright

#endif
