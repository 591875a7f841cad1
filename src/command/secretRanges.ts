import { Failure } from '../base/errors.ts';
import type { ArgumentBuffer } from '../verify/leak/findLeaks.ts';

const REGISTERS: readonly string[] = ['rdi', 'rsi', 'rdx', 'rcx', 'r8', 'r9'];

/**
 * Buffers of arguments from the values of `--secret` and `--public`: registers divided by commas. Behind a secret one, `:32` says that only its
 * first 32 bytes are secret, `:32-64` that those from offset 32 up to 64 are. Throws `input`.
 */
export function argumentBuffers(secret: string, open: string): ArgumentBuffer[] {
  const buffers = [...listed(open).map(register => ({ register, secret: false })), ...listed(secret).map(secretBuffer)];
  if (buffers.every(one => !one.secret)) throw wrong('--secret', 'at least one register', secret);
  for (const [k, { register }] of buffers.entries()) {
    if (!REGISTERS.includes(register)) throw wrong('--secret and --public', `argument registers: ${REGISTERS.join(', ')}; a secret one may have a range of bytes, as in rdx:32 or rdx:32-64`, register);
    if (buffers.findIndex(one => one.register === register) !== k) throw wrong('--secret and --public', 'every register once; what is not in a range of secret bytes is public', register);
  }
  return buffers;
}

const listed = (text: string): string[] => text.split(',').map(name => name.trim()).filter(name => name !== '');

function secretBuffer(text: string): ArgumentBuffer {
  const [, register, first, last] = /^([^:]*):(\d{1,9})(?:-(\d{1,9}))?$/.exec(text) ?? [];
  if (register === undefined) return { register: text, secret: true };
  const bytes = last === undefined ? { from: 0, to: Number(first) } : { from: Number(first), to: Number(last) };
  if (bytes.from >= bytes.to) throw wrong('--secret', 'a range of at least one byte, such as rdx:32 or rdx:32-64', text);
  return { register, secret: true, bytes };
}

const wrong = (where: string, expected: string, found: string): Failure =>
  new Failure('input', 'the registers are not understood', { where, expected, found, hint: 'npm run ct -- x25519.o --function x25519 --secret rsi,rdx:32' });
