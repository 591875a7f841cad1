import type { IrFunction } from '../../../src/ir/function.ts';
import { proveListing } from '../../../src/prover/proof/equivalence.ts';
import { judge } from '../../../src/prover/proof/everyMode.ts';
import type { Verdict } from '../../../src/prover/proof/verdict.ts';
import { parseListing } from './parseListing.ts';

/** `proveListing`, or `prove`, of NASM text; what cannot be parsed is undecided. */
export function proveAsm(
  text: string,
  fn: IrFunction,
  options: Parameters<typeof proveListing>[2] = {},
  prove = proveListing,
): Verdict {
  let verdict: Verdict | null = null;
  const unread = judge(() => {
    verdict = prove(parseListing(text), fn, options);
    return { kind: 'proved', by: 'text' };
  });
  return verdict ?? unread;
}
