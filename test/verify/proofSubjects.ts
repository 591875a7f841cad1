import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { readFiat } from '../../src/bridge/fiat/read.ts';
import { withFiatSpecification } from '../../src/bridge/fiat/specification.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { normalize } from '../../src/pass/normalize.ts';
import { montgomeryIr } from './montgomeryIr.ts';
import { fixture } from './sampleFunctions.ts';

const FIAT = new URL('../../../shared/fiat-json/', import.meta.url), FIXTURES = new URL('../fixtures/ir/', import.meta.url);

/** The base field of BLS12-381 (draft-irtf-cfrg-pairing-friendly-curves, §4.2.1). */
const BLS12_381 = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaabn;

/** Every function that the proofs must cope with: all of our fields, Fiat-Crypto's where its JSON files are beside the project, BLS12-381. */
export function proofSubjects(): IrFunction[] {
  const ours = readdirSync(FIXTURES).filter(f => f.endsWith('.ir')).sort().map(f => fixture(f.slice(0, -3)));
  return [...ours, ...fiatSubjects(), montgomeryIr('bls12381_mul', BLS12_381, false), montgomeryIr('bls12381_square', BLS12_381, true)];
}

/** Functions with a specification of the Fiat JSON files, as they go into the search. */
function fiatSubjects(): IrFunction[] {
  if (!existsSync(FIAT)) return [];
  const all = readdirSync(FIAT).filter(f => f.endsWith('.json')).sort().flatMap(f => readFiat(readFileSync(new URL(f, FIAT), 'utf8'), f));
  return all.map(withFiatSpecification).filter(fn => fn.spec !== undefined).map(normalize);
}

/** Multiplications and squarings, the functions that the time limits of the proofs are about. */
export const isProduct = (fn: IrFunction): boolean => /(mul|square)(_loose)?$/.test(fn.name) || /_(mul|square)$/.test(fn.name);
