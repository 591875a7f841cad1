/** Formulas whose products are called: what is proved of them, and that altered code is not. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { storedField, storedObject } from '../../../lab/suite/calledPrograms.ts';
import { contractsOf, proveProgram } from '../../../src/library/called/calledObject.ts';
import { elementFile } from '../../../src/library/called/elementCode.ts';
import { elementIr } from '../../../src/library/called/elementIr.ts';
import { elementProgram } from '../../../src/library/called/elementProgram.ts';
import { SUITE_FORMULAS } from '../../../lab/suite/suiteFormulas.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { openToolchain } from '../../../src/frontend/toolchain/openToolchain.ts';
import { inlined } from '../../../src/ir/calls.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import { assembledText } from '../../../src/bench/assemble.ts';
import { fromLimbs, limbsOf } from '../../../src/base/integers.ts';
import { seeded } from '../../../src/base/rng.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { oneIn } from '../../oneIn.ts';

const ROOT = join(import.meta.dirname, '../../..');
const { features } = thisMachine();
const [FORMULAS, OF_P384] = ['p256-montgomery', 'p384-montgomery'].map((name) =>
  SUITE_FORMULAS.filter(({ field }) => field === name),
);
/** Each operation once, and a product of what a sum made. */
const TEXT = `test zero Y1; square X1; subtract Y1; store a; multiply a Z1; store b; double; subtractFrom a; add b
  halve; choose zero Z1; give X`;
const PROGRAM = elementProgram(TEXT, [['X1', 'Y1', 'Z1']]);

describe.skipIf(!features.includes('bmi2') || !features.includes('adx'))(
  'formulas whose products are called',
  async () => {
    const toolchain = await openToolchain(ROOT);
    const io = recordingIo([], { root: ROOT, results: join(ROOT, 'results') });
    const made = await storedField(FORMULAS[0], toolchain, io);
    if (made === null) throw new Error('no product of P-256 is stored');
    const { pieces, code } = made;
    const fn = elementIr('f', PROGRAM, pieces, 'equal');
    const text = elementFile(new Map([['f', PROGRAM]]), code);
    const contracts = contractsOf(made);
    const verdictOf = async (altered: string) =>
      proveProgram(await assembledText(toolchain, altered), fn, contracts, toolchain);

    it.each(
      oneIn(2, [
        ['P-256', FORMULAS],
        ['P-384', OF_P384],
      ] as const),
    )('are proved on %s, all in one object with one product and one square', async (_, formulas) => {
      expect([FORMULAS, OF_P384].map(({ length }) => length)).toEqual([3, 3]);
      expect(await storedObject(formulas, toolchain, io)).toMatch(/\.o$/);
    });

    it('are not made where there is no program for one of them', async () => {
      const other = SUITE_FORMULAS.filter(({ field }) => field === 'secp256k1');
      expect(await storedObject(other, toolchain, io)).toBeNull();
      expect(await storedObject([...FORMULAS, other[0]], toolchain, io)).toBeNull();
    });

    it('compute with integers modulo the prime what the program says', () => {
      const { modulus: p } = code;
      const mod = (x: bigint): bigint => ((x % p) + p) % p;
      const inverse = (x: bigint, e = p - 2n): bigint =>
        e === 0n ? 1n : mod(inverse(mod(x * x), e / 2n) * (e % 2n === 1n ? x : 1n));
      const perR = inverse(mod(2n ** 256n));
      const rng = seeded(1, 'called');
      const draw = (): bigint => mod(rng.big(300));
      for (const [x, y, z] of [
        [draw(), draw(), draw()],
        [p - 1n, p - 1n, p - 1n],
        [draw(), 0n, draw()],
        [0n, 1n, 0n],
      ]) {
        const a = mod(x * x * perR - y);
        const b = mod(a * z * perR);
        const expected = y === 0n ? z : mod((a - 2n * b + b) * inverse(2n));
        const [words] = evaluate(inlined(fn), [[x, y, z].flatMap((one) => limbsOf(one, 4))]);
        expect(fromLimbs(BigUint64Array.from(words))).toBe(expected);
      }
    });

    it('are proved as they are, each product once', async () => {
      expect(await verdictOf(text)).toMatchObject({ kind: 'proved', by: expect.stringMatching(/^calls by contract/) });
    });

    const own = text.indexOf('\nf:\n');
    /** What is done to the first place behind the label where a text stands. */
    it.each(
      oneIn(2, [
        ['a carry is lost', 'adc', 'add'],
        ['a borrow is lost', 'sbb', 'sub'],
        ['the square is called for the product', 'call .Lmul', 'call .Lsquare'],
        ['what is too large stays so', 'cmovnc', 'cmovc'],
        ['the product is called for the square', 'call .Lsquare', 'call .Lmul'],
        ['the other one is chosen', 'cmovz', 'cmovnz'],
        ['a register is not given back', 'pop r12', 'pop r13'],
        ['a bit is shifted elsewhere', ', 63', ', 62'],
        ['the frame is too small', 'add rsp, ', 'add rsp, 8+'],
        ['the result goes elsewhere', 'mov [rsp+', 'mov [8+rsp+'],
      ]),
    )('are not proved where %s', async (_, from, to) => {
      const at = text.indexOf(from, own);
      expect(at).toBeGreaterThan(own);
      const altered = text.slice(0, at) + to + text.slice(at + from.length);
      expect(await verdictOf(altered)).not.toMatchObject({ kind: 'proved' });
    });

    it('are not proved where the product, or a word of the prime, is another', async () => {
      const inProduct = text.replace(/adc (\w+), 0x0\n/, 'adc $1, 0x1\n');
      expect(inProduct).not.toBe(text);
      expect(await verdictOf(inProduct)).not.toMatchObject({ kind: 'proved' });
      const prime = text.replace(
        /(\.Lp3: \.quad )(\d+)/,
        (_all, label: string, word: string) => `${label}${BigInt(word) - 1n}`,
      );
      expect(prime).not.toBe(text);
      expect(await verdictOf(prime)).not.toMatchObject({ kind: 'proved' });
    });
  },
);
