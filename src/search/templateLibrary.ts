import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseTemplates } from '../codegen/x86/template.ts';
import { TemplateSet } from '../codegen/x86/templateSet.ts';

/** The instruction templates below templates/x86, files in order of their names. */
export function templateLibrary(root: string): TemplateSet {
  const folder = join(root, 'templates', 'x86');
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.s'))
    .sort();
  return new TemplateSet(
    files.flatMap((file) => parseTemplates(readFileSync(join(folder, file), 'utf8'), `templates/x86/${file}`)),
  );
}
