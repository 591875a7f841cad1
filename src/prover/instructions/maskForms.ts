/** Rows of mask registers, and of comparisons of vectors whose result is a mask or flags. Source: SDM vol. 2. */
import { flags, row, type InstructionForm } from './form.ts';
import { EVEX, VEX, XY, XYZ } from './vectorFamily.ts';

const LETTERS = [
  ['B', 8],
  ['W', 16],
  ['D', 32],
  ['Q', 64],
] as const;
const COPY = { result: 'copied' } as const;
const FLAGS = flags('', 'CPAZSO');

const moves = LETTERS.flatMap(([letter, bits]) => {
  const name = `KMOV${letter}`;
  const mnemonic = name.toLowerCase();
  const general = Math.max(32, bits);
  return [
    row(`${name}kk`, mnemonic, '=k64 k64'),
    row(`${name}kr`, mnemonic, `=k64 r${general}`),
    row(`${name}rk`, mnemonic, `=r${general} k64`),
    row(`${name}km`, mnemonic, `=k64 m${bits}`, COPY),
    row(`${name}mk`, mnemonic, `=m${bits} k64`, COPY),
  ];
});

/** What LLVM calls two masks, up to release 19 and later. */
const NAMES_OF_MASKS = ['rr', 'kk'];

const logic = NAMES_OF_MASKS.flatMap((kk) =>
  LETTERS.flatMap(([letter]) => [
    ...['KAND', 'KOR', 'KADD'].map((name) =>
      row(`${name}${letter}${kk}`, `${name}${letter}`.toLowerCase(), '=k64 k64 k64'),
    ),
    ...['KXOR', 'KXNOR', 'KANDN'].map((name) =>
      row(`${name}${letter}${kk}`, `${name}${letter}`.toLowerCase(), '=k64 k64 k64', { cancels: true }),
    ),
    row(`KNOT${letter}${kk}`, `knot${letter.toLowerCase()}`, '=k64 k64'),
    ...['KSHIFTL', 'KSHIFTR'].map((name) =>
      row(`${name}${letter}${kk[0]}i`, `${name}${letter}`.toLowerCase(), '=k64 k64 i'),
    ),
    ...['KORTEST', 'KTEST'].map((name) =>
      row(`${name}${letter}${kk}`, `${name}${letter}`.toLowerCase(), 'k64 k64', { flags: FLAGS }),
    ),
  ]).concat(
    ['KUNPCKBW', 'KUNPCKWD', 'KUNPCKDQ'].map((name) => row(`${name}${kk}`, name.toLowerCase(), '=k64 k64 k64')),
  ),
);

/**
 * With a condition as the immediate, or in the name; LLVM calls one element for all `b`, up to release 19 behind the
 * immediate.
 */
const comparisons = LETTERS.flatMap(([letter, bits]) =>
  XYZ.flatMap((length) => {
    const sources = [['r', `v${length}`], ['m', `m${length}`], ...(bits < 32 ? [] : [['mb', `m${bits}`]])];
    return sources.flatMap(([place, from]) => {
      const named = ['PCMPEQ', 'PCMPGT', 'PTESTM', 'PTESTNM'].map(
        (name) => [`V${name}${letter}${EVEX[length]}r${place}`, `v${name}${letter}`, ''] as const,
      );
      const numbered = ['PCMP', 'PCMPU'].flatMap((name) =>
        (place === 'mb' ? ['rmib', 'rmbi'] : [`r${place}i`]).map(
          (letters) => [`V${name}${letter}${EVEX[length]}${letters}`, `v${name}${letter}`, ' i'] as const,
        ),
      );
      return [...named, ...numbered].flatMap(([opcode, mnemonic, last]) => [
        row(opcode, mnemonic.toLowerCase(), `=k64 v${length} ${from}${last}`),
        row(`${opcode}k`, mnemonic.toLowerCase(), `=k64 k64 v${length} ${from}${last}`, {
          masking: 'zeroing',
        }),
      ]);
    });
  }),
);

/** Signs of elements to masks and back. */
const signs = LETTERS.flatMap(([letter]) =>
  XYZ.flatMap((length) => [
    ...['rr', 'kr'].map((ending) =>
      row(`VPMOV${letter}2M${EVEX[length]}${ending}`, `vpmov${letter.toLowerCase()}2m`, `=k64 v${length}`),
    ),
    ...['rr', 'rk'].map((ending) =>
      row(`VPMOVM2${letter}${EVEX[length]}${ending}`, `vpmovm2${letter.toLowerCase()}`, `=v${length} k64`),
    ),
  ]),
);

const tests = [
  row('PTESTrr', 'ptest', 'v128 v128', { flags: FLAGS, prefixes: ['66'] }),
  row('PTESTrm', 'ptest', 'v128 m128', { flags: FLAGS, prefixes: ['66'] }),
  ...XY.flatMap((length) => [
    row(`VPTEST${VEX[length]}rr`, 'vptest', `v${length} v${length}`, { flags: FLAGS }),
    row(`VPTEST${VEX[length]}rm`, 'vptest', `v${length} m${length}`, { flags: FLAGS }),
  ]),
];

export const MASK_FORMS: readonly InstructionForm[] = [...moves, ...logic, ...comparisons, ...signs, ...tests];
