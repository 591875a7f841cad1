import type { CallArgument, PeerFunction } from './peersInterface.ts';

/** Symbol of the adapter. */
export const PEER_ENTRY = 'fw_entry';

/** System V argument registers, in order (psABI 3.2.3). */
const REGISTERS: readonly string[] = ['%rdi', '%rsi', '%rdx', '%rcx', '%r8', '%r9'];
/** Neither an argument nor callee-saved. */
const SCRATCH = '%rax';

/** Whether a function with these arguments can be called as (out, operands in order) without more ado. */
export const isPlainCall = ({ call, isOfGo = false }: Pick<PeerFunction, 'call' | 'isOfGo'>): boolean =>
  !isOfGo && call.every((a, i) => sourceOf(a) === REGISTERS[i]);

/** Registers that a C function gives back; six, so that rsp is a multiple of 16 and 8 below after them. */
const PRESERVED: readonly string[] = ['%rbx', '%rbp', '%r12', '%r13', '%r14', '%r15'];

/** What calls a function of Go's ABI0: arguments from rsp on, and registers that it may change given back. */
function stackCall(symbol: string, call: readonly CallArgument[]): string[] {
  const bytes = 16 * Math.ceil(call.length / 2) + 8;
  return [
    ...PRESERVED.map((register) => `push ${register}`),
    `sub $${bytes}, %rsp`,
    ...call.flatMap((a, i) => [...valueOf(a), `mov ${sourceOf(a) ?? SCRATCH}, ${8 * i}(%rsp)`]),
    `call ${symbol}`,
    `add $${bytes}, %rsp`,
    ...PRESERVED.toReversed().map((register) => `pop ${register}`),
    'ret',
  ];
}

/** Puts a constant into the scratch register. */
function valueOf(argument: CallArgument): string[] {
  if (argument.kind === 'modulus') return [`lea fw_modulus(%rip), ${SCRATCH}`];
  return argument.kind === 'number' ? [`movabs $0x${argument.value.toString(16)}, ${SCRATCH}`] : [];
}

/** System V: arguments in registers. */
function registerCall(symbol: string, call: readonly CallArgument[]): string[] {
  const moves = new Map(
    call.flatMap((a, i) => {
      const from = sourceOf(a);
      return from === null || from === REGISTERS[i] ? [] : [[REGISTERS[i], from] as const];
    }),
  );
  const constants = call.flatMap((a, i) => valueOf(a).map((line) => line.replace(SCRATCH, REGISTERS[i])));
  return [...parallelMoves(moves), ...constants, `jmp ${symbol}@PLT`];
}

/**
 * Assembly (AT&T) of a function that is called as (out, operands in order), puts the arguments in the order `call`,
 * adds the constants, and jumps to `symbol`, or calls it as Go does. `modulus` is what `&p` points to, in 64-bit words.
 */
export function adapterSource({ symbol, call, modulus, isOfGo = false }: Omit<PeerFunction, 'files'>): string {
  const lines = isOfGo ? stackCall(symbol, call) : registerCall(symbol, call);
  return [
    '.section .text.fw_entry,"ax",@progbits',
    `.globl ${PEER_ENTRY}`,
    `.type ${PEER_ENTRY},@function`,
    `${PEER_ENTRY}:`,
    ...lines.map((line) => `  ${line}`),
    '.section .rodata,"a",@progbits',
    '.balign 64',
    'fw_modulus:',
    `  .quad ${wordsOf(modulus).join(', ')}`,
    '.section .note.GNU-stack,"",@progbits',
    '',
  ].join('\n');
}

/**
 * Moves (target → source) as if all happened at once: what nobody reads any more is written first, a cycle goes through
 * the scratch register.
 */
function parallelMoves(moves: Map<string, string>): string[] {
  const lines: string[] = [];
  while (moves.size > 0) {
    const sources = new Set(moves.values());
    const free = [...moves.keys()].find((target) => !sources.has(target));
    if (free === undefined) {
      const [[target]] = moves;
      lines.push(`mov ${target}, ${SCRATCH}`);
      for (const [other, from] of moves) if (from === target) moves.set(other, SCRATCH);
    } else {
      lines.push(`mov ${moves.get(free)}, ${free}`);
      moves.delete(free);
    }
  }
  return lines;
}

/** The register that holds an argument on entry; null for constants. */
function sourceOf(argument: CallArgument): string | null {
  if (argument.kind === 'out') return REGISTERS[0];
  return argument.kind === 'operand' ? REGISTERS[argument.index + 1] : null;
}

function wordsOf(value: bigint): string[] {
  const words: string[] = [];
  for (let rest = value; rest > 0n; rest >>= 64n) words.push(`0x${BigInt.asUintN(64, rest).toString(16)}`);
  return words.length === 0 ? ['0'] : words;
}
