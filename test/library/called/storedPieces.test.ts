/**
 * Stored products and squares of all machines and targets, as formulas call them: each product is proved with each
 * square (with FIELDWRIGHT_LONG=1; else some of these pairs), and what cannot be called gives way to what can.
 */
import { EDWARDS_PROGRAMS } from '../../../src/library/edwards/edwardsPoints.ts';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { assembledText } from '../../../src/bench/assemble.ts';
import { P256 } from '../../../src/bench/reference/peerPoints.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { targetNamed } from '../../../src/codegen/x86/target.ts';
import type { ResultRecord } from '../../../src/bench/record.ts';
import { namedField } from '../../../src/engine/subject/fieldSubject.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { calledField, calledObject, contractsOf, proveProgram } from '../../../src/library/called/calledObject.ts';
import { calledPiece, calledPieces, type CalledPieces } from '../../../src/library/called/calledPieces.ts';
import { canonicalSums } from '../../../src/library/called/canonicalSums.ts';
import { elementFile, type FieldCode } from '../../../src/library/called/elementCode.ts';
import { elementIr, type FieldPieces } from '../../../src/library/called/elementIr.ts';
import type { ElementProgram } from '../../../src/library/called/elementProgram.ts';
import { FOLDED_SUMS, sumsOf } from '../../../src/library/called/sumsOf.ts';
import {
  JACOBIAN_ADD,
  JACOBIAN_ADD_ANY,
  JACOBIAN_DOUBLE,
  JACOBIAN_MIXED,
} from '../../../src/library/called/jacobianPrograms.ts';
import { plannedFunctions, readFunctions, type LibraryFunction } from '../../../src/library/field/libraryFunctions.ts';
import { planLibrary } from '../../../src/library/field/libraryPlan.ts';
import { storedRecordsOf, type FoundCode } from '../../../src/library/field/storedCode.ts';
import { candidateFromJson } from '../../../src/search/tuning/candidateJson.ts';
import { loweredCode } from '../../../src/search/tuning/codeGenerator.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { oneIn } from '../../oneIn.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const io = recordingIo([], { root, results: join(root, 'results') });

/** A field with programs on it, of which the short form proves the first. */
interface Setting {
  readonly field: string;
  readonly strict: boolean;
  readonly programs: readonly ElementProgram[];
  readonly numbers: Pick<FieldCode, 'modulus' | 'R' | 'sums'>;
  readonly sums: () => Promise<Pick<FieldPieces, 'add' | 'sub' | 'half'>>;
}

const P256_SETTING: Setting = {
  field: 'p256-montgomery',
  strict: true,
  programs: [JACOBIAN_DOUBLE, JACOBIAN_ADD, JACOBIAN_MIXED, JACOBIAN_ADD_ANY],
  numbers: { modulus: P256, R: 2n ** 256n, sums: canonicalSums(P256, 4) },
  sums: () =>
    sumsOf(join(root, 'bridge/bench/formulas/p256-montgomery.c'), 'formula_p256_montgomery', P256, toolchain!),
};

const P384 = 2n ** 384n - 2n ** 128n - 2n ** 96n + 2n ** 32n - 1n;
const P384_SETTING: Setting = {
  field: 'p384-montgomery',
  strict: true,
  programs: [JACOBIAN_DOUBLE, JACOBIAN_ADD_ANY],
  numbers: { modulus: P384, R: 2n ** 384n, sums: canonicalSums(P384, 6) },
  sums: () =>
    sumsOf(join(root, 'bridge/bench/formulas/p384-montgomery.c'), 'formula_p384_montgomery', P384, toolchain!),
};

const SETTING_25519: Setting = {
  field: '25519',
  strict: false,
  programs: [...EDWARDS_PROGRAMS.values()],
  numbers: { modulus: 2n ** 255n - 19n, R: 1n, sums: FOLDED_SUMS },
  sums: async () => {
    const [add, sub] = await readOf('25519', false, ['add', 'sub']);
    return { add: add.read, sub: sub.read };
  },
};

async function planOf(field: string, strict: boolean) {
  return planLibrary({ field: namedField({ field }, root)!, strict, prefix: 'f', constants: [] }, root);
}

async function readOf(field: string, strict: boolean, names: readonly string[]) {
  const { functions } = await planOf(field, strict);
  const read = await readFunctions(
    { functions: functions.filter(({ name }) => names.includes(name)) },
    { field },
    toolchain!,
  );
  return names.map((name) => read.find((fn) => fn.name === name)!);
}

