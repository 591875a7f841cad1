/**
 * Fields of any modulus: the first candidate of every operation is lowered, tested against the mathematics, and proved.
 * The whole list of moduli runs with FIELDWRIGHT_LONG=1 (`make test-long`), a sample otherwise; CALLS=n tests every
 * function on n inputs.
 */
import { describe, expect, test } from 'vitest';
import { nasmFile } from '../../src/codegen/encoder/file.ts';
import { seeded } from '../../src/base/rng.ts';
import { championProgram, CodeGenerator, templateLibrary } from '../../src/search/tuning/codeGenerator.ts';
import { fieldFunction, primeField } from '../../src/engine/subject/fieldSubject.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import type { ResultForm } from '../../src/frontend/field/fieldDescription.ts';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { againstSpec } from '../../src/prover/inputs/againstSpec.ts';
import { proveAsm } from '../prover/listing/proveAsm.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import { workerRunner } from '../../src/bench/testing/differential.ts';
import { workerSignature } from '../../src/bench/testing/workerVectors.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import { targetNamed } from '../../src/codegen/x86/target.ts';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { recordingIo } from './recordingIo.ts';
import { openWorker } from '../openWorker.ts';
import { items } from '../items.ts';

const ROOT = process.cwd();
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = Number(process.env['SEED'] ?? 7);
const CALLS = Number(process.env['CALLS'] ?? (LONG ? 100_000 : 2_000));

/** Primes of curves and authenticators in use, among them those of FIPS 186-5. */
const NAMED = items`
  2^130-5; 2^221-3; 2^251-9; 2^255-19; 2^256-2^32-977; 2^383-187; 2^414-17; 2^448-2^224-1; 2^511-187; 2^521-1
  2^224-2^96+1; 2^256-2^224+2^192+2^96-1; 2^384-2^128-2^96+2^32-1`;
const SAMPLE = ['2^221-3', '2^414-17', '2^200-2'];
const MODULI = LONG ? [...NAMED, ...randomModuli(50, true), ...randomModuli(20, false)] : SAMPLE;

const toolchain = await toolchainOrSkip();
const templates = templateLibrary(ROOT);

const worker = await openWorker();

describe.skipIf(toolchain === null)('fields of any modulus', () => {
  test.each(MODULI)(
    '%s',
    async (modulus) => {
      const undecided: string[] = [];
      for (const form of LONG ? (['strict', 'loose'] as const) : (['loose'] as const)) {
        for (const fn of await functionsOf(toolchain!, modulus, form)) {
          if ((await check(fn, worker)) === 'undecided') undecided.push(fn.name);
        }
      }
      if (!LONG) expect(undecided, 'IR = specification').toEqual([]);
    },
    LONG ? 600_000 : 60_000,
  );
});

test.skipIf(toolchain === null).each([
  ['2^255-19', /^[^:]*: plain, elements are themselves; cost of a product: plain \d+, montgomery \d+$/],
  [
    '0x128518867a66b0d39',
    /^[^:]*: montgomery, the element x is written x\*2\^128; cost of a product: plain \d+, montgomery \d+$/,
  ],
  [
    '2^200-2',
    /^[^:]*: plain, elements are themselves; cost of a product: plain \d+ \(Montgomery form needs an odd modulus\)$/,
  ],
])('the form of %s', async (modulus, why) => {
  const io = recordingIo([], { root: ROOT });
  const { name } = await primeField(modulus, 'auto', io);
  expect(io.noteText.at(-1)).toMatch(why);
  expect(name.endsWith('-montgomery')).toBe(why.source.includes(': montgomery'));
});

async function functionsOf(tools: Toolchain, modulus: string, form: ResultForm): Promise<IrFunction[]> {
  const field = await primeField(modulus, 'auto', recordingIo([], { root: ROOT }));
  const wanted = field.operations.filter(({ name }) => ['mul', 'square', 'add', 'sub'].includes(name));
  return Promise.all(wanted.map((operation) => fieldFunction(tools, field, operation, form)));
}

/** The verdict of "IR = specification"; everything else must hold. */
async function check(fn: IrFunction, worker: Worker): Promise<string> {
  const problem = buildProblem(fn);
  const candidate = initialCandidate(problem);
  const label = `${fn.name}, seed ${SEED}`;
  const code = new CodeGenerator(problem, templates).generate(candidate);
  expect(code, `${label}: cannot be lowered`).not.toBeNull();
  if (code === null) return 'refuted';
  await worker.setFunction(workerSignature(fn), []);
  const outcome = await againstSpec(workerRunner(worker), code.bytes.slice(0, code.length), fn, {
    calls: CALLS,
    rng: seeded(SEED, fn.name),
  });
  expect(outcome.kind === 'failed' ? outcome.failure : outcome.kind, label).toBe('passed');
  const program = championProgram(problem, templates, targetNamed('native', { bmi2: true, adx: true }), candidate);
  expect(proveAsm(nasmFile(program, { symbol: fn.name, header: [] }), fn), label).toMatchObject({ kind: 'proved' });
  const verdict = proveSpec(fn);
  expect(
    verdict.kind,
    `${label}: ${JSON.stringify(verdict, (_, x: unknown) => (typeof x === 'bigint' ? x.toString() : x))}`,
  ).not.toBe('refuted');
  return verdict.kind;
}

/** Moduli of 65 to 521 bits; odd and probably prime, or composite and even every second time. */
function randomModuli(count: number, isPrime: boolean): string[] {
  const rng = seeded(SEED, isPrime ? 'primes' : 'composites');
  return Array.from({ length: count }, (_, i) => {
    const bits = 65 + rng.below(457);
    const top = 1n << BigInt(bits - 1);
    for (;;) {
      const m = top | (rng.big(bits) % top);
      const odd = m | 1n;
      if (isPrime ? isProbablePrime(odd) : i % 2 === 0 || !isProbablePrime(odd))
        return `0x${(isPrime || i % 2 === 1 ? odd : m & ~1n).toString(16)}`;
    }
  });
}

/** Fermat's test to the bases 2, 3 and 5. */
function isProbablePrime(n: bigint): boolean {
  return [2n, 3n, 5n].every((base) => power(base, n - 1n, n) === 1n);
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  let result = 1n;
  for (let b = base, e = exponent; e > 0n; e >>= 1n, b = (b * b) % modulus) if (e & 1n) result = (result * b) % modulus;
  return result;
}
