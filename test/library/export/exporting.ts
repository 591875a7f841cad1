import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { SHIPPED_COMMANDS } from '../../../src/cli/commands.ts';
import type { ResultRecord } from '../../../src/bench/record.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { storedRecord } from '../../engine/store/storedResult.ts';
import { oneIn } from '../../oneIn.ts';
import { runLine } from '../../cli/runLine.ts';

const ROOT = process.cwd();

/**
 * Stored results: of four and more limbs, with slots in the red zone and in a frame; with FIELDWRIGHT_LONG=1 of one
 * array as well.
 */
export const STORED = oneIn(4, [
  '25519-mul',
  '25519-mul121665',
  'p384-montgomery-mul',
  'p448-square',
  'p521-mul',
]).flatMap((slug) => {
  const folder = join(ROOT, 'results', slug);
  const files = existsSync(folder) ? readdirSync(folder).map((name) => join(folder, name, 'record.jsonl')) : [];
  return files.filter((file) => existsSync(file)).slice(0, 1);
});

/** The best of these records. */
export const bestOf = (records: string): ResultRecord =>
  storedRecord(relative(join(ROOT, 'results'), dirname(records)));

/** What its code computes. */
export const functionOf = (records: string): IrFunction => parse(bestOf(records).ir, records);

/** Runs `export` or `verify` in a folder. */
export const fieldwright = (folder: string, ...argv: string[]) =>
  runLine(argv, { root: ROOT, cwd: folder, results: join(ROOT, 'results') }, SHIPPED_COMMANDS);

/** What `export` writes; throws what it says instead. */
export async function exported(record: string, ...options: string[]): Promise<string> {
  const { code, out, notes } = await fieldwright(ROOT, 'export', record, ...options);
  if (code !== 0) throw new Error(notes);
  return `${out}\n`;
}

/** Standard output of a program. */
export const output = (
  program: string,
  args: readonly string[],
  options: { cwd?: string; input?: string } = {},
): string =>
  execFileSync(program, args, { encoding: 'utf8', stdio: ['pipe', 'pipe', 'pipe'], maxBuffer: 1 << 28, ...options });

const exists = (program: string, ...args: string[]): boolean => spawnSync(program, args).error === undefined;

/** A program of LLVM of any version; null if there is none. */
export const llvm = (name: string): string | null =>
  ['-22', '-21', '-20', '-19', ''].map((version) => `${name}${version}`).find((p) => exists(p, '--version')) ??
  ['22', '21', '20', '19'].map((v) => `/usr/lib/llvm-${v}/bin/${name}`).find((p) => existsSync(p)) ??
  null;

/** The program itself, or null. */
export const program = (name: string, ...args: string[]): string | null => (exists(name, ...args) ? name : null);

/** An ELF object whose function `f` is these bytes. */
export function objectOf(bytes: Uint8Array, folder: string, name: string): string {
  const [flat, source, object] = ['bin', 's', 'o'].map((end) => join(folder, `${name}.${end}`));
  writeFileSync(flat, bytes);
  writeFileSync(
    source,
    '        .globl f\n        .type f, @function\n        .p2align 6\n' +
      `f:      .incbin "${flat}"\n        .size f, .-f\n` +
      '        .section .note.GNU-stack, "", @progbits\n',
  );
  output('as', ['-o', object, source]);
  return object;
}
