/**
 * Exit code 4 reports wrong code. Every place that ends with it is named here with the test that shows the report to be
 * true, and what only looks like it (right code in other words, code that this processor cannot run, what a proof
 * leaves open) must end otherwise.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test, vi } from 'vitest';
import { EXIT_CODE, Failure, type FailureKind } from '../../src/base/errors.ts';
import { seeded } from '../../src/base/rng.ts';
import { workerSignature } from '../../src/bench/testing/workerVectors.ts';
import { confirmed, PROCESS_DIED, requireJudged, type RunVerdict } from '../../src/bench/worker/verdict.ts';
import { checkContestants, requireEqual, requireRight } from '../../src/engine/contest/demands.ts';
import type { BenchSubject } from '../../src/engine/contest/contestSubject.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import { proveCode, testCode } from '../../src/engine/optimize/checkStage.ts';
import { requireStatement } from '../../src/engine/subject/requireStatement.ts';
import { parseStatement } from '../../src/ir/contract/statement.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { requireNoLeaks } from '../../src/library/field/fiatLibrary.ts';
import type { ReadFunction } from '../../src/library/field/libraryFunctions.ts';
import { searchMissing } from '../../src/library/field/missingCode.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import { saveIfWrong } from '../../src/search/tuning/candidateJson.ts';
import { testVectors } from '../../src/search/tuning/workerEvaluator.ts';
import { recordingIo } from '../cli/recordingIo.ts';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { assembleNasm } from '../prover/nativeCode.ts';
import { temporaryFolder } from '../temporaryFolder.ts';
import { openWorker } from '../openWorker.ts';

const root = join(import.meta.dirname, '../..');
const HERE = 'test/engine/wrongReports.test.ts';
const OF_BATCHES = 'test/library/x25519/batch.test.ts';
const OF_ED25519 = 'test/library/ed25519/ed25519.test.ts';
const OF_P256 = 'test/library/p256/p256.test.ts';
const OF_LIBRARIES = 'test/library/wrongReports.test.ts';

/** Files that throw `wrong`, with the tests of what they say. */
const SHOWN_IN: Readonly<Record<string, readonly string[]>> = {
  'cli/check/check.ts': ['test/cli/check/check.test.ts'],
  'cli/ct.ts': ['test/cli/ct.test.ts', 'test/prover/leak/leak.test.ts'],
  'cli/optimize.ts': ['test/cli/wrongCandidates.test.ts'],
  'cli/verify.ts': ['test/cli/verify.test.ts', 'test/engine/claim/confirmRefutation.test.ts'],
  'engine/check/judge.ts': ['test/cli/check/check.test.ts'],
  'engine/claim/auditFile.ts': ['test/cli/audit.test.ts'],
  'engine/contest/demands.ts': [HERE, 'test/cli/bench/bench.test.ts'],
  'engine/contest/crossChecks.ts': ['test/bench/measure/measuresuite.test.ts'],
  'engine/optimize/checkStage.ts': [HERE],
  'engine/subject/requireStatement.ts': [HERE, 'test/engine/optimize/calledAsSource.test.ts'],
  'library/called/calledObject.ts': ['test/library/called/foldedSums.test.ts'],
  'library/export/exportedCode.ts': ['test/library/export/windows.test.ts'],
  'library/field/checkFieldLibrary.ts': ['test/cli/library.test.ts', 'test/library/field/chosenLibrary.test.ts'],
  'library/field/checkVectors.ts': ['test/library/field/vectors.test.ts'],
  'library/field/fiatLibrary.ts': [HERE],
  'library/field/makeLibrary.ts': [OF_LIBRARIES],
  'library/field/missingCode.ts': [HERE],
  'library/field/dispatchLibrary.ts': ['test/library/field/dispatch.test.ts'],
  'library/kernels/provedKernels.ts': [OF_LIBRARIES, OF_BATCHES, OF_ED25519, OF_P256],
  'library/curve/callingProgram.ts': [OF_BATCHES, OF_ED25519, OF_P256],
  'library/curve/checkCurve.ts': [OF_BATCHES, OF_ED25519, OF_P256],
  'library/edwards/acrossPoints.ts': ['test/library/edwards/acrossPoints.test.ts'],
  'library/x25519/checkLibrary.ts': ['test/library/x25519/x25519.test.ts', 'test/library/x25519/ladderText.test.ts'],
  'library/x25519/x25519Contest.ts': [OF_LIBRARIES],
  '../lab/merge/admitRecord.ts': ['test/lab/merge/merge.test.ts'],
  '../lab/merge/merge.ts': ['test/lab/merge/merge.test.ts'],
};
/** The kind itself, verdicts of the worker, and one that only looks at failures. */
const THROWS_NONE = [
  ...['base/errors.ts', 'bench/worker/verdict.ts', 'search/task.ts', 'engine/optimize/judgeStages.ts'],
  'engine/check/judgement.ts',
];

