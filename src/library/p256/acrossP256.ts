/** Formulas of P-256 with four numbers side by side: their code, its proof, and the search of its orders. */
import type { SearchMeans } from '../kernels/searchFunction.ts';
import { type Halves, repeated, rowFunction, withSlots, constantLabel } from '../../codegen/across/rowFunction.ts';
import { LIMBS, ROW, type RowId, type RowOp } from '../../ir/across/rows.ts';
import { evaluate } from '../../ir/evaluate.ts';
import { drawnInputs, searchAll, TIMED_STEPS, type RacedProgram } from '../curve/searchOrders.ts';
import { scheduled, timesOf } from '../../codegen/across/schedule.ts';
import { readFileSync } from 'node:fs';
import { invariant } from '../../base/errors.ts';
import { mod } from '../../base/integers.ts';
import { remembered } from '../../base/remembered.ts';
import { assembledText } from '../../bench/assemble.ts';
import { addP256, P256_BASE, type P256Point } from '../../bench/reference/p256.ts';
import { P256 } from '../../bench/reference/peerPoints.ts';
import { isOrder, needsOf, orderOfText } from '../../codegen/across/orders.ts';
import { RowCode, type RowText } from '../../codegen/across/rowCode.ts';
import { chosenMachine } from '../../engine/environment/thisMachine.ts';
import { extractFunction } from '../../frontend/object/extractFunction.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { acrossFunction, elementFunction, sideBySide } from '../../ir/across/function.ts';
import { COSTS_P256, numbersP256, type SumWay } from '../../ir/across/montgomery.ts';
import { type AcrossCore, LATENCIES } from '../../ir/across/moves.ts';
import { type AcrossPlan, AcrossPlanner } from '../../ir/across/plan.ts';
import { roundsOf } from '../../ir/across/rounds.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import type { IrFunction } from '../../ir/function.ts';
import { provedBytes, provedMeaning } from '../kernels/provedKernels.ts';
import { coreOf } from '../curve/acrossStep.ts';
import { laneLoops } from '../curve/curveSources.ts';
import { rowsText } from '../curve/limbNumbers.ts';
import { formulaText } from '../curve/formulas.ts';
import { foundOrder } from '../curve/foundOrders.ts';

const R = 2n ** 260n;
const LIMB_WEIGHTS = Array.from({ length: LIMBS }, (_, i) => 52 * i);
const FORMULAS: Readonly<Record<AcrossName, string>> = {
  double: 'twice a point of P-256',
  add: 'a sum of points of P-256',
  entry: 'what is added of a point of P-256',
  add_affine: 'a sum of points of P-256, of which the second is affine',
};
export const ACROSS_FORMULAS: readonly AcrossName[] = ['double', 'add', 'entry', 'add_affine'];

/** Placements of the formulas, with coordinates in the same words. */
type AcrossPlans = Readonly<Record<AcrossName, AcrossPlan>>;

export interface AcrossP256 {
  readonly name: AcrossName;
  readonly symbol: string;
  readonly fn: IrFunction;
  readonly ops: readonly RowOp[];
  readonly order: readonly RowId[];
  readonly text: RowText;
  /** Of two, `fn` computes both. */
  readonly halves: Halves;
}

const statementOf = (name: AcrossName, root: string): { relation: string; modulus: bigint } =>
  parseStatement(formulaText(`p256.across.${name}`, { root }), null);

/** Coordinates of points that affine ones are added to (p256.across.h). */
const IN_TURN: readonly number[] = [0, 1, 2, 3];

/** Doublings, of which there are most, say where coordinates stand. */
export const acrossPlans = (core: AcrossCore, { root }: Pick<Toolchain, 'root'>): AcrossPlans => plansFor(core)(root);

/** Some seconds each, where they are asked for. */
const plansFor = remembered((core: AcrossCore) => remembered((root: string) => plansOf(core, root)));

/** The coordinate of each word where doublings are the fastest: `bestDoubling`, which takes longer, finds no other. */
const DOUBLED: Readonly<Record<AcrossCore, readonly number[]>> = {
  zen4: [0, 3, 2, 1],
  zen5: [0, 3, 1, 2],
  goldenCove: [0, 3, 1, 2],
};

