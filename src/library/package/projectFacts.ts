/** What package.json says of the project, which packages of results repeat. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';

const schema = z.object({
  version: z.string(),
  license: z.string(),
  homepage: z.url(),
  repository: z.object({ url: z.string().regex(/^git\+https:.*\.git$/) }),
});

export interface ProjectFacts {
  readonly version: string;
  readonly license: string;
  readonly homepage: string;
  /** Address of the repository, as browsers open it. */
  readonly repository: string;
  /** Text of the licence. */
  readonly licenseText: string;
}

export function projectFacts(root: string): ProjectFacts {
  const { version, license, homepage, repository } = schema.parse(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')),
  );
  const address = repository.url.replace(/^git\+(.*)\.git$/, '$1');
  return { version, license, homepage, repository: address, licenseText: readFileSync(join(root, 'LICENSE'), 'utf8') };
}
