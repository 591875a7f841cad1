/**
 * Bugs are seeded one by one into a copy of the incremental prover. Replays of random additions must then differ from
 * the ordinary machine, or hard faults must be shown right. FIELDWRIGHT_LONG=1 (`make checker-mutants`) seeds all.
 */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { Failure } from '../../src/base/errors.ts';
import { seeded, type Rng } from '../../src/base/rng.ts';
import { distinctMode, domainsOf } from '../../src/ir/contract/domain.ts';
import { Algebra } from '../../src/prover/algebra/algebra.ts';
import { evaluatorAt } from '../../src/prover/algebra/evaluate.ts';
import { PORTFOLIO } from '../../src/prover/algebra/ruleSets.ts';
import { Words } from '../../src/prover/algebra/words.ts';
import { inputValues } from '../../src/prover/proof/counterexample.ts';
import { inputPolys } from '../../src/prover/proof/irExecutor.ts';
import { enterCall, leaveCall } from '../../src/prover/machine/call.ts';
import { execute } from '../../src/prover/machine/semantics/execute.ts';
import { alteredProver, folderOfCopies, textWithOne } from './alteredSource.ts';
import { randomLimbs } from './randomLimbs.ts';
import type { Listing } from '../../src/prover/listing/listing.ts';
import { lineListing, type CodeLines } from './listing/lineListing.ts';
import { codeOf, damaged, functionOf } from './damagedCode.ts';
import { OVERLAP_FAULTS, POLICY_FAULTS } from './plainFaults.ts';
import { compareBounds } from './columnSystem.ts';
import {
  BOUND_ALTERATIONS,
  REPLAY_ALTERATIONS,
  VERDICT_ALTERATIONS,
  type RepeatedAlteration,
} from './incrementalAlterations.ts';

const LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const SEED = 5;
const SAMPLE = 8;
const PROGRAMS = 100;
const LENGTH = 16;
const POINTS = 6;
const FUNCTION = '25519-mul-loose';
const CHECKPOINT = 8;
const root = process.cwd();
const original = join(root, 'src', 'prover');
const folder = folderOfCopies();
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const sampled = (all: Readonly<Record<string, RepeatedAlteration>>): [string, RepeatedAlteration][] =>
  Object.entries(all).filter((_, i) => LONG || i % SAMPLE === 0);

it.each(Object.entries({ ...REPLAY_ALTERATIONS, ...BOUND_ALTERATIONS, ...VERDICT_ALTERATIONS }))(
  '%s: stands once',
  (_, [file, found]) => {
    textWithOne(join(original, 'incremental', `${file}.ts`), found);
  },
);

const alteredCopy = (name: string, alteration: RepeatedAlteration): string =>
  alteredProver(join(folder, name.replaceAll(' ', '-')), 'incremental', alteration);

const load = async (verify: string, module: string) => import(pathToFileURL(join(verify, `${module}.ts`)).href);

/** Words of the stack and of the result hold something from the beginning. */
const BEGIN = [
  'xor eax, eax',
  'mov rax, qword [rsi]',
  'add rax, qword [rel .c0]',
  'mov rcx, qword [rsi+8]',
  'mov r8, qword [rsi+16]',
  'mov r9, qword [rsi+24]',
  'mov r10, qword [rdx]',
  'mov qword [rsp-16], r8',
  'mov qword [rdi+8], rcx',
];
const END = [
  'mov qword [rdi], rax',
  'mov qword [rdi+8], rcx',
  'mov qword [rdi+16], r8',
  'mov qword [rdi+24], r10',
  'ret',
];
const REGISTERS = ['rax', 'rcx', 'r8', 'r9', 'r10'];

