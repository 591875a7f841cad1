/** Which microarchitecture a processor has, by its family and model. */

/** One row of the table below: a range of display models of one family. */
interface Row {
  readonly vendor: 'AuthenticAMD' | 'GenuineIntel';
  readonly family: number;
  /** Inclusive ranges of the extended model number. */
  readonly models: readonly (readonly [first: number, last: number])[];
  readonly name: string;
  /** Of the features that generated code may use (`HostMachine`), those that its processors do not have. */
  readonly lacks?: readonly string[];
}

/**
 * Names by family and model as CPUID reports them.
 * Sources: Intel SDM vol. 4 table 2-1; AMD Processor Programming References, title pages; Linux
 * arch/x86/kernel/cpu/amd.c.
 */
const TABLE: readonly Row[] = [
  { vendor: 'AuthenticAMD', family: 0x17, models: [[0x00, 0x2f]], name: 'amd-zen' },
  { vendor: 'AuthenticAMD', family: 0x17, models: [[0x30, 0xaf]], name: 'amd-zen2' },
  {
    vendor: 'AuthenticAMD',
    family: 0x19,
    models: [
      [0x00, 0x0f],
      [0x20, 0x5f],
    ],
    name: 'amd-zen3',
  },
  {
    vendor: 'AuthenticAMD',
    family: 0x19,
    models: [
      [0x10, 0x1f],
      [0x60, 0x7f],
      [0xa0, 0xaf],
    ],
    name: 'amd-zen4',
  },
  { vendor: 'AuthenticAMD', family: 0x1a, models: [[0x00, 0x7f]], name: 'amd-zen5' },
  {
    vendor: 'GenuineIntel',
    family: 6,
    models: [
      [0x3c, 0x3c],
      [0x3f, 0x3f],
      [0x45, 0x46],
    ],
    name: 'intel-haswell',
    lacks: ['adx'],
  },
  {
    vendor: 'GenuineIntel',
    family: 6,
    models: [
      [0x3d, 0x3d],
      [0x47, 0x47],
      [0x4f, 0x4f],
      [0x56, 0x56],
    ],
    name: 'intel-broadwell',
  },
  {
    vendor: 'GenuineIntel',
    family: 6,
    models: [
      [0x4e, 0x4e],
      [0x55, 0x55],
      [0x5e, 0x5e],
    ],
    name: 'intel-skylake',
  },
  {
    vendor: 'GenuineIntel',
    family: 6,
    models: [
      [0x8e, 0x8e],
      [0x9e, 0x9e],
    ],
    name: 'intel-coffeelake',
  },
  { vendor: 'GenuineIntel', family: 6, models: [[0xa5, 0xa6]], name: 'intel-cometlake' },
  {
    vendor: 'GenuineIntel',
    family: 6,
    models: [
      [0x6a, 0x6a],
      [0x6c, 0x6c],
      [0x7d, 0x7e],
    ],
    name: 'intel-icelake',
  },
  { vendor: 'GenuineIntel', family: 6, models: [[0x8c, 0x8d]], name: 'intel-tigerlake' },
  { vendor: 'GenuineIntel', family: 6, models: [[0xa7, 0xa7]], name: 'intel-rocketlake' },
  {
    vendor: 'GenuineIntel',
    family: 6,
    models: [
      [0x97, 0x97],
      [0x9a, 0x9a],
    ],
    name: 'intel-alderlake',
  },
  {
    vendor: 'GenuineIntel',
    family: 6,
    models: [
      [0xb7, 0xb7],
      [0xba, 0xba],
      [0xbf, 0xbf],
    ],
    name: 'intel-raptorlake',
  },
  { vendor: 'GenuineIntel', family: 6, models: [[0x8f, 0x8f]], name: 'intel-sapphirerapids' },
  { vendor: 'GenuineIntel', family: 6, models: [[0xcf, 0xcf]], name: 'intel-emeraldrapids' },
  { vendor: 'GenuineIntel', family: 6, models: [[0xad, 0xae]], name: 'intel-graniterapids' },
  {
    vendor: 'GenuineIntel',
    family: 6,
    models: [
      [0xaa, 0xaa],
      [0xac, 0xac],
    ],
    name: 'intel-meteorlake',
  },
  { vendor: 'GenuineIntel', family: 6, models: [[0xbd, 0xbd]], name: 'intel-lunarlake' },
  { vendor: 'GenuineIntel', family: 6, models: [[0xc5, 0xc6]], name: 'intel-arrowlake' },
];

/** A range of models of one family, see `modelRanges`. */
interface ModelRange extends Pick<Row, 'vendor' | 'family' | 'name'> {
  readonly first: number;
  readonly last: number;
}

/** All of the table, a range each; of each vendor those that came later stand later. */
export const modelRanges = (): ModelRange[] =>
  TABLE.flatMap(({ vendor, family, name, models }) =>
    models.map(([first, last]) => ({ vendor, family, name, first, last })),
  );

/** All names of the table. */
export const machineNames = (): string[] => TABLE.map(({ name }) => name);

/** A processor of a microarchitecture, with the first of its models; null for a name that the table does not have. */
export function modelNamed(
  name: string,
): (Pick<Row, 'vendor' | 'family'> & { readonly model: number; readonly lacks: readonly string[] }) | null {
  const row = TABLE.find((one) => one.name === name);
  return row === undefined ? null : { ...row, model: row.models[0][0], lacks: row.lacks ?? [] };
}

/** Name of a microarchitecture, fit for a folder; `<vendor>-f<family>m<model>` when it is not in the table. */
export function microarchitecture(vendor: string, family: number, model: number): string {
  const row = TABLE.find(
    (r) => r.vendor === vendor && r.family === family && r.models.some(([a, b]) => a <= model && model <= b),
  );
  if (row !== undefined) return row.name;
  const maker =
    vendor
      .replace(/^Authentic|^Genuine/, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '') || 'unknown';
  return `${maker}-f${family}m${model}`;
}
