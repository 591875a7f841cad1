/** What meanings say of flags and operands against the table of accepted instructions, which is compared with LLVM. */
import { expect, test } from 'vitest';
import { CONDITIONS } from '../../src/x86/conditions.ts';
import { meaning } from '../../src/x86/notation.ts';
import { formText } from '../../src/x86/form.ts';
import { SCALAR_MNEMONICS, scalarMeanings } from '../../src/x86/scalar.ts';
import { allForms } from '../../src/x86/table.ts';

/** Parity and the carry out of the low half of a byte are not modelled. */
const modelled = (letters: string): string => [...'COZS'].filter((letter) => letters.includes(letter)).join('');

/** Rows by their mnemonics; of conditional ones, with each condition. */
const ROWS = allForms()
  .flatMap((form) =>
    form.operands.some((o) => o.kind === 'condition')
      ? CONDITIONS.flatMap(({ names: [name], flags, program }) =>
          program === null ? [] : [{ ...form, mnemonic: form.mnemonic + name, reads: flags }],
        )
      : [{ ...form, reads: form.flags.reads }],
  )
  .filter(({ mnemonic }) => scalarMeanings(mnemonic).length > 0);

test('there is a row for each meaning, under one of its names', () => {
  const rows = new Set(ROWS.map(({ mnemonic }) => mnemonic));
  const aliases = CONDITIONS.flatMap(({ names: [, ...others] }) => others.flatMap((n) => [`cmov${n}`, `set${n}`]));
  expect(SCALAR_MNEMONICS.filter((mnemonic) => !rows.has(mnemonic) && !aliases.includes(mnemonic))).toEqual([]);
});

test('each meaning reads and writes the flags of its row', () => {
  expect(ROWS.length).toBeGreaterThan(400);
  for (const row of ROWS) {
    const { mnemonic, flags, reads } = row;
    for (const { flags: said } of scalarMeanings(mnemonic)) {
      if (mnemonic === 'imul' && said.writes === '') continue;
      expect([modelled(said.reads), modelled(said.writes)], formText(row)).toEqual([
        modelled(reads),
        modelled(flags.writes + flags.undefined),
      ]);
    }
  }
});

test('statements of which nothing goes to an operand wait until these are read', () => {
  const { statements, flags } = meaning('a, b', 'r, c = subborrowx 0, a, b; CF = c; ZF = eqz r; s = add a, 1; a = s');
  expect(statements.map(({ isLazy }) => isLazy)).toEqual([true, true, true, true, false]);
  expect(flags).toEqual({ reads: '', writes: 'CZ' });
});
