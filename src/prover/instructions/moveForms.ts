/** Rows of moves, conditional moves, the stack, jumps and no-operations. Source: SDM vol. 2. */
import { flags, row, sixteen, type InstructionForm, type RowOptions } from './form.ts';

const WIDTHS = [8, 16, 32, 64];

const COPY = { result: 'copied' } as const;
const copy = (width: number): RowOptions => ({ ...COPY, ...sixteen(width) });

const mov = [
  ...WIDTHS.flatMap((w) => [
    row(`MOV${w}rr`, 'mov', `=r${w} r${w}`, copy(w)),
    row(`MOV${w}rr_REV`, 'mov', `=r${w} r${w}`, copy(w)),
    row(`MOV${w}rm`, 'mov', `=r${w} m${w}`, copy(w)),
    row(`MOV${w}mr`, 'mov', `=m${w} r${w}`, copy(w)),
    row(`MOV${w}mi${w === 64 ? 32 : ''}`, 'mov', `=m${w} i`, copy(w)),
    row(`MOV${w}ri`, 'mov', `=r${w} i`, copy(w)),
    ...(w === 64 ? [] : [row(`MOV${w}ri_alt`, 'mov', `=r${w} i`, copy(w))]),
  ]),
  row('MOV64ri32', 'mov', '=r64 i', COPY),
];

const extensions = [
  ...(
    [
      ['ZX', 'movzx', COPY],
      ['SX', 'movsx', {}],
    ] as const
  ).flatMap(([kind, mnemonic, result]) =>
    [
      [16, 8],
      [32, 8],
      [64, 8],
      [32, 16],
      [64, 16],
    ].flatMap(([w, from]) => [
      row(`MOV${kind}${w}rr${from}`, mnemonic, `=r${w} r${from}`, { ...result, ...sixteen(w) }),
      row(`MOV${kind}${w}rm${from}`, mnemonic, `=r${w} m${from}`, { ...result, ...sixteen(w) }),
    ]),
  ),
  row('MOVSX64rr32', 'movsxd', '=r64 r32'),
  row('MOVSX64rm32', 'movsxd', '=r64 m32'),
  row('CBW', 'cbw', '', { implicitReads: ['AL'], implicitWrites: ['AX'], prefixes: ['66'] }),
  row('CWDE', 'cwde', '', { implicitReads: ['AX'], implicitWrites: ['EAX'] }),
  row('CDQE', 'cdqe', '', { implicitReads: ['EAX'], implicitWrites: ['RAX'] }),
  row('CWD', 'cwd', '', { implicitReads: ['AX'], implicitWrites: ['AX', 'DX'], unchanged: ['AX'], prefixes: ['66'] }),
  row('CDQ', 'cdq', '', { implicitReads: ['EAX'], implicitWrites: ['EAX', 'EDX'], unchanged: ['EAX'] }),
  row('CQO', 'cqo', '', { implicitReads: ['RAX'], implicitWrites: ['RAX', 'RDX'], unchanged: ['RAX'] }),
];

const EXCHANGE = { result: 'exchanged' } as const;
const ADDRESS = { result: 'address' } as const;
const CHOICE = { result: 'chosen' } as const;
const others = [
  row('LEA64r', 'lea', '=r64 a', ADDRESS),
  row('LEA64_32r', 'lea', '=r32 a', ADDRESS),
  ...[32, 64].map((w) => row(`BSWAP${w}r`, 'bswap', `+r${w}`)),
  ...[16, 32, 64].flatMap((w) => [
    row(`MOVBE${w}rm`, 'movbe', `=r${w} m${w}`, sixteen(w)),
    row(`MOVBE${w}mr`, 'movbe', `=m${w} r${w}`, sixteen(w)),
  ]),
  ...WIDTHS.flatMap((w) => [
    row(`XCHG${w}rr`, 'xchg', `+r${w} +r${w}`, { ...EXCHANGE, ...sixteen(w) }),
    row(`XCHG${w}rm`, 'xchg', `+r${w} +m${w}`, { ...EXCHANGE, ...sixteen(w) }),
  ]),
  row('XCHG16ar', 'xchg', '+r16', {
    ...EXCHANGE,
    implicitReads: ['AX'],
    implicitWrites: ['AX'],
    spelt: 'last',
    prefixes: ['66'],
  }),
  row('XCHG32ar', 'xchg', '+r32', { ...EXCHANGE, implicitReads: ['EAX'], implicitWrites: ['EAX'], spelt: 'last' }),
  row('XCHG64ar', 'xchg', '+r64', { ...EXCHANGE, implicitReads: ['RAX'], implicitWrites: ['RAX'], spelt: 'last' }),
];

