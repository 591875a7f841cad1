/** What merge takes in, and what it refuses: of records from elsewhere nothing is believed. */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { encode } from '../../../src/codegen/encoder/encode.ts';
import { sha256 } from '../../../src/base/hash.ts';
import { templateLibrary, championProgram } from '../../../src/search/tuning/codeGenerator.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { parse } from '../../../src/ir/parse.ts';
import { print } from '../../../src/ir/print.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { startFamilies } from '../../../src/codegen/candidate/starts.ts';
import { appendRecord } from '../../../src/engine/store/resultFiles.ts';
import { bestRecords } from '../../../src/engine/store/bestRecords.ts';
import { parseRecord } from '../../../src/engine/store/readRecords.ts';
import type { ResultRecord } from '../../../src/bench/record.ts';
import { candidateToJson } from '../../../src/search/tuning/candidateJson.ts';
import { targetNamed } from '../../../src/codegen/x86/target.ts';
import { wholeRecords } from '../../engine/store/wholeRecords.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';
import { RUNNING, runLine } from '../../cli/runLine.ts';
import { measuredHere } from '../../everyMachine.ts';

measuredHere();

const root = join(import.meta.dirname, '../../..');
const io = { root };
const folder = temporaryFolder();
/** What a search found. */
let found: ResultRecord;

beforeAll(async () => {
  const search = ['--field', 'poly1305', '--op', 'mul', '--budget', '10', '--out', 'found', '--json'];
  const { code, out } = await run(['optimize', ...search]);
  expect(code).toBe(0);
  const { record } = JSON.parse(out.split('\n').at(-1) ?? '');
  found = parseRecord(JSON.stringify(record), 'the search');
});

const run = (argv: readonly string[]) =>
  runLine(argv, {
    ...{ ...RUNNING, root, cwd: folder, results: join(folder, 'results') },
    now: () => new Date().toISOString(),
  });

const merge = (folders: readonly string[], out: string) =>
  run(['merge', ...folders, '--out', out, '--wait', '1s', '--json']);

/** Another record of the same machine: `text` is its word IR, and its candidate the first one with other code. */
function another(text: string): ResultRecord {
  const fn = parse(text, 'test');
  const problem = buildProblem(fn);
  const { features } = found.machine;
  const target = targetNamed(found.target, { bmi2: features.includes('bmi2'), adx: features.includes('adx') });
  for (const candidate of startFamilies(problem).flatMap(({ candidates }) => candidates)) {
    const program = championProgram(problem, templateLibrary(io.root), target, candidate);
    const buffer = new Uint8Array(16 * program.count + 8 * program.pool.length + 8);
    const code = Buffer.from(buffer.slice(0, encode(program, buffer, 0)));
    if (sha256(code) === found.code.sha256) continue;
    return {
      ...found,
      time: '2026-01-01T00:00:00.000Z',
      ir: print(fn),
      irSha256: sha256(print(fn)),
      candidate: candidateToJson(candidate),
      code: { hex: code.toString('hex'), sha256: sha256(code), instructions: program.count },
    };
  }
  throw new Error('all first candidates have the same code');
}

function put(name: string, record: ResultRecord): string {
  const file = join(folder, name, sha256(JSON.stringify(record)), 'best.json');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(record));
  return name;
}