function plansOf(core: AcrossCore, root: string): AcrossPlans {
  const plan = remembered((name: AcrossName): AcrossPlan => {
    const state = name === 'add_affine' ? IN_TURN : DOUBLED[core];
    return plannerOf(name, core, root).best([state]);
  });
  return {
    get double() {
      return plan('double');
    },
    get add() {
      return plan('add');
    },
    get entry() {
      return plan('entry');
    },
    get add_affine() {
      return plan('add_affine');
    },
  };
}

/** Of all that can stand where. */
export const bestDoubling = (core: AcrossCore, { root }: Pick<Toolchain, 'root'>): AcrossPlan =>
  plannerOf('double', core, root).best();

function plannerOf(name: AcrossName, core: AcrossCore, root: string): AcrossPlanner {
  const { relation, modulus } = statementOf(name, root);
  return new AcrossPlanner(roundsOf(relation, modulus, { R }), LATENCIES[core], COSTS_P256);
}

/** Of one computation, or of two in halves of registers. */
export function acrossP256(name: AcrossName, plans: AcrossPlans, way: P256AcrossWay, halves: Halves = 1): AcrossP256 {
  const symbol = `p256_${halves === 1 ? 'across' : 'pairs'}_${name}`;
  const times = LATENCIES[way.core];
  const { fn: one, ops } = acrossFunction(symbol, plans[name], numbersP256(way), times, true);
  const fn = halves === 1 ? one : sideBySide(one);
  const needs = needsOf(ops);
  const found = orderOfText(way.found ?? '', needs);
  const schedule = { times: timesOf(way.core), extra: new Map(), keep: way.keep };
  return inOrderP256({ name, symbol, fn, ops, halves }, isOrder(found, needs) ? found : scheduled(ops, schedule).order);
}

/** Throws RowOverflow where registers do not suffice for an instruction. */
function inOrderP256(made: Omit<AcrossP256, 'order' | 'text'>, order: readonly RowId[]): AcrossP256 {
  const memory = { state: 'rsi', results: 'rdi' };
  const places = { fixed: 'rdx', constants: constantLabel(made.symbol), memory, halves: made.halves };
  return { ...made, order, text: new RowCode(made.ops, order, places).text() };
}

/** Text for the GNU assembler. */
export const acrossP256Text = ({ symbol, text }: AcrossP256): string =>
  rowFunction({ symbol, body: withSlots(text.slots, text.lines), constants: text.constants });

/** What a formula computes, of elements one after another. */
export function elementsAcrossP256(
  name: AcrossName,
  plans: AcrossPlans,
  way: P256AcrossWay,
  toolchain: Pick<Toolchain, 'root'>,
): IrFunction {
  const { relation } = statementOf(name, toolchain.root);
  const [symbol, plan, times] = [`p256_across_${name}`, plans[name], LATENCIES[way.core]];
  return elementFunction({ name: symbol, plan, numbers: numbersP256(way), times, relation, isApart: true });
}

/** Proves that the word IR of a formula is that formula, for all limbs within its bounds. */
export function provedAcrossP256(
  name: AcrossName,
  plans: AcrossPlans,
  way: P256AcrossWay,
  toolchain: Pick<Toolchain, 'root'>,
): string {
  const fn = elementsAcrossP256(name, plans, way, toolchain);
  return provedMeaning(fn, FORMULAS[name], 'in four words of rows, for any limbs that it leaves');
}

/** Parts of a budget, by the time that ECDH spends with them. */
const SHARES: Readonly<Record<string, number>> = {
  p256_across_double: 0.4,
  p256_across_add: 0.2,
  p256_across_entry: 0.1,
  p256_across_add_affine: 0.15,
  p256_pairs_add_affine: 0.15,
};

const WORDS = ROW * LIMBS;

/** Formulas in the fastest orders that were found, and what is to be said of each; without options, as they are. */
export const searchAcrossP256 = (
  formulas: readonly AcrossP256[],
  options: SearchMeans | null,
): ReturnType<typeof searchAll<AcrossP256, AcrossP256>> =>
  searchAll(
    formulas,
    {
      nameOf: ({ symbol }) => symbol,
      shares: SHARES,
      startOf: (one) => one,
      racedOf: racedFormula,
      withBest: (_, best) => best,
    },
    options,
  );

