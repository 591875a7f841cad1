/** Rows of integer arithmetic and logic. Source: SDM vol. 2, operand encodings and "Flags Affected". */
import { accumulator, dataRegister, flags, row, sixteen } from './form.ts';
import type { FlagEffect, InstructionForm, RowOptions } from './form.ts';

const WIDTHS = [8, 16, 32, 64];
const WORDS = [32, 64];
const SUM = flags('', 'CPAZSO');
const CARRIED = flags('C', 'CPAZSO');
const LOGIC = flags('', 'CPZSO', 'A');
const STEP = flags('', 'PAZSO');
const MULTIPLY = flags('', 'CO', 'PAZS');
const BITS = flags('', 'CZSO', 'AP');
const TEST_BIT = flags('', 'C', 'PASO');

/** LLVM marks immediates that are extended to 64 bits. */
const immediate = (width: number): string => (width === 64 ? '32' : '');

/** `to op= from` of all widths with registers, memory and immediates. */
function binary(name: string, effect: FlagEffect, special: RowOptions = {}, writes = true): InstructionForm[] {
  const mnemonic = name.toLowerCase();
  const to = writes ? '+' : '';
  return WIDTHS.flatMap((w) => {
    const options = { flags: effect, ...special, ...sixteen(w) };
    const a = accumulator(w);
    return [
      row(`${name}${w}rr`, mnemonic, `${to}r${w} r${w}`, options),
      row(`${name}${w}rr_REV`, mnemonic, `${to}r${w} r${w}`, options),
      row(`${name}${w}rm`, mnemonic, `${to}r${w} m${w}`, options),
      row(`${name}${w}mr`, mnemonic, `${to}m${w} r${w}`, options),
      row(`${name}${w}ri${immediate(w)}`, mnemonic, `${to}r${w} i`, options),
      row(`${name}${w}mi${immediate(w)}`, mnemonic, `${to}m${w} i`, options),
      ...(w === 8
        ? []
        : [
            row(`${name}${w}ri8`, mnemonic, `${to}r${w} i`, options),
            row(`${name}${w}mi8`, mnemonic, `${to}m${w} i`, options),
          ]),
      row(`${name}${w}i${w === 64 ? 32 : w}`, mnemonic, 'i', {
        ...options,
        implicitReads: [a],
        implicitWrites: writes ? [a] : [],
        spelt: 'first',
      }),
    ];
  });
}

const test = WIDTHS.flatMap((w) => {
  const options = { flags: LOGIC, ...sixteen(w) };
  return [
    row(`TEST${w}rr`, 'test', `r${w} r${w}`, options),
    row(`TEST${w}mr`, 'test', `m${w} r${w}`, options),
    row(`TEST${w}ri${immediate(w)}`, 'test', `r${w} i`, options),
    row(`TEST${w}mi${immediate(w)}`, 'test', `m${w} i`, options),
    row(`TEST${w}i${w === 64 ? 32 : w}`, 'test', 'i', { ...options, implicitReads: [accumulator(w)], spelt: 'first' }),
  ];
});

/** One operand, in place. */
const unary = (name: string, effect: FlagEffect, special: RowOptions = {}): InstructionForm[] =>
  WIDTHS.flatMap((w) =>
    ['r', 'm'].map((place) =>
      row(`${name}${w}${place}`, name.toLowerCase(), `+${place}${w}`, { flags: effect, ...special, ...sixteen(w) }),
    ),
  );

/** The accumulator times an operand; of 8 bits, into ax. */
const wide = (name: string): InstructionForm[] =>
  WIDTHS.flatMap((w) => {
    const a = accumulator(w);
    const implicitWrites = w === 8 ? ['AL', 'AX'] : [a, dataRegister(w)];
    const options = { flags: MULTIPLY, implicitReads: [a], implicitWrites, ...sixteen(w) };
    return [
      row(`${name}${w}r`, name.toLowerCase(), `r${w}`, options),
      row(`${name}${w}m`, name.toLowerCase(), `m${w}`, options),
    ];
  });

const imul = [16, 32, 64].flatMap((w) => {
  const options = { flags: MULTIPLY, ...sixteen(w) };
  return [
    row(`IMUL${w}rr`, 'imul', `+r${w} r${w}`, options),
    row(`IMUL${w}rm`, 'imul', `+r${w} m${w}`, options),
    row(`IMUL${w}rri8`, 'imul', `=r${w} r${w} i`, options),
    row(`IMUL${w}rmi8`, 'imul', `=r${w} m${w} i`, options),
    row(`IMUL${w}rri${immediate(w)}`, 'imul', `=r${w} r${w} i`, options),
    row(`IMUL${w}rmi${immediate(w)}`, 'imul', `=r${w} m${w} i`, options),
  ];
});

