/**
 * What ships explains itself, and is the same code: of every stored result the bytes come again of its candidate, for a
 * choice that is newer means what was before it. The files and what their comments say are checked of every eighth, of
 * all with FIELDWRIGHT_LONG=1.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { sha256 } from '../../src/base/hash.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { gasFile, nasmFile, type FileOptions } from '../../src/codegen/encoder/file.ts';
import { assembledBytes, codeFiles } from '../../src/engine/optimize/codeFiles.ts';
import { hasRecordedBytes, readReplayable } from '../../src/engine/optimize/replayable.ts';
import { templateLibrary, explainChampion } from '../../src/search/tuning/codeGenerator.ts';
import { checkInputs } from '../codegen/lowering/check/checkSamples.ts';
import { bestRecords } from '../../src/engine/store/bestRecords.ts';
import { resultFolder } from '../../src/bench/record.ts';
import { extractFunction } from '../../src/frontend/object/extractFunction.ts';
import type { Explanation } from '../../src/codegen/lowering/explain/explain.ts';
import { proveAsm } from '../prover/listing/proveAsm.ts';
import { WordMachine } from '../codegen/lowering/explain/wordMachine.ts';
import { storedResults } from '../engine/store/storedResult.ts';
import { wholeRecords } from '../engine/store/wholeRecords.ts';
import { oneIn } from '../oneIn.ts';
import { recordingIo } from './recordingIo.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

const ROOT = process.cwd();
const RESULTS = join(ROOT, 'results');
const best = existsSync(RESULTS) ? bestRecords(wholeRecords(RESULTS)) : [];
const chosen = oneIn(24, best);
const folder = temporaryFolder();

interface Explained extends ReturnType<typeof readReplayable> {
  readonly explanation: Explanation;
  readonly text: string;
}

/** The stored candidate, lowered and explained, with its text for NASM. */
function explained(file: string): Explained {
  const io = recordingIo([], { root: ROOT, cwd: ROOT });
  const replayable = readReplayable(file, io);
  const notes: string[] = [];
  const explanation = explainChampion({ ...replayable, templates: templateLibrary(ROOT) }, (note) => notes.push(note));
  if (explanation === null) throw new Error(notes.join());
  return {
    ...replayable,
    explanation,
    text: nasmFile(replayable.program, { symbol: replayable.fn.name, header: [], remarks: explanation }),
  };
}

/** Lines of instructions: those between the label of the function and the data behind it. */
const instructionLines = (text: string): string[] =>
  text
    .replace(/^\.end:[^]*/m, '')
    .split('\n')
    .slice(text.split('\n').findIndex((line) => /^\w+:/.test(line)) + 1)
    .filter((line) => /^ {8}[a-z]\w* ?/.test(line) && !/^ {8}(align|section)/.test(line));

/** What makes the stored files of a result what its record says. */
const renewal = (place: string): string => `run ./fieldwright replay ${place}/record.jsonl --write`;

/** `a*b` of a product, in one order. */
const product = (a: string, b: string): string => [a, b].sort().join('*');

