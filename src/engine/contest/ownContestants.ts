/** Our stored code as a contestant. */
import { existsSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { TimingMode } from '../../base/aims.ts';
import { parse } from '../../ir/parse.ts';
import { bestRecords } from '../store/bestRecords.ts';
import { type ResultRecord, judgedMode, resultFolder } from '../../bench/record.ts';
import { P256_ADD, P256_DOUBLE, P256_MIXED } from '../../bench/reference/peerPoints.ts';
import { X25519 } from '../../bench/reference/peerX25519.ts';
import { FP2_MUL, FP2_SQUARE } from '../../bench/reference/towerFields.ts';
import type { WholeFunction } from '../../bench/reference/wholeFunction.ts';
import type { Absent } from '../../frontend/compile/compileBaselines.ts';
import type { Contestant } from './contestant.ts';
import type { CpuFeatures } from './peerContestants.ts';
import type { BenchSubject } from './contestSubject.ts';
import type { Io } from '../../base/io.ts';
import { placeOf, storedRecords } from '../environment/storedRecords.ts';
import { chosenMachine } from '../environment/thisMachine.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/**
 * The best stored code for the subject that was searched for `aim`, of this microarchitecture if there is one and of
 * another otherwise.
 */
export function ownContestant(subject: BenchSubject, aim: TimingMode, cpu: CpuFeatures, io: Io): Contestant | Absent {
  const { field, op, form, weights } = subject;
  const slug = chosenMachine().slug;
  const stored = storedCodes({ field, operation: op, form, aim }, cpu, io);
  const [best] = stored.toSorted((a, b) => distance(a, slug) - distance(b, slug));
  if (best === undefined) return { name: 'ours', reason: nothingStored(subject, aim) };
  const folder = resultFolder(placeOf(best, io), best);
  const note = best.machine.slug === slug ? '' : ` (found on ${best.machine.slug})`;
  return {
    name: `ours${best.target === 'native' ? '' : ` for ${best.target}`}${note}`,
    origin: relative(io.root, existsSync(folder) ? join(folder, 'best') : folder),
    representation: `${weights.length}x64`,
    code: Buffer.from(best.code.hex, 'hex'),
    contract: parse(best.ir),
  };
}

/** Code for all features comes first, then code for fewer; other machines' code after that of this one. */
const distance = (r: ResultRecord, slug: string): number =>
  (r.machine.slug === slug ? 0 : 2) + (r.target === 'native' ? 0 : 1);

/** The best of each machine for a function that was searched for `aim`, as far as the processor can run it. */
export const storedCodes = (
  wanted: Pick<ResultRecord, 'field' | 'operation' | 'form'> & { readonly aim: TimingMode },
  cpu: CpuFeatures,
  io: Io,
): ResultRecord[] =>
  bestRecords(storedRecords(io)).filter(
    (r) =>
      r.field === wanted.field &&
      r.operation === wanted.operation &&
      r.form === wanted.form &&
      canRun(r, cpu) &&
      judgedMode(r) === wanted.aim,
  );

const canRun = (r: Pick<ResultRecord, 'target'>, cpu: CpuFeatures): boolean =>
  r.target === 'x86-64' || (r.target === 'x86-64-v3' && cpu.bmi2) || (cpu.bmi2 && cpu.adx);

/** Formulas of the suite that are whole functions of libraries, and a part of their names there. */
const FORMULAS: ReadonlyMap<WholeFunction, string> = new Map([
  [P256_DOUBLE, 'p256_montgomery'],
  [P256_MIXED, 'p256_montgomery'],
  [P256_ADD, 'p256_montgomery'],
  [FP2_MUL, 'bls12_381'],
  [FP2_SQUARE, 'bls12_381'],
]);

function nothingStored({ field, op, form, description, whole }: BenchSubject, aim: TimingMode): string {
  if (whole === X25519)
    return 'not applicable: the whole function is not searched for; see the line of the reduction pass';
  const formulas = whole === null ? undefined : FORMULAS.get(whole);
  if (formulas !== undefined)
    return `${PROGRAM} builds --suite formulas --only ${formulas}  searches it and races it with these libraries`;
  if (whole !== null) return 'not applicable: there is no such function of ours; its field operations are searched for';
  if (description === null) return `not applicable: bridge/fields has no ${field}`;
  return (
    `nothing is stored yet; run  ${PROGRAM} optimize --field ${field} --op ` +
    `${op}${form === 'strict' ? ' --strict' : ''}${aim === 'latency' ? ' --for latency' : ''}`
  );
}
