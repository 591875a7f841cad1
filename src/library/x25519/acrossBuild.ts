/** Builds one X25519 that computes with four numbers side by side: its proved ladder, and the C around it. */
import type { SearchRequest, SearchMeans } from '../kernels/searchFunction.ts';
import { proveLimbs, limbFunctions } from '../curve/limbNumbers.ts';
import { acrossInverseObject, ROWS_25519 } from '../edwards/edwardsBuild.ts';
import { readFileSync } from 'node:fs';
import { assembledText } from '../../bench/assemble.ts';
import { extractFunction } from '../../frontend/object/extractFunction.ts';
import { readFlatCode } from '../../frontend/object/readFunction.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { fixedConstant, elementFunction, type FixedElement, negativeLimbs } from '../../ir/across/function.ts';
import { type AcrossCore, LATENCIES } from '../../ir/across/moves.ts';
import { COSTS_25519, numbers25519, type Way } from '../../ir/across/numbers.ts';
import { type AcrossPlan, AcrossPlanner } from '../../ir/across/plan.ts';
import { roundsOf } from '../../ir/across/rounds.ts';
import { LIMBS } from '../../ir/across/rows.ts';
import { parseStatement } from '../../ir/contract/statement.ts';
import { traceCode } from '../../prover/instructions/traceCode.ts';
import { RCX, RDI, RSI } from '../../prover/listing/registers.ts';
import { requireRepeated } from '../../prover/proof/repeatedSteps.ts';
import { provedBytes, provedMeaning } from '../kernels/provedKernels.ts';
import { ACROSS_LADDER, ACROSS_STEPS, acrossText, racedLadder, ACROSS } from './acrossLadder.ts';
import { type AcrossCandidate, type AcrossStep, acrossStep, coreOf } from '../curve/acrossStep.ts';
import { compileWords, loopObject } from '../curve/curveSources.ts';
import { searchOrders } from '../curve/searchOrders.ts';
import { formulaText } from '../curve/formulas.ts';
import { foundOrder } from '../curve/foundOrders.ts';
import type { BatchWidth } from '../curve/batchWays.ts';
import type { Io } from '../../base/io.ts';
import { seeded } from '../../base/rng.ts';
import type { Worker } from '../../bench/worker/client.ts';
import { runsLanes } from '../../codegen/x86/target.ts';
import { checkContestants } from '../../engine/contest/demands.ts';
import { chosenMachine } from '../../engine/environment/thisMachine.ts';
import { readPeersManifest } from '../../frontend/peers/peersManifest.ts';
import type { LinkedAcross } from './library.ts';
import { linkX25519 } from './x25519Builds.ts';
import { raceX25519, x25519Contestant, x25519Subject, x25519TimingCases } from './x25519Contest.ts';

/** Objects of `x25519_across`, but for what it shares with the scalar one, and what is known of it. */
interface AcrossBuild {
  readonly objects: readonly string[];
  /** Functions between words and limbs, and the inversion, which eight lanes have, too. */
  readonly shared: readonly string[];
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
  orders: SearchMeans | null = null,
): Promise<AcrossBuild> {
  const plan = acrossPlan(candidate.core, toolchain);
  const first = acrossStep(plan, candidate, ACROSS_LADDER);
  const found = orders && (await searchOrders(first, racedLadder(first), orders));
  const step = found?.best ?? first;
  const ladder = await assembledText(toolchain, acrossText(step, ACROSS_STEPS));
  const lines = [
    ...(found === null ? [] : [found.line]),
    provedAcrossMeaning(step, toolchain),
    await proveLadder(step, readFileSync(ladder), toolchain),
  ];
  const limbs = await limbFunctions(toolchain, [8], ROWS_25519);
  lines.push(...proveLimbs(limbs, ROWS_25519));
  const loops = await loopObject(toolchain, 'x25519.across.c', [`-DPLACES=${plan.state.join()}`]);
  const shared = [await compileWords(toolchain, limbs), await acrossInverseObject(toolchain)];
  return { objects: [ladder, loops], shared, lines };
}