describe.skipIf(best.length === 0).each(best.map((record) => [resultFolder(RESULTS, record), record] as const))(
  '%s',
  (place, record) => {
    const file = join(place, 'record.jsonl');

    test('its candidate gives the bytes that were measured', () => {
      const io = recordingIo([], { root: ROOT, cwd: ROOT });
      expect(hasRecordedBytes(readReplayable(file, io))).toBe(true);
      expect(sha256(Buffer.from(record.code.hex, 'hex'))).toBe(record.code.sha256);
    });
    if (!chosen.includes(record)) return;

    let x: Explained;
    beforeAll(() => {
      x = explained(file);
    });

    test('its files hold them', () => {
      const { fn, program, explanation } = x;
      // Throws unless both assemble to the bytes of the record.
      const files = codeFiles(fn, program, record, explanation);
      expect(readFileSync(join(place, 'best.S'), 'utf8') === files['best.S'], renewal(place)).toBe(true);
      for (const name of ['best.asm', 'best.S'] as const) expect(files[name], name).toContain(record.code.sha256);
    });

    test('comments change no byte', () => {
      const { fn, program, explanation } = x;
      const plain: FileOptions = { symbol: fn.name, header: ['head'] };
      const options = { ...plain, remarks: explanation };
      const att = gasFile(program, { ...options, syntax: 'att' });
      expect(Buffer.from(assembledBytes('gas', att, fn.name)).toString('hex')).toBe(record.code.hex);
      for (const [text, without] of [
        [nasmFile(program, options), nasmFile(program, plain)],
        [gasFile(program, { ...options, syntax: 'intel' }), gasFile(program, { ...plain, syntax: 'intel' })],
        [att, gasFile(program, { ...plain, syntax: 'att' })],
      ]) {
        expect(text.replace(/ +[;#] .*$|^ *(;|\/\* complete).*$/gm, '').replace(/\n+/g, '\n')).toBe(
          without.replace(/^ *;.*$/gm, '').replace(/\n+/g, '\n'),
        );
        expect(text).not.toMatch(/\\\n|[^\n -~]/);
      }
    });

    test('every instruction has a comment; those on products are the products of the word IR', () => {
      const { fn, program, text, explanation } = x;
      const lines = instructionLines(text);
      expect(lines).toHaveLength(program.count);
      for (const line of lines) expect(line).toMatch(/ ; \S/);
      const named = lines.flatMap((line) => /; \w+:\w+ = (\S+)\*(\S+)$/.exec(line)?.slice(1) ?? []);
      const found = [];
      for (let i = 0; i < named.length; i += 2) found.push(product(named[i], named[i + 1]));
      const operand = (o: (typeof fn.outputs)[number][number]): string =>
        o.kind === 'value' ? fn.values[o.id].name : o.value < 10n ? o.value.toString() : `0x${o.value.toString(16)}`;
      const read = new Set(
        fn.body
          .flatMap((op) => (op.kind === 'sum' ? op.terms.map((t) => t.operand) : [...op.ins]))
          .concat(fn.outputs.flat())
          .flatMap((o) => (o.kind === 'value' ? [o.id] : [])),
      );
      const products = fn.body.flatMap((op) =>
        op.kind === 'mulx' && read.has(op.outs[1]) ? [product(operand(op.ins[0]), operand(op.ins[1]))] : [],
      );
      expect(found.sort()).toEqual(products.sort());
      const stores = explanation.comments
        .filter((comment) => /^\w+\[\d+\] = /.test(comment))
        .map((comment) => comment.split(' = ').slice(0, 2).join(' = '))
        .sort();
      expect(stores).toEqual(
        fn.results.flatMap((r, i) => fn.outputs[i].map((o, limb) => `${r.name}[${limb}] = ${operand(o)}`)).sort(),
      );
    });

    test('the comments, executed, give the results of the word IR', () => {
      const { fn, text } = x;
      const lines = instructionLines(text).map((line) => /^ *(\w+).*? ; (.*)$/.exec(line) ?? []);
      for (const inputs of checkInputs(fn).slice(0, 6)) {
        const machine = new WordMachine(fn, inputs);
        for (const [, mnemonic, comment] of lines) machine.step(mnemonic, comment);
        for (const r of fn.results)
          r.bounds.forEach((_, limb) => expect(machine.checked).toContain(`${r.name}[${limb}]`));
      }
    });
  },
);

test('these are all results', () => {
  expect(best.map((record) => relative(RESULTS, resultFolder(RESULTS, record))).sort()).toEqual(storedResults().sort());
  expect(best.length).toBeGreaterThan(10);
});

const stored = (slug: string): string => join(RESULTS, slug, 'amd-zen4', 'record.jsonl');

describe.skipIf(!existsSync(stored('25519-mul')))('one file', () => {
  test('the C preprocessor and compilers read a .S file as GNU as does', () => {
    const { fn, program, bytes, explanation } = explained(stored('poly1305-mul'));
    for (const syntax of ['intel', 'att'] as const) {
      const source = join(folder, `${syntax}.S`);
      writeFileSync(
        source,
        gasFile(program, { symbol: fn.name, header: ['25519', '# 1', '#if 0'], remarks: explanation, syntax }),
      );
      for (const compiler of ['cc', 'clang-19'].filter((name) => spawnSync(name, ['--version']).error === undefined)) {
        const { status, stderr } = spawnSync(compiler, ['-Wall', '-Werror', '-c', source, '-o', `${source}.o`], {
          encoding: 'utf8',
        });
        expect(stderr, compiler).toBe('');
        expect(status).toBe(0);
        const found = extractFunction(readFileSync(`${source}.o`), fn.name).bytes;
        expect(Buffer.from(found).toString('hex'), `${compiler} ${syntax}`).toBe(Buffer.from(bytes).toString('hex'));
      }
    }
  });

  test('other bytes than those of the record do not ship', () => {
    const { fn, program, explanation } = explained(stored('25519-add'));
    const record = best.find(({ symbol }) => symbol === fn.name)!;
    const hex = record.code.hex.replace(/c3$/, 'cb');
    expect(() => codeFiles(fn, program, { ...record, code: { ...record.code, hex } }, explanation)).toThrow(
      'does not have the bytes that were measured',
    );
  });

  test('the proof engine reads the text with its comments', () => {
    const { fn, text } = explained(stored('25519-add'));
    expect(proveAsm(text, fn).kind).toBe('proved');
  });

  test('its head says how it is called', () => {
    const file = stored('25519-mul');
    const { fn, program, explanation } = explained(file);
    const record = best.find((r) => r.symbol === fn.name && r.field === '25519' && file.includes(r.machine.slug));
    if (record === undefined) throw new Error('no record');
    const text = codeFiles(fn, program, record, explanation)['best.asm'];
    const lines = text.split('\n');
    const from = lines.indexOf(';');
    expect(lines.slice(0, from + 14).join('\n')).toBe(`\
; 25519 mul (loose), modulo p = 2^255 - 19
; out1 is congruent to arg1*arg2 modulo p
; arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
;
; void fe25519_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
;
; Arguments (System V ABI):
;   rdi  out1[4]  written, below 2^256
;   rsi  arg1[4]  read, below 2^256
;   rdx  arg2[4]  read, below 2^256
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x40
;`);
    expect(text).toContain(';   x41 = x11 + x12 + x17 + x18 + x24 (carry to x42)\n');
    expect(text).toContain(`; sha256 of the code: ${record.code.sha256}\n        default rel`);
  });
});
