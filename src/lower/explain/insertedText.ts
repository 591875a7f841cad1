import { BASE_POOL, memBase } from '../../x86/program.ts';
import { RSP } from '../../x86/registers.ts';
import type { CheckState } from '../check/checkState.ts';
import type { WordNames } from './wordNames.ts';

/** Words of the caller are loaded. */
const FROM_MEMORY: Readonly<Record<number, string>> = { [RSP]: 'reload', [BASE_POOL]: 'constant' };

/** What instruction `at`, which the allocator inserted, moves; `state` is the one after it. */
export function insertedText(state: CheckState, names: WordNames, at: number): string {
  const [to, from] = state.form(at).operands;
  if (to.class !== 'gpr') return `spill ${names.word(state.inRegister(at, 1))}`;
  const word = names.word(state.inRegister(at, 0));
  switch (from.class) {
    case 'imm':
      return `constant ${word}`;
    case 'xmm':
      return `reload ${word}`;
    case 'mem':
      return `${FROM_MEMORY[memBase(state.memory(at))] ?? 'load'} ${word}`;
    case 'gpr':
      return `copy ${word}`;
  }
}