test('champions are proved again and raced in one run, the winner is the best; then nothing is new', async () => {
  // Its own verdicts and ratios are lies: it says to be ten times as fast, proved by nobody.
  const lie = another(found.ir);
  const [ours, llc, ...rest] = lie.comparison.contestants;
  const ratio = { value: 10, low: 9.9, high: 10.1 };
  const contestants = [ours, { ...llc, throughput: { ...llc.throughput, ratio } }, ...rest];
  const liar = { ...lie, verdicts: [], comparison: { ...lie.comparison, contestants } };
  const folders = [put('one', found), put('two', liar)];
  const { code, out, notes } = await merge(folders, 'merged');
  expect(notes).not.toContain('left out');
  expect(code).toBe(0);
  const said = JSON.parse(out);
  expect(said).toMatchObject({ type: 'merged', raced: 2, leftOut: [] });
  expect([found.code.sha256, liar.code.sha256]).toContain(said.best);
  const records = wholeRecords(join(folder, 'merged'));
  // What was said of them is not believed: every figure is of this merge.
  for (const { comparison } of records) expect(comparison.contestants[1].throughput.ratio.value).toBeLessThan(9);
  for (const { verdicts } of records)
    expect(verdicts.filter(({ kind }) => kind === 'proved').map(({ claim }) => claim)).toContain('asm = IR');
  const races = records.filter(({ race }) => race !== undefined);
  const winner = races.find(({ code: { sha256: hash } }) => hash === said.best);
  expect(winner?.command).toBe(found.command);
  const loser = said.best === found.code.sha256 ? liar.code.sha256 : found.code.sha256;
  const isQuiet = winner?.race?.throughput !== undefined;
  if (isQuiet) {
    expect(winner.race?.throughput?.map(({ code: hash }) => hash)).toEqual([loser]);
    expect(winner.race?.throughput?.[0].ratio.value).toBeGreaterThanOrEqual(1);
    expect(bestRecords(records)[0].code.sha256).toBe(said.best);
  }
  if (!isQuiet) return console.warn('the core was shared all the time: nobody has lost, and all would race again');
  const again = await merge(folders, 'merged');
  expect(again).toMatchObject({ code: 0, out: '' });
  expect(again.notes).toContain('nothing new');
  expect(wholeRecords(join(folder, 'merged'))).toEqual(records);
  return undefined;
});

test('wrong code with a story that fits is found out, and the rest is merged', async () => {
  const wrongIr = found.ir.replace(/(= mulx arg1\[)0(\], arg2\[1\])/, '$11$2');
  expect(wrongIr).not.toBe(found.ir);
  const { code, notes, out } = await merge([put('mixed', another(wrongIr)), put('mixed', found)], 'mended');
  expect(notes).toContain('1 result was left out');
  expect(code).toBe(4);
  expect(JSON.parse(out)).toMatchObject({
    best: found.code.sha256,
    raced: 1,
    leftOut: [{ where: expect.any(String) }],
  });
  expect(wholeRecords(join(folder, 'mended')).every(({ code: { sha256: hash } }) => hash === found.code.sha256)).toBe(
    true,
  );
});

/** A loose product as passes once folded it: another word for the same residue, where the last sum carries. */
const OF_OLDER_PASSES = `function fe_goldilocks64_mul_loose
aliasing any
param arg1 u64[1]
param arg2 u64[1]
result out1 u64[1]
modulus 0xffffffff00000001
weights 0
relation arg1*arg2

x2, x3<=0xfffffffffffffffe = mulx arg1[0], arg2[0]
x4, x5<=0xfffffffe = mulx x3, 0xffffffff
x6, x7<=0xffffffff = sum [0x0..0xfffffffffffffffd00000002] +x4@0 +x5@1 +x2@0
x8<=0xfffffffe00000001 = mul x7, 0xffffffff
x9, x10:u1 = sum [0x0..0x1fffffffd00000001] +x8@0 +x6@0
x11 = mask x10
x12<=0xffffffff = and x11, 0xffffffff
x13 = add x9, x12
return out1 = x13
`;
const ofGoldilocks = (ir: string): ResultRecord => ({
  ...another(ir),
  ...{ field: 'goldilocks64', operation: 'mul', symbol: 'fe_goldilocks64_mul_loose', modulus: '2^64 - 2^32 + 1' },
});

test('of a loose function other words than those of today are right if congruent, and reported if not', async () => {
  const right = await merge([put('older', ofGoldilocks(OF_OLDER_PASSES))], 'taken');
  expect(right).toMatchObject({ code: 0, notes: expect.not.stringContaining('left out') });
  expect(JSON.parse(right.out)).toMatchObject({ raced: 1, leftOut: [] });
  const [{ verdicts }] = wholeRecords(join(folder, 'taken'));
  expect(verdicts.flatMap(({ claim, kind }) => (kind === 'proved' ? claim : []))).toEqual(
    expect.arrayContaining(['asm = IR', 'constant time', 'IR = specification']),
  );
  const wrong = await merge([put('wrong', ofGoldilocks(OF_OLDER_PASSES.replace('add x9, x12', 'add x9, 0')))], 'none');
  expect(wrong).toMatchObject({ code: 4, notes: expect.stringContaining('left out') });
});

