import type { IrFunction } from '../ir/function.ts';
import { aliasModes, distinctMode, type AliasMode } from './aliasModes.ts';
import type { Untimed } from './judge.ts';

export interface ModeResult {
  readonly verdict: Untimed;
  /** Parameters that are read after a result was stored. If there is none, every way of overlapping is safe. */
  readonly loadedAfterStore: readonly string[];
}

/** Proves one way of overlapping after the other. Which of them must be proved by themselves follows from what the code does when arrays are distinct. */
export function everyMode(contract: IrFunction, prove: (mode: AliasMode) => ModeResult): Untimed {
  const first = prove(distinctMode(contract));
  if (first.verdict.kind !== 'proved' || contract.aliasing === 'none' || first.loadedAfterStore.length === 0) return first.verdict;
  for (const mode of aliasModes(contract).slice(1)) {
    const { verdict } = prove(mode);
    if (verdict.kind !== 'proved') return { ...verdict, where: `${verdict.where} (with ${mode.name})` };
  }
  if (contract.aliasing === 'equal') return first.verdict;
  return { kind: 'undecided', where: contract.name, reason: `${first.loadedAfterStore.join(', ')} is read after a result was stored; arrays may overlap partly` };
}
