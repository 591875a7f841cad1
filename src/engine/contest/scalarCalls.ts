/** Our scalar code, called once for each number, to compare with vectorised code. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Io } from '../../base/io.ts';
import type { Loadable } from '../../base/machineCode.ts';
import type { CompareEntry } from '../../bench/measure/compare.ts';
import type { ResultRecord } from '../../bench/record.ts';
import { compilePeerSource, openPeers } from '../../frontend/peers/peersObject.ts';
import { cacheDir, makeOnce } from '../../frontend/toolchain/cache.ts';
import { openToolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../ir/function.ts';
import { parse } from '../../ir/parse.ts';
import { chosenMachine } from '../environment/thisMachine.ts';
import { nearestMachines } from '../store/bestRecords.ts';
import { linkContestant } from './contestant.ts';
import { storedCodes, type CpuFeatures } from './contestants.ts';

/** Code of one function, called as (result, parameters). */
interface ScalarCode {
  readonly fn: IrFunction;
  readonly bytes: Uint8Array;
}

/** The best that is stored for a function, of this machine or the nearest one; null if nothing runs here. */
export function storedScalar(
  { field, operation }: Pick<ResultRecord, 'field' | 'operation'>,
  cpu: CpuFeatures,
  io: Io,
): ScalarCode | null {
  const stored = storedCodes({ field, operation, form: 'loose', aim: 'throughput' }, cpu, io);
  const [best] = nearestMachines(stored, chosenMachine());
  return best === undefined ? null : { fn: parse(best.ir), bytes: Buffer.from(best.code.hex, 'hex') };
}

/** Whether a function is called with one place for each number: all of its arrays have the same length. */
export const isOfNumbers = ({ params, results }: IrFunction): boolean =>
  results.length === 1 && params.every((p) => p.shape === 'array' && p.bounds.length === results[0].bounds.length);

/** Calls the code for each of `count` numbers, which lie one after the other. It must be of numbers (`isOfNumbers`). */
export async function scalarCalls({ fn, bytes }: ScalarCode, count: number, io: Io): Promise<CompareEntry<Loadable>> {
  const words = fn.results[0].bounds.length;
  const args = ['out', ...fn.params.map((_, k) => `a${k}`)];
  const list = args.map((name, k) => `${k === 0 ? '' : 'const '}uint64_t *${name}`).join(', ');
  const text = [
    '#include <stdint.h>',
    `__asm__(".text\\n.type one,@function\\none: .byte ${[...bytes].join(',')}\\n");`,
    `void one(${list});`,
    `void each(${list}) {`,
    `  for (int i = 0; i < ${count}; i++) one(${args.map((name) => `${name} + ${words} * i`).join(', ')});`,
    '}',
    '',
  ].join('\n');
  const { tools } = await openToolchain(io.root);
  const source = await makeOnce(join(cacheDir(io.root, 'scalar', [text]), 'each.c'), async (draft) =>
    writeFileSync(draft, text),
  );
  const peers = openPeers(io.root, tools, (note) => io.note(note));
  const object = await compilePeerSource(source, 'cc', [], '', peers);
  const call = [{ kind: 'out' as const }, ...fn.params.map((_, index) => ({ kind: 'operand' as const, index }))];
  const code = await linkContestant({ files: [object], symbol: 'each', call }, { root: io.root, cc: tools.byName.cc });
  return { name: `scalar code, ${count} calls`, code };
}
