/** Ed25519 in batches: the library, faults that its checks must notice, and processors without lanes. */
import { EDWARDS_PROGRAMS } from '../../../src/library/edwards/edwardsPoints.ts';
import { expectEd25519Shown } from '../shownFacts.ts';
import { buildCurve } from '../../../src/library/curve/curveBuild.ts';
import {
  ED25519_SOURCE,
  MBX_ED25519_SYMBOLS,
  ED25519_SYMBOLS,
  ED25519_BATCHES,
} from '../../../src/library/ed25519/ed25519Build.ts';
import { ed25519Secrets, ED25519_CHECKS } from '../../../src/library/ed25519/checkEd25519.ts';
import { checkSecrets, checkMbx, checkCalls } from '../../../src/library/curve/checkCurve.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Lanes } from '../../../src/ir/function.ts';
import type { Failure } from '../../../src/base/errors.ts';
import { seeded } from '../../../src/base/rng.ts';
import { ed25519Facts } from '../../../src/library/ed25519/ed25519Facts.ts';
import { batchFiles, type BatchLibrary } from '../../../src/library/curve/batchLibrary.ts';
import { edwardsFunctions, proveEdwards, NUMBERS_25519 } from '../../../src/library/edwards/edwardsBuild.ts';
import { loopObject } from '../../../src/library/curve/curveSources.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { oneIn } from '../../oneIn.ts';
import { batchSetting, LANES, testChoice, testInterface, testWays, expectProved } from '../batchSetting.ts';
import { testKeyPackages } from '../package/testKeyPackages.ts';
import { inLanes, NARROW, plainLaneObject, symbolsOf, type Change } from '../pretendedLanes.ts';

const root = join(import.meta.dirname, '../../..');
const setting = await batchSetting(root);
const { toolchain, worker, folder, has, one, run } = setting;
/** Proofs of the vectorised code, and the search for leaks in eight signatures at once, take minutes. */
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';