/** Takes a time that depends on the data; here to be said so. */
const divide = ['DIV', 'IDIV'].flatMap((name) =>
  WIDTHS.flatMap((w) => {
    const both = w === 8 ? ['AX'] : [accumulator(w), dataRegister(w)];
    const implicitWrites = w === 8 ? ['AL', 'AH'] : both;
    const options = {
      flags: flags('', '', 'CPAZSO'),
      implicitReads: both,
      implicitWrites,
      timing: 'variable' as const,
      ...sixteen(w),
    };
    return [
      row(`${name}${w}r`, name.toLowerCase(), `r${w}`, options),
      row(`${name}${w}m`, name.toLowerCase(), `m${w}`, options),
    ];
  }),
);

/** ADX: one flag in and out. */
const adx = (
  [
    ['ADCX', 'C', '66'],
    ['ADOX', 'O', 'f3'],
  ] as const
).flatMap(([name, flag, prefix]) =>
  WORDS.flatMap((w) => {
    const options = { flags: flags(flag, flag), prefixes: [prefix] };
    return [
      row(`${name}${w}rr`, name.toLowerCase(), `+r${w} r${w}`, options),
      row(`${name}${w}rm`, name.toLowerCase(), `+r${w} m${w}`, options),
    ];
  }),
);

const mulx = WORDS.flatMap((w) => [
  row(`MULX${w}rr`, 'mulx', `=r${w} =r${w} r${w}`, { implicitReads: [dataRegister(w)] }),
  row(`MULX${w}rm`, 'mulx', `=r${w} =r${w} m${w}`, { implicitReads: [dataRegister(w)] }),
]);

/** BMI1 and BMI2 that set flags by their result; the second list has the operand that may be memory in the middle. */
const bits = WORDS.flatMap((w) => [
  row(`ANDN${w}rr`, 'andn', `=r${w} r${w} r${w}`, { flags: BITS }),
  row(`ANDN${w}rm`, 'andn', `=r${w} r${w} m${w}`, { flags: BITS }),
  row(`BZHI${w}rr`, 'bzhi', `=r${w} r${w} r${w}`, { flags: BITS }),
  row(`BZHI${w}rm`, 'bzhi', `=r${w} m${w} r${w}`, { flags: BITS }),
  row(`BEXTR${w}rr`, 'bextr', `=r${w} r${w} r${w}`, { flags: flags('', 'CZO', 'PAS') }),
  row(`BEXTR${w}rm`, 'bextr', `=r${w} m${w} r${w}`, { flags: flags('', 'CZO', 'PAS') }),
  ...['BLSR', 'BLSI', 'BLSMSK'].flatMap((name) => [
    row(`${name}${w}rr`, name.toLowerCase(), `=r${w} r${w}`, { flags: BITS }),
    row(`${name}${w}rm`, name.toLowerCase(), `=r${w} m${w}`, { flags: BITS }),
  ]),
]);

/** A bit at a constant position. By a register, memory would be accessed at an address that depends on the position. */
const bitTests = ['BT', 'BTS', 'BTR', 'BTC'].flatMap((name) =>
  [16, 32, 64].flatMap((w) => {
    const to = name === 'BT' ? '' : '+';
    const options = { flags: TEST_BIT, ...sixteen(w) };
    return [
      row(`${name}${w}ri8`, name.toLowerCase(), `${to}r${w} i`, options),
      row(`${name}${w}rr`, name.toLowerCase(), `${to}r${w} r${w}`, options),
      row(`${name}${w}mi8`, name.toLowerCase(), `${to}m${w} i`, options),
    ];
  }),
);

/** Not on Intel's list, or slow on some processors by the data (pdep and pext before Zen 3). */
const unlisted = [
  ...WORDS.flatMap((w) =>
    ['PDEP', 'PEXT'].flatMap((name) => [
      row(`${name}${w}rr`, name.toLowerCase(), `=r${w} r${w} r${w}`, { timing: 'variable' }),
      row(`${name}${w}rm`, name.toLowerCase(), `=r${w} r${w} m${w}`, { timing: 'variable' }),
    ]),
  ),
  ...[16, 32, 64].flatMap((w) =>
    (
      [
        ['POPCNT', flags('', 'CPAZSO')],
        ['LZCNT', flags('', 'CZ', 'PASO')],
        ['TZCNT', flags('', 'CZ', 'PASO')],
      ] as const
    ).flatMap(([name, effect]) => {
      const options = { flags: effect, timing: 'unlisted' as const, prefixes: ['f3', ...sixteen(w).prefixes] };
      return [
        row(`${name}${w}rr`, name.toLowerCase(), `=r${w} r${w}`, options),
        row(`${name}${w}rm`, name.toLowerCase(), `=r${w} m${w}`, options),
      ];
    }),
  ),
];

