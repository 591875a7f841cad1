/** Code as callers have it: the body that was found, called as the source's function is. */
import { encoded } from '../../codegen/encoder/encode.ts';
import { reframe, unchanged, type Handover, type Reframed } from '../../codegen/encoder/reframe.ts';
import { sha256 } from '../../base/hash.ts';
import { callOf } from '../../ir/callForm.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { ResultRecord } from '../../bench/record.ts';
import type { Program } from '../../codegen/x86/program.ts';

/** What of the arguments of the source becomes results and parameters, and what it returns. */
export function handoverOf(fn: IrFunction): Handover {
  if (fn.call === undefined) return unchanged(fn.results.length + fn.params.length);
  const { arguments: list, returned } = callOf(fn);
  const numberOf = (name: string): number => list.findIndex(({ result, param }) => result === name || param === name);
  const isRoom = (name: string): boolean => returned?.as === 'value' && returned.result === name;
  return {
    from: [...fn.results, ...fn.params].map(({ name }) => (isRoom(name) ? 'room' : numberOf(name))),
    returned:
      returned === null
        ? null
        : returned.as === 'address'
          ? { argument: numberOf(returned.result) }
          : { words: fn.results.find(({ name }) => name === returned.result)?.bounds.length ?? 1 },
  };
}

/** What is proved of it. */
export const CALLED_CLAIM = 'asm = IR, called as the source';

/** The function as its source is called; null where that is how it was found. */
export const calledCode = (fn: IrFunction, program: Program): Reframed | null =>
  fn.call === undefined ? null : reframe(program, 'sysv', handoverOf(fn));

/** What a record says of the code that ships, where that is not what was found. */
export function recordedCall(fn: IrFunction, program: Program): Pick<ResultRecord, 'called'> {
  const called = calledCode(fn, program);
  if (called === null) return {};
  const bytes = encoded(called.program);
  return {
    called: {
      hex: Buffer.from(bytes).toString('hex'),
      sha256: sha256(bytes),
      instructions: called.program.count,
    },
  };
}
