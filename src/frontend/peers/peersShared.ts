/** Links a contender's function into a shared object with an adapter. */
import { inTemporaryFolder } from '../../base/files/folders.ts';
import { readFileSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import type { SharedFunction } from '../../base/machineCode.ts';
import { cacheDir, makeOnce } from '../toolchain/cache.ts';
import { parseElfObject } from '../object/elf.ts';
import { isSharedObject } from '../object/definitions.ts';
import { exportSymbol } from '../object/linkCode.ts';
import type { PeerFunction, CallArgument } from './peersInterface.ts';
import { run } from '../toolchain/run.ts';
import { requireTool, type Tool } from '../toolchain/tools.ts';

/** Symbol of the adapter. */
export const PEER_ENTRY = 'fw_entry';

/** System V argument registers, in order (psABI 3.2.3). */
const REGISTERS: readonly string[] = ['%rdi', '%rsi', '%rdx', '%rcx', '%r8', '%r9'];
/** Neither an argument nor callee-saved. */
const SCRATCH = '%rax';

/** Whether a function with these arguments can be called as (out, operands in order) without more ado. */
export const isPlainCall = ({
  call,
  isOfGo = false,
  returned,
}: Pick<PeerFunction, 'call' | 'isOfGo' | 'returned'>): boolean =>
  !isOfGo && returned === undefined && call.every((a, i) => sourceOf(a) === REGISTERS[i]);

/** Registers that a C function gives back; six, so that rsp is a multiple of 16 and 8 below after them. */
const PRESERVED: readonly string[] = ['%rbx', '%rbp', '%r12', '%r13', '%r14', '%r15'];

/** What calls a function of Go's ABI0: arguments from rsp on, and registers that it may change given back. */
function stackCall(symbol: string, call: readonly CallArgument[]): string[] {
  const bytes = 16 * Math.ceil(call.length / 2) + 8;
  return [
    ...PRESERVED.map((register) => `push ${register}`),
    `sub $${bytes}, %rsp`,
    ...call.flatMap((a, i) => [...valueOf(a, i), `mov ${sourceOf(a) ?? SCRATCH}, ${8 * i}(%rsp)`]),
    `call "${symbol}"`,
    `add $${bytes}, %rsp`,
    ...PRESERVED.toReversed().map((register) => `pop ${register}`),
    'ret',
  ];
}

/** Puts a constant into the scratch register. */
function valueOf(argument: CallArgument, i: number): string[] {
  if (argument.kind === 'words') return [`lea fw_words_${i}(%rip), ${SCRATCH}`];
  return argument.kind === 'number' ? [`movabs $0x${argument.value.toString(16)}, ${SCRATCH}`] : [];
}

/** System V: arguments in registers. */
function registerCall(symbol: string, call: readonly CallArgument[], returned: PeerFunction['returned']): string[] {
  const moves = new Map(
    call.flatMap((a, i) => {
      const from = sourceOf(a);
      return from === null || from === REGISTERS[i] ? [] : [[REGISTERS[i], from] as const];
    }),
  );
  const constants = call.flatMap((a, i) => valueOf(a, i).map((line) => line.replace(SCRATCH, REGISTERS[i])));
  const passed = [...parallelMoves(moves), ...constants];
  if (returned === undefined) return [...passed, `jmp "${symbol}"@PLT`];
  const [out] = REGISTERS;
  const extended = returned.bits === 8 ? ['movzbl %al, %eax'] : returned.bits === 32 ? ['mov %eax, %eax'] : [];
  const limb = returned.width === 8 ? '%al' : returned.width === 32 ? '%eax' : '%rax';
  return [`push ${out}`, ...passed, `call "${symbol}"@PLT`, `pop ${out}`, ...extended, `mov ${limb}, (${out})`, 'ret'];
}

/**
 * Assembly (AT&T) of a function that is called as (out, operands in order), puts the arguments in the order `call`,
 * adds the constants, and jumps to `symbol`, or calls it as Go does or to store what it returns.
 */
export function adapterSource(wanted: Omit<PeerFunction, 'files'>): string {
  const { symbol, call, isOfGo = false, returned } = wanted;
  const lines = isOfGo ? stackCall(symbol, call) : registerCall(symbol, call, returned);
  return [
    '.section .text.fw_entry,"ax",@progbits',
    `.globl ${PEER_ENTRY}`,
    `.type ${PEER_ENTRY},@function`,
    `${PEER_ENTRY}:`,
    ...lines.map((line) => `  ${line}`),
    '.section .rodata,"a",@progbits',
    '.balign 64',
    ...call.flatMap((a, i) => (a.kind === 'words' ? [`fw_words_${i}: .quad ${a.words.join(', ')}`] : [])),
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

/** What shared objects are linked with, and where they are kept. */
export interface LinkSurroundings {
  readonly root: string;
  readonly cc: Tool;
}

/**
 * Links a function that cannot be copied about (see `linkImage`) into a shared object of its own, entered through an
 * adapter of one jump, or a few moves if it does not take (out, a, b). A shared object that can be called as it is
 * stays as it is.
 *
 * Throws `input` if the symbol is not defined, and `unsupported` with what the linker misses.
 */
export async function linkShared(wanted: PeerFunction, { root, cc }: LinkSurroundings): Promise<SharedFunction> {
  return inTemporaryFolder('shared', async (folder) => {
    const [file] = await exportSymbol(wanted, folder);
    if (isSharedObject(file) && isPlainCall(wanted))
      return { path: file, symbol: wanted.symbol, length: codeBytes(file) };
    const adapter = adapterSource(wanted);
    const path = requireTool(cc);
    const contents = wanted.files.map((name) => sha256(readFileSync(name)));
    const dir = cacheDir(root, 'shared', [
      path,
      cc.version,
      FLAGS,
      adapter,
      wanted.libraries ?? [],
      wanted.files,
      contents,
    ]);
    const made = await makeOnce(join(dir, `${basename(wanted.symbol)}.so`), (draft) =>
      link(wanted, adapter, path, folder, draft),
    );
    return { path: made, symbol: PEER_ENTRY, length: codeBytes(made) };
  });
}

const FLAGS: readonly string[] = [
  '-shared',
  '-Wl,--gc-sections',
  '-Wl,-Bsymbolic',
  '-Wl,-z,defs',
  '-Wl,-z,now',
  '-Wl,-z,noexecstack',
];

/** For the linker behind the compiler. Unlike in `-Wl,…`, a comma in a path is one. */
const forLinker = (...words: readonly string[]): string[] => words.flatMap((word) => ['-Xlinker', word]);

/** Nothing but the adapter is visible, so that no two libraries get in each other's way and unused code is left out. */
const VISIBLE = `{ global: ${PEER_ENTRY}; local: *; };\n`;

async function link(wanted: PeerFunction, adapter: string, cc: string, folder: string, draft: string): Promise<void> {
  const files = await exportSymbol(wanted, folder);
  const source = join(folder, 'adapter.s');
  const script = join(folder, 'visible.map');
  writeFileSync(source, adapter);
  writeFileSync(script, VISIBLE);
  const paths = files.filter(isSharedObject).flatMap((file) => forLinker('-rpath', dirname(file)));
  const { status, stderr } = await run(cc, [
    ...FLAGS,
    ...forLinker('--version-script', script),
    ...paths,
    '-o',
    draft,
    source,
    ...files,
    ...(wanted.libraries ?? []).map((name) => `-l${name}`),
  ]);
  if (status === 0) return;
  const missing = [...new Set([...stderr.matchAll(/undefined reference to [`']([^']+)'/g)].map((match) => match[1]))];
  throw new Failure('unsupported', `${wanted.symbol} cannot be linked`, {
    where: wanted.files.join(' '),
    expected: 'no references but to itself and the C library',
    found: missing.length > 0 ? `references to ${missing.slice(0, 8).join(', ')}` : stderr.trimEnd().slice(0, 400),
  });
}

/** Size of the code sections of a shared object. */
function codeBytes(file: string): number {
  return parseElfObject(readFileSync(file))
    .sections.filter(({ name }) => name.startsWith('.text'))
    .reduce((sum, { size }) => sum + size, 0);
}
