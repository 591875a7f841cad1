import { existsSync, readFileSync } from 'node:fs';
import { valueId, type ValueId } from '../../src/base/ids.ts';
import type { IrFunction, Op, Operand, Param, Specification, Value, Width } from '../../src/ir/function.ts';

/** Fiat-Crypto JSON → word IR, as literally as possible; only for tests of the verifier. */

interface Expression {
  datatype: string;
  name: string[];
  operation: string;
  parameters?: { size: number };
  arguments: (string | Expression)[];
}
interface Binding {
  datatype: string;
  name: string;
  lbound: string | string[];
  ubound: string | string[];
}
interface FiatFunction {
  operation: string;
  arguments: Binding[];
  returns: Binding[];
  body: Expression[];
}

const FOLDER = new URL('../../../shared/fiat-json/', import.meta.url);

if (!existsSync(FOLDER)) console.log('skipped: no Fiat JSON files beside the project (../shared/fiat-json)');

/** All functions of a file, or none where the file is not installed. */
export function fiatFile(file: string): IrFunction[] {
  const path = new URL(`${file}.json`, FOLDER);
  if (!existsSync(path)) return [];
  const list: FiatFunction[] = JSON.parse(readFileSync(path, 'utf8'));
  return list.map((f) => translate(f, specificationOf(file, f)));
}

interface Field {
  p: bigint;
  weights: number[];
  montgomery: boolean;
}
const words = (n: number): number[] => Array.from({ length: n }, (_, i) => 64 * i);
const FIELDS: Record<string, Field> = {
  curve25519_64: { p: 2n ** 255n - 19n, weights: [0, 51, 102, 153, 204], montgomery: false },
  curve25519_scalar_64: {
    p: 2n ** 252n + 27742317777372353535851937790883648493n,
    weights: words(4),
    montgomery: true,
  },
  curve25519_solinas_64: { p: 2n ** 255n - 19n, weights: words(4), montgomery: false },
  p224_64: { p: 2n ** 224n - 2n ** 96n + 1n, weights: words(4), montgomery: true },
  p256_64: { p: 2n ** 256n - 2n ** 224n + 2n ** 192n + 2n ** 96n - 1n, weights: words(4), montgomery: true },
  p384_64: { p: 2n ** 384n - 2n ** 128n - 2n ** 96n + 2n ** 32n - 1n, weights: words(6), montgomery: true },
  p434_64: { p: 2n ** 216n * 3n ** 137n - 1n, weights: words(7), montgomery: true },
  p448_solinas_64: {
    p: 2n ** 448n - 2n ** 224n - 1n,
    weights: Array.from({ length: 8 }, (_, i) => 56 * i),
    montgomery: false,
  },
  p521_64: { p: 2n ** 521n - 1n, weights: Array.from({ length: 9 }, (_, i) => 58 * i), montgomery: false },
  poly1305_64: { p: 2n ** 130n - 5n, weights: [0, 44, 87], montgomery: false },
  secp256k1_dettman_64: { p: 2n ** 256n - 2n ** 32n - 977n, weights: [0, 52, 104, 156, 208], montgomery: false },
  secp256k1_montgomery_64: { p: 2n ** 256n - 2n ** 32n - 977n, weights: words(4), montgomery: true },
};
export const FIAT_FILES = Object.keys(FIELDS);

function specificationOf(file: string, f: FiatFunction): Specification | undefined {
  const field = FIELDS[file];
  const r = `2^${64 * field.weights.length}`;
  const relation = relationOf(
    f.operation.replace(
      /^.*?_(carry_mul|carry_square|from_montgomery|to_montgomery|selectznz|nonzero|carry|mul|square|add|sub|opp)$/,
      '$1',
    ),
    field.montgomery,
    r,
  );
  return relation === null
    ? undefined
    : {
        modulus: field.p,
        relation,
        weights: field.weights,
        canonical: field.montgomery,
        canonicalInputs: field.montgomery,
      };
}

function relationOf(operation: string, montgomery: boolean, r: string): string | null {
  const by = montgomery ? `/${r}` : '';
  switch (operation) {
    case 'mul':
    case 'carry_mul':
      return `arg1*arg2${by}`;
    case 'square':
    case 'carry_square':
      return `arg1^2${by}`;
    case 'carry':
      return 'arg1';
    case 'add':
      return 'arg1+arg2';
    case 'sub':
      return 'arg1-arg2';
    case 'opp':
      return '-arg1';
    case 'from_montgomery':
      return `arg1/${r}`;
    case 'to_montgomery':
      return `arg1*${r}`;
    default:
      return null;
  }
}

