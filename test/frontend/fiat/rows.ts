/** What became of one operation of a published file. */
import { seeded } from '../../../src/base/rng.ts';
import { Failure } from '../../../src/base/errors.ts';
import type { FiatSource } from '../../../src/frontend/fiat/read.ts';
import { withFiatSpecification } from '../../../src/frontend/fiat/specification.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction, Specification } from '../../../src/ir/function.ts';
import { checkAgainstSpec } from '../../ir/checkAgainstSpec.ts';
import { normalize } from '../../../src/ir/normalize/normalize.ts';
import { proveSpec } from '../../../src/prover/proof/specification.ts';
import { drawInputs, expectAgreement, wordsOf } from './agreement.ts';
import type { JsonArgument, JsonFunction } from './json.ts';

export interface BridgedRow {
  readonly kind: 'bridged';
  /** Word operations as read, and of what is searched. */
  readonly operations: readonly [read: number, searched: number];
  /** Inputs on which word IR and the interpreter of the JSON gave the same. */
  readonly inputs: number;
  /** What it computes modulo its prime: `tested` on inputs, `proved` for all, or not known to us. */
  readonly specification: string;
  /** How its machine code was checked; empty where that was not asked for. */
  readonly code: string;
}

export interface Row {
  readonly file: string;
  readonly operation: string;
  readonly statements: number;
  /** Types and sizes beyond those of words. */
  readonly types: readonly string[];
  readonly outcome: BridgedRow | { readonly kind: 'refused'; readonly reason: string };
}

/** How much is tested. */
export interface Effort {
  readonly count: number;
  readonly seed: number;
  /** Also proofs. */
  readonly isLong: boolean;
}

/** The row, and the word IR unless it is refused. */
export interface Judged {
  readonly row: Row;
  readonly fn: IrFunction | null;
}

/** Bridges the operation and compares it with its JSON; throws where they differ. */
export function rowOf(file: string, json: JsonFunction, source: FiatSource, effort: Effort): Judged {
  const common = { file, operation: json.operation, statements: json.body.length, types: typesOf(json) };
  try {
    const fn = source.read();
    const { count, seed } = effort;
    const stated = withFiatSpecification(fn);
    const inputs = expectAgreement(json, fn, drawInputs(json, count, seed), seed);
    const specification = specified(json, stated, effort);
    const operations = [fn.body.length, normalize(stated).body.length] as const;
    return { fn, row: { ...common, outcome: { kind: 'bridged', operations, inputs, specification, code: '' } } };
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    const reason = `${error.message}: ${error.detail.found ?? ''}`;
    return { fn: null, row: { ...common, outcome: { kind: 'refused', reason } } };
  }
}

/** Tests what the function is known to compute, and proves it if asked to. */
function specified(json: JsonFunction, fn: IrFunction, { count, seed, isLong }: Effort): string {
  const { spec } = fn;
  if (spec === undefined) return 'not known';
  const inputs = spec.canonicalInputs ? reducedInputs(fn, spec, count, seed) : anyInputs(json, count, seed);
  for (const words of inputs) checkAgainstSpec(fn, words, evaluate(fn, words));
  if (!isLong) return 'tested';
  const verdict = proveSpec(fn);
  if (verdict.kind === 'refuted') throw new Error(`${fn.name}: the specification is refuted: ${verdict.reason}`);
  return verdict.kind === 'proved' ? 'proved' : 'tested, proof not decided';
}

function* anyInputs(json: JsonFunction, count: number, seed: number): Generator<bigint[][]> {
  for (const integers of drawInputs(json, count, seed)) yield wordsOf(json.arguments, integers);
}

/** Elements below the modulus, in words. */
function* reducedInputs(fn: IrFunction, spec: Specification, count: number, seed: number): Generator<bigint[][]> {
  const { modulus: p, weights } = spec;
  const rng = seeded(seed, `${fn.name} reduced`);
  const any = (): bigint => rng.big(600) % p;
  for (let i = 0; i < count; i++) {
    yield fn.params.map(({ width }) => {
      const corners = [0n, 1n, p - 1n, p - BigInt(rng.below(100)), p >> BigInt(rng.below(70))];
      const x = rng.below(2) === 0 ? any() : corners[rng.below(corners.length)] % p;
      return weights.map((weight) => BigInt.asUintN(width, x >> BigInt(weight)));
    });
  }
}

function typesOf(json: JsonFunction): string[] {
  const found = new Set<string>();
  const visit = (a: JsonArgument): void => {
    if (typeof a === 'string') return;
    const size = a.parameters?.size ?? 64;
    if (/^i|^u128/.test(a.datatype)) found.add(a.datatype);
    if (size !== 64) found.add(`${size}-bit carries`);
    a.arguments.forEach(visit);
  };
  json.body.forEach(visit);
  return [...found].sort();
}
