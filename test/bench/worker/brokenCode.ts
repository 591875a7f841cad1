/**
 * Right code made wrong in every way we can think of. It is called as out, a[, b] (rdi, rsi[, rdx]), System V; what is
 * put around it is plain machine code. `wrapped` calls the right code and then does something to its result or its
 * surroundings.
 */
import {
  before,
  CLEAR,
  i32,
  IN,
  incOut,
  INCREMENT,
  join,
  loadControlWord,
  loadMxcsr,
  movRax,
  NEGATE,
  OUT,
  plus,
  PRIVILEGED,
  RET,
  setFlag,
  sometimes,
  SPILL_RSP,
  STACK,
  store,
  syscall,
  SYSCALLS,
  wrapped,
  type Material,
} from './codePieces.ts';
import { pick } from '../../pick.ts';
import { hexBytes } from '../../items.ts';

export interface Breakage {
  readonly name: string;
  /** Seen only when single-stepped. */
  readonly strict?: boolean;
  /** Found by the watchdog, a tenth of a second later. */
  readonly slow?: boolean;
  make(m: Material): Uint8Array;
}

/** All ways; within each of them addresses, registers and values are random. */
export const BREAKAGES: readonly Breakage[] = [
  { name: 'reads a low address', make: (m) => before(m, [0x48, 0x8b, 4, 0x25, ...i32(m.rng.below(65536))]) },
  {
    name: 'reads an address that is none',
    make: (m) => before(m, [...movRax((1n << 63n) | m.rng.big(62)), 0x48, 0x8b, 0x00]),
  },
  {
    name: 'reads an address of the kernel',
    make: (m) => before(m, [...movRax(0xffffffff80000000n + m.rng.big(30)), 0x48, 0x8b, 0x00]),
  },
  { name: 'calls nowhere', make: (m) => before(m, [...movRax(m.rng.big(40)), 0xff, 0xd0]) },
  { name: 'jumps nowhere, sometimes', make: (m) => before(m, sometimes(m, [...movRax(m.rng.big(40)), 0xff, 0xe0])) },
  { name: 'uses a privileged instruction', make: (m) => before(m, pick(m.rng, PRIVILEGED)) },
  {
    name: 'has an invalid instruction',
    make: (m) => before(m, pick(m.rng, [[0x0f, 0x0b], [0x0f, 0xff, 0xc0], [0x06], [0x27], [0x0f, 0x04]])),
  },
  { name: 'has an invalid instruction, sometimes reached', make: (m) => before(m, sometimes(m, [0x0f, 0x0b])) },
  { name: 'divides by zero', make: (m) => before(m, [0x31, 0xc9, 0x48, 0xf7, pick(m.rng, [0xf1, 0xf9])]) },
  {
    name: 'divides the least number by -1',
    make: (m) => before(m, [...movRax(1n << 63n), 0x48, 0x99, 0x48, 0x83, 0xc9, 0xff, 0x48, 0xf7, 0xf9]),
  },
  {
    name: 'divides by 0.0 with exceptions on',
    make: (m) =>
      before(m, [...loadMxcsr(0x1d80), 0xb8, ...i32(0x3f800000), ...hexBytes('66 0f 6e c8 0f 57 c0 f3 0f 5e c8')]),
  },
  { name: 'has a breakpoint', make: (m) => before(m, pick(m.rng, [[0xcc], [0xcd, 3], [0xf1]])) },
  { name: 'single-steps itself', make: (m) => before(m, setFlag(8)) },
  { name: 'reads askew with alignment checks on', make: (m) => before(m, [...setFlag(18), 0x48, 0x8b, 0x44, 0x24, 1]) },
  {
    name: 'loops',
    slow: true,
    make: (m) =>
      before(
        m,
        pick(m.rng, [
          [0xeb, 0xfe],
          [0xf3, 0x90, 0xeb, 0xfc],
          [...movRax(1n << 45n), 0x48, 0xff, 0xc8, 0x75, 0xfb],
        ]),
      ),
  },
  { name: 'loops, sometimes', slow: true, make: (m) => before(m, sometimes(m, [0xeb, 0xfe])) },
  { name: 'recurs', make: (m) => before(m, [0xe8, ...i32(-5)]) },
  { name: 'falls off its end', make: (m) => m.code.slice(0, m.code.lastIndexOf(0xc3)) },
  { name: 'pushes to nowhere', make: (m) => before(m, [0x31, 0xe4, 0x50]) },
  { name: 'makes a buffer its stack', make: (m) => wrapped(m, [0x48, 0x89, pick(m.rng, [0xfc, 0xf4])]) },
  { name: 'returns to what is above', make: (m) => wrapped(m, [0x48, 0x83, 0xc4, 8 * (1 + m.rng.below(12))]) },
  {
    name: 'returns to what is below',
    make: (m) => wrapped(m, [...movRax(m.rng.big(40)), 0x50, 0x50, 0x48, 0x83, 0xec, 8 * m.rng.below(8)]),
  },
  {
    name: 'returns with another rsp',
    make: (m) =>
      wrapped(m, [], [], m.rng.below(2) ? [0xc2, 8 * (1 + m.rng.below(20)), 0] : [0x59, ...SPILL_RSP, 0xff, 0xe1]),
  },
  {
    name: 'changes a callee-saved register',
    make: (m) => wrapped(m, pick(m.rng, pick(m.rng, [INCREMENT, NEGATE, CLEAR]))),
  },
  { name: 'changes a callee-saved register, sometimes', make: (m) => wrapped(m, sometimes(m, pick(m.rng, INCREMENT))) },
  { name: 'leaves DF set', make: (m) => wrapped(m, [0xfd]) },
  { name: 'leaves AC set', make: (m) => wrapped(m, setFlag(18)) },
  {
    name: 'changes the control part of MXCSR',
    make: (m) => wrapped(m, loadMxcsr(0x1f80 ^ (1 << (6 + m.rng.below(10))))),
  },
  {
    name: 'changes the x87 control word',
    make: (m) => wrapped(m, loadControlWord(0x37f ^ pick(m.rng, [0x100, 0x200, 0x400, 0x800, 1, 4, 8, 16, 32]))),
  },
  {
    name: 'leaves a value on the x87 stack',
    make: (m) =>
      wrapped(
        m,
        pick(m.rng, [
          [0xd9, 0xe8],
          [0xd9, 0xee],
          [0xdb, 0x2c, 0x24],
        ]),
      ),
  },
  { name: 'leaves MMX state', make: (m) => wrapped(m, [0x0f, 0xef, 0xc0]) },
  { name: 'changes the FS base', make: (m) => wrapped(m, [...movRax(m.rng.big(46)), 0xf3, 0x48, 0x0f, 0xae, 0xd0]) },
  {
    name: 'writes behind the output',
    make: (m) => wrapped(m, store(m.rng, OUT, 8 * (m.outWords + m.rng.below(4000)))),
  },
  { name: 'writes before the output', make: (m) => wrapped(m, store(m.rng, OUT, -8 * (1 + m.rng.below(4000)))) },
  {
    name: 'writes far from the output',
    make: (m) => wrapped(m, store(m.rng, OUT, pick(m.rng, [1, -1]) * (40_000 + m.rng.below(2 ** 31 - 100_000)))),
  },
  { name: 'writes before an input', make: (m) => wrapped(m, store(m.rng, IN, -8 * (1 + m.rng.below(4000)))) },
  {
    name: 'writes far from an input',
    make: (m) => wrapped(m, store(m.rng, IN, pick(m.rng, [1, -1]) * (40_000 + m.rng.below(2 ** 31 - 100_000)))),
  },
  {
    name: 'reads behind an input',
    make: (m) => before(m, [0x48, 0x8b, 0x86, ...i32(8 * (m.inWords + m.rng.below(4000)))]),
  },
  { name: 'changes an input', make: (m) => wrapped(m, [0x48, 0xff, 0x46, 8 * m.rng.below(m.inWords)]) },
  { name: "writes to its caller's frame", make: (m) => before(m, store(m.rng, STACK, 8 * (1 + m.rng.below(100)))) },
  {
    name: 'writes far from its stack',
    make: (m) => before(m, store(m.rng, STACK, pick(m.rng, [1, -1]) * (300_000 + m.rng.below(2 ** 31 - 600_000)))),
  },
  {
    name: 'writes below its red zone',
    strict: true,
    make: (m) => wrapped(m, store(m.rng, STACK, -136 - 8 * m.rng.below(200))),
  },
  { name: 'writes to its own code', make: (m) => before(m, [0x88, 5, ...i32(m.rng.below(64))]) },
  {
    name: 'jumps near what it returns to',
    make: (m) => before(m, [0x48, 0x8b, 4, 0x24, 0x48, 5, ...i32(m.rng.below(4096) - 2048), 0xff, 0xe0]),
  },
  {
    name: 'jumps far from what it returns to',
    make: (m) => before(m, [0x48, 0x8b, 4, 0x24, 0x48, 5, ...i32(m.rng.below(2 ** 31) - 2 ** 30), 0xff, 0xe0]),
  },
  {
    name: 'writes near what it returns to',
    make: (m) => wrapped(m, [0x48, 0x8b, 4, 0x24, 0x48, 0x89, 0x88, ...i32(m.rng.below(2 ** 24) - 2 ** 23)]),
  },
  { name: 'calls the system', make: (m) => before(m, syscall(pick(m.rng, SYSCALLS), m.rng)) },
  { name: 'calls the system, sometimes', make: (m) => before(m, sometimes(m, syscall(pick(m.rng, SYSCALLS), m.rng))) },
  {
    name: 'leaves something behind, sometimes',
    make: (m) =>
      wrapped(
        m,
        sometimes(
          m,
          pick(m.rng, [
            [0xfd],
            setFlag(18),
            loadMxcsr(0x5f80),
            loadControlWord(0x77f),
            [0xd9, 0xe8],
            [0x0f, 0xef, 0xc0],
          ]),
        ),
      ),
  },
  {
    name: 'changes the FS base, sometimes',
    make: (m) => wrapped(m, sometimes(m, [...movRax(m.rng.big(46)), 0xf3, 0x48, 0x0f, 0xae, 0xd0])),
  },
  {
    name: "writes to its caller's frame, sometimes",
    make: (m) => before(m, sometimes(m, store(m.rng, STACK, 8 * m.rng.below(60)))),
  },
  {
    name: 'returns with another rsp, sometimes',
    make: (m) => wrapped(m, sometimes(m, [0xc2, 8 * (1 + m.rng.below(20)), 0])),
  },
  {
    name: 'writes before a buffer, sometimes',
    make: (m) => wrapped(m, sometimes(m, store(m.rng, pick(m.rng, [OUT, IN]), -8 * (1 + m.rng.below(400))))),
  },
  {
    name: 'writes far from a buffer, sometimes',
    make: (m) =>
      wrapped(
        m,
        sometimes(
          m,
          store(m.rng, pick(m.rng, [OUT, IN]), pick(m.rng, [1, -1]) * (40_000 + m.rng.below(2 ** 31 - 100_000))),
        ),
      ),
  },
  { name: 'does nothing', make: () => join(RET) },
  { name: 'gives a wrong word', make: (m) => wrapped(m, incOut(m)) },
  { name: 'gives a wrong word, sometimes', make: (m) => wrapped(m, sometimes(m, incOut(m))) },
  {
    name: 'gives a wrong bit',
    make: (m) => wrapped(m, [0x80, 0x77, m.rng.below(8 * m.outWords), 1 << m.rng.below(8)]),
  },
  { name: 'is wrong in place', make: (m) => wrapped(m, [0x48, 0x39, 0xf7, 0x75, 4, ...incOut(m)]) },
  { name: 'depends on CF on entry', make: (m) => plus(m, [0x48, 0x19, 0xc0]) },
  {
    name: 'depends on a register on entry',
    make: (m) => plus(m, [0x4c, 0x89, pick(m.rng, [0xd0, 0xd8]), 0x83, 0xe0, 1]),
  },
  { name: 'depends on what the output held', make: (m) => plus(m, [0x48, 0x8b, 0x07, 0x83, 0xe0, 1]) },
];
