import { irFiles } from '../proofSubjects.ts';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { prototype } from '../../../src/frontend/c/prototype.ts';
import { writeC } from '../../../src/frontend/c/write.ts';
import { readFiat } from '../../frontend/fiat/readFiat.ts';
import type { IrFunction } from '../../../src/ir/function.ts';

/** A function whose word IR is known and which others compile. */
export interface Subject {
  /** Where word IR and C are from. */
  readonly origin: string;
  readonly name: string;
  readonly fn: IrFunction;
  /** What it is called in the code. */
  readonly symbol: string;
  /** C text with the function and the flags that it needs, or a static library. */
  readonly source: { readonly c: string; readonly flags?: readonly string[] } | { readonly library: string };
}

const FIAT = new URL('../../../../shared/fiat-json/', import.meta.url);
if (!existsSync(FIAT)) console.log('skipped: no Fiat JSON files beside the project (../shared/fiat-json)');

/**
 * All functions of Fiat-Crypto's JSON files, where they are beside the project, and of our `_BitInt` fields
 * (test/fixtures); small ones first.
 */
export function subjects(): Subject[] {
  const ours = ['ir', 'montgomery'].flatMap((folder) => irFiles(new URL(`../../fixtures/${folder}/`, import.meta.url)));
  const all = [
    ...fiatFunctions().map((fn) => subject('Fiat-Crypto JSON', fn)),
    ...ours.map((fn) => subject('_BitInt field', fn)),
  ];
  return all.sort((a, b) => a.fn.body.length - b.fn.body.length);
}

/**
 * The same from C that clears the first word of its results before it reads an input: right with arrays apart, wrong in
 * place. Null without C of our form.
 */
export function clearing(subject: Subject): Subject | null {
  const { source, fn } = subject;
  const head = `${prototype(fn)} {\n`;
  if (!('c' in source) || !source.c.includes(head)) return null;
  return {
    ...subject,
    source: { c: source.c.replace(head, `${head}${fn.results.map((r) => `  ${r.name}[0] = 0;\n`).join('')}`) },
  };
}

const subject = (origin: string, fn: IrFunction): Subject => ({
  origin,
  name: fn.name,
  fn,
  symbol: fn.name,
  source: { c: writeC(fn) },
});

/** None where the files are not installed. */
export function fiatFunctions(): IrFunction[] {
  const files = existsSync(FIAT)
    ? readdirSync(FIAT)
        .filter((file) => file.endsWith('.json'))
        .sort()
    : [];
  return files.flatMap((file) => readFiat(readFileSync(new URL(file, FIAT), 'utf8'), file));
}
