/** What ships of a search: code of which enough is proved, by way of the source's word IR too, or a first candidate. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { encoded } from '../../../src/codegen/encoder/encode.ts';
import { planLibrary } from '../../../src/library/field/libraryPlan.ts';
import { readFunctions } from '../../../src/library/field/libraryFunctions.ts';
import { shippedCode } from '../../../src/engine/optimize/judgeStages.ts';
import { templateLibrary, championProgram } from '../../../src/search/tuning/codeGenerator.ts';
import { parse } from '../../../src/ir/parse.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import type { Solution } from '../../../src/search/task.ts';
import { openClaim } from '../../../src/engine/store/readRecords.ts';
import { loadField } from '../../../src/frontend/field/fieldDescription.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { toolchainOrSkip } from '../../frontend/toolchain/withToolchain.ts';
import { recordingIo } from '../../cli/recordingIo.ts';

const root = join(import.meta.dirname, '../../..');
const toolchain = await toolchainOrSkip();

/** Whether a number is below p, as LLVM writes it and the reader reads it back: by the carry of its negative. */
const CURVE = `function fe_25519_below
aliasing any
param arg1 u64[4]
result out1 u64[1] <=0x1

x4, x5:u1 = addcarryx 0x0, arg1[0], 0x13
x6, x7:u1 = addcarryx x5, arg1[1], 0x0
x8, x9:u1 = addcarryx x7, arg1[2], 0x0
x10, x11:u1 = addcarryx x9, arg1[3], 0x8000000000000000
x12, x13:u1 = addcarryx x11, 0x0, 0xffffffffffffffff
x14>=0x3<=0x4 = add x13, 0x3
x15<=0x2 = and x14, 0x2
x16<=0x1 = shr x15 by 1
return out1 = x16
`;

/** The same with one thing more that no proof decides: a + b is (a ^ b) + 2 (a & b). */
const ODD = CURVE.replace(
  'return out1 = x16',
  `x17 = add arg1[0], arg1[1]
x18 = xor arg1[0], arg1[1]
x19 = and arg1[0], arg1[1]
x20 = shl x19 by 1
x21 = add x18, x20
x22 = sub x17, x21
x23<=0x1 = and x22, 0x1
x24<=0x1 = or x16, x23
return out1 = x24`,
);

/** What ships of a search among code of this word IR that found so many champions. */
async function shipped(text: string, champions = 1) {
  const description = loadField('25519', root);
  const plan = await planLibrary({ field: description, strict: false, prefix: undefined, constants: [] }, root);
  const functions = plan.functions.filter(({ name }) => name === 'below');
  const [{ read, ssa }] = await readFunctions({ functions }, {}, toolchain!);
  const problem = buildProblem(parse(text));
  const searched = { problem, templates: templateLibrary(root), target: TARGETS[0] };
  const candidate = initialCandidate(problem);
  const program = championProgram(problem, searched.templates, searched.target, candidate);
  const champion: Solution = {
    ...{ candidate, code: encoded(program), hash: 0, instructions: program.count, bound: 0 },
    asked: new Uint16Array(),
  };
  const io = recordingIo([], { root });
  const archive = Array.from({ length: champions }, () => champion);
  const code = await shippedCode({ searched, variant: 'read', isRead: true, bridged: read, ssa, archive }, io);
  return { code, champion, notes: io.noteText };
}

test.skipIf(toolchain === null)('what is read from code is what the source says by way of its word IR', async () => {
  const { code, champion, notes } = await shipped(CURVE, 3);
  expect(code).toMatchObject({ variant: 'read', bytes: champion.code });
  expect(code.archiveProofs).toEqual({
    ...{ champions: 3, proved: 1, undecided: 0, refuted: 0, untried: 2 },
    seconds: expect.any(Number),
  });
  expect(code.verdicts).toContainEqual(expect.objectContaining({ claim: 'asm = source', kind: 'proved' }));
  expect(notes).toEqual([]);
});

test.skipIf(toolchain === null)('a first candidate ships where too little is proved of what was found', async () => {
  const { code, champion, notes } = await shipped(ODD, 2);
  expect(code.bytes).not.toEqual(champion.code);
  expect(code.fn.name).toBe('fe_25519_below');
  expect(code.archiveProofs).toMatchObject({ champions: 2, passedOver: 2 });
  expect(openClaim(code.verdicts)).toBeNull();
  expect(notes).toEqual(['fe_25519_below: too little is proved of what was found; the first candidate ships']);
});
