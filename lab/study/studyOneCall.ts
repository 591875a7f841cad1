/** One call with four numbers side by side: what its steps are made of, what a core allows, and what was measured. */
import { seeded } from '../../src/base/rng.ts';
import type { Io } from '../../src/base/io.ts';
import type { TableColumn } from '../../src/base/textTable.ts';
import { withWorker } from '../../src/bench/worker/buildWorker.ts';
import type { Worker } from '../../src/bench/worker/client.ts';
import type { RowText } from '../../src/codegen/across/rowCode.ts';
import { leastCycles, timesOf } from '../../src/codegen/across/schedule.ts';
import { runsLanes } from '../../src/codegen/x86/target.ts';
import { chosenMachine, otherMachineText } from '../../src/engine/environment/thisMachine.ts';
import { openToolchain, type Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import type { AcrossCore } from '../../src/ir/across/moves.ts';
import type { RowId, RowOp } from '../../src/ir/across/rows.ts';
import {
  ACROSS_FORMULAS,
  acrossP256,
  acrossPlans,
  racedFormula,
  acrossWay,
} from '../../src/library/p256/acrossP256.ts';
import { acrossPlan, acrossCandidate } from '../../src/library/x25519/acrossBuild.ts';
import { acrossStep } from '../../src/library/curve/acrossStep.ts';
import { type RacedProgram, stepCycles } from '../../src/library/curve/searchOrders.ts';
import { pointSteps } from '../../src/library/edwards/acrossPoints.ts';
import { racedStep } from '../../src/library/edwards/searchPoints.ts';
import { ACROSS_LADDER, racedLadder } from '../../src/library/x25519/acrossLadder.ts';
import { markdownTable } from '../tables/markdownTable.ts';

/** A step as a library without a search has it. */
interface StudiedStep {
  readonly symbol: string;
  readonly ops: readonly RowOp[];
  readonly text: RowText;
  /** Cycles of a step in a loop of them. */
  readonly measured: (worker: Worker, io: Io) => Promise<number>;
}

/** A program with how it is raced. */
const studied = <T extends Omit<StudiedStep, 'symbol' | 'measured'> & { readonly order: readonly RowId[] }>(
  program: T,
  raced: RacedProgram<T>,
): StudiedStep => ({
  ...program,
  symbol: raced.symbol,
  measured: (worker, io) =>
    stepCycles(program, raced, { rng: seeded(1, `study/one-call/${raced.symbol}`), worker, io }),
});

/** Of X25519, Ed25519 and P-256, for machines of a kind. */
function studiedSteps(slug: string, toolchain: Pick<Toolchain, 'root'>): StudiedStep[] {
  const candidate = acrossCandidate(slug);
  const ladder = acrossStep(acrossPlan(candidate.core, toolchain), candidate, ACROSS_LADDER);
  const plans = acrossPlans(candidate.core, toolchain);
  const formulas = [
    ...ACROSS_FORMULAS.map((name) => acrossP256(name, plans, acrossWay(slug, name))),
    acrossP256('add_affine', plans, acrossWay(slug, 'add_affine'), 2),
  ];
  return [
    studied(ladder, racedLadder(ladder)),
    ...pointSteps(slug, toolchain).map(({ step }) => studied(step, racedStep(step))),
    ...formulas.map((formula) => studied(formula, racedFormula(formula))),
  ];
}

/** What is known of one step. */
interface OneCallRow {
  readonly step: Pick<StudiedStep, 'symbol' | 'text'>;
  /** Cycles that no order can do without on this core. */
  readonly least: ReturnType<typeof leastCycles>;
  /** Null where the processor has no AVX-512 IFMA. */
  readonly cycles: number | null;
}

/**
 * A table of the steps of one call: instructions, and cycles in a loop where each step waits for the one before, beside
 * what no order can do without. Where the processor has no AVX-512 IFMA nothing is timed, which is said.
 */
export async function studyOneCall(io: Io): Promise<void> {
  const other = otherMachineText();
  if (other !== null) io.note(other);
  const { slug } = chosenMachine();
  const { core } = acrossCandidate(slug);
  const toolchain = await openToolchain(io.root);
  const rows: OneCallRow[] = [];
  await withWorker(io.root, undefined, async (worker) => {
    const isTimed = runsLanes(8, worker.hello);
    if (!isTimed) io.note('this processor has no AVX-512 IFMA: nothing is timed');
    for (const step of studiedSteps(slug, toolchain)) {
      if (io.interrupted.aborted) break;
      io.note(`study one-call: ${step.symbol}`);
      rows.push({
        step,
        least: leastCycles(step.ops, timesOf(core)),
        cycles: isTimed ? await step.measured(worker, io) : null,
      });
    }
  });
  io.out(oneCallTable(rows, core));
}

const COLUMNS: readonly TableColumn[] = [
  { title: 'step', align: 'left' },
  ...[
    'instructions',
    'of them moves',
    'rows in memory',
    'longest path',
    'bound by pipes',
    'cycles',
    'over the greater',
  ].map((title) => ({ title, align: 'right' }) as const),
];

/** Markdown: a row for each step. */
export function oneCallTable(rows: readonly OneCallRow[], core: AcrossCore): string {
  return [
    `Longest path and bound by pipes, in cycles, are those of the model of ${core}.`,
    '',
    markdownTable(
      COLUMNS,
      rows.map(({ step: { symbol, text }, least: { path, pipes }, cycles }) => [
        `\`${symbol}\``,
        String(text.lines.length),
        String(text.lines.filter((line) => /^vmovdq\w+ ymm\d+, ymm\d+$/.test(line)).length),
        String(text.slots),
        path.toFixed(0),
        pipes.toFixed(1),
        cycles?.toFixed(1) ?? '–',
        cycles === null ? '–' : (cycles / Math.max(path, pipes)).toFixed(2),
      ]),
    ),
  ].join('\n');
}
