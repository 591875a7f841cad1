/** Checks a field's library by calls through its header and by the search for leaks. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { seeded, type Rng } from '../../base/rng.ts';
import { linkCallingProgram, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { run } from '../../frontend/toolchain/run.ts';
import { leaksOf } from '../../engine/claim/leaksOf.ts';
import type { InverseKind, LibraryPlan } from './libraryPlan.ts';
import { loopFunctions } from './headerText.ts';
import { power, inverseOrNull, mod } from '../../base/integers.ts';

/** Where the files of a library are that is checked. */
interface LibraryFiles {
  readonly archive: string;
  /** Folder of its header. */
  readonly includes: string;
  /** Folder for what the check makes. */
  readonly work: string;
  /**
   * The variant that this processor must get: symbols stand for the code of one of several, whose loops are searched
   * under their own names.
   */
  readonly chosen?: string;
}

/**
 * Calls every function of an archive through its header, as users do, and compares with big integers; looks for jumps
 * and addresses that depend on elements in its loops. Returns what was found, a line each. Throws `wrong` with the seed
 * and the first call that is wrong.
 */
export async function checkFieldLibrary(
  plan: LibraryPlan,
  inverse: InverseKind,
  files: LibraryFiles,
  toolchain: Toolchain,
  seed: number,
): Promise<string[]> {
  const program = await callingProgram(plan, inverse, files, toolchain);
  const cases = libraryCases(plan, inverse, seeded(seed, `library/${plan.prefix}`));
  const hex = (x: bigint): string => x.toString(16).padStart(16 * plan.limbs, '0');
  const input = cases.map(({ name, a, b, number }) => `${name} ${hex(a)} ${hex(b)} ${number}\n`).join('');
  const { stdout, status } = await run(program, [], { input });
  const lines = stdout.trimEnd().split('\n');
  cases.forEach((one, i) => {
    const text = lines[i] ?? `nothing (exit code ${status})`;
    const wrong = /^[0-9a-f ]+$/.test(text) ? one.judge(numbersIn(text, plan)) : text;
    if (wrong !== null)
      throw new Failure('wrong', `${plan.prefix}_${one.name} is wrong`, {
        where: `seed ${seed}, a = 0x${one.a.toString(16)}, b = 0x${one.b.toString(16)}, number ${one.number}`,
        found: wrong,
      });
  });
  const names = new Set(cases.map(({ name }) => name));
  return [
    `ok: ${cases.length} calls of ${names.size} functions and constants agree with big integers (seed ${seed})`,
    ...(files.chosen === undefined
      ? await checkLeaks(plan, inverse, files.archive, toolchain)
      : [await checkChoice(program, files.chosen)]),
  ];
}

async function checkChoice(program: string, expected: string): Promise<string> {
  const { stdout, status } = await run(program, ['variant']);
  const found = stdout.trim();
  if (found === expected) return `ok: ${expected} is chosen for this processor`;
  throw new Failure('wrong', 'the code of another processor is chosen', {
    where: 'this processor',
    expected,
    found: found || `nothing (exit code ${status})`,
  });
}

/** Elements have all their digits; other numbers are decimal. */
const numbersIn = (text: string, { limbs }: LibraryPlan): bigint[] =>
  text
    .trim()
    .split(' ')
    .map((word) => (word.length === 16 * limbs ? BigInt(`0x${word}`) : BigInt(word)));

async function callingProgram(
  { prefix, limbs, bytes, isMontgomery, root, functions, variant }: LibraryPlan,
  inverse: InverseKind,
  { archive, includes, work, chosen }: LibraryFiles,
  { root: projectRoot, tools }: Toolchain,
): Promise<string> {
  const program = join(work, 'calls');
  const source = join(work, 'calls.c');
  copyFileSync(join(projectRoot, 'templates', 'library', 'calls.c'), source);
  const constants = functions.flatMap(({ name }) => (/^mul\d+$/.test(name) ? [`X(${name.slice(3)})`] : []));
  const macros = {
    PREFIX: prefix,
    HEADER: `"${prefix}.h"`,
    LIMBS: limbs,
    BYTES: bytes,
    IS_MONTGOMERY: Number(isMontgomery),
    HAS_INVERSE: Number(inverse !== 'none'),
    HAS_ROOT: Number(root !== null),
    HAS_VARIANT: Number(chosen !== undefined),
    HAS_NUMBERS: Number(variant === undefined),
    CONSTANTS: constants.join(' '),
  };
  const defines = Object.entries(macros).map(([name, value]) => `-D${name}=${value}`);
  await linkCallingProgram({ program, flags: [...defines, '-I', includes], source, archive }, tools);
  return program;
}

