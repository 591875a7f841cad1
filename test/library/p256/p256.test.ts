/** P-256 in batches: the library, faults that its checks must notice, and processors without lanes. */
import { ACROSS_FORMULAS } from '../../../src/library/p256/acrossP256.ts';
import { expectP256Shown } from '../shownFacts.ts';
import { buildCurve } from '../../../src/library/curve/curveBuild.ts';
import { P256_SOURCE, P256_SYMBOLS, MBX_P256_SYMBOLS, P256_BATCHES } from '../../../src/library/p256/p256Build.ts';
import { p256Secrets, P256_CHECKS } from '../../../src/library/p256/checkP256.ts';
import { checkSecrets, checkMbx, checkCalls } from '../../../src/library/curve/checkCurve.ts';
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Failure } from '../../../src/base/errors.ts';
import { seeded } from '../../../src/base/rng.ts';
import { bytesOfP256, P256_ORDER, p256Nonces, p256Sign } from '../../../src/bench/reference/p256.ts';
import type { Lanes } from '../../../src/ir/function.ts';
import { p256Facts } from '../../../src/library/p256/p256Facts.ts';
import { batchFiles, type BatchLibrary } from '../../../src/library/curve/batchLibrary.ts';
import { callingProgram } from '../../../src/library/curve/callingProgram.ts';
import { laneLoops } from '../../../src/library/curve/curveSources.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { oneIn } from '../../oneIn.ts';
import { batchSetting, LANES, testChoice, testInterface, testWays, expectProved } from '../batchSetting.ts';
import { testKeyPackages } from '../package/testKeyPackages.ts';
import { inLanes, NARROW, plainLaneObject, type Change } from '../pretendedLanes.ts';

const root = join(import.meta.dirname, '../../..');
const setting = await batchSetting(root);
const { toolchain, worker, folder, has, one, run } = setting;
/** Proofs of the vectorised code take minutes. */
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';

test.each<[readonly string[], string]>([
  [[], 'P-256 is computed in batches'],
  [['--lanes', '8', '--interface', 'fiat'], '--interface fiat'],
  [['--lanes', '8', '--million'], '--million: the option does not apply to P-256'],
  [['--lanes', '8', '--strict'], '--strict: the option does not apply to P-256'],
  [['--lanes', '4,8,16'], 'expected: --lanes 4, 8 or 4,8'],
  [['--lanes', '8', '--budget', 'soon'], 'a time (60s, 5m, 2h) or a number of evaluations'],
])('%j is a mistake, told before anything is made', async (argv, message) => {
  const { code, notes, out } = await run('library', 'p256', ...argv);
  expect(notes).toContain(message);
  expect({ code, out }).toEqual({ code: 2, out: '' });
});

test('facts say both, and each kind what it is said to', () => {
  const { keys, shared, signed, verified } = p256Facts(seeded(1));
  for (const { what, calls } of [...keys, ...shared, ...signed])
    for (const { expected } of calls) expect(expected === null, what).toBe(/refused$|nothing$/.test(what));
  const said = new Map(verified.map(({ what, calls }) => [what, new Set(calls.map(({ isValid }) => isValid))]));
  for (const [what, answers] of said) expect(answers, what).toEqual(new Set([!/refused$|noticed$/.test(what)]));
});

