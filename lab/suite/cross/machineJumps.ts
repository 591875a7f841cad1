import { Failure } from '../../../src/base/errors.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import type { CrossTools } from './crossTools.ts';

/** Instructions of a function and how many of them jump on a condition, or divide. */
export interface MachineCount {
  readonly instructions: number;
  readonly conditionalJumps: number;
  readonly divisions: number;
}

/** Mnemonics of AArch64 and RISC-V, compressed ones as LLVM prints them without aliases or with. */
const CONDITIONAL = /^(?:b\.\w+|cbn?z|tbn?z|(?:c\.)?b(?:eq|ne|lt|ge|gt|le)u?z?)$/;
const DIVISION = /^(?:[us]?div|rem)u?w?$/;

/** Counts the functions of an object file of AArch64 or RISC-V, by name, as LLVM disassembles it. */
export async function machineCounts(tools: CrossTools, object: string): Promise<Map<string, MachineCount>> {
  const { status, stdout, stderr } = await run(tools.disassembler, ['-d', '--no-show-raw-insn', object]);
  if (status !== 0) throw new Failure('invariant', 'the disassembler fails', { where: object, found: stderr });
  const mnemonics = new Map<string, string[]>();
  let own: string[] = [];
  for (const line of stdout.split('\n')) {
    const name = /^[0-9a-f]+ <([^>]+)>:$/.exec(line)?.[1];
    // RISC-V objects keep the labels within functions.
    if (name !== undefined && !/^[.$]/.test(name)) mnemonics.set(name, (own = []));
    const mnemonic = /^ *[0-9a-f]+:\s+(\S+)/.exec(line)?.[1];
    if (mnemonic !== undefined) own.push(mnemonic);
  }
  return new Map([...mnemonics].map(([name, all]) => [name, countOf(all)]));
}

const countOf = (mnemonics: readonly string[]): MachineCount => ({
  instructions: mnemonics.length,
  conditionalJumps: mnemonics.filter((m) => CONDITIONAL.test(m)).length,
  divisions: mnemonics.filter((m) => DIVISION.test(m)).length,
});