/** Arguments are public where they are results, and secret otherwise, but for the count of squarings. */
const ARGUMENTS: Readonly<Record<string, readonly boolean[]>> = { is_zero: [true], equal: [true, true] };
const RESULT_AND_OPERAND = [false, true];

async function checkLeaks(
  plan: LibraryPlan,
  inverse: InverseKind,
  archive: string,
  toolchain: Toolchain,
): Promise<string[]> {
  const loops = loopFunctions(plan, inverse);
  for (const { name } of loops) {
    const secrets = ARGUMENTS[name] ?? RESULT_AND_OPERAND;
    const registers = secrets.map((secret, i) => ({ register: i === 0 ? 'rdi' : 'rsi', secret }));
    const { leaks, refusals } = await leaksOf([archive], `${plan.prefix}_${name}`, registers, toolchain);
    if (leaks.length + refusals.length > 0)
      throw new Failure(leaks.length > 0 ? 'wrong' : 'unsupported', `${plan.prefix}_${name} may leak elements`, {
        expected: 'no jump, address or instruction of variable time that depends on them',
        found: [...leaks, ...refusals]
          .slice(0, 6)
          .map(({ text, what }) => `${text}: ${what}`)
          .join('\n            '),
      });
  }
  return [`ok: no jump, address or instruction of variable time of ${loops.length} loops depends on an element`];
}

/** One call of a function with the answer that big integers give. */
interface LibraryCase {
  readonly name: string;
  readonly a: bigint;
  readonly b: bigint;
  readonly number: bigint;
  /** What is wrong with the numbers that came back; null if nothing is. */
  judge(results: readonly bigint[]): string | null;
}

const RANDOM = 60;
/** Inversions and roots are slow. */
const FEW = 24;
const MAX_TIMES = 40;

/** Calls of every function of a library: corners and random elements. */
function libraryCases(plan: LibraryPlan, inverse: InverseKind, rng: Rng): LibraryCase[] {
  return new CaseMaker(plan, rng).all(inverse);
}

class CaseMaker {
  private readonly plan: LibraryPlan;
  private readonly rng: Rng;
  private readonly p: bigint;
  private readonly most: bigint;
  private readonly r: bigint;

  constructor(plan: LibraryPlan, rng: Rng) {
    const { field, form, limbs, isMontgomery } = plan;
    this.plan = plan;
    this.rng = rng;
    this.p = field.modulus;
    this.most = field.bounds[form];
    this.r = isMontgomery ? 1n << BigInt(64 * limbs) : 1n;
  }

  all(inverse: InverseKind): LibraryCase[] {
    const { plan, p, r } = this;
    const over = inverseOrNull(r, p) ?? 1n;
    const anyWords = (1n << BigInt(64 * plan.limbs)) - 1n;
    const encoded = (1n << BigInt(8 * plan.bytes)) - 1n;
    const plain = (x: bigint): bigint => x * over;
    const bit = (is: boolean): bigint => (is ? 1n : 0n);
    return [
      ...this.unary('opp', (a) => -a),
      ...this.unary('square', (a) => a * a * over),
      ...this.binary('add', (a, b) => a + b),
      ...this.binary('sub', (a, b) => a - b),
      ...this.binary('mul', (a, b) => a * b * over),
      ...this.constants().flatMap((k) => this.unary(`mul${k}`, (a) => k * a)),
      ...(plan.isMontgomery
        ? [...this.unary('to_montgomery', (a) => a * r), ...this.unary('from_montgomery', (a) => a * over)]
        : []),
      ...(plan.variant === undefined ? this.numbers() : []),
      ...this.exact('reduce', encoded, (a) => [a % p, a % p]),
      ...this.exact('below', encoded, (a) => [bit(a < p)]),
      ...this.exact('zero', p - 1n, (a) => [bit(a === 0n)]),
      ...this.exact('select', anyWords, (a, b, n) => (n === 1n ? [b, b] : [a, a])),
      ...this.exact('swap', anyWords, (a, b, n) => (n === 1n ? [b, a] : [a, b])),
      ...this.exact('is_zero', this.most, (a) => [bit(a % p === 0n)]),
      ...this.exact('equal', this.most, (a, b) => [bit((a - b) % p === 0n)]),
      ...this.exact('to_bytes', this.most, (a) => [mod(plain(a), p)]),
      ...this.inputs(encoded).map((a) =>
        this.oneCase('from_bytes', a, 0n, 0n, ([x, isBelow]) =>
          isBelow === bit(a < p) ? this.judgeElement(x, a * r) : `says ${isBelow}`,
        ),
      ),
      ...this.inputs(this.most, FEW).map((a, i) =>
        this.oneCase('square_times', a, 0n, BigInt(i % MAX_TIMES), ([x]) =>
          this.judgeElement(x, r * power(mod(plain(a), p), 1n << BigInt(i % MAX_TIMES), p)),
        ),
      ),
      ...(inverse === 'none' ? [] : this.unary('invert', (a) => r * power(mod(plain(a), p), p - 2n, p), FEW)),
      ...(plan.root === null ? [] : this.roots()),
    ];
  }