/** Results are elsewhere than what is taken: they go to the first array and to the fourth in turns. */
export function racedFormula(start: AcrossP256): RacedProgram<AcrossP256> {
  const { fn, symbol, halves } = start;
  return {
    symbol,
    inOrder: inOrderP256,
    text: ({ text }) =>
      rowFunction({
        symbol,
        body: withSlots(text.slots, [
          'xor rcx, rdi',
          `mov r8d, ${TIMED_STEPS}`,
          ...repeated(symbol, 'r8d', [...text.lines, 'mov rsi, rdi', 'xor rdi, rcx']),
        ]),
        constants: text.constants,
      }),
    signature: {
      arguments: (['out', 'in', 'in', 'out'] as const).map((kind) => ({ kind, words: WORDS * halves })),
      aliases: [[0, 1, 2, 3]],
    },
    vector: (rng) => {
      // What does not read a third array is given one.
      const [state, fixed = state] = drawnInputs(fn, rng);
      const ends = [state, state];
      for (let n = 0; n < TIMED_STEPS; n++)
        [ends[n % 2]] = evaluate(fn, [ends[(n + 1) % 2], fixed].slice(0, fn.params.length)).map((w) => [...w]);
      return {
        alias: 0,
        inputs: BigUint64Array.from([...state, ...fixed]),
        expected: BigUint64Array.from(ends.flat()),
      };
    },
  };
}

/** Odd multiples of the base point that verification adds. */
export const ODD_MULTIPLES = 64;

/** Those as `p256_across_add` takes them (p256.across.h), with coordinates in these words. */
function oddEntries(state: readonly number[]): string {
  const [one, half] = [mod(R, P256), mod(R / 2n, P256)];
  const groups: (readonly bigint[])[] = [];
  const twice = addP256(P256_BASE, P256_BASE);
  for (let k = 0, point: P256Point | null = P256_BASE; k < ODD_MULTIPLES; k++, point = addP256(point, twice)) {
    invariant(point !== null, () => 'an odd multiple of the base point is at infinity');
    groups.push([mod(point.x * R, P256), mod(point.y * R, P256), half, one]);
  }
  return rowsText('p256_across_odd_table', groups, LIMB_WEIGHTS, state);
}

/** For cores like this one, in known orders: `isPaired` has multiples of the base point as two sums side by side. */
function ownFormulas(plans: AcrossPlans, isPaired: boolean): AcrossP256[] {
  const { slug } = chosenMachine();
  const own = ACROSS_FORMULAS.map((name) => acrossP256(name, plans, acrossWay(slug, name)));
  return isPaired ? [...own, acrossP256('add_affine', plans, acrossWay(slug, 'add_affine'), 2)] : own;
}

const ownPlans = (toolchain: Pick<Toolchain, 'root'>): AcrossPlans =>
  acrossPlans(coreOf(chosenMachine().slug), toolchain);

/** Objects of one key at a time with four numbers side by side (p256.across.h). */
async function objectsOf(formulas: readonly AcrossP256[], toolchain: Toolchain): Promise<string[]> {
  const { state } = ownPlans(toolchain).double;
  const pairs = formulas.some(({ halves }) => halves === 2) ? ['-DPAIRS'] : [];
  return [
    await assembledText(toolchain, formulas.map((one) => acrossP256Text(one)).join('\n')),
    await assembledText(toolchain, oddEntries(state)),
    await laneLoops(toolchain, 'p256.c', 1, ['-DACROSS', `-DPLACES=${state.join()}`, ...pairs]),
  ];
}

/** These for cores like this one, in known orders. */
export const acrossObjectsP256 = (toolchain: Toolchain, isPaired: boolean): Promise<string[]> =>
  objectsOf(ownFormulas(ownPlans(toolchain), isPaired), toolchain);

