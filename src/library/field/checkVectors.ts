/** Checks the vector functions of a library by calls and by the search for leaks. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { inverse, mod } from '../../base/integers.ts';
import { seeded, type Rng } from '../../base/rng.ts';
import { leaksOf } from '../../engine/claim/leaksOf.ts';
import { linkCallingProgram, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { run } from '../../frontend/toolchain/run.ts';
import type { LibraryPlan } from './libraryPlan.ts';
import { vectorFunctions } from './vectorHeader.ts';

interface VectorFiles {
  readonly archive: string;
  /** Folder of the headers. */
  readonly includes: string;
  /** Folder for what the check makes. */
  readonly work: string;
}

type Vector = readonly bigint[];

/** What a function of vectors is to be called with, and gives. */
interface VectorFunction {
  /** Ways in which results may lie (vectorCalls.c): apart, in place of the first, of the second operand. */
  readonly ways: readonly number[];
  readonly operands: (n: number) => readonly number[];
  readonly result: (a: Vector, b: Vector, w: Vector, way: number) => Vector;
}

/** Every number of elements up to here; then some around those that are inverted together. */
const MAX_COUNT = 40;
const MORE = [63, 64, 65, 255, 256, 257, 519];
const INVERSES = 'inverse_vec';

/**
 * Calls the functions of vectors through their header, as users do, for every number of elements up to 40, with numbers
 * at the ends of the field in random places, arrays at the ends of memory and results in place, and compares with big
 * integers. Returns what was found. Throws `wrong` with the seed and the first call that is wrong.
 */
export async function checkVectors(
  plan: LibraryPlan,
  files: VectorFiles,
  toolchain: Toolchain,
  seed: number,
): Promise<string> {
  const program = await callingProgram(plan, files, toolchain);
  const calls = drawCalls(plan, seeded(seed, `library/${plan.prefix}/vectors`));
  const names = [...new Set(calls.map(({ name }) => name))];
  for (const own of names)
    await checkAnswers(
      program,
      calls.filter(({ name }) => name === own),
      { prefix: plan.prefix, seed },
    );
  return `ok: ${calls.length} calls of ${names.length} functions of vectors agree with big integers (seed ${seed})`;
}

/** Makes the calls of one function in one run of the program: small machines have to hold what it reads. */
async function checkAnswers(
  program: string,
  calls: readonly VectorCall[],
  { prefix, seed }: { readonly prefix: string; readonly seed: number },
): Promise<void> {
  const { stdout, stderr, status } = await run(program, [], { input: calls.map(({ text }) => text).join('') });
  const answers = stdout.split('\n').slice(0, -1);
  const end = [`exit code ${status}`, ...stderr.trim().split('\n', 1)].join(' ').trimEnd();
  calls.forEach(({ name, way, n, expected }, i) => {
    const answer = answers[i];
    if (answer === expected) return;
    const [wanted, given] = [expected, answer ?? ''].map((text) => text.split(' '));
    const at = wanted.findIndex((text, k) => text !== given[k]);
    throw new Failure('wrong', `${prefix}_${name} is wrong for ${n} elements`, {
      where: `seed ${seed}, call ${i} of it, way ${way} of vectorCalls.c, ${at === 0 ? 'status' : `result ${at - 1}`}`,
      expected: wanted[at] ?? 'no more',
      found: answer === undefined ? `nothing (${end})` : (given[at] ?? 'no more'),
    });
  });
}

/**
 * Looks for jumps and addresses that depend on elements in both ways of the functions of vectors: what chooses between
 * them asks for the processor, which the search has no model of. Inversions are left out: their products are stored to
 * places that depend on n, of which the search does not see that no pointer is there. Throws `wrong` with what it
 * finds, `unsupported` where it cannot tell.
 */
export async function checkVectorLeaks(plan: LibraryPlan, archive: string, toolchain: Toolchain): Promise<string> {
  const functions = vectorFunctions(plan).filter(({ name }) => name !== INVERSES);
  for (const { name, prototype } of functions)
    for (const way of ['lanes', 'words']) {
      const symbol = `${plan.prefix}_${name}_${way}`;
      const { leaks, refusals } = await leaksOf([archive], symbol, secretsOf(prototype), toolchain);
      if (leaks.length + refusals.length === 0) continue;
      throw new Failure(leaks.length > 0 ? 'wrong' : 'unsupported', `${symbol} may leak elements`, {
        expected: 'no jump, address or instruction of variable time that depends on them',
        found: [...leaks, ...refusals]
          .slice(0, 6)
          .map(({ text, what }) => `${text}: ${what}`)
          .join('\n            '),
      });
    }
  const loops = `${2 * functions.length} loops of vectors, all but those of ${INVERSES},`;
  return `ok: no jump, address or instruction of variable time of ${loops} depends on an element`;
}

