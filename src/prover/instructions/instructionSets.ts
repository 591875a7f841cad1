/** Which instruction sets code needs beyond plain x86-64, by their names in SDM vol. 2 ("CPUID Feature Flag"). */
import type { MachineInstruction } from '../../base/machineCode.ts';
import { INSTRUCTION_SETS, type InstructionSet } from '../../x86/form.ts';
import { formRead } from './accept.ts';

/** Each has all before it (SDM vol. 1, chapters 12, 14 and 15). */
const LEVELS: readonly InstructionSet[] = ['SSE3', 'SSSE3', 'SSE4.1', 'SSE4.2', 'AVX', 'AVX2', 'AVX512F'];

/** What instructions need together, without what the others imply, in a fixed order. */
export function setsOfAll(instructions: Iterable<readonly InstructionSet[]>): InstructionSet[] {
  const all = new Set([...instructions].flat());
  const level = LEVELS.findLastIndex((set) => all.has(set));
  return INSTRUCTION_SETS.filter((set) => all.has(set) && (!LEVELS.includes(set) || set === LEVELS[level]));
}

/** Names of /proc/cpuinfo (Linux, cpufeatures.h) that are not those of the manual in small letters. */
const FLAGS: Partial<Record<InstructionSet, string>> = {
  SSE3: 'pni',
  'SSE4.1': 'sse4_1',
  'SSE4.2': 'sse4_2',
  LZCNT: 'abm',
  AVX512VBMI2: 'avx512_vbmi2',
  AVX512BITALG: 'avx512_bitalg',
  AVX512VPOPCNTDQ: 'avx512_vpopcntdq',
};

/** Those that a processor with these flags lacks; none where no flags are known. */
export const lackingSets = (needs: readonly InstructionSet[], flags: ReadonlySet<string>): InstructionSet[] =>
  needs.filter((set) => flags.size > 0 && !flags.has(FLAGS[set] ?? set.toLowerCase()));

/** What one instruction needs, AVX512F beside its extensions; null if it has no row in the table. */
export const instructionSets = (instruction: MachineInstruction): readonly InstructionSet[] | null =>
  formRead(instruction)?.sets ?? null;
