/**
 * Claims about random programs, as word IR: what the processor's results seem to be as simple functions of the
 * operands, and the same with a word changed. Nothing of the machine model is used.
 */
import type { Rng } from '../../../../src/base/rng.ts';
import type { IrFunction } from '../../../../src/ir/function.ts';
import { parse } from '../../../../src/ir/parse.ts';
import { pick } from '../source.ts';
import type { Kind } from './kinds.ts';

/** A simple function of the words of the operands: its value, and its line in word IR, which defines NAME. */
interface Form {
  readonly text: string;
  value(words: readonly bigint[]): bigint;
}

const word = (x: bigint): bigint => BigInt.asUintN(64, x);

export const NOTHING: Form = { text: 'NAME = copy 0x0', value: () => 0n };
const constantForm = (value: bigint): Form => ({ text: `NAME = copy 0x${value.toString(16)}`, value: () => value });

const UNARY: readonly (readonly [text: string, f: (x: bigint) => bigint])[] = [
  ['copy X', (x) => x],
  ['not X', (x) => word(~x)],
  ['sub 0x0, X', (x) => word(-x)],
  ['add X, 0x1', (x) => word(x + 1n)],
  ['sub X, 0x1', (x) => word(x - 1n)],
  ['add X, X', (x) => word(2n * x)],
  ['bswap X', (x) => [...Array(8).keys()].reduce((sum, k) => (sum << 8n) | ((x >> BigInt(8 * k)) & 255n), 0n)],
  ...[0xffn, 0xffffffffn, 0xfffffffffffffn, word(~0xffn)].map(
    (mask) => [`and X, 0x${mask.toString(16)}`, (x: bigint) => x & mask] as const,
  ),
  ...[1, 7, 8, 13, 31, 32, 33, 52, 63].flatMap(
    (by) =>
      [
        [`shr X by ${by}`, (x: bigint) => x >> BigInt(by)],
        [`shl X by ${by}`, (x: bigint) => word(x << BigInt(by))],
        [`sar X by ${by}`, (x: bigint) => word(BigInt.asIntN(64, x) >> BigInt(by))],
        [`ror X by ${by}`, (x: bigint) => word((x >> BigInt(by)) | (x << BigInt(64 - by)))],
      ] as const,
  ),
];

const BINARY: readonly (readonly [text: string, f: (x: bigint, y: bigint) => bigint])[] = [
  ['NAME = add X, Y', (x, y) => word(x + y)],
  ['NAME = sub X, Y', (x, y) => word(x - y)],
  ['NAME = and X, Y', (x, y) => x & y],
  ['NAME = or X, Y', (x, y) => x | y],
  ['NAME = xor X, Y', (x, y) => x ^ y],
  ['NAME = mul X, Y', (x, y) => word(x * y)],
  ['NAMEl, NAME = mulx X, Y', (x, y) => (x * y) >> 64n],
  ['NAMEn = not X\nNAME = and NAMEn, Y', (x, y) => word(~x) & y],
  [
    'NAMEx = and X, 0xffffffff\nNAMEy = and Y, 0xffffffff\nNAME = mul NAMEx, NAMEy',
    (x, y) => BigInt.asUintN(32, x) * BigInt.asUintN(32, y),
  ],
  [
    'NAMEx = and X, 0xffffffff\nNAMEy = shl Y by 32\nNAME = or NAMEx, NAMEy',
    (x, y) => BigInt.asUintN(32, x) | word(y << 32n),
  ],
  [
    'NAMEx = and X, 0xff\nNAMEy = and Y, 0xffffffffffffff00\nNAME = or NAMEx, NAMEy',
    (x, y) => (x & 255n) | (y & ~255n),
  ],
  ['NAMEs, NAME = addcarryx X, Y, 0x0', (x, y) => (x + y) >> 64n],
  ['NAMEs, NAME = subborrowx 0x0, X, Y', (x, y) => (x < y ? 1n : 0n)],
];