const REGISTERS = ['rdi', 'rsi', 'rdx', 'rcx'];

/** What lies behind pointers is secret, but for where results go that are no operands. The number n is no pointer. */
const secretsOf = (prototype: string): { readonly register: string; readonly secret: boolean }[] =>
  prototype
    .slice(prototype.indexOf('(') + 1)
    .split(',')
    .flatMap((text, i) => (text.includes('[') ? [{ register: REGISTERS[i], secret: !/\bout\b/.test(text) }] : []));

async function callingProgram(
  { prefix, inverse: chain }: LibraryPlan,
  { archive, includes, work }: VectorFiles,
  { root, tools }: Toolchain,
): Promise<string> {
  const [program, source] = ['vectorCalls', 'vectorCalls.c'].map((name) => join(work, name));
  copyFileSync(join(root, 'templates', 'library', 'vectorCalls.c'), source);
  const macros = { PREFIX: prefix, HEADER: `"${prefix}_vectors.h"`, HAS_INVERSE: Number(chain !== null) };
  const defines = Object.entries(macros).map(([name, value]) => `-D${name}=${value}`);
  await linkCallingProgram({ program, flags: [...defines, '-I', includes], source, archive }, tools);
  return program;
}

interface VectorCall {
  readonly name: string;
  readonly way: number;
  readonly n: number;
  /** As vectorCalls.c reads it. */
  readonly text: string;
  /** As it answers. */
  readonly expected: string;
}

function drawCalls(plan: LibraryPlan, rng: Rng): VectorCall[] {
  const functions = Object.entries(meanings(plan)).filter(([name]) => name !== INVERSES || plan.inverse !== null);
  return functions.flatMap(([name, fn]) => {
    const counts = [...Array.from({ length: MAX_COUNT + 1 }, (_, n) => n), ...(name === INVERSES ? MORE : [])];
    return counts.flatMap((n) => fn.ways.map((way) => drawCall(plan.field.modulus, name, fn, { n, way }, rng)));
  });
}

const hex = (x: bigint): string => x.toString(16).padStart(64, '0');

function drawCall(
  p: bigint,
  name: string,
  { operands, result }: VectorFunction,
  { n, way }: Pick<VectorCall, 'n' | 'way'>,
  rng: Rng,
): VectorCall {
  const corners = [0n, 0n, 1n, 2n, p - 1n, p - 2n, p >> 1n, (p >> 1n) + 1n];
  const draw = (): bigint => (rng.below(4) === 0 ? corners[rng.below(corners.length)] : rng.big(320) % p);
  const vectors = operands(n).map((count) => Array.from({ length: count }, draw));
  const [a, b = [], w = []] = vectors;
  const text = [`${name} ${way} ${n}`, ...vectors.flat().map(hex)].join('\n');
  return { name, way, n, text: `${text}\n`, expected: ['ok', ...result(a, b, w, way).map(hex)].join(' ') };
}

/** The functions by what they compute on the words of elements. */
function meanings({
  field: { modulus: p },
  isMontgomery,
  limbs,
}: LibraryPlan): Readonly<Record<string, VectorFunction>> {
  const R = isMontgomery ? 1n << BigInt(64 * limbs) : 1n;
  const over = inverse(R, p);
  const product = (x: bigint, y: bigint): bigint => mod(x * y * over, p);
  const two = (n: number): number[] => [n, n];
  const each = (f: (x: bigint, y: bigint) => bigint): VectorFunction => ({
    ways: [0, 1, 2],
    operands: two,
    result: (a, b) => a.map((x, i) => f(x, b[i])),
  });
  const unary = (f: (x: bigint) => bigint): VectorFunction => ({
    ways: [0, 1],
    operands: (n) => [n],
    result: (a) => a.map(f),
  });
  return {
    mul_vec: each(product),
    add_vec: each((x, y) => mod(x + y, p)),
    sub_vec: each((x, y) => mod(x - y, p)),
    square_vec: unary((x) => product(x, x)),
    scale_vec: {
      ways: [0, 1, 2],
      operands: (n) => [n, 1],
      result: (a, [scalar], _, way) => a.map((x) => product(x, way === 2 ? a[a.length >> 1] : scalar)),
    },
    inner_vec: {
      ways: [0],
      operands: two,
      result: (a, b) => [a.reduce((sum, x, i) => mod(sum + product(x, b[i]), p), 0n)],
    },
    butterfly_vec: {
      ways: [0],
      operands: (n) => [n, n, n],
      result: (a, b, w) => [1n, -1n].flatMap((sign) => a.map((x, i) => mod(x + sign * product(w[i], b[i]), p))),
    },
    inverse_vec: unary((x) => (x === 0n ? 0n : mod(inverse(x, p) * R * R, p))),
  };
}
