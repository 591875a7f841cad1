import { registerOperand } from '../../src/prover/listing/registers.ts';
import type { Flag } from '../../src/x86/notation.ts';
import { FLAG_BITS, HARNESS_REGISTERS, STATE_WORDS } from './cpuState.ts';

/** The machine model and what it stands on, as loaded from somewhere: the real one, or one that was altered. */
export interface MachineModules {
  readonly algebra: typeof import('../../src/prover/algebra/algebra.ts');
  readonly words: typeof import('../../src/prover/algebra/words.ts');
  readonly rules: typeof import('../../src/prover/algebra/ruleSets.ts');
  readonly evaluate: typeof import('../../src/prover/algebra/evaluate.ts');
  readonly listing: typeof import('./listing/parseListing.ts');
  readonly machine: typeof import('../../src/prover/machine/machine.ts');
  readonly execute: typeof import('../../src/prover/machine/semantics/execute.ts');
}

/**
 * What the model says about every register and flag after `text`, from the words of `state`; nothing where it says
 * nothing.
 */
export function modelledState(
  m: MachineModules,
  text: string,
  state: readonly bigint[],
  rules: number,
  isConstant: boolean,
): Map<string, bigint> {
  const words = new m.words.Words(new m.algebra.Algebra(), m.rules.PORTFOLIO[rules]);
  const { algebra } = words;
  const machine = new m.machine.Machine(words, new Map());
  const known = new Map<string, bigint>();
  const place = (name: string, value: bigint, upper: bigint) => {
    known.set(name, value);
    return isConstant ? algebra.constant(value) : algebra.input(name, { lower: 0n, upper });
  };
  HARNESS_REGISTERS.forEach((r, i) => {
    machine.registers[registerOperand(r)?.index ?? -1] = place(r, state[i], 2n ** 64n - 1n);
  });
  const flags = state[STATE_WORDS - 1];
  for (const [name, bit] of Object.entries(FLAG_BITS))
    machine.setFlag(name as Flag, place(name, (flags >> bit) & 1n, 1n));
  m.execute.execute(machine, m.listing.parseListing(`f:\n${text}\nret`));
  const valueOf = m.evaluate.evaluatorAt(algebra, (name) => known.get(name) ?? 0n);
  const result = new Map<string, bigint>();
  for (const r of HARNESS_REGISTERS) result.set(r, valueOf(machine.registers[registerOperand(r)?.index ?? -1]));
  for (const name of Object.keys(FLAG_BITS))
    if (typeof machine.flags[name as Flag] === 'function') result.set(name, valueOf(machine.flag(name as Flag)));
  return result;
}

/** The same of the processor: registers and flags by name, from the words that a harness stored. */
export function processorState(words: ArrayLike<bigint>): Map<string, bigint> {
  const flags = words[STATE_WORDS - 1];
  return new Map([
    ...HARNESS_REGISTERS.map((r, i) => [r, words[i]] as const),
    ...Object.entries(FLAG_BITS).map(([name, bit]) => [name, (flags >> bit) & 1n] as const),
  ]);
}
