/** Objects made here are linked into flat code, run by the worker, and must do what they do as objects. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { linkImage } from '../../src/toolchain/peersImage.ts';
import type { CallArgument } from '../../src/toolchain/peersInterface.ts';
import { buildWorker } from '../../src/worker/buildWorker.ts';
import { Worker } from '../../src/worker/client.ts';

const PLAIN: readonly CallArgument[] = [{ kind: 'out' }, { kind: 'operand', index: 0 }, { kind: 'operand', index: 1 }];
const MODULUS = 2n ** 64n + 5n;

const SOURCE = `
typedef unsigned long word;
static const word table[4] = {10, 20, 30, 40};
static __attribute__((noinline)) word lookup(word k) { return table[k & 3]; }
void first(word *out, const word *a, const word *b) { *out = *a - *b; }
void usesTable(word *out, const word *a, const word *b) { *out = lookup(*a) + *b; }
void mixed(const word *b, word *out, word number, const word *p, const word *a) { *out = (*a - *b) * number + p[0] + p[1]; }
__attribute__((used)) static void hidden(word *out, const word *a, const word *b) { *out = *a * *b; }
extern word elsewhere(word);
void callsOut(word *out, const word *a, const word *b) { *out = elsewhere(*a + *b); }
word counter;
void writesGlobal(word *out, const word *a, const word *b) { *out = *a + *b + counter++; }
`;

let folder: string, object: string, worker: Worker;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  const source = join(folder, 'code.c');
  object = join(folder, 'code.o');
  writeFileSync(source, SOURCE);
  execFileSync('cc', ['-O2', '-fPIC', '-ffunction-sections', '-c', '-o', object, source]);
  execFileSync('cc', ['-O2', '-fPIC', '-c', '-o', join(folder, 'oneSection.o'), source]);
  execFileSync('cc', ['-O2', '-fPIC', '-c', '-o', join(folder, 'other.o'), '-x', 'c', '-'], { input: 'unsigned long elsewhere(unsigned long x) { return 3 * x; }' });
  execFileSync('cc', ['-O2', '-fPIC', '-shared', '-nostdlib', '-Wl,-Bsymbolic', '-o', join(folder, 'code.so'), object, join(folder, 'other.o')]);
  worker = await Worker.start({ binary: await buildWorker(join(import.meta.dirname, '../..')) });
  await worker.setFunction({ arguments: [{ kind: 'out', words: 1 }, { kind: 'in', words: 1 }, { kind: 'in', words: 1 }], aliases: [[0, 1, 2]] }, []);
});
afterAll(async () => {
  await worker.close();
  rmSync(folder, { recursive: true, force: true });
});

const image = (symbol: string, call = PLAIN, files = [object]): Promise<Uint8Array> => linkImage({ files, symbol, call, modulus: MODULUS });

async function result(code: Uint8Array, a: bigint, b: bigint): Promise<bigint | string> {
  const { verdict, outputs } = await worker.run({ target: code, inputs: BigUint64Array.of(a, b) });
  return verdict === 'ok' ? outputs[0] : verdict;
}

test('a function that is entered at its first byte, and others behind it', async () => {
  expect(await result(await image('first'), 50n, 8n)).toBe(42n);
  expect(await result(await image('usesTable'), 6n, 1n)).toBe(31n);
});

test('a function is cut out of a section that refers to the outside', async () => {
  const files = [join(folder, 'oneSection.o')], code = await image('first', PLAIN, files);
  expect(code.length).toBeLessThan(64);
  expect(await result(code, 50n, 8n)).toBe(42n);
  await expect(image('usesTable', PLAIN, files)).rejects.toMatchObject({ kind: 'unsupported' });
});

test('a local function', async () => expect(await result(await image('hidden'), 6n, 7n)).toBe(42n));

test('another order of arguments, with constants', async () => {
  const call: CallArgument[] = [{ kind: 'operand', index: 1 }, { kind: 'out' }, { kind: 'number', value: 1000n }, { kind: 'modulus' }, { kind: 'operand', index: 0 }];
  expect(await result(await image('mixed', call), 9n, 2n)).toBe(7000n + 5n + 1n);
});

test('references to other objects are resolved, and refused without them', async () => {
  expect(await result(await image('callsOut', PLAIN, [object, join(folder, 'other.o')]), 1n, 2n)).toBe(9n);
  await expect(image('callsOut')).rejects.toMatchObject({ kind: 'unsupported', detail: { found: 'references to elsewhere' } });
});

test('writing to global data is found out when it runs', async () => expect(await result(await image('writesGlobal'), 1n, 2n)).toBe('fault'));

test('a symbol that does not exist is refused with those that do', async () => {
  await expect(image('nothing')).rejects.toMatchObject({ kind: 'input', message: expect.stringContaining('nothing'), detail: { found: expect.stringContaining('usesTable') } });
});

test('a shared object', async () => {
  const files = [join(folder, 'code.so')];
  expect(await result(await image('usesTable', PLAIN, files), 7n, 2n)).toBe(42n);
  await expect(image('nothing', PLAIN, files)).rejects.toMatchObject({ kind: 'input' });
  await expect(image('first', [PLAIN[1], PLAIN[0], PLAIN[2]], files)).rejects.toMatchObject({ kind: 'unsupported' });
});
