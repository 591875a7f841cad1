/** What iced-x86 says that an instruction does, in the terms of the table of instructions. */
import {
  CpuidFeature,
  type Instruction,
  InstructionInfoFactory,
  OpAccess,
  Register,
  RegisterExt,
  RflagsBits,
  MemorySizeExt,
} from 'iced-x86';
import type { MachineInstruction } from '../../../src/base/machineCode.ts';
import { conditionFlags } from '../../../src/x86/conditions.ts';
import type { InstructionForm } from '../../../src/x86/form.ts';
import { registerPlace } from '../../../src/prover/leak/state.ts';

/** Sorted texts, so that differences can be read. */
export interface Effects {
  /** Whole registers, such as `rax` and `v3`. */
  readonly reads: string;
  readonly writes: string;
  /** Letters of flags. */
  readonly flagsRead: string;
  readonly flagsWritten: string;
  readonly flagsUndefined: string;
  /** `r`, `w` or `rw` and bits, of the operand and of the stack. */
  readonly memory: string;
}

const FLAGS: readonly (readonly [letter: string, bit: number])[] = [
  ['A', RflagsBits.AF],
  ['C', RflagsBits.CF],
  ['O', RflagsBits.OF],
  ['P', RflagsBits.PF],
  ['S', RflagsBits.SF],
  ['Z', RflagsBits.ZF],
];
const letters = (bits: number): string =>
  FLAGS.filter(([, bit]) => (bits & bit) !== 0)
    .map(([letter]) => letter)
    .join('');
const sorted = (names: Iterable<string>): string => [...new Set(names)].sort().join(' ');

const factory = new InstructionInfoFactory();
const READS = new Set([
  OpAccess.Read,
  OpAccess.CondRead,
  OpAccess.ReadWrite,
  OpAccess.ReadCondWrite,
  OpAccess.CondWrite,
]);
const WRITES = new Set([OpAccess.Write, OpAccess.CondWrite, OpAccess.ReadWrite, OpAccess.ReadCondWrite]);

const nameOf = (register: Register): string => {
  const text = Register[RegisterExt.fullRegister(register)].toLowerCase();
  return registerPlace(text)?.register ?? text;
};

/** Writing or not is both reading and writing: what was there may stay. */
export function effectsOf(instruction: Instruction): Effects {
  const info = factory.info(instruction);
  const used = info.usedRegisters() as { register: Register; access: OpAccess; free(): void }[];
  const memory = info.usedMemory() as { access: OpAccess; memorySize: number; free(): void }[];
  const accesses = memory
    .filter((m) => READS.has(m.access) || WRITES.has(m.access))
    .map(
      (m) =>
        [
          `${READS.has(m.access) && m.access !== OpAccess.CondWrite ? 'r' : ''}${WRITES.has(m.access) ? 'w' : ''}`,
          8 * MemorySizeExt.size(m.memorySize),
        ] as const,
    );
  return {
    reads: sorted(used.filter((u) => READS.has(u.access)).map((u) => nameOf(u.register))),
    writes: sorted(used.filter((u) => WRITES.has(u.access)).map((u) => nameOf(u.register))),
    flagsRead: letters(instruction.rflagsRead),
    flagsWritten: letters(instruction.rflagsWritten | instruction.rflagsCleared | instruction.rflagsSet),
    flagsUndefined: letters(instruction.rflagsUndefined),
    memory: sorted(accesses.map(([access, bits]) => `${access}${bits}`)),
  };
}

const ADDRESS_BITS = 64;

/** The same by the row of the table. */
export function effectsOfRow(instruction: MachineInstruction, form: InstructionForm): Effects {
  const reads = [...form.implicitReads];
  const writes = form.implicitWrites.filter((name) => !form.unchanged.includes(name));
  const memory: string[] = [];
  instruction.operands.forEach((operand, k) => {
    const shape = form.operands[k];
    const access = 'access' in shape ? (shape.access ?? '') : '';
    if (operand.kind === 'register' && access.includes('r')) reads.push(operand.name);
    if (operand.kind === 'register' && access.includes('w')) writes.push(operand.name);
    if (operand.kind !== 'memory') return;
    if (form.mnemonic !== 'nop')
      reads.push(...[operand.base, operand.index].filter((name) => name !== '' && name !== 'RIP'));
    if (shape.kind === 'memory' && access !== '') memory.push(`${access}${shape.width}`);
  });
  if (form.stack !== 0) {
    (form.mnemonic === 'leave' ? [] : reads).push('RSP');
    writes.push('RSP');
    memory.push(`${form.stack < 0 ? 'w' : 'r'}${ADDRESS_BITS}`);
  }
  if (form.mnemonic === 'xlatb') memory.push('r8');
  const { flags } = form;
  const order = (text: string): string => [...new Set(text)].sort().join('');
  return {
    reads: wholes(reads),
    writes: wholes(writes),
    flagsRead: order(flags.reads + conditionFlags(instruction, form)),
    flagsWritten: order(flags.writes),
    flagsUndefined: order(flags.undefined),
    memory: sorted(memory),
  };
}

const wholes = (names: readonly string[]): string => sorted(names.map((name) => registerPlace(name)?.register ?? name));

/** What every x86-64 has, and what is no condition: the instruction does nothing elsewhere. */
const PLAIN = /^(INTEL|X64|CMOV|SSE2?$|MULTIBYTENOP|CET_IBT)/;

/** What an instruction set stands on where the manual's column names it alone. */
const BASES: readonly (readonly [RegExp, string])[] = [
  [/^AVX512/, 'AVX512F'],
  [/^VPCLMULQDQ$/, 'AVX'],
];

/** The instruction sets that an instruction needs beyond plain x86-64, by the names of the manual, sorted. */
export function instructionSetsOf(instruction: Instruction): string[] {
  const names = [...instruction.cpuidFeatures()].map((feature) => CpuidFeature[feature]);
  const own = names.filter((name) => !PLAIN.test(name)).map((name) => name.replace('SSE4_', 'SSE4.').replace('_', ''));
  const bases = BASES.filter(([name]) => own.some((set) => name.test(set))).map(([, base]) => base);
  return [...new Set([...own, ...bases])].sort();
}
