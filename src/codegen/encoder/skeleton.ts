/** File skeletons of `templates/file`: text with `{name}` placeholders. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { invariant } from '../../base/errors.ts';
import { projectRoot } from '../../base/files/installation.ts';

/** Files that others are made of. */
type SkeletonName =
  | 'nasm.asm'
  | 'gas.S'
  | 'macho.S'
  | 'across.S'
  | 'header.h'
  | 'win64.S'
  | 'win64.asm'
  | 'win64-masm.asm'
  | 'go_amd64.s'
  | 'go_features_amd64.s'
  | 'go_test.go';

/** Values of the placeholders: text for a name within a line, lines for one that has a line to itself. */
type Fields = Readonly<Record<string, string | readonly string[]>>;

const FOLDER = join(projectRoot(import.meta.dirname), 'templates', 'file');

export const readSkeleton = (name: SkeletonName): string => readFileSync(join(FOLDER, name), 'utf8');

/**
 * Fills the placeholders. A line with a list-valued placeholder is repeated for each item, with what
 * stands around the placeholder (indentation, comment marks), and vanishes for an empty list. Labels
 * (`name:`) lose the indentation, and lines the blanks at their end. Throws `invariant` on a placeholder without value.
 */
export function fillSkeleton(skeleton: string, fields: Fields): string {
  return skeleton
    .split('\n')
    .flatMap((line) => fillLine(line, fields))
    .join('\n');
}

function fillLine(line: string, fields: Fields): string[] {
  const names = [...line.matchAll(/\{(\w+)\}/g)].map((m) => m[1]);
  const missing = names.find((n) => fields[n] === undefined);
  invariant(missing === undefined, () => `file skeleton: no value for {${missing}}`);
  const [first] = names;
  const list = fields[first ?? ''];
  if (typeof list === 'object')
    return list.map((item) => outdentLabel(line.replace(`{${first}}`, () => item)).trimEnd());
  return [names.reduce((text, n) => text.replace(`{${n}}`, () => String(fields[n])), line)];
}

const outdentLabel = (line: string): string => (/^\s+[.\w]+:/.test(line) ? line.trimStart() : line);
