import { wrapped } from '../../base/wrapped.ts';
import type { Problem } from '../../model/problem.ts';
import { columnName, valueName } from './wordNames.ts';

/** A sum is listed if one of its words has so many terms: shorter ones stand at the instruction that adds them. */
const LISTED_TERMS = 3;

/**
 * The words of the longer sums, with what is added up in each and where their carries go; sums that continue each other
 * count as one.
 */
export function sumLines(p: Problem): string[] {
  const { columns } = p;
  const all = Array.from({ length: columns.count }, (_, k) => k);
  const terms = (k: number): number => columns.leafStart[k + 1] - columns.leafStart[k];
  const long = new Set(all.filter((k) => terms(k) >= LISTED_TERMS).map((k) => columns.system[k]));
  return all.filter((k) => long.has(columns.system[k]) && terms(k) > 0).flatMap((k) => columnLines(p, k));
}

function columnLines(p: Problem, k: number): string[] {
  const { columns, leaves } = p;
  const terms: string[] = [];
  for (let l = columns.leafStart[k]; l < columns.leafStart[k + 1]; l++)
    terms.push(`${leaves.sign[l] < 0 ? '- ' : terms.length > 0 ? '+ ' : ''}${valueName(p, leaves.value[l])}`);
  const carry = columns.next[k] < 0 || columns.closed[k] === 1 ? [] : [`(carry to ${columnName(p, columns.next[k])})`];
  return wrapped(`${columnName(p, k)} = `, [...terms, ...carry]);
}