test.each<[string, () => ResultRecord, string]>([
  [
    'code that its candidate is not lowered to',
    () => {
      const { code } = another(found.ir);
      return { ...found, code };
    },
    'the candidate of the record is not lowered to its code',
  ],
  [
    'word IR with other bounds',
    () => {
      const ir = found.ir.replace('param arg1 u64[3] <=0xffffffffffffffff,0xffffffffffffffff,0x7', (line) =>
        line.replace('0x7', '0x3'),
      );
      return another(ir);
    },
    'the word IR of the record is that of another function',
  ],
  ['a field that nobody knows', () => ({ ...found, field: 'outside' }), 'the source of these results is not known'],
  ['a name that leads elsewhere', () => ({ ...found, field: '../../outside' }), 'field: not a record of this version'],
  ['a comment that ends', () => ({ ...found, command: 'x */ .byte 0' }), 'command: not a record of this version'],
  ['a second line', () => ({ ...found, modulus: '7\rmov rax, 1' }), 'modulus: not a record of this version'],
  ['a false symbol', () => ({ ...found, symbol: 'system' }), 'the word IR is not that of the recorded symbol'],
])('%s is left out', async (name, make, message) => {
  const { code, notes } = await merge([put(name.replaceAll(' ', '-'), make())], 'refused');
  expect(notes).toContain(message);
  expect(code).not.toBe(0);
  expect(existsSync(join(folder, 'refused'))).toBe(false);
});

test('all that is stored of a function is raced in one run, and nothing again before something comes', async () => {
  const store = join(folder, 'stored');
  for (const record of [found, { ...another(found.ir), time: found.time }]) appendRecord(store, record);
  const race = (...names: string[]) =>
    run(['merge', '--stored', ...names, '--out', 'stored', '--wait', '1s', '--json']);
  const { code, out } = await race('poly1305-mul');
  expect(code).toBe(0);
  const said = JSON.parse(out);
  expect(said).toMatchObject({ type: 'merged', function: expect.stringContaining('poly1305-mul'), raced: 2 });
  const winner = wholeRecords(store).findLast((record) => record.code.sha256 === said.best);
  if (said.front.length === 0)
    return console.warn('the core was shared all the time: nobody has lost, and all would race again');
  expect(winner?.race?.front).toEqual(said.front);
  const own = said.front.find((one: { readonly code: string }) => one.code === said.best);
  expect(own).toMatchObject({ throughput: { value: 1 }, latency: { value: 1 } });
  const before = wholeRecords(store);
  const again = await race();
  expect(again).toMatchObject({ code: 0, out: '' });
  expect(again.notes).toContain('all of this code was raced already');
  expect(wholeRecords(store)).toEqual(before);
  return undefined;
});

test('what is to be merged must be said, and be there', async () => {
  expect(await run(['merge', '--out', 'x'])).toMatchObject({
    code: 2,
    notes: expect.stringContaining('folders with results, or --stored'),
  });
  const unknown = await run(['merge', '--stored', 'poly1305-cube', '--out', 'stored']);
  expect(unknown).toMatchObject({ code: 2, notes: expect.stringContaining('there are no results of this function') });
  expect(unknown.notes).toContain('poly1305-mul');
});

test('folders of other machines, without results or damaged are refused', async () => {
  const elsewhere = { ...found, machine: { ...found.machine, slug: 'amd-k6' } };
  const both = await merge([put('here', found), put('there', elsewhere)], 'x');
  expect(both.notes).toContain('more than one microarchitecture');
  expect(both.notes).toContain(`${thisMachine().slug} (`);
  expect(both.code).toBe(2);
  expect((await merge(['there'], 'x')).notes).toContain('another microarchitecture than this machine');
  mkdirSync(join(folder, 'empty'));
  expect((await merge(['empty'], 'x')).notes).toContain('there are no results in this folder');
  mkdirSync(join(folder, 'torn'));
  writeFileSync(join(folder, 'torn/best.json'), '{"schema');
  expect((await merge(['torn'], 'x')).notes).toContain('not JSON');
  const forged = { ...found, code: { ...found.code, hex: `90${found.code.hex.slice(2)}` } };
  expect((await merge([put('forged', forged)], 'x')).notes).toContain(
    'the code bytes do not have the recorded SHA-256',
  );
  expect(existsSync(join(folder, 'x'))).toBe(false);
});
