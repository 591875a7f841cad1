import { Failure } from '../../base/errors.ts';
import { negativeInverse } from '../../frontend/peers/peersInterface.ts';
import { paramBoundTexts, resultBoundTexts } from '../../ir/contract/boundTexts.ts';
import type { ArgumentSource } from '../../prover/machine/call.ts';
import { statementText } from '../../ir/contract/statement.ts';
import { limbsText } from './limbsText.ts';
import type { StatedContract, VerifyContract } from './verifyContract.ts';

/** The text that `verifyContract` makes the same contract of; nothing is left to defaults or to what bounds imply. */
export function statedText({ fn, order }: Pick<VerifyContract, 'fn' | 'order'>): StatedContract {
  const {
    spec,
    params,
    results: [result],
    aliasing,
  } = fn;
  if (spec === undefined) throw new Failure('invariant', 'a stated contract has a specification', { where: fn.name });
  const limbs = spec.weights.length;
  const names = [result, ...params].map((p) => p.name);
  const scalars = params.filter((p) => p.shape === 'scalar').map((p) => p.name);
  return {
    spec: statementText({ result: result.name, ...spec }),
    limbs: limbsText(spec.weights),
    bounds: [...params.flatMap((_, i) => paramBoundTexts(fn, i, limbs)), ...resultBoundTexts(fn, 0, limbs)].join(', '),
    ...(scalars.length === 0 ? {} : { scalars: scalars.join() }),
    args: order.map((source) => argumentText(source, names, spec.modulus)).join(),
    aliasing,
  };
}

function argumentText(source: ArgumentSource, names: readonly string[], modulus: bigint): string {
  switch (source.kind) {
    case 'own':
      return names[source.index];
    case 'words':
      return '&p';
    case 'number':
      return numberArgument(source.value, names, modulus);
  }
}

const numberArgument = (value: bigint, names: readonly string[], modulus: bigint): string =>
  value === negativeInverse(modulus) && !names.includes('n0') ? 'n0' : String(value);