test.each<[readonly string[], string]>([
  [[], 'Ed25519 is computed in batches'],
  [['--lanes', '8,16'], 'expected: --lanes 4, 8 or 4,8'],
  [['--lanes', '5'], 'expected: one of 4; 8; 4,8; 8,16; 4,8,16'],
  [['--lanes', '8', '--interface', 'fiat'], '--interface fiat'],
  [['--lanes', '8', '--million'], '--million: the option does not apply to Ed25519'],
  [['--lanes', '8', '--budget', 'soon'], 'a time (60s, 5m, 2h) or a number of evaluations'],
])('%j is a mistake, told before anything is made', async (argv, message) => {
  const { code, notes, out } = await run('library', 'ed25519', ...argv);
  expect(notes).toContain(message);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('facts say both, and each kind what it is said to', () => {
  const { facts } = ed25519Facts(seeded(1));
  const said = new Map(facts.map(({ what, calls }) => [what, new Set(calls.map(({ isValid }) => isValid))]));
  for (const [what, answers] of said)
    if (what.endsWith('refused') && !what.startsWith('points in')) expect(answers, what).toEqual(new Set([false]));
  expect(said.get('right signatures are accepted')).toEqual(new Set([true]));
  for (const [what, answers] of said)
    if (what.includes('mixed order')) expect(answers, what).toEqual(new Set([true, false]));
  // The neutral point as it is written is right; 40 other encodings of points, as keys and as R, are not.
  const ways = facts.find(({ what }) => what.startsWith('points in'))?.calls ?? [];
  expect(ways.map(({ isValid }) => isValid)).toEqual([...Array<boolean>(2 * 40).fill(false), true]);
});

test.skipIf(toolchain === null)('a formula that is not the one of the curve is refuted', async () => {
  const { words, lanes } = await edwardsFunctions(toolchain!, ['edwards_prepare']);
  const altered = (fn: (typeof words)[number]) => ({
    ...fn,
    spec: { ...fn.spec!, relation: fn.spec!.relation.replace('243330', '243332') },
  });
  expect(proveEdwards({ words, lanes })).toHaveLength(2);
  expect(() => proveEdwards({ words: words.map(altered), lanes: [] })).toThrow(
    expect.objectContaining({ kind: 'wrong' }),
  );
  expect(() => proveEdwards({ words: [], lanes: lanes.map(altered) })).toThrow(
    expect.objectContaining({ kind: 'wrong' }),
  );
});

describe.skipIf(toolchain === null)('the library', () => {
  let library: BatchLibrary;
  let objects: readonly string[];
  beforeAll(async () => {
    const io = recordingIo([], { root, cwd: folder, results: join(folder, 'results') });
    const { lanes, objects: parts } = await ED25519_SOURCE.parts(toolchain!, LANES, { io });
    const codeOf = async (n: Lanes): Promise<string> => {
      if (isLong)
        return (await buildCurve(ED25519_SOURCE, toolchain!, { budget: null, rng: seeded(1), worker, io }, [n]))
          .laneCode;
      return plainLaneObject(
        lanes.filter(({ lanes }) => lanes === n),
        toolchain!,
      );
    };
    ({ library, objects } = await setting.built(ED25519_BATCHES, parts, codeOf));
  }, 600_000);

  test('passes its checks', async () => {
    expectEd25519Shown(await checkCalls(library, ED25519_CHECKS, toolchain!, 1));
    const all = [...ed25519Secrets(isLong ? LANES : [])].filter(([name]) => !name.endsWith('_across'));
    expect(await checkSecrets(library.objects, new Map(all), ED25519_CHECKS, toolchain!)).toEqual(
      all.map(([name]) => `ok: no jump, address or instruction of variable time of ${name} depends on a secret key`),
    );
  }, 600_000);

  test.skipIf(!isLong)(
    'is made by the command',
    async () => {
      const line = ['library', 'ed25519', '--lanes', '4,8', '--no-search', '--interface', 'mbx', '--out', 'made'];
      const { code, out, notes } = await run(...line);
      expect(code, notes).toBe(0);
      // Formulas that call the product, and what they call, have a line of their own.
      const called = [...EDWARDS_PROGRAMS.keys(), 'edwards_mul', 'edwards_square'];
      expect([...out.matchAll(/^(edwards_\w+): .*, proved\b/gm)].map(([, name]) => name)).toEqual(called);
      const headers = ['batch', 'mbx'].map((name) => join(folder, 'made', 'include', `fieldwright_ed25519_${name}.h`));
      for (const header of headers) expect(readFileSync(header, 'utf8')).toContain('RFC 8032');
      const archive = join(folder, 'made', 'lib', 'libfieldwright_ed25519.a');
      const { made, ...again } = await setting.asSaid(ED25519_BATCHES, ED25519_SOURCE, out);
      expect(readFileSync(archive).equals(readFileSync(again.archive))).toBe(true);
      const across = made.across.map(({ step }) => step.fn);
      const files = ['edwards.step.c', 'ed25519.scalar.c', NUMBERS_25519.file];
      await expectProved(out, [...made.lanes, ...across], files, toolchain!);
    },
    900_000,
  );

  testKeyPackages('ed25519', () => ({ ...library, files: batchFiles(library, '1.0.0') }), toolchain!);

  testInterface(() => library, [...ED25519_SYMBOLS, ...MBX_ED25519_SYMBOLS], toolchain!);

  /** An archive with another front, or other objects. */
  const archiveOf = (change?: Change, flags: readonly string[] = [], parts = objects): string =>
    setting.archiveOf('ed25519', parts, change, flags);
  const present = inLanes(one, has);
  const check = (archive: string) => checkCalls({ ...library, archive }, ED25519_CHECKS, toolchain!, 1);

  test.each(LANES)(
    'passes its checks in %i lanes, and by the names of crypto_mb',
    async (n) => {
      const archive = archiveOf(undefined, inLanes(n, has));
      expectEd25519Shown(await check(archive));
      expect(await checkMbx({ ...library, archive }, ED25519_CHECKS, toolchain!, 1)).toContain('mbx_ed25519_sign_mb8');
    },
    300_000,
  );

  testWays('ed25519', (flags) => archiveOf(undefined, flags), toolchain!);

  testChoice(['ed25519_keypair', 'ed25519_sign', 'ed25519_verify'], setting, (flags, object) =>
    check(archiveOf(undefined, flags, [...objects, object])),
  );

  test.each(
    oneIn<[string, string, string, RegExp]>(4, [
      ['a lane that gets its neighbour', 'secret_keys, i, count', 'secret_keys, i, 1', /sign_batch: wrong/],
      [
        'a result beyond the batch',
        'for (size_t k = 0; k < count; k++) {',
        'for (size_t k = 0; k < 8; k++) {',
        /wrong/,
      ],
      ['a status that forgets', 'status = -1', 'status = 0', /verify_batch: wrong for/],
    ]),
  )(
    '%s is noticed',
    async (name, from, to, message) => {
      await expect(check(archiveOf({ file: 'batch.c', from, to }, present)), name).rejects.toThrow(message);
    },
    300_000,
  );

  const IN_C: readonly (readonly [string, string, string, RegExp])[] = [
    ['S below 2 L', 's[lane] < ORDER', 's[lane] < 2 * ORDER', /S that are not below L/],
    ['y that is not below p', '(unsigned _BitInt(255))encoded[lane] < P &&', '', /other encodings/],
    ['a sign with x = 0', ' && !(x == 0 && sign == 1)', '', /other encodings/],
    ['R without its sign', '= bytes32(signatures[lane]);', '= bytes32(signatures[lane]) << 1 >> 1;', /verify_batch/],
    ['a point that is none', 's[lane] < ORDER && canBe[lane]', 's[lane] < ORDER', /verify_batch/],
    ['halves that forget their sign', 'k.isNegative && ', '0 && ', /verify_batch/],
    ['a nonce without a message', 'reduced(digests[lane]);\n  enc', 'reduced(heads[lane]);\n  enc', /sign_batch/],
  ];
  const ONE_AND_LANES = [1, one] as const;
  /** An archive whose ed25519.c of so many at once is changed. */
  const altered = async (n: 1 | Lanes, from: string, to: string): Promise<string> => {
    const path = setting.alteredLoops('ed25519.c', { from, to });
    const wide = n === 8 && !has[8] ? NARROW : [];
    const object = await loopObject(toolchain!, path, [`-DLANES=${n}`, '-fno-builtin-memset', ...wide]);
    const symbol = n === 1 ? 'ed25519_sign' : `ed25519_sign_x${n}`;
    const rest = objects.filter((file) => !symbolsOf(file).includes(symbol));
    return archiveOf(undefined, n === 1 ? [] : present, [object, ...rest]);
  };
  test.each(
    oneIn(
      5,
      IN_C.flatMap((fault) => ONE_AND_LANES.map((n) => [n, ...fault] as const)),
    ),
  )(
    'of %i at once, %s is noticed',
    async (n, name, from, to, message) => {
      const found = check(await altered(n, from, to)).catch((failure: unknown) => failure);
      const { kind, message: what, detail } = (await found) as Failure;
      expect(`${kind}: ${what}, ${detail.where}`, name).toMatch(message);
      expect(kind).toBe('wrong');
    },
    300_000,
  );

  test.each(ONE_AND_LANES)(
    'of %i at once, scalars that are not halved say the same',
    async (n) => {
      const whole = '(struct halves){reduced(digests[lane]), 1, 0}';
      expectEd25519Shown(await check(await altered(n, 'halved(reduced(digests[lane]))', whole)));
    },
    300_000,
  );

  test.each(
    oneIn<[string, string, string]>(3, [
      ['a null pointer that is not told', 'return statusOf(NULL_POINTER, lane)', 'return 0'],
      ['a wrong signature that is not told', 'if (!valid[k]) status', 'if (0) status'],
      ['R in place of S', 'pa_sign_s[all.lanes[k]], signatures[k] + 32', 'pa_sign_s[all.lanes[k]], signatures[k]'],
    ]),
  )('%s is noticed by the checks of crypto_mb', async (_, from, to) => {
    const archive = archiveOf({ file: 'mbx.c', from, to });
    await expect(checkMbx({ ...library, archive }, ED25519_CHECKS, toolchain!, 1)).rejects.toThrow('wrong');
  });
});
