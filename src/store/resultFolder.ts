import { join } from 'node:path';
import type { ResultRecord } from './record.ts';

/** What a result is about: one function of one field on one microarchitecture. */
export type ResultKey = Pick<ResultRecord, 'field' | 'operation' | 'form' | 'target'> & {
  readonly machine: { readonly slug: string };
};

/** `25519-mul` or `25519-mul-strict`. */
export const functionSlug = (s: Pick<ResultKey, 'field' | 'operation' | 'form'>): string =>
  `${s.field}-${s.operation}${s.form === 'strict' ? '-strict' : ''}`;

/** `amd-zen4`, or `amd-zen4-x86-64-v3` for code that does not use all that the machine has. */
export const machineSlug = ({ machine, target }: ResultKey): string =>
  target === 'native' ? machine.slug : `${machine.slug}-${target}`;

/** Folder of everything known about one subject, below the folder of all results. */
export const resultFolder = (results: string, s: ResultKey): string => join(results, functionSlug(s), machineSlug(s));
