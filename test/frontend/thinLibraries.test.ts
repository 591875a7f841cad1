/** Thin libraries, of which the members are files elsewhere. */
import { execFileSync } from 'node:child_process';
import { rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { symbolTableOf } from '../../src/frontend/object/definitions.ts';
import { temporaryFolder } from '../temporaryFolder.ts';

/** A library beside `f.o`, whose path is in it as `ar` is given it; with P it is not made relative. */
function thinLibrary(how: 'rcsT' | 'rcsTP'): string {
  const folder = temporaryFolder();
  const [source, object, library] = ['f.s', 'f.o', 'f.a'].map((name) => join(folder, name));
  writeFileSync(source, '.globl f\nf: ret\n');
  execFileSync('as', [source, '-o', object]);
  execFileSync('ar', [how, library, how === 'rcsT' ? 'f.o' : object], { cwd: folder });
  return library;
}

test.each(['rcsT', 'rcsTP'] as const)('a member is found where ar %s says', (how) => {
  expect(symbolTableOf([thinLibrary(how)]).symbols.map(({ name }) => name)).toEqual(['f']);
});

test('a member that is no ordinary file is not read, for that may take forever', () => {
  const library = thinLibrary('rcsT');
  const object = join(dirname(library), 'f.o');
  rmSync(object);
  symlinkSync('/dev/null', object);
  expect(() => symbolTableOf([library])).toThrow('an object is missing that the library names');
});
