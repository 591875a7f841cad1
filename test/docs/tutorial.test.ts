/** docs/TUTORIAL.md: its files are written word for word, its commands run in order in the root of the project. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { spawnSync } from 'node:child_process';
import { beforeAll, describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '../..');
const PAGE = readFileSync(join(root, 'docs/TUTORIAL.md'), 'utf8');

interface Block {
  readonly kind: string;
  /** Where a file goes; empty for commands and output. */
  readonly file: string;
  readonly text: string;
}

const blocks: readonly Block[] = [...PAGE.matchAll(/^```(\w+) ?(\S*)\n([\s\S]*?)^```$/gm)].map(
  ([, kind, file, text]) => ({
    kind,
    file,
    text,
  }),
);

/** The search is shorter, but in the long tests: what it finds is proved all the same. */
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const inTime = (text: string): string => (isLong ? text : text.replaceAll('--budget 5s', '--budget 60'));

function run(text: string): { readonly status: number | null; readonly stdout: string; readonly stderr: string } {
  return spawnSync('bash', ['-euc', text], { cwd: root, encoding: 'utf8' });
}

describe('the tutorial', () => {
  let last = '';
  beforeAll(() => rmSync(join(root, 'build/tutorial'), { recursive: true, force: true }));

  test('has commands, a program and what it prints', () => {
    expect(blocks.map(({ kind }) => kind)).toEqual(['sh', 'sh', 'sh', 'sh', 'c', 'sh', 'text']);
  });

  test.each(blocks.map((block, i) => [`${i + 1}: ${block.text.split('\n')[0]}`, block] as const))(
    'block %s',
    (_name, { kind, file, text }) => {
      if (kind === 'c') {
        mkdirSync(dirname(join(root, file)), { recursive: true });
        writeFileSync(join(root, file), text);
      } else if (kind === 'sh') {
        const { status, stdout, stderr } = run(inTime(text));
        expect(status, `${text}\n${stdout}\n${stderr}`).toBe(0);
        last = stdout;
      } else expect(last).toBe(text);
    },
  );

  test('what it proves is all that the head of the file says', () => {
    const head = readFileSync(join(root, 'build/tutorial/mul/best.h'), 'utf8');
    const [, params, limit, result, resultLimit] =
      /^ \* (\w+, \w+) below (\S+); (\w+) below (\S+); arrays may overlap$/m.exec(head) ?? [];
    const bounds = [...(params ?? '').split(', ').map((name) => `${name}<${limit}`), `${result}<${resultLimit}`];
    const [proof] = blocks.map(({ text }) => text).filter((text) => text.includes('./fieldwright verify'));
    expect(proof).toContain(`--bounds '${bounds.join(', ')}'`);
    expect(proof).toContain('--aliasing any');
  });
});
