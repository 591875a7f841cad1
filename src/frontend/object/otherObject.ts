/**
 * Objects for Windows and macOS, and libraries of such objects, read by LLVM's object-file library
 * (`bridge/tools/decoder`). Also converts them to ELF with the same sections, bytes, symbols and references.
 */
import { closeSync, mkdirSync, openSync, readSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { about, Failure } from '../../base/errors.ts';
import { run, runLimited } from '../toolchain/run.ts';
import { coffParts } from './coff.ts';
import { machoParts } from './macho.ts';
import { damaged, fileSchema, otherMeaning } from './objectParts.ts';
import type { Label, OtherObject, ElfPart, Parts, ReferenceKind } from './objectParts.ts';

/** Whether an object or the first of a library is for Windows or macOS; null for all other files. */
export function otherFormat(path: string): OtherObject['format'] | null {
  const file = openSync(path, 'r');
  try {
    const bytesAt = (at: number, length: number): Buffer => {
      const bytes = Buffer.alloc(length);
      return bytes.subarray(0, readSync(file, bytes, 0, length, at));
    };
    if (bytesAt(0, 8).toString('latin1') !== '!<arch>\n') return formatOf(bytesAt(0, 4));
    for (let at = 8; ; ) {
      const head = bytesAt(at, 60).toString('latin1');
      const name = head.slice(0, 16).trimEnd();
      const size = Number(head.slice(48, 58));
      if (head.length < 60 || Number.isNaN(size)) return null;
      // BSD puts the name in front of the bytes.
      const nameBytes = Number(/^#1\/(\d+)$/.exec(name)?.[1] ?? 0);
      const found = formatOf(bytesAt(at + 60 + nameBytes, 4));
      if (found !== null) return found;
      if (!/^(\/|\/\/|\/SYM64\/|\/<.*|__\.SYMDEF.*|#1\/\d+)$/.test(name)) return null;
      at += 60 + size + (size % 2);
    }
  } finally {
    closeSync(file);
  }
}

/** By its first bytes: the machine, what stands there in large objects of COFF, and the number of Mach-O. */
function formatOf(magic: Buffer): OtherObject['format'] | null {
  if (magic.length < 4) return null;
  if (magic.readUInt16LE(0) === 0x8664 || magic.readUInt32LE(0) === 0xffff0000) return 'coff';
  return [0xfeedfacf, 0xbebafeca].includes(magic.readUInt32LE(0)) ? 'macho' : null;
}

/**
 * Writes an object or library, made of the file `where`, as one of ELF, by the GNU assembler. What only serves
 * unwinding and debugging is left out. Throws `input` for a damaged file and `unsupported` for what ELF says
 * otherwise, such as addresses relative to the image, and for references to what is left out.
 */
export async function elfOf(path: string, out: string, where: string, decoder: string): Promise<string> {
  const { status, stdout, stderr } = await runLimited(decoder, ['object', path], where);
  if (status !== 0)
    throw new Failure('input', 'no object for Windows or macOS on x86-64', {
      where,
      found: stderr
        .trimEnd()
        .replace(/^error: /, '')
        .slice(0, 400),
    });
  const read = fileSchema.parse(JSON.parse(stdout));
  if (!Array.isArray(read)) return assembledElf(read, out, where);
  const folder = `${out}.members`;
  mkdirSync(folder);
  const members: string[] = [];
  for (const [k, { member, object }] of read.entries())
    members.push(await assembledElf(object, join(folder, `${k}.o`), `${where}(${member})`));
  const made = await run('ar', ['qcsD', `${out}.a`, ...members]);
  if (made.status === 0) return `${out}.a`;
  throw new Failure('invariant', 'the objects of a library do not make one', {
    where,
    found: made.stderr.slice(0, 400),
  });
}

async function assembledElf(object: OtherObject, out: string, where: string): Promise<string> {
  const text = `${out}.s`;
  writeFileSync(
    text,
    about(where, () => elfSource(object.format === 'coff' ? coffParts(object) : machoParts(object))),
  );
  const { status, stderr } = await run('as', ['--64', '-o', out, text]);
  if (status === 0) return out;
  throw otherMeaning(stderr.trimEnd().slice(0, 400));
}

/** GNU assembler text of the ELF object. */
function elfSource({ sections, labels }: Parts): string {
  return [
    ...[...sections].flatMap(([number, part]) => sectionLines(number, part)),
    ...namedOnce(labels).flatMap(({ name, binding, section, offset }) => [
      ...(binding === 'local' ? [] : [`.${binding === 'weak' ? 'weak' : 'globl'} ${quoted(name)}`]),
      `.set ${quoted(name)}, .Lsection${section} + ${offset}`,
    ]),
    '.section .note.GNU-stack,"",@progbits',
    '',
  ].join('\n');
}

/** Labels by which something can be asked for: of several local ones of a name, none. */
function namedOnce(labels: readonly Label[]): readonly Label[] {
  const seen = new Map<string, number>();
  for (const { name } of labels) seen.set(name, (seen.get(name) ?? 0) + 1);
  const doubled = labels.find(({ name, binding }) => binding !== 'local' && seen.get(name) !== 1);
  if (doubled !== undefined) throw otherMeaning(`${doubled.name} twice`);
  return labels.filter(({ name }) => seen.get(name) === 1);
}

const RELOCATIONS: Readonly<Record<ReferenceKind, readonly [type: string, bytes: number]>> = {
  distance: ['R_X86_64_PC32', 4],
  address: ['R_X86_64_64', 8],
  'distance to address': ['R_X86_64_GOTPCREL', 4],
};

function sectionLines(number: number, { name, letters, alignment, content, references }: ElfPart): string[] {
  const isZero = !Buffer.isBuffer(content);
  const bytes = isZero ? Buffer.alloc(0) : Buffer.from(content);
  const lines = references.map(({ at, kind, target, added }) => {
    const [type, length] = RELOCATIONS[kind];
    if (at + length > bytes.length) throw damaged('a relocation behind its section');
    // What is added stands in the field, which ELF ignores.
    bytes.fill(0, at, at + length);
    const place = 'name' in target ? quoted(target.name) : `.Lsection${target.section} + ${target.offset}`;
    return `.reloc .Lsection${number} + ${at}, ${type}, ${place} + ${added}`;
  });
  const [flags, group] = letters.endsWith('G') ? [letters, `,${quoted(`group${number}`)},comdat`] : [letters, ''];
  return [
    `.section ${quoted(name)},"${flags}",@${isZero ? 'nobits' : 'progbits'}${group},unique,${number}`,
    `.balign ${alignment}`,
    `.Lsection${number}:`,
    ...(isZero ? [`.skip ${content.zeros}`] : bytes.length === 0 ? [] : [`.byte ${[...bytes].join(',')}`]),
    ...lines,
  ];
}

/** Names that text can hold, those without quotes, backslashes and control characters. */
function quoted(name: string): string {
  if (/^[\x21\x23-\x5b\x5d-\x7e]+$/.test(name)) return `"${name}"`;
  throw otherMeaning(`the name ${JSON.stringify(name)}`);
}
