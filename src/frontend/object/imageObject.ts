/** Writes the used part of a linked image as an object. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { CodeImage, CodeSymbol } from '../../base/machineCode.ts';
import { run } from '../toolchain/run.ts';

/** What the bytes of an image that are used lie between is copied as a whole; more is not worth it. */
const MAX_BYTES = 1 << 20;
const ALIGNMENT = 64;

/**
 * An object whose code is just what stands in a linked image, with everything between the first and the last of the
 * bytes that are `used` (pairs of first and end), so that references between them stay right. Throws `unsupported`
 * where they lie too far apart.
 */
export async function imageObject(
  { segments }: CodeImage,
  { name, address }: CodeSymbol,
  used: readonly (readonly [number, number])[],
  folder: string,
): Promise<string> {
  const first = Math.floor(Math.min(...used.map(([from]) => from)) / ALIGNMENT) * ALIGNMENT;
  const end = Math.max(...used.map(([, to]) => to));
  if (end - first > MAX_BYTES)
    throw new Failure('unsupported', 'code and constants lie too far apart to be copied', {
      found: `${end - first} bytes`,
    });
  const bytes = new Uint8Array(end - first);
  for (const segment of segments) {
    const from = Math.max(first, segment.address);
    const to = Math.min(end, segment.address + segment.bytes.length);
    if (from < to) bytes.set(segment.bytes.subarray(from - segment.address, to - segment.address), from - first);
  }
  const source = join(folder, 'image.s');
  const object = join(folder, 'image.o');
  const entry = address - first;
  writeFileSync(
    source,
    [
      `.section .text.${name},"ax",@progbits`,
      `.globl ${name}`,
      `.balign ${ALIGNMENT}`,
      byteLine(bytes.subarray(0, entry)),
      `.type ${name},@function`,
      `${name}:`,
      byteLine(bytes.subarray(entry)),
      '.section .note.GNU-stack,"",@progbits',
      '',
    ].join('\n'),
  );
  const { status, stderr } = await run('as', ['--64', '-o', object, source]);
  if (status !== 0)
    throw new Failure('invariant', 'a copy of machine code does not assemble', {
      where: name,
      found: stderr.trimEnd().slice(0, 400),
    });
  return object;
}

const byteLine = (bytes: Uint8Array): string => (bytes.length === 0 ? '' : `.byte ${[...bytes].join(',')}`);
