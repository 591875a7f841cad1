/** Operations on points of edwards25519 with four numbers side by side: plans, code, proofs, tables and objects. */
import { assembledText } from '../../bench/assemble.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { acrossInverseObject, ROWS_25519, oddMultiples } from './edwardsBuild.ts';
import { laneLoops } from '../curve/curveSources.ts';
import { rowsText } from '../curve/limbNumbers.ts';
import { type Halves, onState, maskLines, repeated, ROW_BYTES, rowFunction } from '../../codegen/across/rowFunction.ts';
import { readFileSync } from 'node:fs';
import { Failure } from '../../base/errors.ts';
import { inverse, mod } from '../../base/integers.ts';
import type { Poly } from '../../prover/algebra/poly.ts';
import { extractFunction } from '../../frontend/object/extractFunction.ts';
import { readFlatCode } from '../../frontend/object/readFunction.ts';
import { elementFunction } from '../../ir/across/function.ts';
import type { IrFunction } from '../../ir/function.ts';
import { type AcrossCore, LATENCIES } from '../../ir/across/moves.ts';
import { COSTS_25519, numbers25519, PRIME, type Way } from '../../ir/across/numbers.ts';
import { type AcrossPlan, AcrossPlanner } from '../../ir/across/plan.ts';
import { roundsOf } from '../../ir/across/rounds.ts';
import { LIMBS } from '../../ir/across/rows.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import { traceCode } from '../../prover/instructions/traceCode.ts';
import { RDI, RSI } from '../../prover/listing/registers.ts';
import { requireRepeated } from '../../prover/proof/repeatedSteps.ts';
import { agree, type FormulaCalls } from '../called/calledObject.ts';
import { provedBytes, provedMeaning } from '../kernels/provedKernels.ts';
import { type AcrossCandidate, type AcrossStep, acrossStep, coreOf } from '../curve/acrossStep.ts';
import { formulaText } from '../curve/formulas.ts';
import { foundOrder } from '../curve/foundOrders.ts';

/** The element of a point, X, Y, Z, T or X + Y, that each word has, and of what is added P, M, 2 Z, 2 d T. */
const POINT_PLACES: readonly number[] = [0, 2, 1, 3];

/** 2 d of the curve. */
const TWO_D = mod(-243330n * inverse(121666n, PRIME), PRIME);
/** What a point is multiplied by to be added: y + x, y - x, 2 z, 2 d t. */
const PREPARING: readonly bigint[] = [1n, 1n, 2n, TWO_D];

/** An operation: its symbol is its name with `_` for `.`. */
interface PointOperation {
  /** Of its formula, or of two side by side with `pairs` in place of `across`. */
  readonly name: string;
  /** Whether it is called with how often. */
  readonly isRepeated: boolean;
  readonly meaning: string;
  /** Results of its formula, and what they should be by the plain ones. */
  readonly ways: (
    own: string,
    plain: (name: string) => string,
    calls: FormulaCalls,
  ) => [readonly Poly[], readonly Poly[]];
}

const doubled = (isExtended: boolean): Pick<PointOperation, 'ways'> => ({
  ways: (own, plain, { ring, inputs, resultsOf }) => {
    const [X, Y, Z] = inputs('X', 'Y', 'Z');
    const [x, y, z, t] = resultsOf(plain('edwards.double_extended'), [X, Y, Z]);
    const wanted = [x, y, z, isExtended ? t : ring.add(x, y)].map((value) => ring.sub(ring.constant(0n), value));
    return [resultsOf(own, [X, Y, Z, ring.add(X, Y)]), wanted];
  },
});

const added = (isExtended: boolean): Pick<PointOperation, 'ways'> => ({
  ways: (own, plain, { ring, inputs, resultsOf }) => {
    const args = [inputs('X', 'Y', 'Z', 'T'), inputs('P', 'M', 'Z2', 'T2')];
    const [x, y, z, t] = resultsOf(plain('edwards.add'), ...args, [ring.constant(0n)]);
    return [resultsOf(own, ...args), [x, y, z, isExtended ? t : ring.add(x, y)]];
  },
});

const ofEach = (wanted: (ring: FormulaCalls['ring'], x: Poly, y: Poly) => Poly): Pick<PointOperation, 'ways'> => ({
  ways: (own, _, { ring, inputs, resultsOf }) => {
    const [xs, ys] = [inputs('X', 'Y', 'Z', 'T'), inputs('a', 'b', 'c', 'e')];
    return [resultsOf(own, xs, ys), xs.map((x, k) => wanted(ring, x, ys[k]))];
  },
});

