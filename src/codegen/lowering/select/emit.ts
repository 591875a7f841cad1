/** Emits single templates during instruction selection. */
import { OPERATION_SWAP } from '../../candidate/candidate.ts';
import { clobber, flagsAfter, ABSENT } from './carryChains.ts';
import type { Selection } from './selection.ts';

/** Value v now lives in `register`: leaves of v become live. */
export function produce(s: Selection, v: number, register: number): void {
  if (v < 0) return;
  s.valueReg[v] = register;
  const { leaves } = s.p;
  const { firstLeaf, nextLeaf } = s.tables;
  for (let l = firstLeaf[v]; l >= 0; l = nextLeaf[l]) {
    if (s.state[l] !== ABSENT) continue;
    s.usesLeft[v]--;
    s.setLeafMask(l);
    s.makeLive(l, register, leaves.sign[l]);
  }
}

/** Emits a template that is not part of a column: flags it destroys are saved first. */
export function emitPlain(s: Selection, e: number, template: number, out: number, a: number, b = -1, amount = 0): void {
  clobber(s, template);
  s.emit(
    template,
    out,
    -1,
    a,
    b,
    -1,
    amount,
    s.set.templates[template].commutes && s.chosen(e, OPERATION_SWAP) ? 1 : 0,
  );
  flagsAfter(s, template);
}
