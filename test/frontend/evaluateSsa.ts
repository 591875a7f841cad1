/** Reference semantics of iN SSA on BigInts and byte-addressed memory, for differential tests. */
import { Failure } from '../../src/base/errors.ts';
import type { SsaAddress, SsaFunction, SsaInstruction, SsaOperand } from '../../src/ir/ssa/schema.ts';

/** A pointer argument's memory (two arguments may share one), or an integer argument. */
type SsaInput = Uint8Array | bigint;

const WRAPPING: Readonly<Record<string, (x: bigint, y: bigint) => bigint>> = {
  add: (x, y) => x + y,
  sub: (x, y) => x - y,
  mul: (x, y) => x * y,
};

/** Runs `fn`, reading and writing the given memory in program order; returns the returned integer, if any. */
export function evaluateSsa(fn: SsaFunction, inputs: readonly SsaInput[]): bigint | null {
  const memory = new Map<string, Uint8Array>();
  const values = new Map<string, bigint>();
  const fields = new Map<string, readonly bigint[]>();
  fn.args.forEach((a, i) => {
    const x = inputs[i];
    if (typeof x === 'bigint') values.set(a.name, BigInt.asUintN(a.width ?? 64, x));
    else memory.set(a.name, x);
  });
  let returned: bigint | null = null;
  for (const i of fn.body) {
    const where = `${fn.name}: line ${i.line ?? '?'}: ${i.op}`;
    const read = (a: SsaOperand): bigint => {
      const x = typeof a === 'string' ? values.get(a) : BigInt(a.const);
      if (x === undefined)
        throw new Failure('input', `value ${JSON.stringify(a)} is read before it is defined`, { where });
      return x;
    };
    const at = (address: SsaAddress | undefined): { bytes: Uint8Array; offset: number } => {
      if (address === undefined) throw new Failure('input', 'memory operation without address', { where });
      const bytes = memory.get(address.base) ?? new Uint8Array(4096);
      memory.set(address.base, bytes);
      return { bytes, offset: address.offset };
    };
    const { op, width = 64 } = i;
    if (op === 'ret') {
      returned = i.args.length > 0 ? read(i.args[0]) : null;
      break;
    }
    if (op === 'store') {
      const { bytes, offset } = at(i.mem);
      storeInteger(bytes, offset, read(i.args[0]), width);
      continue;
    }
    if (op === 'alloca' || i.id === undefined) continue;
    const both = overflowing(op, width, i.args, read);
    if (both !== null) {
      fields.set(i.id, both);
      continue;
    }
    if (op === 'load') {
      const { bytes, offset } = at(i.mem);
      values.set(i.id, BigInt.asUintN(width, loadInteger(bytes, offset, Math.ceil(width / 8))));
      continue;
    }
    if (op === 'extractvalue') {
      values.set(i.id, fields.get(String(i.args[0]))?.[i.index ?? 0] ?? 0n);
      continue;
    }
    values.set(i.id, scalar(i, op, width, i.args.map(read), where));
  }
  return returned;
}

/** The little-endian integer of `count` bytes. */
export function loadInteger(bytes: Uint8Array, offset: number, count: number): bigint {
  let x = 0n;
  for (let k = count - 1; k >= 0; k--) x = (x << 8n) | BigInt(bytes[offset + k]);
  return x;
}

/** Writes ⌈width/8⌉ bytes, lowest first. */
export function storeInteger(bytes: Uint8Array, offset: number, value: bigint, width: number): void {
  for (let k = 0; 8 * k < width; k++) bytes[offset + k] = Number((value >> BigInt(8 * k)) & 255n);
}

/** [sum, carry] and the like, in the field order of the intrinsic. */
function overflowing(
  op: string,
  width: number,
  args: readonly SsaOperand[],
  read: (a: SsaOperand) => bigint,
): readonly bigint[] | null {
  const bits = width;
  const wrap = (x: bigint): bigint => BigInt.asUintN(64, x);
  const bit = (c: boolean): bigint => (c ? 1n : 0n);
  switch (op) {
    case 'uadd.with.overflow': {
      const s = read(args[0]) + read(args[1]);
      return [BigInt.asUintN(bits, s), bit(s >> BigInt(bits) > 0n)];
    }
    case 'usub.with.overflow': {
      const d = read(args[0]) - read(args[1]);
      return [BigInt.asUintN(bits, d), bit(d < 0n)];
    }
    case 'umul.with.overflow': {
      const p = read(args[0]) * read(args[1]);
      return [BigInt.asUintN(bits, p), bit(p >> BigInt(bits) > 0n)];
    }
    case 'x86.addcarry': {
      const s = bit(read(args[0]) > 0n) + read(args[1]) + read(args[2]);
      return [s >> 64n, wrap(s)];
    }
    case 'x86.subborrow': {
      const d = read(args[1]) - read(args[2]) - bit(read(args[0]) > 0n);
      return [bit(d < 0n), wrap(d)];
    }
    default:
      return null;
  }
}

function scalar(i: SsaInstruction, op: string, width: number, [x, y, z]: readonly bigint[], where: string): bigint {
  const wrap = (v: bigint): bigint => BigInt.asUintN(width, v);
  const plain = WRAPPING[op];
  if (plain !== undefined) return wrap(plain(x, y));
  switch (op) {
    case 'and':
      return x & y;
    case 'or':
      return x | y;
    case 'xor':
      return x ^ y;
    case 'shl':
      return wrap(x << y);
    case 'lshr':
      return x >> y;
    case 'ashr':
      return wrap(BigInt.asIntN(width, x) >> y);
    case 'zext':
    case 'trunc':
    case 'freeze':
    case 'barrier':
      return wrap(x);
    case 'sext':
      return wrap(BigInt.asIntN(i.sourceWidth ?? width, x));
    case 'icmp':
      return compare(i.predicate ?? '', x, y, i.sourceWidth ?? 64, where) ? 1n : 0n;
    case 'select':
      return x === 1n ? y : z;
    case 'bswap':
      return BigInt(
        `0x${
          x
            .toString(16)
            .padStart(width / 4, '0')
            .match(/../g)
            ?.reverse()
            .join('') ?? '0'
        }`,
      );
    case 'umin':
      return x < y ? x : y;
    case 'umax':
      return x > y ? x : y;
    case 'uadd.sat':
      return x + y > wrap(-1n) ? wrap(-1n) : x + y;
    case 'usub.sat':
      return x > y ? x - y : 0n;
    case 'fshl':
      return wrap((((x << BigInt(width)) | y) << (z % BigInt(width))) >> BigInt(width));
    case 'fshr':
      return wrap(((x << BigInt(width)) | y) >> (z % BigInt(width)));
    default:
      throw new Failure('unsupported', 'no semantics for this instruction', { where });
  }
}

function compare(predicate: string, x: bigint, y: bigint, width: number, where: string): boolean {
  const sx = BigInt.asIntN(width, x);
  const sy = BigInt.asIntN(width, y);
  switch (predicate) {
    case 'eq':
      return x === y;
    case 'ne':
      return x !== y;
    case 'ult':
      return x < y;
    case 'ule':
      return x <= y;
    case 'ugt':
      return x > y;
    case 'uge':
      return x >= y;
    case 'slt':
      return sx < sy;
    case 'sle':
      return sx <= sy;
    case 'sgt':
      return sx > sy;
    case 'sge':
      return sx >= sy;
    default:
      throw new Failure('unsupported', `comparison ${predicate}`, { where });
  }
}