test('every place that reports wrong code has a test', () => {
  const listed = (folder: string): string[] => readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const files = [
    ...listed(join(root, 'src')),
    ...listed(join(root, 'lab/merge')).map((file) => `../lab/merge/${file}`),
  ];
  const reporting = files.filter(
    (file) => file.endsWith('.ts') && readFileSync(join(root, 'src', file), 'utf8').includes("'wrong'"),
  );
  expect(reporting.filter((file) => !THROWS_NONE.includes(file)).toSorted()).toEqual(Object.keys(SHOWN_IN).toSorted());
  for (const file of Object.values(SHOWN_IN).flat()) expect(existsSync(join(root, file)), file).toBe(true);
});

/** A number as it came, which is said to be itself modulo p. */
const SAME: IrFunction = {
  ...parse('function same\naliasing any\nparam arg1 u64[1]\nresult out1 u64[1]\n\nreturn out1 = arg1[0]\n'),
  spec: stated('out1 = arg1 mod 2^61-1'),
};

function stated(text: string): NonNullable<IrFunction['spec']> {
  const { relation, modulus } = parseStatement(text, null);
  return { modulus, relation, weights: [0], canonical: false, canonicalInputs: false };
}

const SUBJECT: BenchSubject = {
  ...{ field: 'f', peersField: 'f', op: 'same', form: 'loose' as const, relation: 'out = a', operands: ['a'] },
  ...{ modulus: 2n ** 61n - 1n, modulusText: '2^61 - 1', weights: [0], description: null, whole: null },
};

/** What is put in the place of `same`, with what each of the judges ends with; null for none. */
interface Row {
  readonly body: string;
  /** Against the word IR by calls, against the mathematics by calls, and by proof against the word IR. */
  readonly equal: FailureKind | null;
  readonly right: FailureKind | null;
  readonly proof: FailureKind | null;
}
const LOADED = 'mov rax, [rsi]';
const REST = 'mov [rdi], rax\nret';
const ROWS: Readonly<Record<string, Row>> = {
  'the same': { body: `${LOADED}\n${REST}`, equal: null, right: null, proof: null },
  'the same in other words': {
    body: `xor eax, eax\nsub rax, [rsi]\nneg rax\n${REST}`,
    equal: null,
    right: null,
    proof: null,
  },
  'another number': { body: `${LOADED}\nxor rax, 1\n${REST}`, equal: 'wrong', right: 'wrong', proof: 'wrong' },
  'another number that is congruent': {
    body: `${LOADED}\nmov rcx, rax\nshr rcx, 61\nshl rax, 3\nshr rax, 3\nadd rax, rcx\n${REST}`,
    equal: 'wrong',
    right: null,
    proof: 'wrong',
  },
  'a register that is not restored': {
    body: `${LOADED}\nxor ebx, ebx\n${REST}`,
    equal: 'wrong',
    right: 'wrong',
    proof: 'wrong',
  },
  'an instruction that no processor has': {
    body: `${LOADED}\nud2\n${REST}`,
    equal: 'unsupported',
    right: 'unsupported',
    proof: 'unsupported',
  },
  'a jump that decides nothing': {
    body: `${LOADED}\ntest rax, rax\njz .next\n.next:\n${REST}`,
    equal: null,
    right: null,
    proof: 'unsupported',
  },
};

const SOLUTION = {
  candidate: initialCandidate(buildProblem(SAME)),
  ...{ hash: 1, instructions: 0, bound: 0, asked: new Uint16Array() },
};

const bytesOf = ({ body }: Row): Uint8Array => assembleNasm(`f:\n${body}\n`) ?? new Uint8Array();
const hasNasm = assembleNasm('ret') !== null;

async function endOf(work: () => unknown): Promise<FailureKind | null> {
  try {
    await work();
    return null;
  } catch (error) {
    if (error instanceof Failure) return error.kind;
    throw error;
  }
}

const folder = temporaryFolder();
const worker = await openWorker();

describe.skipIf(!hasNasm)('code in the place of a function', () => {
  const rng = () => seeded(1, 'reports');

  test.each(Object.entries(ROWS))('%s', async (name, row) => {
    const code = bytesOf(row);
    const entries = [{ name, code }];
    expect(await endOf(() => requireEqual(SAME, entries, worker, rng()))).toBe(row.equal);
    expect(await endOf(() => requireRight(SAME, entries, worker, rng()))).toBe(row.right);
    const contestant = { name, code, origin: 'text', representation: '1x64', contract: SAME };
    expect(await endOf(() => checkContestants([contestant], SUBJECT, worker, rng()))).toBe(row.right);
    await worker.setFunction(workerSignature(SAME), testVectors(SAME, 48, rng()));
    const toolchain = await openToolchain(root);
    expect(await endOf(() => testCode(SAME, code, { toolchain, worker, rng: rng() }))).toBe(row.equal);
    expect(await endOf(() => proveCode(SAME, code, { root }))).toBe(row.proof);
  });

  test('a candidate is wrong if it is so again', async () => {
    await worker.setFunction(workerSignature(SAME), testVectors(SAME, 48, rng()));
    const io = recordingIo([], { root: folder });
    const isWrong = (code: Uint8Array) => saveIfWrong(SAME, 'baseline', { ...SOLUTION, code }, worker, io);
    expect(await isWrong(bytesOf(ROWS['the same']))).toBe(false);
    expect(await isWrong(bytesOf(ROWS['another number']))).toBe(true);
  });
});

