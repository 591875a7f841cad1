import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { instructionCounts } from '../../../lab/limbs/codeCounts.ts';
import { spentOn } from '../../../lab/limbs/tunedFunction.ts';
import { LIMBS } from '../../../lab/limbs/limbsStore.ts';
import type { AsmInstruction, AsmOperand } from '../../../src/prover/listing/listing.ts';
import { sampleLimbs } from '../../engine/store/sampleLimbs.ts';
import { sampleRecord } from '../../engine/store/sampleRecord.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { runLine } from '../../cli/runLine.ts';

let root: string;
beforeEach(() => {
  root = temporaryFolder(onTestFinished);
  mkdirSync(join(root, 'docs'));
});

const run = (...argv: string[]) => runLine(['limbs', ...argv], { root, results: join(root, 'results') });

const page = (): string => readFileSync(join(root, 'docs', 'LIMBS.md'), 'utf8');

test('the page is made of what is stored, in the order of the functions, and its own words stay', async () => {
  LIMBS.add(join(root, 'results'), 'amd-zen5', '25519-square', sampleLimbs(1.2, { use: 'square' }));
  LIMBS.add(join(root, 'results'), 'amd-zen5', '25519-mul', sampleLimbs(1.5));
  writeFileSync(join(root, 'docs', 'LIMBS.md'), 'Words.\n<!-- begin limbs -->\nold\n<!-- end limbs -->\nMore.\n');
  const { code, out } = await run('--print');
  expect([code, page()]).toEqual([0, `Words.\n<!-- begin limbs -->\n${out}\n<!-- end limbs -->\nMore.\n`]);
  expect(out).toMatch(/\| 25519 \| mul \| independent \| \*\*4×64\*\*, 1\.50× \|\n\| 25519 \| square \| /);
});

test('where there is no page, one is begun', async () => {
  expect((await run('--print')).code).toBe(0);
  expect(page()).toBe('# Limbs\n\n<!-- begin limbs -->\nNothing is measured yet.\n<!-- end limbs -->\n');
});

test.each([
  [['--only', 'p999'], /--only: nothing with two forms.*\n {2}expected: part of one of 25519-mul, .*p521-square/],
  [['--budget', 'soon'], /--budget: cannot read the search budget/],
  [['--seed', '-1'], /--seed/],
])('%j is refused before anything is searched', async (argv, told) => {
  const { code, notes } = await run(...argv);
  expect(notes).toMatch(told);
  expect(code).toBe(2);
});

test('a page without a place for the table is refused and stays', async () => {
  writeFileSync(join(root, 'docs', 'LIMBS.md'), 'Words.\n');
  const { code, notes } = await run('--print');
  expect([code, page()]).toEqual([2, 'Words.\n']);
  expect(notes).toContain('no place for the generated text');
});

test('a damaged record is refused by name, and the page stays', async () => {
  const file = LIMBS.file(join(root, 'results'), 'amd-zen5');
  mkdirSync(join(root, 'results', 'limbs'), { recursive: true });
  writeFileSync(file, '{"schemaVersion": 1}');
  cpSync(file, join(root, 'docs', 'LIMBS.md'));
  const { code, notes } = await run('--print');
  expect([code, page()]).toEqual([2, '{"schemaVersion": 1}']);
  expect(notes).toContain(file);
});

test('earlier searches count if they had the same aim and a budget of the same kind', () => {
  const searched = (budget: string, aim: string) => sampleRecord({ options: { budget, for: aim } });
  const records = [
    searched('60s', 'throughput'),
    searched('1m', 'throughput'),
    searched('500', 'throughput'),
    searched('90s', 'latency'),
    searched('7m', 'both'),
    sampleRecord({ options: {} }),
  ];
  expect(spentOn(records, 'throughput', 'time')).toBe(120_000);
  expect(spentOn(records, 'throughput', 'evaluations')).toBe(500);
  expect(spentOn(records, 'latency', 'time')).toBe(90_000);
});

test('instructions are counted by kind, those that read memory whatever else they do', () => {
  const register: AsmOperand = { kind: 'register', file: 'general', index: 0, width: 64 };
  const memory: AsmOperand = {
    kind: 'memory',
    ...{ width: 64, base: 6, index: null, scale: 1, displacement: 8n, symbol: null },
  };
  const number: AsmOperand = { kind: 'immediate', value: 51n };
  const one = (mnemonic: string, ...operands: AsmOperand[]): AsmInstruction => ({
    ...{ mnemonic, operands, place: '', text: mnemonic },
  });
  const code = [
    one('mov', register, memory),
    one('mulx', register, register, memory),
    one('imul', register, memory, number),
    one('adcx', register, register),
    one('add', register, memory),
    one('lea', register, memory),
    one('shrd', register, register, number),
    one('and', register, register),
    one('mov', register, register),
    one('mov', memory, register),
    one('push', register),
    one('ret'),
  ];
  expect(instructionCounts(code)).toEqual({
    ...{ instructions: 12, products: 2, carries: 1, additions: 2, shifts: 2, moves: 1, loads: 4, stores: 1 },
  });
});
