/** Objects made here are linked into flat code, run by the worker, and must do what they do as objects. */
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import type { Loadable } from '../../../src/base/machineCode.ts';
import { linkImage, movableImage } from '../../../src/frontend/peers/peersImage.ts';
import type { CallArgument } from '../../../src/frontend/peers/peersInterface.ts';
import { linkShared } from '../../../src/frontend/peers/peersShared.ts';
import { findTools } from '../../../src/frontend/toolchain/tools.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { openWorker } from '../../openWorker.ts';

const PLAIN: readonly CallArgument[] = [{ kind: 'out' }, { kind: 'operand', index: 0 }, { kind: 'operand', index: 1 }];
const MIXED: readonly CallArgument[] = [
  PLAIN[2],
  PLAIN[0],
  { kind: 'number', value: 1000n },
  { kind: 'words', words: [5n, 1n] },
  PLAIN[1],
];

const SOURCE = `
typedef unsigned long word;
static const word table[4] = {10, 20, 30, 40};
static __attribute__((noinline)) word lookup(word k) { return table[k & 3]; }
void first(word *out, const word *a, const word *b) { *out = *a - *b; }
void usesTable(word *out, const word *a, const word *b) { *out = lookup(*a) + *b; }
void mixed(const word *b, word *out, word number, const word *p, const word *a) {
  *out = (*a - *b) * number + p[0] + p[1];
}
__attribute__((used)) static void hidden(word *out, const word *a, const word *b) { *out = *a * *b; }
extern word elsewhere(word);
void callsOut(word *out, const word *a, const word *b) { *out = elsewhere(*a + *b); }
word counter;
static const word ten = 10, twenty = 20, thirty = 30;
static const word *const pointers[4] = {&ten, &twenty, &thirty, &ten};
void usesPointers(word *out, const word *a, const word *b) { *out = *pointers[*a & 3] + *b; }
void order012(word *o, const word *a, const word *b) { *o = *a - *b; }
void order021(word *o, const word *b, const word *a) { *o = *a - *b; }
void order102(const word *a, word *o, const word *b) { *o = *a - *b; }
void order120(const word *a, const word *b, word *o) { *o = *a - *b; }
void order201(const word *b, word *o, const word *a) { *o = *a - *b; }
void order210(const word *b, const word *a, word *o) { *o = *a - *b; }
void writesGlobal(word *out, const word *a, const word *b) { *out = *a + *b + counter++; }
`;

const folder = temporaryFolder();
let object: string;
const worker = await openWorker();

beforeAll(async () => {
  const source = join(folder, 'code.c');
  object = join(folder, 'code.o');
  writeFileSync(source, SOURCE);
  execFileSync('cc', ['-O2', '-fPIC', '-ffunction-sections', '-c', '-o', object, source]);
  execFileSync('cc', ['-O2', '-fPIC', '-c', '-o', join(folder, 'oneSection.o'), source]);
  execFileSync('cc', ['-O2', '-fPIC', '-c', '-o', join(folder, 'other.o'), '-x', 'c', '-'], {
    input: 'unsigned long elsewhere(unsigned long x) { return 3 * x; }',
  });
  execFileSync('cc', [
    '-O2',
    '-fPIC',
    '-shared',
    '-nostdlib',
    '-Wl,-Bsymbolic',
    '-o',
    join(folder, 'code.so'),
    object,
    join(folder, 'other.o'),
  ]);
  await worker.setFunction(
    {
      arguments: [
        { kind: 'out', words: 1 },
        { kind: 'in', words: 1 },
        { kind: 'in', words: 1 },
      ],
      aliases: [[0, 1, 2]],
    },
    [],
  );
});

const image = (symbol: string, call = PLAIN, files = [object]): Promise<Uint8Array | null> =>
  movableImage({ files, symbol, call });

const shared = async (symbol: string, call = PLAIN, files = [object]): Promise<Loadable> =>
  linkShared({ files, symbol, call }, { root: folder, cc: findTools().byName.cc });

