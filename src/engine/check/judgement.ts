/** The result of judging one function: findings, and how the command ended. */
import { z } from 'zod';

/** Kinds of findings, as reports name them. */
const RULES = ['refuted', 'leak', 'not-decided', 'not-judged'] as const;
export type JudgementRule = (typeof RULES)[number];

const findingSchema = z.strictObject({
  rule: z.enum(RULES),
  /** Lines. */
  text: z.string(),
  /** As seen from the folder of the manifest. */
  file: z.string(),
  line: z.int().min(1).nullable(),
});

/** Something that is wrong with a function, or is not known of it, and where. */
export type CheckFinding = z.output<typeof findingSchema>;

/** What came of one thing that was asked of a function; as it is kept, too. */
export const judgementSchema = z.strictObject({
  /** The kind of failure that it would be for a command of its own; null if all is well. */
  failure: z.enum(['input', 'tool', 'wrong', 'unsupported', 'interrupted', 'invariant']).nullable(),
  /** A few words. */
  summary: z.string(),
  findings: z.array(findingSchema),
  /** The command that asks the same; null if it was not understood. */
  claim: z.string().nullable(),
  /** What it took, when it was judged. */
  millis: z.number(),
});

export type Judgement = z.output<typeof judgementSchema>;

/** A judgement with what it is about, in the order of the manifest. */
export interface Judged extends Judgement {
  readonly name: string;
  readonly asked: 'verify' | 'ct';
  readonly file: string;
  /** Whether it was known from before. */
  readonly isKept: boolean;
}
