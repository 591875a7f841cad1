/** Confirms suspected leaks by pairs of runs that differ in secrets only. */
import type { DecodedFunction, MachineInstruction } from '../../base/machineCode.ts';
import { instructionSets, lackingSets, setsOfAll } from '../../prover/instructions/instructionSets.ts';
import type { EntryArgument } from '../../prover/leak/entry.ts';
import type { Finding, LeakReport } from '../../prover/leak/findLeaks.ts';
import { LEAK, UNSURE } from '../../prover/leak/state.ts';
import type { InstructionSet } from '../../x86/form.ts';
import { processorFlags } from '../environment/thisMachine.ts';
import { EMULATED_PROCESSOR, runElsewhere, runHere, type Runs } from './leakRuns.ts';

/** Of more places, nothing is shown. */
const MAX_SUSPECTS = 256;

/**
 * What of a report is certain: the leaks that two runs of the code show, which differ in secrets only and in where a
 * jump leads, in the address that is accessed, in the elements that a mask lets through, in how far a string
 * instruction goes or in what an instruction of variable time computes with; also those of which the search does not
 * know whether what is accessed is secret. Other leaks become refusals. Runs are on the processor at hand, with these
 * `flags`; what they do not show of code that it lacks instructions of, is run on one that is emulated, and said to
 * be. Buffers hold random bytes or zeros, public numbers are small ones. Runs in which anything happens but the
 * instructions that were decoded show nothing. Throws `tool` without a C compiler.
 */
export async function certainLeaks(
  code: DecodedFunction,
  args: readonly EntryArgument[],
  { leaks, refusals }: LeakReport,
  root: string,
  flags = processorFlags(),
): Promise<LeakReport> {
  const unsure = refusals.filter(({ what }) => what.startsWith(UNSURE));
  const others = refusals.filter(({ what }) => !what.startsWith(UNSURE));
  const suspects = [...leaks, ...unsure.map((one) => ({ ...one, what: one.what.slice(UNSURE.length) }))];
  if (suspects.length === 0) return { leaks, refusals };
  const judged = await judgedBy(code, args, suspects, root, flags);
  const inOrder = (found: readonly Finding[]): Finding[] => found.toSorted((a, b) => a.address - b.address);
  return {
    leaks: inOrder(judged.flatMap(({ finding, isShown }) => (isShown ? [finding] : []))),
    refusals: inOrder([...judged.flatMap(({ finding, isShown }) => (isShown ? [] : [finding])), ...others]),
  };
}

/** Before what is suspected and was not shown. */
export const PERHAPS = 'perhaps ';
const LOST = 'two runs differ there, but not where each instruction of them is followed, or too late';

/** What is said of a suspect. */
interface Judged {
  readonly finding: Finding;
  readonly isShown: boolean;
}

async function judgedBy(
  code: DecodedFunction,
  args: readonly EntryArgument[],
  suspects: readonly Finding[],
  root: string,
  flags: ReadonlySet<string>,
): Promise<Judged[]> {
  const tried = suspects.slice(0, MAX_SUSPECTS);
  const lacks = (one: MachineInstruction): readonly InstructionSet[] => lackingSets(instructionSets(one) ?? [], flags);
  const lacking = setsOfAll([...code.code.values()].flatMap((one) => (one === null ? [] : [lacks(one)])));
  const here = await runHere({ code, args, leaks: tried }, (one) => lacks(one).length > 0, root);
  const judged = suspects.map((one, k) => spoken(one, k, here, 'on this processor'));
  const open = suspects.flatMap((one, k) => (judged[k].isShown || k >= tried.length ? [] : [{ one, k }]));
  if (open.length === 0 || lacking.length === 0) return judged;
  const elsewhere = await runElsewhere({ code, args, leaks: open.map(({ one }) => one) }, root);
  for (const [i, { one, k }] of open.entries())
    judged[k] = spoken(one, i, elsewhere, `in ${EMULATED_PROCESSOR}`, lacking);
  return judged;
}

/** What is said of a suspect after runs on a processor, and why it was that one: because the one here lacks these. */
function spoken(
  one: Finding,
  k: number,
  { shown, lost, problem }: Runs,
  where: string,
  lacking: readonly InstructionSet[] = [],
): Judged {
  const values = shown.get(k);
  const lacks = lacking.length === 0 ? '' : `this processor lacks ${lacking.join(', ')}`;
  if (values !== undefined) {
    const place = lacks === '' ? '' : `, shown by two runs ${where}, as ${lacks}`;
    return { finding: { ...one, what: one.what + evidence(one.what, values) + place }, isShown: true };
  }
  const missed = problem ?? `no two runs ${where} were found that differ there in secrets only`;
  const why = lost.has(k) ? LOST : lacks === '' ? missed : `${lacks}, and ${missed}`;
  return { finding: { ...one, what: `${PERHAPS}${one.what}; ${why}` }, isShown: false };
}

const evidence = (what: string, [a, b]: readonly [string, string]): string =>
  what === LEAK.address || what === LEAK.mask ? ` (0x${a} or 0x${b} in two runs that differ in secrets only)` : '';
