/** Functions of shared objects in the worker's slots: with a C library, with state, with faults. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { RunReply } from '../../../src/bench/worker/requests.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { openWorker } from '../../openWorker.ts';

const SOURCE = `
#include <stdlib.h>
#include <string.h>
typedef unsigned long word;
static word calls;
word *volatile where = &calls;
void counts(word *out, const word *a) {
  word *copy = malloc(1 << 20);
  memcpy(copy, a, 8);
  ++*where;
  *out = *copy + 1;
  free(copy);
}
void faults(word *out, const word *a) { *out = *(volatile word *)*a; }
void clobbers(word *out, const word *a) { *out = *a; __asm__ volatile("inc %%r12" ::: "memory"); }
void leaves(word *out, const word *a) { *out = *a; exit(0); }
`;

const folder = temporaryFolder();
let path: string;
const worker = await openWorker();

beforeAll(async () => {
  path = join(folder, 'code.so');
  execFileSync('cc', ['-O1', '-fPIC', '-shared', '-o', path, '-x', 'c', '-'], { input: SOURCE });
  const vectors = [1n, 2n, 3n].map((x) => ({
    alias: 0,
    inputs: BigUint64Array.of(x),
    expected: BigUint64Array.of(x + 1n),
  }));
  await worker.setFunction(
    {
      arguments: [
        { kind: 'out', words: 1 },
        { kind: 'in', words: 1 },
      ],
      aliases: [[0, 1]],
    },
    vectors,
  );
});

const link = (slot: number, symbol: string): Promise<void> => worker.load(slot, { path, symbol, length: 1 });
const run = (slot: number, x: bigint): Promise<RunReply> => worker.run({ target: slot, inputs: BigUint64Array.of(x) });

test('it may use its own data, the C library and the system', async () => {
  await link(3, 'counts');
  expect(await run(3, 41n)).toMatchObject({ verdict: 'ok', outputs: BigUint64Array.of(42n) });
  expect(await worker.test(3)).toMatchObject({ verdict: 'ok' });
  const samples = await worker.measure({ slots: [3], mode: 'throughput', rounds: 2, layouts: 2 });
  expect(samples.rows.length).toBeGreaterThan(0);
});

test('it is held to its contract like everything else, and survives the death of the process', async () => {
  await link(4, 'faults');
  expect(await run(4, 8n)).toMatchObject({ verdict: 'fault', signal: 11 });
  await link(4, 'clobbers');
  expect(await run(4, 8n)).toMatchObject({ verdict: 'wrong', reason: 'calleeSaved' });
  await link(4, 'leaves');
  expect(await run(4, 8n)).toMatchObject({ verdict: 'fault', reason: 'process' });
  expect(await run(3, 1n)).toMatchObject({ verdict: 'ok', outputs: BigUint64Array.of(2n) });
});

test('a slot holds what was put there last', async () => {
  const copies = Uint8Array.of(0x48, 0x8b, 0x06, 0x48, 0x89, 0x07, 0xc3); // mov rax, [rsi]; mov [rdi], rax; ret
  await worker.load(5, copies);
  await link(5, 'counts');
  expect((await run(5, 8n)).outputs).toEqual(BigUint64Array.of(9n));
  await worker.load(5, copies);
  expect((await run(5, 8n)).outputs).toEqual(BigUint64Array.of(8n));
});

test('what is not there is refused with the words of the loader', async () => {
  await expect(link(6, 'nothing')).rejects.toMatchObject({
    kind: 'input',
    detail: { found: expect.stringContaining('nothing') },
  });
  await expect(worker.load(6, { path: join(folder, 'none.so'), symbol: 'f', length: 1 })).rejects.toMatchObject({
    kind: 'input',
    detail: { found: expect.stringContaining('none.so') },
  });
});
