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
import { entryArguments } from '../engine/claim/leaksOf.ts';
import { certainLeaks } from '../engine/claim/leakWitness.ts';

/** What the user asks `ct` for. */
export const ctSchema = z.object({
  function: z
    .string('a function, as the symbol table of the objects names it')
    .meta({ metavar: 'name', description: 'the function that is entered' }),
  secret: registers(
    'argument registers that point to secrets, e.g. rsi,rdx; rdx:32 if only the first 32 bytes are secret, ' +
      'rdx:32-64 for those behind; edx, dx or dl are secrets themselves',
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

/** Looks for jumps and addresses that secrets decide in compiled code with loops and calls. */
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
}

/** Enters a function of assembly text, objects or libraries; paths are relative to the folder of `io`. */
export async function leakSearch(files: readonly string[], options: CtOptions, io: Io): Promise<LeakSearch> {
  const args = entryArguments(options.secret, options.secretValue, options.public ?? null);
  const paths = files.map((file) => resolve(io.cwd, file));
  for (const path of paths) wholeResult(path, io);
  const tools = findTools();
  const { decoder } = await buildBridge(io.root, tools);
  const code = await readProgram(paths, options.function, options.syntax, { tools, decoder });
  const report = await certainLeaks(code, args, findLeaks(code, args), io.root);
  return { ...report, symbol: code.symbol.name, placeOf: code.placeOf };
}

/** Prints the verdict. Throws `wrong` for leaks, with what is not understood; `unsupported` if there is only that. */
function report({ leaks, refusals, symbol, placeOf }: LeakSearch, secrets: string, io: Io): void {
  const listed = (findings: readonly Finding[]): string[] => [
    ...findings.slice(0, MAX_LINES).map(({ address, text, what }) => `${placeOf(address)}: ${text}: ${what}`),
    ...(findings.length > MAX_LINES ? [`… ${findings.length} places in all`] : []),
  ];
  if (leaks.length > 0) {
    throw new Failure('wrong', `${symbol} leaks secrets (${secrets})`, {
      expected: 'no jump, address or instruction of variable time that depends on a secret',
      found: [
        ...listed(leaks),
        ...(refusals.length === 0 ? [] : ['Not decided, so that there may be more:', ...listed(refusals)]),
      ].join(NEXT_LINE),
    });
  }
  if (refusals.length > 0) {
    throw new Failure('unsupported', `it is not known whether ${symbol} leaks secrets (${secrets})`, {
      expected: 'code of which it is known what each instruction does, and what it accesses',
      found: listed(refusals).join(NEXT_LINE),
      hint: 'compile with -O2, so that counters and pointers are in registers; `verify` unrolls loops of fixed count',
    });
  }
  const claim = 'no jump, no address and no instruction of variable time depends on a secret, on any path';
  io.out(sentence(`${symbol}: ${claim}`, '  ', io));
}

const MAX_LINES = 12;
const NEXT_LINE = '\n            ';