const TWICE = 'twice a point of edwards25519 with X + Y in place of T';
const SUM = 'a sum of points of edwards25519';

const POINT_OPERATIONS: readonly PointOperation[] = [
  { name: 'edwards.across_double', isRepeated: true, meaning: `${TWICE}, and so is its result`, ...doubled(false) },
  { name: 'edwards.across_double_extended', isRepeated: false, meaning: TWICE, ...doubled(true) },
  { name: 'edwards.across_add', isRepeated: false, meaning: `${SUM}, with X + Y in place of T`, ...added(false) },
  { name: 'edwards.across_add_extended', isRepeated: false, meaning: SUM, ...added(true) },
  {
    name: 'edwards.across_prepare',
    isRepeated: false,
    meaning: 'what additions on edwards25519 read of a point',
    ways: (own, plain, { ring, inputs, resultsOf }) => {
      const point = inputs('X', 'Y', 'Z', 'T');
      const factors = PREPARING.map((x) => ring.constant(x));
      return [resultsOf(own, point, factors), resultsOf(plain('edwards.prepare'), point)];
    },
  },
  {
    name: 'edwards.across_square',
    isRepeated: true,
    meaning: 'the square of each of four numbers modulo 2^255 - 19',
    ...ofEach((ring, x) => ring.mul(x, x)),
  },
  {
    name: 'edwards.across_mul',
    isRepeated: false,
    meaning: 'the product of each of four numbers and of another modulo 2^255 - 19',
    ...ofEach((ring, x, y) => ring.mul(x, y)),
  },
  { name: 'edwards.pairs_add_extended', isRepeated: false, meaning: SUM, ...added(true) },
];

const symbolOf = ({ name }: Pick<PointOperation, 'name'>): string => name.replace('.', '_');

const halvesOf = ({ name }: Pick<PointOperation, 'name'>): Halves => (name.includes(PAIRS) ? 2 : 1);
const PAIRS = '.pairs_';
const nameOfOne = (name: string): string => name.replace(PAIRS, '.across_');

const relationOf = (name: string, toolchain: Pick<Toolchain, 'root'>): string =>
  parseStatement(formulaText(nameOfOne(name), toolchain), null).relation;

/** The best placement of what an operation computes, with points as they are given. */
const pointPlan = ({ name }: PointOperation, core: AcrossCore, toolchain: Pick<Toolchain, 'root'>): AcrossPlan =>
  new AcrossPlanner(roundsOf(relationOf(name, toolchain), PRIME), LATENCIES[core], COSTS_25519).best([POINT_PLACES]);

/** An operation with its code. */
export interface PointStep {
  readonly operation: PointOperation;
  readonly step: AcrossStep;
}

/** All of them for a processor, by the name of its kind. */
export const pointSteps = (slug: string, toolchain: Pick<Toolchain, 'root'>): PointStep[] =>
  POINT_OPERATIONS.map((operation) => pointStep(operation, pointCandidate(operation.name, slug), toolchain));

function pointStep(
  operation: PointOperation,
  candidate: AcrossCandidate,
  toolchain: Pick<Toolchain, 'root'>,
): PointStep {
  const plan = pointPlan(operation, candidate.core, toolchain);
  return { operation, step: acrossStep(plan, candidate, symbolOf(operation), halvesOf(operation)) };
}

/**
 * Text for the GNU assembler. With `count`, what is repeated has an entry before its own one that says how often: for
 * proofs.
 */
export function pointText(
  { operation, step: { text } }: Pick<PointStep, 'operation' | 'step'>,
  count: number | null = null,
): string {
  const symbol = symbolOf(operation);
  const counted = countedOf(operation);
  const lines = operation.isRepeated ? repeated(symbol, 'edx', text.lines) : text.lines;
  const entry = ['.p2align 6', `.globl ${counted}`, `.type ${counted}, @function`, `${counted}:`, `mov edx, ${count}`];
  return rowFunction({
    symbol,
    body: [...[...text.masks].flatMap(([k, mask]) => maskLines(k, mask)), ...onState(lines, halvesOf(operation))],
    constants: text.constants,
    ...(count === null ? {} : { before: entry, after: [`.size ${counted}, .-${counted}`] }),
  });
}

const countedOf = (operation: PointOperation): string => `${symbolOf(operation)}_counted`;

/** Proves what an operation computes, and that its code does. Throws `wrong` or `unsupported` where a proof fails. */
export async function provePoint(point: PointStep, toolchain: Toolchain): Promise<string[]> {
  return [proveMeaning(point, toolchain), await proveBytes(point, toolchain)];
}

