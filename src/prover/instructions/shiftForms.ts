/** Rows of shifts and rotations. Source: SDM vol. 2. OF is taken to be undefined for all counts. */
import { flags, row, sixteen, type FlagEffect, type InstructionForm } from './form.ts';

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
