import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { readFlatCode } from '../../../src/frontend/object/readFunction.ts';
import { vectorInstruction } from '../../../src/engine/contest/compareContestants.ts';
import {
  clangBaseline,
  compileBaselines,
  gccBaseline,
  llcBaseline,
} from '../../../src/frontend/compile/compileBaselines.ts';
import { compileC } from '../../../src/frontend/compile/compileC.ts';
import { compileField } from '../../../src/frontend/field/fieldSource.ts';
import { extractFunction } from '../../../src/frontend/object/extractFunction.ts';
import {
  listFields,
  type FieldDescription,
  type FieldOperation,
  type ResultForm,
} from '../../../src/frontend/field/fieldDescription.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import { requireTool } from '../../../src/frontend/toolchain/tools.ts';
import { oneIn } from '../../oneIn.ts';
import { toolchainOrSkip } from './withToolchain.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const SEED = 20;
const CALLS = 40;
const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();

describe.skipIf(toolchain === null || toolchain.tools.byName.cc.path === null)('machine code of the compilers', () => {
  const dir = temporaryFolder();
  let runner: string;
  beforeAll(async () => {
    runner = join(dir, 'runCode');
    const cc = requireTool(toolchain!.tools.byName.cc);
    const { status, stderr } = await run(cc, ['-O1', '-o', runner, join(import.meta.dirname, 'runCode.c')]);
    expect(stderr.includes('error'), stderr).toBe(false);
    expect(status).toBe(0);
  });

  /** Calls the code on each tuple of integers. */
  const call = async (code: Uint8Array, limbs: number, inputs: readonly (readonly bigint[])[]): Promise<bigint[]> => {
    const file = join(dir, 'code');
    writeFileSync(file, code);
    const input = inputs.map((tuple) => tuple.flatMap((x) => words(x, limbs)).join(' ')).join('\n');
    const { stdout } = await run(runner, [file, String(limbs), String(inputs[0].length)], { input });
    return stdout
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' ').reduceRight((sum, w) => (sum << 64n) | BigInt(`0x${w}`), 0n));
  };

  /** The fields that stand for others of their form: a compilation takes a second. */
  const fields = listFields(root).filter(({ name }) =>
    ['25519', 'poly1305', 'secp256k1', 'goldilocks64'].includes(name),
  );
  const jobs = fields.flatMap((field) =>
    field.operations.flatMap((op) =>
      (['strict', 'loose'] as const).map((form) => [op.symbols[form], field, op, form] as const),
    ),
  );

  test.each(oneIn(6, jobs))('%s', async (symbol, field, op, form) => {
    const { llPath } = await compileField(toolchain!, field);
    const baselines = await compileBaselines(toolchain!, llPath, field.sourcePath, symbol);
    expect(baselines.length).toBe(3);
    const inputs = drawInputs(field, op, form, seeded(SEED, symbol));
    for (const { name, code } of baselines) {
      const outputs = await call(code.bytes, field.weights.length, inputs);
      expect(outputs.length).toBe(CALLS);
      outputs.forEach((out, k) =>
        check(`${symbol} by ${name}, seed ${SEED}, inputs ${inputs[k]}`, field, op, form, inputs[k], out),
      );
    }
  });

  test('where the target has no vector registers, compilers use none', async () => {
    const path = join(dir, 'flip.c');
    const text = 'void flip(long *restrict to, const long *a) { for (int i = 0; i < 4; i++) to[i] = ~a[i]; }';
    writeFileSync(path, text);
    const llPath = join(dir, 'flip.ll');
    const llvm = ['-S', '-emit-llvm', '-O3', '-march=native', '-o', llPath, path];
    expect((await run(requireTool(toolchain!.tools.byName.clang), llvm)).status).toBe(0);
    const used = async (target: string): Promise<boolean[]> => {
      const chain = { ...toolchain!, target };
      const made = [
        await llcBaseline(chain, llPath, 'flip'),
        await clangBaseline(chain, path, 'flip', []),
        await gccBaseline(chain, path, 'flip'),
      ];
      const read = made.map(({ code }) => readFlatCode('code', code.bytes, chain.bridge.decoder));
      return (await Promise.all(read)).map((code) => vectorInstruction(code) !== null);
    };
    expect(await used('native')).toEqual([true, true, true]);
    expect(await used('x86-64-v3')).toEqual([true, true, true]);
    expect(await used('x86-64-sse')).toEqual([false, false, false]);
  });

  test.each([[[]], [['-ffunction-sections']]])(
    'functions and constants that the code refers to come along: %s',
    async (flags) => {
      const source = join(dir, 'far.c');
      writeFileSync(
        source,
        `typedef unsigned long u64;
      static const u64 table[4] = {3, 5, 7, 11};
      __attribute__((noinline)) static u64 pick(u64 k) { return table[k & 3]; }
      void before(u64 *out) { *out = 1; }
      void far(u64 *out, const u64 *a) { *out = pick(*a) + pick(*a + 1); }`,
      );
      const object = readFileSync(await compileC(toolchain!, source, ['-O2', '-fPIC', ...flags, '-c'], '.o'));
      const { bytes } = extractFunction(object, 'far');
      expect(await call(bytes, 1, [[0n], [1n], [2n], [3n]])).toEqual([8n, 12n, 18n, 14n]);
      expect(() => extractFunction(object, 'gone')).toThrow('does not define the function gone');
    },
  );

  test('code that needs something from outside is refused', async () => {
    const source = join(dir, 'outside.c');
    writeFileSync(source, 'extern unsigned long g(void); void f(unsigned long *x) { *x = g(); }');
    const object = readFileSync(await compileC(toolchain!, source, ['-O2', '-fPIC', '-c'], '.o'));
    expect(() => extractFunction(object, 'f')).toThrow('the code of f cannot be moved');
    expect(() => extractFunction(object.subarray(1), 'f')).toThrow('not a 64-bit ELF file for x86-64');
  });
});

function words(x: bigint, limbs: number): string[] {
  return Array.from({ length: limbs }, (_, k) => BigInt.asUintN(64, x >> BigInt(64 * k)).toString(16));
}

/** Random inputs within the bound, the first ones extreme. */
function drawInputs(field: FieldDescription, op: FieldOperation, form: ResultForm, rng: Rng): bigint[][] {
  const bound = field.bounds[form];
  const extremes = [0n, 1n, bound, bound - 1n, field.modulus - 1n];
  const draw = (): bigint => (rng.below(3) === 0 ? extremes[rng.below(extremes.length)] : rng.big(320) % (bound + 1n));
  return Array.from({ length: CALLS }, () => Array.from({ length: op.arguments }, draw));
}

/** The relation evaluated on integers, by its sum-of-products text. */
function relationValue(relation: string, args: readonly bigint[]): bigint {
  const factor = (text: string): bigint => (text.startsWith('arg') ? args[Number(text.slice(3)) - 1] : BigInt(text));
  const product = (text: string): bigint =>
    text
      .split('*')
      .map(factor)
      .reduce((x, y) => x * y);
  const [sum, ...negative] = relation.split('-').map((part) =>
    part
      .split('+')
      .map(product)
      .reduce((x, y) => x + y),
  );
  return negative.reduce((x, y) => x - y, sum);
}

function check(
  what: string,
  field: FieldDescription,
  op: FieldOperation,
  form: ResultForm,
  args: readonly bigint[],
  out: bigint,
): void {
  const p = field.modulus;
  const expected = ((relationValue(op.relation, args) % p) + p) % p;
  expect(out % p, what).toBe(expected);
  expect(out <= field.bounds[form], `${what}: ${out} is above the bound`).toBe(true);
}
