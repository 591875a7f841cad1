/** The code generator of a search: lowers and encodes candidates. */
import { LaneLowerer } from '../../codegen/lanes/laneLowerer.ts';
import { Lowerer } from '../../codegen/lowering/lower.ts';
import type { Candidate, Problem } from '../../codegen/candidate/candidate.ts';
import type { Generated, Generator } from '../task.ts';
import type { Estimator } from './estimator.ts';
import { PortBound } from '../../codegen/x86/portBound.ts';
import type { Core } from '../../x86/cores.ts';
import { Program } from '../../codegen/x86/program.ts';
import { TARGETS, type Target } from '../../codegen/x86/target.ts';
import { TemplateSet } from '../../codegen/x86/templateSet.ts';
import { FW } from '../../bench/worker/protocol.ts';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseTemplates } from '../../codegen/x86/template.ts';
import { Failure } from '../../base/errors.ts';
import { explain, type Explanation } from '../../codegen/lowering/explain/explain.ts';
import { encoded, PrefixEncoder } from '../../codegen/encoder/encode.ts';
import type { Io } from '../../base/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import { print } from '../../ir/print.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import { startsOf } from '../../codegen/lanes/laneStarts.ts';
import { variantsOf, type Variant } from '../../codegen/variants/variants.ts';

/** More than any candidate the allocator lets through can need. */
const BUFFER_BYTES = 1 << 18;

/** What lowers candidates of the problem: vectorised or scalar, as its function is. */
const lowererOf = (problem: Problem, templates: TemplateSet, target: Target): Lowerer | LaneLowerer =>
  problem.fn.lanes === undefined ? new Lowerer(problem, templates, target) : new LaneLowerer(problem);

/** Lowers and encodes candidates; all buffers are reused. */
export class CodeGenerator implements Generator {
  private readonly lowerer: Lowerer | LaneLowerer;
  private readonly program = new Program();
  private readonly bound: PortBound;
  private readonly encoder = new PrefixEncoder(BUFFER_BYTES);
  private readonly bytes = new Uint8Array(BUFFER_BYTES);
  private readonly estimator: Estimator | null;

  /** `estimator` is shown everything that is generated. */
  constructor(
    problem: Problem,
    set: TemplateSet,
    target: Target = TARGETS[0],
    core: Core = 'zen4',
    estimator: Estimator | null = null,
  ) {
    this.estimator = estimator;
    this.bound = new PortBound(core, problem.fn.lanes !== undefined);
    this.lowerer = lowererOf(problem, set, target);
  }

  /** Null when the candidate cannot be lowered, or when the worker that would measure its code has no room for it. */
  generate(candidate: Candidate): Generated | null {
    const program = this.lower(candidate);
    if (program === null) return null;
    const { bodyStart, shared } = this.lowerer;
    const length = this.encoder.encode(program, bodyStart, shared, this.bytes);
    if (this.estimator === null && length > FW.MAX_CODE_BYTES) return null;
    this.estimator?.show(program, this.bytes, length);
    return {
      bytes: this.bytes,
      length,
      instructions: program.count,
      bound: this.bound.of(program).cycles,
      asked: this.lowerer.asked,
    };
  }

  /** A copy of the code of a candidate; null as in `generate`. */
  codeOf(candidate: Candidate): Uint8Array | null {
    const generated = this.generate(candidate);
    return generated === null ? null : generated.bytes.slice(0, generated.length);
  }

  settle(candidate: Candidate): void {
    const { lowerer, encoder, program } = this;
    if (lowerer.settle(candidate, program)) encoder.settle(program, lowerer.bodyStart, lowerer.shared);
  }

  /** The machine program itself, for printers; valid until the next call. */
  lower(candidate: Candidate): Program | null {
    return this.lowerer.lower(candidate, this.program) ? this.program : null;
  }
}

const libraries = new Map<string, TemplateSet>();

/** The instruction templates below templates/x86, files in order of their names; read once in a process. */
export function templateLibrary(root: string): TemplateSet {
  const library = libraries.get(root) ?? readTemplates(root);
  libraries.set(root, library);
  return library;
}

function readTemplates(root: string): TemplateSet {
  const folder = join(root, 'templates', 'x86');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.s'))
    .sort();
  return new TemplateSet(
    files.flatMap((file) => parseTemplates(readFileSync(join(folder, file), 'utf8'), `templates/x86/${file}`)),
  );
}

