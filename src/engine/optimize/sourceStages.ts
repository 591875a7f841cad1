/** The stages from the plain source to the events and choices of its word IR. */
import { subjectOf } from '../subject/findSubject.ts';
import { sha256 } from '../../base/hash.ts';
import { withVectors } from '../../base/targetNames.ts';
import { print } from '../../ir/print.ts';
import type { IrFunction } from '../../ir/function.ts';
import { type SsaFunction, ssaFunction } from '../../ir/ssa/schema.ts';
import { buildProblem } from '../../codegen/candidate/build.ts';
import type { Problem } from '../../codegen/candidate/candidate.ts';
import { openToolchain, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { describeProblem, requireSearchable } from '../../search/tuning/searchStage.ts';
import type { Compiled } from '../subject/compileStage.ts';
import type { Subject } from '../subject/subject.ts';
import { requireSymbol } from './codeFiles.ts';
import { requireSubjectPlaces } from './requirePlaces.ts';
import { type Asked, requireSource, type RunSetting } from './setting.ts';
import type { Stage } from './stages.ts';

interface OfSource {
  readonly subject: Subject;
}

/** What is to be optimised. */
export const source: Stage<Asked & Pick<RunSetting, 'assignment' | 'io'>, OfSource> = {
  name: 'source',
  run: async ({ request, asked, places, last, assignment, io }) => {
    const subject = await subjectOf(request, io);
    requireSource(assignment, subject);
    requireSubjectPlaces({ ...asked, ...places }, last, subject, io);
    if (last === 'write') requireSymbol(subject);
    return { subject };
  },
  print: ({ subject }) => subject.source,
};

interface OfLlvm {
  readonly toolchain: Toolchain;
  readonly compiled: Compiled;
}

/** Reduced LLVM IR, and code of the compilers to beat. */
export const llvm: Stage<RunSetting & OfSource, OfLlvm> = {
  name: 'llvm',
  run: async ({ asked, subject, io }) => {
    const toolchain = await openToolchain(io.root);
    const compiled = await compiledFor(subject, toolchain, asked.target);
    for (const { name, reason } of compiled.absent) io.note(`not compared with ${name}: ${reason}`);
    return { toolchain, compiled };
  },
  print: ({ compiled }) => compiled.llvmIr,
};

/**
 * What is read of a subject and what compilers make of it for a target. Where that has no vector registers, what they
 * make of it with them follows if it is other code.
 */
export async function compiledFor(subject: Subject, toolchain: Toolchain, target: string): Promise<Compiled> {
  const own = await subject.compile({ ...toolchain, target });
  if (withVectors(target) === target) return own;
  const { baselines } = await subject.compile({ ...toolchain, target: withVectors(target) });
  const known = own.baselines.map(({ code }) => sha256(code));
  return { ...own, baselines: [...own.baselines, ...baselines.filter(({ code }) => !known.includes(sha256(code)))] };
}

interface OfSsa {
  readonly ssa: SsaFunction;
}

/** Straight-line integers of any width. */
export const ssa: Stage<OfSource & OfLlvm, OfSsa> = {
  name: 'ssa',
  run: ({ subject, compiled }) => ({ ssa: ssaFunction(compiled.ssaJson, (subject.ofOne ?? subject).symbol) }),
  print: (context) => JSON.stringify(context.ssa, null, 1),
};

interface OfIr {
  /** The word IR of the source. */
  readonly bridged: IrFunction;
}

/** Words, sums, bounds, specification. */
export const ir: Stage<OfSource & OfSsa, OfIr> = {
  name: 'ir',
  run: (context) => ({ bridged: context.subject.lower(context.ssa) }),
  print: ({ bridged }) => print(bridged),
};

/** Events and choices; throws what `requireSearchable` throws. */
export const model: Stage<RunSetting & OfIr, { readonly model: Problem }> = {
  name: 'model',
  run: ({ asked, bridged }) => {
    requireSearchable(bridged, asked.aim);
    return { model: buildProblem(bridged) };
  },
  print: (context) => describeProblem(context.model),
};

/** What the source is known by when the search begins. */
export type Read = OfSource & OfLlvm & OfSsa & OfIr;