/** Sums of all kinds in random order, flags made words, and words that are stored and loaded. */
function body(rng: Rng): string[] {
  const register = (): string => REGISTERS[rng.below(REGISTERS.length)];
  const place = (): string => ['qword [rsp-16]', 'qword [rdi+8]'][rng.below(2)];
  const operand = (): string =>
    [register(), register(), '0', `${rng.below(5) - 2}`, `qword [rsi+${8 * rng.below(4)}]`, 'qword [rel .c0]'][
      rng.below(6)
    ];
  const one = (): string[] => {
    const kind = rng.below(15);
    if (kind < 8)
      return [`${['add', 'adc', 'adc', 'adc', 'sub', 'sbb', 'add', 'sbb'][kind]} ${register()}, ${operand()}`];
    if (kind < 10) return [`${['adcx', 'adox'][kind - 8]} ${register()}, ${register()}`];
    if (kind === 10)
      return [
        `${['setc', 'seto', 'sets', 'setz'][rng.below(4)]} r11b`,
        ...(rng.below(3) === 0 ? [] : ['movzx r11d, r11b']),
        `add ${register()}, r11`,
      ];
    if (kind === 11 && rng.below(3) === 0)
      return [`lea ${register()}, [${register()}+${register()}${['', '+1', ''][rng.below(3)]}]`];
    if (kind === 11) return [`mov r11, ${register()}`, `shr r11, ${1 + rng.below(40)}`, `add ${register()}, r11`];
    if (kind === 12) return [`mov ${place()}, ${register()}`];
    if (kind === 13)
      return rng.below(3) === 0 ? [`xor ${register()}, ${register()}`] : [`add ${register()}, ${place()}`];
    return [
      `mov qword [rsp-8], ${register()}`,
      `add ${['eax', 'ecx'][rng.below(2)]}, r8d`,
      `mov ${register()}, qword [rsp-8]`,
    ];
  };
  return Array.from({ length: LENGTH }, one).flat();
}

/** Programs with another constant in each; the second of two begins as the first. */
function* programs(rng: Rng): Generator<CodeLines> {
  for (let k = 0; k < PROGRAMS; k += 2) {
    const first = body(rng);
    const same = first.slice(0, rng.below(first.length));
    for (const rest of [first.slice(same.length), body(rng)])
      yield {
        instructions: [...BEGIN, ...same, ...rest, ...END],
        constants: [`.c0: dq ${k % 4 === 0 ? k : rng.below(1000)}`],
      };
  }
}

/** The first random program that a replay by the copy computes otherwise than the machine. */
async function difference(verify: string): Promise<string | null> {
  const [{ CodeReader }, { Replay }, algebra, words] = await Promise.all(
    ['incremental/codeReader', 'incremental/replay', 'algebra/algebra', 'algebra/words'].map((m) => load(verify, m)),
  );
  const [evaluate, ir, call, rules] = await Promise.all(
    ['algebra/evaluate', 'proof/irExecutor', 'machine/call', 'algebra/ruleSets'].map((m) => load(verify, m)),
  );
  const fn = functionOf(FUNCTION);
  const mode = distinctMode(fn);
  const rng = seeded(SEED);
  const reader = new CodeReader();
  const theirs = new words.Words(new algebra.Algebra(), rules.PORTFOLIO[0]);
  const replay = new Replay(theirs, call.enterCall(theirs, fn, mode, ir.inputPolys(theirs, fn, mode), new Map()), true);
  for (const text of programs(rng)) {
    const listing = lineListing(text);
    const code = reader.read(listing);
    const found: number[][] = replay.run(code.plans, listing.constants);
    const ours = new Words(new Algebra(), PORTFOLIO[0]);
    const machine = enterCall(ours, fn, mode, inputPolys(ours, fn, mode), listing.constants);
    execute(machine.machine, listing);
    const expected = leaveCall(machine);
    for (let n = 0; n < POINTS; n++) {
      const point = fn.params.map((_, p) => randomLimbs(domainsOf(fn, p)[0], rng));
      const inputs = inputValues(fn, mode, point, rng.fork(`inputs ${n}`));
      const mine = evaluatorAt(ours.algebra, inputs);
      const their = evaluate.evaluatorAt(theirs.algebra, inputs);
      const isWrong = found.some((ids, r) =>
        ids.some((id, i) => their(replay.values.polyOf(id)) !== mine(expected[r][i])),
      );
      if (isWrong) return text.instructions.join('; ');
    }
  }
  return null;
}

