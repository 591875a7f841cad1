/** The lines `again:` and `longer:`: a shell and the parser make the same options of them. */
import { availableParallelism } from 'node:os';
import { spawnSync } from 'node:child_process';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { commandOf, type Command } from '../../../src/base/options/option.ts';
import { longerLine, optimizeLine, recordedLine, recordedPath } from '../../../src/engine/optimize/optimizeLine.ts';
import { optimizeSchema, type OptimizeOptions } from '../../../src/engine/optimize/optimizeOptions.ts';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { STAGES } from '../../../src/engine/optimize/stages.ts';
import { AIMS } from '../../../src/base/aims.ts';
import { VARIANTS } from '../../../src/codegen/variants/variants.ts';
import { parseBudget, tenfold } from '../../../src/search/task.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { recordingIo } from '../../cli/recordingIo.ts';

/** The words that a shell makes of each line. */
function shellWords(lines: readonly string[]): string[][] {
  const script = lines.map((line) => `words ${line}`).join('\n');
  const { stdout, stderr } = spawnSync('bash', ['-c', `words() { printf '%s\\0' "$@"; printf '\\1\\0'; }\n${script}`], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  return stdout
    .split('\x01\0')
    .slice(0, -1)
    .map((text) => text.split('\0').slice(0, -1));
}

async function parsed(words: readonly string[]): Promise<OptimizeOptions> {
  expect(words.slice(0, 2)).toEqual(['./fieldwright', 'optimize']);
  let options: OptimizeOptions | undefined;
  const command: Command = {
    name: 'optimize',
    summary: '',
    load: async () => commandOf(optimizeSchema, (given) => void (options = given)),
  };
  const io = recordingIo(words.slice(1));
  await runCommandLine([command], io);
  expect(io.noteText).toEqual([]);
  return options!;
}

const number = fc.nat(1000).map(String);
const flag = fc.boolean().filter((on) => on);
const text = fc
  .oneof(
    fc.string({ minLength: 1, maxLength: 12 }),
    fc.constantFrom(
      'out1 = arg1*arg2 mod 2^255-19',
      "it's",
      '$HOME `x` !!',
      '-DX=1 -I"a b"',
      '~/x',
      '*',
      'a\nb',
      '--seed',
    ),
  )
  .filter((value) => !value.includes('\0') && !value.includes('\x01'));
const oneOf = (values: readonly string[]): fc.Arbitrary<string> => fc.constantFrom(...values);

const raw = fc.record(
  {
    curve: text,
    field: text,
    prime: text,
    form: oneOf(['auto', 'plain', 'montgomery']),
    op: text,
    source: text,
    crate: text,
    input: text,
    function: text,
    cflags: text,
    spec: text,
    limbs: text,
    bounds: text,
    aliasing: oneOf(['none', 'equal', 'any']),
    lanes: oneOf(['8', '16']),
    estimate: oneOf(['zen4', 'zen5']),
    strict: flag,
    seed: number,
    target: oneOf(['native', ...TARGETS.map(({ name }) => name)]),
    budget: oneOf(['1', '300', '60s', '90s', '1.5m', '2h', '250ms']),
    for: oneOf(AIMS),
    variant: oneOf(['auto', ...VARIANTS]),
    strategy: oneOf(['anneal-cool', 'anneal']),
    jobs: fc.integer({ min: 1, max: availableParallelism() }).map(String),
    checkpoint: text,
    resume: flag,
    out: text,
    job: text,
    saveJob: text,
    machine: fc.constantFrom('amd-zen4', 'intel-skylake'),
    cpu: number,
    assembler: oneOf(['builtin', 'assemblyline']),
    check: oneOf(['builtin', 'measuresuite']),
    measure: oneOf(['builtin', 'measuresuite']),
    exchange: text,
    set: fc.array(oneOf(['n=4', 'a.len=0x10', 'x=-1,y=2']), { minLength: 1, maxLength: 2 }),
    json: flag,
    verbose: flag,
    printAfter: oneOf(['all', ...STAGES]),
    stopAfter: oneOf(STAGES),
    timings: flag,
    store: flag,
  },
  { requiredKeys: [] },
);

const samples = fc.sample(raw, { numRuns: 150, seed: 20261 }).map((options) => optimizeSchema.parse(options));

test('every option is among the samples', () => {
  const usual = optimizeSchema.parse({});
  const keys = Object.keys(optimizeSchema.shape) as (keyof OptimizeOptions)[];
  const single = availableParallelism() === 1 ? ['jobs'] : [];
  expect(keys.filter((key) => samples.every((options) => options[key] === usual[key]))).toEqual(single);
});

test('the line that runs it again has the same options', async () => {
  const words = shellWords(samples.map(optimizeLine));
  for (const [i, options] of samples.entries())
    expect(await parsed(words[i]), `seed 20261, sample ${i}`).toEqual(options);
});

test('the longer one differs in what it starts from and in its budget only', async () => {
  const words = shellWords(samples.map(longerLine));
  for (const [i, options] of samples.entries()) {
    expect(await parsed(words[i]), `seed 20261, sample ${i}`).toEqual({
      ...options,
      resume: true,
      budget: tenfold(options.budget),
    });
  }
});

test('that of a record has all that the result comes from', async () => {
  const io = { root: '/p', cwd: '/p/sub' };
  const words = shellWords(samples.map((options) => recordedLine(options, io)));
  for (const [i, options] of samples.entries()) {
    const {
      source,
      crate,
      out: _,
      saveJob: _______,
      machine: ________,
      exchange: _________,
      checkpoint: __,
      json: ___,
      verbose: __________,
      printAfter: ____,
      stopAfter: _____,
      timings: ______,
      ...rest
    } = options;
    const again = await parsed(words[i]);
    const aside = { store: false, json: false, verbose: false, timings: false };
    expect(again, `seed 20261, sample ${i}`).toMatchObject({ ...rest, ...aside });
    expect([again.out, again.checkpoint, again.printAfter, again.stopAfter]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect([again.source === undefined, again.crate === undefined]).toEqual([
      source === undefined,
      crate === undefined,
    ]);
  }
});

test('what has its default value is left out, but for seed and budget', () => {
  const options = optimizeSchema.parse({ curve: '25519', op: 'mul' });
  expect(optimizeLine(options)).toBe('./fieldwright optimize --curve 25519 --op mul --seed 1 --budget 60s');
  expect(longerLine({ ...options, target: 'x86-64-v3', for: 'latency', strict: true })).toBe(
    './fieldwright optimize --curve 25519 --op mul --strict --seed 1 --target x86-64-v3 --budget 10m --for latency ' +
      '--resume',
  );
});

test.each([
  ['sums.c', '/p', '/p/sub', 'sub/sums.c'],
  ['../sums.c', '/p', '/p/sub', 'sums.c'],
  ['/p/sub/a/sums.c', '/p', '/elsewhere', 'sub/a/sums.c'],
  ['sums.c', '/p', '/elsewhere', 'sums.c'],
  ['/elsewhere/x/sums.c', '/p', '/elsewhere/y', '../x/sums.c'],
  ['.', '/p', '/elsewhere', '.'],
  ['/p2/a.c', '/p', '/', 'p2/a.c'],
])('%s below %s from %s is recorded as %s%s', (file, root, cwd, expected) => {
  expect(recordedPath(file, { root, cwd })).toBe(expected);
});

test('packages of a workspace are not paths', () => {
  const line = (crate: string): string =>
    recordedLine(optimizeSchema.parse({ crate, function: 'f' }), { root: '/p', cwd: '/p/sub' });
  expect(line('curve@1.2.3')).toContain('--crate curve@1.2.3 ');
  expect(line('own')).toContain('--crate sub/own ');
});

test.each([
  ['60s', '10m'],
  ['1m', '10m'],
  ['90s', '15m'],
  ['7s', '70s'],
  ['250ms', '2500ms'],
  ['1ms', '10ms'],
  ['2h', '1200m'],
  ['300', '3000'],
  ['1.5m', '15m'],
])('ten times %s is %s', (budget, ten) => {
  expect(tenfold(budget)).toBe(ten);
  expect(parseBudget(ten).kind).toBe(parseBudget(budget).kind);
});
