/** Rows of moves between vectors, memory and general registers. Source: SDM vol. 2. */
import { row, type InstructionForm, type RowOptions } from './form.ts';
import { EVEX, masked, VEX, XY, XYZ } from './vectorFamily.ts';

const COPY: RowOptions = { result: 'copied' };
const legacy = (...prefixes: string[]): RowOptions => ({ ...COPY, prefixes });

/** One element, the rest zero; legacy, VEX and EVEX. */
const elements = (opcode: string, mnemonic: string, operands: string, prefix: string): InstructionForm[] => [
  row(opcode, mnemonic, operands, legacy(prefix)),
  row(`V${opcode}`, `v${mnemonic}`, operands, COPY),
  row(`V${opcode.replace(/(rr|rm|mr)$/, 'Z$1')}`, `v${mnemonic}`, operands, COPY),
];
/** The low half of the source is copied, the high one is not. */
const halfOf = (opcode: string, prefix: string): InstructionForm[] =>
  elements(opcode, 'movq', '=v128 v128', prefix).map((form) => ({ ...form, result: 'computed' }));
const single = [
  ...elements('MOV64toPQIrr', 'movq', '=v128 r64', '66'),
  ...elements('MOVPQIto64rr', 'movq', '=r64 v128', '66'),
  ...elements('MOV64toPQIrm', 'movq', '=v128 m64', '66'),
  ...elements('MOVPQIto64mr', 'movq', '=m64 v128', '66'),
  ...elements('MOVQI2PQIrm', 'movq', '=v128 m64', 'f3'),
  ...elements('MOVPQI2QImr', 'movq', '=m64 v128', '66'),
  ...halfOf('MOVZPQILo2PQIrr', 'f3'),
  ...halfOf('MOVPQI2QIrr', '66'),
  ...elements('MOVDI2PDIrr', 'movd', '=v128 r32', '66'),
  ...elements('MOVPDI2DIrr', 'movd', '=r32 v128', '66'),
  ...elements('MOVDI2PDIrm', 'movd', '=v128 m32', '66'),
  ...elements('MOVPDI2DImr', 'movd', '=m32 v128', '66'),
  ...(
    [
      ['SS', 32, 'f3'],
      ['SD', 64, 'f2'],
    ] as const
  ).flatMap(([kind, bits, prefix]) => {
    const mnemonic = `mov${kind.toLowerCase()}`;
    return [
      ...elements(`MOV${kind}rm`, mnemonic, `=v128 m${bits}`, prefix),
      ...elements(`MOV${kind}mr`, mnemonic, `=m${bits} v128`, prefix),
      ...['', '_REV'].flatMap((reversed) => [
        row(`MOV${kind}rr${reversed}`, mnemonic, '+v128 v128', { prefixes: [prefix] }),
        row(`VMOV${kind}rr${reversed}`, `v${mnemonic}`, '=v128 v128 v128'),
        row(`VMOV${kind}Zrr${reversed}`, `v${mnemonic}`, '=v128 v128 v128'),
      ]),
    ];
  }),
];

/** Whole vectors; LLVM's names of the legacy and VEX forms have no width of elements. */
const whole = (
  [
    ['MOVDQU', 'f3'],
    ['MOVDQA', '66'],
    ['MOVUPS', ''],
    ['MOVAPS', ''],
    ['MOVUPD', '66'],
    ['MOVAPD', '66'],
  ] as const
).flatMap(([name, prefix]) => {
  const mnemonic = name.toLowerCase();
  const options = prefix === '' ? COPY : legacy(prefix);
  return [
    ...['rr', 'rr_REV'].map((letters) => row(`${name}${letters}`, mnemonic, '=v128 v128', options)),
    row(`${name}rm`, mnemonic, '=v128 m128', options),
    row(`${name}mr`, mnemonic, '=m128 v128', options),
    ...XY.flatMap((length) => [
      ...['rr', 'rr_REV'].map((letters) =>
        row(`V${name}${VEX[length]}${letters}`, `v${mnemonic}`, `=v${length} v${length}`, COPY),
      ),
      row(`V${name}${VEX[length]}rm`, `v${mnemonic}`, `=v${length} m${length}`, COPY),
      row(`V${name}${VEX[length]}mr`, `v${mnemonic}`, `=m${length} v${length}`, COPY),
    ]),
  ];
});

const MERGING = { masking: 'merging' } as const;

