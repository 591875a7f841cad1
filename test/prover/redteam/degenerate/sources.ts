/** Random sources of odd widths, with bounds of which few values are allowed; and the same with one change. */
import type { Rng } from '../../../../src/base/rng.ts';
import type { InputBound } from '../../../../src/frontend/words/layout.ts';
import type { SsaFunction, SsaInstruction, SsaOperand } from '../../../../src/ir/ssa/schema.ts';
import { pick } from '../source.ts';
import { cornerNumber, narrowBounds } from './words.ts';

const WIDTHS = [1, 1, 8, 8, 16, 32, 33, 63, 64, 64, 64, 65, 127, 128, 129, 192];
const SHAPES = [[64], [8], [32], [64, 64], [128], [192], [8, 8], [32, 32], [64, 8]];
const RESULTS = [[64], [64, 64], [128], [8], [32], [192], [8, 8], [64, 128]];
const PREDICATES = ['eq', 'ne', 'ult', 'ule', 'ugt', 'uge', 'slt', 'sle', 'sgt', 'sge'];
const FLAGGED = ['uadd.with.overflow', 'usub.with.overflow', 'umul.with.overflow'];
/** Operations that may take each other's place. */
const ALIKE = [
  ...[['add', 'sub', 'mul', 'and', 'or', 'xor'], ['shl', 'lshr', 'ashr'], FLAGGED, ['x86.addcarry', 'x86.subborrow']],
  ...[
    ['umin', 'umax', 'uadd.sat', 'usub.sat'],
    ['fshl', 'fshr'],
    ['zext', 'sext'],
  ],
];
const [BINARY, SHIFTS, , , SELECTING, FUNNELS] = ALIKE;

export interface DegenerateSource {
  readonly ssa: SsaFunction;
  readonly bounds: ReadonlyMap<string, InputBound>;
}

export const degenerateSource = (rng: Rng): DegenerateSource => new Growing(rng).source();

class Growing {
  private readonly rng: Rng;
  private readonly body: SsaInstruction[] = [];
  private readonly widths = new Map<string, number>();

  constructor(rng: Rng) {
    this.rng = rng;
  }

  source(): DegenerateSource {
    const { rng } = this;
    const bounds = new Map<string, InputBound>();
    for (const name of ['arg1', 'arg2']) this.loads(name, pick(SHAPES, rng), bounds);
    const width = pick([1, 8, 32, 64], rng);
    this.widths.set('s', width);
    if (rng.below(2) === 0) bounds.set('s', { limbs: [narrowBounds(width, rng)] });
    for (let left = 2 + rng.below(10); left > 0; left--) this.step();
    this.stores(pick(RESULTS, rng));
    const rest = { noalias: false, readonly: false, sret: false, byval: false };
    const pointers = ['arg0', 'arg1', 'arg2'].map((name) => ({ name, kind: 'ptr' as const, ...rest }));
    const args = [...pointers, { name: 's', kind: 'int' as const, width, ...rest }];
    return { ssa: { name: 'random', returnWidth: 0, args, body: live(this.body) }, bounds };
  }

  private loads(base: string, shape: readonly number[], bounds: Map<string, InputBound>): void {
    let offset = 0;
    for (const width of shape) {
      this.emit({ op: 'load', args: [], mem: { base, offset } }, width);
      offset += width / 8;
    }
    const limb = Math.min(64, ...shape);
    const limbs = Array.from({ length: (8 * offset) / limb }, () => narrowBounds(limb, this.rng));
    if (this.rng.below(2) === 0) bounds.set(base, { limbs });
  }

  private stores(shape: readonly number[]): void {
    let offset = 0;
    for (const width of shape) {
      const args = [this.cast(pick([...this.widths.keys()].slice(-5), this.rng), width)];
      this.body.push({ op: 'store', args, width, mem: { base: 'arg0', offset }, line: this.body.length + 1 });
      offset += width / 8;
    }
  }

  private emit(instruction: Omit<SsaInstruction, 'id' | 'line' | 'width'>, width: number): string {
    const id = `v${this.body.length}`;
    this.body.push({ ...instruction, id, width, line: this.body.length + 1 });
    this.widths.set(id, width);
    return id;
  }

  private cast(id: string, width: number): string {
    const sourceWidth = this.widths.get(id) ?? 0;
    if (sourceWidth === width) return id;
    const op = sourceWidth > width ? 'trunc' : pick(['zext', 'zext', 'sext'], this.rng);
    return this.emit({ op, args: [id], sourceWidth }, width);
  }

