/** The steps of `action.yml`, played as the runner plays them, with a right and a wrong file. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { requireSarif } from './sarifSchema.ts';

const toolchain = await toolchainOrSkip();
const root = join(import.meta.dirname, '../../..');

const stepSchema = z.union([
  z.strictObject({ uses: z.string().regex(/@[0-9a-f]{40}$/), with: z.record(z.string(), z.string()) }),
  z.strictObject({
    ...{ id: z.string(), shell: z.literal('bash'), run: z.string() },
    env: z.record(z.string(), z.string().regex(/^\$\{\{ inputs\.\w+ \}\}$/)),
  }),
]);
const action = z
  .strictObject({
    ...{ name: z.string(), description: z.string() },
    inputs: z.record(z.string(), z.strictObject({ description: z.string(), default: z.string() })),
    outputs: z.record(z.string(), z.strictObject({ description: z.string(), value: z.string() })),
    runs: z.strictObject({ using: z.literal('composite'), steps: z.array(stepSchema) }),
  })
  .parse(parse(readFileSync(join(root, 'action.yml'), 'utf8')));

/** What the runner does with the steps that are scripts; no text of an input gets into a script (`stepSchema`). */
function play(workspace: string, inputs: Readonly<Record<string, string>>) {
  const valueOf = (expression: string): string => {
    const name = /inputs\.(\w+)/.exec(expression)?.[1] ?? '';
    return inputs[name] ?? action.inputs[name].default;
  };
  const output = join(mkdtempSync(join(workspace, '.runner-')), 'output');
  writeFileSync(output, '');
  let text = '';
  for (const step of action.runs.steps) {
    if (!('run' in step)) continue;
    expect(step.run).not.toContain('${{');
    const own = Object.fromEntries(Object.entries(step.env).map(([name, value]) => [name, valueOf(value)]));
    const env = { ...process.env, npm_lifecycle_event: undefined, ...own };
    const { status, stdout, stderr } = spawnSync('bash', ['--noprofile', '--norc', '-eo', 'pipefail', '-c', step.run], {
      cwd: workspace,
      env: { ...env, GITHUB_ACTION_PATH: root, GITHUB_WORKSPACE: workspace, GITHUB_OUTPUT: output },
      encoding: 'utf8',
    });
    text += stdout + stderr;
    if (status !== 0) return { status, text, output: readFileSync(output, 'utf8') };
  }
  return { status: 0, text, output: readFileSync(output, 'utf8') };
}

const HEAD = '.intel_syntax noprefix\n.globl f\n.type f,@function\nf:\n';
const MANIFEST = '[[function]]\nname = "::error::f"\nfile = "f.s"\nsymbol = "f"\nct = { secret = "rsi" }\n';

describe.skipIf(toolchain === null)('action.yml', () => {
  const folder = temporaryFolder();
  const workspace = (code: string, manifest = 'fieldwright.toml'): string => {
    const made = mkdtempSync(join(folder, 'workspace-'));
    writeFileSync(join(made, 'f.s'), `${HEAD}${code}ret\n`);
    writeFileSync(join(made, manifest), MANIFEST);
    return made;
  };

  test('right code: the step succeeds, and the report has nothing', () => {
    const made = workspace('mov rax, [rsi]\nmov [rdi], rax\n');
    const { status, text, output } = play(made, {});
    expect(status, text).toBe(0);
    expect(output).toBe('sarif=fieldwright.sarif\n');
    expect(requireSarif(readFileSync(join(made, 'fieldwright.sarif'), 'utf8')).runs[0].results).toEqual([]);
  });

  test('wrong code: the step fails, the report names the line, and nothing printed is a command', () => {
    const made = workspace('mov rax, [rsi]\ntest rax, rax\nje 1f\n1: ', 'my manifest.toml');
    const { status, text, output } = play(made, { manifest: 'my manifest.toml', sarif: 'a report.sarif' });
    expect(status, text).toBe(4);
    expect(output).toBe('sarif=a report.sarif\n');
    const [{ locations }] = requireSarif(readFileSync(join(made, 'a report.sarif'), 'utf8')).runs[0].results;
    expect(locations[0].physicalLocation.region?.startLine).toBe(7);
    const lines = text.split('\n');
    const [, mark] = /^::stop-commands::([0-9a-f]{32})$/.exec(lines[0]) ?? [];
    expect(mark).toBeDefined();
    const commands = lines.filter((line) => line.trimStart().startsWith('::'));
    expect(commands.length).toBeGreaterThan(2);
    expect(lines.indexOf(`::${mark}::`)).toBeGreaterThan(lines.findIndex((line) => line.startsWith('::error::f')));
  });

  test('no manifest: bad input', () => {
    const { status, text } = play(mkdtempSync(join(folder, 'empty-')), {});
    expect(status, text).toBe(2);
    expect(text).toContain('there is no manifest');
  });
});
