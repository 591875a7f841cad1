/** Prints a claim as the command that proves it again. */
import { Failure } from '../../base/errors.ts';
import { PROGRAM } from '../../base/files/installation.ts';
import { shellPath, shellWord } from '../../base/printable.ts';
import { paramBoundTexts, resultBoundTexts } from '../../ir/contract/statedBounds.ts';
import { statementText } from '../../ir/contract/statement.ts';
import { argumentText } from './statedArgument.ts';
import type { StatedContract, VerifyContract } from './verifyContract.ts';
import { limbsText, type VerifyOptions } from './verifyOptions.ts';

/** The text that `verifyContract` makes the same contract of; nothing is left to defaults or to what bounds imply. */
export function statedText({ fn, order }: Pick<VerifyContract, 'fn' | 'order'>): StatedContract {
  const {
    spec,
    params,
    results: [result],
    aliasing,
    call,
  } = fn;
  if (spec === undefined) throw new Failure('invariant', 'a stated contract has a specification', { where: fn.name });
  const limbs = spec.weights.length;
  const replaced = call?.arguments.find((argument) => argument.result !== undefined)?.name ?? result.name;
  const names = [replaced, ...params.map((p) => p.name)];
  const scalars = params.filter((p) => p.shape === 'scalar').map((p) => p.name);
  return {
    spec: statementText({ result: replaced, ...spec }),
    limbs: call?.returned?.bits === undefined || limbs > 1 ? limbsText(spec.weights) : `1x${call.returned.bits}`,
    ...(fn.lanes === undefined ? {} : { lanes: `${fn.lanes}` as const }),
    ...(fn.elements === undefined ? {} : { elements: fn.elements }),
    bounds: [...params.flatMap((_, i) => paramBoundTexts(fn, i, limbs)), ...resultBoundTexts(fn, 0, limbs)].join(', '),
    ...(scalars.length === 0 ? {} : { scalars: scalars.join() }),
    args: order.map((source) => argumentText(source, { names, ...spec })).join(),
    aliasing,
  };
}

const ORDER = [
  'symbol',
  'spec',
  'ir',
  'record',
  'contract',
  'limbs',
  'bounds',
  'lanes',
  'elements',
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
    [options[name] ?? []].flat().flatMap((value) => [`--${name}`, shellWord(String(value))]),
  );
  return [`${PROGRAM} verify`, shellPath(file), ...words].join(' ');
}
