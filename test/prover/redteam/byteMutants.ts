import type { DecodedCode } from '../../../src/base/machineCode.ts';
import type { traceCode } from '../../../src/prover/instructions/traceCode.ts';
import { mkdtempSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nasmLines, nasmPool } from '../../../src/codegen/encoder/assemblyText.ts';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { run } from '../../../src/frontend/toolchain/run.ts';
import type { Program } from '../../../src/codegen/x86/program.ts';
import { BYTE_EDITS, type Code } from './byteEdits.ts';
import type { DecoderProcess } from './decoderProcess.ts';
import { written } from './oracle.ts';
import { pick, SYMBOL } from './source.ts';
import { drawSubject, type Subject } from './subjects.ts';

/** Machine code with some bytes changed. */
export interface Mutant {
  readonly index: number;
  readonly subject: Subject;
  readonly edits: readonly string[];
  readonly bytes: Uint8Array;
}

/** Where code stands, for the decoder. */
export const ADDRESS = 0x10000;
const MAX_EDITS = 3;

/** Ways of putting the code of a function together. */
const SHAPES: readonly ((lines: readonly string[], pool: readonly string[]) => readonly string[])[] = [
  (lines, pool) => [...lines, ...pool],
  (lines, pool) => ['call real', 'ret', 'real:', ...lines, ...pool],
  (lines, pool) => ['jmp real', 'ud2', 'real:', ...lines, ...pool],
  (lines, pool) => {
    const { code, words } = withConstants(lines);
    return [...code, ...pool, 'align 8, db 0xcc', ...words];
  },
  (lines, pool) => [
    'endbr64',
    'call outer',
    'ret',
    'outer: push rbx',
    'call real',
    'pop rbx',
    'ret',
    'real:',
    ...lines,
    ...pool,
  ],
];

/** Moves of constants as loads of constants behind the code. */
function withConstants(lines: readonly string[]): {
  readonly code: readonly string[];
  readonly words: readonly string[];
} {
  const words: string[] = [];
  const code = lines.map((line) => {
    const [, mnemonic, register, value] =
      /^(mov|add|adc|sub|sbb|and|or|xor|cmp) (r[a-d]x|r[sd]i|r\d+), (-?0x[\da-f]+)$/.exec(line) ?? [];
    if (value === undefined) return line;
    words.push(`k_${words.length}: dq ${value}`);
    return `${mnemonic} ${register}, [rel k_${words.length - 1}]`;
  });
  return { code, words };
}

/** Right code to begin with, assembled when it is first drawn. */
export class Bases {
  private readonly known = new Map<string, Promise<Code>>();
  private readonly folder: string;
  private readonly decoder: DecoderProcess;

  constructor(folder: string, decoder: DecoderProcess) {
    this.folder = mkdtempSync(join(folder, 'bases-'));
    this.decoder = decoder;
  }

  draw(subject: Subject, rng: Rng): Promise<Code> {
    const program = rng.below(subject.programs.length);
    const shape = rng.below(SHAPES.length);
    const key = `${subject.name}-${program}-${shape}`;
    const base = this.known.get(key) ?? this.assembled(key, subject.programs[program], shape);
    this.known.set(key, base);
    return base;
  }

  private async assembled(name: string, program: Program, shape: number): Promise<Code> {
    const lines = SHAPES[shape](nasmLines(program), nasmPool(program));
    const path = join(this.folder, `${name}.bin`);
    written(this.folder, { [`${name}.asm`]: ['bits 64', 'default rel', 'f:', ...lines, ''].join('\n') });
    const { status, stderr } = await run('nasm', ['-f', 'bin', '-o', path, join(this.folder, `${name}.asm`)]);
    if (status !== 0) throw new Error(stderr);
    const bytes = Uint8Array.from(readFileSync(path));
    const decoded = await this.decoder.decode(bytes, ADDRESS);
    return { bytes, starts: [...decoded.keys()].map((at) => at - ADDRESS).toSorted((a, b) => a - b) };
  }
}

/** Mutant number `index` of a seed; the same at every call. */
export async function mutantAt(
  subjects: readonly Subject[],
  bases: Bases,
  seed: number,
  index: number,
): Promise<Mutant> {
  const rng = seeded(seed, `mutant ${index}`);
  const subject = drawSubject(subjects, rng);
  const base = await bases.draw(subject, rng);
  const original = Buffer.from(base.bytes).toString('hex');
  const edits: string[] = [];
  let code = base;
  for (let count = 1 + rng.below(MAX_EDITS); count > 0; ) {
    const edit = pick(BYTE_EDITS, rng);
    const bytes = edit.apply(code, rng);
    if (bytes === null) continue;
    code = { bytes, starts: code.starts.filter((at) => at < bytes.length) };
    edits.push(edit.name);
    count--;
  }
  return Buffer.from(code.bytes).toString('hex') === original
    ? mutantAt(subjects, bases, seed, index + 0.5)
    : { index: Math.floor(index), subject, edits, bytes: code.bytes };
}

/** What is traced of code that stands alone, as `verify` reads it. */
export function standingAlone(bytes: Uint8Array, code: DecodedCode): Parameters<typeof traceCode>[0] {
  const symbol = { name: SYMBOL, address: ADDRESS, size: bytes.length, doubt: null };
  const segments = [{ address: ADDRESS, offset: 0, bytes, isWritable: false, isExecutable: true }];
  const image = { path: '', segments, symbols: [symbol], relocated: [], placement: null, isMovable: true };
  const placeOf = (at: number): string => `${SYMBOL}+0x${(at - ADDRESS).toString(16)}`;
  return { image, symbol, doubles: new Set(), code, placeOf };
}
