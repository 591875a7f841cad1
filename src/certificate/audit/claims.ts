/** Reads the claim of a certificate and the list of accessed places. */
import { limbsOf } from '../../base/integers.ts';
import type { Claim, Element, Expression, Parameter } from '../facts/claim.ts';
import type { Place } from '../machine/contents.ts';
import type { Reader } from './reader.ts';

/** More than any array of ours has. */
const MAX_WORDS = 4096;
const MAX_FRAME = 2 ** 31;
const MAX_INDEX = 10_000;

export interface StatedClaim {
  readonly claim: Claim;
  /** Bytes below rsp that may be written. */
  readonly frame: number;
  /** In the order in which they are accessed. */
  readonly leak: readonly Place[];
}

/** Definitions of `claimed` and `leak`. */
export function readClaim(reader: Reader): StatedClaim {
  reader.expect('Definition claimed : claim := Claim');
  const parameters = reader.list(() => parameter(reader));
  reader.expect('None');
  const overlap = OVERLAP[reader.name(['Anyhow', 'Equal', 'Apart'])];
  const frame = reader.small(MAX_FRAME, 'the bytes of a stack frame');
  const modulus = reader.natural('a modulus');
  const results = reader.list(() => result(reader));
  reader.expect('. Definition leak : list (region * Z) :=');
  const leak = reader.list(() => place(reader));
  reader.expect('.');
  return { claim: { parameters, overlap, modulus, results }, frame, leak };
}

const OVERLAP = { Anyhow: 'any', Equal: 'equal', Apart: 'none' } as const;

function parameter(reader: Reader): Parameter {
  const kind = reader.name(['Input', 'Output', 'Value', 'Known', 'KnownValue']);
  switch (kind) {
    case 'Value':
      return { kind: 'value', most: reader.natural('the largest value') };
    case 'KnownValue':
      return { kind: 'knownValue', value: reader.natural('the value that is passed') };
    case 'Known':
      return { kind: 'known', words: words(reader) };
    default:
      return { kind: kind === 'Input' ? 'input' : 'output', elements: reader.list(() => element(reader)) };
  }
}

function words(reader: Reader): bigint[] {
  const count = reader.small(MAX_WORDS, 'how many words are passed');
  const { next } = reader;
  const value = reader.natural();
  if (value >> BigInt(64 * count) !== 0n) throw reader.unexpected(`a number of ${count} words`, next);
  return limbsOf(value, count);
}

function element(reader: Reader): Element {
  reader.expect('Element');
  const weights = reader.list(() => reader.natural('a weight'));
  const most = reader.list(() => reader.natural('the largest value of a limb'));
  return { weights, most, top: reader.natural('the largest value of the number') };
}

const result = (reader: Reader): Claim['results'][number] =>
  reader.nested(() => {
    const scale = reader.integer();
    reader.expect(',');
    return { scale, expression: expression(reader) };
  });

function expression(reader: Reader): Expression {
  const kind = reader.name(['Const', 'Number', 'Add', 'Sub', 'Mul', 'Less']);
  switch (kind) {
    case 'Const':
      return { kind: 'constant', value: reader.integer() };
    case 'Number':
      return { kind: 'number', index: reader.small(MAX_INDEX, 'the index of a number') };
    default: {
      const left = reader.nested(() => expression(reader));
      const right = reader.nested(() => expression(reader));
      if (kind === 'Less') reader.expect('(Const 1) (Const 0)');
      return { kind: OPERATIONS[kind], left, right };
    }
  }
}

const OPERATIONS = { Add: 'add', Sub: 'sub', Mul: 'mul', Less: 'less' } as const;

const place = (reader: Reader): Place =>
  reader.nested(() => {
    const region = reader.name(['Arg', 'Stack', 'Image']);
    const of = region === 'Arg' ? reader.small(5, 'the index of a parameter') : region === 'Stack' ? 'stack' : 'image';
    reader.expect(',');
    return { region: of, offset: Number(reader.integer()) };
  });
