/** Calls by contract: what is proved, that faults of calls are not, and that bugs seeded into contracts are noticed. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, describe, expect, test } from 'vitest';
import { inlined } from '../../../src/ir/calls.ts';
import { evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { proveCalling } from '../../../src/prover/proof/callingEquivalence.ts';
import { Contracts } from '../../../src/prover/proof/contracts.ts';
import type { Verdict } from '../../../src/prover/proof/verdict.ts';
import { alteredProver, folderOfCopies } from '../alteredSource.ts';
import {
  CALL_FAULTS,
  CONTRACTED,
  calling,
  followed,
  PRODUCT,
  PRODUCT_OF_HALVES,
  UNCONTRACTED,
  type Calling,
} from './callingCode.ts';

const REGISTERS = { operands: [6, 2], results: [8, 9] };
const CHECKER = { proveCalling, Contracts };

function verdictOf({ own, routine }: Calling, { proveCalling, Contracts } = CHECKER, callee = PRODUCT): Verdict {
  return proveCalling(followed(own, routine), calling(callee), new Contracts(new Map([[callee, REGISTERS]])));
}

test('word IR with calls means what it is with bodies in their places', () => {
  const [x, y] = [2n ** 64n - 3n, 2n ** 63n + 5n];
  const [low, high] = [(x * y) % 2n ** 64n, (x * y) >> 64n];
  const found = low * ((high + x) % 2n ** 64n);
  expect(evaluate(inlined(calling(PRODUCT)), [[x, y]])).toEqual([[found % 2n ** 64n, found >> 64n]]);
});

test.each(Object.entries(CONTRACTED))('%s: proved by contract', (_, code) => {
  expect(verdictOf(code)).toMatchObject({ kind: 'proved', by: expect.stringMatching(/^calls by contract/) });
});

test.each(Object.entries(UNCONTRACTED))('%s: proved with calls followed', (_, code) => {
  expect(verdictOf(code)).toMatchObject({ kind: 'proved', by: expect.not.stringMatching(/contract/) });
});

test.each(Object.entries(CALL_FAULTS))('%s: not proved', (_, code) => {
  expect(verdictOf(code).kind).not.toBe('proved');
});

test('a contract is of one routine with its constants', () => {
  const contracts = new Contracts(new Map([[PRODUCT, REGISTERS]]));
  const routine = 'mov rdx, [rdx]\nmulx r9, r8, [rsi]\nadd r8, [rel constant]\nret';
  const of = (constant: bigint) => proveCalling(followed(undefined, routine, constant), calling(PRODUCT), contracts);
  expect(of(0n)).toMatchObject({ kind: 'proved', by: expect.stringMatching(/^calls by contract/) });
  expect(of(1n).kind).toBe('refuted');
});

type Seeded = readonly [
  file: string,
  found: string,
  altered: string,
  fault: keyof typeof CALL_FAULTS,
  callee?: IrFunction,
];

/** Bugs seeded into what is proved of calls, with the fault that is proved then. */
const ALTERATIONS: Readonly<Record<string, Seeded>> = {
  'registers are kept': [
    'machine/machine',
    'if (i !== RSP) this.registers[i] =',
    'if (i === RSP) this.registers[RSP] ??=',
    'a register that the product changes is read',
  ],
  'flags are kept': [
    'machine/machine',
    "this.setFlags('unmodelled', 'unmodelled', 'unmodelled', 'unmodelled')",
    'void 0',
    'a flag that the product changes is read',
  ],
  'all calls leave the same': [
    'proof/callingEquivalence',
    'machine.forgetBehindCall(`call ${k}`)',
    "machine.forgetBehindCall('call')",
    'what two calls leave in a register is not the same',
  ],
  'vector registers are kept': [
    'machine/wideRegisters',
    "this.pairs[i] = [wordOf(i, 'low'), wordOf(i, 'high')]",
    'void wordOf',
    'a vector register that the product changes is read',
  ],
  'wider registers are kept': [
    'machine/wideRegisters',
    'this.rests.fill(null)',
    'void this.rests',
    'a wider register that the product changes is read',
  ],
  'what lies below rsp is kept': [
    'machine/memory',
    'this.stack.forgetBelow(this.stackTop);',
    '',
    'what the product overwrites below rsp is read',
  ],
  'operands may lie below rsp': [
    'machine/memory',
    'offset !== null && offset < this.stackTop',
    'offset !== null && offset < -4096n',
    'an operand lies where the product writes',
  ],
  'operands are not compared': [
    'proof/callingEquivalence',
    'firstDifference(words.algebra, found)',
    'firstDifference(words.algebra, found.slice(0, 1))',
    'an operand is another word',
  ],
  'bounds of the callee are believed': [
    'proof/callingEquivalence',
    'callOutside(fn) !== null',
    'callOutside(fn) === undefined',
    'operands are larger than the product allows',
    PRODUCT_OF_HALVES,
  ],
};

describe('bugs in contracts', () => {
  const folder = folderOfCopies();
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  test.each(Object.entries(ALTERATIONS))('%s: noticed', async (name, [file, found, altered, fault, callee]) => {
    const copy = alteredProver(join(folder, name.replaceAll(' ', '-')), '.', [file, found, altered]);
    const load = async (module: string) => import(pathToFileURL(join(copy, 'proof', `${module}.ts`)).href);
    const { proveCalling: prove } = await load('callingEquivalence');
    const { Contracts: Altered } = await load('contracts');
    expect(verdictOf(CALL_FAULTS[fault], CHECKER, callee).kind).not.toBe('proved');
    const proveAltered = () => verdictOf(CALL_FAULTS[fault], { proveCalling: prove, Contracts: Altered }, callee);
    expect(proveAltered, 'what is proved is tried').toThrow('a proof says otherwise');
  });
});
