/** Registers that point near rows: the same rows, in shorter code, and one that points elsewhere is refuted. */
import { expect, test } from 'vitest';
import { formId } from '../../../src/base/ids.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { encoded } from '../../../src/codegen/encoder/encode.ts';
import { withBases, LaneLowerer } from '../../../src/codegen/lanes/laneLowerer.ts';
import { startsOf } from '../../../src/codegen/lanes/laneStarts.ts';
import { formNamed } from '../../../src/codegen/x86/forms.ts';
import { DISP, FORM, MEM, memBase, memOperand, Program, REG0, STRIDE } from '../../../src/codegen/x86/program.ts';
import { R8, RAX, RDI, RDX, RSI, RSP } from '../../../src/codegen/x86/registers.ts';
import { laneFunction } from '../../../src/ir/lanes/laneFunction.ts';
import { proveListing } from '../../../src/prover/proof/equivalence.ts';
import { programListing } from '../../../src/search/tuning/programListing.ts';

const LOAD = formNamed('vmovdqu_ymm_m256');
const LEA = formNamed('lea_r64_m');
const ROW = 32;

/** Loads of rows: of which register, and which row. */
function loads(rows: readonly (readonly [base: number, row: number])[]): Program {
  const program = new Program();
  for (const [base, row] of rows) program.emit(LOAD, 0, 0, 0, memOperand(base), ROW * row);
  return program;
}

/** The rows that loads read, following what registers point to; a register that is written was not to be read. */
function rowsRead({ data, count }: Program): [number, number][] {
  const pointers = new Map<number, [number, number]>();
  const rows: [number, number][] = [];
  for (let at = 0; at < count * STRIDE; at += STRIDE) {
    const base = memBase(data[at + MEM]);
    const [origin, offset] = pointers.get(base) ?? [base, 0];
    if (formId(data[at + FORM]) === LEA) pointers.set(data[at + REG0], [origin, offset + data[at + DISP]]);
    else rows.push([origin, (offset + data[at + DISP]) / ROW]);
  }
  return rows;
}

const isFar = (displacement: number): boolean => displacement < -128 || displacement > 127;

test('rows that are read again and again are near a register, in any order', () => {
  const rows = Array.from({ length: 300 }, (_, i): [number, number] => [[RSP, RSI][(i >> 5) % 2], (7 * i) % 24]);
  const program = loads(rows);
  const short = withBases(program, ROW);
  expect(rowsRead(short)).toEqual(rows);
  expect(encoded(short).length).toBeLessThan(0.8 * encoded(program).length);
  const far = Array.from({ length: short.count }, (_, i) => i * STRIDE).filter(
    (at) => formId(short.data[at + FORM]) !== LEA && isFar(short.data[at + DISP]),
  );
  expect(far.length).toBeLessThan(10);
});

test('an argument keeps its register until it is read for the last time', () => {
  const early = Array.from({ length: 40 }, (_, i): [number, number] => [RSP, 8 + (i % 8)]);
  const rows: [number, number][] = [[RDX, 0], ...early, [RDI, 0], [R8, 1], ...early, [RAX, 0]];
  expect(rowsRead(withBases(loads(rows), ROW))).toEqual(rows);
});

test('few rows, and near ones, are left as they are', () => {
  const near = loads(Array.from({ length: 50 }, (_, i) => [RSP, i % 4] as const));
  expect(withBases(near, ROW)).toBe(near);
  const few = loads([
    [RSP, 9],
    [RSP, 19],
    [RSP, 29],
  ]);
  expect(withBases(few, ROW)).toBe(few);
});

test('code with such registers is proved, and refuted if one of them points to the row beside', () => {
  const elements = (name: string, count: number) => ({
    name,
    shape: 'array' as const,
    width: 64 as const,
    bounds: Array.from({ length: 4 * count }, () => ({ lower: 0n, upper: 2n ** 64n - 1n })),
  });
  const spec = {
    modulus: 2n ** 255n - 19n,
    relation: 'a, b = arg1; c, d = arg2; a*c+b*d, a*d-b*c',
    weights: [0, 64, 128, 192],
    canonical: false,
    canonicalInputs: false,
  };
  const params = [elements('arg1', 2), elements('arg2', 2)];
  const fn = laneFunction({ name: 'f', params, results: [elements('out1', 2)], spec }, 1, 4);
  const problem = buildProblem(fn);
  const plain = new Program();
  expect(new LaneLowerer(problem).lower(startsOf(problem)[0].candidates[0], plain)).toBe(true);
  const program = withBases(plain, ROW);
  expect(proveListing(programListing(program, 'f'), fn)).toMatchObject({ kind: 'proved' });
  const bases = Array.from({ length: program.count }, (_, i) => i * STRIDE).filter(
    (at) => formId(program.data[at + FORM]) === LEA,
  );
  expect(bases.length).toBeGreaterThan(1);
  for (const at of bases)
    for (const by of [ROW, -ROW]) {
      const altered = program.clone();
      altered.data[at + DISP] += by;
      const verdict = proveListing(programListing(altered, 'f'), fn, { firstDivergence: false });
      expect(verdict.kind, `lea at ${at / STRIDE} by ${by}`).toBe('refuted');
    }
});
