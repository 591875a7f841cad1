/** The schema of everything that one run of `optimize` records. */
import { z } from 'zod';
import { TIMING_MODES, type Aim, type TimingMode } from '../base/aims.ts';
import { sha256 } from '../base/hash.ts';
import { isJson } from '../base/json.ts';
import type { LaneCore } from '../x86/cores.ts';
import { machineSchema, recordName, recordSymbol, recordText } from './machine.ts';
import { join } from 'node:path';

const digest = z.string().regex(/^[0-9a-f]{64}$/, 'expected a SHA-256 in lower-case hexadecimal');

/** A ratio with its 95 % interval. */
const ratioSchema = z.strictObject({
  value: z.number().positive(),
  low: z.number().positive(),
  high: z.number().positive(),
});

/** One contestant in one mode of one interleaved comparison. */
const summarySchema = z.object({
  /** Core cycles per call as the calibrator estimates them: median over layouts. */
  cycles: z.number().positive(),
  /** Time of this contestant divided by that of ours: our speed-up over it. */
  ratio: ratioSchema,
});

const timingSchema = z.strictObject({
  ...summarySchema.shape,
  /** Core cycles per call of each layout; the same layouts in the same order for all contestants. */
  layoutCycles: z.array(z.number().positive()).min(1),
});

const contestantSchema = <T extends z.ZodType>(timing: T) =>
  z.strictObject({
    /** `ours`, or what it was made by, e.g. `llc -O3`. */
    name: recordText,
    /** Size of its machine code. */
    bytes: z.int().nonnegative(),
    /** Machine code of a contender that is straight-line and not long; absent in older records. */
    hex: z
      .string()
      .regex(/^([0-9a-f]{2})+$/)
      .optional(),
    /** Independent calls. */
    throughput: timing,
    /** Chained calls; null if it cannot be chained. */
    latency: timing.nullable(),
    /** Two chains of calls by turns; only of `bench`. */
    pairs: timing.optional(),
  });

/** Interleaved measurements of one run. Contestants of different runs are never compared by their cycles. */
const comparisonOf = <T extends z.ZodType>(timing: T) =>
  z.strictObject({
    /** Our own code first: it is what all ratios are relative to. */
    contestants: z.array(contestantSchema(timing)).min(2),
    /** Random placements of code, stack and data. */
    layouts: z.int().positive(),
    /** Share of the rounds that were not discarded because something else used the core. */
    quietShare: z.number().min(0).max(1),
    /** The core never got quiet enough, so that no round was discarded; no claim may rest on this. */
    contended: z.boolean(),
    /** Differences below this fraction mean nothing: code compared with itself differed by as much. */
    noise: z.number().nonnegative(),
  });

/** As records have it: with the sample of each layout, which the intervals can be computed from again. */
export const comparisonSchema = comparisonOf(timingSchema);

/** What is kept of comparisons beside the records: no samples, and parsing drops those that older files have. */
export const comparisonSummarySchema = comparisonOf(summarySchema);

/**
 * How our code stands against the fastest alternative of a comparison in one mode: ahead or behind only beyond the
 * noise.
 */
const standingSchema = z.strictObject({
  mode: z.enum(TIMING_MODES),
  opponent: recordText,
  ratio: ratioSchema,
  kind: z.enum(['ahead', 'level', 'behind']),
});

/**
 * What is known about one claim. The kinds are never mixed: `tested` counts inputs that agreed, `proved` holds for all
 * inputs.
 */
const verdictSchema = z.discriminatedUnion('kind', [
  z.strictObject({ claim: recordText, kind: z.literal('proved'), by: recordText }),
  z.strictObject({ claim: recordText, kind: z.literal('tested'), inputs: z.int().positive() }),
  z.strictObject({ claim: recordText, kind: z.literal('refuted'), where: recordText }),
  z.strictObject({ claim: recordText, kind: z.literal('undecided'), reason: recordText }),
]);

/** Which proof engine gave the verdicts. */
const checkerSchema = z.strictObject({
  version: recordText,
  /** Of its sources. */
  sha256: digest,
});

/** Of the code that ships: whether `best.v` was written, and the Coq that accepted it. */
const certificateSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('accepted'), coq: z.string() }),
  /** Written where there was no Coq. */
  z.strictObject({ kind: z.literal('unchecked') }),
  z.strictObject({ kind: z.literal('none'), reason: z.string() }),
]);

/** What came of proving the champions that the search archived, the fastest first, until one could ship. */
const archiveProofsSchema = z.strictObject({
  champions: z.int().nonnegative(),
  proved: z.int().nonnegative(),
  undecided: z.int().nonnegative(),
  refuted: z.int().nonnegative(),
  /** Slower than the shipped one, or left out because proofs took long. */
  untried: z.int().positive().optional(),
  seconds: z.number().nonnegative(),
  /** Faster code that did not become a champion because it was not decided while the search went on. */
  leftOut: z.int().nonnegative().optional(),
  /** Champions that won against the shipped one and gave way to it because they are not decided. */
  passedOver: z.int().positive().optional(),
});