/** That the word IR is the formula for any limbs, and the formula what is said of it. */
export function proveMeaning({ operation, step }: PointStep, toolchain: Pick<Toolchain, 'root'>): string {
  const relation = relationOf(operation.name, toolchain);
  const isFit = agree(PRIME, (calls) => operation.ways(relation, (name) => relationOf(name, toolchain), calls));
  if (!isFit)
    throw new Failure('wrong', `${operation.name}.formula is not ${operation.meaning}`, {
      expected: 'the same as the formula of one after the other',
      found: 'another polynomial',
    });
  const fn = pointElements({ operation, step }, toolchain);
  const words = `in four words of ${step.halves === 1 ? '' : 'each half of '}rows`;
  return provedMeaning(fn, operation.meaning, `${words}, for any limbs of such operations`);
}

/** What an operation computes, of elements one after another. */
export function pointElements(
  { operation, step: { plan, candidate } }: PointStep,
  toolchain: Pick<Toolchain, 'root'>,
): IrFunction {
  const relation = relationOf(operation.name, toolchain);
  const [name, times] = [symbolOf(operation), LATENCIES[candidate.core]];
  return elementFunction({ name, plan, numbers: numbers25519(candidate), times, relation });
}

/** That the bytes are the word IR; of what is repeated, for one time, and that each other time is the same. */
async function proveBytes({ operation, step }: PointStep, toolchain: Toolchain): Promise<string> {
  const { root, bridge } = toolchain;
  const symbol = symbolOf(operation);
  const own = await assembledFunction(pointText({ operation, step }), symbol, toolchain);
  if (!operation.isRepeated) return `${symbol}: ${await provedBytes(step.fn, own, root)}.`;
  const counted = countedOf(operation);
  const [once, often] = await Promise.all(
    [1, OFTEN].map(async (n) => assembledFunction(pointText({ operation, step }, n), counted, toolchain)),
  );
  for (const bytes of [once, often])
    if (!Buffer.from(bytes.subarray(bytes.length - own.length)).equals(own))
      throw new Failure('unsupported', `${symbol} is not known to be a step that is repeated`, {
        expected: 'the code that is told how often',
        found: 'other bytes',
      });
  const claims = await provedBytes(step.fn, once, root);
  const [one, all] = await Promise.all(
    [once, often].map(async (bytes) => traceCode(await readFlatCode(counted, bytes, bridge.decoder))),
  );
  requireRepeated(one, all, OFTEN, {
    result: RDI,
    state: RSI,
    steps: null,
    rows: LIMBS,
    rowBytes: ROW_BYTES,
  });
  return `${symbol}, as often as it is asked to, each time: ${claims}.`;
}

/** How often what is repeated is followed. */
const OFTEN = 3;

async function assembledFunction(text: string, symbol: string, toolchain: Toolchain): Promise<Uint8Array> {
  return extractFunction(readFileSync(await assembledText(toolchain, text)), symbol).bytes;
}

/** Whether these add points side by side, for `edwards_base_across`. */
const havePairs = (points: readonly PointStep[]): boolean => points.some(({ operation }) => halvesOf(operation) === 2);
export const withoutPairs = (points: readonly PointStep[]): PointStep[] =>
  points.filter(({ operation }) => halvesOf(operation) === 1);

/**
 * Objects of multiples of points with four numbers side by side (edwards.across.c), of the base point by two sums if
 * there are additions side by side.
 */
export async function multiplesObjects(points: readonly PointStep[], toolchain: Toolchain): Promise<string[]> {
  return [
    await assembledText(toolchain, points.map((point) => pointText(point)).join('\n')),
    await assembledText(toolchain, tables()),
    await laneLoops(toolchain, 'edwards.across.c', 1, havePairs(points) ? ['-DPAIRS'] : []),
  ];
}

/** These, objects of functions of files of loops that call them, and that of the inversion. */
export async function acrossObjects(
  points: readonly PointStep[],
  files: readonly string[],
  toolchain: Toolchain,
): Promise<string[]> {
  const loops = files.map((file) => laneLoops(toolchain, file, 1, ['-DACROSS']));
  return [
    ...(await multiplesObjects(points, toolchain)),
    await acrossInverseObject(toolchain),
    ...(await Promise.all(loops)),
  ];
}

/** Proves each of them; returns what was proved, in lines. Throws as `provePoint`. */
export async function provePoints(points: readonly PointStep[], toolchain: Toolchain): Promise<string[]> {
  const lines: string[] = [];
  for (const point of points) lines.push(...(await provePoint(point, toolchain)));
  return lines;
}

