/** Objects for Windows and macOS and libraries of them: read as their linkers would get them, or refused. */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { seeded } from '../../src/base/rng.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { runLine } from './runLine.ts';

const root = join(import.meta.dirname, '../..');
const folder = temporaryFolder();
const SEED = 6;

/** Adds, by constants before and behind, a word that holds an address, and with an immediate behind a displacement. */
const BODY = `
  mov rax, [FIRST]
  add rax, [SECOND]
  imul r9, [five], 7
  add rax, r9
  add rax, [forty - 8]
  sub rax, [forty]
  sub rax, 2
  mov [RESULT], rax
  ret
`;
/** A function that another one falls into. */
const FALLING = `
falling: mov rax, [FIRST]
  add rax, [SECOND]
behind: mov [RESULT], rax
  ret
`;
const sourceOf = (prefix: string, constants: string, [result, first, second]: readonly string[]): string =>
  `default rel
section .text align=64
global ${prefix}f, ${prefix}falling, ${prefix}behind
${prefix}f: ${BODY}${FALLING.replaceAll(/^(falling|behind):/gm, `${prefix}$1:`)}
section ${constants} align=16
one: dq 1
five: dq 5
seven: dq 7
forty: dq 40
`
    .replaceAll('RESULT', result)
    .replaceAll('FIRST', first)
    .replaceAll('SECOND', second);

const FORMATS = {
  coff: { as: 'win64', prefix: '', constants: '.rdata rdata', registers: ['rcx', 'rdx', 'r8'], convention: 'win64' },
  macho: { as: 'macho64', prefix: '_', constants: '.rodata', registers: ['rdi', 'rsi', 'rdx'], convention: 'sysv' },
} as const;
type Format = keyof typeof FORMATS;
const formats = Object.keys(FORMATS) as Format[];
const ENDS: Readonly<Record<Format, readonly [object: string, library: string]>> = {
  coff: ['obj', 'lib'],
  macho: ['o', 'a'],
};

beforeAll(() => {
  for (const format of formats) {
    const { as, prefix, constants, registers } = FORMATS[format];
    const text = join(folder, `${format}.asm`);
    const [object, library] = ENDS[format].map((end) => join(folder, `${format}.${end}`));
    writeFileSync(text, sourceOf(prefix, constants, registers));
    execFileSync('nasm', ['-f', as, '-o', object, text]);
    writeFileSync(join(folder, 'other.asm'), `global ${prefix}g\nsection .text\n${prefix}g: ret\n`);
    execFileSync('nasm', ['-f', as, '-o', join(folder, `other-${format}.o`), join(folder, 'other.asm')]);
    execFileSync('ar', ['qc', library, join(folder, `other-${format}.o`), object]);
  }
});

const verified = (format: Format, file: string, relation = 'a+b', symbol = 'f') =>
  runLine(
    [
      ...['verify', file, '--spec', `out = ${relation} mod 2^64-59`, '--limbs', '1x64', '--bounds', 'a<2^62, b<2^62'],
      ...['--symbol', symbol, '--convention', FORMATS[format].convention],
    ],
    { root, cwd: folder, results: folder },
  );

describe.each(formats)('%s', (format) => {
  const [object, library] = ENDS[format];

  test.each([object, library])('a function in .%s is proved, and refuted as what it is not', async (end) => {
    const right = await verified(format, `${format}.${end}`);
    expect(right.code, right.out + right.notes).toBe(0);
    const wrong = await verified(format, `${format}.${end}`, 'a+b+1');
    expect(wrong.code, wrong.out + wrong.notes).toBe(4);
  });

  test('ct reads it', async () => {
    const line = ['ct', `${format}.${object}`, '--function', 'f', '--secret', FORMATS[format].registers[1]];
    const { code, notes } = await runLine([...line, '--public', FORMATS[format].registers.join(',')], {
      ...{ root, cwd: folder, results: folder },
    });
    expect(code, notes).toBe(2);
    const [result, first, second] = FORMATS[format].registers;
    const right = await runLine(
      ['ct', `${format}.${object}`, '--function', 'f', '--secret', `${first},${second}`, '--public', result],
      { root, cwd: folder, results: folder },
    );
    expect(right.code, right.notes).toBe(0);
  });

  test('damaged tables are refused, or change nothing', async () => {
    const bytes = readFileSync(join(folder, `${format}.${object}`));
    const rng = seeded(SEED, format);
    const outcomes = new Set<number>();
    for (let k = 0; k < 12; k++) {
      const damaged = Buffer.from(bytes);
      const at = k < 2 ? 4 + rng.below(16) : rng.below(bytes.length);
      damaged[at] ^= 1 << rng.below(8);
      const file = `damaged-${format}-${k}.${object}`;
      writeFileSync(join(folder, file), k === 11 ? bytes.subarray(0, bytes.length >> 1) : damaged);
      const { code, notes } = await verified(format, file, 'a+b+1');
      expect(notes, `seed ${SEED}, byte ${at}`).not.toContain('internal error');
      expect([2, 4, 5], `seed ${SEED}, byte ${at}: ${notes}`).toContain(code);
      outcomes.add(code);
    }
    expect(outcomes.has(2), 'a file that is cut off is no object').toBe(true);
  });
});

test('what linkers of macOS may take apart is not followed from one part into the next', async () => {
  for (const pragma of ['', '%pragma macho subsections_via_symbols\n']) {
    const file = join(folder, `apart${pragma.length}.o`);
    writeFileSync(join(folder, 'apart.asm'), pragma + readFileSync(join(folder, 'macho.asm'), 'utf8'));
    execFileSync('nasm', ['-f', 'macho64', '-o', file, join(folder, 'apart.asm')]);
    const { code, notes } = await verified('macho', file, 'a+b', 'falling');
    expect(code === 0, notes).toBe(pragma === '');
    expect((await verified('macho', file, 'a+b', 'behind')).code).not.toBe(0);
  }
});

test('how an object for Windows is called must be said', async () => {
  const { code, notes } = await runLine(
    ['verify', 'coff.obj', '--symbol', 'f', '--spec', 'out = a+b mod 2^64-59', '--limbs', '1x64', '--bounds', 'a<2^62'],
    { root, cwd: folder, results: folder },
  );
  expect([code, notes]).toEqual([2, expect.stringContaining('--convention win64')]);
});
