/** Code for Windows: assembled, its bytes proved under Windows' convention and called by it, its unwind data read. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { decodeProgram } from '../../../src/codegen/encoder/decoder.ts';
import { instructionEnds } from '../../../src/codegen/encoder/encodedCode.ts';
import { nasmLines } from '../../../src/codegen/encoder/assemblyText.ts';
import { encode } from '../../../src/codegen/encoder/encode.ts';
import { reframe, unchanged } from '../../../src/codegen/encoder/reframe.ts';
import { seeded } from '../../../src/base/rng.ts';
import { proveExported } from '../../../src/library/export/exportedCode.ts';
import { compile } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { specCheck } from '../../../src/prover/inputs/againstSpec.ts';
import { buildVectors, tupleOf, type VectorBatch } from '../../../src/prover/inputs/vectors.ts';
import { signatureOf } from '../../../src/prover/inputs/runner.ts';
import { bestOf, exported, fieldwright, functionOf, llvm, objectOf, output, program, STORED } from './exporting.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const SEED = 64;
const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const folder = temporaryFolder();

const clang = llvm('clang');
const nasm = program('nasm', '-v');
const ml64 = llvm('llvm-ml');
const objcopy = llvm('llvm-objcopy');
const readobj = llvm('llvm-readobj');

type Assembler = readonly [name: string, format: string, run: (source: string, object: string) => void];

const ASSEMBLERS: readonly Assembler[] = [
  ...['x86_64-pc-windows-msvc', 'x86_64-w64-mingw32'].map(
    (target): Assembler => [
      `clang for ${target}`,
      'win64-gas',
      (s, o) => output(clang ?? '', [`--target=${target}`, '-Werror', '-c', s, '-o', o]),
    ],
  ),
  ['NASM', 'win64-nasm', (s, o) => output(nasm ?? '', ['-f', 'win64', '-Werror', s, '-o', o])],
  ['llvm-ml64', 'win64-masm', (s, o) => output(ml64 ?? '', ['-m64', '/c', '/Fo', o, s])],
];
const isThere = ([, format]: Assembler): boolean => {
  const tool = format === 'win64-gas' ? clang : format === 'win64-nasm' ? nasm : ml64;
  return tool !== null;
};

/** The section .text of an object, and what is said of its unwinding. */
async function assembled(
  record: string,
  [name, format, run]: Assembler,
): Promise<{ bytes: Uint8Array; unwind: string }> {
  const place = join(folder, name.replace(/\W/g, '-'));
  const [source, object, text] = ['S', 'obj', 'text'].map((end) => `${place}.${end}`);
  writeFileSync(source, await exported(record, '--format', format, '--symbol', 'f'));
  run(source, object);
  output(objcopy ?? '', [`--dump-section=.text=${text}`, object, '/dev/null']);
  const unwind = readobj === null ? '' : output(readobj, ['--unwind', object]);
  return { bytes: new Uint8Array(readFileSync(text)), unwind };
}

/** The codes that a prologue asks for, as llvm-readobj prints them, last first. */
function codesOf(bytes: Uint8Array): string[] {
  const { program: code } = decodeProgram(bytes);
  const ends = instructionEnds(code);
  const codes: string[] = [];
  for (const [i, text] of nasmLines(code).entries()) {
    const [, pushed] = /^push (\w+)$/.exec(text) ?? [];
    const [, room] = /^sub rsp, (\w+)$/.exec(text) ?? [];
    const [, at = '0', vector] = /^movdqu \[rsp(?:\+(\w+))?\], (xmm\d+)$/.exec(text) ?? [];
    const what =
      pushed !== undefined
        ? `PUSH_NONVOL reg=${pushed.toUpperCase()}`
        : room !== undefined
          ? `ALLOC_${Number(room) > 128 ? 'LARGE' : 'SMALL'} size=${Number(room)}`
          : vector !== undefined
            ? `SAVE_XMM128 reg=${vector.toUpperCase()}, offset=0x${Number(at).toString(16).toUpperCase()}`
            : null;
    if (what === null) break;
    codes.unshift(`0x${ends[i].toString(16).toUpperCase().padStart(2, '0')}: ${what}`);
  }
  return codes;
}

