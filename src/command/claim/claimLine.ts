import { shellWord } from '../../base/shellWord.ts';
import { referenceText } from './referenceText.ts';
import type { VerifyOptions } from './verifyOptions.ts';
import type { VerifyReference } from './verifyReference.ts';

/** Options that name a reference, with what it states. */
export function referenceOptions({ fn, option, name }: VerifyReference): VerifyOptions {
  return { [option]: name, contract: referenceText(fn), aliasing: fn.aliasing };
}

const ORDER = [
  'symbol',
  'spec',
  'ir',
  'record',
  'contract',
  'limbs',
  'bounds',
  'scalars',
  'args',
  'aliasing',
  'syntax',
] as const satisfies readonly (keyof VerifyOptions)[];

/** The command that proves the claim again: the line that is printed with a verdict is the whole claim. */
export function claimLine(file: string, options: VerifyOptions): string {
  const words = ORDER.flatMap((name) => (options[name] === undefined ? [] : [`--${name}`, shellWord(options[name])]));
  return ['npm run verify --', shellWord(file), ...words].join(' ');
}
