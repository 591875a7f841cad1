/** The command `ct`: finds jumps, addresses and slow instructions that depend on secrets. */
import { resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import { buildBridge } from '../frontend/toolchain/buildBridge.ts';
import { readProgram } from '../frontend/object/readFunction.ts';
import { findTools } from '../frontend/toolchain/tools.ts';
import { findLeaks, type Finding, type LeakReport } from '../prover/leak/findLeaks.ts';
import { commandOf, choice } from '../base/options/option.ts';
import { SYNTAXES } from '../engine/claim/verifyOptions.ts';
import type { Io } from '../base/io.ts';
import { sentence } from '../base/folded.ts';
import { wholeResult } from '../engine/environment/storedRecords.ts';
import { parametersOf } from '../frontend/object/parameters.ts';
import { entryArguments, namesRegistersOnly } from '../engine/claim/leaksOf.ts';
import { missingPointers } from '../engine/claim/missingPointers.ts';
import { certainLeaks, PERHAPS } from '../engine/claim/leakWitness.ts';

/** What the user asks `ct` for. */
export const ctSchema = z.object({
  function: z
    .string('a function, as the symbol table of the objects names it')
    .meta({ metavar: 'name', description: 'the function that is entered' }),
  secret: registers(
    'argument registers that point to secrets, e.g. rsi,rdx; rdx:32 if only the first 32 bytes are secret, ' +
      'rdx:32-64 for those behind; edx, dx or dl are secrets themselves; of C and with debug information also ' +
      'names of parameters',
  ).default(''),
  secretValue: registers('argument registers that are secrets themselves, not addresses, e.g. rdx').default(''),
  public: registers('those that point to public data or results (default rdi, if it is not named above)').optional(),
  syntax: choice(
    SYNTAXES,
    'name',
    `of assembly text: ${SYNTAXES.join(', ')} (default: nasm for .asm, gas-att for .s and .S, which may ` +
      'switch themselves)',
  ),
});

export type CtOptions = z.infer<typeof ctSchema>;

/**
 * Looks for jumps and addresses that secrets decide in compiled code with loops and calls. What it suspects, it runs.
 */
export const ctCommand = commandOf(ctSchema, (options, io, [files]) => ct([files].flat().map(String), options, io), [
  { name: '<files...>', description: 'C, assembly, objects, libraries or a shared object' },
]);

function registers(description: string) {
  return z.string().meta({ metavar: 'registers', description });
}

async function ct(files: readonly string[], options: CtOptions, io: Io): Promise<void> {
  const secrets = [options.secret, options.secretValue].filter((text) => text !== '').join(',');
  report(await leakSearch(files, options, io), secrets, io);
}

/** What was found in a function. */
interface LeakSearch extends LeakReport {
  /** The function. */
  readonly symbol: string;
  /** Where an address is, for people. */
  readonly placeOf: (address: number) => string;
  /** What `--public` should name, or null if that would not help. */
  readonly pointers: string | null;
}

/** Enters a function of assembly text, objects or libraries; paths are relative to the folder of `io`. */
export async function leakSearch(files: readonly string[], options: CtOptions, io: Io): Promise<LeakSearch> {
  const paths = files.map((file) => resolve(io.cwd, file));
  for (const path of paths) wholeResult(path, io);
  const tools = findTools();
  const { secret, secretValue, public: open = null } = options;
  const isPlain = namesRegistersOnly([secret, secretValue, open ?? '']);
  const parameters = isPlain ? null : await parametersOf(paths, options.function, tools);
  const args = entryArguments(secret, secretValue, open, parameters);
  const { decoder } = await buildBridge(io.root, tools);
  const code = await readProgram(paths, options.function, options.syntax, { tools, decoder });
  const report = await certainLeaks(code, args, findLeaks(code, args), io.root);
  return { ...report, symbol: code.symbol.name, placeOf: code.placeOf, pointers: missingPointers(code, args, report) };
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
      hint: hintFor(refusals, pointers),
    });
  }
  const claim = 'no jump, no address and no instruction of variable time depends on a secret, on any path';
  io.out(sentence(`${symbol}: ${claim}`, '  ', io));
}

function hintFor(refusals: readonly Finding[], pointers: string | null): string {
  if (pointers !== null)
    return `--public ${pointers}, if these point to public data or results: what is not named is a number`;
  return refusals.every(({ what }) => what.startsWith(PERHAPS))
    ? 'look at these places: whatever is computed there may cancel the secrets, or few secrets may show there'
    : 'compile with -O2, so that counters and pointers are in registers; `verify` unrolls loops of fixed count';
}

const MAX_LINES = 12;
const NEXT_LINE = '\n            ';