export class Claims {
  private readonly kind: Kind;
  /** Words of operands, by their places in the order of parameters. */
  private readonly names: readonly string[];
  /** The same as word IR spells them. */
  private readonly spelt: readonly string[];
  /** By the values on the first two inputs, which are random. */
  private readonly forms = new Map<string, Form>();
  private samples: readonly (readonly bigint[])[] = [];

  constructor(kind: Kind) {
    this.kind = kind;
    this.names = kind.params.flatMap((count, p) => Array.from({ length: count }, (_, i) => `${'ab'[p]}[${i}]`));
    this.spelt = this.names.map((name, k) => (kind.scalar !== undefined && k === this.names.length - 1 ? 'b' : name));
  }

  /** The word of that name among those of a call; undefined if it is none of an operand. */
  valueOf(name: string, words: readonly bigint[]): bigint | undefined {
    return words[this.names.indexOf(name)];
  }

  /** Finds the simple functions by what they are at these operands. */
  learn(samples: readonly (readonly bigint[])[]): void {
    this.samples = samples;
    this.learnForms();
  }

  private learnForms(): void {
    const all = this.spelt.map((name, k) => [name, k] as const);
    for (const [y, j] of all)
      for (const [x, i] of all)
        for (const [text, f] of i === j ? [] : BINARY)
          this.add({ text: text.replaceAll('X', x).replaceAll('Y', y), value: (words) => f(words[i], words[j]) });
    for (const [x, i] of all)
      for (const [text, f] of UNARY)
        this.add({ text: `NAME = ${text.replaceAll('X', x)}`, value: (words) => f(words[i]) });
  }

  private add(form: Form): void {
    this.forms.set(this.key(this.samples.slice(0, 2).map((words) => form.value(words))), form);
  }

  private key([first, second]: readonly bigint[]): string {
    return `${first} ${second}`;
  }

  /** What a word of the result seems to be, given its values on the samples; null if that is nothing simple. */
  observed(values: readonly bigint[]): Form | null {
    if (values.every((value) => value === values[0])) return constantForm(values[0]);
    const form = this.forms.get(this.key(values));
    return form !== undefined && this.samples.every((words, k) => form.value(words) === values[k]) ? form : null;
  }

  /** One word is another: what the operand has there, nothing, or what another word is. */
  altered(forms: readonly Form[], rng: Rng): Form[] {
    const at = rng.below(forms.length);
    const copies = this.spelt.map((name, k): Form => ({ text: `NAME = copy ${name}`, value: (words) => words[k] }));
    const others = [
      constantForm(0n),
      constantForm((1n << 64n) - 1n),
      copies[at % copies.length],
      copies[at % copies.length],
      pick(copies, rng),
      pick(forms, rng),
      pick([...this.forms.values()], rng),
    ];
    return forms.with(at, pick(others, rng));
  }

  private limitsOf(count: number): string {
    const most = (1n << BigInt(this.kind.inputBits)) - 1n;
    return this.kind.inputBits === 64
      ? ''
      : ` <=${Array(count)
          .fill(`0x${most.toString(16)}`)
          .join(',')}`;
  }

  functionOf(forms: readonly Form[]): IrFunction {
    const { kind } = this;
    const names = forms.map((_, k) => `z${k}`);
    return parse(
      [
        'function f',
        `aliasing ${kind.aliasing ?? 'none'}`,
        ...(kind.lanes === undefined ? [] : [`lanes ${kind.lanes}`]),
        ...kind.params.map((count, p) =>
          kind.scalar !== undefined && p === kind.params.length - 1
            ? `param ${'ab'[p]} u${kind.scalar}`
            : `param ${'ab'[p]} u64[${count}]${this.limitsOf(count)}`,
        ),
        `result out u64[${kind.results}]`,
        ...forms.flatMap(({ text }, k) => text.replaceAll('NAME', names[k]).split('\n')),
        `return out = ${names.join(', ')}`,
      ].join('\n'),
    );
  }
}

export type { Form };