describe.each(STORED.map((record, i) => [record, i] as const))('%s', (record, i) => {
  // Every assembler with the first result, then one after the other: what they do depends on the text alone.
  for (const assembler of ASSEMBLERS.filter((_, k) => LONG || i === 0 || k === i % ASSEMBLERS.length))
    test.skipIf(!isThere(assembler) || objcopy === null)(
      `${assembler[0]}: the bytes are proved under Windows' convention, and unwinding is described`,
      async () => {
        const { bytes, unwind } = await assembled(record, assembler);
        const object = objectOf(bytes, folder, 'proved');
        const { code, out, notes } = await fieldwright(
          folder,
          'verify',
          object,
          '--ir',
          record,
          '--convention',
          'win64',
        );
        expect(out, notes).toMatch(/^proved for all inputs: .* --convention win64\n/);
        expect(out).toContain('asm = IR, constant time, calling convention, memory safety');
        expect(code).toBe(0);
        const codes = [...unwind.matchAll(/^ +(0x[\dA-F]+: [A-Z].*)$/gm)].map(([, text]) => text);
        expect(codesOf(bytes).length).toBeGreaterThan(1);
        if (readobj !== null) expect(codes).toEqual(codesOf(bytes));
      },
    );

  test.skipIf(clang === null || objcopy === null || program('gcc', '--version') === null)(
    'called by C with ms_abi, also in place, it gives what big integers give and keeps registers',
    async () => {
      const { bytes } = await assembled(record, ASSEMBLERS[0]);
      const caller = join(folder, 'caller');
      const source = join(import.meta.dirname, 'windowsCalls.c');
      output('gcc', ['-O1', '-Wall', '-Werror', '-o', caller, source, objectOf(bytes, folder, 'called')]);
      const fn = functionOf(record);
      const batches = buildVectors(fn, compile(fn), { perMode: 30, rng: seeded(SEED, 'windows') });
      expect(batches.length).toBeGreaterThan(1);
      const lines = output(caller, [], { input: callerInput(fn, batches) })
        .trimEnd()
        .split('\n');
      const check = specCheck(fn);
      for (const { mode, count, inputs } of batches)
        for (let k = 0; k < count; k++)
          for (let way = 0; way < 2; way++) {
            const words = (lines.shift() ?? '').split(' ');
            const label = `${mode.name}, call ${k}, seed ${SEED}`;
            expect(words.pop(), label).toBe('kept');
            const found = BigUint64Array.from(words, (word) => BigInt(`0x${word}`));
            expect(check(inputs, k * signatureOf(fn).inputWords, found, 0), label).toBeNull();
          }
    },
  );
});

/** What windowsCalls.c reads. */
function callerInput(fn: IrFunction, batches: readonly VectorBatch[]): string {
  const { results, params } = fn;
  const numbers = (list: readonly (bigint | number)[]): string => list.map((x) => x.toString(16)).join(' ');
  const calls = batches.flatMap(({ mode, count, inputs }) =>
    Array.from({ length: count }, (_, k) => {
      const limbs = tupleOf(fn, signatureOf(fn), inputs, k);
      let pointer = 0;
      return [...results, ...params].map((p, i) => {
        const isPointer = i < results.length || p.shape === 'array';
        const owner = isPointer ? mode.buffer[pointer++] : 0x10;
        const values = i < results.length ? p.bounds.map(() => 0n) : limbs[i - results.length];
        return numbers([owner, values.length, ...values]);
      });
    }),
  );
  return [numbers([results.length + params.length, results.length, calls.length]), ...calls.flat()].join('\n');
}

