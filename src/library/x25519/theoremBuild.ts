/** X25519 as a program with a theorem about its bytes, from entry to return, that Coq checks where it is installed. */
import { theoremLines, bytesLines, coqComment, type CertifiedCode } from '../../certificate/coqText.ts';
import { x25519Words } from './x25519Builds.ts';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { seeded } from '../../base/rng.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { Program } from '../../codegen/x86/program.ts';
import { checkCertificate, coqVersion, openCoq } from '../../frontend/toolchain/coq.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { Budget } from '../../search/task.ts';
import { LADDER_STEP } from './fastestX25519.ts';
import { lineOf, searchFunction, type SearchRequest } from '../kernels/searchFunction.ts';
import { assembleProgram, THEOREM_PARTS, type CertifiedParts, type TheoremProgram } from './theoremProgram.ts';
import { compileWords } from '../curve/curveSources.ts';
import { formulaText, stated } from '../curve/formulas.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { MAX_STEPS_OF_FORMULA } from '../../certificate/certify.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { initialCandidate } from '../../codegen/candidate/initial.ts';
import { encoded } from '../../codegen/encoder/encode.ts';
import { TARGETS } from '../../codegen/x86/target.ts';
import { certifiedBytes } from '../../engine/claim/certificate.ts';
import { storedRecords } from '../../engine/environment/storedRecords.ts';
import { chosenMachine } from '../../engine/environment/thisMachine.ts';
import { assembledBytes } from '../../engine/optimize/codeFiles.ts';
import { bestRecords, nearestMachines } from '../../engine/store/bestRecords.ts';
import type { ResultRecord } from '../../bench/record.ts';
import { parse } from '../../ir/parse.ts';
import { championProgram, templateLibrary } from '../../search/tuning/codeGenerator.ts';
import { runsHere } from '../field/storedCode.ts';

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
  const records = bestRecords(storedRecords(io).filter(({ field, form }) => field === '25519' && form === 'loose'));
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
  const [nearest] = nearestMachines(sorted, chosenMachine());
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
  const functions = await x25519Words(toolchain);
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

/** What `library x25519 --theorem` links, and its Coq file. */
interface TheoremBuild {
  /** Its global symbol is the public one. */
  readonly objects: readonly string[];
  readonly text: string;
  readonly lines: readonly string[];
}

/** The last file of coq/ that the theorem needs. */
const COQ_FILE = 'X25519Whole.v';

/**
 * Makes the program as the function `symbol`, of stored code and a step of the ladder that is searched. Throws
 * `unsupported` where a function has no certificate, `invariant` if Coq refuses the theorem.
 */
export async function theoremBuild(
  symbol: string,
  toolchain: Toolchain,
  { budget, seed }: SearchRequest,
  worker: Worker,
  io: Io,
): Promise<TheoremBuild> {
  const found = budget === null ? null : await searchStep(toolchain, { budget, seed }, worker, io);
  io.note('x25519: looking for certificates');
  const { parts, lines } = await theoremParts(toolchain, found?.program ?? null, io);
  const program = await assembleProgram(symbol, parts, toolchain);
  const text = theoremText(program, parts, [`X25519 (RFC 7748): the bytes of ${symbol}`]);
  return { objects: [program.object], text, lines: [...(found?.lines ?? []), ...lines, await checked(text, io)] };
}

async function searchStep(
  toolchain: Toolchain,
  { budget, seed }: SearchRequest & { readonly budget: Budget },
  worker: Worker,
  io: Io,
): Promise<{ readonly program: Program; readonly lines: readonly string[] }> {
  const steps = (await x25519Words(toolchain)).filter(({ name }) => name === LADDER_STEP);
  const compiled = await compileWords(toolchain, steps);
  const rng = seeded(seed, 'x25519/theorem');
  const found = await searchFunction(steps[0], compiled, { budget, aim: 'latency', rng, worker, io });
  return { program: found.program, lines: [lineOf(found)] };
}

/** What is to be said of the theorem. */
async function checked(text: string, io: Io): Promise<string> {
  if ((await coqVersion()) === null) return 'theorem: written, not checked, for Coq is not installed';
  io.note('x25519: Coq checks the theorem');
  const coq = await openCoq(io.root, COQ_FILE);
  const { accepted, said } = await checkCertificate(text, coq);
  if (!accepted) throw new Failure('invariant', 'Coq refuses the theorem of X25519', { found: said });
  return (
    `theorem: accepted by Coq ${coq.version} without axioms: from entry to return, for all scalars and points, these ` +
    'bytes are X25519 as RFC 7748 defines it, on one path with fixed addresses'
  );
}

/* The Coq file of X25519 as a program: bytes, the certificate of each function that it calls, and the theorem. */

const lower = THEOREM_PARTS.map((name) => name.toLowerCase()).join(' ');

/** `header` is for readers, without comment signs. Lines end in a line feed. */
export function theoremText(
  { sections: [own, ...others], places }: TheoremProgram,
  parts: CertifiedParts,
  header: readonly string[],
): string {
  const frame = Math.max(...THEOREM_PARTS.map((name) => parts[name].frame));
  return [
    ...header.map((line) => coqComment(line)),
    'From Coq Require Import ZArith List.',
    'From Fieldwright Require Import Fieldwright.',
    'From Fieldwright Require X25519Whole.',
    'Import ListNotations.',
    'Open Scope Z_scope.',
    '',
    '(* The function from its first byte to its return; what it calls, and constants: distance from there, bytes. *)',
    ...bytesLines({ image: own.bytes, constants: others }),
    'Definition sections : list (Z * list Z) := segments image constants.',
    '(* Bytes below their return address that the functions use. *)',
    `Definition room : Z := ${frame}.`,
    ...THEOREM_PARTS.flatMap((name) => [
      '',
      `Module ${name}.`,
      `Definition place : Z := ${places[name]}.`,
      'Definition image := Eval vm_compute in X25519Whole.section_from sections place.',
      'Definition constants := Eval vm_compute in X25519Whole.others_from sections place.',
      ...theoremLines({ ...parts[name], frame }),
      `End ${name}.`,
    ]),
    '',
    'From Fieldwright Require Import Calls X25519Statement X25519Program X25519Whole.',
    ...THEOREM_PARTS.map((name) => {
      const code = ['claimed', 'leak', 'image', 'constants'].map((part) => `${name}.${part}`).join(' ');
      return `Definition ${name.toLowerCase()} := (${name}.place, Code ${code}).`;
    }),
    `Lemma program_fits : x25519_fits sections ${lower} = true.`,
    'Proof. vm_compute. reflexivity. Qed.',
    `Lemma functions_fit : fit sections room ${lower}.`,
    `Proof. split; [${THEOREM_PARTS.map((name) => `part ${name}.correct`).join('|')}]. Qed.`,
    '',
    '(* coq/X25519Statement.v says what this is. *)',
    'Theorem correct : is_x25519 sections (416 + room).',
    `Proof. exact (x25519_whole sections room ${lower} program_fits functions_fit ltac:(discriminate)). Qed.`,
    'Print Assumptions correct.',
    '',
  ].join('\n');
}