const beatenSchema = z.array(
  z.strictObject({
    /** SHA-256 of the slower code. */
    code: digest,
    /** Its time over that of ours, in the same run. */
    ratio: ratioSchema,
  }),
);

/** Other code of the same function that was slower in one run with ours, by mode (`merge`). */
const raceSchema = z.strictObject({
  throughput: beatenSchema.optional(),
  latency: beatenSchema.optional(),
  /** What nothing in that run beat in both modes, ours among it: times over those of ours. Absent in older records. */
  front: z.array(z.strictObject({ code: digest, throughput: ratioSchema, latency: ratioSchema })).optional(),
});

const codeSchema = z
  .strictObject({ hex: z.string().regex(/^([0-9a-f]{2})+$/), sha256: digest, instructions: z.int().positive() })
  .refine(
    (code) => sha256(Buffer.from(code.hex, 'hex')) === code.sha256,
    'the code bytes do not have the recorded SHA-256',
  );

/** Evaluations, seconds, ratio of the best so far. */
type TracePoint = [number, number, number];

/** By hand, for there are tens of thousands of points, and most commands read all records. */
const isTracePoint = (point: unknown): boolean =>
  Array.isArray(point) &&
  point.length === 3 &&
  point.every((number) => Number.isFinite(number) && number >= 0) &&
  Number.isSafeInteger(point[0]) &&
  point[2] > 0;

/** What is written; records of version 1, whose form was called a variant, are read as well (`parseRecord.ts`). */
export const RECORD_VERSION = 2;

/** Everything one run of `optimize` found, and what is needed to run it again. Appended, never changed. */
export const recordSchema = z
  .strictObject({
    schemaVersion: z.literal(RECORD_VERSION),
    /** ISO 8601, UTC. */
    time: z.iso.datetime(),
    field: recordName,
    operation: recordName,
    /** What is promised of operands and results (`ResultForm`). */
    form: z.enum(['loose', 'strict']),
    /** Name of the function as C sees it. */
    symbol: recordSymbol,
    /** Prime, as written in the field's description. */
    modulus: recordText,
    seed: z.int().nonnegative(),
    /** Line that runs it again. */
    command: recordText,
    options: z.record(recordName, z.json()),
    machine: machineSchema,
    /** What the code may use: `native` is everything the machine has, otherwise a name such as `x86-64-v3`. */
    target: z.string().regex(/^[a-z0-9+-]+$/),
    /** Versions by program, e.g. `clang`. */
    tools: z.record(recordName, recordText),
    /** Git revision of this program, with `+` when files were changed; null outside a repository. */
    revision: z
      .string()
      .regex(/^[0-9a-f]{40,64}\+?$/)
      .nullable(),
    /**
     * File of the source, relative to the root of the project, or to the folder of the command if it is outside; absent
     * where there is no single file.
     */
    sourcePath: recordText.optional(),
    /** Of that file, or of the text that stands for the source. */
    sourceSha256: digest,
    /**
     * Of the word IR that was read of a source of the user's, with what is stated of it: by it records of a source
     * before and after a change are told apart. Absent for fields and in older records.
     */
    bridgedSha256: digest.optional(),
    /** The word IR in its text form; with it the proofs can be repeated without LLVM. */
    ir: z.string(),
    irSha256: digest,
    /** Name of the strategy with its parameters. */
    strategy: recordText,
    effort: z.strictObject({
      evaluations: z.int().nonnegative(),
      /** Candidates whose code was wrong or crashed; each is a bug of the lowering. */
      wrong: z.int().nonnegative(),
      seconds: z.number().nonnegative(),
      measuringShare: z.number().min(0).max(1),
      stopped: z.enum(['budget', 'time', 'plateau', 'interrupted']),
    }),
    verdicts: z.array(verdictSchema),
    /** Absent in the first records. */
    checker: checkerSchema.optional(),
    /** Absent in older records. */
    certificate: certificateSchema.optional(),
    archiveProofs: archiveProofsSchema.optional(),
    comparison: comparisonSchema,
    /** Absent unless results were merged. */
    race: raceSchema.optional(),
    /** The result in short; absent in older records, whose comparison says the same. */
    standings: z.array(standingSchema).optional(),
    /** The champion, as the search wrote it. */
    candidate: z.custom<z.core.util.JSONType>(isJson, 'expected JSON'),
    /** The bytes that were measured; they are the bytes that ship unless `called` has those. */
    code: codeSchema,
    /** The same with what hands over arguments and results, where the source is not called as (results, parameters). */
    called: codeSchema.optional(),
    /** Each new best: after how many evaluations, and its time divided by that of the search's baseline. */
    history: z.array(
      z.strictObject({
        evaluation: z.int().nonnegative(),
        seconds: z.number().nonnegative(),
        ratio: z.number().positive(),
      }),
    ),
    /**
     * The same course thinned to points about equally far apart in time, with the start and the end: evaluations,
     * seconds, ratio of the best so far. Absent in older records.
     */
    trace: z.array(z.custom<TracePoint>(isTracePoint, 'expected evaluations, seconds and ratio')).optional(),
  })
  .refine((record) => sha256(record.ir) === record.irSha256, 'the word IR does not have the recorded SHA-256')
  .refine(({ ir, symbol }) => namesIn(ir) === symbol, 'the word IR is not that of the recorded symbol');

