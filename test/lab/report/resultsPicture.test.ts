import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const text = (file: string): string => readFileSync(join(root, file), 'utf8');

/** Colours by their numbers, first those of the light theme. */
const byNumber = (of: string, pattern: RegExp): string[] => [...of.matchAll(pattern)].map(([, colour]) => colour);

test('the picture of the README has the colours of the page for each machine, in both themes', () => {
  const page = text('lab/page/style.css');
  const picture = text('docs/results.svg');
  for (const number of [0, 1, 2, 3]) {
    const drawn = byNumber(picture, new RegExp(`\\.m${number}\\{fill:(#\\w+)\\}`, 'g'));
    expect(drawn.length).toBe(2);
    expect(drawn).toEqual(byNumber(page, new RegExp(`--series-${number + 1}: (#\\w+);`, 'g')));
  }
});