/** The condition says which flags are read. */
const conditional = [
  ...[16, 32, 64].flatMap((w) => [
    row(`CMOV${w}rr`, 'cmov', `+r${w} r${w} cc`, { ...CHOICE, ...sixteen(w) }),
    row(`CMOV${w}rm`, 'cmov', `+r${w} m${w} cc`, { ...CHOICE, ...sixteen(w) }),
  ]),
  row('SETCCr', 'set', '=r8 cc'),
  row('SETCCm', 'set', '=m8 cc'),
];

const PUSH = { timing: 'stack', stack: -8, result: 'copied' } as const;
const POP = { timing: 'stack', stack: 8, result: 'copied' } as const;
const stack = [
  row('PUSH64r', 'push', 'r64', PUSH),
  row('PUSH64rmr', 'push', 'r64', PUSH),
  row('PUSH64rmm', 'push', 'm64', PUSH),
  row('PUSH64i8', 'push', 'i', PUSH),
  row('PUSH64i32', 'push', 'i', PUSH),
  row('POP64r', 'pop', '=r64', POP),
  row('POP64rmr', 'pop', '=r64', POP),
  row('POP64rmm', 'pop', '=m64', POP),
  row('LEAVE64', 'leave', '', { ...POP, result: 'frame', implicitReads: ['RBP'], implicitWrites: ['RBP'] }),
];

const NONE = { timing: 'none' } as const;
const flow = [
  row('JMP_1', 'jmp', 'to', { ...NONE, flow: 'jump' }),
  row('JMP_4', 'jmp', 'to', { ...NONE, flow: 'jump' }),
  row('JCC_1', 'j', 'to cc', { ...NONE, flow: 'branch' }),
  row('JCC_4', 'j', 'to cc', { ...NONE, flow: 'branch' }),
  // Linkers put 67 in front where a call through the global offset table was longer.
  row('CALL64pcrel32', 'call', 'to', { ...PUSH, flow: 'call', padding: ['67'] }),
  row('RET64', 'ret', '', { ...POP, flow: 'return', padding: ['f3'] }),
  row('TRAP', 'ud2', '', { ...NONE, flow: 'stop' }),
  row('INT3', 'int3', '', { ...NONE, flow: 'stop' }),
  row('HLT', 'hlt', '', { ...NONE, flow: 'stop' }),
];

/**
 * Assemblers pad with these, and with further prefixes in front (AMD and Intel optimisation manuals, multi-byte nop).
 */
const PADDING = { ...NONE, padding: ['66', '2e'] };
const nothing = [
  row('NOOP', 'nop', '', PADDING),
  ...[
    ['W', 16],
    ['L', 32],
    ['Q', 64],
  ].flatMap(([letter, w]) => [
    row(`NOOP${letter}`, 'nop', 'a', PADDING),
    row(`NOOP${letter}r`, 'nop', `r${w}`, PADDING),
  ]),
  row('ENDBR64', 'endbr64', '', { ...NONE, prefixes: ['f3'] }),
  row('CLD', 'cld', '', NONE),
  row('CLC', 'clc', '', { ...NONE, flags: flags('', 'C') }),
  row('STC', 'stc', '', { ...NONE, flags: flags('', 'C') }),
  row('CMC', 'cmc', '', { ...NONE, flags: flags('C', 'C') }),
];

export const MOVE_FORMS: readonly InstructionForm[] = [
  ...mov,
  ...extensions,
  ...others,
  ...conditional,
  ...stack,
  ...flow,
  ...nothing,
];
