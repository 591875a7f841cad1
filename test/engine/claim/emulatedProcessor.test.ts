/**
 * The processor that Bochs emulates must do what this one does, or leaks that it shows may be none: each form that both
 * have is run on random states. Flags that the manual leaves undefined may differ. TRIALS says how many states, SEED
 * which. Takes minutes.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { processorFlags } from '../../../src/engine/environment/thisMachine.ts';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import type { MachineInstruction } from '../../../src/base/machineCode.ts';
import { decodeEach } from '../../../src/frontend/object/readFunction.ts';
import { isMiscomputed, runEmulated } from '../../../src/engine/claim/leakRuns.ts';
import { acceptedForm } from '../../../src/prover/instructions/accept.ts';
import { lackingSets } from '../../../src/prover/instructions/instructionSets.ts';
import { registerPlace } from '../../../src/prover/leak/state.ts';
import type { InstructionForm } from '../../../src/x86/form.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { withoutBochs } from '../../library/emulated/onEmulator.ts';
import { allForms } from '../../prover/instructions/encodings.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const TRIALS = Number(process.env['TRIALS'] ?? 4);
const SEED = Number(process.env['SEED'] ?? 1);
const toolchain = await toolchainOrSkip();
const isLong = process.env['FIELDWRIGHT_LONG'] === '1';

/** As runForms.c has it. */
const [RBX_AT, FLAGS_AT, SIZE, HEAD] = [24, 128, 456, 16];
const DISPLACEMENT = 0x5050505n;
const BITS: Readonly<Record<string, number>> = { C: 0, P: 2, A: 4, Z: 6, S: 7, O: 11 };
/** What the machine takes at once. */
const AT_ONCE = 2000;

interface Case {
  readonly instruction: MachineInstruction;
  readonly form: InstructionForm;
  readonly state: Buffer;
}

test.skipIf(toolchain === null || !isLong || withoutBochs() !== null || !processorFlags().has('avx2'))(
  `Bochs computes as this processor does, ${TRIALS} states for each form (seed ${SEED})`,
  async () => {
    const rng = seeded(SEED, 'emulated');
    const codes = [...allForms(), ...allForms(true)];
    const decoded = await decodeEach(toolchain!.bridge.decoder, codes);
    const forms = decoded.flatMap((instruction) => {
      const form = instruction === null ? null : formOf(instruction);
      return instruction !== null && form !== null && isSimple(instruction, form) ? [{ instruction, form }] : [];
    });
    const cases = forms.flatMap((one) =>
      Array.from({ length: TRIALS }, (): Case => ({ ...one, state: stateOf(one.instruction, rng) })),
    );
    const program = join(temporaryFolder(onTestFinished), 'runForms');
    execFileSync('cc', ['-O1', '-static', '-no-pie', '-s', '-o', program, join(import.meta.dirname, 'runForms.c')]);
    const here = linesOf(spawnSync(program, { input: inputOf(cases), encoding: 'utf8', maxBuffer: 1e9 }).stdout);
    const taken = cases.flatMap((one, k) => (here[k] === '-' ? [] : [{ ...one, here: here[k] }]));
    const wrong: string[] = [];
    for (let from = 0; from < taken.length; from += AT_ONCE) {
      const some = taken.slice(from, from + AT_ONCE);
      const there = linesOf((await runEmulated(program, inputOf(some), 600_000, toolchain!.root)).stdout);
      wrong.push(...some.flatMap((one, k) => difference(one, one.here, there[k] ?? '')));
    }
    expect(taken.length).toBeGreaterThan(cases.length / 2);
    expect([...new Set(wrong)].toSorted()).toEqual([]);
  },
  3_600_000,
);

const linesOf = (text: string): string[] => text.trimEnd().split('\n');

function formOf(instruction: MachineInstruction): InstructionForm | null {
  try {
    const form = acceptedForm(instruction);
    return lackingSets(form.sets, processorFlags()).length === 0 && !isMiscomputed(instruction) ? form : null;
  } catch {
    return null;
  }
}

/** Neither jumps nor the stack, and nothing with addresses of its own or with indices in a vector. */
function isSimple({ operands }: MachineInstruction, form: InstructionForm): boolean {
  const names = [
    ...operands.flatMap((o) => (o.kind === 'register' ? [o.name] : o.kind === 'memory' ? [o.base, o.index] : [])),
    ...form.implicitReads,
  ];
  const isOfIndices = operands.some((o) => o.kind === 'memory' && /MM/.test(o.index));
  const isOwn = form.repeat !== null || form.mnemonic === 'xlatb' || /^(std|cld)$/.test(form.mnemonic);
  const usesStack = form.stack !== 0 || names.some((name) => registerPlace(name)?.register === 'rsp');
  return form.flow === 'next' && !isOfIndices && !isOwn && !usesStack;
}

function stateOf({ operands }: MachineInstruction, rng: Rng): Buffer {
  const state = Buffer.alloc(SIZE);
  for (let at = 0; at < SIZE; at++)
    state[at] = rng.below(2) === 0 ? rng.below(256) : [0, 1, 0x7f, 0x80, 0xff][rng.below(5)];
  const flags = Object.values(BITS).reduce((sum, bit) => sum | (rng.below(2) << bit), 2);
  state.writeBigUInt64LE(BigInt(flags), FLAGS_AT);
  if (operands.some((o) => o.kind === 'memory')) state.writeBigUInt64LE(BigInt.asUintN(64, -DISPLACEMENT), RBX_AT);
  return state;
}

function inputOf(cases: readonly Pick<Case, 'instruction' | 'state'>[]): Buffer {
  const count = Buffer.alloc(8);
  count.writeBigUInt64LE(BigInt(cases.length));
  const head = ({ bytes }: MachineInstruction): Buffer => Buffer.concat([Buffer.of(bytes.length), bytes], HEAD);
  return Buffer.concat([count, ...cases.flatMap(({ instruction, state }) => [head(instruction), state])]);
}

const letterBits = (letters: string): number => [...letters].reduce((mask, one) => mask | (1 << (BITS[one] ?? 0)), 0);

/** What differs, undefined flags apart. */
function difference({ instruction, form }: Case, a: string, b: string): string[] {
  const [x, y] = [a, b].map((text) => Buffer.from(text, 'hex'));
  const about = `${instruction.opcode} (${instruction.text})`;
  if (x.length !== SIZE || y.length !== SIZE) return [`${about}: no state`];
  const looked = letterBits('CPAZSO') & ~letterBits(form.flags.undefined);
  const flags = (x.readUInt16LE(FLAGS_AT) ^ y.readUInt16LE(FLAGS_AT)) & looked;
  const isFlag = (at: number): boolean => at >= FLAGS_AT && at < FLAGS_AT + 8;
  const bytes = Array.from({ length: SIZE }, (_, at) => at).filter((at) => x[at] !== y[at] && !isFlag(at));
  return flags === 0 && bytes.length === 0 ? [] : [`${about}: bytes ${bytes.join()} flags ${flags.toString(16)}`];
}
