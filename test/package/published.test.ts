/** What a registry of npm would get, and show. */
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', '..');
const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const readme = readFileSync(join(root, 'README.md'), 'utf8');

test('npm would publish it, with what the program needs', () => {
  // Scripts would build it anew while other tests run it. No registry is asked for a dry run.
  const args = ['publish', '--dry-run', '--ignore-scripts', '--json', '--offline'];
  const { status, stdout, stderr } = spawnSync('npm', args, { cwd: root, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
  expect(stderr).not.toMatch(/auto-corrected|errors corrected/);
  const [packed] = Object.values<{ name: string; size: number; files: { path: string }[] }>(JSON.parse(stdout));
  expect(packed.name).toBe('fieldwright');
  const files = new Set(packed.files.map(({ path }) => path));
  const needed = ['README.md', 'LICENSE', 'dist/src/cli.js', 'dist/src/api.d.ts', 'templates/x25519/rust/lib.rs'];
  expect([...needed, 'docs/USAGE.md', 'bridge/CMakeLists.txt'].filter((file) => !files.has(file))).toEqual([]);
  expect([...files].filter((file) => /^(test|results|fleet|node_modules)\//.test(file))).toEqual([]);
  expect(packed.size).toBeLessThan(5_000_000);
});

test('it is public, and says where it is from', () => {
  expect(manifest).not.toHaveProperty('private');
  expect(manifest.publishConfig).toEqual({ access: 'public', provenance: true });
  expect(manifest.repository.url).toMatch(/^git\+https:\/\/github\.com\/[\w-]+\/[\w-]+\.git$/);
  expect(manifest.homepage.startsWith(address())).toBe(true);
  expect(manifest.bugs.startsWith(address())).toBe(true);
  expect(manifest.keywords.length).toBeGreaterThan(3);
  expect(manifest.engines.node).toMatch(/^>=\d/);
  expect(existsSync(join(root, 'LICENSE'))).toBe(true);
});

const address = (): string => manifest.repository.url.replace(/^git\+|\.git$/g, '');

test('pictures of its page are in the package', () => {
  // In a checkout and where packages are unpacked they load as they are; npm's page adds the address of the repository.
  const pictures = [...readme.matchAll(/!\[[^\]]*\]\(([^)]+)\)/g)].map(([, link]) => link);
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of pictures) {
    expect(manifest.files).toContain(picture);
    expect(existsSync(join(root, picture)), picture).toBe(true);
  }
});

test('a workflow publishes what has a tag, and the version is that of the tag', () => {
  const workflow = readFileSync(join(root, '.github/workflows/publish.yml'), 'utf8');
  expect(workflow).toMatch(/tags: \['v\*'\]/);
  expect(workflow).toMatch(/id-token: write/);
  expect(workflow).toMatch(/npm publish/);
});