/** They in the fastest orders that are found, and what is known of them, a line each. Throws as proofs do. */
export async function buildAcrossP256(
  toolchain: Toolchain,
  orders: SearchMeans | null = null,
  isPaired = false,
): Promise<{ readonly objects: readonly string[]; readonly lines: readonly string[] }> {
  const { slug } = chosenMachine();
  const plans = ownPlans(toolchain);
  const { found: made, lines } = await searchAcrossP256(ownFormulas(plans, isPaired), orders);
  return {
    objects: await objectsOf(made, toolchain),
    lines: [
      ...lines,
      ...ACROSS_FORMULAS.map((name) => provedAcrossP256(name, plans, acrossWay(slug, name), toolchain)),
      ...(await Promise.all(made.map((one) => proveAcrossCode(one, toolchain)))),
    ],
  };
}

/** Proves that its code is its word IR, in constant time; returns that in a line. Throws `unsupported` if it is not. */
export async function proveAcrossCode(made: AcrossP256, toolchain: Toolchain): Promise<string> {
  const object = readFileSync(await assembledText(toolchain, acrossP256Text(made)));
  return `${made.symbol}: ${await provedBytes(made.fn, extractFunction(object, made.symbol).bytes, toolchain.root)}.`;
}

/* How formulas of P-256 across words are computed (acrossP256.ts), on the cores that were tried. */

type AcrossName = 'double' | 'add' | 'entry' | 'add_affine';

/** How a core has them. */
interface P256AcrossWay extends SumWay {
  /** The core for whose latencies the order is made. */
  readonly core: AcrossCore;
  /** How much the order counts in which operations were written. */
  readonly keep: number;
  /** An order that a search found, as text; without it, or where it is of another program, one is made. */
  readonly found?: string;
}

type Ways = Readonly<Record<AcrossName, Omit<P256AcrossWay, 'core'>>>;

/** The fastest on an Emerald Rapids of a hundred; with what searches of two minutes found, 182 cycles and 310. */
const ON_GOLDEN_COVE: Readonly<Record<AcrossName, P256AcrossWay>> = {
  double: { core: 'goldenCove', wait: 0, stagger: 4, quotient: 'shifted', keep: 0 },
  add: { core: 'goldenCove', wait: 1, stagger: 4, quotient: 'multiplied', keep: 0.03 },
  entry: { core: 'zen5', wait: 1, stagger: 1, quotient: 'multiplied', keep: 0 },
  add_affine: { core: 'goldenCove', wait: 0, stagger: 4, quotient: 'multiplied', keep: 0.03 },
};

/** Likewise on a Zen 4. */
const ON_ZEN_4: Ways = {
  double: { wait: 0, stagger: 4, quotient: 'shifted', keep: 0.03 },
  add: { wait: 1, stagger: 4, quotient: 'shifted', keep: 0.03 },
  entry: { wait: 1, stagger: 2, quotient: 'shifted', keep: 0 },
  add_affine: { wait: 1, stagger: 4, quotient: 'shifted', keep: 0.03 },
};

/** Likewise on a Zen 5; with what searches of two minutes found, 186 cycles and 304. */
const ON_ZEN_5: Readonly<Record<AcrossName, P256AcrossWay>> = {
  double: { core: 'zen4', wait: 0, stagger: 4, quotient: 'multiplied', keep: 0.03 },
  add: { core: 'zen5', wait: 0, stagger: 2, quotient: 'multiplied', keep: 0 },
  entry: { core: 'zen5', wait: 1, stagger: 2, quotient: 'multiplied', keep: 0 },
  add_affine: { core: 'zen5', wait: 0, stagger: 2, quotient: 'multiplied', keep: 0 },
};

const WAYS: Readonly<Record<AcrossCore, (name: AcrossName) => P256AcrossWay>> = {
  zen4: (name) => ({ core: 'zen4', ...ON_ZEN_4[name] }),
  zen5: (name) => ON_ZEN_5[name],
  goldenCove: (name) => ON_GOLDEN_COVE[name],
};

/** Of a processor, by the name of its kind. */
export function acrossWay(slug: string, name: AcrossName): P256AcrossWay {
  const core = coreOf(slug);
  return { ...WAYS[core](name), ...foundOrder(core, `p256.across.${name}`) };
}
