/**
 * Rows of arithmetic, logic, shifts and comparisons of vectors of integers. Source: SDM vol. 2.
 *
 * On some processors of Intel, multiplications keep the promise of the list only while MXCSR is 1fbf ("MXCSR
 * Configuration Dependent Timing", Intel 2022).
 */
import type { InstructionForm, RowOptions } from './form.ts';
import { familyRows, X, XY, XYZ, type Family } from './vectorFamily.ts';

const P66 = { legacy: ['66'] } as const;
const CANCELS = { options: { cancels: true } } as const;

/** Bits of elements by the last letter of a name. */
const BITS: Readonly<Record<string, number>> = { B: 8, W: 16, D: 32, Q: 64 };
const bitsOf = (name: string): number => BITS[name.at(-1) ?? ''] ?? 0;
/** Elements of 32 and 64 bits may be one element of memory for all. */
const laneOf = (bits: number): Pick<Family, 'lane'> => (bits >= 32 ? { lane: bits } : {});

const binary = (name: string, more: Partial<Family> = {}): Family => ({
  name,
  sources: 'V W',
  ...P66,
  vex: XY,
  evex: XYZ,
  ...laneOf(bitsOf(name)),
  ...more,
});
const evexOnly = (name: string, more: Partial<Family> = {}): Family => ({
  name,
  sources: 'V W',
  evex: XYZ,
  ...laneOf(bitsOf(name)),
  ...more,
});

const sums: Family[] = [
  ...['B', 'W', 'D', 'Q'].flatMap((letter) => [binary(`PADD${letter}`), binary(`PSUB${letter}`, CANCELS)]),
  ...['PADDSB', 'PADDSW', 'PADDUSB', 'PADDUSW', 'PAVGB', 'PAVGW'].map((name) => binary(name)),
  ...['PSUBSB', 'PSUBSW', 'PSUBUSB', 'PSUBUSW'].map((name) => binary(name, CANCELS)),
  ...[
    'PMINUB',
    'PMINSW',
    'PMINUW',
    'PMINSB',
    'PMINUD',
    'PMINSD',
    'PMAXUB',
    'PMAXSW',
    'PMAXUW',
    'PMAXSB',
    'PMAXUD',
    'PMAXSD',
  ].map((name) => binary(name)),
  ...['PMINUQ', 'PMINSQ', 'PMAXUQ', 'PMAXSQ'].map((name) => evexOnly(name)),
  binary('PSADBW', { isWhole: true }),
  ...['PABSB', 'PABSW', 'PABSD'].map((name) => binary(name, { sources: 'W' })),
  evexOnly('PABSQ', { sources: 'W' }),
  ...['PHADDW', 'PHADDD', 'PHSUBW', 'PHSUBD', 'PSIGNB', 'PSIGNW', 'PSIGND'].map((name) => binary(name, { evex: [] })),
];

const products: Family[] = [
  ...['PMULLW', 'PMULHW', 'PMULHUW', 'PMULHRSW', 'PMADDUBSW'].map((name) => binary(name)),
  binary('PMADDWD', { lane: 0 }),
  binary('PMULLD'),
  evexOnly('PMULLQ'),
  binary('PMULUDQ'),
  binary('PMULDQ'),
  ...['PMADD52LUQ', 'PMADD52HUQ'].flatMap((name) =>
    [true, false].map((shortNames) => evexOnly(name, { accumulates: true, shortNames })),
  ),
];