/** Lowers a candidate worth keeping, whose bytes are still to be proved. Throws `unsupported` if that cannot be. */
export function championProgram(
  problem: Problem,
  templates: TemplateSet,
  target: Target,
  candidate: Candidate,
): Program {
  const program = new Program();
  const lowerer = lowererOf(problem, templates, target);
  if (!lowerer.lower(candidate, program))
    throw new Failure('unsupported', 'the candidate cannot be lowered', {
      where: problem.fn.name,
      hint: 'check out the revision it was found with',
    });
  return program;
}

/** A candidate with the program it has been lowered to and what both belong to. */
export interface Champion {
  readonly problem: Problem;
  readonly templates: TemplateSet;
  readonly target: Target;
  readonly candidate: Candidate;
  readonly program: Program;
}

/**
 * What its files say of each instruction; null for vectorised code, and if that fails, which is noted: the code is no
 * worse for it.
 */
export function explainChampion(
  { problem, templates, target, candidate, program }: Champion,
  note: (text: string) => void,
): Explanation | null {
  if (problem.fn.lanes !== undefined) return null;
  try {
    return explain(problem, templates, target, candidate, program);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    note(
      `the code of ${problem.fn.name} is written without comments: ${error.message}, ${error.detail.where ?? ''}; ` +
        'please report it',
    );
    return null;
  }
}

/** A candidate that was lowered. */
export interface LoweredCode {
  /** The word IR that it was lowered from. */
  readonly fn: IrFunction;
  /** What its variant is called. */
  readonly variant: string;
  readonly champion: Champion;
  readonly bytes: Uint8Array;
}

/** The first of these in this process: libraries share functions, and mostly nobody asks for the others. */
const shortest = new Map<string, LoweredCode>();

/**
 * Of each variant of a function the shortest code that a search would begin with, the shortest of all first; none if no
 * candidate can be lowered; nothing is proved of them.
 */
export function* firstCodes(fn: IrFunction, target: Target, io: Pick<Io, 'root'>): IterableIterator<LoweredCode> {
  const key = JSON.stringify([io.root, target, print(fn)]);
  const known = shortest.get(key);
  if (known !== undefined) yield known;
  let isFirst = true;
  for (const code of shortestFirst(fn, target, io)) {
    if (isFirst) shortest.set(key, code);
    if (!isFirst || known === undefined) yield code;
    isFirst = false;
  }
}

function* shortestFirst(fn: IrFunction, target: Target, io: Pick<Io, 'root'>): IterableIterator<LoweredCode> {
  const starts = variantsOf(fn).flatMap(
    ({ name, fn: written }) => unlessUnsupported(() => shortestStart(name, buildProblem(written), target, io)) ?? [],
  );
  for (const { start } of starts.toSorted((a, b) => a.instructions - b.instructions)) {
    const code = unlessUnsupported(() => lowered(start, io));
    if (code !== null) yield code;
  }
}

interface ShortestStart {
  readonly start: ToLower;
  readonly instructions: number;
}

/** Null if no candidate can be lowered. */
function shortestStart(
  variant: string,
  problem: Problem,
  target: Target,
  { root }: Pick<Io, 'root'>,
): ShortestStart | null {
  const lowerer = lowererOf(problem, templateLibrary(root), target);
  const program = new Program();
  const candidates = startsOf(problem).flatMap((family) => family.candidates);
  const lengths = candidates.map((candidate) => (lowerer.lower(candidate, program) ? program.count : Infinity));
  const instructions = Math.min(...lengths);
  if (instructions === Infinity) return null;
  return { start: { variant, problem, candidate: candidates[lengths.indexOf(instructions)], target }, instructions };
}

/** Null if the candidate cannot be lowered for this target. */
export const loweredCode = (
  { name, fn }: Pick<Variant, 'name' | 'fn'>,
  candidate: Candidate,
  target: Target,
  io: Pick<Io, 'root'>,
): LoweredCode | null =>
  unlessUnsupported(() => lowered({ variant: name, problem: buildProblem(fn), candidate, target }, io));

interface ToLower extends Pick<Champion, 'problem' | 'candidate' | 'target'> {
  readonly variant: string;
}

function lowered({ variant, problem, candidate, target }: ToLower, { root }: Pick<Io, 'root'>): LoweredCode {
  const templates = templateLibrary(root);
  const program = championProgram(problem, templates, target, candidate);
  const champion = { problem, templates, target, candidate, program };
  return { fn: problem.fn, variant, champion, bytes: encoded(program) };
}

/** Null where `make` fails because something cannot be done. */
function unlessUnsupported<T>(make: () => T): T | null {
  try {
    return make();
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unsupported') return null;
    throw error;
  }
}
