/** Rows of instructions that extract, insert or broadcast parts of vectors. Source: SDM vol. 2. */
import { row, type InstructionForm } from './form.ts';
import { EVEX, masked, VEX, XYZ, YZ } from './vectorFamily.ts';

/**
 * Parts of vectors out of wider ones and back. LLVM does not say that the forms left out here store; its release 22
 * writes X for x.
 */
const parts = (
  [
    ['128', 128, []],
    ...['x', 'X'].flatMap(
      (x) =>
        [
          [`32${x}4`, 128, YZ],
          [`64${x}2`, 128, YZ],
          [`32${x}8`, 256, [512]],
          [`64${x}4`, 256, [512]],
        ] as const,
    ),
  ] as const
).flatMap(([what, part, evex]) =>
  ['F', 'I'].flatMap((kind) => {
    const out = `EXTRACT${kind}${what}`;
    const into = `INSERT${kind}${what}`;
    const storesSaid = !/^(64x2|32x8)$/i.test(what);
    return ['', 'i'].flatMap((late) => [
      ...(what !== '128'
        ? []
        : [
            row(`V${out}rr${late}`, `v${out.toLowerCase()}`, '=v128 v256 i'),
            row(`V${out}mr${late}`, `v${out.toLowerCase()}`, '=m128 v256 i'),
            row(`V${into}rr${late}`, `v${into.toLowerCase()}`, '=v256 v256 v128 i'),
            row(`V${into}rm${late}`, `v${into.toLowerCase()}`, '=v256 v256 m128 i'),
          ]),
      ...evex.flatMap((length) => [
        ...masked(`V${out}${EVEX[length]}rr${late}`, `v${out.toLowerCase()}`, `v${part}`, [`v${length}`, 'i'], false),
        ...(storesSaid
          ? [row(`V${out}${EVEX[length]}mr${late}`, `v${out.toLowerCase()}`, `=m${part} v${length} i`)]
          : []),
        ...masked(
          `V${into}${EVEX[length]}rr${late}`,
          `v${into.toLowerCase()}`,
          `v${length}`,
          [`v${length}`, `v${part}`, 'i'],
          false,
        ),
        ...masked(
          `V${into}${EVEX[length]}rm${late}`,
          `v${into.toLowerCase()}`,
          `v${length}`,
          [`v${length}`, `m${part}`, 'i'],
          false,
        ),
      ]),
    ]);
  }),
);
const halves = ['', 'i'].flatMap((late) =>
  ['F', 'I'].flatMap((kind) => [
    row(`VPERM2${kind}128rr${late}`, `vperm2${kind.toLowerCase()}128`, '=v256 v256 v256 i'),
    row(`VPERM2${kind}128rm${late}`, `vperm2${kind.toLowerCase()}128`, '=v256 v256 m256 i'),
  ]),
);

/** Elements to and from general registers. */
const elements = (
  [
    ['B', 8, 32],
    ['W', 16, 32],
    ['D', 32, 32],
    ['Q', 64, 64],
  ] as const
).flatMap(([letter, bits, general]) =>
  ['', 'i'].flatMap((late) => {
    const into = `PINSR${letter}`;
    const out = `PEXTR${letter}`;
    return [
      row(`${into}rr${late}`, into.toLowerCase(), `+v128 r${general} i`, { prefixes: ['66'] }),
      row(`${into}rm${late}`, into.toLowerCase(), `+v128 m${bits} i`, { prefixes: ['66'] }),
      row(`${out}rr${late}`, out.toLowerCase(), `=r${general} v128 i`, { prefixes: ['66'] }),
      row(`${out}mr${late}`, out.toLowerCase(), `=m${bits} v128 i`, { prefixes: ['66'] }),
      ...['', 'Z'].flatMap((encoding) => [
        row(`V${into}${encoding}rr${late}`, `v${into.toLowerCase()}`, `=v128 v128 r${general} i`),
        row(`V${into}${encoding}rm${late}`, `v${into.toLowerCase()}`, `=v128 v128 m${bits} i`),
        row(`V${out}${encoding}rr${late}`, `v${out.toLowerCase()}`, `=r${general} v128 i`),
        row(`V${out}${encoding}mr${late}`, `v${out.toLowerCase()}`, `=m${bits} v128 i`),
      ]),
    ];
  }),
);
const single = ['', 'i'].flatMap((late) => [
  row(`INSERTPSrr${late}`, 'insertps', '+v128 v128 i', { prefixes: ['66'] }),
  row(`INSERTPSrm${late}`, 'insertps', '+v128 m32 i', { prefixes: ['66'] }),
  ...['', 'Z'].flatMap((encoding) => [
    row(`VINSERTPS${encoding}rr${late}`, 'vinsertps', '=v128 v128 v128 i'),
    row(`VINSERTPS${encoding}rm${late}`, 'vinsertps', '=v128 v128 m32 i'),
  ]),
]);

/** The first element to all. */
const broadcast = [
  ...(
    [
      ['PBROADCASTB', 8],
      ['PBROADCASTW', 16],
      ['PBROADCASTD', 32],
      ['PBROADCASTQ', 64],
      ['BROADCASTSS', 32],
      ['BROADCASTSD', 64],
    ] as const
  ).flatMap(([name, bits]) => {
    const lengths = name === 'BROADCASTSD' ? YZ : XYZ;
    const mnemonic = `v${name.toLowerCase()}`;
    return lengths.flatMap((length) => [
      ...(length === 512
        ? []
        : [
            row(`V${name}${VEX[length]}rr`, mnemonic, `=v${length} v128`),
            row(`V${name}${VEX[length]}rm`, mnemonic, `=v${length} m${bits}`),
          ]),
      ...masked(`V${name}${EVEX[length]}rr`, mnemonic, `v${length}`, ['v128'], false),
      ...masked(`V${name}${EVEX[length]}rm`, mnemonic, `v${length}`, [`m${bits}`], false),
    ]);
  }),
  ...(
    [
      ['B', 32],
      ['W', 32],
      ['D', 32],
      ['Q', 64],
    ] as const
  ).flatMap(([letter, general]) =>
    XYZ.flatMap((length) =>
      masked(
        `VPBROADCAST${letter}r${EVEX[length]}rr`,
        `vpbroadcast${letter.toLowerCase()}`,
        `v${length}`,
        [`r${general}`],
        false,
      ),
    ),
  ),
  ...['', 'Y'].flatMap((y) =>
    ['F128', 'I128'].map((what) => row(`VBROADCAST${what}${y}rm`, `vbroadcast${what.toLowerCase()}`, '=v256 m128')),
  ),
  ...(
    [
      ['32X4Z256', 128, 256],
      ['32X4', 128, 512],
      ['64X2Z128', 128, 256],
      ['64X2Z256', 128, 256],
      ['64X2', 128, 512],
      ['32X8', 256, 512],
      ['64X4', 256, 512],
    ] as const
  ).flatMap(([what, part, length]) =>
    ['F', 'I'].flatMap((kind) =>
      (length === 256 ? [''] : ['', 'Z']).flatMap((late) =>
        masked(
          `VBROADCAST${kind}${what}${late}rm`,
          `vbroadcast${kind}${what.split('Z')[0]}`.toLowerCase(),
          `v${length}`,
          [`m${part}`],
          false,
        ),
      ),
    ),
  ),
];

export const VECTOR_PART_FORMS: readonly InstructionForm[] = [
  ...parts,
  ...halves,
  ...elements,
  ...single,
  ...broadcast,
];