/**
 * The first hard fault that is shown right, or right code that is not; code that is right when arrays are distinct is
 * shown before.
 */
async function breach(verify: string): Promise<string | null> {
  const { IncrementalProver } = await load(verify, 'incremental/incrementalProver');
  for (const code of ['25519-sub-loose', '25519-add', '25519-mul-loose']) {
    const prover = new IncrementalProver(functionOf(code));
    const isShown = (asm: string): boolean => shows(prover, textOf(asm));
    if (!isShown(codeOf(code))) return `${code} is not shown`;
    for (const fault of [...POLICY_FAULTS, ...OVERLAP_FAULTS])
      if (fault.code === code && isShown(damaged(fault))) return `${code}: ${fault.name}`;
    for (const fault of OVERLAP_FAULTS)
      if (fault.code === code && isShownBehind(prover, textOf(damaged(fault))))
        return `${code}: ${fault.name}, behind a beginning`;
    if (isShown(codeOf(code).replace(/\bret\b/, 'mov qword [rsi], rax\nret'))) return `${code} writes to an input`;
  }
  return null;
}

/**
 * Whether the code, long enough for a checkpoint behind each of its instructions, is shown right after one of its
 * beginnings was run.
 */
function isShownBehind(prover: { shows(listing: Listing): boolean }, text: CodeLines): boolean {
  const instructions = text.instructions.flatMap((line) => [line, ...Array<string>(CHECKPOINT).fill('mov rax, rax')]);
  return text.instructions.some((_, i) => {
    shows(prover, { ...text, instructions: [...instructions.slice(0, (i + 1) * (CHECKPOINT + 1)), 'ret'] });
    return shows(prover, { ...text, instructions });
  });
}

/** What cannot be read is not shown. */
function shows(prover: { shows(listing: Listing): boolean }, text: CodeLines): boolean {
  try {
    return prover.shows(lineListing(text));
  } catch (e) {
    if (e instanceof Failure && e.kind !== 'invariant') return false;
    throw e;
  }
}

function textOf(asm: string): CodeLines {
  const lines = asm
    .trim()
    .split('\n')
    .map((l) => l.trim())
    .filter((l) => l !== '' && !/^(;|global|section|default|bits|\w+:$)/.test(l));
  const end = lines.indexOf('ret') + 1;
  return { instructions: lines.slice(0, end), constants: lines.slice(end) };
}

async function broken(what: () => Promise<string | null>): Promise<string | null> {
  try {
    return await what();
  } catch (e) {
    return `broken: ${e}`;
  }
}

describe('bugs in replays', () => {
  it('there is none in them as they are', async () => expect(await difference(original)).toBeNull());

  it.each(sampled(REPLAY_ALTERATIONS))('%s: noticed', async (name, alteration) => {
    const verify = alteredCopy(name, alteration);
    expect(await broken(() => difference(verify)), `seed ${SEED}`).not.toBeNull();
  });
});

describe('bugs in bounds', () => {
  it.each(sampled(BOUND_ALTERATIONS))('%s: noticed', async (name, alteration) => {
    const verify = alteredCopy(name, alteration);
    const [columns, groups, linear] = await Promise.all(
      ['columnBounds', 'numberForms', 'linearForms'].map((m) => load(verify, `incremental/${m}`)),
    );
    expect(
      await broken(async () => compareBounds({ ...columns, ...groups, ...linear }, SEED).violation),
      `seed ${SEED}`,
    ).not.toBeNull();
  });
});

describe('bugs in what is concluded from them', () => {
  it('there is none in it as it is', async () => expect(await breach(original)).toBeNull());

  it.each(sampled(VERDICT_ALTERATIONS))('%s: noticed', async (name, alteration) => {
    const verify = alteredCopy(name, alteration);
    expect(await broken(() => breach(verify))).not.toBeNull();
  });
});
