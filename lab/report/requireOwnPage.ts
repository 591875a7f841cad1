import { Failure } from '../../src/base/errors.ts';
import { isInstalled } from '../../src/base/files/installation.ts';
import type { Io } from '../../src/base/io.ts';

/** Pages of the project are written in a checkout. Throws `input`, which names `where`, for an installed package. */
export function requireOwnPage(where: string, { root }: Pick<Io, 'root'>): void {
  if (!isInstalled(root)) return;
  throw new Failure('input', 'the pages of the project are not written by an installed package', {
    where,
    expected: 'a checkout of the project',
    found: root,
    hint: 'leave it out',
  });
}
