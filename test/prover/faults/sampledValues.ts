import type { Rng } from '../../../src/base/rng.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { aimedInputs } from '../../../src/prover/inputs/aimedInputs.ts';
import { distinctMode } from '../../../src/ir/contract/domain.ts';
import { drawBatch } from '../../../src/prover/inputs/vectors.ts';
import { signatureOf } from '../../../src/prover/inputs/runner.ts';
import { ARGUMENT_REGISTERS } from '../../../src/codegen/x86/registers.ts';
import type { Definition, Values, ValueNumber } from './values.ts';

const BITS = 64n;
const DRAWN = 64;
const AIMED = 64;
const mod = (x: bigint): bigint => BigInt.asUintN(64, x);
type Result = Definition & { readonly kind: 'result' };

/**
 * What values are for some inputs, many of them at corners or aimed at rare carries. Values that differ there need no
 * solver.
 */
export class SampledValues {
  private readonly values: Values;
  private readonly rng: Rng;
  /** What places hold on entry, and what is known of values, in each sample. */
  private readonly entries: Map<string, bigint>[];
  private readonly known: Map<ValueNumber, bigint | null>[];

  constructor(fn: IrFunction, values: Values, rng: Rng) {
    const mode = distinctMode(fn);
    const words = [...drawBatch(fn, mode, rng, DRAWN, DRAWN / 2), ...aimedInputs(fn, mode, rng, AIMED)];
    const { inputWords, paramAt } = signatureOf(fn);
    this.values = values;
    this.rng = rng;
    this.entries = Array.from(
      { length: words.length / inputWords },
      (_, call) =>
        new Map(
          fn.params.flatMap(({ shape, bounds }, i) =>
            bounds.map(
              (_, k) =>
                [
                  `r${ARGUMENT_REGISTERS[fn.results.length + i]}${shape === 'array' ? `+${8 * k}` : ''}`,
                  words[call * inputWords + paramAt[i] + k],
                ] as const,
            ),
          ),
        ),
    );
    this.known = this.entries.map(() => new Map());
  }

  /** False where they agree or cannot be computed. */
  differ(a: ValueNumber, b: ValueNumber): boolean {
    return this.entries.some((_, sample) => {
      const x = this.at(a, sample);
      const y = this.at(b, sample);
      return x !== null && y !== null && x !== y;
    });
  }

  /** The numbers in all samples, null where they cannot be computed. */
  numbers(value: ValueNumber): (bigint | null)[] {
    return this.entries.map((_, sample) => this.at(value, sample));
  }

  private at(value: ValueNumber, sample: number): bigint | null {
    const known = this.known[sample].get(value);
    if (known !== undefined) return known;
    const number = this.compute(this.values.get(value), sample);
    this.known[sample].set(value, number);
    return number;
  }

  private compute(d: Definition, sample: number): bigint | null {
    if (d.kind === 'constant') return d.value;
    if (d.kind === 'entry') return this.entry(d.place, this.entries[sample]);
    if (d.part === 'zero') return this.isZero(d, sample);
    const inputs: bigint[] = [];
    for (const input of d.inputs) {
      const number = this.at(input, sample);
      if (number === null) return null;
      inputs.push(number);
    }
    return computed(d.operation, d.part, inputs);
  }

  private entry(place: string, entries: Map<string, bigint>): bigint {
    const known = entries.get(place) ?? this.rng.big(place.startsWith('f') ? 1 : 64);
    entries.set(place, known);
    return known;
  }

  private isZero({ operation, inputs }: Result, sample: number): bigint | null {
    const number = this.at(this.values.result(operation, inputs, 'value'), sample);
    return number === null ? null : number === 0n ? 1n : 0n;
  }
}

/** The part of an operation on words and bits; null for what has no name in `meaning.ts`. */
function computed(operation: string, part: string, inputs: readonly bigint[]): bigint | null {
  const whole = wholeOf(operation, inputs);
  if (whole === null) return null;
  if (part === 'value' || part === 'low') return mod(whole);
  if (part === 'high') return mod(whole >> BITS);
  return part === 'carry' && (operation === 'add' || operation === 'sub') ? (whole >> BITS) & 1n : null;
}

/** The result before it is cut to a word. */
function wholeOf(operation: string, [a, b, c, d]: readonly bigint[]): bigint | null {
  switch (operation) {
    case 'add':
      return a + b + c;
    case 'sub':
      return a - b - c;
    case 'mul':
      return a * b;
    case 'and':
      return a & b;
    case 'or':
      return a | b;
    case 'xor':
      return a ^ b;
    case 'not':
      return ~a;
    case 'lea':
      return a + b * c + d;
    case 'insert':
      return ((a >> 8n) << 8n) + b;
    case 'choose':
      return a === 1n ? b : c;
    case 'low':
      return BigInt.asUintN(Number(b), a);
    case 'shr':
      return a >> b;
    case 'sar':
      return BigInt.asIntN(64, a) >> b;
    case 'shl':
      return a << b;
    case 'rorx':
      return ((a << BITS) | a) >> b;
    case 'shrd':
      return ((b << BITS) | a) >> c;
    case 'shld':
      return ((a << BITS) | b) >> (BITS - c);
    default:
      return null;
  }
}
