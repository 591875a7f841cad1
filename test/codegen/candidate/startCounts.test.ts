/**
 * First candidates read like code written by hand: what is counted in them may shrink, not grow
 * . The functions are those of
 * `bridge --prime <modulus> --form <form>`, kept in test/fixtures/starts.
 */
import { expect, test } from 'vitest';
import { formNamed } from '../../../src/codegen/x86/forms.ts';
import { memOperand, Program } from '../../../src/codegen/x86/program.ts';
import { RAX, RDI, RSP } from '../../../src/codegen/x86/registers.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { TEMPLATES } from '../lowering/mutants.ts';
import { startVariants } from '../startFixtures.ts';
import { countsOf, leastStart, startsOf } from './startCounts.ts';

/** Instructions, stack stores and mov. */
type Counts = readonly [number, number, number];

/**
 * The variant with the least bounds, and the most that may be counted in its start with the least bound: of rows, and
 * of woven ones.
 */
const MAX_COUNTS: Readonly<Record<string, readonly [variant: string, rows: Counts, woven: Counts]>> = {
  '25519-mul': ['direct', [99, 3, 16], [98, 0, 13]],
  '25519-square': ['direct', [83, 1, 16], [85, 1, 17]],
  'secp256k1-mul': ['direct', [100, 3, 15], [99, 0, 12]],
  'secp256k1-square': ['direct', [84, 1, 15], [86, 1, 16]],
  'p256-montgomery-mul': ['direct', [129, 1, 28], [137, 0, 28]],
  'p256-montgomery-square': ['direct', [125, 1, 27], [125, 1, 27]],
  'p384-montgomery-mul': ['one-sign-apart', [335, 29, 95], [308, 5, 59]],
  'p384-montgomery-square': ['one-sign-apart', [290, 19, 79], [299, 22, 89]],
  'p448-mul': ['direct', [320, 52, 94], [266, 8, 39]],
  'p448-square': ['direct', [233, 21, 62], [235, 21, 65]],
  'p521-mul': ['direct', [465, 116, 172], [331, 10, 39]],
  'p521-square': ['direct', [268, 31, 72], [251, 18, 56]],
  'bls12-381-p-mul': ['direct', [369, 57, 129], [305, 1, 54]],
  'bls12-381-p-square': ['direct', [335, 25, 101], [322, 13, 82]],
};

/** The same of the woven start in blocks, the last one of its family, where it has the least bound. */
const MAX_IN_BLOCKS: Readonly<Record<string, Counts>> = {
  '25519-square': [84, 2, 17],
  'secp256k1-square': [86, 2, 17],
  'p384-montgomery-mul': [309, 12, 73],
  'p384-montgomery-square': [284, 23, 87],
};

test.each(Object.entries(MAX_COUNTS))('starts of %s can be lowered and do not grow', (name, [variant, ...least]) => {
  const written = startVariants(name).find((v) => v.name === variant)!;
  const starts = startsOf([written], { templates: TEMPLATES, target: TARGETS[0], core: 'zen4' });
  expect(starts.filter((s) => s.counts === null).map((s) => s.name)).toEqual([]);
  const inBlocks = starts.filter((s) => s.family === 'woven').slice(-1);
  const inRows = starts.filter((s) => !inBlocks.includes(s));
  const limits = [
    { start: leastStart(inRows, 'rows')!, most: least[0]! },
    { start: leastStart(inRows, 'woven')!, most: least[1]! },
    ...(name in MAX_IN_BLOCKS ? [{ start: leastStart(inBlocks, 'woven')!, most: MAX_IN_BLOCKS[name]! }] : []),
  ];
  for (const {
    start: { name: start, counts },
    most,
  } of limits) {
    const found = [counts.instructions, counts.stackStores, counts.moves];
    expect(
      found.every((n, j) => n <= most[j]!),
      `${start}: instructions, stack stores, mov ${found.join(', ')}, at most ${most.join(', ')}`,
    ).toBe(true);
  }
});

test('what is counted', () => {
  const program = new Program();
  const stack = memOperand(RSP);
  program.emit(formNamed('mov_m64_r64'), 0, RAX, 0, stack, -8);
  program.emit(formNamed('mov_m64_r64'), 0, RAX, 0, memOperand(RDI), 8);
  program.emit(formNamed('mov_r64_m64'), RAX, 0, 0, stack, -8);
  program.emit(formNamed('add_r64_m64'), RAX, 0, 0, stack, -8);
  program.emit(formNamed('mulx_r64_r64_r64'), RAX, RDI, RDI);
  expect(countsOf(program, 'zen4')).toMatchObject({
    instructions: 5,
    operations: 6,
    products: 1,
    stackStores: 1,
    stackReads: 2,
    moves: 3,
  });
});
