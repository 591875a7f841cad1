/** One word, one meaning (ARCHITECTURE.md, "Words"): exported names and limits. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..', 'src');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' })
  // certificate/ repeats what Coq's checker does, under the names that it has there.
  .filter((file) => file.endsWith('.ts') && !file.startsWith('certificate/'))
  .map((file) => ({ file, text: readFileSync(join(root, file), 'utf8') }));

/** Names that encoder and verifier share in meaning but not in code, since nothing that generates code may judge it. */
const TWINS = ['Access', 'FlagEffect', 'RAX', 'registerName'];

/** Names of ir/spec.ts, the grammar of test vectors, which statements and Fiat-Crypto's JSON have as well. */
const OF_VECTORS = ['evaluateRelation', 'integerOf'];

/** Stages of the pipeline are values of the names that `--print-after` takes. */
const STAGE_NAMES = ['check', 'compare', 'search'];

test('an exported name means one thing', () => {
  const homes = new Map<string, Set<string>>();
  for (const { file, text } of sources)
    for (const [, name] of text.matchAll(/^export (?:async )?(?:const|function|class|interface|type) (\w+)/gm))
      homes.set(name, (homes.get(name) ?? new Set()).add(file));
  const shared = [...homes].filter(
    ([name, files]) => files.size > 1 && ![...TWINS, ...OF_VECTORS, ...STAGE_NAMES].includes(name),
  );
  expect(shared.map(([name, files]) => `${name}: ${[...files].join(', ')}`)).toEqual([]);
});

test('limits are called MAX_', () => {
  const odd = sources.flatMap(({ file, text }) =>
    [...text.matchAll(/\bconst ((?:MOST|LONGEST|LARGEST|DEEPEST|HIGHEST|LIMIT)(?:_\w+)?) =/g)].map(
      ([, name]) => `${file}: ${name}`,
    ),
  );
  expect(odd).toEqual([]);
});
