import { shellWord } from '../../base/printable.ts';
import { statedContract } from './statedContract.ts';
import type { VerifyOptions } from './verifyOptions.ts';
import type { GivenIr } from './givenIr.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/** Options that name the word IR that was given, with what it states. */
export function givenIrOptions({ fn, option, name }: GivenIr): VerifyOptions {
  return { [option]: name, contract: statedContract(fn), aliasing: fn.aliasing };
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
  'convention',
  'syntax',
  'cflags',
  'include',
  'build',
] as const satisfies readonly (keyof VerifyOptions)[];

/** The command that proves the claim again: the line that is printed with a verdict is the whole claim. */
export function claimLine(file: string, options: VerifyOptions): string {
  const words = ORDER.flatMap((name) =>
    [options[name] ?? []].flat().flatMap((value) => [`--${name}`, shellWord(value)]),
  );
  return [`${PROGRAM} verify`, shellWord(file), ...words].join(' ');
}
