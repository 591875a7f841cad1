import { resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import { buildBridge } from '../frontend/toolchain/buildBridge.ts';
import { readProgram } from '../frontend/object/readFunction.ts';
import { findTools } from '../frontend/toolchain/tools.ts';
import { findLeaks, type Finding, type LeakReport } from '../prover/leak/findLeaks.ts';
import type { CommandSpec, RawOptions } from '../base/options/commandSpec.ts';
import type { Io } from '../base/io.ts';
import { sentence } from './line/sentence.ts';
import { wholeResult } from '../engine/environment/wholeResult.ts';
import { parseOptions } from '../base/options/parseOptions.ts';
import { entryArguments } from '../engine/claim/secretRanges.ts';
import { programOf } from '../engine/claim/leaksOf.ts';

const SYNTAXES = ['nasm', 'gas-intel', 'gas-att'] as const;

const schema = z.object({
  function: z.string('a function, as the symbol table of the objects names it'),
  secret: z.string().default(''),
  secretValue: z.string().default(''),
  public: z.string().optional(),
  syntax: z.enum(SYNTAXES, `one of ${SYNTAXES.join(', ')}`).optional(),
});

export type CtOptions = z.infer<typeof schema>;

/** Looks for jumps and addresses that secrets decide in compiled code with loops and calls. */
export const ctCommand: CommandSpec = {
  name: 'ct',
  summary:
    'check that no jump, address or instruction of variable time of code depends on secrets, through loops and calls',
  operands: [{ name: '<files...>', description: 'C, assembly, objects, libraries or a shared object' }],
  options: [
    { flags: '--function <name>', description: 'the function that is entered' },
    {
      flags: '--secret <registers>',
      description:
        'argument registers that point to secrets, e.g. rsi,rdx; rdx:32 if only the first 32 bytes are secret, ' +
        'rdx:32-64 for those behind; edx, dx or dl are secrets themselves',
    },
    {
      flags: '--secret-value <registers>',
      description: 'argument registers that are secrets themselves, not addresses, e.g. rdx',
    },
    {
      flags: '--public <registers>',
      description: 'those that point to public data or results (default rdi, if it is not named above)',
    },
    {
      flags: '--syntax <name>',
      description:
        `of assembly text: ${SYNTAXES.join(', ')} (default: nasm for .asm, gas-att for .s and .S, which may ` +
        'switch themselves)',
    },
  ],
  run: async (raw, io, [files]) => ct(Array.isArray(files) ? files.map(String) : [String(files)], raw, io),
};

async function ct(files: readonly string[], raw: RawOptions, io: Io): Promise<void> {
  const options = ctOptions(raw);
  const secrets = [options.secret, options.secretValue].filter((text) => text !== '').join(',');
  report(await leakSearch(files, options, io), secrets, io);
}

/** What a search for leaks is asked, from options of the command line. Throws `input`. */
export const ctOptions = (raw: RawOptions): CtOptions => parseOptions(schema, raw);

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
  const tools = await findTools();
  const { decoder } = await buildBridge(io.root, tools);
  const code = await readProgram(paths, options.function, options.syntax, { tools, decoder });
  return { ...findLeaks(programOf(code), args), symbol: code.symbol.name, placeOf: code.placeOf };
}

/** Prints the verdict. Throws `wrong` for leaks, with what is not understood; `unsupported` if there is only that. */
function report({ leaks, refusals, symbol, placeOf }: LeakSearch, secrets: string, io: Io): void {
  const listed = (findings: readonly Finding[]): string[] => [
    ...findings.slice(0, MAX_LINES).map(({ address, text, what }) => `${placeOf(address)}: ${text}: ${what}`),
    ...(findings.length > MAX_LINES ? [`… ${findings.length} places in all`] : []),
  ];
  if (leaks.length > 0) {
    throw new Failure('wrong', `${symbol} may leak secrets (${secrets})`, {
      expected: 'no jump, address or instruction of variable time that depends on a secret',
      found: [
        ...listed(leaks),
        ...(refusals.length === 0 ? [] : ['Not understood, so that there may be more:', ...listed(refusals)]),
      ].join(NEXT_LINE),
    });
  }
  if (refusals.length > 0) {
    throw new Failure('unsupported', `it is not known whether ${symbol} leaks secrets (${secrets})`, {
      expected: 'code of which every instruction is understood',
      found: listed(refusals).join(NEXT_LINE),
    });
  }
  const claim = 'no jump, no address and no instruction of variable time depends on a secret, on any path';
  io.out(sentence(`${symbol}: ${claim}`, '  ', io));
}

const MAX_LINES = 12;
const NEXT_LINE = '\n            ';
