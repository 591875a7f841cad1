/** Compiles the loops of a library, for each kind of inversion. */
import { mkdirSync, writeFileSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { compiledPart, type CPart } from './binaries.ts';
import {
  glueSource,
  type InverseKind,
  macroLines,
  NAMES,
  type GluePlan,
  type LibraryPlan,
  wordsInC,
} from './libraryPlan.ts';
import { headerText } from './headerText.ts';
import type { LibraryFunction } from './libraryFunctions.ts';
import { bitLength, isPowerOfTwo, halfDivisionSteps, inverse, mod } from '../../base/integers.ts';
import { hex } from '../../base/numberText.ts';

interface LoopSource extends Pick<CPart, 'withPasses' | 'more'> {
  /** Without ending. */
  readonly name: string;
  readonly text: string;
}

/** What the C of a library is compiled for. */
type LoopCpu = Pick<CPart, 'cpu' | 'isHidden'>;

/** The C of a library, for each way of inverting in a folder of its own. */
export class LoopParts {
  private readonly plan: LibraryPlan;
  private readonly functions: readonly LibraryFunction[];
  private readonly cpu: LoopCpu;
  private readonly toolchain: Toolchain;
  private readonly work: string;

  constructor(
    plan: LibraryPlan,
    functions: readonly LibraryFunction[],
    cpu: LoopCpu,
    toolchain: Toolchain,
    work: string,
  ) {
    [this.plan, this.functions, this.cpu, this.toolchain, this.work] = [plan, functions, cpu, toolchain, work];
  }

  /** Folder of the header. */
  includes(inverse: InverseKind): string {
    return join(this.work, inverse.replace(' ', '-'));
  }

  /** C files, by name without ending. */
  sources(inverse: InverseKind): LoopSource[] {
    const { plan, toolchain } = this;
    const glue = { name: plan.prefix, text: glueSource(plan, inverse, toolchain.root), withPasses: false };
    if (inverse !== 'division steps') return [glue];
    const text = divisionStepsSource(plan, toolchain.root);
    return [glue, { name: `${plan.prefix}_invert`, text, withPasses: true, more: orderOfSource(plan) }];
  }

  async objects(inverse: InverseKind): Promise<string[]> {
    const { plan, functions, cpu, toolchain } = this;
    const folder = this.includes(inverse);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, `${plan.prefix}.h`), headerText(plan, functions, inverse));
    const objects: string[] = [];
    for (const { name, text, withPasses, more = [] } of this.sources(inverse)) {
      const source = join(folder, `${name}.c`);
      writeFileSync(source, text);
      objects.push(await compiledPart({ name, source, includes: folder, withPasses, more, ...cpu }, toolchain, folder));
    }
    return objects;
  }
}

/** Elements of so many words have sums that live long; where LLVM moves what is between, division steps wait for it. */
const LARGE = 7;

/**
 * Flags that keep the instructions of division steps in the order of the source. On Zen 3 they take 0.89 of the time
 * then in P-448, 0.93 modulo 2^521 - 1, as long in P-434, and 1.02 modulo 2^255 - 19.
 */
const orderOfSource = ({ limbs }: LibraryPlan): string[] => (limbs < LARGE ? [] : ['-mllvm', '-enable-misched=false']);

/** Steps of a batch, as the template has them. */
const STEPS = 59;

/** What an inversion depends on. */
type InversePlan = Pick<GluePlan, 'prefix' | 'limbs' | 'isMontgomery' | 'form' | 'field'>;

/** C of an inversion by division steps, made of its template for the modulus and the form of a library. */
export function divisionStepsSource(plan: InversePlan, projectRoot: string): string {
  const [steps, template] = ['divisionSteps.h', 'inverse.c'].map((name) =>
    readFileSync(join(projectRoot, 'templates', 'library', name), 'utf8'),
  );
  return [`#include "${plan.prefix}.h"`, '', ...macroLines(macrosOf(plan)), '', NAMES, steps, template].join('\n');
}

function macrosOf(plan: InversePlan): Record<string, string | number> {
  const { limbs, prefix, isMontgomery } = plan;
  const p = plan.field.modulus;
  const bits = bitLength(p);
  const steps = halfDivisionSteps(p);
  const batches = Math.ceil(steps / STEPS);
  const most = BigInt(batches + 1) * p;
  const [gcdWords, inverseWords] = [signedWords(p), signedWords(most)];
  const [added, taken] = signedDigits(p, inverseWords);
  return {
    PREFIX: prefix,
    LIMBS: limbs,
    IS_CANONICAL: plan.field.bounds[plan.form] < p ? 1 : 0,
    BATCHES: batches,
    LAST_STEPS: steps - STEPS * (batches - 1),
    GCD_WORDS: gcdWords,
    GCD_TOP: topType(p, gcdWords),
    INVERSE_WORDS: inverseWords,
    INVERSE_TOP: topType(BigInt(batches) * p, inverseWords, p),
    MODULUS: wordsInC(p, inverseWords),
    ADDED: digitsInC(added),
    TAKEN: digitsInC(taken),
    NEGATIVE_INVERSE: hex(mod(-inverse(p, 1n << BigInt(STEPS)), 1n << BigInt(STEPS))),
    START: wordsInC(isMontgomery ? (1n << BigInt(128 * limbs)) % p : 1n, inverseWords),
    OFFSET: wordsInC(most, inverseWords),
    TOP_SHIFT: bits - 32,
    RECIPROCAL: hex((1n << BigInt(bits + 32)) / p),
  };
}

/** Words of a signed number whose absolute value is at most so much. */
const signedWords = (most: bigint): number => Math.ceil((bitLength(most) + 1) / 64);

/**
 * A type for top words of numbers up to `most` times 2^59, with a number up to `multiple` times 2^59, four times all
 * lower words so, and a carry.
 */
function topType(most: bigint, words: number, multiple = 0n): string {
  const top = (x: bigint): bigint => (x >> BigInt(64 * (words - 1))) + 1n;
  return top(most) + top(multiple) + 4n < 1n << BigInt(63 - STEPS) ? 'i64' : 'i128';
}

/** What a product by a digit costs: nothing, a shift, or a multiplication. */
const digitCost = (digit: bigint): number => (digit === 0n ? 0 : isPowerOfTwo(digit) ? 1 : 4);

/**
 * Digits of a number to the base 2^64 as differences of positive and negative ones, all of a word; the top one is
 * positive.
 */
function signedDigits(x: bigint, words: number): readonly [bigint[], bigint[]] {
  const cheapest = (i: number, carry: bigint): { readonly cost: number; readonly digits: readonly bigint[] } => {
    if (i === words) return { cost: carry === 0n ? 0 : Infinity, digits: [] };
    const digit = BigInt.asUintN(64, x >> BigInt(64 * i)) + carry;
    const ways = (digit < 1n << 64n ? [digit] : []).concat(digit > 0n && i < words - 1 ? [digit - (1n << 64n)] : []);
    const all = ways.map((way) => {
      const rest = cheapest(i + 1, way === digit ? 0n : 1n);
      return { cost: digitCost(way < 0n ? -way : way) + rest.cost, digits: [way, ...rest.digits] };
    });
    return all.reduce((a, b) => (b.cost < a.cost ? b : a));
  };
  const { digits } = cheapest(0, 0n);
  return [digits.map((d) => (d > 0n ? d : 0n)), digits.map((d) => (d < 0n ? -d : 0n))];
}

const digitsInC = (digits: readonly bigint[]): string => `{${digits.map(hex).join(', ')}}`;
