import { readFileSync } from 'node:fs';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import type { HardFault } from './rareFaults.ts';

const textOf = (path: string): string => readFileSync(new URL(`../fixtures/${path}`, import.meta.url), 'utf8');

/** Word IR of a function of test/fixtures/asm, as text. */
export const irText = (name: string): string => textOf(`${name.startsWith('bls') ? 'montgomery' : 'ir'}/${name}.ir`);

export const functionOf = (name: string, text = irText(name)): IrFunction => parse(text, name);

/** A candidate of that function, in most cases the initial one, as it was lowered once for x86-64-v3 with ADX. */
export const codeOf = (name: string): string => textOf(`asm/${name}.asm`);

export const damaged = ({ code, edit }: HardFault): string =>
  `${edit(
    codeOf(code)
      .trim()
      .split('\n')
      .map((l) => l.trim()),
  ).join('\n')}\n`;