test('a process that ended says nothing about the code', () => {
  expect(() => requireJudged(PROCESS_DIED)).toThrow(expect.objectContaining({ kind: 'tool' }));
});

const NAMES = { spec: (text: string) => text, bounds: (text: string) => text, shown: (name: string) => name };

test.each<[string, string, Partial<NonNullable<IrFunction['spec']>>, FailureKind | null]>([
  ['a true statement', 'out1 = arg1 mod 2^61-1', {}, null],
  ['a false one', 'out1 = arg1+1 mod 2^61-1', {}, 'wrong'],
  ['one that is true of numbers below p', 'out1 = arg1 mod 2^61-1', { canonical: true }, 'input'],
  ['the same, where they are', 'out1 = arg1 mod 2^61-1', { canonical: true, canonicalInputs: true }, null],
])('%s', async (_, text, more, kind) => {
  const fn = { ...SAME, spec: { ...stated(text), ...more } };
  expect(await endOf(() => requireStatement(fn, NAMES, false))).toBe(kind);
});

test.each<[FailureKind | 'ok', FailureKind | null]>([
  ['wrong', 'wrong'],
  ['invariant', 'invariant'],
  ['unsupported', null],
  ['tool', null],
  ['ok', null],
])('a search that ends as %s', async (how, kind) => {
  mkdirSync(join(folder, 'dist', 'src'), { recursive: true });
  const status = how === 'ok' ? 0 : EXIT_CODE[how];
  writeFileSync(join(folder, 'dist', 'src', 'cli.js'), `process.exitCode = ${status};\n`);
  const io = recordingIo([], { root: folder, cwd: folder, results: join(folder, 'results') });
  const key = { field: 'f', operation: 'same', form: 'loose' } as const;
  const missing = { name: 'same', key, search: {}, read: SAME, ssa: { name: 'same' } } as unknown as ReadFunction;
  expect(await endOf(() => searchMissing([missing], { budget: '1', seed: 1, cpu: undefined }, io))).toBe(kind);
});

const toolchain = await toolchainOrSkip();

test.skipIf(toolchain === null)('what leaks, and what is not understood', async () => {
  const copies = (line: string): string => `void x_from_bytes(long *out, const long *a) { *out = *a; }
void x_to_bytes(long *out, const long *a) { long t = *a; ${line}; *out = t; }\n`;
  const endOfBody = (line: string): Promise<FailureKind | null> => {
    const [source, archive] = [join(folder, 'x.c'), join(folder, 'x.o')];
    writeFileSync(source, copies(line));
    execFileSync('cc', ['-O1', '-c', source, '-o', archive]);
    return endOf(() => requireNoLeaks(archive, 'x', toolchain!));
  };
  expect(await endOfBody('t ^= 1')).toBe(null);
  expect(await endOfBody('if (t) __asm__ volatile("nop")')).toBe('wrong');
  expect(await endOfBody('t ^= t; __asm__ volatile("" : "+r"(t)); if (t) __asm__ volatile("nop")')).toBe(null);
  expect(await endOfBody('__asm__ volatile("cpuid" ::: "rax", "rbx", "rcx", "rdx")')).toBe('unsupported');
});

describe('code is at fault if it is so again', () => {
  const ok: RunVerdict = { verdict: 'ok', reason: 'none', vector: 0, signal: 0, detail: 0 };
  const trapped: RunVerdict = { verdict: 'fault', reason: 'signal', vector: 5, signal: 5, detail: 5 };

  test.each([
    ['right code', [ok, trapped], 'ok', 1],
    ['a signal that comes once', [trapped, ok], 'ok', 2],
    ['a signal that comes again', [trapped, trapped], 'fault', 2],
  ] as const)('%s', async (_, verdicts, last, runs) => {
    const run = vi.fn<() => Promise<RunVerdict>>();
    for (const verdict of verdicts) run.mockResolvedValueOnce(verdict);
    expect((await confirmed(run)).verdict).toBe(last);
    expect(run).toHaveBeenCalledTimes(runs);
  });

  test.skipIf(!hasNasm)('on the way to what ships', async () => {
    await worker.setFunction(workerSignature(SAME), testVectors(SAME, 48, seeded(1, 'once')));
    const means = { toolchain: await openToolchain(root), worker };
    const tested = () => endOf(() => testCode(SAME, bytesOf(ROWS['the same']), { ...means, rng: seeded(1, 'once') }));
    const stepped = vi.spyOn(worker, 'test').mockResolvedValueOnce(trapped);
    expect(await tested()).toBe(null);
    stepped.mockResolvedValueOnce(trapped).mockResolvedValueOnce(trapped);
    expect(await tested()).toBe('wrong');
    stepped.mockRestore();
  });
});
