/** The functions that X25519 as a program calls, each with its certificate. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { MAX_STEPS_OF_FORMULA } from '../../certificate/certify.ts';
import type { CertifiedCode } from '../../certificate/coqText.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { initialCandidate } from '../../codegen/candidate/initial.ts';
import { encoded } from '../../codegen/encoder/encode.ts';
import type { Program } from '../../codegen/x86/program.ts';
import { TARGETS } from '../../codegen/x86/target.ts';
import { certifiedBytes } from '../../engine/claim/certificate.ts';
import { knownRecords } from '../../engine/environment/storedRecords.ts';
import { thisMachine } from '../../engine/environment/thisMachine.ts';
import { assembledBytes } from '../../engine/optimize/codeFiles.ts';
import { bestRecords, nearestMachines } from '../../engine/store/bestRecords.ts';
import type { ResultRecord } from '../../bench/record.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { parse } from '../../ir/parse.ts';
import { championProgram } from '../../search/tuning/championProgram.ts';
import { templateLibrary } from '../../search/tuning/codeGenerator.ts';
import { runsHere } from '../field/storedCode.ts';
import { formulaText, stated } from './proveStep.ts';
import { LADDER_STEP } from './searchedBuild.ts';
import type { CertifiedParts } from './theoremProgram.ts';
import { wordFunctions } from './x25519Builds.ts';

interface FoundParts {
  readonly parts: CertifiedParts;
  /** Where each comes from, a line each. */
  readonly lines: readonly string[];
}

/**
 * Stored code of the machine most like this one, and of the ladder step what a search found (`step`), or the first
 * candidate if there is none or no certificate of it. Throws `unsupported` where nothing is stored that runs here.
 */
export async function theoremParts(toolchain: Toolchain, step: Program | null, io: Io): Promise<FoundParts> {
  const records = bestRecords(knownRecords(io).filter(({ field, form }) => field === '25519' && form === 'loose'));
  const lines: string[] = [];
  const stored = async (operation: string): Promise<CertifiedCode> => {
    const record = storedFor(records, operation);
    lines.push(`${operation}: stored result of ${record.machine.slug}, ${record.time.slice(0, 10)}`);
    return certifiedBytes(parse(record.ir, 'record'), Buffer.from(record.code.hex, 'hex'), io.root);
  };
  const [Mul, Square, Add, Sub] = [
    await stored('mul'),
    await stored('square'),
    await stored('add'),
    await stored('sub'),
  ];
  const found = await certifiedStep(toolchain, step, io);
  return {
    parts: { Step: found.code, Mul, Square, Add, Sub, Reduce: await certifiedReduce(io.root) },
    lines: [...lines, `step of the ladder: ${found.origin}`],
  };
}

/** One call waits for the other: of the same machine, what was searched for latency goes first. */
function storedFor(records: readonly ResultRecord[], operation: string): ResultRecord {
  const fit = records.filter((one) => one.operation === operation && one.target === 'native' && runsHere(one));
  const isForLatency = ({ options }: ResultRecord): number => (options.for === 'latency' ? 1 : 0);
  const sorted = fit.toSorted((a, b) => isForLatency(b) - isForLatency(a));
  const [nearest] = nearestMachines(sorted, thisMachine());
  if (nearest !== undefined) return nearest;
  throw new Failure('unsupported', `no ${operation} modulo 2^255 - 19 is stored that this processor runs`, {
    expected: 'a result for a processor with BMI2 and ADX, or of this one',
    hint: `./fieldwright optimize --curve 25519 --op ${operation} stores one`,
  });
}

async function certifiedStep(
  toolchain: Toolchain,
  step: Program | null,
  io: Io,
): Promise<{ readonly code: CertifiedCode; readonly origin: string }> {
  const functions = await wordFunctions(toolchain);
  const plain = functions.find(({ name }) => name === LADDER_STEP);
  if (plain === undefined) throw new Failure('invariant', `there is no ${LADDER_STEP}`);
  const fn = stated(plain, formulaText('x25519.step', toolchain));
  if (step !== null) {
    try {
      const code = await certifiedBytes(fn, encoded(step), io.root, { steps: MAX_STEPS_OF_FORMULA });
      return { code, origin: 'as the search found it' };
    } catch (error) {
      if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
      io.note(`x25519: no certificate of the step that was found: ${error.message}`);
    }
  }
  const problem = buildProblem(fn);
  const first = championProgram(problem, templateLibrary(io.root), TARGETS[0], initialCandidate(problem));
  const code = await certifiedBytes(fn, encoded(first), io.root, { steps: MAX_STEPS_OF_FORMULA });
  return { code, origin: 'the first candidate' };
}

const REDUCE = parse(`function reduce
aliasing any
param a u64[4]
result out1 u64[4]

return out1 = a[0], a[1], a[2], a[3]
`);

/** templates/x25519/reduce.S, which gives the number below p. */
async function certifiedReduce(root: string): Promise<CertifiedCode> {
  const fn = stated(REDUCE, 'out1 = a mod 2^255-19', { canonical: true });
  const text = readFileSync(join(root, 'templates', 'x25519', 'reduce.S'), 'utf8');
  return certifiedBytes(fn, assembledBytes('gas', text, 'x25519_reduce'), root);
}
