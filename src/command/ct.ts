import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import { disassembleProgram } from '../toolchain/disassembleProgram.ts';
import { readCode } from '../verify/leak/code.ts';
import { findLeaks, type ArgumentBuffer, type Leak } from '../verify/leak/findLeaks.ts';
import type { CommandSpec } from './commandSpec.ts';
import { parseOptions } from './parseOptions.ts';
import { argumentBuffers } from './secretRanges.ts';

const schema = z.object({
  function: z.string('a function, as the symbol table of the objects names it'), secret: z.string('registers that point to secrets, e.g. rsi,rdx:32'), public: z.string().default('rdi'),
});

/** Looks for jumps and addresses that secrets decide in compiled code with loops and calls. */
export const ctCommand: CommandSpec = {
  name: 'ct',
  summary: 'check that no jump, address or instruction of variable time of an object depends on secrets, through loops and calls',
  operands: ['<objects...>'],
  options: [
    { flags: '--function <name>', description: 'the function that is entered' },
    { flags: '--secret <registers>', description: 'argument registers that point to secrets, e.g. rsi,rdx; rdx:32 if only the first 32 bytes are secret, rdx:32-64 for those behind' },
    { flags: '--public <registers>', description: 'those that point to public data or results (default rdi)' },
  ],
  async run(raw, io, [objects]) {
    const options = parseOptions(schema, raw), files = (Array.isArray(objects) ? objects : [objects]).map(file => resolve(io.cwd, String(file)));
    for (const file of files.filter(name => !existsSync(name))) throw new Failure('input', 'there is no such file', { where: file, expected: 'object files or static libraries' });
    const leaks = await leaksOf(files, options.function, argumentBuffers(options.secret, options.public));
    if (leaks.length > 0) {
      throw new Failure('wrong', `${options.function} may leak secrets (${options.secret})`, {
        expected: 'no jump, address or instruction of variable time that depends on a secret', found: [...leaks.slice(0, 12).map(leakText), ...(leaks.length > 12 ? [`… ${leaks.length} places in all`] : [])].join('\n            '),
      });
    }
    io.out(`${options.function}: no jump, no address and no instruction of variable time depends on a secret, on any path`);
  },
};

/** Where a function of these objects may leak; see `findLeaks`. */
export async function leaksOf(files: readonly string[], symbol: string, buffers: readonly ArgumentBuffer[]): Promise<Leak[]> {
  const { text, entry } = await disassembleProgram(files, symbol);
  return findLeaks(readCode(text), entry, buffers);
}

const leakText = ({ line, what }: Leak): string => `${line.address.toString(16)}: ${line.text.replace(/\s+/g, ' ')}: ${what}`;
