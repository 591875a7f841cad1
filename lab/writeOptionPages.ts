/** For `make generate`: writes docs/OPTIONS.md, what else follows from commands, schemas of manifests and packages. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '../src/base/files/installation.ts';
import { writeAtomically } from '../src/base/files/preparedFiles.ts';
import { manifestJsonSchema } from '../src/engine/check/manifest.ts';
import { interfaceJsonSchema } from '../src/library/package/interface.ts';
import { ALL_COMMANDS } from './commands.ts';
import { OPTION_PAGES, withOptions } from './report/optionPages.ts';

const root = projectRoot(import.meta.dirname);
for (const page of OPTION_PAGES)
  writeAtomically(join(root, page), await withOptions(page, readFileSync(join(root, page), 'utf8'), ALL_COMMANDS));
writeAtomically(join(root, 'docs/fieldwright.schema.json'), manifestJsonSchema());
writeAtomically(join(root, 'docs/interface.schema.json'), interfaceJsonSchema());
