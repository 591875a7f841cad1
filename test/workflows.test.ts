/** The workflows of CI, without running them: pinned, with few rights, and nothing in them that make does not know. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { all, parseYaml } from './yaml.ts';
import { listFields } from '../src/frontend/field/fieldDescription.ts';

const root = join(import.meta.dirname, '..');
const folder = join(root, '.github', 'workflows');
const files = readdirSync(folder).sort();
const textOf = (file: string): string => readFileSync(join(folder, file), 'utf8');

test('this reader takes what it knows and refuses the rest', () => {
  expect(parseYaml("a:\n  - b: 1 # one\n    c: [x, 'y']\n  - d\ne: f\n")).toEqual({
    a: [{ b: '1', c: ['x', 'y'] }, 'd'],
    e: 'f',
  });
  expect(() => parseYaml('a: 1\n   b: 2\n')).toThrow('line 2');
  expect(() => parseYaml('a: 1\na: 2\n')).toThrow('line 2');
});

test.each(files)('%s: pinned actions, few rights, targets of make, no input pasted into a shell', (file) => {
  const workflow = parseYaml(textOf(file));
  const actions = [...textOf(file).matchAll(/uses: (.*)$/gm)].map(([, use]) => use);
  expect(actions.length).toBeGreaterThan(0);
  for (const use of actions) expect(use).toMatch(/^actions\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  expect(workflow).toMatchObject({ permissions: { contents: 'read' } });
  const targets = [...readFileSync(join(root, 'Makefile'), 'utf8').matchAll(/^([a-z][\w-]*):/gm)].map(
    ([, name]) => name,
  );
  for (const command of all(workflow, 'run').map(String)) {
    if (file !== 'ci.yml') expect(command).not.toContain('${{');
    for (const [, target] of command.matchAll(/^make ([\w-]+)/g)) expect(targets).toContain(target);
  }
});

test('one version of each action', () => {
  const used = files.flatMap((file) =>
    [...textOf(file).matchAll(/uses: (\S+)@(\S+)/g)].map(([, name, sha]) => ({ name, sha })),
  );
  for (const { name, sha } of used) expect(used.filter((one) => one.name === name && one.sha !== sha)).toEqual([]);
});

test('tune.yml tunes every field that mul and square have, and writes to the repository only for a release', () => {
  const workflow = parseYaml(textOf('tune.yml'));
  const fields = listFields(root).filter(({ operations }) => operations.some(({ name }) => name === 'square'));
  expect(workflow).toMatchObject({
    on: { push: { tags: ['v*'] }, workflow_dispatch: { inputs: { budget: { type: 'string' } } } },
    jobs: {
      tune: {
        permissions: { contents: 'read', 'id-token': 'write', attestations: 'write' },
        strategy: { matrix: { field: fields.map(({ name }) => name), op: ['mul', 'square'] } },
      },
      release: { if: "github.ref_type == 'tag'", needs: 'tune', permissions: { contents: 'write' } },
    },
  });
  expect(readFileSync(join(root, '.github', 'release-notes.md'), 'utf8')).toContain('Only ratios within one run');
});