async function result(code: Loadable | null, a: bigint, b: bigint): Promise<bigint | string> {
  if (code === null) return 'cannot be moved';
  await worker.load(1, code);
  const { verdict, outputs } = await worker.run({ target: 1, inputs: BigUint64Array.of(a, b) });
  return verdict === 'ok' ? outputs[0] : verdict;
}

test('a function that is entered at its first byte, and others behind it', async () => {
  expect(await result(await image('first'), 50n, 8n)).toBe(42n);
  expect(await result(await image('usesTable'), 6n, 1n)).toBe(31n);
});

test('a function is cut out of a section that refers to the outside', async () => {
  const files = [join(folder, 'oneSection.o')];
  const code = await image('first', PLAIN, files);
  expect(code?.length).toBeLessThan(64);
  expect(await result(code, 50n, 8n)).toBe(42n);
  expect(await image('usesTable', PLAIN, files)).toBeNull();
});

test('a local function', async () => expect(await result(await image('hidden'), 6n, 7n)).toBe(42n));

test('another order of arguments, with constants', async () => {
  expect(await result(await image('mixed', MIXED), 9n, 2n)).toBe(7000n + 5n + 1n);
});

test('references to other objects are resolved, and refused without them', async () => {
  expect(await result(await image('callsOut', PLAIN, [object, join(folder, 'other.o')]), 1n, 2n)).toBe(9n);
  expect(await image('callsOut')).toBeNull();
  await expect(linkImage({ files: [object], symbol: 'callsOut', call: PLAIN })).rejects.toMatchObject({
    kind: 'unsupported',
  });
  await expect(shared('callsOut')).rejects.toMatchObject({
    kind: 'unsupported',
    detail: { found: 'references to elsewhere' },
  });
});

test('what writes to data of its own, or has pointers in its data, cannot be moved but shared', async () => {
  for (const [symbol, expected] of [
    ['writesGlobal', 3n],
    ['usesPointers', 31n],
  ] as const) {
    expect(await image(symbol)).toBeNull();
    expect(
      await result(await shared(symbol), symbol === 'usesPointers' ? 6n : 1n, symbol === 'usesPointers' ? 1n : 2n),
      symbol,
    ).toBe(expected);
  }
});

test('a symbol that does not exist is refused with those that do', async () => {
  const refusal = {
    kind: 'input',
    message: expect.stringContaining('nothing'),
    detail: { found: expect.stringContaining('mixed') },
  };
  await expect(image('nothing')).rejects.toMatchObject(refusal);
  await expect(shared('nothing')).rejects.toMatchObject(refusal);
  await expect(shared('nothing', PLAIN, [join(folder, 'code.so')])).rejects.toMatchObject(refusal);
});

test('a shared object is called as it is, or through one of ours', async () => {
  const files = [join(folder, 'code.so')];
  const plain = await shared('usesTable', PLAIN, files);
  expect(plain).toMatchObject({ path: files[0], symbol: 'usesTable' });
  expect(await result(plain, 7n, 2n)).toBe(42n);
  expect(await result(await shared('first', [PLAIN[0], PLAIN[2], PLAIN[1]], files), 8n, 50n)).toBe(42n);
  expect(await result(await shared('mixed', MIXED, files), 9n, 2n)).toBe(7000n + 5n + 1n);
});

test('all permutations of arguments arrive', async () => {
  const call = [PLAIN[0], PLAIN[1], PLAIN[2]];
  for (const [i, j, k] of [
    [0, 1, 2],
    [0, 2, 1],
    [1, 0, 2],
    [1, 2, 0],
    [2, 0, 1],
    [2, 1, 0],
  ]) {
    const order = [call[i], call[j], call[k]];
    const symbol = `order${i}${j}${k}`;
    expect(await result(await image(symbol, order), 50n, 8n), symbol).toBe(42n);
  }
});
