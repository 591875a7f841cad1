/**
 * Tests machine code against the specification itself, by big-integer arithmetic modulo p: the result is congruent to
 * the relation, every limb is within its bounds, and the result is below p where that is promised. Neither
 * the word IR's body nor its interpreter is consulted.
 */
import { hex } from '../../base/numberText.ts';
import { Failure } from '../../base/errors.ts';
import type { Loadable } from '../../base/machineCode.ts';
import type { Rng } from '../../base/rng.ts';
import type { IrFunction, Param, Specification, Truth } from '../../ir/function.ts';
import { aliasModes, type AliasMode, weightsOf } from '../../ir/contract/domain.ts';
import { formulaIn } from '../../ir/contract/formula.ts';
import type { Ring } from '../../ir/contract/relation.ts';
import { truthValues } from '../../ir/contract/truth.ts';
import { aimedInputs } from './aimedInputs.ts';
import { drawBatch } from './vectors.ts';
import { type FailedCall, type Runner, type TestOutcome, signatureOf } from './runner.ts';

interface SpecTestOptions {
  /** Calls in all, divided evenly among the alias modes. */
  readonly calls: number;
  readonly rng: Rng;
  /** Names of the alias modes (see `aliasModes`) to be tested; all that the function allows by default. */
  readonly modes?: readonly string[];
  /** Calls handed to the runner at a time. */
  readonly batch?: number;
}

/** What is expected of a call that ends in another way, whose results are not looked at. */
export const CLEAN_RETURN = 'a clean return';

/** Says what is wrong with the outputs of one call, or null. */
type SpecCheck = (
  inputs: BigUint64Array,
  inputAt: number,
  outputs: BigUint64Array,
  outputAt: number,
) => { expected: string; found: string } | null;

export async function againstSpec(
  runner: Runner,
  code: Loadable,
  fn: IrFunction,
  options: SpecTestOptions,
): Promise<TestOutcome> {
  const check = specCheck(fn);
  const modes = aliasModes(fn).filter(({ name }) => options.modes?.includes(name) ?? true);
  const size = options.batch ?? 20_000;
  const perMode = Math.ceil(options.calls / modes.length);
  let calls = 0;
  for (const mode of modes) {
    const rng = options.rng.fork(`spec/${mode.name}`);
    for (let left = perMode, first = true; left > 0; left -= size, first = false) {
      const count = Math.min(left, size);
      const inputs = drawBatch(fn, mode, rng, count, first ? count : 0);
      // Random numbers, which are the last, are never equal.
      const aimed = fn.spec?.truth === undefined ? [] : aimedInputs(fn, mode, rng, count >> 1);
      inputs.set(aimed, inputs.length - aimed.length);
      const failure = await runAndCheck(runner, code, fn, mode, inputs, count, check);
      if (failure !== null) return { kind: 'failed', calls, failure };
      calls += count;
    }
  }
  return { kind: 'passed', calls };
}

/** The check of `fn`'s specification, of each element if there are several; an `input` failure if it has none. */
export function specCheck(fn: IrFunction): SpecCheck {
  const check = elementCheck(fn);
  const { elements = 1, params, results } = fn;
  if (elements === 1) return check;
  return (inputs, inputAt, outputs, outputAt) => {
    for (let k = 0; k < elements; k++) {
      const [own, found] = [
        elementWords(params, elements, k, inputs, inputAt),
        elementWords(results, elements, k, outputs, outputAt),
      ];
      const wrong = check(own, 0, found, 0);
      if (wrong !== null) return { ...wrong, found: `${wrong.found} in element ${k}` };
    }
    return null;
  };
}

/** Words of element k of some arrays, one array after the other. */
function elementWords(list: readonly Param[], elements: number, k: number, words: BigUint64Array, at: number) {
  let from = at;
  const parts = list.flatMap(({ bounds: { length } }) => {
    const own = [...words.subarray(from + k * length, from + (k + 1) * length)];
    from += elements * length;
    return own;
  });
  return BigUint64Array.from(parts);
}

