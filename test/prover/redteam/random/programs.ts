/** Random programs of a kind: what is around them is fixed, but for small choices. */
import { seeded, type Rng } from '../../../../src/base/rng.ts';
import { pick } from '../source.ts';
import { generalName } from './instructionText.ts';
import type { Kind } from './kinds.ts';
import { assembled, poolOf, type Instruction } from './pool.ts';

export interface RandomProgram {
  readonly text: readonly string[];
  readonly bytes: Uint8Array;
}

/** Random instructions between what is fixed; few, so that some programs still do what is fixed alone. */
const MAX_BODY = 12;
/** Texts that are assembled together beforehand: prologues and epilogues of so many programs. */
const FRAMES = 40;
/** Ways of moving rsp and back, beside push and pop. */
const FRAME_MOVES = [
  ['sub rsp, 64', 'add rsp, 64'],
  ['lea rsp, [rsp-72]', 'lea rsp, [rsp+72]'],
];

export class Programs {
  readonly kind: Kind;
  private readonly seed: number;
  private readonly rows: Instruction[][];
  private readonly favoured: Instruction[][];
  private readonly frames: readonly (readonly [before: readonly string[], after: readonly string[]])[];
  private readonly bytes: ReadonlyMap<string, Uint8Array>;
  /** Whether the machine knows an instruction, by its text. */
  private readonly known = new Map<string, Promise<boolean>>();
  private readonly isKnown: (alone: RandomProgram) => Promise<boolean>;

  /** `isKnown` says whether the machine knows everything in a program. */
  constructor(kind: Kind, seed: number, each: number, isKnown: (alone: RandomProgram) => Promise<boolean>) {
    this.kind = kind;
    this.seed = seed;
    this.isKnown = isKnown;
    this.rows = poolOf(kind.operands, seed, kind.name, each)
      .map((row) => row.filter(isSmall))
      .filter((row) => row.length > 0);
    this.favoured = this.rows.filter(([one]) => kind.favoured.test(nameOf(one)));
    const rng = seeded(seed, `frames of ${kind.name}`);
    this.frames = Array.from({ length: FRAMES }, () => [kind.prologue(rng), kind.epilogue(rng)] as const);
    const stack = kind.operands.general.flatMap((r) => ['push', 'pop'].map((name) => `${name} ${generalName(r, 64)}`));
    this.bytes = assembled([...new Set([...this.frames.flat(2), ...kind.core, ...stack, ...FRAME_MOVES.flat()])]);
  }

  /** Depends on nothing but the seed and the number: what the machine does not know is left out after it is drawn. */
  async at(index: number): Promise<RandomProgram> {
    const rng = seeded(this.seed, `${this.kind.name} ${index}`);
    const [before, after] = pick(this.frames, rng);
    const body = [...this.body(rng), ...this.kind.core, ...this.body(rng)];
    const isUsed = await Promise.all(body.map((one) => typeof one === 'string' || this.isOfUse(one)));
    return this.made([...before, ...body.filter((_, k) => isUsed[k]), ...after]);
  }

  private isOfUse(one: Instruction): Promise<boolean> {
    const [before, after] = this.frames[0];
    const known = this.known.get(one.text) ?? this.isKnown(this.made([...before, one, ...after]));
    this.known.set(one.text, known);
    return known;
  }

  private body(rng: Rng): (Instruction | string)[] {
    const list = Array.from({ length: rng.below(MAX_BODY) }, () =>
      pick(pick(rng.below(2) === 0 ? this.favoured : this.rows, rng), rng),
    );
    if (rng.below(4) > 0 || this.kind.lanes !== undefined) return list;
    const [from, to] = [0, 0].map(() => generalName(pick(this.kind.operands.general, rng), 64));
    const at = rng.below(list.length + 1);
    const [down, up] = pick([[`push ${from}`, `pop ${to}`], [`push ${from}`, `pop ${to}`], ...FRAME_MOVES], rng);
    return [...list.slice(0, at), down, ...list.slice(at), up];
  }

  private made(parts: readonly (Instruction | string)[]): RandomProgram {
    const list = parts.map((one): Instruction => {
      if (typeof one !== 'string') return one;
      const bytes = this.bytes.get(one);
      if (bytes === undefined) throw new Error(`no bytes for ${one}`);
      return { text: one, bytes };
    });
    return { text: list.map(({ text }) => text), bytes: Buffer.concat(list.map(({ bytes }) => bytes)) };
  }
}

const nameOf = ({ text }: Instruction): string => text.replace(/^\{\w+\} /, '').split(' ')[0];
/** What moves rsp by itself is paired. */
const isSmall = (one: Instruction): boolean => !/^(push|pop|leave)/.test(nameOf(one));
