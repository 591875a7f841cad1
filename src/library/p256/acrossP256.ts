/** Formulas of P-256 with four numbers side by side: their code, and that it is proved. */
import { readFileSync } from 'node:fs';
import { assembledText } from '../../bench/assemble.ts';
import { PIPES, scheduled } from '../../codegen/across/schedule.ts';
import { RowCode, type RowText } from '../../codegen/across/rowCode.ts';
import { constantLabel, rowFunction, withSlots } from '../../codegen/across/rowFunction.ts';
import { chosenMachine } from '../../engine/environment/thisMachine.ts';
import { extractFunction } from '../../frontend/object/extractFunction.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { SumWay } from '../../ir/across/montgomery.ts';
import { type AcrossCore, LATENCIES } from '../../ir/across/moves.ts';
import { pointElements, pointFunction } from '../../ir/across/pointFunction.ts';
import { pointFormula, pointPlan, type PointPlan } from '../../ir/across/pointPlan.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import type { IrFunction } from '../../ir/function.ts';
import { provedBytes, provedMeaning } from '../kernels/provedLanes.ts';
import { acrossCandidate } from '../x25519/acrossCandidates.ts';
import { laneLoops } from '../x25519/edwardsBuild.ts';
import { formulaText } from '../x25519/x25519Builds.ts';

const R = 2n ** 260n;
const FORMULAS = {
  double: 'twice a point of P-256',
  add: 'a sum of points of P-256',
  entry: 'what is added of a point of P-256',
} as const;
type AcrossName = keyof typeof FORMULAS;
export const ACROSS_FORMULAS: readonly AcrossName[] = ['double', 'add', 'entry'];

/** How a core has them. */
export interface P256AcrossWay extends SumWay {
  readonly core: AcrossCore;
  /** How much the order counts in which operations were written. */
  readonly keep: number;
}

/** The fastest on Emerald Rapids of a hundred: a doubling takes 195 cycles, an addition 329. */
const WAYS: Readonly<Record<AcrossName, Omit<P256AcrossWay, 'core'>>> = {
  double: { wait: 0, stagger: 4, quotient: 'shifted', keep: 0.03 },
  add: { wait: 1, stagger: 4, quotient: 'multiplied', keep: 0.03 },
  entry: { wait: 1, stagger: 2, quotient: 'shifted', keep: 0 },
};

/** Of a processor, by the name of its kind. */
export const acrossWay = (slug: string, name: AcrossName): P256AcrossWay => ({
  core: acrossCandidate(slug).core,
  ...WAYS[name],
});

/** Placements of the formulas, with coordinates in the same words. */
type AcrossPlans = Readonly<Record<AcrossName, PointPlan>>;

export interface AcrossP256 {
  readonly name: AcrossName;
  readonly symbol: string;
  readonly fn: IrFunction;
  readonly text: RowText;
}

const statementOf = (name: AcrossName, toolchain: Pick<Toolchain, 'root'>): { relation: string; modulus: bigint } =>
  parseStatement(formulaText(`p256.across.${name}`, toolchain), null);

/** Doublings, of which there are most, say where coordinates stand. */
export function acrossPlans(core: AcrossCore, toolchain: Pick<Toolchain, 'root'>): AcrossPlans {
  const planned = (name: AcrossName, state?: readonly number[]): PointPlan => {
    const { relation, modulus } = statementOf(name, toolchain);
    return pointPlan(pointFormula(relation, modulus, R), LATENCIES[core], state === undefined ? undefined : [state]);
  };
  const double = planned('double');
  return { double, add: planned('add', double.state), entry: planned('entry', double.state) };
}

export function acrossP256(name: AcrossName, plans: AcrossPlans, way: P256AcrossWay): AcrossP256 {
  const symbol = `p256_across_${name}`;
  const times = LATENCIES[way.core];
  const { fn, ops } = pointFunction(symbol, plans[name], way, times);
  const { order } = scheduled(ops, { times: { ...times, ...PIPES[way.core] }, extra: new Map(), keep: way.keep });
  const places = { fixed: 'rdx', constants: constantLabel(symbol), memory: { state: 'rsi', results: 'rdi' } };
  return { name, symbol, fn, text: new RowCode(ops, order, places).text() };
}

/** Text for the GNU assembler. */
export const acrossP256Text = ({ symbol, text }: AcrossP256): string =>
  rowFunction({ symbol, body: withSlots(text.slots, text.lines), constants: text.constants });

/** Proves that the word IR of a formula is that formula, for all limbs within its bounds. */
export function provedAcrossP256(
  name: AcrossName,
  plans: AcrossPlans,
  way: P256AcrossWay,
  toolchain: Pick<Toolchain, 'root'>,
): string {
  const statement = statementOf(name, toolchain);
  const fn = pointElements(`p256_across_${name}`, plans[name], way, LATENCIES[way.core], statement);
  return provedMeaning(fn, FORMULAS[name], 'in four words of rows, for any limbs that it leaves');
}

/**
 * Objects of one key at a time with four numbers side by side (p256.across.h), for cores like this one, and what is
 * known of them, a line each. Throws as proofs do.
 */
export async function buildAcrossP256(
  toolchain: Toolchain,
): Promise<{ readonly objects: readonly string[]; readonly lines: readonly string[] }> {
  const { slug } = chosenMachine();
  const plans = acrossPlans(acrossCandidate(slug).core, toolchain);
  const made = ACROSS_FORMULAS.map((name) => acrossP256(name, plans, acrossWay(slug, name)));
  const text = made.map((one) => acrossP256Text(one)).join('\n');
  return {
    objects: [
      await assembledText(toolchain, text),
      await laneLoops(toolchain, 'p256.c', 1, ['-DACROSS', `-DPLACES=${plans.double.state.join()}`]),
    ],
    lines: [
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