function elementCheck(fn: IrFunction): SpecCheck {
  const { spec } = fn;
  if (spec === undefined) throw new Failure('input', 'function without specification', { where: fn.name });
  const { paramAt, resultAt } = signatureOf(fn);
  const p = spec.modulus;
  const { truth } = spec;
  const formula = formulaIn(spec.relation, p, residuesModulo(p));
  const params = new Map(fn.params.map((param, i) => [param.name, { at: paramAt[i], read: elementsOf(param, spec) }]));
  const results = fn.results.map((result, r) => ({ result, at: resultAt[r], read: elementsOf(result, spec) }));
  const count = results.reduce((sum, { result }) => sum + elementCount(result, spec), 0);
  return (inputs, inputAt, outputs, outputAt) => {
    const wanted = formula((name) => {
      const param = params.get(name);
      return param?.read(inputs, inputAt + param.at);
    });
    if (count !== wanted.length)
      throw new Failure('input', 'the specification has another number of results', {
        where: spec.relation,
        expected: `${count} elements`,
        found: `${wanted.length}`,
      });
    if (truth !== undefined) return wrongAnswer(truth, fn.results[0], outputs[outputAt], wanted[0] % p === 0n);
    let k = 0;
    for (const { result, at, read } of results)
      for (const value of read(outputs, outputAt + at)) {
        const wrong = wrongElement(spec, result, value, wanted[k++]);
        if (wrong !== null) return wrong;
      }
    return outsideBounds(fn, outputs, outputAt);
  };
}

function wrongAnswer(truth: Truth, { width }: Param, found: bigint, areEqual: boolean): ReturnType<SpecCheck> {
  const { lower, upper } = truthValues(truth, width, areEqual);
  if (found >= lower && found <= upper) return null;
  const sides = `${truth.sides[0]} ${areEqual ? '==' : '!='} ${truth.sides[1]}`;
  return { expected: `${lower === upper ? hex(lower) : 'anything but 0'}, as ${sides} mod p`, found: hex(found) };
}

function wrongElement(
  spec: Specification,
  { name }: Param,
  got: bigint,
  wanted: bigint,
): { expected: string; found: string } | null {
  const p = spec.modulus;
  const limit = spec.limits?.find((l) => l.name === name)?.below;
  if ((got - wanted) % p !== 0n)
    return { expected: `≡ ${hex(((wanted % p) + p) % p)} mod p`, found: `${hex(got)} ≡ ${hex(got % p)}` };
  if (spec.canonical && got >= p) return { expected: 'a result below p', found: hex(got) };
  return limit !== undefined && got >= limit ? { expected: `a result below ${hex(limit)}`, found: hex(got) } : null;
}

const residuesModulo = (p: bigint): Omit<Ring<bigint>, 'name'> => ({
  constant: (value) => value,
  add: (a, b) => a + b,
  sub: (a, b) => a - b,
  mul: (a, b) => (a * b) % p,
});

const elementCount = ({ bounds }: Pick<Param, 'bounds'>, spec: Specification): number =>
  Math.floor(bounds.length / weightsOf(bounds, spec).length);

/** The numbers that the limbs of an array of elements, or of a scalar, stand for; of every call, so without copies. */
function elementsOf({ bounds }: Param, spec: Specification): (words: BigUint64Array, at: number) => bigint[] {
  const shifts = weightsOf(bounds, spec).map(BigInt);
  const count = elementCount({ bounds }, spec);
  return (words, at) => {
    const elements: bigint[] = [];
    for (let k = 0, word = at; k < count; k++) {
      let sum = 0n;
      for (const shift of shifts) sum += words[word++] << shift;
      elements.push(sum);
    }
    return elements;
  };
}

/** The first limb of a result that is outside of its bounds; `called` says which in messages. */
export function outsideBounds(
  fn: IrFunction,
  outputs: BigUint64Array,
  at: number,
  called: (name: string, limb: number) => string = (name) => `${name}: a limb`,
): { expected: string; found: string } | null {
  let i = at;
  for (const { name, bounds } of fn.results) {
    for (const [limb, { lower, upper }] of bounds.entries()) {
      const word = outputs[i++];
      if (word < lower || word > upper)
        return { expected: `${called(name, limb)} in ${hex(lower)}..${hex(upper)}`, found: hex(word) };
    }
  }
  return null;
}

async function runAndCheck(
  runner: Runner,
  code: Loadable,
  fn: IrFunction,
  mode: AliasMode,
  inputs: BigUint64Array,
  count: number,
  check: SpecCheck,
): Promise<FailedCall | null> {
  const { inputWords, outputWords } = signatureOf(fn);
  const tuple = (call: number): bigint[] => [...inputs.subarray(call * inputWords, (call + 1) * inputWords)];
  const result = await runner.run(code, fn, mode, inputs, count);
  if (result.kind === 'fault')
    return { mode: mode.name, inputs: tuple(result.call), expected: CLEAN_RETURN, found: result.reason };
  for (let call = 0; call < count; call++) {
    const wrong = check(inputs, call * inputWords, result.words, call * outputWords);
    if (wrong !== null) return { mode: mode.name, inputs: tuple(call), ...wrong };
  }
  return null;
}
