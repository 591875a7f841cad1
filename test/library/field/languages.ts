/** The folder of a library as a Rust crate and as a Go package. */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import type { NewFile } from '../../../src/base/files/preparedFiles.ts';
import { output, program } from '../export/exporting.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const go = program('go', 'version') ?? program('/usr/local/go/bin/go', 'version');
const cargo = program('cargo', '--version');

/**
 * The tests of both packages that a library's `files` are, and those of a program that has them by a path. What is not
 * of this `language` is left to the long tests.
 */
export function testPackages(name: string, language: 'Rust' | 'Go' | null, files: () => readonly NewFile[]): void {
  const isTried = (one: 'Rust' | 'Go'): boolean => one === language || process.env['FIELDWRIGHT_LONG'] === '1';
  const folder = temporaryFolder();
  const written = (place: string): string => {
    const root = join(folder, place);
    for (const { file, content } of files()) {
      mkdirSync(dirname(join(root, file)), { recursive: true });
      writeFileSync(join(root, file), content);
    }
    return root;
  };

  test.skipIf(cargo === null || !isTried('Rust'))(
    'is a crate without warnings, whose tests pass, also by a path',
    () => {
      const root = written('rust');
      const source = join(root, 'rust', 'lib.rs');
      writeFileSync(source, readFileSync(source, 'utf8').replace(/^(\/\/!.*\n)+/, '$&#![deny(warnings)]\n'));
      expect(output(cargo ?? '', ['test', '--offline', '--quiet'], { cwd: root })).toMatch(
        /ok\. [1-9] passed; 0 failed/,
      );
      const user = join(folder, 'rust-user');
      mkdirSync(join(user, 'src'), { recursive: true });
      writeFileSync(
        join(user, 'Cargo.toml'),
        `[package]\nname = "user"\nedition = "2021"\n[dependencies]\n${name} = { path = "../rust" }\n`,
      );
      writeFileSync(join(user, 'src', 'main.rs'), `fn main() { println!("{}", ${name}::is_supported()); }\n`);
      expect(output(cargo ?? '', ['run', '--offline', '--quiet'], { cwd: user })).toBe('true\n');
    },
  );

  test.skipIf(go === null || !isTried('Go'))(
    'is a Go package that is formatted and passes vet, whose tests pass, also by a path',
    () => {
      const root = written('go');
      output(go ?? '', ['vet', './...'], { cwd: root });
      expect(output(go ?? '', ['test', '-count=1', './...'], { cwd: root })).toMatch(/^ok /);
      expect(output(join(output(go ?? '', ['env', 'GOROOT']).trim(), 'bin', 'gofmt'), ['-l', root])).toBe('');
      const user = join(folder, 'go-user');
      const path = `fieldwright/${name.replace('fieldwright_', '')}`;
      mkdirSync(user);
      writeFileSync(join(user, 'go.mod'), `module user\ngo 1.21\nrequire ${path} v0.0.0\nreplace ${path} => ../go\n`);
      writeFileSync(join(user, 'main.go'), `package main\nimport f "${path}"\nfunc main() { print(f.Supported()) }\n`);
      expect(output(go ?? '', ['run', '.'], { cwd: user })).toBe('');
    },
  );
}