/** EVEX: elements may be masked. Of the reversed masked forms LLVM does not say that the destination is read. */
const chosen = [
  'MOVDQU8',
  'MOVDQU16',
  'MOVDQU32',
  'MOVDQU64',
  'MOVDQA32',
  'MOVDQA64',
  'MOVUPS',
  'MOVAPS',
  'MOVUPD',
  'MOVAPD',
].flatMap((name) =>
  XYZ.flatMap((length) => {
    const opcode = `V${name}${EVEX[length]}`;
    const mnemonic = `v${name.toLowerCase()}`;
    const v = `v${length}`;
    const m = `m${length}`;
    return [
      ...masked(`${opcode}rr`, mnemonic, v, [v], false, COPY),
      row(`${opcode}rr_REV`, mnemonic, `=${v} ${v}`, COPY),
      ...masked(`${opcode}rm`, mnemonic, v, [m], false, COPY),
      row(`${opcode}mr`, mnemonic, `=${m} ${v}`, COPY),
      row(`${opcode}mrk`, mnemonic, `=${m} k64 ${v}`, MERGING),
    ];
  }),
);

/** One half of a vector, and elements twice. */
const halves = [
  ...(
    [
      ['MOVLPS', ''],
      ['MOVHPS', ''],
      ['MOVLPD', '66'],
      ['MOVHPD', '66'],
    ] as const
  ).flatMap(([name, prefix]) => {
    const mnemonic = name.toLowerCase();
    const options = prefix === '' ? {} : { prefixes: [prefix] };
    return [
      row(`${name}rm`, mnemonic, '+v128 m64', options),
      row(`${name}mr`, mnemonic, '=m64 v128', options),
      ...['', 'Z128'].flatMap((evex) => [
        row(`V${name}${evex}rm`, `v${mnemonic}`, '=v128 v128 m64'),
        row(`V${name}${evex}mr`, `v${mnemonic}`, '=m64 v128'),
      ]),
    ];
  }),
  ...['MOVLHPS', 'MOVHLPS'].flatMap((name) => [
    row(`${name}rr`, name.toLowerCase(), '+v128 v128'),
    ...['', 'Z'].map((evex) => row(`V${name}${evex}rr`, `v${name.toLowerCase()}`, '=v128 v128 v128')),
  ]),
  ...(
    [
      ['MOVDDUP', 'f2'],
      ['MOVSLDUP', 'f3'],
      ['MOVSHDUP', 'f3'],
    ] as const
  ).flatMap(([name, prefix]) => {
    const mnemonic = name.toLowerCase();
    const bits = (length: number): number => (name === 'MOVDDUP' && length === 128 ? 64 : length);
    return [
      row(`${name}rr`, mnemonic, '=v128 v128', { prefixes: [prefix] }),
      row(`${name}rm`, mnemonic, `=v128 m${bits(128)}`, { prefixes: [prefix] }),
      ...XY.flatMap((length) => [
        row(`V${name}${VEX[length]}rr`, `v${mnemonic}`, `=v${length} v${length}`),
        row(`V${name}${VEX[length]}rm`, `v${mnemonic}`, `=v${length} m${bits(length)}`),
      ]),
      ...XYZ.flatMap((length) => [
        ...masked(`V${name}${EVEX[length]}rr`, `v${mnemonic}`, `v${length}`, [`v${length}`], false),
        ...masked(`V${name}${EVEX[length]}rm`, `v${mnemonic}`, `v${length}`, [`m${bits(length)}`], false),
      ]),
    ];
  }),
];

/** Past the cache, and signs of elements. */
const others = [
  row('MOVNTImr', 'movnti', '=m32 r32', COPY),
  row('MOVNTI_64mr', 'movnti', '=m64 r64', COPY),
  ...(
    [
      ['MOVNTDQ', '66'],
      ['MOVNTPS', ''],
      ['MOVNTPD', '66'],
    ] as const
  ).flatMap(([name, prefix]) => [
    row(`${name}mr`, name.toLowerCase(), '=m128 v128', prefix === '' ? COPY : legacy(prefix)),
    ...XY.map((length) => row(`V${name}${VEX[length]}mr`, `v${name.toLowerCase()}`, `=m${length} v${length}`, COPY)),
  ]),
  row('LDDQUrm', 'lddqu', '=v128 m128', legacy('f2')),
  ...XY.map((length) => row(`VLDDQU${VEX[length]}rm`, 'vlddqu', `=v${length} m${length}`, COPY)),
  ...(
    [
      ['MOVMSKPS', ''],
      ['MOVMSKPD', '66'],
      ['PMOVMSKB', '66'],
    ] as const
  ).flatMap(([name, prefix]) => [
    row(`${name}rr`, name.toLowerCase(), '=r32 v128', prefix === '' ? {} : { prefixes: [prefix] }),
    ...XY.map((length) => row(`V${name}${VEX[length]}rr`, `v${name.toLowerCase()}`, `=r32 v${length}`)),
  ]),
  row('VZEROUPPER', 'vzeroupper', '', {
    timing: 'none',
    result: 'uppers',
    implicitWrites: Array.from({ length: 16 }, (_, k) => `YMM${k}`),
  }),
];

export const VECTOR_MOVE_FORMS: readonly InstructionForm[] = [...single, ...whole, ...chosen, ...halves, ...others];
