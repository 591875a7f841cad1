import { expect, it } from 'vitest';
import { lostCarries } from '../../../src/certificate/facts/flagUse.ts';
import type { AsmInstruction } from '../../../src/prover/listing/listing.ts';

const lost = (...mnemonics: string[]): number[] => [
  ...lostCarries(mnemonics.map((mnemonic): AsmInstruction => ({ mnemonic, operands: [], place: '', text: mnemonic }))),
];

it('knows which carries nothing reads', () => {
  expect(lost('add', 'mov', 'adc', 'sub', 'ret').toSorted()).toEqual([1, 2, 3, 4]);
  expect(lost('adcx', 'adox', 'adcx', 'seto')).not.toContain(1);
  expect(lost('adcx', 'adox', 'adcx', 'seto')).toContain(2);
});
