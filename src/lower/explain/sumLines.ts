import type { Problem } from '../../model/problem.ts';
import { columnName, sumName, valueName } from './wordNames.ts';

/** Characters of a line. */
const WIDTH = 100;

/** A sum is listed if one of its columns has so many terms: shorter ones stand at the instruction that adds them. */
const LISTED_TERMS = 3;

/** The words of the longer sums, with what is added up in each; carries from below are understood. */
export function sumLines(p: Problem): string[] {
  return Array.from({ length: p.systems.count }, (_, s) => s).flatMap(s => linesOf(p, s));
}

function linesOf(p: Problem, system: number): string[] {
  const { columns } = p, terms = (k: number): number => columns.leafStart[k + 1] - columns.leafStart[k];
  const own = Array.from({ length: columns.count }, (_, k) => k).filter(k => columns.system[k] === system).sort((a, b) => columns.weight[a] - columns.weight[b]);
  if (!own.some(k => terms(k) >= LISTED_TERMS)) return [];
  return [`${sumName(system)}, lowest word first:`, ...own.filter(k => terms(k) > 0).flatMap(k => columnLines(p, k))];
}

function columnLines(p: Problem, k: number): string[] {
  const { columns, leaves } = p, terms: string[] = [];
  for (let l = columns.leafStart[k]; l < columns.leafStart[k + 1]; l++) terms.push(`${leaves.sign[l] < 0 ? '- ' : terms.length > 0 ? '+ ' : ''}${valueName(p, leaves.value[l])}`);
  return wrapped(`  ${columnName(p, k)} = `, terms);
}

/** `terms` after `head`, wrapped to lines of WIDTH with the terms below each other. */
function wrapped(head: string, terms: readonly string[]): string[] {
  const lines = [head];
  for (const term of terms) {
    const last = lines.length - 1, isFirst = lines[last].trimEnd().endsWith('=') || lines[last].trim() === '';
    if (!isFirst && lines[last].length + term.length >= WIDTH) lines.push(' '.repeat(head.length) + term);
    else lines[last] += isFirst ? term : ` ${term}`;
  }
  return lines;
}
