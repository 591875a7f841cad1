/** Links a contender's function into movable machine code. */
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { named } from '../../base/systemFailure.ts';
import { SHF, parseElfObject } from '../object/elf.ts';
import { PEER_ENTRY, adapterSource, isPlainCall } from './peersShared.ts';
import { exportSymbol } from '../object/linkCode.ts';
import type { PeerFunction } from './peersInterface.ts';
import { run, type ProcessResult } from '../toolchain/run.ts';

/**
 * Links a function and everything that it refers to into one flat piece of machine code that is entered at its first
 * byte, as (out, a, b), and runs wherever it is copied to. A function that refers to nothing is cut out of its section.
 * Null if that is not possible: it needs something from outside, writes to data of its own, or has data (tables of
 * pointers) that depends on where it lies.
 *
 * A function that does not take (out, a, b), or that is not cut out and does not stand first in its section, is entered
 * through an adapter of a few instructions. Throws `input` if the symbol is not defined.
 */
export async function movableImage(wanted: PeerFunction): Promise<Uint8Array | null> {
  return inTemporaryFolder('peer', async (folder) => {
    const exported = await exportSymbol(wanted, folder);
    const cut = await cutOut(exported, wanted.symbol, folder);
    if (cut !== null && isPlainCall(wanted)) return cut;
    const files = cut === null ? exported : [await assemble(cutSource(wanted.symbol, cut), 'cut', folder)];
    const direct = isPlainCall(wanted) ? await link(files, wanted.symbol, folder) : null;
    if (direct !== null && direct.entry === 0) return direct.bytes;
    const adapter = await assemble(adapterSource(wanted), 'adapter', folder);
    return (await link([adapter, ...files], PEER_ENTRY, folder))?.bytes ?? null;
  });
}

/** The same for code that must be movable: throws `unsupported` where `movableImage` gives null. */
export async function linkImage(wanted: PeerFunction): Promise<Uint8Array> {
  const image = await movableImage(wanted);
  if (image !== null) return image;
  throw new Failure('unsupported', `the code of ${wanted.symbol} cannot be moved`, {
    where: wanted.files.join(' '),
    expected: 'no references to the outside, and no data that is written or depends on its address',
  });
}

/** The bytes of a function that neither jumps nor refers to anything outside of them, otherwise null. */
async function cutOut(files: readonly string[], symbol: string, folder: string): Promise<Uint8Array | null> {
  const linked = join(folder, 'whole.elf');
  const { status } = await runLinker(files, symbol, linked, folder, ['--unresolved-symbols=ignore-all']);
  if (status !== 0) return null;
  const { bytes, entry, size } = imageIn(linked, symbol);
  const start = BASE + entry;
  return size > 0 && (await isSelfContained(linked, start, start + size)) ? bytes.slice(entry, entry + size) : null;
}

const cutSource = (symbol: string, bytes: Uint8Array): string =>
  [
    `.section ".text.${symbol}","ax",@progbits`,
    `.globl "${symbol}"`,
    `.type "${symbol}",@function`,
    '.balign 64',
    `"${symbol}": .byte ${[...bytes].join(',')}`,
    '.section .note.GNU-stack,"",@progbits',
    '',
  ].join('\n');

async function assemble(source: string, name: string, folder: string): Promise<string> {
  const object = join(folder, `${name}.o`);
  const { status, stderr } = await run('as', ['-o', object, '-'], { input: source });
  if (status === 0) return object;
  throw new Failure('invariant', 'assembly made for a contestant does not assemble', {
    where: name,
    found: stderr.trimEnd().slice(0, 400),
  });
}

/** Images are linked at this address, so that nothing in them has the address 0 that unresolved symbols get. */
const BASE = 0x10000;

/** Code first, then constants; the entry's own section before all others. What must be relocated or
 * written is set apart; constructors are left out, for what they prepare is written, too. */
const linkerScript = (entry: string): string => `SECTIONS {
  .image ${BASE} : {
    *(.text.${entry})
    *(.text .text.*)
    *(.rodata .rodata.*)
  }
  .bound : {
    *(.data.rel.ro .data.rel.ro.* .got .got.plt .data .data.* .bss .bss.* COMMON .tdata .tdata.* .tbss .tbss.*)
  }
  /DISCARD/ : { *(.note .note.* .comment .eh_frame .gcc_except_table .gcc_except_table.* .init_array .init_array.*) }
}
`;

