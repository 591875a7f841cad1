import type { IrFunction, Op, Operand } from '../../src/ir/function.ts';

/**
 * A compiler without any cleverness, to have code to verify: every value lives in its stack slot, every operation
 * loads, computes and stores. Null for functions with 128-bit values or other operations than those of field
 * arithmetic.
 */
export function naiveCode(fn: IrFunction): string | null {
  if (fn.values.some((v) => v.width > 64)) return null;
  const emitter = new Emitter(fn);
  const bodies = fn.body.map((op) => emitter.operation(op));
  if (bodies.some((b) => b === null)) return null;
  const pointers = ['rdi', 'rsi', 'r10', 'r11'];
  const registers = ['rdi', 'rsi', 'rdx', 'rcx'];
  const all = [...fn.results, ...fn.params];
  if (all.length > 4 || all.some((p) => p.shape === 'scalar' || p.width !== 64)) return null;
  const loads = fn.params.flatMap((p, i) =>
    p.bounds.flatMap((_, k) => [
      `mov rax, [${pointers[fn.results.length + i]}+${8 * k}]`,
      `mov ${emitter.slot(fn.inputs[i][k])}, rax`,
    ]),
  );
  const stores = fn.results.flatMap((r, i) =>
    r.bounds.flatMap((_, k) => [emitter.load('rax', fn.outputs[i][k]), `mov [${pointers[i]}+${8 * k}], rax`]),
  );
  const size = 8 * (fn.values.length + emitter.scratch + 1);
  const moves = registers
    .map((r, i) => [pointers[i], r])
    .filter(([a, b], i) => a !== b && i < all.length)
    .map(([a, b]) => `mov ${a}, ${b}`);
  return [
    `${fn.name}:`,
    ...moves,
    `sub rsp, ${size}`,
    ...loads,
    ...bodies.flat(),
    ...stores,
    `add rsp, ${size}`,
    'ret',
    '',
  ].join('\n');
}

class Emitter {
  private readonly fn: IrFunction;
  /** Slots for the accumulator of a sum. */
  scratch = 0;

  constructor(fn: IrFunction) {
    this.fn = fn;
    this.scratch = Math.max(0, ...fn.body.map((op) => (op.kind === 'sum' ? op.outs.length + 1 : 0)));
  }

  slot(index: number): string {
    return `qword [rsp+${8 * index}]`;
  }

  load(register: string, a: Operand): string {
    return a.kind === 'const'
      ? `mov ${register}, ${BigInt.asUintN(64, a.value)}`
      : `mov ${register}, ${this.slot(a.id)}`;
  }

  operation(op: Op): string[] | null {
    const store = (id: number, register = 'rax'): string => `mov ${this.slot(id)}, ${register}`;
    const narrow = (id: number): string[] => {
      const { width } = this.fn.values[id];
      return width === 64 ? [] : [`mov rcx, ${(1n << BigInt(width)) - 1n}`, 'and rax, rcx'];
    };
    switch (op.kind) {
      case 'mulx':
        return [
          this.load('rdx', op.ins[0]),
          this.load('rax', op.ins[1]),
          'mulx rcx, rax, rax',
          store(op.outs[0]),
          store(op.outs[1], 'rcx'),
        ];
      case 'addcarryx':
        return [
          this.load('rax', op.ins[1]),
          this.load('rcx', op.ins[0]),
          'xor r8, r8',
          'add rax, rcx',
          'setc r8b',
          this.load('rcx', op.ins[2]),
          'add rax, rcx',
          'adc r8, 0',
          store(op.outs[0]),
          store(op.outs[1], 'r8'),
        ];
      case 'subborrowx':
        return [
          this.load('rax', op.ins[1]),
          this.load('rcx', op.ins[0]),
          'sub rax, rcx',
          'sbb r8, r8',
          this.load('rcx', op.ins[2]),
          'sub rax, rcx',
          'sbb r8, 0',
          'neg r8',
          store(op.outs[0]),
          store(op.outs[1], 'r8'),
        ];
      case 'add':
      case 'sub':
      case 'and':
      case 'or':
      case 'xor':
        return [
          this.load('rax', op.ins[0]),
          this.load('rcx', op.ins[1]),
          `${op.kind} rax, rcx`,
          ...narrow(op.outs[0]),
          store(op.outs[0]),
        ];
      case 'mul':
        return [
          this.load('rax', op.ins[0]),
          this.load('rcx', op.ins[1]),
          'imul rax, rcx',
          ...narrow(op.outs[0]),
          store(op.outs[0]),
        ];
      case 'copy':
        return [this.load('rax', op.ins[0]), ...narrow(op.outs[0]), store(op.outs[0])];
      case 'not':
        return [this.load('rax', op.ins[0]), 'not rax', ...narrow(op.outs[0]), store(op.outs[0])];
      case 'bswap':
        return [this.load('rax', op.ins[0]), 'bswap rax', store(op.outs[0])];
      case 'mask':
        return [this.load('rax', op.ins[0]), 'neg rax', ...narrow(op.outs[0]), store(op.outs[0])];
      case 'shr':
      case 'shl':
        return [this.load('rax', op.ins[0]), `${op.kind} rax, ${op.amount}`, ...narrow(op.outs[0]), store(op.outs[0])];
      case 'shrd':
        return [
          this.load('rax', op.ins[0]),
          this.load('rcx', op.ins[1]),
          `shrd rax, rcx, ${op.amount}`,
          store(op.outs[0]),
        ];
      case 'shld':
        return [
          this.load('rcx', op.ins[0]),
          this.load('rax', op.ins[1]),
          `shld rax, rcx, ${op.amount}`,
          store(op.outs[0]),
        ];
      case 'eqz':
        return [this.load('rax', op.ins[0]), 'xor ecx, ecx', 'test rax, rax', 'setz cl', store(op.outs[0], 'rcx')];
      case 'cmovznz':
        return [
          this.load('rcx', op.ins[0]),
          this.load('rax', op.ins[1]),
          this.load('r8', op.ins[2]),
          'test rcx, rcx',
          'cmovnz rax, r8',
          store(op.outs[0]),
        ];
      case 'sum':
        return this.sum(op);
      default:
        return null;
    }
  }

  /** Term after term into an accumulator of one word more than the result. */
  private sum(op: Op & { kind: 'sum' }): string[] {
    const n = op.outs.length;
    const base = this.fn.values.length;
    const at = (k: number): string => this.slot(base + k);
    const lines = Array.from({ length: n + 1 }, (_, k) => `mov ${at(k)}, 0`);
    for (const { sign, column, operand } of op.terms.filter((t) => t.column <= n)) {
      const [first, next] = sign === 1 ? ['add', 'adc'] : ['sub', 'sbb'];
      lines.push(this.load('rax', operand), `${first} ${at(column)}, rax`);
      for (let k = column + 1; k <= n; k++) lines.push(`${next} ${at(k)}, 0`);
    }
    op.outs.forEach((id, k) => lines.push(`mov rax, ${at(k)}`, `mov ${this.slot(id)}, rax`));
    if (op.borrow !== null) lines.push(`mov rax, ${at(n)}`, 'neg rax', `mov ${this.slot(op.borrow)}, rax`);
    return lines;
  }
}
