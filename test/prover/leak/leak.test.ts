import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { leaksOf } from '../../../src/engine/claim/leaksOf.ts';
import { readFunction, type FunctionCode } from '../../../src/frontend/object/readFunction.ts';
import type { EntryArgument } from '../../../src/prover/leak/entry.ts';
import { findLeaks, type Finding } from '../../../src/prover/leak/findLeaks.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { HARMLESS } from './snippets/harmless.ts';
import { LEAKY } from './snippets/leaky.ts';
import { LEAKY_INSTRUCTIONS } from './snippets/leakyInstructions.ts';
import { REFUSED } from './snippets/refused.ts';
import { JUMP } from './snippets/snippet.ts';
import { HARMLESS_STRINGS, LEAKY_STRINGS, NEVER_SHOWN, REFUSED_STRINGS } from './snippets/strings.ts';
import { enteredAt } from './enteredAt.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { items } from '../../items.ts';

const toolchain = await toolchainOrSkip();
const BUFFERS: readonly EntryArgument[] = [
  { register: 'rdi', secret: false },
  { register: 'rsi', secret: true },
];

/** Of a buffer of which bytes 32 to 61 are secret: lines, whether they leak, and whether that is not known. */
const RANGES: readonly (readonly [line: string, leaks: number, refusals?: number])[] = [
  ['test BYTE PTR [rdx],0x1', 0],
  ['cmp QWORD PTR [rdx+0x18],0x0', 0],
  ['cmp QWORD PTR [rdx+0x1c],0x0', 1],
  ['cmp QWORD PTR [rdx+0x20],0x0', 1],
  ['test BYTE PTR [rdx+0x3d],0x1', 1],
  ['test BYTE PTR [rdx+0x3e],0x1', 0],
  ['test BYTE PTR [rdx+0x40],0x1', 0],
  ['cmp BYTE PTR [rdx+rcx*8],0x0', 0, 1],
];
/** Of a register that is a secret itself. */
const VALUES: readonly (readonly [line: string, count: number])[] = [
  ['test dl,0x1', 1],
  ['test dh,0x1', 1],
  ['test edx,edx', 1],
  ['test rdx,rdx', 1],
  ['cmp QWORD PTR [rdi+rdx*8],0x0', 1],
  ['cmp QWORD PTR [rdi],0x0', 0],
  ['test ecx,ecx', 0],
];
const CLEAN = [...HARMLESS, ...HARMLESS_STRINGS];
const LEAKING = [...LEAKY, ...LEAKY_INSTRUCTIONS, ...LEAKY_STRINGS, ...NEVER_SHOWN];
const UNKNOWN = [...REFUSED, ...REFUSED_STRINGS];
const short = (line: string): readonly string[] => [line, 'jne 2', 'ret'];
const SNIPPETS: readonly (readonly string[])[] = [
  ...[...CLEAN, ...LEAKING, ...UNKNOWN].map(([, lines]) => lines),
  ...[...RANGES, ...VALUES].map(([line]) => short(line)),
];

/** All of them in one file; what is entered first jumps to each, so that all are decoded at once. */
const source = [
  ...items`.intel_syntax noprefix; .text; .globl first; first:`,
  ...SNIPPETS.map((_, k) => `je s${k}_0`),
  'ret',
  ...SNIPPETS.flatMap((lines, k) =>
    lines.map((line, i) => `s${k}_${i}: ${line.replace(/^(j\w+|call|loop) (\d+)$/, `$1 s${k}_$2`)}`),
  ),
  '.byte 0x06',
  // What is not loaded is at none of the addresses of the code, whatever it refers to.
  ...items`.section .debug_other,"",@progbits; .rept 0x1000; .quad first; .endr; .section .rodata
    TABLE: .quad 1, 2, 3, 4; .data; GLOBAL: .quad 0`,
  '',
].join('\n');

describe.skipIf(toolchain === null)('leaks', () => {
  const folder = temporaryFolder();
  let object: string;
  let code: FunctionCode;
  let names: Map<number, string>;
  beforeAll(async () => {
    object = join(folder, 'snippets.o');
    writeFileSync(join(folder, 'snippets.s'), source);
    execFileSync('as', ['--64', '-o', object, join(folder, 'snippets.s')]);
    code = await readFunction({ files: [object], symbol: 'first', isClosed: true }, toolchain!.bridge.decoder);
    names = new Map(code.image.symbols.map(({ name, address }) => [address, name]));
  });

  /** What is found in a snippet, with the numbers of lines. */
  const found = (lines: readonly string[], args = BUFFERS): { leaks: string[]; refusals: string[] } => {
    const { leaks, refusals } = findLeaks(enteredAt(code, `s${SNIPPETS.indexOf(lines)}_0`), args);
    const text = ({ address, what }: Finding): string => `${names.get(address)?.split('_')[1] ?? ''}: ${what}`;
    return { leaks: leaks.map(text), refusals: refusals.map(text) };
  };

  test.each(CLEAN)('none: %s', (_, lines) => {
    expect(found(lines)).toEqual({ leaks: [], refusals: [] });
  });

  test.each(LEAKING)('a leak: %s', (_, lines, expected) => {
    expect(found(lines)).toEqual({ leaks: expected, refusals: [] });
  });

  test.each(UNKNOWN)('refused: %s', (_, lines, expected) => {
    const { leaks, refusals } = found(lines);
    expect(leaks).toEqual([]);
    expect(
      refusals.map(
        (text) =>
          expected.find((part) => text.startsWith(part.split(': ')[0]) && text.includes(part.split(': ')[1])) ?? text,
      ),
    ).toEqual(expected);
  });

  const last = (index: number): readonly string[] => SNIPPETS[SNIPPETS.length + index];
  test.each(RANGES)('a buffer of which some bytes are secret: %s: %d', (_, count, unknown = 0) => {
    const lines = last(RANGES.findIndex(([line]) => line === _) - RANGES.length - VALUES.length);
    const { leaks, refusals } = found(lines, [{ register: 'rdx', secret: true, bytes: { from: 32, to: 62 } }]);
    expect([leaks.length, refusals.length]).toEqual([count, unknown]);
  });
  test.each(VALUES)('a register that is a secret: %s: %d', (_, count) => {
    expect(
      found(last(VALUES.findIndex(([line]) => line === _) - VALUES.length), [
        { register: 'rdi', secret: false },
        { register: 'rdx', isValue: true },
      ]).leaks,
    ).toHaveLength(count);
  });

  test('a leak behind which something is not understood is still a leak', async () => {
    const both = join(folder, 'both.s');
    const text = ['.intel_syntax noprefix', '.globl f', 'f: test BYTE PTR [rsi],1', 'je 1f', 'lahf', '1: ret', ''].join(
      '\n',
    );
    writeFileSync(both, text);
    execFileSync('as', ['--64', '-o', join(folder, 'both.o'), both]);
    const { leaks, refusals } = await leaksOf([join(folder, 'both.o')], 'f', BUFFERS, toolchain!);
    expect([leaks.map((one) => one.what), refusals.map((one) => one.text)]).toEqual([[JUMP], ['lahf']]);
  });
});
