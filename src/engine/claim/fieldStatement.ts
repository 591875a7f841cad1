import { Failure } from '../../base/errors.ts';
import { namedField, requestedOperation } from '../subject/fieldSubject.ts';
import { limbsText } from './statedContract.ts';
import type { VerifyOptions } from './verifyOptions.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/**
 * The statement that a field's operation stands for: `--curve 25519 --op mul` is
 * `--spec "out1 = arg1*arg2 mod 2^255 - 19" --limbs 4x64` with the bounds of loose or (`--strict`) canonical elements.
 * Options without a field come back as they are. Throws `input` for names that are not known.
 */
export function withFieldStatement(options: VerifyOptions, root: string): VerifyOptions {
  const { curve, field, op, strict = false, ...rest } = options;
  const description = namedField({ curve, field }, root);
  if (description === null) {
    if (op === undefined && !strict) return options;
    throw new Failure('input', 'no field is given', {
      where: op === undefined ? '--strict' : '--op',
      expected: '--curve <name>',
      hint: `${PROGRAM} list shows the known ones`,
    });
  }
  const { relation } = requestedOperation(description, op);
  const names = [...new Set(relation.match(/\barg\d+\b/g) ?? [])].sort();
  const below = description.bounds[strict ? 'strict' : 'loose'] + 1n;
  const isAny = below === 2n ** BigInt(64 * description.weights.length);
  const inputs = isAny ? [] : names.map((name) => `${name}<${below === description.modulus ? 'p' : below}`);
  const bounds = [...inputs, ...(strict ? ['out1<p'] : [])];
  return {
    ...rest,
    spec: `out1 = ${relation} mod ${description.modulusText}`,
    limbs: limbsText(description.weights),
    ...(bounds.length === 0 ? {} : { bounds: bounds.join(', ') }),
  };
}