/** What the word IR calls its function, in all lines that do. */
const namesIn = (ir: string): string =>
  [...ir.matchAll(/^[ \t]*function\b(.*)$/gm)].map(([, name]) => name.trim()).join('\n');

export type Standing = z.infer<typeof standingSchema>;
export type RecordedComparison = z.infer<typeof comparisonSchema>;
export type ComparisonSummary = z.infer<typeof comparisonSummarySchema>;
export type RecordedVerdict = z.infer<typeof verdictSchema>;
export type RecordedRace = z.infer<typeof raceSchema>;
export type ResultRecord = z.infer<typeof recordSchema>;
export type CheckerIdentity = z.infer<typeof checkerSchema>;
export type ArchiveProofs = z.infer<typeof archiveProofsSchema>;

/**
 * Of code that was searched by the model of a core because the machine cannot run it. It is no `ResultRecord`: whoever
 * reads measurements refuses it.
 */
export interface EstimateRecord extends Omit<ResultRecord, 'comparison' | 'standings' | 'race'> {
  readonly estimate: {
    /** The core of the model. */
    readonly core: LaneCore;
    /** What the model says of a call, by the aim of the search. */
    readonly cycles: number;
    /** What the core takes at least, by its ports alone. */
    readonly bound: number;
  };
}

/** Says in every place that nothing was measured. */
export const estimateText = ({ core, cycles, bound }: EstimateRecord['estimate']): string =>
  `${cycles.toFixed(1)} cycles by the model of ${core} (at least ${bound.toFixed(1)} by its ports): an estimate, ` +
  'nothing was measured';

/** What a result is about: one function of one field on one microarchitecture. */
export type ResultKey = Pick<ResultRecord, 'field' | 'operation' | 'form' | 'target'> & {
  readonly machine: { readonly slug: string };
  readonly options?: SearchedFor;
};

/** Options of a run, of which only `for` matters here. */
type SearchedFor = Readonly<Record<string, unknown>>;

/** What a result was searched for; the first records do not say it, and were made for throughput. */
export const aimOf = ({ options }: { readonly options?: SearchedFor }): Aim =>
  options?.['for'] === 'latency' || options?.['for'] === 'both' ? options['for'] : 'throughput';

/** What a result is about, on whatever machine. */
export type FunctionKey = Pick<ResultRecord, 'field' | 'operation' | 'form'>;

/** `25519-mul` or `25519-mul-strict`. */
export const functionSlug = (s: FunctionKey): string =>
  `${s.field}-${s.operation}${s.form === 'strict' ? '-strict' : ''}`;

/** The mode by which a result is judged; what was searched for both is judged with what was searched for throughput. */
export const judgedMode = (s: Parameters<typeof aimOf>[0]): TimingMode =>
  aimOf(s) === 'latency' ? 'latency' : 'throughput';

/**
 * The same with `-for-latency` for code that was searched for that: it is kept apart, for neither replaces the other.
 */
export const resultSlug = (s: FunctionKey & Pick<ResultKey, 'options'>): string =>
  `${functionSlug(s)}${judgedMode(s) === 'latency' ? '-for-latency' : ''}`;

/** What a result of this function may be called, whatever it was searched for. */
export const resultSlugs = (s: FunctionKey): string[] =>
  (['throughput', 'latency'] as const).map((aim) => resultSlug({ ...s, options: { for: aim } }));

/** `amd-zen4`, or `amd-zen4-x86-64-v3` for code that does not use all that the machine has. */
export const machineSlug = ({ machine, target }: ResultKey): string =>
  target === 'native' ? machine.slug : `${machine.slug}-${target}`;

/** Folder of everything known about one subject, below the folder of all results. */
export const resultFolder = (results: string, s: ResultKey): string => join(results, resultSlug(s), machineSlug(s));