  private operand = (width: number): SsaOperand => {
    const { rng } = this;
    const all = [...this.widths.keys()];
    if (rng.below(5) === 0) return { const: `0x${cornerNumber(width, rng).toString(16)}`, width };
    return this.cast(pick(rng.below(3) > 0 ? all.slice(-6) : all, rng), width);
  };

  private step(): void {
    const { rng, operand } = this;
    const width = rng.below(2) === 0 ? pick(WIDTHS, rng) : pick([...this.widths.values()], rng);
    const both = (): SsaOperand[] => [operand(width), operand(width)];
    const by = pick([0, 1, width - 1, width >> 1, rng.below(width)], rng) % width;
    const amount = { const: `0x${by.toString(16)}`, width };
    const reversed = pick([16, 32, 64, 128], rng);
    pick(
      [
        () => this.emit({ op: pick(BINARY, rng), args: both() }, width),
        () => this.emit({ op: pick(BINARY, rng), args: both() }, width),
        () => this.emit({ op: pick(SHIFTS, rng), args: [operand(width), amount] }, width),
        () => this.emit({ op: 'icmp', predicate: pick(PREDICATES, rng), args: both(), sourceWidth: width }, 1),
        () => this.emit({ op: 'select', args: [operand(1), ...both()] }, width),
        () => this.emit({ op: pick(SELECTING, rng), args: both() }, width),
        () => this.emit({ op: pick(FUNNELS, rng), args: [...both(), amount] }, width),
        () => this.flagged(pick(FLAGGED, rng), width, both(), [width, 1]),
        () => this.flagged('x86.addcarry', 64, [operand(8), operand(64), operand(64)], [8, 64]),
        () => this.flagged('x86.subborrow', 64, [operand(8), operand(64), operand(64)], [8, 64]),
        () => this.emit({ op: 'bswap', args: [operand(reversed)] }, reversed),
      ],
      rng,
    )();
  }

  private flagged(op: string, width: number, args: SsaOperand[], fields: readonly number[]): void {
    const pair = this.emit({ op, args }, width);
    this.widths.delete(pair);
    fields.forEach((bits, index) => this.emit({ op: 'extractvalue', args: [pair], index }, bits));
  }
}

/** Without what nothing depends on, as LLVM leaves it. */
function live(body: readonly SsaInstruction[]): SsaInstruction[] {
  const used = new Set<string>();
  const kept = body.toReversed().filter(({ op, id, args }) => {
    const isKept = op === 'store' || used.has(id ?? '');
    if (isKept) for (const a of args) if (typeof a === 'string') used.add(a);
    return isKept;
  });
  return kept.reverse();
}

/** One instruction changed; null where the one that was drawn has nothing to change. */
export function alteredSource(ssa: SsaFunction, rng: Rng): SsaFunction | null {
  const at = rng.below(ssa.body.length);
  const instruction = ssa.body[at];
  const { op, args } = instruction;
  const others: SsaInstruction[] = [
    ...(ALIKE.find((group) => group.includes(op)) ?? []).map((other) => ({ ...instruction, op: other })),
    ...(op === 'icmp' ? PREDICATES.map((predicate) => ({ ...instruction, predicate })) : []),
    ...(op === 'select' ? [{ ...instruction, args: [args[0], args[2], args[1]] }] : []),
    ...args.flatMap((a, k) =>
      typeof a === 'string' ? [] : [{ ...instruction, args: args.with(k, otherNumber(a, instruction, k, rng)) }],
    ),
  ];
  if (others.length === 0) return null;
  const other = pick(others, rng);
  return JSON.stringify(other) === JSON.stringify(instruction) ? null : { ...ssa, body: ssa.body.with(at, other) };
}

/** One low bit is another; amounts of shifts stay below the width. */
function otherNumber(
  a: Exclude<SsaOperand, string>,
  { op, width = 64 }: SsaInstruction,
  k: number,
  rng: Rng,
): SsaOperand {
  const value = BigInt(a.const) ^ (1n << BigInt(rng.below(Math.min(a.width, 8))));
  const isAmount = (FUNNELS.includes(op) && k === 2) || (SHIFTS.includes(op) && k === 1);
  return { ...a, const: `0x${(isAmount ? value % BigInt(width) : value).toString(16)}` };
}
