/**
 * The loop that times a function passes every argument, of as many as there are, and makes exactly the calls it says.
 */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Signature } from '../../../src/bench/worker/signature.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { openWorker } from '../../openWorker.ts';

/** REX, opcode and ModRM of `cmp register, imm8` for rdi, rsi, rdx, rcx, r8, r9. */
const COMPARES = [
  [0x48, 0x83, 0xff],
  [0x48, 0x83, 0xfe],
  [0x48, 0x83, 0xfa],
  [0x48, 0x83, 0xf9],
  [0x49, 0x83, 0xf8],
  [0x49, 0x83, 0xf9],
];
const UD2 = [0x0f, 0x0b];

/** [rdi] = 7 if the other arguments are the given bytes, and a fault otherwise. */
const demanding = (values: readonly number[]): Uint8Array =>
  Uint8Array.from([
    ...values.flatMap((v, i) => [...COMPARES[i + 1], v, 0x74, 2, ...UD2]),
    0x48,
    0xc7,
    0x07,
    7,
    0,
    0,
    0,
    0xc3,
  ]);

const folder = temporaryFolder();
const worker = await openWorker();

async function accept(values: readonly number[]): Promise<void> {
  const scalars = values.map((): Signature['arguments'][number] => ({ kind: 'scalar', words: 1 }));
  const vector = { alias: 0, inputs: BigUint64Array.from(values, (v) => BigInt(v)), expected: BigUint64Array.of(7n) };
  await worker.setFunction(
    { arguments: [{ kind: 'out', words: 1 }, ...scalars], aliases: [[0, ...values.map((_, i) => i + 1)]] },
    [vector],
  );
}

const measured = async (slot: number): Promise<number> =>
  (await worker.measure({ slots: [slot], mode: 'throughput', rounds: 2, layouts: 4 })).rows.length;

test.each([0, 1, 2, 3, 4, 5])('an array and %i more arguments', async (count) => {
  const values = [11, 22, 33, 44, 55].slice(0, count);
  await accept(values);
  await worker.load(0, demanding(values));
  expect(await measured(0)).toBeGreaterThan(0);
  for (let i = 0; i < count; i++) {
    await worker.load(1, demanding(values.map((v, j) => (i === j ? v + 1 : v))));
    await expect(measured(1), `argument ${i + 1} is wrong`).rejects.toMatchObject({
      detail: { found: expect.stringContaining('faulted') },
    });
  }
});

test('functions of shared objects, however far away', async () => {
  const path = join(folder, 'code.so');
  const source =
    'void demanding(unsigned long *out, long a, long b, long c, long d, long e) { if (a != 11 || b != 22 || c != ' +
    '33 || d != 44 || e != 55) __builtin_trap(); *out = 7; }';
  execFileSync(process.env['CC'] ?? 'cc', ['-O1', '-fPIC', '-shared', '-o', path, '-x', 'c', '-'], { input: source });
  await accept([11, 22, 33, 44, 55]);
  await worker.load(2, { path, symbol: 'demanding', length: 1 });
  expect(await measured(2)).toBeGreaterThan(0);
});