describe.skipIf(toolchain === null)('the library', () => {
  let library: BatchLibrary;
  let objects: readonly string[];
  beforeAll(async () => {
    const io = recordingIo([], { root, cwd: folder, results: join(folder, 'results') });
    const { lanes, objects: parts } = await P256_SOURCE.parts(toolchain!, LANES, { io });
    const codeOf = async (n: Lanes): Promise<string> => {
      if (isLong)
        return (await buildCurve(P256_SOURCE, toolchain!, { budget: null, rng: seeded(1), worker, io }, [n])).laneCode;
      return plainLaneObject(
        lanes.filter((fn) => fn.lanes === n),
        toolchain!,
      );
    };
    ({ library, objects } = await setting.built(P256_BATCHES, parts, codeOf));
  }, 600_000);

  test('passes its checks', async () => {
    expectP256Shown(await checkCalls(library, P256_CHECKS, toolchain!, 1));
    const some = oneIn(2, [...p256Secrets(isLong ? LANES : [])]);
    expect(await checkSecrets(library.objects, new Map(some), P256_CHECKS, toolchain!)).toEqual(
      some.map(
        ([name]) => `ok: no jump, address or instruction of variable time of ${name} depends on a secret key or nonce`,
      ),
    );
  }, 600_000);

  test.skipIf(!isLong)(
    'is made by the command',
    async () => {
      const line = ['library', 'p256', '--lanes', '4,8', '--no-search', '--interface', 'mbx', '--out', 'made'];
      const { code, out, notes } = await run(...line);
      expect(code, notes).toBe(0);
      const [lib, include] = ['lib', 'include'].map((name) => join(folder, 'made', name));
      for (const name of ['batch', 'mbx'])
        expect(readFileSync(join(include, `fieldwright_p256_${name}.h`), 'utf8')).toContain('P-256');
      const { archive, made } = await setting.asSaid(P256_BATCHES, P256_SOURCE, out);
      expect(readFileSync(join(lib, 'libfieldwright_p256.a')).equals(readFileSync(archive))).toBe(true);
      const across = ACROSS_FORMULAS.map((name) => ({ name: `p256_across_${name}` }));
      await expectProved(out, [...made.lanes, ...across], ['p256.lanes.c'], toolchain!);
    },
    900_000,
  );

  testKeyPackages('p256', () => ({ ...library, files: batchFiles(library, '1.0.0') }), toolchain!);

  testInterface(() => library, [...P256_SYMBOLS, ...MBX_P256_SYMBOLS], toolchain!);

  test('runs the example of its page', () => {
    const page = readFileSync(join(root, 'docs', 'USAGE.md'), 'utf8');
    const [, code] = /## P-256 as a library[^]*?```c\n([^]*?)```/.exec(page)!;
    const [source, program] = ['example.c', 'example'].map((name) => join(folder, name));
    writeFileSync(source, code);
    const flags = ['-std=c11', '-Wall', '-Werror', '-I', dirname(library.header)];
    execFileSync(toolchain!.tools.byName.cc.path!, [...flags, source, library.archive, '-o', program]);
    expect(execFileSync(program, { encoding: 'utf8' })).toBe('0 1\n');
  });

  /** An archive with another front, or other objects. */
  const archiveOf = (change?: Change, flags: readonly string[] = [], parts = objects): string =>
    setting.archiveOf('p256', parts, change, flags);
  const present = inLanes(one, has);
  const check = (archive: string) => checkCalls({ ...library, archive }, P256_CHECKS, toolchain!, 1);

  test.each(LANES)(
    'passes its checks in %i lanes, and by the names of crypto_mb',
    async (n) => {
      const archive = archiveOf(undefined, inLanes(n, has));
      expectP256Shown(await check(archive));
      expect(await checkMbx({ ...library, archive }, P256_CHECKS, toolchain!, 1)).toContain(
        'mbx_nistp256_ecdsa_sign_mb8',
      );
      expect(await checkMbx(library, P256_CHECKS, toolchain!, 1)).toContain('mbx_nistp256_ecdsa_sign_mb8');
    },
    300_000,
  );

  const functions = ['public_key', 'ecdh', 'nonces', 'sign', 'verify'].map((name) => `p256_${name}`);
  testWays('p256', (flags) => archiveOf(undefined, flags), toolchain!);

  testChoice(functions, setting, (flags, object) => check(archiveOf(undefined, flags, [...objects, object])));

  test.each(
    oneIn<[string, string, string, RegExp]>(4, [
      ['a lane that gets its neighbour', 'GIVE(to, from, 0, n)', 'GIVE(to, from, 0, 1)', /wrong for/],
      ['a status that forgets', 'status = -1', 'status = 0', /wrong for/],
      ['a Z that is not 1', 'i == 31', 'i == 30', /ecdh_batch: wrong/],
      [
        'a status that is no bit',
        'valid[i] = valid[i] == RIGHT',
        'valid[i] |= valid[i] == RIGHT',
        /sign_nonce_batch: wrong/,
      ],
    ]),
  )(
    '%s is noticed',
    async (name, from, to, message) => {
      await expect(check(archiveOf({ file: 'batch.c', from, to }, present)), name).rejects.toThrow(message);
    },
    300_000,
  );

  /** An archive with other loops of one lane, or of several. */
  const alteredLoops = async (from: string, to: string, lanes: 1 | Lanes = 1, name = 'p256'): Promise<string> => {
    const path = setting.alteredLoops(`${name}.c`, { from, to });
    const altered = await laneLoops(toolchain!, path, lanes, lanes === 8 && !has[8] ? NARROW : []);
    const own = objects.filter((file) => file.endsWith(`/${name}.o`))[[1, ...LANES].indexOf(lanes)];
    return archiveOf(undefined, lanes === 1 ? [] : inLanes(lanes, has), [
      altered,
      ...objects.filter((file) => file !== own),
    ]);
  };

  test.each(
    oneIn<[string, string, string, RegExp, string?]>(10, [
      ['r and s up to 2^256', '(unsigned)(*k < ORDER)', '1', /refused/],
      ['r that is 0', '(unsigned)(*k != 0)', '1', /refused/],
      ['points off the curve', ' & (unsigned)(numberOf(curve, lane) == 0)', '', /on the curve/],
      ['numbers from p on', '(unsigned)(own[0] < P) & ', '', /not below p/],
      ['r + n that is not looked at', 'k <= isAnyLower', 'k < 1', /from n on/],
      ['r + n from p on', 'r[lane] < P - ORDER', '1', /not below p, is refused/],
      ['the sign of a public key', 'either(scalars.isNegative[lane], P - y[lane], y[lane])', 'y[lane]', /public keys/],
      [
        'a nonce without its digest',
        'moduloOrder(bigEndian32(digests[lane])));\n    setEnd',
        '0);\n    setEnd',
        /RFC 6979/,
      ],
      [
        'opposite points on the way',
        'to->isInfinite = !isZero(point + X);',
        'to->isInfinite = 0;',
        /verify_batch/,
        'p256.both',
      ],
      ['the sign of the first multiple', 'from.minus ? P - y : y', 'y', /verify_batch/, 'p256.both'],
      [
        'the sign of a multiple',
        'from.multiple, from.minus);\n  if',
        'from.multiple, 0);\n  if',
        /verify_batch/,
        'p256.both',
      ],
      ['the sign of a digit', 'chosen, (unsigned)minus', 'chosen, 0', /public keys/],
      ['equal points on the way', '  p256_double(point, point);\n}', '}', /verify_batch/, 'p256.both'],
    ]),
  )(
    '%s is noticed',
    async (name, from, to, message, file) => {
      const found = check(await alteredLoops(from, to, 1, file)).catch((failure: unknown) => failure);
      const { kind, message: what, detail } = (await found) as Failure;
      expect(`${kind}: ${what}, ${detail?.where}`, name).toMatch(message);
      expect(kind).toBe('wrong');
    },
    300_000,
  );

  // To compile lanes takes as long as the loops of all others.
  test.skipIf(!isLong).each([
    ['r + n that is not looked at', 'k <= isAnyLower', 'k < 1'],
    ['r + n from p on', 'r[lane] < P - ORDER', '1'],
    ['a sum of equal points', 'isTwice ? twice[i][lane] : ', ''],
    ['a sign of a multiple', 'ofBase.isNegative[lane] ^ ', ''],
    ['a multiple by 0', 'u[lane] == 0 ? own[i][lane] : ', ''],
  ])(
    '%s is noticed in vectorised code',
    async (_, from, to) => {
      const archive = await alteredLoops(from, to, one);
      await expect(check(archive)).rejects.toThrow('verify_batch: wrong for');
    },
    300_000,
  );

  test('nonces that are not taken are passed over in order', async () => {
    // As if odd ones were not below n: the first even one signs.
    const isNonce = 'isNonce[lane] = requireScalar(&k[lane])';
    const archive = await alteredLoops(isNonce, `${isNonce} & (~(unsigned)k[lane] & 1)`);
    const program = await callingProgram({ ...library, archive }, 'batchCalls', toolchain!, folder, 'p256');
    const rng = seeded(5);
    const calls = Array.from({ length: 20 }, () => [1n + (rng.big(300) % (P256_ORDER - 1n)), rng.big(256)] as const);
    const text = (x: bigint): string => bytesOfP256(x).toString('hex');
    const input = `s 20\n${calls.map((call) => `${call.map(text).join(' ')}\n`).join('')}`;
    const passedOver: number[] = [];
    const signatures = calls.map(([secret, digest]) => {
      const nonces = p256Nonces(secret, bytesOfP256(digest));
      let [nonce, count] = [1n, -1];
      for (; nonce % 2n === 1n; count++) nonce = nonces.next().value!;
      passedOver.push(count);
      const { r, s } = p256Sign(secret, nonce, digest)!;
      return `1 ${text(r)}${text(s)}`;
    });
    expect(Math.max(...passedOver)).toBeGreaterThan(1);
    expect(execFileSync(program, { input, encoding: 'utf8' }).trim()).toBe(`0 ${signatures.join(' ')}`);
  });

  test.each(
    oneIn<[string, string, string]>(6, [
      ['a null pointer that is not told', 'all->status |= statusOf(NULL_POINTER, lane)', 'all->status |= 0'],
      ['a wrong signature that is not told', 'tell(&all, WRONG, WRONG, WRONG_SIGNATURE);', ''],
      ['s = 0', 'tell(&all, ZERO_IN_SIGNATURE, ZERO_IN_SIGNATURE, WRONG_SIGNATURE);', ''],
      ['Z that is not read', 'z == 0 ? one : z[lane]', 'one'],
      ['a Z of 1 where nothing is right', 'i == 0 && all.valid[k] == RIGHT', 'i == 0'],
      ['words in another order', 'out[i] = __builtin_bswap64(reversed)', 'out[3 - i] = __builtin_bswap64(reversed)'],
    ]),
  )('%s is noticed by the checks of crypto_mb', async (_, from, to) => {
    const archive = archiveOf({ file: 'mbx.c', from, to });
    await expect(checkMbx({ ...library, archive }, P256_CHECKS, toolchain!, 1)).rejects.toThrow('wrong');
  });
});
