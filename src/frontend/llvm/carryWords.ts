import { constant, typed, type Int, type LlvmText } from './text.ts';

/** A word and the carry or borrow behind it. */
interface Link {
  readonly word: Int;
  readonly carry: Int;
}

/** a + b + carry or a - b - carry on words; `carry` is one bit. */
export function addWord(text: LlvmText, step: 'add' | 'sub', a: Int, b: Int, carry: Int | null): Link {
  const first = overflowing(text, step, a, b);
  if (carry === null) return first;
  const second = overflowing(text, step, first.word, text.resize(carry, 64));
  return { word: second.word, carry: text.binary('or', first.carry, second.carry) };
}

/**
 * Integers of whole words, word by word: LLVM compares the halves of a wide sum to find the carry between them, and
 * where a processor has no flags that becomes a jump.
 */
export function addWords(text: LlvmText, step: 'add' | 'sub', a: Int, b: Int): Int {
  let carry: Int | null = null;
  let whole = constant(0n, a.bits);
  for (let from = 0; from < a.bits; from += 64) {
    const link: Link = addWord(text, step, text.slice(a, from, 64), text.slice(b, from, 64), carry);
    const wide = text.resize(link.word, a.bits);
    const placed = from === 0 ? wide : text.binary('shl', wide, constant(BigInt(from), a.bits));
    whole = text.let(a.bits, `or disjoint ${typed(whole)}, ${placed.name}`);
    ({ carry } = link);
  }
  return whole;
}

function overflowing(text: LlvmText, step: 'add' | 'sub', a: Int, b: Int): Link {
  const pair = text.let(64, `call { i64, i1 } @llvm.u${step}.with.overflow.i64(${typed(a)}, ${typed(b)})`);
  const part = (bits: number, k: number): Int => text.let(bits, `extractvalue { i64, i1 } ${pair.name}, ${k}`);
  return { word: part(64, 0), carry: part(1, 1) };
}