/** Four numbers, in order of elements: y + x, y - x, 2, 2 d x y. */
type Added = readonly [plus: bigint, minus: bigint, twice: bigint, product: bigint];

/** Tables of edwards.across.c. */
function tables(): string {
  const added = (numbers: readonly bigint[]): Added[] =>
    Array.from({ length: numbers.length / 3 }, (_, i) => {
      const [plus, minus, product] = numbers.slice(3 * i);
      return [plus, minus, 2n, product];
    });
  return [
    tableText('edwards_across_factors', [PREPARING]),
    tableText('edwards_across_odd_table', added(oddMultiples())),
  ].join('\n');
}

const tableText = (symbol: string, all: readonly (readonly bigint[])[]): string =>
  rowsText(symbol, all, ROWS_25519.weights[8], POINT_PLACES);

/* How operations on points across words are computed (acrossPoints.ts), on the cores that were tried. */

const [A, B, H, J, L]: readonly Way[] = ['apart', 'both', 'high', 'joined', 'low'];
const all = (way: Way): readonly Way[] => [way, way, way, way, way];

/** What was best on an Emerald Rapids, of some thousands: 0.82 to 0.93 of the time of what others have. */
const ON_GOLDEN_COVE: Readonly<Record<string, Partial<AcrossCandidate>>> = {
  'edwards.across_double': {
    columns: [
      [A, J, 'after', A, A],
      [L, L, 'lows', 'lows', 'lows'],
    ],
    carry: 'multiple',
    extra: [3, -4, -4, -1, 2, 0, 0, 0, -4],
    keep: 0.01,
  },
  'edwards.across_double_extended': {
    columns: [
      [J, J, 'after', A, A],
      [B, 'highs', B, 'lows', B],
    ],
    extra: [-7, -4, -5, -2, 17, 0, 0, 0, 1],
    keep: 0.01,
  },
  'edwards.across_add': {
    columns: [
      [A, 'highs', L, 'lows', 'lows'],
      [L, 'highs', L, 'lows', J],
    ],
    extra: [0, 0, 0, -10, -8, 0, 9, -1, -1],
    keep: 0.1,
  },
  'edwards.across_add_extended': {
    columns: [
      ['after', L, 'lows', 'lows', J],
      [L, L, L, 'lows', 'lows'],
    ],
    extra: [-6, 8, -1, 0, 9, 0, 0, 0, -4],
    keep: 0.01,
  },
  'edwards.across_square': {
    columns: [[A, A, A, 'highs', 'highs'], all(B)],
    extra: [0, -9, 2, 0, 0, -7, -9],
    keep: 0.02,
  },
};

/** What searches of minutes found on a Zen 5: 0.983 to 0.988 of the time of the best orders with all columns apart. */
const ON_ZEN_5: Readonly<Record<string, Partial<AcrossCandidate>>> = {
  'edwards.across_double': {
    columns: [[A, 'after', H, A, A], all(A)],
    extra: [0, 0, -2, -3, 0, -5, -1, -1, -2, -2],
    keep: 0.02,
  },
  'edwards.across_add_extended': {
    columns: [
      [A, A, J, A, J],
      [B, A, A, B, A],
    ],
    extra: [8, 4, 0, 8, 0, -12, 1, 7, 8, 1],
    keep: 0.02,
  },
  'edwards.pairs_add_extended': {
    columns: [
      [A, A, J, A, J],
      [L, J, J, A, J],
    ],
    extra: [-5, -8, -4, -6, 4, -1, -2, 0, 4, 4],
    keep: 0.01,
  },
};

const WAYS: Readonly<Record<AcrossCore, Readonly<Record<string, Partial<AcrossCandidate>>>>> = {
  zen4: {},
  zen5: ON_ZEN_5,
  goldenCove: ON_GOLDEN_COVE,
};

/** That of an operation for a processor, by the name of its kind: of two side by side its own, or that of one. */
function pointCandidate(operation: string, slug: string): AcrossCandidate {
  const core = coreOf(slug);
  const ofOne = nameOfOne(operation);
  return {
    core,
    multiples: core === 'goldenCove' ? 'shifted' : 'multiplied',
    columns: [all(A), all(A)],
    carry: 'product',
    extra: [],
    keep: 0,
    multiplications: 2,
    ...(WAYS[core][operation] ?? WAYS[core][ofOne]),
    ...foundOrder(core, ofOne),
    ...foundOrder(core, operation),
  };
}
