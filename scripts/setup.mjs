/**
 * Makes a fresh clone ready: node packages, compiled TypeScript, system packages, native parts.
 *
 * `./fieldwright`, `npm test` and `npm run lint` do the same first. It says nothing and takes no noticeable time when
 * nothing is missing. It uses nothing but Node itself, because it runs before anything is installed.
 *
 * `--program-only` leaves out system packages and native parts: `doctor` must run where those are missing.
 *
 * `--fleet` adds what only `./fieldwright fleet` needs, `--coq` installs Coq (1 GB), which checks certificates.
 *
 * The exit code is that of `setUp`.
 */
import { join } from 'node:path';
import { setUp } from './setup/setUp.mjs';

const has = (option) => process.argv.includes(option);
process.exitCode = await setUp(
  join(import.meta.dirname, '..'),
  'program',
  ...(has('--program-only') ? [] : ['native']),
  ...(has('--fleet') ? ['fleet'] : []),
  ...(has('--coq') ? ['coq'] : []),
);
