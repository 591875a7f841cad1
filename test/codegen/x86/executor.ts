/** Runs instructions on the processor of this machine through executor.c. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { InstructionSet } from '../../../src/x86/form.ts';

/** Address of the data window and its size in bytes; memory[0] is at DATA. */
export const DATA = 0x10000000n,
  WINDOW = 256;

export interface MachineState {
  readonly gpr: bigint[];
  /** The six status flags, in their places in RFLAGS. */
  flags: number;
  /** xmm0..xmm3. */
  readonly xmm: bigint[];
  readonly memory: Uint8Array;
}

export interface Run {
  readonly code: Uint8Array;
  readonly before: MachineState;
}

export const cloneState = (s: MachineState): MachineState => ({
  gpr: [...s.gpr],
  flags: s.flags,
  xmm: [...s.xmm],
  memory: s.memory.slice(),
});

const CODE_BYTES = 24;
const STATE_BYTES = 18 * 8 + 4 * 16 + WINDOW;
const BEFORE_BYTES = 8 + CODE_BYTES + STATE_BYTES;

/** Places in RFLAGS of CF PF AF ZF SF OF, in the bit order of src/codegen/x86/flags.ts. */
const RFLAGS_BITS = [0, 2, 4, 6, 7, 11];

export const hasCompiler = (): boolean => spawnSync('cc', ['--version']).error === undefined;

/** Whether this processor has `sets`, as Linux reports it. */
export function processorHas(sets: readonly InstructionSet[]): boolean {
  const flags =
    readFileSync('/proc/cpuinfo', 'utf8')
      .split('\n')
      .find((l) => l.startsWith('flags'))
      ?.split(' ') ?? [];
  return sets.every((set) => flags.includes(set.toLowerCase().replace('.', '_')));
}

/** The states the runs leave, in order. */
export function execute(runs: readonly Run[]): MachineState[] {
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-executor-'));
  try {
    const program = join(folder, 'executor');
    const compiled = spawnSync('cc', ['-O1', '-no-pie', '-o', program, join(import.meta.dirname, 'executor.c')], {
      encoding: 'utf8',
    });
    if (compiled.status !== 0) throw new Error(`executor.c does not compile: ${compiled.stderr}`);
    const input = new Uint8Array(runs.length * BEFORE_BYTES);
    runs.forEach((run, i) => writeRun(run, new DataView(input.buffer, i * BEFORE_BYTES, BEFORE_BYTES)));
    const { status, signal, stdout } = spawnSync(program, [], { input, maxBuffer: runs.length * STATE_BYTES + 1 });
    const done = Math.floor(stdout.length / STATE_BYTES);
    if (done !== runs.length)
      throw new Error(`executor stopped (status ${status}, signal ${signal}) near run ${done} of ${runs.length}`);
    return runs.map((_, i) => readState(new DataView(stdout.buffer, stdout.byteOffset + i * STATE_BYTES, STATE_BYTES)));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function writeRun({ code, before }: Run, to: DataView): void {
  if (code.length > CODE_BYTES) throw new Error(`code of ${code.length} bytes does not fit`);
  to.setBigUint64(0, BigInt(code.length), true);
  code.forEach((byte, i) => to.setUint8(8 + i, byte));
  writeState(before, new DataView(to.buffer, to.byteOffset + 8 + CODE_BYTES, STATE_BYTES));
}

function writeState({ gpr, flags, xmm, memory }: MachineState, to: DataView): void {
  gpr.forEach((r, i) => to.setBigUint64(8 * i, r, true));
  const rflags = RFLAGS_BITS.reduce((sum, bit, i) => sum | (((flags >> i) & 1) << bit), 2);
  to.setBigUint64(128, BigInt(rflags), true);
  xmm.forEach((x, i) => {
    to.setBigUint64(144 + 16 * i, BigInt.asUintN(64, x), true);
    to.setBigUint64(152 + 16 * i, x >> 64n, true);
  });
  memory.forEach((byte, i) => to.setUint8(208 + i, byte));
}

function readState(from: DataView): MachineState {
  const rflags = Number(from.getBigUint64(128, true) & 0xfffn);
  return {
    gpr: Array.from({ length: 16 }, (_, i) => from.getBigUint64(8 * i, true)),
    flags: RFLAGS_BITS.reduce((mask, bit, i) => mask | (((rflags >> bit) & 1) << i), 0),
    xmm: [0, 1, 2, 3].map(
      (i) => from.getBigUint64(144 + 16 * i, true) | (from.getBigUint64(152 + 16 * i, true) << 64n),
    ),
    memory: new Uint8Array(from.buffer, from.byteOffset + 208, WINDOW).slice(),
  };
}
