/**
 * Vectorised functions in Intel's crypto_mb, proved in each lane and searched for leaks, and vectors of gnark-crypto,
 * proved element by element (peers/). Built by `./fieldwright peers`, skipped where that was not done.
 * FIELDWRIGHT_LONG=1 tries all of them and writes docs/notes/LANES.md.
 */
import { existsSync, writeFileSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { Failure } from '../../src/base/errors.ts';
import { callableImage, confirmedRefutation } from '../../src/engine/claim/confirmRefutation.ts';
import { targetOf, type VerifyTarget } from '../../src/engine/claim/verifyTarget.ts';
import { verifyContract, type StatedContract } from '../../src/engine/claim/verifyContract.ts';
import { readFunction, type FunctionCode } from '../../src/frontend/object/readFunction.ts';
import { openPeers } from '../../src/frontend/peers/peersObject.ts';
import { findTools } from '../../src/frontend/toolchain/tools.ts';
import { findLeaks } from '../../src/prover/leak/findLeaks.ts';
import { entryNumbers } from '../../src/prover/machine/call.ts';
import { CONVENTIONS } from '../../src/prover/machine/convention.ts';
import { proveAsmSpec } from '../../src/prover/proof/asmSpecification.ts';
import type { Refuted } from '../../src/prover/proof/verdict.ts';
import { specCheck } from '../../src/prover/inputs/againstSpec.ts';
import { toolchainOrSkip } from '../frontend/toolchain/withToolchain.ts';
import { withoutBochs, onEmulator } from '../library/emulated/onEmulator.ts';
import { sha256 } from '../../src/base/hash.ts';
import { checkerIdentity } from '../../src/engine/environment/checkerIdentity.ts';
import { codeTools } from './compiled/compile.ts';
import { JsonRows } from './jsonRows.ts';
import { FOREIGN_LANES, FOREIGN_VECTORS, type ForeignLanes } from './foreignLanes.ts';
import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import type { Toolchain } from '../../src/frontend/toolchain/openToolchain.ts';

const root = process.cwd();
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';
const isBuilt = existsSync(join(root, 'build', 'peers', 'wheels'));
if (!isBuilt) console.log('skipped: the packages of other people are not here (./fieldwright peers)');
/** Where operands are and where the result goes. */
const SECRETS = [
  { register: 'rdi', secret: false },
  { register: 'rsi', secret: true },
  { register: 'rdx', secret: true },
];
const toolchain = await toolchainOrSkip();
const checker = checkerIdentity(root).sha256;
/** Of this and earlier runs. */
const table = new JsonRows<LanesRow>(join(root, 'build', 'foreignLanes.jsonl'), (row) => `${row.where} ${row.symbol}`);

function leaksIn(code: FunctionCode): string {
  const { leaks, refusals } = findLeaks(code, SECRETS);
  if (leaks.length > 0) return `leak: ${leaks[0].text}: ${leaks[0].what}`;
  return refusals.length > 0 ? `not decided: ${refusals[0].text}: ${refusals[0].what}` : 'clean';
}

/** The verdict, and what runs show of a refutation; in the long form it is kept. */
async function judged(file: string, one: ForeignLanes, where: string): Promise<LanesRow> {
  const { symbol, contract } = one;
  const { decoder } = await codeTools(root);
  const code = await readFunction({ files: [file], symbol, isClosed: false }, decoder);
  const bytes = code.image.segments.map((segment) => sha256(segment.bytes)).join();
  const key = sha256([checker, bytes, JSON.stringify(contract)].join('\n'));
  const known = isLong ? table.known(key) : undefined;
  if (known !== undefined) return known;
  const row = { key, checker, where, symbol, contract, ...(await outcomeOf(code, one)) };
  if (isLong) table.add(row);
  return row;
}

async function outcomeOf(code: FunctionCode, one: ForeignLanes): Promise<Outcome> {
  const { symbol, contract, convention = 'sysv' } = one;
  const { fn, order, call } = verifyContract(contract);
  const ct = convention === 'sysv' ? leaksIn(code) : 'arguments on the stack are not followed';
  let target: VerifyTarget;
  try {
    target = targetOf(code, entryNumbers(order, CONVENTIONS[convention]));
  } catch (error) {
    if (!(error instanceof Failure) || error.kind !== 'unsupported') throw error;
    const detail = `${error.detail.where ?? ''}: ${error.message}`;
    return { kind: 'refused', detail, millis: 0, ct, shown: null };
  }
  const verdict = proveAsmSpec(target.listing, fn, order, CONVENTIONS[convention]);
  const part = { name: symbol, verdict, code: { fn, call } };
  const shown = await confirmedRefutation(part, { ...target, convention }, root);
  const detail = verdict.kind === 'proved' ? verdict.by : `${verdict.where}: ${verdict.reason}`;
  const emulated = verdict.kind === 'refuted' && isLong ? onIceLake(one, verdict, await image(target, one)) : null;
  expect(emulated, 'on an emulated processor').not.toBe(false);
  const too = emulated === true ? 'on an Ice Lake that Bochs emulates, too; ' : '';
  const run = shown === null ? null : `${too}${shown}`;
  return { kind: verdict.kind, detail, millis: verdict.millis, ct, shown: run };
}

type Outcome = Pick<LanesRow, 'kind' | 'detail' | 'millis' | 'ct' | 'shown'>;

const image = (target: VerifyTarget, { contract, convention }: ForeignLanes): Promise<Uint8Array> => {
  const { call } = verifyContract(contract);
  return callableImage(target, call, convention === 'go-abi0');
};

/** Whether an emulated processor with the instructions shows that a counterexample is one; null without Bochs. */
function onIceLake({ contract }: ForeignLanes, { counterexample }: Refuted, code: Uint8Array): boolean | null {
  if (counterexample === undefined || toolchain === null || withoutBochs() !== null) return null;
  const { fn } = verifyContract(contract);
  const { inputs } = counterexample;
  const lanes = fn.lanes ?? 1;
  const rows = inputs.map((words) => words.flatMap((word) => Array.from({ length: lanes }, () => word)));
  const { elements = 1, results } = fn;
  const found = emulatedResult(code, rows, lanes * elements * results[0].bounds.length, toolchain);
  const ofOne = BigUint64Array.from(found.filter((_, i) => i % lanes === 0));
  return specCheck(fn)(BigUint64Array.from(inputs.flat()), 0, ofOne, 0) !== null;
}

const judgedHere = (all: readonly ForeignLanes[]): [string, ForeignLanes][] =>
  all.filter(({ isSample }) => isLong || isSample).map((one) => [one.symbol, one]);

describe.skipIf(!isBuilt)('vectorised functions of other people', () => {
  const peers = openPeers(root, findTools(), () => {});

  it.each(judgedHere(FOREIGN_LANES))('crypto_mb: %s', async (_, one) => {
    const wheel = (await peers.wheels()).get('ipp-crypto-static');
    const file = join(wheel?.folder ?? '', 'lib', 'libcrypto_mb.a');
    const { kind, ct, shown } = await judged(file, one, `crypto_mb ${wheel?.version}`);
    expect(kind).toBe(one.kind);
    if (kind === 'refuted') expect(shown).toMatch(/(on|as scalar code on) this processor(, which lacks .*)?: out = /);
    if (one.isLeaky) expect(ct).toMatch(/^leak: /);
    else expect(ct).toBe('clean');
  });

  it.each(judgedHere(FOREIGN_VECTORS))('gnark-crypto: %s', async (_, one) => {
    const file = await peers.goArchive(one.module ?? '');
    const { kind, shown } = await judged(file, one, one.module ?? '');
    expect(kind).toBe(one.kind);
    if (kind === 'refuted') expect(shown).toMatch(/(on|as scalar code on) this processor(, which lacks .*)?: out = /);
  });

  afterAll(() => {
    if (isLong) writeFileSync(join(root, 'docs', 'notes', 'LANES.md'), lanesDocument(table.of(checker)));
  });
});

const wordsOf = (words: readonly bigint[]): string => words.map((word) => `0x${word.toString(16)}u`).join(', ');

/**
 * What code that is called as (out, operands) stores on an Ice Lake that Bochs emulates, `outWords` words; arrays are
 * aligned to 64 bytes.
 */
function emulatedResult(
  code: Uint8Array,
  inputs: readonly (readonly bigint[])[],
  outWords: number,
  toolchain: Toolchain,
): bigint[] {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-'));
  try {
    const [source, main, program] = ['code.s', 'main.c', 'program'].map((name) => join(folder, name));
    const note = '.section .note.GNU-stack,"",@progbits';
    writeFileSync(source, `.text\n.globl code\n.balign 64\ncode: .byte ${[...code].join(',')}\n${note}\n`);
    const arrays = inputs.map(
      (words, k) => `static const uint64_t in${k}[] __attribute__((aligned(64))) = {${wordsOf(words)}};`,
    );
    writeFileSync(
      main,
      [
        '#include <stdint.h>\n#include <stdio.h>',
        'void code(uint64_t *, const uint64_t *, const uint64_t *);',
        ...arrays,
        `static uint64_t out[${outWords}] __attribute__((aligned(64)));`,
        `int main(void) { code(out, in0, ${inputs.length > 1 ? 'in1' : 'in0'});`,
        `for (int i = 0; i < ${outWords}; i++) printf("%llx ", (unsigned long long)out[i]); return 0; }`,
      ].join('\n'),
    );
    const cc = onEmulator(toolchain, 'corei7_icelake_u', folder).tools.byName.cc.path ?? 'cc';
    execFileSync(cc, ['-O1', '-o', program, main, source]);
    const text = execFileSync(program, { encoding: 'utf8' });
    return text
      .trim()
      .split(/\s+/)
      .map((word) => BigInt(`0x${word}`));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** What came of one vectorised function or of vectors. */
interface LanesRow {
  /** Hash of the code, the claim and the proof engine. */
  readonly key: string;
  readonly checker: string;
  readonly where: string;
  readonly symbol: string;
  readonly contract: StatedContract;
  readonly kind: string;
  /** Rules, or why not. */
  readonly detail: string;
  readonly millis: number;
  /** What the search for leaks found. */
  readonly ct: string;
  /** What ran of a refutation. */
  readonly shown: string | null;
}

const HEAD = `# Lanes and vectors of other libraries

Generated by \`FIELDWRIGHT_LONG=1 npx vitest run test/prover/foreignLanes.test.ts\` after
\`./fieldwright peers\`; do not edit. Functions for AVX-512 IFMA, from the bytes of their archives: those of
crypto_mb in one lane that stands for all eight, those of gnark-crypto one element at a time. \`ct\`: whether jumps,
addresses or times depend on operands. R is 2^(52·limbs), or 2^256 for gnark-crypto. Bounds are those that callers in
the libraries keep, as far as we know. What is *not decided* is neither right nor wrong. A *leak* of a masked load is
one by our definition (which bytes are read): whether a processor's timing shows it was not measured.
`;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('\n', ' ').slice(0, 180);

/** The page about them. */
function lanesDocument(rows: readonly LanesRow[]): string {
  const places = [...new Set(rows.map(({ where }) => where))];
  const sections = places.flatMap((place) => {
    const own = rows.filter(({ where }) => where === place);
    const proved = own.filter(({ kind }) => kind === 'proved').length;
    return [
      `## ${place}`,
      '',
      `${proved} of ${own.length} proved.`,
      '',
      '| function | claim | verdict | ms | by, or why not | ct |',
      '|---|---|---|---:|---|---|',
      ...own.map((row) => `| ${cellsOf(row).join(' | ')} |`),
      '',
      ...own.flatMap(({ symbol, shown }) =>
        shown === null ? [] : [`* \`${symbol.replace(/.*\//, '')}\`: ${shown.replace(/: out = .*/, '')}`],
      ),
      '',
    ];
  });
  return `${[HEAD, ...sections].join('\n').trimEnd()}\n`;
}

function cellsOf({ symbol, contract, kind, detail, millis, ct }: LanesRow): string[] {
  const claim = `${contract.spec.replace(/ mod .*/, '')}; ${contract.bounds ?? ''}`;
  const verdict = { proved: 'proved', refuted: '**refuted**', undecided: 'not decided' }[kind] ?? kind;
  return [`\`${symbol}\``, `\`${cell(claim)}\``, verdict, String(Math.round(millis)), cell(detail), cell(ct)];
}