/** Null if something is missing or something must be relocated or written. */
async function link(files: readonly string[], entry: string, folder: string): Promise<Image | null> {
  const linked = join(folder, 'image.elf');
  const { status } = await runLinker(files, entry, linked, folder, []);
  if (status !== 0) return null;
  const image = imageIn(linked, entry);
  return image.isBound ? null : image;
}

/**
 * Links one flat section `.image` at `BASE` that holds the entry and all that it needs; as position-independent, so
 * that references through the global offset table become relative ones.
 */
function runLinker(
  files: readonly string[],
  entry: string,
  linked: string,
  folder: string,
  extra: readonly string[],
): Promise<ProcessResult> {
  const script = join(folder, 'image.ld');
  named(script, () => writeFileSync(script, linkerScript(entry)));
  const args = [
    '-pie',
    '--no-dynamic-linker',
    '-nostdlib',
    '--gc-sections',
    '--build-id=none',
    '-z',
    'noexecstack',
    '-T',
    script,
    `--entry=${entry}`,
    `--require-defined=${entry}`,
  ];
  return run('ld', [...args, ...extra, '-o', linked, ...files]);
}

/** What `ld` adds to a position-independent file; everything else that is loaded is data of the function. */
const LINKER_MADE: ReadonlySet<string> = new Set([
  '.dynsym',
  '.dynstr',
  '.hash',
  '.gnu.hash',
  '.dynamic',
  '.gnu.version',
]);

/**
 * Linked code; `entry` and `size` place a symbol in it. `isBound`: there is data beside it that it does not run
 * without.
 */
interface Image {
  readonly isBound: boolean;
  readonly bytes: Uint8Array;
  readonly entry: number;
  readonly size: number;
}

function imageIn(linked: string, symbol: string): Image {
  const { sections, symbols } = parseElfObject(readFileSync(linked));
  const image = sections.find((s) => s.name === '.image');
  const found = symbols.find((s) => s.name === symbol);
  const isBound = sections.some(
    (s) =>
      s.size > 0 &&
      (s.name.startsWith('.rela') || ((s.flags & SHF.ALLOC) !== 0 && s.name !== '.image' && !LINKER_MADE.has(s.name))),
  );
  if (image !== undefined && found !== undefined)
    return { bytes: image.bytes, entry: found.value - BASE, size: found.size, isBound };
  throw new Failure('invariant', 'the linked image has no entry', { where: symbol });
}

/** An address that an instruction names: the target of a jump or call, or what objdump computes from rip. */
const DIRECT = /\t(?:bnd )?(?:j\w+|call|loop\w*|xbegin)\s+([0-9a-f]+) </;
const RIP_RELATIVE = /# ([0-9a-f]+)\b/;
const INDIRECT = /\t(?:notrack )?(?:bnd )?(?:jmp|call)\s+\*/;
const LAST = /\t(?:repz |bnd )?(?:ret|jmp)\b/;

/**
 * Whether the code at addresses [start, end) of an ELF file stays there: all jumps and references lead into it, none
 * goes through a register, and its last instruction does not fall through. Throws `tool` without objdump.
 */
async function isSelfContained(elf: string, start: number, end: number): Promise<boolean> {
  const { status, stdout, stderr } = await run('objdump', [
    '-d',
    '--no-show-raw-insn',
    `--start-address=${start}`,
    `--stop-address=${end}`,
    elf,
  ]);
  if (status !== 0)
    throw new Failure('tool', 'objdump does not understand the linked code', {
      found: stderr.trimEnd().slice(0, 400),
      hint: 'sudo apt-get install binutils',
    });
  const lines = stdout
    .split('\n')
    .filter((line) => /^\s*[0-9a-f]+:\t/.test(line))
    .filter((line) => !/\tnop|\tdata16|\tcs nop|\txchg\s+%ax,%ax/.test(line));
  const targets = lines
    .flatMap((line) => [DIRECT.exec(line)?.[1], RIP_RELATIVE.exec(line)?.[1]])
    .flatMap((hex) => (hex === undefined ? [] : parseInt(hex, 16)));
  return (
    targets.every((at) => at >= start && at < end) &&
    !lines.some((line) => INDIRECT.test(line) || line.includes('(bad)')) &&
    LAST.test(lines.at(-1) ?? '')
  );
}