/** Without elements where nothing is masked, with them in EVEX. */
const logic: Family[] = [
  ...['PAND', 'POR'].map((name) => binary(name, { evex: [], lane: 0 })),
  ...['PXOR', 'PANDN'].map((name) => binary(name, { evex: [], lane: 0, ...CANCELS })),
  ...['D', 'Q'].flatMap((letter) => [
    ...['PAND', 'POR'].map((name) => evexOnly(name + letter)),
    ...['PXOR', 'PANDN'].map((name) => evexOnly(name + letter, CANCELS)),
  ]),
  ...(
    [
      ['S', 32, []],
      ['D', 64, ['66']],
    ] as const
  ).flatMap(([letter, lane, legacy]) => [
    ...['ANDP', 'ORP'].map((name) => binary(name + letter, { legacy, lane })),
    ...['XORP', 'ANDNP'].map((name) => binary(name + letter, { legacy, lane, ...CANCELS })),
  ]),
  ...['D', 'Q'].map((letter) => evexOnly(`PTERNLOG${letter}`, { sources: 'V W i', accumulates: true })),
];

/** By a constant, by the low half of a vector, and each element by its own count. */
const shifts: Family[] = [
  ...['PSLL', 'PSRL', 'PSRA'].flatMap((name) =>
    ['W', 'D', 'Q'].flatMap((letter): Family[] => {
      const isNew = name === 'PSRA' && letter === 'Q';
      const old = isNew ? {} : { ...P66, vex: XY };
      return [
        ...(isNew ? [] : [{ name: name + letter, sources: 'V i', ...old }]),
        { name: name + letter, sources: 'W i', evex: XYZ, ...laneOf(BITS[letter]) },
        { name: name + letter, sources: 'V C', ...old, evex: XYZ },
      ];
    }),
  ),
  ...['PSLLV', 'PSRLV', 'PSRAV'].flatMap((name) =>
    ['W', 'D', 'Q'].map((letter) =>
      evexOnly(name + letter, { vex: letter === 'W' || (name === 'PSRAV' && letter === 'Q') ? [] : XY }),
    ),
  ),
  ...['PROL', 'PROR'].flatMap((name) =>
    ['D', 'Q'].flatMap((letter) => [evexOnly(name + letter, { sources: 'W i' }), evexOnly(`${name}V${letter}`)]),
  ),
  ...['PSHLD', 'PSHRD'].flatMap((name) =>
    ['W', 'D', 'Q'].flatMap((letter) => [
      evexOnly(name + letter, { sources: 'V W i' }),
      ...[true, false].map((shortNames) => evexOnly(`${name}V${letter}`, { accumulates: true, shortNames })),
    ]),
  ),
];

const ONES: Partial<Family> = { ...CANCELS, evex: [] };
const comparisons: Family[] = ['B', 'W', 'D', 'Q'].flatMap((letter) =>
  ['PCMPEQ', 'PCMPGT'].map((name) => binary(name + letter, ONES)),
);

/** Nobody promises anything. */
const UNLISTED: { readonly options: RowOptions } = { options: { timing: 'unlisted' } };
const unlisted: Family[] = [
  // With one element for all, LLVM 19 reads a short displacement without its scale.
  binary('GF2P8AFFINEQB', { sources: 'V W i', lane: 0, ...UNLISTED }),
  binary('GF2P8MULB', { lane: 0, ...UNLISTED }),
  evexOnly('PMULTISHIFTQB', { lane: 64, ...UNLISTED }),
  ...['D', 'Q'].map((letter) => evexOnly(`PLZCNT${letter}`, { sources: 'W', ...UNLISTED })),
  ...['B', 'W', 'D', 'Q'].map((letter) => evexOnly(`POPCNT${letter}`, { sources: 'W', ...UNLISTED })),
];

export const VECTOR_ARITHMETIC_FORMS: readonly InstructionForm[] = familyRows([
  ...sums,
  ...products,
  ...logic,
  ...shifts,
  ...comparisons,
  ...unlisted,
  { name: 'PCLMULQDQ', sources: 'V W i', ...P66, vex: XY, ...UNLISTED },
  ...['AESENC', 'AESENCLAST', 'AESDEC', 'AESDECLAST'].map(
    (name): Family => ({ name, sources: 'V W', ...P66, vex: X, ...UNLISTED }),
  ),
]);
