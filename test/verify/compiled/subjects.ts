import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { writeC } from '../../../src/bridge/c/write.ts';
import { readFiat } from '../../../src/bridge/fiat/read.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';

/** A function whose word IR is known and which others compile. */
export interface Subject {
  /** Where word IR and C are from. */
  readonly origin: string;
  readonly fn: IrFunction;
  readonly c: string;
}

const FIAT = new URL('../../../../shared/fiat-json/', import.meta.url);
if (!existsSync(FIAT)) console.log('skipped: no Fiat JSON files beside the project (../shared/fiat-json)');

/** All functions of Fiat-Crypto's JSON files, where they are beside the project, and of our `_BitInt` fields (test/fixtures); small ones first. */
export function subjects(): Subject[] {
  const ours = ['ir', 'montgomery'].flatMap(folder => irFiles(new URL(`../../fixtures/${folder}/`, import.meta.url)));
  const all = [...fiatFunctions().map(fn => subject('Fiat-Crypto JSON', fn)), ...ours.map(fn => subject('_BitInt field', fn))];
  return all.sort((a, b) => a.fn.body.length - b.fn.body.length);
}

/** C that clears the first word of its results before it reads an input: right with arrays apart, wrong in place. */
export const clearing = ({ c, fn }: Subject): string => c.replace(') {\n', `) {\n${fn.results.map(r => `  ${r.name}[0] = 0;\n`).join('')}`);

const subject = (origin: string, fn: IrFunction): Subject => ({ origin, fn, c: writeC(fn) });

function fiatFunctions(): IrFunction[] {
  const files = existsSync(FIAT) ? readdirSync(FIAT).filter(file => file.endsWith('.json')).sort() : [];
  return files.flatMap(file => readFiat(readFileSync(new URL(file, FIAT), 'utf8'), file));
}

const irFiles = (folder: URL): IrFunction[] => readdirSync(folder).filter(file => file.endsWith('.ir')).sort().map(file => parse(readFileSync(new URL(file, folder), 'utf8'), file));
