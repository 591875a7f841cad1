import { Failure } from '../../base/errors.ts';
import type { DecodedCode, MachineInstruction } from '../../base/machineCode.ts';
import type { Target } from '../../codegen/x86/target.ts';

/** LLVM's names of instructions that need a feature of a target; those with BMI2 have BMI1, or are not taken for it. */
const OF_BMI = /^(ANDN|BEXTR|BLSI|BLSMSK|BLSR|MULX|SHLX|SHRX|SARX|RORX|BZHI|PDEP|PEXT)(32|64)/;
const OF_ADX = /^AD[CO]X(32|64)/;
/** Of features that no target has, and that are not encoded by VEX. */
const OF_OTHERS = /^(POPCNT|LZCNT|TZCNT|MOVBE|CRC32|AES|PCLMUL|SHA)/;

/**
 * Demands that code has no instruction that a processor with the features of `target` may lack. Throws `wrong` with the
 * first one that there is; `where` names the code.
 */
export function requireFeatures(code: DecodedCode, target: Target, where: string): void {
  for (const instruction of code.values())
    if (instruction === null || !isIn(instruction, target))
      throw new Failure('wrong', 'the code is not for every processor that gets it', {
        where,
        expected: `instructions of ${target.name}`,
        found: instruction?.text ?? 'bytes that are no instruction',
      });
}

function isIn({ opcode, bytes }: MachineInstruction, { bmi2, adx }: Target): boolean {
  if (OF_BMI.test(opcode)) return bmi2;
  if (OF_ADX.test(opcode)) return adx;
  return !OF_OTHERS.test(opcode) && !isExtended(bytes);
}

const PREFIXES = [0x66, 0x67, 0xf2, 0xf3, 0x2e, 0x36, 0x3e, 0x26, 0x64, 0x65];

/** VEX, XOP or EVEX, or one of the maps that came with SSSE3 and later. */
function isExtended(bytes: Uint8Array): boolean {
  const from = bytes.findIndex((byte) => !PREFIXES.includes(byte) && (byte & 0xf0) !== 0x40);
  const [first, second] = bytes.subarray(from);
  if (first === 0x0f) return second === 0x38 || second === 0x3a;
  return [0xc4, 0xc5, 0x62].includes(first) || (first === 0x8f && (second & 0x1f) >= 8);
}
