/** The page of limbs is a function of the records, and says what is better beyond interval and noise only. */
import { expect, test } from 'vitest';
import { limbsPage } from '../../../lab/limbs/limbsPage.ts';
import { sampleLimbs } from '../../engine/store/sampleLimbs.ts';

const rows = (text: string, begin: string): string[] => text.split('\n').filter((line) => line.startsWith(begin));

test('without measurements it says so', () => {
  expect(limbsPage([])).toBe('Nothing is measured yet.');
  expect(limbsPage([{ machine: 'amd-zen3', entries: [] }])).toBe('Nothing is measured yet.');
});

test('machines stand side by side, with the better form and how much longer the other one takes', () => {
  const step = sampleLimbs(0.8, { use: 'ladder step', aim: 'latency' });
  const text = limbsPage([
    { machine: 'amd-zen3', entries: [sampleLimbs(1.5), step] },
    { machine: 'amd-zen5', entries: [sampleLimbs(1.005)] },
  ]);
  expect(text.split('\n').slice(0, 6)).toEqual([
    '## What is best for what',
    '',
    '| field | use | calls | amd-zen3 | amd-zen5 |',
    '| --- | --- | --- | --- | --- |',
    '| 25519 | mul | independent | **4×64**, 1.50× | level |',
    '| 25519 | ladder step | chained | **5×51**, 1.25× | – |',
  ]);
  expect(rows(text, '## amd')).toEqual(['## amd-zen3', '## amd-zen5']);
});

test('less than a hundredth is no difference, however small the noise', () => {
  const close = sampleLimbs(1.02);
  expect(limbsPage([{ machine: 'amd-zen3', entries: [close] }])).toContain('| independent | level |');
});

test('what is within the noise is level, and what was measured on a shared core is marked', () => {
  const sample = sampleLimbs(1.03);
  const noisy = { ...sample, comparison: { ...sample.comparison, noise: 0.05, contended: true } };
  const text = limbsPage([{ machine: 'amd-zen3', entries: [noisy] }]);
  expect(text).toContain('| 25519 | mul | independent | level† |');
  expect(text).toContain('differs by up to 5.0 %. †: the core was shared all the time; measure again.');
  expect(limbsPage([{ machine: 'amd-zen3', entries: [sample] }])).not.toContain('†');
});

test('cycles, interval and searches are those of the mode that was searched for', () => {
  const [saturated, unsaturated] = [sampleLimbs(1).saturated, { ...sampleLimbs(1).unsaturated, searched: '90 s' }];
  const text = limbsPage([
    { machine: 'amd-zen3', entries: [sampleLimbs(1.5, { aim: 'latency', saturated, unsaturated })] },
  ]);
  expect(rows(text, '| 25519 | mul | chained | 4')).toEqual([
    '| 25519 | mul | chained | 4×64, 5×51 | 40.0 | 60.0 | 1.500 [1.490, 1.510] | **4×64**, 1.50× | both | 60 s, 90 s |',
  ]);
});

test('what is not proved of a form is said', () => {
  const { unsaturated } = sampleLimbs(1);
  const open = sampleLimbs(1.5, { unsaturated: { ...unsaturated, proved: [] } });
  expect(limbsPage([{ machine: 'amd-zen3', entries: [open] }])).toContain('| **4×64**, 1.50× | 4×64 only |');
});

test('instructions of a function are counted once, in the code for independent calls', () => {
  const entries = [sampleLimbs(1.5), sampleLimbs(1.4, { aim: 'latency' })];
  const text = limbsPage([{ machine: 'amd-zen3', entries }]);
  expect(rows(text, '| 25519 | mul | 4×64 |')).toEqual([
    '| 25519 | mul | 4×64 | bridge/fields/25519 | 100 | 21 | 40 | 10 | 4 | 3 | 2 | 1 |',
  ]);
  expect(rows(text, '| 25519 | mul | 5×51 |')).toHaveLength(1);
});
