import { expect, test } from 'vitest';
import { Failure } from '../../../src/base/errors.ts';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { CHOICE_BITS, cloneCandidate, PARAMETERS } from '../../../src/codegen/candidate/candidate.ts';
import { isCandidateOf } from '../../../src/codegen/candidate/order.ts';
import { startsOf } from '../../../src/codegen/lanes/laneStarts.ts';
import { LaneLowerer } from '../../../src/codegen/lanes/laneLowerer.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import type { IrFunction, Lanes } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { laneFunction } from '../../../src/ir/lanes/laneFunction.ts';
import { proveListing } from '../../../src/prover/proof/equivalence.ts';
import { drawMutation, MutationContext } from '../../../src/search/mutations.ts';
import type { AsmInstruction } from '../../../src/prover/listing/listing.ts';
import { programListing } from '../../../src/search/tuning/programListing.ts';

const SEED = 1;

function lane(relation: string, batches: number, lanes: Lanes = 8): IrFunction {
  const array = (name: string) => ({
    name,
    shape: 'array' as const,
    width: 64 as const,
    bounds: [0, 1, 2, 3].map(() => ({ lower: 0n, upper: 2n ** 64n - 1n })),
  });
  return laneFunction(
    {
      name: 'f',
      params: ['arg1', 'arg2'].filter((name) => relation.includes(name)).map(array),
      results: [array('out1')],
      spec: {
        modulus: 2n ** 255n - 19n,
        relation,
        weights: [0, 64, 128, 192],
        canonical: false,
        canonicalInputs: false,
      },
    },
    batches,
    lanes,
  );
}

const CASES = [
  ['arg1*arg2', 1, 8],
  ['arg1*arg1', 2, 8],
  ['arg1*arg2', 2, 8],
  ['arg1*arg2-arg2*arg2+121665*arg1', 1, 8],
  ['arg1*arg2', 1, 4],
  ['arg1*arg1+5*arg1', 1, 4],
] as const;

test.each(CASES)(
  'starts of %s for %i batches of %i are candidates, and some are proved',
  (relation, batches, lanes) => {
    const fn = lane(relation, batches, lanes);
    const problem = buildProblem(fn);
    const lowerer = new LaneLowerer(problem);
    const starts = startsOf(problem).flatMap(({ candidates }) => candidates);
    expect(starts.every((c) => isCandidateOf(problem, c))).toBe(true);
    starts.forEach((c, i) => {
      const program = new Program();
      expect(lowerer.lower(c, program)).toBe(true);
      if (i % 13 === 0)
        expect(proveListing(programListing(program, 'f'), fn), `start ${i}`).toMatchObject({ kind: 'proved' });
    });
  },
);

test.each(CASES)(
  'mutants of %s for %i batches of %i with random choices are proved, spills included',
  (relation, batches, lanes) => {
    const fn = lane(relation, batches, lanes);
    const problem = buildProblem(fn);
    const lowerer = new LaneLowerer(problem);
    const rng = seeded(SEED, relation);
    const candidate = cloneCandidate(startsOf(problem)[0].candidates[0]);
    const context = new MutationContext(problem);
    let spills = 0;
    for (let round = 0; round < 4; round++) {
      for (let n = 0; n < 150; n++) drawMutation(rng).propose(candidate, rng, context);
      if (round % 2 === 1) shuffle(candidate.order, rng);
      context.orderer.pull(candidate);
      candidate.choice.forEach((_, e) => {
        candidate.choice[e] = rng.below(2 ** CHOICE_BITS);
      });
      PARAMETERS.forEach(({ values }, k) => {
        candidate.params[k] = rng.below(values);
      });
      const program = new Program();
      expect(lowerer.lower(candidate, program)).toBe(true);
      const listing = programListing(program, 'f');
      spills += listing.instructions.filter(({ mnemonic }) => mnemonic.startsWith('vmovdqu')).length;
      expect(proveListing(listing, fn), `seed ${SEED}, round ${round}`).toMatchObject({ kind: 'proved' });
    }
    if ((batches > 1 || lanes === 4) && relation === 'arg1*arg2') expect(spills).toBeGreaterThan(0);
  },
);

test.each([4, 8] as const)('code of %i lanes with an instruction left out, or another product, is refuted', (lanes) => {
  const fn = lane('arg1*arg2', 1, lanes);
  const problem = buildProblem(fn);
  const program = new Program();
  new LaneLowerer(problem).lower(startsOf(problem)[0].candidates[0], program);
  const listing = programListing(program, 'f');
  const { instructions } = listing;
  const without = (i: number): AsmInstruction[] => instructions.filter((_, k) => k !== i);
  const otherHalf = (i: number): AsmInstruction[] =>
    instructions.map((x, k) => (k === i ? { ...x, mnemonic: HALVES[x.mnemonic] ?? x.mnemonic } : x));
  instructions.slice(0, -1).forEach((x, i) => {
    if (i % 11 !== 0) return;
    const altered = i % 2 === 1 && x.mnemonic in HALVES ? otherHalf(i) : without(i);
    const verdict = proveListing({ ...listing, instructions: altered }, fn, { firstDivergence: false });
    expect(verdict.kind, `${x.text} at ${i}`).toBe('refuted');
  });
});

