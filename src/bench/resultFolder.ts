import { join } from 'node:path';
import type { Aim, TimingMode } from '../base/aims.ts';
import type { ResultRecord } from './record.ts';

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

/** `25519-mul` or `25519-mul-strict`. */
export const functionSlug = (s: Pick<ResultKey, 'field' | 'operation' | 'form'>): string =>
  `${s.field}-${s.operation}${s.form === 'strict' ? '-strict' : ''}`;

/** The mode by which a result is judged; what was searched for both is judged with what was searched for throughput. */
export const judgedMode = (s: Parameters<typeof aimOf>[0]): TimingMode =>
  aimOf(s) === 'latency' ? 'latency' : 'throughput';

/**
 * The same with `-for-latency` for code that was searched for that: it is kept apart, for neither replaces the other.
 */
export const resultSlug = (s: Parameters<typeof functionSlug>[0] & Pick<ResultKey, 'options'>): string =>
  `${functionSlug(s)}${judgedMode(s) === 'latency' ? '-for-latency' : ''}`;

/** `amd-zen4`, or `amd-zen4-x86-64-v3` for code that does not use all that the machine has. */
export const machineSlug = ({ machine, target }: ResultKey): string =>
  target === 'native' ? machine.slug : `${machine.slug}-${target}`;

/** Folder of everything known about one subject, below the folder of all results. */
export const resultFolder = (results: string, s: ResultKey): string => join(results, resultSlug(s), machineSlug(s));