/** The code that a library would take of each machine, target and aim; whether this processor runs it is not asked. */
async function storedOf({ field, strict }: Setting, name: string): Promise<FoundCode[]> {
  const [{ read, key }] = await readOf(field, strict, [name]);
  const records = storedRecordsOf(read, key, io);
  const newest = new Map(records.map((one) => [`${one.machine.slug} ${one.target} ${one.options.for}`, one]));
  return [...newest].map(([origin, record]) => codeOf(record, origin));
}

function codeOf(record: ResultRecord, origin: string): FoundCode {
  const fn = parse(record.ir, 'record');
  const candidate = candidateFromJson(record.candidate, initialCandidate(buildProblem(fn)), 'record');
  const [bmi2, adx] = ['bmi2', 'adx'].map((feature) => record.machine.features.includes(feature));
  const code = loweredCode({ name: '', fn }, candidate, targetNamed(record.target, { bmi2, adx }), io);
  expect(Buffer.from(code!.bytes).toString('hex'), origin).toBe(record.code.hex);
  return { ...code!, origin, isStored: true, isTuned: false };
}

/** What is not proved by contract of programs that call these. */
async function openOf({ programs, numbers }: Setting, pair: CalledPieces, sums: Pick<FieldPieces, 'add' | 'sub'>) {
  const named = new Map((isLong ? programs : programs.slice(0, 1)).map((program, k) => [`f${k}`, program]));
  const field = calledField(pair, sums, numbers);
  const object = await assembledText(toolchain!, elementFile(named, field.code));
  const open: string[] = [];
  for (const [symbol, program] of named) {
    const fn = elementIr(symbol, program, field.pieces, 'equal');
    const verdict = await proveProgram(object, fn, contractsOf(field), toolchain!);
    if (verdict.kind !== 'proved') open.push(`${symbol}: ${verdict.reason}`);
    else if (!verdict.by.startsWith('calls by contract')) open.push(`${symbol}: ${verdict.by}`);
  }
  return open;
}

describe.skipIf(toolchain === null)('stored products and squares', () => {
  const settings: readonly (readonly [string, Setting, known: string, products: number, squares: number])[] = [
    ['P-256', P256_SETTING, 'amd-zen4 native throughput', 8, 9],
    ['25519', SETTING_25519, 'amd-zen3 x86-64 throughput', 10, 11],
    ['P-384', P384_SETTING, 'amd-zen5 native throughput', 8, 7],
  ];
  test.each(isLong ? settings : settings.slice(0, 2))(
    'of %s, each with each',
    async (_, setting, known, products, squares) => {
      const sums = await setting.sums();
      const pieces: Record<'mul' | 'square', (CalledPieces['mul'] | null)[]> = { mul: [], square: [] };
      const stored = { mul: await storedOf(setting, 'mul'), square: await storedOf(setting, 'square') };
      expect(stored.mul.length).toBeGreaterThanOrEqual(products);
      expect(stored.square.length).toBeGreaterThanOrEqual(squares);
      expect(stored.mul.map(({ origin }) => origin)).toContain(known);
      for (const name of ['mul', 'square'] as const)
        for (const code of oneIn(2, stored[name]))
          pieces[name].push(await calledPiece(name, [code], toolchain!, { ...io, note: (text) => expect.fail(text) }));
      const open: string[] = [];
      for (const [i, mul] of pieces.mul.entries())
        for (const [k, square] of pieces.square.entries()) {
          if (!isLong && k !== i % pieces.square.length) continue;
          const found = mul && square && (await openOf(setting, { mul, square }, sums));
          if (found === null || found.length > 0)
            open.push(`${mul?.origin} with ${square?.origin}: ${found?.join('; ')}`);
        }
      expect(open).toEqual([]);
    },
    1_200_000,
  );
});