function translate(f: FiatFunction, spec: Specification | undefined): IrFunction {
  const values: Value[] = [];
  const body: Op[] = [];
  const byName = new Map<string, Operand>();
  const define = (name: string, width: Width): ValueId => {
    const id = valueId(values.length);
    values.push({
      id,
      name: name === '_' || name === '' ? `t${id}` : name,
      width,
      lower: 0n,
      upper: (1n << BigInt(width)) - 1n,
    });
    return id;
  };
  const params = f.arguments.map(paramOf);
  const results = f.returns.map(paramOf);
  const inputs = params.map((p) =>
    p.bounds.map((b, i) => {
      const name = p.shape === 'scalar' ? p.name : `${p.name}[${i}]`;
      const id = define(name, p.width);
      values[id] = { ...values[id], ...b };
      byName.set(name, { kind: 'value', id });
      return id;
    }),
  );
  const operand = (e: string | Expression): Operand => {
    if (typeof e !== 'string') return expression(e, '');
    if (/^-?(0x)?\d/.test(e)) return { kind: 'const', value: e.startsWith('-') ? -BigInt(e.slice(1)) : BigInt(e) };
    const found = byName.get(e);
    if (found === undefined) throw new Error(`${f.operation}: undefined ${e}`);
    return found;
  };
  const value = (id: ValueId): Operand => ({ kind: 'value', id });
  const expression = (e: Expression, name: string): Operand => {
    const a = e.arguments.map(operand);
    const width = widthOf(e.datatype);
    const make = (op: (out: ValueId) => Op): Operand => {
      const out = define(name, width);
      body.push(op(out));
      return value(out);
    };
    const constant = (x: Operand): number => (x.kind === 'const' ? Number(x.value) : NaN);
    switch (e.operation) {
      case 'static_cast':
        return a[0].kind === 'const' ? a[0] : make((out) => ({ kind: 'copy', ins: [a[0]], outs: [out] }));
      case '+':
        return make((out) => ({ kind: 'add', ins: [a[0], a[1]], outs: [out] }));
      case '-':
        return make((out) => ({ kind: 'sub', ins: [a[0], a[1]], outs: [out] }));
      case '*':
        return make((out) => ({ kind: 'mul', ins: [a[0], a[1]], outs: [out] }));
      case '&':
        return make((out) => ({ kind: 'and', ins: [a[0], a[1]], outs: [out] }));
      case '|':
        return make((out) => ({ kind: 'or', ins: [a[0], a[1]], outs: [out] }));
      case '>>':
        return make((out) => ({ kind: 'shr', ins: [a[0]], amount: constant(a[1]), outs: [out] }));
      case '<<':
        return make((out) => ({ kind: 'shl', ins: [a[0]], amount: constant(a[1]), outs: [out] }));
      case 'cmovznz':
        return make((out) => ({ kind: 'cmovznz', ins: [a[0], a[1], a[2]], outs: [out] }));
      default:
        throw new Error(`operation ${e.operation}`);
    }
  };
  for (const s of f.body) {
    if (s.operation === 'mulx' || s.operation === 'addcarryx' || s.operation === 'subborrowx') {
      const a = s.arguments.map(operand);
      const outs: [ValueId, ValueId] = [define(s.name[0], 64), define(s.name[1], s.operation === 'mulx' ? 64 : 1)];
      body.push(
        s.operation === 'mulx'
          ? { kind: 'mulx', ins: [a[0], a[1]], outs }
          : { kind: s.operation, ins: [a[0], a[1], a[2]], outs },
      );
      s.name.forEach((n, i) => byName.set(n, value(outs[i])));
    } else byName.set(s.name[0], expression(s, s.name[0]));
  }
  const outputs = results.map((r) =>
    r.bounds.map((_, i) => operand(r.shape === 'scalar' ? r.name : `${r.name}[${i}]`)),
  );
  return { name: f.operation, params, results, aliasing: 'none', values, inputs, body, outputs, ...(spec && { spec }) };
}

function widthOf(datatype: string): Width {
  const width = Number(datatype.replace(/^u(\d+).*$/, '$1'));
  if (width === 1 || width === 8 || width === 32 || width === 64 || width === 128) return width;
  throw new Error(`datatype ${datatype}`);
}

function paramOf(b: Binding): Param {
  const lower = [b.lbound].flat();
  const upper = [b.ubound].flat();
  const width = widthOf(b.datatype);
  if (width === 128) throw new Error(`parameter ${b.name} of 128 bits`);
  return {
    name: b.name,
    shape: b.datatype.includes('[') ? 'array' : 'scalar',
    width,
    bounds: lower.map((l, i) => ({ lower: BigInt(l), upper: BigInt(upper[i]) })),
  };
}
