/** Sums modulo 2^255 - 19 of any numbers of four words, in registers, as lines for the GNU assembler. */
import { invariant } from '../../base/errors.ts';
import { registerName } from '../../codegen/x86/registers.ts';
import { inTurn, wordsIn, type SumCode, type WordTexts } from './sumCode.ts';

/** What 2^256 is modulo 2^255 - 19. */
const FOLD = 38;

/** As the library of the field has them: what is carried out of the words is folded into them, twice. */
export const FOLDED_SUMS: SumCode = {
  temporaries: 1,
  sum: (a, b, temporaries) => folded('add', 'adc', a, b, temporaries),
  difference: (a, b, temporaries) => folded('sub', 'sbb', a, b, temporaries),
  half: () => {
    invariant(false, () => 'nothing is halved modulo 2^255 - 19');
  },
  pool: [],
};

function folded(first: string, others: string, a: readonly number[], b: WordTexts, [temporary]: readonly number[]) {
  const own = wordsIn(a);
  const mask = registerName(temporary);
  const carried = [`sbb ${mask}, ${mask}`, `and ${mask}, ${FOLD}`];
  return [
    ...inTurn(first, others, own, b),
    ...[...carried, ...inTurn(first, others, own, [mask, '0', '0', '0'])],
    ...[...carried, `${first} ${own[0]}, ${mask}`],
  ];
}
