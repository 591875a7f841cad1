/** Builds one X25519 that computes with four numbers side by side: its proved ladder, and the C around it. */
import { proveLimbs, limbFunctions } from '../curve/limbNumbers.ts';
import { NUMBERS_25519 } from '../edwards/edwardsBuild.ts';
import { readFileSync } from 'node:fs';
import { assembledText } from '../../bench/assemble.ts';
import { extractFunction } from '../../frontend/object/extractFunction.ts';
import { readFlatCode } from '../../frontend/object/readFunction.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { fixedConstant, elementFunction, type FixedElement, negativeLimbs } from '../../ir/across/function.ts';
import { type AcrossCore, LATENCIES } from '../../ir/across/moves.ts';
import { COSTS_25519, numbers25519 } from '../../ir/across/numbers.ts';
import { type AcrossPlan, AcrossPlanner } from '../../ir/across/plan.ts';
import { roundsOf } from '../../ir/across/rounds.ts';
import { LIMBS } from '../../ir/across/rows.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import { traceCode } from '../../prover/instructions/traceCode.ts';
import { RCX, RDI, RSI } from '../../prover/listing/registers.ts';
import { requireRepeated } from '../../prover/proof/repeatedSteps.ts';
import { provedBytes, provedMeaning } from '../kernels/provedLanes.ts';
import { ACROSS_LADDER, ACROSS_STEPS, acrossText, racedLadder } from './acrossLadder.ts';
import { type AcrossCandidate, type AcrossStep, acrossStep } from '../curve/acrossStep.ts';
import { compileWords, loopObject } from '../curve/curveSources.ts';
import { type OrderSearchOptions, searchOrders } from '../curve/searchOrders.ts';
import { formulaText } from '../curve/formulas.ts';

/** Objects of `x25519_across`, but for what it shares with the scalar one, and what is known of it. */
interface AcrossBuild {
  readonly objects: readonly string[];
  /** Object of functions between words and limbs, which eight lanes have, too. */
  readonly words: string;
  readonly lines: readonly string[];
}

/** What does not change from step to step: (A - 2)/4 of the curve, nothing, u and -u. */
const UNCHANGED: readonly FixedElement[] = [fixedConstant(121665n), fixedConstant(0n), (_, x) => x, negativeLimbs];

/** The best placement of the numbers of a step for a core. */
export function acrossPlan(core: AcrossCore, toolchain: Pick<Toolchain, 'root'>): AcrossPlan {
  const { relation, modulus } = parseStatement(formulaText('x25519.across', toolchain), null);
  return new AcrossPlanner(roundsOf(relation, modulus), LATENCIES[core], COSTS_25519).best();
}

/**
 * Builds it, with the fastest order of a step that a search finds, if there is one, and proves the ladder. Throws
 * `wrong` or `unsupported` where a proof fails.
 */
export async function buildAcross(
  toolchain: Toolchain,
  candidate: AcrossCandidate,
  orders: OrderSearchOptions | null = null,
): Promise<AcrossBuild> {
  const plan = acrossPlan(candidate.core, toolchain);
  const first = acrossStep(plan, candidate, ACROSS_LADDER);
  const found = orders && (await searchOrders(first, racedLadder(first), orders));
  const step = found?.best ?? first;
  const ladder = await assembledText(toolchain, acrossText(step, ACROSS_STEPS));
  const lines = [
    ...(found === null ? [] : [found.line]),
    provedAcrossMeaning(plan, candidate, toolchain),
    await proveLadder(step, readFileSync(ladder), toolchain),
  ];
  const limbs = await limbFunctions(toolchain, [8], NUMBERS_25519);
  lines.push(...proveLimbs(limbs, NUMBERS_25519));
  const loops = await loopObject(toolchain, 'x25519.across.c', [`-DPLACES=${plan.state.join()}`]);
  return { objects: [ladder, loops], words: await compileWords(toolchain, limbs), lines };
}

/** Proves that the word IR of a step is a step of RFC 7748 if what does not change is what it should be. */
export function provedAcrossMeaning(
  plan: AcrossPlan,
  candidate: AcrossCandidate,
  toolchain: Pick<Toolchain, 'root'>,
): string {
  const { relation } = parseStatement(formulaText('x25519.step', toolchain), null);
  const times = LATENCIES[candidate.core];
  const fn = elementFunction({
    name: 'x25519_across_step',
    plan,
    numbers: numbers25519(candidate),
    times,
    relation,
    fixed: UNCHANGED,
  });
  return provedMeaning(fn, 'a step of RFC 7748, section 5', 'in four words of rows, for any limbs of such steps');
}

/**
 * Proves that the code of a ladder does a step as often as it should: from its bytes for one step, and because that is
 * what it repeats. Returns what was proved, in a line.
 */
export async function proveLadder(step: AcrossStep, object: Uint8Array, toolchain: Toolchain): Promise<string> {
  const { root, bridge } = toolchain;
  const once = extractFunction(readFileSync(await assembledText(toolchain, acrossText(step, 1))), ACROSS_LADDER);
  const many = extractFunction(object, ACROSS_LADDER);
  const claims = await provedBytes(step.fn, once.bytes, root);
  const [one, all] = await Promise.all(
    [once, many].map(async ({ bytes }) => traceCode(await readFlatCode(ACROSS_LADDER, bytes, bridge.decoder))),
  );
  const code = { result: RDI, state: RSI, steps: RCX, rows: LIMBS, rowBytes: 32 };
  requireRepeated(one, all, ACROSS_STEPS, code);
  return `${ACROSS_LADDER}: ${ACROSS_STEPS} steps, each: ${claims}.`;
}
