import { join } from 'node:path';
import type { ResultRecord } from './record.ts';

/** What a result is about: one function of one field on one microarchitecture. */
export type Subject = Pick<ResultRecord, 'field' | 'operation' | 'variant' | 'target'> & {
  readonly machine: { readonly slug: string };
};

/** `25519-mul` or `25519-mul-strict`. */
export const functionSlug = (s: Pick<Subject, 'field' | 'operation' | 'variant'>): string =>
  `${s.field}-${s.operation}${s.variant === 'strict' ? '-strict' : ''}`;

/** `amd-zen4`, or `amd-zen4-x86-64-v3` for code that does not use all that the machine has. */
export const machineSlug = ({ machine, target }: Subject): string =>
  target === 'native' ? machine.slug : `${machine.slug}-${target}`;

/** Folder of everything known about one subject, below the folder of all results. */
export const resultFolder = (results: string, s: Subject): string => join(results, functionSlug(s), machineSlug(s));
