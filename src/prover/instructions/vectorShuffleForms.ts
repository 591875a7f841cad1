/**
 * Rows of instructions that move elements of vectors: shuffles, permutations, conversions of widths. Source:
 * SDM vol. 2.
 */
import { row, type InstructionForm } from './form.ts';
import { EVEX, familyRows, masked, VEX, XY, XYZ, Y, YZ, type Family } from './vectorFamily.ts';

const P66 = { legacy: ['66'] } as const;
const family = (name: string, sources: string, more: Partial<Family> = {}): Family => ({
  name,
  sources,
  ...P66,
  vex: XY,
  evex: XYZ,
  ...more,
});
const evexOnly = (name: string, sources: string, more: Partial<Family> = {}): Family => ({
  name,
  sources,
  evex: XYZ,
  ...more,
});

const interleaved: Family[] = ['L', 'H'].flatMap((half) => [
  family(`PUNPCK${half}BW`, 'V W'),
  family(`PUNPCK${half}WD`, 'V W'),
  family(`PUNPCK${half}DQ`, 'V W', { lane: 32 }),
  family(`PUNPCK${half}QDQ`, 'V W', { lane: 64 }),
  family(`UNPCK${half}PS`, 'V W', { legacy: [], lane: 32 }),
  family(`UNPCK${half}PD`, 'V W', { lane: 64 }),
]);

const packed: Family[] = ['PACKSSWB', 'PACKUSWB']
  .map((name) => family(name, 'V W'))
  .concat(['PACKSSDW', 'PACKUSDW'].map((name) => family(name, 'V W', { lane: 32 })));

const shuffled: Family[] = [
  family('PSHUFB', 'V W'),
  family('PSHUFD', 'W i', { lane: 32 }),
  family('PSHUFLW', 'W i', { legacy: ['f2'] }),
  family('PSHUFHW', 'W i', { legacy: ['f3'] }),
  family('SHUFPS', 'V W i', { legacy: [], lane: 32 }),
  family('SHUFPD', 'V W i', { lane: 64 }),
  family('PALIGNR', 'V W i'),
  evexOnly('ALIGND', 'V W i', { lane: 32 }),
  evexOnly('ALIGNQ', 'V W i', { lane: 64 }),
  ...['PSLLDQ', 'PSRLDQ'].map((name): Family => ({ name, sources: 'V i', ...P66, vex: XY })),
  ...['F', 'I'].flatMap((kind) => [
    evexOnly(`SHUF${kind}32X4`, 'V W i', { evex: YZ, lane: 32 }),
    evexOnly(`SHUF${kind}64X2`, 'V W i', { evex: YZ, lane: 64 }),
  ]),
];

const permuted: Family[] = [
  ...['PERMQ', 'PERMPD'].flatMap((name) => [
    evexOnly(name, 'W i', { vex: Y, evex: YZ, lane: 64 }),
    evexOnly(name, 'V W', { evex: YZ, lane: 64 }),
  ]),
  ...['PERMD', 'PERMPS'].map((name) => evexOnly(name, 'V W', { vex: Y, evex: YZ, lane: 32 })),
  evexOnly('PERMW', 'V W'),
  evexOnly('PERMB', 'V W'),
  ...['PERMI2', 'PERMT2'].flatMap((name) =>
    [
      ['B', 0],
      ['W', 0],
      ['D', 32],
      ['Q', 64],
      ['PS', 32],
      ['PD', 64],
    ].map(([letter, lane]) => evexOnly(`${name}${letter}`, 'V W', { accumulates: true, lane: Number(lane) })),
  ),
  ...(
    [
      ['PERMILPS', 32],
      ['PERMILPD', 64],
    ] as const
  ).flatMap(([name, lane]) => [evexOnly(name, 'W i', { vex: XY, lane }), evexOnly(name, 'V W', { vex: XY, lane })]),
];

const blended: Family[] = [
  { name: 'PBLENDW', sources: 'V W i', ...P66, vex: XY },
  { name: 'PBLENDD', sources: 'V W i', vex: XY },
  ...['BLENDPS', 'BLENDPD'].map((name): Family => ({ name, sources: 'V W i', ...P66, vex: XY })),
];

/** The last operand chooses; of the legacy forms, xmm0. */
const chosen = ['PBLENDVB', 'BLENDVPS', 'BLENDVPD'].flatMap((name) => [
  row(`${name}rr0`, name.toLowerCase(), '+v128 v128', { prefixes: ['66'], implicitReads: ['XMM0'] }),
  row(`${name}rm0`, name.toLowerCase(), '+v128 m128', { prefixes: ['66'], implicitReads: ['XMM0'] }),
  ...XY.flatMap((length) => [
    row(`V${name}${VEX[length]}rrr`, `v${name.toLowerCase()}`, `=v${length} v${length} v${length} v${length}`),
    row(`V${name}${VEX[length]}rmr`, `v${name.toLowerCase()}`, `=v${length} v${length} m${length} v${length}`),
  ]),
]);

/** A mask chooses between two sources, or one and zero. */
const mixed = (
  [
    ['PBLENDMB', 0],
    ['PBLENDMW', 0],
    ['PBLENDMD', 32],
    ['PBLENDMQ', 64],
    ['BLENDMPS', 32],
    ['BLENDMPD', 64],
  ] as const
).flatMap(([name, lane]) =>
  XYZ.flatMap((length) =>
    [['rr', `v${length}`], ['rm', `m${length}`], ...(lane === 0 ? [] : [['rmb', `m${lane}`]])].flatMap(
      ([letters, from]) =>
        ['k', 'kz'].map((ending) =>
          row(
            `V${name}${EVEX[length]}${letters}${ending}`,
            `v${name.toLowerCase()}`,
            `=v${length} k64 v${length} ${from}`,
            ending === 'kz' ? { masking: 'zeroing' } : {},
          ),
        ),
    ),
  ),
);

/** Each element becomes a wider one; the source has a part of the bits. */
const widened: Family[] = ['SX', 'ZX'].flatMap((kind) =>
  (
    [
      ['BW', 2],
      ['BD', 4],
      ['BQ', 8],
      ['WD', 2],
      ['WQ', 4],
      ['DQ', 2],
    ] as const
  ).map(([letters, part]) => family(`PMOV${kind}${letters}`, 'W', { part })),
);

/** Each element loses its high bits. */
const narrowed = (
  [
    ['WB', 2],
    ['DB', 4],
    ['QB', 8],
    ['DW', 2],
    ['QW', 4],
    ['QD', 2],
  ] as const
).flatMap(([letters, part]) =>
  XYZ.flatMap((length) => {
    const name = `VPMOV${letters}${EVEX[length]}`;
    const mnemonic = `vpmov${letters.toLowerCase()}`;
    const bits = length / part;
    return [
      ...masked(`${name}rr`, mnemonic, `v${Math.max(128, bits)}`, [`v${length}`], false),
      row(`${name}mr`, mnemonic, `=m${bits} v${length}`),
      row(`${name}mrk`, mnemonic, `=m${bits} k64 v${length}`, { masking: 'merging' }),
    ];
  }),
);

export const VECTOR_SHUFFLE_FORMS: readonly InstructionForm[] = [
  ...familyRows([...interleaved, ...packed, ...shuffled, ...permuted, ...blended, ...widened]),
  ...chosen,
  ...mixed,
  ...narrowed,
];
