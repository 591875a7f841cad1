/** The command `ct`: finds jumps, addresses and slow instructions that depend on secrets. */
import { Failure } from '../base/errors.ts';
import { sentence } from '../base/folded.ts';
import type { Io } from '../base/io.ts';
import { commandOf } from '../base/options/option.ts';
import { ctSchema, leakHint, leakSearch, type CtOptions, type LeakSearch } from '../engine/claim/leakSearch.ts';
import type { Finding } from '../prover/leak/findLeaks.ts';

/**
 * Looks for jumps and addresses that secrets decide in compiled code with loops and calls. What it suspects, it runs.
 */
export const ctCommand = commandOf(ctSchema, (options, io, [files]) => ct([files].flat().map(String), options, io), [
  { name: '<files...>', description: 'C, assembly, objects, libraries or a shared object' },
]);

async function ct(files: readonly string[], options: CtOptions, io: Io): Promise<void> {
  const secrets = [options.secret, options.secretValue].filter((text) => text !== '').join(',');
  report(await leakSearch(files, options, io), secrets, io);
}

/** Prints the verdict. Throws `wrong` for leaks, with what is not understood; `unsupported` if there is only that. */
function report({ leaks, refusals, symbol, placeOf, pointers }: LeakSearch, secrets: string, io: Io): void {
  const listed = (findings: readonly Finding[]): string[] => [
    ...findings.slice(0, MAX_LINES).map(({ address, text, what }) => `${placeOf(address)}: ${text}: ${what}`),
    ...(findings.length > MAX_LINES ? [`… ${findings.length} places in all`] : []),
  ];
  if (leaks.length > 0) {
    throw new Failure('wrong', `${symbol} leaks secrets (${secrets})`, {
      expected: 'no jump, address or instruction of variable time that depends on a secret',
      found: [
        ...listed(leaks),
        ...(refusals.length === 0 ? [] : ['Not decided; there may be more leaks:', ...listed(refusals)]),
      ].join(NEXT_LINE),
    });
  }
  if (refusals.length > 0) {
    throw new Failure('unsupported', `it is not known whether ${symbol} leaks secrets (${secrets})`, {
      expected: 'code whose instructions and memory accesses are all understood',
      found: listed(refusals).join(NEXT_LINE),
      hint: leakHint(refusals, pointers),
    });
  }
  const claim = 'no jump, no address and no instruction of variable time depends on a secret, on any path';
  io.out(sentence(`${symbol}: ${claim}`, '  ', io));
}

const MAX_LINES = 12;
const NEXT_LINE = '\n            ';
