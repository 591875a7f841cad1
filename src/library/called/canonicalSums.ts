/** Sums of elements below an odd multi-word modulus, in registers, as lines for the GNU assembler. */
import { limbsOf } from '../../base/integers.ts';
import { registerName } from '../../codegen/x86/registers.ts';
import { inTurn, wordsIn, type SumCode, type WordTexts } from './sumsOf.ts';

const ALL_ONES = 2n ** 64n - 1n;
const LOW_HALF = 2n ** 32n - 1n;

const name = (register: number): string => registerName(register);

/** Of elements below a modulus of so many words; results are below it, too. */
export function canonicalSums(modulus: bigint, words: number): SumCode {
  const labels = modulusLabels(limbsOf(modulus, words), '.Lp');
  return {
    temporaries: words + 1,
    sum: (a, b, temporaries) => sumLines(a, b, temporaries, labels),
    difference: (a, b, temporaries) => differenceLines(a, b, temporaries, labels),
    half: (a, temporaries) => halfLines(a, temporaries, labels),
    pool: labels.pool,
  };
}

/** `labels` are of the words of P that no instruction can hold. */
function sumLines(a: readonly number[], b: WordTexts, temporaries: readonly number[], labels: Labels): string[] {
  const own = wordsIn(a);
  const reduced = wordsIn(temporaries.slice(0, a.length));
  const carry = temporaries[a.length];
  return [
    ...inTurn('add', 'adc', own, b),
    `mov ${registerName(carry, 32)}, 0`,
    `adc ${name(carry)}, 0`,
    ...reduced.flatMap((word, k) => [
      `mov ${word}, ${own[k]}`,
      `${k === 0 ? 'sub' : 'sbb'} ${word}, ${labels.word(k)}`,
    ]),
    `sbb ${name(carry)}, 0`,
    ...own.map((word, k) => `cmovnc ${word}, ${reduced[k]}`),
  ];
}

function differenceLines(a: readonly number[], b: WordTexts, temporaries: readonly number[], labels: Labels): string[] {
  const [mask] = temporaries;
  return [
    ...inTurn('sub', 'sbb', wordsIn(a), b),
    `sbb ${name(mask)}, ${name(mask)}`,
    ...maskedSum(a, temporaries, labels),
  ];
}

function halfLines(a: readonly number[], temporaries: readonly number[], labels: Labels): string[] {
  const own = wordsIn(a);
  const bits = wordsIn(temporaries.slice(0, a.length));
  const [mask] = temporaries;
  const top = bits[a.length - 1];
  return [
    ...[`mov ${name(mask)}, ${own[0]}`, `and ${name(mask)}, 1`, `neg ${name(mask)}`],
    ...maskedSum(a, temporaries, labels),
    ...[`mov ${registerName(temporaries[a.length - 1], 32)}, 0`, `adc ${top}, 0`, `shl ${top}, 63`],
    ...own.slice(1).flatMap((word, k) => [`mov ${bits[k]}, ${word}`, `shl ${bits[k]}, 63`]),
    ...own.flatMap((word, k) => [`shr ${word}, 1`, `or ${word}, ${bits[k]}`]),
  ];
}

/** a := a + P if all bits of the first temporary are set, a if none is; the carry stays in CF. */
function maskedSum(a: readonly number[], temporaries: readonly number[], { modulus, word }: Labels): string[] {
  const [mask, ...others] = temporaries;
  const prepared: string[] = [];
  const addends = modulus.map((each, k) => {
    if (each === 0n) return '0';
    if (each === ALL_ONES) return name(mask);
    if (each === LOW_HALF) prepared.push(`mov ${registerName(others[k], 32)}, ${registerName(mask, 32)}`);
    else prepared.push(`mov ${name(others[k])}, ${word(k)}`, `and ${name(others[k])}, ${name(mask)}`);
    return name(others[k]);
  });
  return [...prepared, ...inTurn('add', 'adc', wordsIn(a), addends)];
}

/** The words of a modulus as operands: in the instruction, or a constant with a label. */
interface Labels {
  readonly modulus: readonly bigint[];
  word(k: number): string;
  /** Definitions of the constants. */
  readonly pool: readonly string[];
}

function modulusLabels(modulus: readonly bigint[], prefix: string): Labels {
  const isShort = (word: bigint): boolean => word === ALL_ONES || word < 2n ** 31n;
  return {
    modulus,
    word: (k) => (isShort(modulus[k]) ? `${BigInt.asIntN(64, modulus[k])}` : `[rip+${prefix}${k}]`),
    pool: modulus.flatMap((word, k) => (isShort(word) ? [] : [`${prefix}${k}: .quad ${word}`])),
  };
}