  /** What the arrays of a library hold. */
  private numbers(): LibraryCase[] {
    const { p, r } = this;
    const expected = { ZERO: 0n, ONE: r % p, ...(r === 1n ? {} : { R: r % p, R2: (r * r) % p }) };
    return Object.entries(expected).map(([name, value]) =>
      this.oneCase(name, 0n, 0n, 0n, ([found]) => (found === value ? null : found.toString(16))),
    );
  }

  private constants(): bigint[] {
    return this.plan.functions.flatMap(({ name }) => (/^mul\d+$/.test(name) ? [BigInt(name.slice(3))] : []));
  }

  private roots(): LibraryCase[] {
    const { p, r } = this;
    const over = inverseOrNull(r, p) ?? 1n;
    return this.inputs(this.most, 2 * FEW).map((a) =>
      this.oneCase('sqrt', a, 0n, 0n, ([root, isSquare]) => {
        const x = mod(a * over, p);
        const expected = power(x, (p - 1n) / 2n, p) !== p - 1n;
        if (isSquare !== (expected ? 1n : 0n)) return `says ${isSquare}`;
        return expected ? this.judgeElement(mod(root * root * over, p), a) : null;
      }),
    );
  }

  /** The number must be an element of the form and congruent to another. */
  private judgeElement(found: bigint, expected: bigint): string | null {
    if (found > this.most) return `${found.toString(16)} is out of bounds`;
    return mod(found - expected, this.p) === 0n
      ? null
      : `${found.toString(16)} instead of ${mod(expected, this.p).toString(16)}`;
  }

  private unary(name: string, expected: (a: bigint) => bigint, count = RANDOM): LibraryCase[] {
    return this.inputs(this.most, count).map((a) => this.oneCase(name, a, 0n, 0n, this.judgeAll(expected(a))));
  }

  private binary(name: string, expected: (a: bigint, b: bigint) => bigint): LibraryCase[] {
    return this.pairs(this.most).map(([a, b]) => this.oneCase(name, a, b, 0n, this.judgeAll(expected(a, b))));
  }

  private judgeAll(expected: bigint): LibraryCase['judge'] {
    return (results) => results.map((x) => this.judgeElement(x, expected)).find((text) => text !== null) ?? null;
  }

  /** Results are these numbers. */
  private exact(name: string, most: bigint, expected: (a: bigint, b: bigint, n: bigint) => bigint[]): LibraryCase[] {
    return this.pairs(most).map(([a, b], i) => {
      const number = BigInt(i % 2);
      return this.oneCase(name, a, b, number, (found) =>
        found.join() === expected(a, b, number).join() ? null : `${found.map((x) => x.toString(16)).join(', ')}`,
      );
    });
  }

  private oneCase(name: string, a: bigint, b: bigint, number: bigint, judge: LibraryCase['judge']): LibraryCase {
    return { name, a, b, number, judge };
  }

  private inputs(most: bigint, count = RANDOM): bigint[] {
    const { p, rng } = this;
    const multiples = Array.from({ length: 4 }, (_, k) => BigInt(k) * p);
    const corners = [...multiples.flatMap((x) => [x - 1n, x, x + 1n]), 2n, p >> 1n, most - 1n, most];
    const random = Array.from({ length: count }, (_, i) =>
      i % 4 === 0
        ? rng.big(1 + rng.below(most.toString(2).length))
        : rng.big(most.toString(2).length + 64) % (most + 1n),
    );
    return [...corners, ...random].filter((x) => x >= 0n && x <= most);
  }

  private pairs(most: bigint): (readonly [bigint, bigint])[] {
    const inputs = this.inputs(most);
    const others = [...inputs.slice(1), inputs[0]];
    const ends = [0n, this.p, most].filter((x) => x <= most);
    return [
      ...inputs.map((a, i) => [a, others[i]] as const),
      ...inputs.map((a) => [a, a] as const),
      ...ends.flatMap((a) => ends.map((b) => [a, b] as const)),
    ];
  }
}