test.skipIf(STORED.length < 2)('what is exported for NASM is proved as it is, with its unwind data', async () => {
  for (const record of STORED.slice(1, 3)) {
    const source = join(folder, 'asIs.asm');
    writeFileSync(source, await exported(record, '--format', 'win64-nasm'));
    const { out, notes } = await fieldwright(folder, 'verify', source, '--ir', record, '--convention', 'win64');
    expect(out, `${record}: ${notes}`).toMatch(/^proved for all inputs: .* --convention win64\n[^]* for win64\n/);
  }
});

test.skipIf(STORED.length === 0)('a damaged prologue is refuted under the convention', async () => {
  const [record] = STORED;
  const text = await exported(record, '--format', 'win64-nasm', '--symbol', 'f');
  const damages: readonly (readonly [name: string, change: (code: string) => string, found: RegExp])[] = [
    ['whole', (code) => code, /^proved for all inputs/],
    [
      'rsi not saved',
      (code) => code.replace(/push rsi.*\n/, 'push rax\n').replace(/pop rsi/, 'pop rax'),
      /rsi differs/,
    ],
    [
      'arguments exchanged',
      (code) => code.replace(/mov rdi, rcx(.*\n.*)mov rsi, rdx/, 'mov rdi, rdx$1mov rsi, rcx'),
      /refuted/,
    ],
    ['room too small', (code) => code.replace(/(sub|add) rsp, 0x\w+/g, '$1 rsp, 0x0'), /below rsp|refuted/],
  ];
  for (const [name, change, found] of damages) {
    const source = join(folder, 'damaged.asm');
    const changed = change(text);
    expect(changed !== text, name).toBe(name !== 'whole');
    writeFileSync(source, changed);
    const { out } = await fieldwright(folder, 'verify', source, '--ir', record, '--convention', 'win64');
    expect(out, name).toMatch(found);
  }
});

test.skipIf(STORED.length === 0 || clang === null || objcopy === null)(
  'a statement is proved under the convention, and the claim that is printed makes it again',
  async () => {
    const { bytes } = await assembled(STORED[0], ASSEMBLERS[0]);
    const statement = ['--spec', 'out = a*b mod 2^255-19', '--limbs', '4x64', '--aliasing', 'any'];
    const object = objectOf(bytes, folder, 'stated');
    const { out } = await fieldwright(folder, 'verify', object, ...statement, '--convention', 'win64');
    expect(out).toMatch(/^proved for all inputs: .* --aliasing any --convention win64\n/);
    const usual = await fieldwright(folder, 'verify', object, ...statement);
    expect(usual.out).toMatch(/^not decided: (?!.*--convention)/);
    const other = await fieldwright(folder, 'verify', object, ...statement, '--convention', 'vectorcall');
    expect(other.notes).toMatch(/--convention: .*[^]*one of sysv, sysv-no-red-zone, win64, go-abi0/);
    const wrong = await fieldwright(
      folder,
      'verify',
      object,
      ...statement.with(1, 'out = a*b+1 mod 2^255-19'),
      '--convention',
      'win64',
    );
    expect(wrong.out).toMatch(/for example with [^]*not run on the processor: the code is called as win64 says/);
    expect(wrong.code).toBe(4);
  },
);

test.skipIf(STORED.length === 0)('what is refuted is not exported', async () => {
  const [record] = STORED;
  const fn = functionOf(record);
  const { code } = bestOf(record);
  const { program: stored } = decodeProgram(Buffer.from(code.hex, 'hex'));
  const { program: made } = reframe(stored, 'win64', unchanged(fn.params.length + fn.results.length));
  const buffer = new Uint8Array(4096);
  const bytes = buffer.slice(0, encode(made, buffer, 0));
  // Limbs in the other order.
  const other = { ...fn, outputs: fn.outputs.map((limbs) => limbs.toReversed()) };
  const proof = proveExported(other, bytes, 'win64', process.cwd());
  await expect(proof).rejects.toThrow('is refuted as it was to be exported');
});
