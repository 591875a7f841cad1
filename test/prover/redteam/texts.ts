import { seeded } from '../../../src/base/rng.ts';
import type { Program } from '../../../src/codegen/x86/program.ts';
import { INJECTIONS } from '../../codegen/lowering/injections.ts';
import { CONSTANTS } from './constants.ts';
import { INSERTS } from './inserts.ts';
import { pick, type Edit, type Source, type Syntax } from './source.ts';
import { drawSubject, sourceOf, type Subject } from './subjects.ts';
import { SUBSTITUTIONS } from './substitutions.ts';
import { SURROUNDINGS } from './surroundings.ts';
import { WRAPS } from './wraps.ts';

export const EDITS: readonly Edit[] = [...WRAPS, ...INSERTS, ...SUBSTITUTIONS, ...CONSTANTS, ...SURROUNDINGS];
const FAMILIES: readonly (readonly Edit[])[] = [WRAPS, INSERTS, SUBSTITUTIONS, CONSTANTS, SURROUNDINGS];

/** A file of a campaign. */
export interface Text {
  readonly index: number;
  readonly subject: Subject;
  readonly source: Source;
  /** Names of the edits, in order. */
  readonly edits: readonly string[];
  /** What `verify` is given: the text, or what was made of it. */
  readonly form: 'text' | 'object' | 'library' | 'shared object';
}

/**
 * Most edits of one file; how often the program is damaged before it is printed, and how often it is verified as text.
 */
const MAX_EDITS = 4;
const DAMAGED = 0.08;
const AS_TEXT = 0.8;
const SYNTAXES: readonly Syntax[] = ['nasm', 'att', 'intel'];

/** File number `index` of a seed; the same at every call. */
export function textAt(subjects: readonly Subject[], seed: number, index: number): Text {
  const rng = seeded(seed, `text ${index}`);
  const subject = drawSubject(subjects, rng);
  const program = pick(subject.programs, rng);
  const syntax = pick(SYNTAXES, rng);
  const edits: string[] = [];
  const isDamaged = rng.unit() < DAMAGED;
  const made = isDamaged ? damaged(program, rng) : program;
  if (isDamaged) edits.push('damaged instruction');
  let source = sourceOf(made, syntax);
  for (let count = 1 + rng.below(MAX_EDITS), tries = 0; count > 0 && tries < 50; tries++) {
    const edit = pick(pick(FAMILIES, rng), rng);
    const changed = edit.syntaxes.includes(syntax) ? edit.apply(source, rng, String(count)) : null;
    if (changed === null) continue;
    source = changed;
    edits.push(edit.name);
    count--;
  }
  return {
    index,
    subject,
    source,
    edits,
    form: rng.unit() < AS_TEXT ? 'text' : pick(['object', 'library', 'shared object'] as const, rng),
  };
}

function damaged(program: Program, rng: ReturnType<typeof seeded>): Program {
  const copy = program.clone();
  pick(INJECTIONS, rng).apply(copy, rng.below(copy.count), rng);
  return copy;
}

/** A file with one edit alone, or null if that fits none of the subjects in a few tries. */
export function textWith(edit: Edit, syntax: Syntax, subjects: readonly Subject[], seed: number): Text | null {
  const rng = seeded(seed, `edit ${edit.name} ${syntax}`);
  for (let tries = 0; tries < 20; tries++) {
    const subject = drawSubject(subjects, rng);
    const source = edit.apply(sourceOf(pick(subject.programs, rng), syntax), rng, '1');
    if (source !== null) return { index: -1, subject, source, edits: [edit.name], form: 'text' };
  }
  return null;
}