/** Proves that the word IR of a step is a step of RFC 7748 if what does not change is what it should be. */
export function provedAcrossMeaning(
  { plan, candidate }: Pick<AcrossStep, 'plan' | 'candidate'>,
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

/* What searches found for the step of the ladder across words (acrossLadder.ts), on the cores that they ran on. */

const [B, H, A, J, L]: readonly Way[] = ['both', 'high', 'apart', 'joined', 'low'];

const CANDIDATES: Readonly<Record<AcrossCore, AcrossCandidate>> = {
  zen4: {
    core: 'zen4',
    multiples: 'multiplied',
    columns: [
      [L, A, J, A, J],
      [A, 'after', J, A, A],
      [L, J, J, A, J],
    ],
    carry: 'multiple',
    extra: [4, 4, 0, -2, 20, -4, 8, -1, 2, 3, 0, -6, -6, 7, -1],
    keep: 0.12,
    multiplications: 2,
  },
  zen5: {
    core: 'zen5',
    multiples: 'multiplied',
    columns: [
      [B, A, A, A, J],
      [A, 'after', A, A, H],
      [L, A, A, A, J],
    ],
    carry: 'multiple',
    extra: [-5, -6, 3, 11, 16, 0, 7, 8, -15, 2, 38, -4, 1, 5, 3],
    keep: 0.05,
    multiplications: 1,
  },
  goldenCove: {
    core: 'goldenCove',
    multiples: 'shifted',
    columns: [
      [L, 'highs', L, 'onward', A],
      [A, L, L, 'highs', A],
      [A, 'lows', A, J, A],
    ],
    carry: 'product',
    extra: [0, 6, -4, 0, 10, 0, 0, 0, -2, 0, 0, -8, -10, 0, 5],
    keep: 0,
    multiplications: 2,
  },
};

/** That of a processor, by the name of its kind. */
export function acrossCandidate(slug: string): AcrossCandidate {
  const core = coreOf(slug);
  return { ...CANDIDATES[core], ...foundOrder(core, 'x25519.across') };
}

/* One X25519 with four numbers side by side, raced against the scalar one. */

/** What the library gets, and what is to be said of it. */
interface ChosenAcross {
  /** Null where it is slower here than the scalar one. */
  readonly across: LinkedAcross | null;
  readonly lines: readonly string[];
}

interface AcrossRequest extends SearchRequest {
  readonly widths: readonly BatchWidth[];
}

/**
 * One X25519 with four numbers side by side, proved; raced against the scalar one of these `objects` where the
 * processor has the instructions. Where it has not, it may be faster elsewhere, and the library chooses when it is
 * called. Throws `wrong` if it computes something else.
 */
export async function fastestAcross(
  objects: readonly string[],
  toolchain: Toolchain,
  { seed, widths, budget }: AcrossRequest,
  worker: Worker,
  io: Io,
): Promise<ChosenAcross> {
  const rng = seeded(seed, 'x25519/across');
  const isSearched = budget !== null && runsLanes(8, worker.hello);
  const candidate = acrossCandidate(chosenMachine().slug);
  const across = await buildAcross(
    toolchain,
    candidate,
    isSearched ? { budget, rng: rng.fork('search'), worker, io } : null,
  );
  const linked = [...across.objects, ...(widths.length > 0 ? [] : across.shared)];
  const chosen: LinkedAcross = { objects: linked };
  if (!runsLanes(8, worker.hello)) return { across: chosen, lines: across.lines };
  const all = [...objects, ...across.objects, ...across.shared];
  const builds = [
    await linkX25519({ name: 'scalar', how: 'as it is', objects }, toolchain),
    await linkX25519({ name: 'across', how: 'four numbers side by side', objects: all }, toolchain, ACROSS),
  ];
  const entries = builds.map(x25519Contestant);
  const subject = x25519Subject(readPeersManifest(io.root), io.root);
  await checkContestants(entries, subject, worker, seeded(seed, 'x25519/check'));
  io.note('x25519: racing four numbers side by side');
  const { contestants } = await raceX25519(entries, {
    cases: x25519TimingCases(seeded(seed, 'x25519/vectors')),
    rng: rng.fork('race'),
    modes: ['throughput'],
    worker,
    io,
  });
  const { value } = contestants[1].throughput.ratio;
  const line = `With four numbers side by side, one takes ${value.toFixed(3)} of the time.`;
  return value < 1
    ? { across: chosen, lines: [...across.lines, line] }
    : { across: null, lines: [`${line} It is left out.`] };
}
