/** Converts our programs to the form in which the proof engine takes code. */
import { canonicalInstruction, type TextOperand } from '../../codegen/encoder/canonical.ts';
import { nasmInstruction } from '../../codegen/encoder/assemblyText.ts';
import type { AsmInstruction, AsmMemory, AsmOperand, Listing } from '../../prover/listing/listing.ts';
import type { Program } from '../../codegen/x86/program.ts';

/** The whole program. */
export const programListing = (program: Program, name: string): Listing => ({
  name,
  instructions: Array.from({ length: program.count }, (_, i) => programInstruction(program, i)),
  constants: labelled(program.pool),
});

/** Instruction `i` alone. */
export function programInstruction(program: Program, i = 0): AsmInstruction {
  const { form, operands } = canonicalInstruction(program, i);
  return {
    mnemonic: form.mnemonic,
    operands: operands.map(asmOperand),
    place: `instruction ${i + 1}`,
    text: nasmInstruction(program, i),
  };
}

/** Constants by the labels that `programInstruction` calls them. */
export const labelled = (pool: readonly bigint[]): Listing['constants'] =>
  new Map(pool.map((word, k) => [label(k), [BigInt.asUintN(64, word)]]));

const label = (constant: number): string => `.c${constant}`;

const NO_ADDRESS = { base: null, index: null, scale: 1, displacement: 0n, symbol: null } as const;

function asmOperand(operand: TextOperand): AsmOperand {
  switch (operand.kind) {
    case 'register': {
      const { number: index, width } = operand;
      const file = width === 128 ? 'vector' : width >= 256 ? 'lanes' : 'general';
      return { kind: 'register', file, index, width };
    }
    case 'immediate':
      return { kind: 'immediate', value: operand.value };
    case 'constant':
      return { kind: 'memory', width: statedWidth(operand), ...NO_ADDRESS, symbol: label(operand.index) };
    case 'memory': {
      const { base, index, scale, disp } = operand;
      return {
        kind: 'memory',
        width: statedWidth(operand),
        base,
        index,
        scale,
        displacement: BigInt(disp),
        symbol: null,
      };
    }
  }
}

/** 0 where the other operand decides. */
const statedWidth = ({ bits, isBroadcast }: Memory): AsmMemory['width'] =>
  isBroadcast ? 64 : bits === 0 ? null : bits;

type Memory = Extract<TextOperand, { readonly bits: number }>;