describe.skipIf(toolchain === null)('pieces of P-256', () => {
  let functions: Record<'mul' | 'square', LibraryFunction>;
  let sums: Pick<FieldPieces, 'add' | 'sub' | 'half'>;
  beforeAll(async () => {
    const plan = await planOf('p256-montgomery', true);
    const [mul, square] = await plannedFunctions(plan, ['mul', 'square'], null, toolchain!, io);
    functions = { mul, square };
    sums = await P256_SETTING.sums();
  }, 120_000);

  /** Pieces with something changed; `code` is as it was. */
  async function made(change: (pieces: FieldPieces) => Partial<FieldPieces>): Promise<string> {
    const field = calledField(await calledPieces(functions, toolchain!, io, null), sums, P256_SETTING.numbers);
    const pieces = { ...field.pieces, ...change(field.pieces) };
    return calledObject(
      [{ symbol: 'f', program: JACOBIAN_ADD_ANY, aliasing: 'equal' }],
      { ...field, pieces },
      toolchain!,
    );
  }

  const stated = (fn: IrFunction, change: Partial<NonNullable<IrFunction['spec']>>): IrFunction => {
    return { ...fn, spec: { ...fn.spec!, ...change } };
  };
  /** The most significant limb is smaller than it may be. */
  const narrower = (fn: IrFunction): IrFunction => ({
    ...fn,
    params: fn.params.map((param) => ({
      ...param,
      bounds: param.bounds.map((one, k) => (k === 3 ? { ...one, upper: one.upper >> 1n } : one)),
    })),
  });

  test('are called as they are', async () => {
    expect(await made(() => ({}))).toMatch(/\.o$/);
  });

  test.each<[string, (pieces: FieldPieces) => Partial<FieldPieces>, string]>([
    ['a sum that may be any number', ({ add }) => ({ add: stated(add, { canonical: false }) }), 'does not take'],
    ['a square of smaller numbers', ({ square }) => ({ square: narrower(square) }), 'does not take'],
    [
      'a square of numbers below a limit of its own',
      ({ square }) => ({
        square: stated(square, { canonicalInputs: false, limits: [{ name: 'arg1', below: P256 >> 1n }] }),
      }),
      'does not take',
    ],
    ['a product of which nothing is stated', ({ mul: { spec: _, ...mul } }) => ({ mul }), 'is not proved'],
    [
      'a product that is not divided',
      ({ mul }) => ({ mul: stated(mul, { relation: 'arg1*arg2' }) }),
      'IR = specification is not proved',
    ],
    ['a difference for a sum', ({ sub }) => ({ add: sub }), 'something else'],
    ['a square of the product', ({ mul }) => ({ square: mul }), 'something else'],
  ])('are refused with %s', async (_, change, message) => {
    await expect(made(change)).rejects.toThrow(message);
  });

  test('give way where they cannot be called, and the run says so in a line', async () => {
    const { mul, square } = functions;
    const other = { ...mul, champion: square.champion, bytes: square.bytes, origin: 'code of a square' };
    const notes: string[] = [];
    const noting = { ...io, note: (text: string) => void notes.push(text) };
    const found = await calledPiece('mul', [other, mul], toolchain!, noting);
    expect(found?.origin).toBe(mul.origin);
    expect(notes).toEqual([
      expect.stringMatching(/^mul: formulas call the .*; the code of a square, cannot be called: /),
    ]);
    expect(notes[0]).not.toContain('\n');
    expect(notes[0].length).toBeLessThan(400);
    expect(await calledPiece('mul', [other], toolchain!, io)).toBeNull();
  });

  test('give way to those of the next machine, to a search, and to a first candidate', async () => {
    const { mul, square } = functions;
    const bad = { ...mul, champion: square.champion, bytes: square.bytes, isStored: true };
    const asked: string[] = [];
    let codes: readonly FoundCode[] = [];
    const ofCodes = (...all: readonly FoundCode[]) => {
      codes = all;
      asked.length = 0;
      const fn: LibraryFunction = { ...bad, codes: () => codes };
      const search = async ({ name }: Pick<LibraryFunction, 'name'>): Promise<void> => {
        asked.push(name);
        codes = [bad, { ...mul, isStored: true, origin: 'found' }];
      };
      return { fn, search };
    };
    const originOf = async ({ fn, search }: ReturnType<typeof ofCodes>, isSearching = true) =>
      (await calledPieces({ mul: fn, square }, toolchain!, io, isSearching ? search : null)).mul.origin;
    const first = { ...mul, isStored: false, origin: 'first' };
    expect(await originOf(ofCodes(bad, { ...mul, isStored: true, origin: 'next' }, first))).toBe('next');
    expect(asked).toEqual([]);
    expect(await originOf(ofCodes(bad, first))).toBe('found');
    expect(asked).toEqual(['mul']);
    expect(await originOf(ofCodes(bad, first), false)).toBe('first');
    await expect(originOf(ofCodes(bad), false)).rejects.toMatchObject({ kind: 'unsupported' });
  });
});
