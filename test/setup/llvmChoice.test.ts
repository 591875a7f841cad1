import { expect, test } from 'vitest';
import { availableLlvm, chooseLlvm, llvmPackages } from '../../scripts/setup/llvmChoice.mjs';

const none = { forced: null, rustc: null, installed: [], available: [] };

test.each([
  ['what the user says', { ...none, forced: 20, rustc: 22, installed: [22], available: [19] }, 20],
  ['what is installed, without rustc', { ...none, installed: [19], available: [22, 19] }, 19],
  ['the newest that can be had, without rustc', { ...none, available: [22, 19] }, 22],
  [
    'that of rustc rather than an older one that is installed',
    { ...none, rustc: 22, installed: [19], available: [22, 19] },
    22,
  ],
  [
    'a newer one that is installed, which reads what rustc writes',
    { ...none, rustc: 19, installed: [22], available: [22, 19] },
    22,
  ],
  ['that of rustc rather than a newer one', { ...none, rustc: 20, available: [22, 21, 20, 19] }, 20],
  ['a newer one if that of rustc cannot be had', { ...none, rustc: 20, available: [22, 19] }, 22],
  [
    'what is installed if nothing reads what rustc writes',
    { ...none, rustc: 23, installed: [19], available: [22, 19] },
    19,
  ],
  ['the newest if nothing reads what rustc writes', { ...none, rustc: 23, available: [22, 19] }, 22],
  ['nothing where nothing is', none, null],
])('%s is taken', (_, facts, chosen) => expect(chooseLlvm(facts)).toBe(chosen));

test('an LLVM can be had if apt has all its packages', () => {
  const known = (name: string): string =>
    `${name}:\n  Installed: (none)\n  Candidate: 1:22.1.8-1~deb12u1\n  Version table:\n     1:22.1.8-1~deb12u1 500\n`;
  const unknown = (name: string): string => `${name}:\n  Installed: (none)\n  Candidate: (none)\n  Version table:\n`;
  expect(availableLlvm([...llvmPackages(22), ...llvmPackages(19)].map(known).join(''))).toEqual([22, 19]);
  expect(
    availableLlvm(
      llvmPackages(22)
        .map((name, i) => (i === 1 ? unknown(name) : known(name)))
        .join(''),
    ),
  ).toEqual([]);
  expect(availableLlvm('')).toEqual([]);
});
