/** Random instructions as bytes: all texts of a pool are assembled at once, and what no assembler takes is left out. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { seeded } from '../../../../src/base/rng.ts';
import type { InstructionForm } from '../../../../src/x86/form.ts';
import { allForms } from '../../../../src/x86/table.ts';
import { MODELLED } from '../../../../src/prover/machine/semantics/execute.ts';
import { instructionText, type Operands } from './instructionText.ts';

export interface Instruction {
  readonly text: string;
  readonly bytes: Uint8Array;
}

/** `each` random instructions of every row that the machine may know, by row. */
export function poolOf(operands: Operands, seed: number, label: string, each: number): Instruction[][] {
  const rng = seeded(seed, `pool of ${label}`);
  const drawn = allForms()
    .filter(isModelled)
    .map((form) => Array.from({ length: each }, () => instructionText(form, rng, operands)));
  const texts = [...new Set(drawn.flat().filter((text) => text !== null))];
  const bytes = assembled(texts);
  return drawn
    .map((row) =>
      row.flatMap((text) => {
        const code = text === null ? undefined : bytes.get(text);
        return text === null || code === undefined ? [] : [{ text, bytes: code }];
      }),
    )
    .filter((row) => row.length > 0);
}

const modelled = new Set(MODELLED.map((name) => name.replace(/^(cmov|set).*/, '$1')));
/** A bit of memory at any distance is not. */
const isModelled = ({ mnemonic, timing }: InstructionForm): boolean => modelled.has(mnemonic) && timing !== 'chosen';

const MARK = Buffer.from('5aa53cc3695a96a5', 'hex');

/** Bytes of those texts that GNU as takes; two of its rounds, the first of which finds the others. */
export function assembled(texts: readonly string[]): Map<string, Uint8Array> {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  try {
    const [source, object, flat] = ['all.s', 'all.o', 'all.bin'].map((name) => join(folder, name));
    const attempt = (lines: readonly string[]): string => {
      const mark = `.byte ${[...MARK].join(',')}`;
      writeFileSync(source, `${['.intel_syntax noprefix', ...lines.flatMap((line) => [line, mark])].join('\n')}\n`);
      return spawnSync('as', ['-o', object, source], { encoding: 'utf8', maxBuffer: 1 << 28 }).stderr;
    };
    const wrong = new Set([...attempt(texts).matchAll(/:(\d+): Error/g)].map(([, line]) => (Number(line) - 2) / 2));
    const taken = texts.filter((_, k) => !wrong.has(k));
    const complaint = wrong.size === 0 ? '' : attempt(taken);
    if (complaint.includes('Error')) throw new Error(complaint.slice(0, 400));
    spawnSync('objcopy', ['-O', 'binary', '-j', '.text', object, flat]);
    return cut(readFileSync(flat), taken);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function cut(all: Buffer, texts: readonly string[]): Map<string, Uint8Array> {
  let from = 0;
  return new Map(
    texts.map((text) => {
      const end = all.indexOf(MARK, from);
      const bytes = Uint8Array.from(all.subarray(from, end));
      from = end + MARK.length;
      return [text, bytes];
    }),
  );
}