const HALVES: Readonly<Record<string, string>> = {
  vpmadd52luq: 'vpmadd52huq',
  vpmadd52huq: 'vpmadd52luq',
  vpmuludq: 'vpaddq',
};

function shuffle(order: Uint16Array, rng: Rng): void {
  for (let i = order.length - 1; i > 0; i--) {
    const j = rng.below(i + 1);
    [order[i], order[j]] = [order[j], order[i]];
  }
}

test('a mask and its inverse select where there is no instruction for it', () => {
  const fn = parse(`
function f
aliasing equal
lanes 4
param bit u64[1] <=0x1
param a u64[2]
result out u64[1]

x3 = cmovznz bit[0], a[0], a[1]
return out = x3
`);
  const problem = buildProblem(fn);
  const program = new Program();
  expect(new LaneLowerer(problem).lower(startsOf(problem)[0].candidates[0], program)).toBe(true);
  const listing = programListing(program, 'f');
  expect(listing.instructions.map(({ mnemonic }) => mnemonic).join(' ')).toMatch(/vpxor.*vpsubq.*vpand .*vpandn.*vpor/);
  expect(proveListing(listing, fn)).toMatchObject({ kind: 'proved' });
});

test('products read the low half of a word without a mask, and nothing else does', () => {
  const fn = parse(`
function f
aliasing equal
lanes 4
param a u64[2]
result out u64[2]

x2<=0xffffffff = and a[0], 0xffffffff
x3<=0xffffffff = and a[1], 0xffffffff
x4 = mul x2, x3
x5 = mul x2, 19
x6 = add x5, x3
return out = x4, x6
`);
  const problem = buildProblem(fn);
  const program = new Program();
  expect(new LaneLowerer(problem).lower(startsOf(problem)[0].candidates[0], program)).toBe(true);
  const listing = programListing(program, 'f');
  expect(listing.instructions.filter(({ mnemonic }) => mnemonic === 'vpand')).toHaveLength(1);
  expect(proveListing(listing, fn)).toMatchObject({ kind: 'proved' });
});

test.each<[string, number, string, number]>([
  ['a constant of other bits', 8, 'x3 = sum [0..0] +0x100@0 +x2@0', 1],
  ['one that comes second', 8, 'x3 = sum [0..0] +x2@0 +0x100@0', 1],
  ['a bit of the mask', 8, 'x3 = sum [0..0] +0x80@0 +x2@0', 0],
  ['something else', 8, 'x3 = sum [0..0] +0x100@0 +x2@0 +a[1]@0', 0],
  ['a constant, and read again', 8, 'x3 = sum [0..0] +0x100@0 +x2@0\nx4 = add x2, x3', 0],
  ['a constant, without such an instruction', 4, 'x3 = sum [0..0] +0x100@0 +x2@0', 0],
])('a mask to which is added: %s', (_, lanes, lines, joined) => {
  const last = lines.includes('x4') ? 'x4' : 'x3';
  const text = lines.replace('[0..0]', lines.includes('a[1]') ? '[0x100..0x2ff]' : '[0x80..0x1ff]');
  const fn = parse(`
function f
aliasing equal
lanes ${lanes}
param a u64[2] <=0xffff,0xff
result out u64[1]

x2<=0xff = and a[0], 0xff
${text}
return out = ${last}
`);
  const problem = buildProblem(fn);
  for (const candidate of startsOf(problem).flatMap(({ candidates }) => candidates)) {
    const program = new Program();
    expect(new LaneLowerer(problem).lower(candidate, program)).toBe(true);
    const listing = programListing(program, 'f');
    const count = (mnemonic: RegExp): number => listing.instructions.filter((x) => mnemonic.test(x.mnemonic)).length;
    expect([count(/^vpternlogq$/), count(/^vpand/)]).toEqual([joined, 1 - joined]);
    expect(proveListing(listing, fn)).toMatchObject({ kind: 'proved' });
  }
});

test.each([
  ['arg1*arg2', 250],
  ['arg1*arg1', 205],
] as const)('in rows, %s for four takes few moves', (relation, most) => {
  const problem = buildProblem(lane(relation, 1, 4));
  const lowerer = new LaneLowerer(problem);
  const lengths = startsOf(problem)
    .flatMap(({ candidates }) => candidates)
    .map((c) => {
      const program = new Program();
      lowerer.lower(c, program);
      return program.count;
    });
  expect(Math.min(...lengths)).toBeLessThanOrEqual(most);
});

test.each([
  ['a product of words', 'x2 = mul a[0], a[1]', 'words of more than 32 bits'],
  ['a signed shift', 'x2 = sar a[0] by 3', 'sar'],
  ['a product of 52 bits', 'x2, x3 = mul52 a[0], a[1]', 'mul52'],
])('four lanes have not: %s', (_, line, reason) => {
  const text = `function f\naliasing equal\nlanes 4\nparam a u64[2]\nresult out u64[1]\n${line}\nreturn out = x2\n`;
  const problem = buildProblem(parse(text));
  const why = (): string => {
    try {
      return String(new LaneLowerer(problem));
    } catch (error) {
      return error instanceof Failure ? `${error.kind} ${error.detail.found}` : String(error);
    }
  };
  expect(why()).toContain('unsupported');
  expect(why()).toContain(reason);
});
