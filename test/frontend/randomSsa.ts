/** Random straight-line iN SSA, for differential tests of the lowering. */
import type { Rng } from '../../src/base/rng.ts';
import type { SsaFunction, SsaInstruction, SsaOperand } from '../../src/ir/ssa/schema.ts';

const WIDTHS = [1, 8, 16, 32, 64, 64, 64, 65, 128, 128, 192, 255, 256, 257, 320];

/** Two 256-bit inputs and one 64-bit input, `length` random instructions, the last few values stored. */
export function randomSsa(rng: Rng, length: number): SsaFunction {
  const widths = new Map<string, number>();
  const body: SsaInstruction[] = [];
  const emit = (i: Omit<SsaInstruction, 'id' | 'line'>, width: number): string => {
    const id = `v${body.length}`;
    body.push({ ...i, id, width, line: body.length + 1 });
    widths.set(id, width);
    return id;
  };
  emit({ op: 'load', args: [], mem: { base: 'arg1', offset: 0 } }, 256);
  emit({ op: 'load', args: [], mem: { base: 'arg2', offset: 0 } }, 256);
  emit({ op: 'load', args: [], mem: { base: 'arg2', offset: 32 } }, 64);
  const pick = <T>(list: readonly T[]): T => list[rng.below(list.length)];
  const named = (): string => {
    const all = [...widths.keys()];
    return rng.below(3) > 0 ? pick(all.slice(-6)) : pick(all);
  };
  const cast = (id: string, width: number): string => {
    const from = widths.get(id) ?? 0;
    if (from === width) return id;
    return emit({ op: from > width ? 'trunc' : pick(['zext', 'zext', 'sext']), args: [id], sourceWidth: from }, width);
  };
  const constant = (width: number): SsaOperand => {
    const ones = (1n << BigInt(width)) - 1n;
    const value = pick([
      0n,
      1n,
      ones,
      ones - 18n,
      38n,
      1n << BigInt(width - 1),
      rng.big(width),
      rng.big(width) >> BigInt(rng.below(width)),
    ]);
    return { const: `0x${BigInt.asUintN(width, value).toString(16)}`, width };
  };
  const operand = (width: number): SsaOperand => (rng.below(5) === 0 ? constant(width) : cast(named(), width));
  /** An operation with a carry beside its result; one of the two is kept. */
  const flagged = (width: number): void => {
    const op = pick([
      'uadd.with.overflow',
      'usub.with.overflow',
      'umul.with.overflow',
      'x86.addcarry',
      'x86.subborrow',
    ]);
    const isX86 = op.startsWith('x86');
    const bits = isX86 ? 64 : width;
    const pair = emit({ op, args: [...(isX86 ? [operand(8)] : []), operand(bits), operand(bits)] }, bits);
    widths.delete(pair);
    for (const index of [0, 1])
      emit({ op: 'extractvalue', args: [pair], index }, isX86 ? [8, 64][index] : [bits, 1][index]);
  };
  /** s = a + b + c and a carry as software finds it, or something close to it that is no carry. */
  const software = (): void => {
    const op = pick(['add', 'sub']);
    const a = cast(named(), 64);
    const b = cast(named(), 64);
    const c = emit({ op: 'zext', args: [cast(named(), 1)], sourceWidth: 1 }, 64);
    const t = emit({ op, args: [a, b] }, 64);
    const s = emit({ op, args: [t, pick([c, c, b])] }, 64);
    const less = emit({ op: 'icmp', predicate: pick(['ult', 'ugt']), args: [s, a], sourceWidth: 64 }, 1);
    const same = emit({ op: 'icmp', predicate: pick(['eq', 'ne']), args: [s, a], sourceWidth: 64 }, 1);
    const wide = emit({ op: 'zext', args: [less], sourceWidth: 1 }, 64);
    emit({ op: 'select', args: rng.below(2) === 0 ? [same, wide, c] : [same, c, wide] }, 64);
    const first = emit({ op: 'icmp', predicate: 'ult', args: op === 'add' ? [t, a] : [a, b], sourceWidth: 64 }, 1);
    const second = emit({ op: 'icmp', predicate: 'ult', args: op === 'add' ? [s, t] : [t, c], sourceWidth: 64 }, 1);
    emit({ op: pick(['or', 'xor', 'and']), args: [first, second] }, 1);
    const not = (x: string): string => emit({ op: 'xor', args: [x, { const: '0xffffffffffffffff', width: 64 }] }, 64);
    const either = emit({ op: pick(['or', 'xor']), args: [op === 'add' ? a : not(a), b] }, 64);
    const rest = emit({ op: 'and', args: [either, op === 'add' ? not(s) : s] }, 64);
    const all = emit({ op: 'or', args: [rest, emit({ op: 'and', args: [op === 'add' ? a : not(a), b] }, 64)] }, 64);
    emit({ op: 'lshr', args: [all, { const: '0x3f', width: 64 }] }, 64);
  };
  while (body.length < length) {
    const width = rng.below(2) === 0 ? pick(WIDTHS) : (widths.get(named()) ?? 64);
    const kind = rng.below(20);
    const amount = { const: `0x${(pick([1, 63, 64, 127, 128, 200, rng.below(width)]) % width).toString(16)}`, width };
    if (kind < 6)
      emit({ op: pick(['add', 'add', 'sub', 'sub', 'mul']), args: [operand(width), operand(width)] }, width);
    else if (kind < 9) emit({ op: pick(['and', 'or', 'xor']), args: [operand(width), operand(width)] }, width);
    else if (kind < 11) emit({ op: pick(['shl', 'lshr', 'ashr']), args: [operand(width), amount] }, width);
    else if (kind < 13)
      emit(
        {
          op: 'icmp',
          predicate: pick(['eq', 'ne', 'ult', 'ule', 'ugt', 'uge', 'slt', 'sle', 'sgt', 'sge']),
          args: [operand(width), operand(width)],
          sourceWidth: width,
        },
        1,
      );
    else if (kind < 15) emit({ op: 'select', args: [operand(1), operand(width), operand(width)] }, width);
    else if (kind < 16)
      emit({ op: pick(['umin', 'umax', 'uadd.sat', 'usub.sat']), args: [operand(width), operand(width)] }, width);
    else if (kind < 17) emit({ op: pick(['fshl', 'fshr']), args: [operand(width), operand(width), amount] }, width);
    else if (kind < 18) flagged(width);
    else if (kind < 19) software();
    else {
      const even = pick([16, 32, 64, 128]);
      emit({ op: 'bswap', args: [operand(even)] }, even);
    }
  }
  for (let k = 0; k < 3; k++) {
    const wide = cast([...widths.keys()][widths.size - 1 - 2 * k] ?? 'v0', 320);
    body.push({ op: 'store', args: [wide], width: 320, mem: { base: 'arg0', offset: 40 * k }, line: body.length + 1 });
  }
  const pointer = { kind: 'ptr', noalias: false, readonly: false, sret: false, byval: false } as const;
  return { name: 'random', returnWidth: 0, args: ['arg0', 'arg1', 'arg2'].map((name) => ({ name, ...pointer })), body };
}
