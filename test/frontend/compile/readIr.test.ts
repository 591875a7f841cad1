import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { evaluateSsa, storeInteger } from '../evaluateSsa.ts';
import { readSsaModule, type SsaFunction } from '../../../src/ir/ssa/schema.ts';
import { buildBridge } from '../../../src/frontend/toolchain/buildBridge.ts';
import { compileToBitcode } from '../../../src/frontend/compile/compileC.ts';
import { compileField } from '../../../src/frontend/field/fieldSource.ts';
import { listFields } from '../../../src/frontend/field/fieldDescription.ts';
import { readIr, type ReadOptions } from '../../../src/frontend/compile/readIr.ts';
import { toolchainOrSkip } from '../toolchain/withToolchain.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
const fixtureOf = (field: string): string => join(root, `test/fixtures/ssa/${field}.json`);

/** The LLVM whose output the fixtures are; others may choose other instructions. */
const FIXTURE_LLVM = 22;
const SEED = 5;
const CALLS = 40;

/** The bytes of a number below the modulus: all functions take these, strict or loose. */
function elementBelow(modulus: bigint, words: number, rng: Rng): Uint8Array {
  const bytes = new Uint8Array(8 * words);
  const value = rng.big(64 * words + 64) % modulus;
  storeInteger(bytes, 0, value, 64 * words);
  return bytes;
}

/** What all arguments hold after a call with copies of `inputs`. */
function resultOf(fn: SsaFunction, inputs: readonly Uint8Array[]): Uint8Array[] {
  const memory = inputs.map((bytes) => bytes.slice());
  evaluateSsa(fn, memory);
  return memory;
}

describe.skipIf(toolchain === null)('with LLVM', () => {
  const dir = temporaryFolder();

  const readC = async (text: string, options: ReadOptions = {}) => {
    const source = join(dir, 'f.c');
    writeFileSync(source, text);
    return readIr(toolchain!, await compileToBitcode(toolchain!, source), options);
  };
  const failureOf = async (text: string, options: ReadOptions = {}): Promise<Failure> => {
    const error: unknown = await readC(text, options).catch((e: unknown) => e);
    expect(error).toBeInstanceOf(Failure);
    return error as Failure;
  };

  test('a second build does nothing', async () => {
    expect(await buildBridge(root, toolchain!.tools)).toEqual(toolchain!.bridge);
  });

  const withFixture = listFields(root)
    .filter((f) => existsSync(fixtureOf(f.name)))
    .map((f) => [f.name, f] as const);

  test.each(withFixture)(
    'the fixture of %s is what the reader prints, or computes the same with another LLVM',
    async (name, field) => {
      const { json, llPath } = await compileField(toolchain!, field);
      const fixture = readFileSync(fixtureOf(name), 'utf8');
      if (toolchain!.bridge.llvmMajor === FIXTURE_LLVM) expect(json).toBe(fixture);
      expect(readFileSync(llPath, 'utf8')).not.toContain('urem');
      const read = readSsaModule(json, name).functions;
      const kept = readSsaModule(fixture, name).functions;
      const rng = seeded(SEED, name);
      expect(read.map(({ name: symbol, args }) => [symbol, args])).toEqual(
        kept.map(({ name: symbol, args }) => [symbol, args]),
      );
      for (const [k, fn] of read.entries()) {
        for (let call = 0; call < CALLS; call++) {
          const inputs = fn.args.map(() => elementBelow(field.modulus, field.weights.length, rng));
          expect(resultOf(fn, inputs), `${fn.name}, seed ${SEED}, call ${call}`).toEqual(resultOf(kept[k], inputs));
        }
      }
    },
  );

  test('one function is read alone', async () => {
    const text = 'void f(unsigned long *x) { *x += 1; }\nvoid g(unsigned long *x) { while (*x) --*x; }';
    const { json } = await readC(text, { functions: ['f'] });
    expect(JSON.parse(json)).toMatchObject({ schemaVersion: 1, module: 'f.c', functions: [{ name: 'f' }] });
  });

  test('what is not supported is refused at its place', async () => {
    const failure = await failureOf('void g(unsigned long *x, unsigned long n) {\n  while (n--)\n    *x *= 3;\n}', {
      functions: ['g'],
    });
    expect(failure).toMatchObject({
      kind: 'unsupported',
      message: 'cannot bridge a loop',
      detail: { expected: 'straight-line code after inlining and unrolling' },
    });
    expect(failure.detail.hint).toContain('a constant number of iterations');
    expect(failure.detail.where).toMatch(/^f\.c:\d$/);
  });

  test('without a name, what can be read is read and the rest listed', async () => {
    const { json } = await readC(
      'void f(unsigned long *x) { *x = 1; }\nvoid g(unsigned long *x, unsigned long n) { if (n) *x = 3; }',
    );
    expect(JSON.parse(json)).toMatchObject({
      functions: [{ name: 'f' }],
      refused: [{ name: 'g', message: 'cannot bridge a branch', where: 'f.c:2' }],
    });
  });

  test('a loop of so many rounds that nobody could wait for the rest', async () => {
    const failure = await failureOf(
      'void f(unsigned long *x) {\n  for (int k = 0; k < 5200; k++) *x = *x * *x + k;\n}',
      { functions: ['f'] },
    );
    expect(failure).toMatchObject({
      kind: 'unsupported',
      message: 'cannot bridge a function of this length',
      detail: { where: 'f.c:1' },
    });
    expect(failure.detail.found).toMatch(/^\d{5} instructions$/);
    expect(failure.detail.hint).toContain('one round of its longest loop');
  });

  test('a function that is not there', async () => {
    const failure = await failureOf('void f(unsigned long *x) { *x += 1; }', { functions: ['h'] });
    expect(failure).toMatchObject({ kind: 'input', message: 'no function h', detail: { expected: 'one of f' } });
  });

  test('C that does not compile', async () => {
    const failure = await failureOf('void f(int x) { return y; }');
    expect(failure).toMatchObject({ kind: 'input', message: 'the C source does not compile' });
    expect(failure.detail.found).toContain("undeclared identifier 'y'");
  });
});
