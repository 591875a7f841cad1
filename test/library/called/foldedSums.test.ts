/** A program modulo 2^255 - 19, whose elements are any four words: what is proved of it, and not of altered code. */
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { calledField, calledObject, contractsOf, proveProgram } from '../../../src/library/called/calledObject.ts';
import type { CalledField } from '../../../src/library/called/calledObject.ts';
import { calledPieces } from '../../../src/library/called/calledPieces.ts';
import { EDWARDS_ADD_AFFINE } from '../../../src/library/edwards/edwardsPoints.ts';
import { elementFile } from '../../../src/library/called/elementCode.ts';
import { elementIr } from '../../../src/library/called/elementIr.ts';
import { FOLDED_SUMS } from '../../../src/library/called/sumsOf.ts';
import type { CallingFunction } from '../../../src/ir/calls.ts';
import type { Contracts } from '../../../src/prover/proof/contracts.ts';
import { namedField } from '../../../src/engine/subject/fieldSubject.ts';
import { plannedFunctions } from '../../../src/library/field/libraryFunctions.ts';
import { planLibrary } from '../../../src/library/field/libraryPlan.ts';
import { assembledText } from '../../../src/bench/assemble.ts';
import { parseStatement } from '../../../src/ir/contract/statement.ts';
import { formulaText } from '../../../src/library/curve/formulas.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { oneIn } from '../../oneIn.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();
const NAMES = ['mul', 'square', 'add', 'sub'];

describe.skipIf(toolchain === null)('an addition of an affine point of edwards25519', () => {
  let text: string;
  let fn: CallingFunction;
  let called: CalledField;
  let contracts: Contracts;
  beforeAll(async () => {
    const io = recordingIo([], { root, results: join(root, 'results') });
    const field = namedField({ field: '25519' }, root)!;
    const plan = await planLibrary({ field, strict: false, prefix: 'f', constants: [] }, root);
    const found = await plannedFunctions(plan, NAMES, null, toolchain!, io);
    const [mul, square, add, sub] = NAMES.map((name) => found.find((one) => one.name === name)!);
    const sums = { add: add.read, sub: sub.read };
    const pieces = await calledPieces({ mul, square }, toolchain!, io, null);
    called = calledField(pieces, sums, { modulus: field.modulus, R: 1n, sums: FOLDED_SUMS });
    text = elementFile(new Map([['f', EDWARDS_ADD_AFFINE]]), called.code);
    contracts = contractsOf(called);
    fn = elementIr('f', EDWARDS_ADD_AFFINE, called.pieces, 'equal');
  }, 120_000);

  const verdictOf = async (altered: string) =>
    proveProgram(await assembledText(toolchain!, altered), fn, contracts, toolchain!);

  test('is proved as it is', async () => {
    expect(await verdictOf(text)).toMatchObject({ kind: 'proved', by: expect.stringMatching(/^calls by contract/) });
  });

  test.each(
    oneIn<[string, string, string]>(2, [
      ['a carry is lost', 'adc', 'add'],
      ['a borrow is lost', 'sbb', 'sub'],
      ['what is folded is another number', ', 38', ', 19'],
      ['the other one is chosen', 'cmovz', 'cmovnz'],
      ['the upper half of the register of a bit counts', 'mov ecx, ecx', 'mov rcx, rcx'],
      ['another bit chooses', 'cmp qword ptr [rsp+', 'cmp qword ptr [8+rsp+'],
      ['the square is called for the product', 'call .Lmul', 'call .Lsquare'],
    ]),
  )('is not proved where %s', async (_, from, to) => {
    const own = text.indexOf('\nf:\n');
    const at = text.indexOf(from, own);
    expect(at).toBeGreaterThan(own);
    const altered = text.slice(0, at) + to + text.slice(at + from.length);
    expect(await verdictOf(altered)).not.toMatchObject({ kind: 'proved' });
  });

  test('is wrong where another formula is stated, or a sum is not what it is said to be', async () => {
    const { relation: meaning } = parseStatement(formulaText('edwards.add_affine', toolchain!), null);
    const made = (stated: string, field: CalledField) =>
      calledObject(
        [{ symbol: 'f', program: EDWARDS_ADD_AFFINE, aliasing: 'equal', meaning: stated }],
        field,
        toolchain!,
      );
    const [text, ...others] = [meaning, meaning.replace('-', '+'), meaning.replace('+', '-')];
    expect(others).not.toContain(text);
    for (const other of others) await expect(made(other, called)).rejects.toMatchObject({ kind: 'wrong' });
    const add = { ...called.pieces.add, spec: { ...called.pieces.add.spec!, relation: 'arg1+arg1' } };
    const wrongSum = { ...called, pieces: { ...called.pieces, add } };
    await expect(made(text, wrongSum)).rejects.toMatchObject({ kind: 'wrong' });
  });
});
