import { resolve } from 'node:path';
import { z } from 'zod';
import { Failure } from '../base/errors.ts';
import { disassembleProgram } from '../toolchain/disassembleProgram.ts';
import { readCode } from '../verify/leak/code.ts';
import { findLeaks, type ArgumentBuffer, type Leak } from '../verify/leak/findLeaks.ts';
import type { CommandSpec } from './commandSpec.ts';
import { parseOptions } from './parseOptions.ts';

const REGISTERS: readonly string[] = ['rdi', 'rsi', 'rdx', 'rcx', 'r8', 'r9'];
const registers = z.string().transform(text => text.split(',').map(name => name.trim()).filter(name => name !== ''))
  .refine(names => names.every(name => REGISTERS.includes(name)), `argument registers such as ${REGISTERS.join(',')}`);

const schema = z.object({ function: z.string(), secret: registers, public: registers.default(['rdi']) });

/** Looks for jumps and addresses that secrets decide in compiled code with loops and calls. */
export const ctCommand: CommandSpec = {
  name: 'ct',
  summary: 'check that no jump, address or instruction of variable time of an object depends on secrets, through loops and calls',
  operands: ['<objects...>'],
  options: [
    { flags: '--function <name>', description: 'the function that is entered' },
    { flags: '--secret <registers>', description: 'argument registers that point to secrets, e.g. rsi,rdx' },
    { flags: '--public <registers>', description: 'those that point to public data or results (default rdi)' },
  ],
  async run(raw, io, [objects]) {
    const options = parseOptions(schema, raw), files = (Array.isArray(objects) ? objects : [objects]).map(file => resolve(io.cwd, String(file)));
    const leaks = await leaksOf(files, options.function, [...options.public.map(register => ({ register, secret: false })), ...options.secret.map(register => ({ register, secret: true }))]);
    if (leaks.length > 0) {
      throw new Failure('wrong', `${options.function} may leak what ${options.secret.join(', ')} point${options.secret.length === 1 ? 's' : ''} to`, {
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
