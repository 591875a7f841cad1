import { seeded, type Rng } from '../../../src/base/rng.ts';
import {
  assign,
  cast,
  choice,
  jsonFunction,
  op,
  split,
  statement,
  variable,
  type JsonArgument,
  type JsonExpression,
  type JsonFunction,
} from './json.ts';

const BITS = [1, 2, 4, 8, 16, 32, 64, 128];
const TYPES = BITS.flatMap((bits) => [`u${bits}`, `i${bits}`]);
const BINARY = ['+', '-', '*', '&', '|', '^'];
const UNARY = ['~', '!', '-'];
const NARROW = ['u64', 'u32', 'u16', 'u1'];
const SPLITS = ['mulx', 'addcarryx', 'subborrowx'] as const;
const SIZES = [1, 5, 8, 13, 32, 51, 64];

/** A straight-line function of Fiat JSON with values of all types, whatever they overflow. */
export function randomJson(seed: number): JsonFunction {
  const draw = new Draw(seeded(seed, 'randomJson'));
  const { rng } = draw;
  const inputs = [variable('arg1', 'u64[2]'), variable('arg2', 'u1'), variable('arg3', 'u8', 0n, 200n)];
  const body = Array.from({ length: 4 + rng.below(14) }, (_, k) => draw.statement(`x${k}`));
  const { names } = draw;
  const last = names[names.length - 1];
  const type = draw.pick(['i8', 'i64', 'u1', 'i1']);
  return jsonFunction(
    `random${seed}`,
    [...inputs, variable('arg4', draw.pick(['i64', 'i32', 'i8']))],
    [variable('out1', 'u64[3]'), variable('out2', 'u64'), variable('out3', type)],
    [
      ...body,
      ...[0, 1, 2].map((k) => assign(`out1[${k}]`, 'u64', names[names.length - 1 - k])),
      statement('out2', 'u64', '>>', cast('i128', last), '64'),
      assign('out3', type, draw.pick(names)),
    ],
  );
}

class Draw {
  readonly rng: Rng;
  /** All values, those that are words, those that are bits. */
  readonly names = ['arg1[0]', 'arg1[1]', 'arg2', 'arg3', 'arg4'];
  readonly #words = ['arg1[0]', 'arg1[1]', 'arg2', 'arg3'];
  readonly #bits = ['arg2'];

  constructor(rng: Rng) {
    this.rng = rng;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.rng.below(list.length)];
  }

  statement(name: string): JsonExpression {
    const result = this.#statement(name, this.pick(TYPES));
    this.names.push(...result.name);
    return result;
  }

  #statement(name: string, type: string): JsonExpression {
    switch (this.rng.below(8)) {
      case 0:
        return statement(name, type, this.pick(['<<', '>>']), this.#value(), String(this.#amount()));
      case 1:
        return statement(name, type, this.pick(UNARY), this.#value());
      case 2:
        return choice(name, type, this.#condition(), this.#nested(), this.#value());
      case 3:
        return assign(name, type, this.#value());
      case 4:
        return this.#split(name);
      default:
        return statement(name, type, this.pick(BINARY), this.#nested(), this.#value());
    }
  }

  #split(name: string): JsonExpression {
    const kind = this.pick(SPLITS);
    const high = `${name}h`;
    const carry = this.#oneIn(8) ? this.#word() : this.pick(this.#bits);
    const words = [this.#word(), this.#word()];
    const args = kind === 'mulx' ? words : [carry, ...words];
    this.#words.push(name);
    (kind === 'mulx' ? this.#words : this.#bits).push(high);
    return split(name, high, kind, this.pick(SIZES), ...args);
  }

  #condition(): JsonArgument {
    return this.#oneIn(3) ? this.#value() : this.pick(this.#bits);
  }

  #oneIn(n: number): boolean {
    return this.rng.below(n) === 0;
  }

  /** Seldom more than any width. */
  #amount(): number {
    return this.rng.below(this.#oneIn(6) ? 140 : 66);
  }

  #value(): JsonArgument {
    if (this.#oneIn(6)) return this.#constant();
    return this.#oneIn(3) ? cast(this.pick(TYPES), this.pick(this.names)) : this.pick(this.names);
  }

  #nested(): JsonArgument {
    return this.#oneIn(4) ? op(this.pick(TYPES), this.pick(BINARY), this.#value(), this.#value()) : this.#value();
  }

  #word(): JsonArgument {
    return this.#oneIn(3) ? cast(this.pick(NARROW), this.pick(this.names)) : this.pick(this.#words);
  }

  #constant(): string {
    const x = this.#oneIn(2) ? BigInt(this.rng.below(5)) : this.rng.big(1 + this.rng.below(128));
    return `${this.#oneIn(3) ? '-' : ''}0x${x.toString(16)}`;
  }
}
