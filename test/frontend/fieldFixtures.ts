/** The functions of bridge/fields as the reader prints them, with what field.json says of them. */
import { readFileSync } from 'node:fs';
import { parseBigExpr } from '../../src/base/bigExpr.ts';
import type { IrFunction, Specification } from '../../src/ir/function.ts';
import type { Interval } from '../../src/ir/interval.ts';
import { lowerFunction } from '../../src/frontend/words/function.ts';
import { readSsaModule, type SsaFunction } from '../../src/ir/ssa/schema.ts';

export interface FieldFunction {
  /** As in `25519-mul-loose`. */
  readonly id: string;
  readonly ssa: SsaFunction;
  readonly ir: IrFunction;
  readonly spec: Specification;
  /** Bound of each argument as an integer. */
  readonly bound: Interval;
}

const root = new URL('../../', import.meta.url);

export function fieldFunctions(field: string): readonly FieldFunction[] {
  const description: unknown = JSON.parse(readFileSync(new URL(`bridge/fields/${field}/field.json`, root), 'utf8'));
  const ssa = readSsaModule(readFileSync(new URL(`test/fixtures/ssa/${field}.json`, root), 'utf8'), `${field}.json`);
  const modulus = parseBigExpr(text(description, 'modulus'));
  const weights = numbers(member(description, 'weights'));
  const operations = Object.entries(record(member(description, 'operations')));
  return operations.flatMap(([operation, facts]) =>
    (['strict', 'loose'] as const).map((kind) => {
      const fn = ssa.functions.find((f) => f.name === text(facts, kind));
      if (fn === undefined) throw new Error(`${field}: no ${text(facts, kind)} in the fixture`);
      const spec = {
        modulus,
        weights,
        relation: text(facts, 'relation'),
        canonical: kind === 'strict',
        canonicalInputs: kind === 'strict',
      };
      const bound = { lower: 0n, upper: parseBigExpr(text(member(description, 'bounds'), kind)) };
      const bounds = new Map(fn.args.slice(1).map((a) => [a.name, { integer: bound }]));
      return {
        id: `${field}-${operation}${kind === 'loose' ? '-loose' : ''}`,
        ssa: fn,
        spec,
        bound,
        ir: lowerFunction(fn, { bounds, spec, source: ssa.module }),
      };
    }),
  );
}

function record(x: unknown): Record<string, unknown> {
  if (typeof x !== 'object' || x === null) throw new Error(`not an object: ${JSON.stringify(x)}`);
  return { ...x };
}
const member = (x: unknown, key: string): unknown => record(x)[key];
function text(x: unknown, key: string): string {
  const found = member(x, key);
  if (typeof found !== 'string') throw new Error(`${key} is not a string: ${JSON.stringify(found)}`);
  return found;
}
function numbers(x: unknown): number[] {
  if (!Array.isArray(x)) throw new Error(`not an array: ${JSON.stringify(x)}`);
  return x.map(Number);
}