export const ARITHMETIC_FORMS: readonly InstructionForm[] = [
  ...binary('ADD', SUM, { result: 'sum' }),
  ...binary('SUB', SUM, { result: 'difference', cancels: true }),
  ...binary('ADC', CARRIED),
  ...binary('SBB', CARRIED, { cancels: true }),
  ...binary('CMP', SUM, { cancels: true }, false),
  ...binary('AND', LOGIC, { result: 'aligned' }),
  ...binary('OR', LOGIC),
  ...binary('XOR', LOGIC, { cancels: true }),
  ...test,
  ...unary('INC', STEP, { result: 'sum' }),
  ...unary('DEC', STEP, { result: 'difference' }),
  ...unary('NEG', SUM),
  ...unary('NOT', flags('', '')),
  ...wide('MUL'),
  ...wide('IMUL'),
  ...imul,
  ...divide,
  ...adx,
  ...mulx,
  ...bits,
  ...bitTests,
  ...unlisted,
];

/* Rows of shifts and rotations. Source: SDM vol. 2. OF is taken to be undefined for all counts. */

const SHIFT = flags('', 'CPZS', 'AO');
const ROTATE = flags('', 'C', 'O');
const THROUGH = flags('C', 'C', 'O');
const NAMES: readonly (readonly [name: string, effect: FlagEffect])[] = [
  ['SHL', SHIFT],
  ['SHR', SHIFT],
  ['SAR', SHIFT],
  ['ROL', ROTATE],
  ['ROR', ROTATE],
  ['RCL', THROUGH],
  ['RCR', THROUGH],
];

/** A count in cl that is 0 leaves all flags as they were. */
const byCl = (effect: FlagEffect): Pick<InstructionForm, 'flags' | 'implicitReads' | 'spelt'> => ({
  flags: { ...effect, mayKeep: true },
  implicitReads: ['CL'],
  spelt: 'last',
});

const inPlace = NAMES.flatMap(([name, effect]) =>
  [8, 16, 32, 64].flatMap((w) =>
    ['r', 'm'].flatMap((place) => {
      const operand = `+${place}${w}`;
      const mnemonic = name.toLowerCase();
      const at = `${name}${w}${place}`;
      return [
        row(`${at}1`, mnemonic, operand, { flags: effect, ...sixteen(w) }),
        row(`${at}i`, mnemonic, `${operand} i`, { flags: { ...effect, mayKeep: true }, ...sixteen(w) }),
        row(`${at}CL`, mnemonic, operand, { ...byCl(effect), ...sixteen(w) }),
      ];
    }),
  ),
);

const double = ['SHLD', 'SHRD'].flatMap((name) =>
  [16, 32, 64].flatMap((w) =>
    [
      ['rr', `+r${w} r${w}`],
      ['mr', `+m${w} r${w}`],
    ].flatMap(([at, operands]) => [
      row(`${name}${w}${at}i8`, name.toLowerCase(), `${operands} i`, {
        flags: { ...SHIFT, mayKeep: true },
        ...sixteen(w),
      }),
      row(`${name}${w}${at}CL`, name.toLowerCase(), operands, { ...byCl(SHIFT), ...sixteen(w) }),
    ]),
  ),
);

/** BMI2: no flags. */
const flagless = [32, 64].flatMap((w) => [
  ...['SHLX', 'SHRX', 'SARX'].flatMap((name) => [
    row(`${name}${w}rr`, name.toLowerCase(), `=r${w} r${w} r${w}`),
    row(`${name}${w}rm`, name.toLowerCase(), `=r${w} m${w} r${w}`),
  ]),
  row(`RORX${w}ri`, 'rorx', `=r${w} r${w} i`),
  row(`RORX${w}mi`, 'rorx', `=r${w} m${w} i`),
]);

export const SHIFT_FORMS: readonly InstructionForm[] = [...inPlace, ...double, ...flagless];
