import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { readFiat } from '../frontend/fiat/readFiat.ts';
import { withFiatSpecification } from '../../src/frontend/fiat/specification.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { normalize } from '../../src/ir/normalize/normalize.ts';
import { parse } from '../../src/ir/parse.ts';

const FIAT = new URL('../../../shared/fiat-json/', import.meta.url);
const FIXTURES = new URL('../fixtures/ir/', import.meta.url);
/** Montgomery multiplications as the bridge lowers bridge/fields/bls12-381-p and p256-montgomery. */
const MONTGOMERY = new URL('../fixtures/montgomery/', import.meta.url);

/**
 * Every function that the proofs must cope with, or those that are wanted: all of our fields, Fiat-Crypto's where its
 * JSON files are beside the project, BLS12-381.
 */
export function proofSubjects(isWanted: (fn: IrFunction) => boolean = () => true): IrFunction[] {
  return [...irFiles(FIXTURES).filter(isWanted), ...fiatSubjects(isWanted), ...irFiles(MONTGOMERY).filter(isWanted)];
}

export const irFiles = (folder: URL): IrFunction[] =>
  readdirSync(folder)
    .filter((f) => f.endsWith('.ir'))
    .sort()
    .map((f) => parse(readFileSync(new URL(f, folder), 'utf8'), f));

/** Functions with a specification of the Fiat JSON files, as they go into the search. */
function fiatSubjects(isWanted: (fn: IrFunction) => boolean): IrFunction[] {
  if (!existsSync(FIAT)) return [];
  const all = readdirSync(FIAT)
    .filter((f) => f.endsWith('.json'))
    .sort()
    .flatMap((f) => readFiat(readFileSync(new URL(f, FIAT), 'utf8'), f));
  return all
    .filter(isWanted)
    .map(withFiatSpecification)
    .filter((fn) => fn.spec !== undefined)
    .map(normalize);
}

/** Multiplications and squarings, the functions that the time limits of the proofs are about. */
export const isProduct = (fn: IrFunction): boolean =>
  /(mul|square)(_loose)?$/.test(fn.name) || /_(mul|square)$/.test(fn.name);
