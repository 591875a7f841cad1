import { expect, it } from 'vitest';
import { lostCarries, unfinishedSums } from '../../../src/certificate/facts/unknowns.ts';
import type { AsmInstruction, AsmOperand } from '../../../src/prover/listing/listing.ts';

const lost = (...mnemonics: string[]): number[] => [
  ...lostCarries(mnemonics.map((mnemonic): AsmInstruction => ({ mnemonic, operands: [], place: '', text: mnemonic }))),
];

it('knows which carries nothing reads', () => {
  expect(lost('add', 'mov', 'adc', 'sub', 'ret').toSorted()).toEqual([1, 2, 3, 4]);
  expect(lost('adcx', 'adox', 'adcx', 'seto')).not.toContain(1);
  expect(lost('adcx', 'adox', 'adcx', 'seto')).toContain(2);
});

const register = (index: number): AsmOperand => ({ kind: 'register', file: 'general', index, width: 64 });
const sum = (mnemonic: string, to: number, from: number): AsmInstruction => ({
  mnemonic,
  operands: [register(to), register(from)],
  place: '',
  text: mnemonic,
});

it('knows which sums are added to before anything else is done with them', () => {
  const code = [sum('add', 0, 1), sum('mov', 2, 1), sum('sub', 0, 2), sum('mov', 3, 0), sum('add', 0, 2)];
  expect([...unfinishedSums(code, lostCarries(code))]).toEqual([0]);
  const read = [sum('add', 0, 1), sum('adc', 2, 0), sum('sub', 0, 2)];
  expect([...unfinishedSums(read, lostCarries(read))]).toEqual([]);
});
