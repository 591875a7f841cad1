/**
 * Libraries of all fields, and of moduli that have none of their own, each called by another program. The long form
 * begins with an empty folder of results and a short search of every function (BUDGET=11s of each library, SEED=n,
 * ONLY=text in the field's name), the short one with no search.
 */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ALL_COMMANDS } from '../../../lab/commands.ts';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { primeField } from '../../../src/engine/subject/fieldSubject.ts';
import { listFields, type FieldDescription, encodedBytes } from '../../../src/frontend/field/fieldDescription.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = process.env['SEED'] ?? '1';
const BUDGET = process.env['BUDGET'] ?? '11s';
const ONLY = process.env['ONLY'] ?? '';
const toolchain = await toolchainOrSkip();
const hasPython = spawnSync('python3', ['--version']).status === 0;
const folder = temporaryFolder();

/** One word; neighbours of it with one bit more; and what users ask for first. */
const MODULI = ['2^64 - 59', '2^64 + 13', '2^65 - 49', '2^65 - 2^33 + 1', '2^127 - 1', '2^221 - 3'];
/** In one word; a field in Montgomery form has `fiat.test.ts`. */
const SHORT = ['goldilocks64'];
const names = [...listFields(root).map(({ name }) => name), ...MODULI].filter((name) =>
  isLong ? name.includes(ONLY) : SHORT.includes(name),
);

function surroundings(...argv: string[]) {
  const clock = { nowMs: () => performance.now() };
  return recordingIo(argv, { root, cwd: folder, results: join(folder, 'results'), clock });
}

/** What calls.py is told of a field. */
const factsOf = ({ modulus, weights, bounds, operations }: FieldDescription) => ({
  p: `${modulus}`,
  limbs: weights.length,
  bytes: encodedBytes(modulus),
  largest: `${bounds.loose}`,
  montgomery: operations.some(({ name }) => name === 'to_montgomery'),
  constants: operations.flatMap(({ name }) => (/^mul\d+$/.test(name) ? [Number(name.slice(3))] : [])),
  seed: Number(SEED),
});

const calls = (prefix: string, facts: object) =>
  spawnSync('python3', [
    ...[join(import.meta.dirname, 'calls.py'), join(folder, prefix, 'lib', `lib${prefix}.so`)],
    ...[prefix, JSON.stringify(facts)],
  ]);

describe.skipIf(toolchain === null || !hasPython)('a library that is called by another program', () => {
  test.each(names.map((name, i) => [name, `lib${i}`]))(
    '%s',
    async (name, prefix) => {
      const isNamed = !name.includes('^');
      const field = isNamed
        ? listFields(root).find((one) => one.name === name)!
        : await primeField(name, 'auto', surroundings());
      const io = surroundings(
        ...['library', isNamed ? '--field' : '--prime', name, '--prefix', prefix, '--out', prefix],
        ...(isLong ? ['--budget', BUDGET, '--seed', SEED] : ['--no-search']),
      );
      expect(await runCommandLine(ALL_COMMANDS, io), io.noteText.join('\n')).toBe(0);
      const verdicts = io.outText.join('\n').matchAll(/^\w+: \d+ bytes, (proved[^;]*);/gm);
      const open = [...verdicts].map(([, verdict]) => verdict).filter((verdict) => verdict !== 'proved');
      // The formula is what is proved of P-448 and P-224 where the source is not decided.
      expect(open.filter((verdict) => verdict !== 'proved but for asm = source')).toEqual([]);
      const facts = factsOf(field);
      expect(calls(prefix, facts).stdout.toString()).toMatch(/^ok: \d+ calls\n$/);
      expect(calls(prefix, { ...facts, p: `${field.modulus + 2n}` }).status).not.toBe(0);
    },
    600_000,
  );
});
