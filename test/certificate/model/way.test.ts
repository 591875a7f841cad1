/** The way through code with jumps and calls, as coq/Decode.v reads it, against LLVM's decoder and our trace. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { buildBridge } from '../../../src/frontend/toolchain/buildBridge.ts';
import { readFlatCode } from '../../../src/frontend/object/readFunction.ts';
import { traceCode } from '../../../src/prover/instructions/traceCode.ts';
import { registerName } from '../../../src/prover/listing/registers.ts';
import { buildModel, hasCoq, withCoq, type BuiltModel } from './buildModel.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SEED = 9;
const PROGRAMS = 200;
const RET = 0xc3;

describe.skipIf(!hasCoq)(withCoq('the decoder in Coq'), () => {
  let built: BuiltModel;
  beforeAll(async () => {
    built = await buildModel();
  });

  const ways = (codes: readonly Uint8Array[]): string[][] =>
    execFileSync(built.model, ['way'], {
      input: `${codes.map((code) => Buffer.from(code).toString('hex')).join('\n')}\n`,
      encoding: 'utf8',
    })
      .split('\n\n')
      .slice(0, -1)
      .map((part) => part.split('\n'));

  it(`goes where jumps and calls lead, as the trace of what LLVM decodes (seed ${SEED})`, async () => {
    const rng = seeded(SEED, 'ways');
    const codes = Array.from({ length: PROGRAMS }, () => program(rng));
    const { decoder } = await buildBridge(ROOT);
    for (const [i, way] of ways(codes).entries()) {
      const { instructions, entry } = traceCode(await readFlatCode('f', codes[i], decoder));
      const expected = instructions.map(({ mnemonic, operands, returnTo }) => {
        if (returnTo !== undefined) return `${mnemonic} @${returnTo - entry}`;
        const [to] = operands;
        return to?.kind === 'register' ? `${mnemonic} ${registerName(to.index)}` : mnemonic;
      });
      expect(way, Buffer.from(codes[i]).toString('hex')).toEqual(expected);
    }
  });

  it.each([
    ['never ends', [0xeb, 0xfe]],
    ['calls itself', [0xe8, 0xfb, 0xff, 0xff, 0xff, RET]],
    ['leaves the code in front', [0xeb, 0x80]],
    ['leaves the code behind', [0xeb, 0x01, RET]],
    ['ends in a jump', [0xe9, 0x00, 0x00]],
    ['jumps by a condition', [0x75, 0x00, RET]],
    ['jumps to an address', [0xff, 0xe0]],
  ])('refuses code that %s', (_, bytes) => {
    expect(ways([Uint8Array.from(bytes)])).toEqual([['refused']]);
  });
});

interface Block {
  /** Increments of registers, one after the other. */
  readonly registers: readonly number[];
  /** Of what it calls, by its number. */
  readonly calls: number | null;
  /** Where it goes on; null: it returns. */
  readonly next: number | null;
}

/**
 * A function of blocks that stand in any order behind the first: the way from 0 leads through some of them, each of
 * which may call another one, once.
 */
function program(rng: Rng): Uint8Array {
  const count = 2 + rng.below(5);
  const calls = Array.from({ length: count }, (_, i) => (rng.below(2) === 0 ? count + i : null));
  const blocks: Block[] = [
    ...Array.from({ length: count }, (_, i) => ({ next: i + 1 < count ? i + 1 : null, calls: calls[i] })),
    ...Array.from({ length: count }, () => ({ next: null, calls: null })),
  ].map((block) => ({ ...block, registers: Array.from({ length: rng.below(4) }, () => rng.below(8)) }));
  const order = [0, ...shuffled(blocks.map((_, i) => i).slice(1), rng)];
  // Bytes are far enough between few blocks.
  const isShort = count <= 3 && rng.below(2) === 0;
  const lengthOf = ({ registers, calls: callee, next }: Block): number =>
    3 * registers.length + (callee === null ? 0 : 5) + (next === null ? 1 : isShort ? 2 : 5);
  const starts = new Map<number, number>();
  let at = 0;
  for (const i of order) {
    starts.set(i, at);
    at += lengthOf(blocks[i]);
  }
  const bytes: number[] = [];
  const distance = (to: number, length: number): Buffer => {
    const buffer = Buffer.alloc(4);
    buffer.writeInt32LE((starts.get(to) ?? NaN) - bytes.length - length);
    return buffer;
  };
  for (const { registers, calls: callee, next } of order.map((i) => blocks[i])) {
    for (const r of registers.map((register) => (register === 4 ? 5 : register))) bytes.push(0x48, 0xff, 0xc0 | r);
    if (callee !== null) bytes.push(0xe8, ...distance(callee, 5));
    if (next === null) bytes.push(RET);
    else if (isShort) bytes.push(0xeb, distance(next, 2)[0]);
    else bytes.push(0xe9, ...distance(next, 5));
  }
  return Uint8Array.from(bytes);
}

function shuffled(items: readonly number[], rng: Rng): number[] {
  const left = [...items];
  return items.map(() => left.splice(rng.below(left.length), 1)[0]);
}
