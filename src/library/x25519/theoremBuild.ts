/** X25519 as a program with a theorem about its bytes, from entry to return, that Coq checks where it is installed. */
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { seeded } from '../../base/rng.ts';
import type { Worker } from '../../bench/worker/client.ts';
import type { Program } from '../../codegen/x86/program.ts';
import { checkCertificate, coqVersion, openCoq } from '../../frontend/toolchain/coq.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { Budget } from '../../search/budget.ts';
import { LADDER_STEP } from './searchedBuild.ts';
import { lineOf, searchFunction } from '../kernels/searchFunction.ts';
import { theoremParts } from './theoremParts.ts';
import { assembleProgram } from './theoremProgram.ts';
import { theoremText } from './theoremText.ts';
import { compileWords, wordFunctions } from './x25519Builds.ts';

/** What `library x25519 --theorem` links, and its Coq file. */
interface TheoremBuild {
  /** Its global symbol is the public one. */
  readonly objects: readonly string[];
  readonly text: string;
  readonly lines: readonly string[];
}

interface TheoremOptions {
  /** Of the search for a step of the ladder; null leaves it out. */
  readonly budget: Budget | null;
  readonly seed: number;
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
  { budget, seed }: TheoremOptions,
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
  { budget, seed }: TheoremOptions & { readonly budget: Budget },
  worker: Worker,
  io: Io,
): Promise<{ readonly program: Program; readonly lines: readonly string[] }> {
  const steps = (await wordFunctions(toolchain)).filter(({ name }) => name === LADDER_STEP);
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
