/**
 * Theorems about vectorised formulas, and about code with registers that point into rows; faults of both are refused.
 */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { formId } from '../../../src/base/ids.ts';
import { decodeProgram } from '../../../src/codegen/encoder/decoder.ts';
import { encoded } from '../../../src/codegen/encoder/encode.ts';
import { instructionEnds } from '../../../src/codegen/encoder/encodedCode.ts';
import { withBases } from '../../../src/codegen/lanes/laneLowerer.ts';
import { formNamed } from '../../../src/codegen/x86/forms.ts';
import { DISP, FORM, MEM, memBase, memOperand, Program, REG0, STRIDE } from '../../../src/codegen/x86/program.ts';
import { RBX, RDI, RSP } from '../../../src/codegen/x86/registers.ts';
import { certifyCode } from '../../../src/engine/claim/certificate.ts';
import { checkQuickly, openCoq } from '../../../src/frontend/toolchain/coq.ts';
import { laneFunction } from '../../../src/ir/lanes/laneFunction.ts';
import {
  firstCodeOf,
  laneFunctionOf,
  plainLaneProgram,
  type FirstLaneCode,
} from '../../codegen/lanes/firstLaneCode.ts';
import { FORMULAS, source, STEP } from '../../ir/lanes/formulas.ts';
import { oneIn } from '../../oneIn.ts';
import { hasCoq, withCoq } from '../model/buildModel.ts';
import { acceptedTerms, repeatedText } from './acceptedTerms.ts';

const ROOT = join(import.meta.dirname, '../../..');
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const TIMEOUT = IS_LONG ? 3_600_000 : 300_000;
const LEA = formNamed('lea_r64_m');
const TABLE = formNamed('vpternlogq_zmm_zmm_zmm_i8');
/** The table of what is masked by the second operand and has the bits of the third. */
const MASKED_WITH = 0xea;
const ROW = 32;

const textOf = ({ fn, code }: FirstLaneCode): Promise<string> => certifyCode(fn, code, ROOT, ['lanes']);

const DOUBLING = 'a doubling on secp256k1';

/**
 * One formula; in the long test all of them, of 4, 8 and 16 lanes, and the ladder step as X25519 calls it. If results
 * can be the first operand, also a theorem about calls one after the other.
 */
const CASES: [string, boolean, () => FirstLaneCode][] = Object.entries(FORMULAS).flatMap(([name, formula]) =>
  [4, 8, 16]
    .filter((lanes) => IS_LONG || (name === DOUBLING && lanes === 4))
    .map((lanes) => [
      `${name} in ${lanes} lanes`,
      formula.results.join() === `${formula.counts[0]}`,
      () => firstCodeOf(laneFunctionOf(source(formula), lanes)),
    ]),
);
if (IS_LONG) {
  const step = (): FirstLaneCode => firstCodeOf(laneFunction(source(STEP), 1, 4, 'arg1'));
  CASES.push(['the ladder step in four lanes, in place', true, step]);
}

describe.skipIf(!hasCoq)(withCoq('of vectorised formulas'), () => {
  let coq: Awaited<ReturnType<typeof openCoq>>;
  beforeAll(async () => {
    coq = await openCoq(ROOT);
  }, TIMEOUT);

  it.each(CASES)(
    'Coq accepts a theorem about %s',
    async (_, isClosed, made) => {
      const text = await textOf(made());
      expect(await checkQuickly(isClosed ? repeatedText(text) : text, coq)).toEqual({ accepted: true, said: '' });
    },
    TIMEOUT,
  );

  it(
    'a formula of factors that are products is accepted, and others are refused of the same code',
    async () => {
      const relation = 'u = arg1*arg2; v = arg1-u; u*v+2*u^2';
      const fn = laneFunction(source({ ...STEP, relation, counts: [1, 1], results: [1] }), 1, 4);
      const [a, b] = ['Number 0', 'Number 1'];
      const u = `(Mul (${a}) (${b}))`;
      const result = (factor: number, v: string): string =>
        `[(1, Add (Mul ${u} ${v}) (Mul (Const ${factor}) (Mul ${u} ${u})))]`;
      const claims = [
        result(2, `(Sub (${a}) ${u})`),
        ...oneIn(3, [result(2, `(Sub ${u} (${a}))`), result(3, `(Sub (${a}) ${u})`), result(2, `(Sub (${b}) ${u})`)]),
      ].map(
        (one) => `certified_lanes (Claim (parameters claimed) (returned claimed) (overlaps claimed) (frame claimed)
          (modulus claimed) ${one}) leak image constants`,
      );
      expect(await acceptedTerms(await textOf(firstCodeOf(fn)), claims, coq.library)).toEqual([
        ...[true, ...claims.slice(1).map(() => false)],
      ]);
    },
    TIMEOUT,
  );

  it(
    'a mask with bits of a constant is accepted, and no other table in its place',
    async () => {
      const relation = 'u = arg1*arg2; v = arg2^2; u + v, u - v';
      const first = firstCodeOf(laneFunction(source({ ...STEP, relation, counts: [1, 1], results: [2] }), 1, 8));
      const { program } = decodeProgram(first.code);
      const at = instructionEnds(program).flatMap((end, i) =>
        formId(program.data[i * STRIDE + FORM]) === TABLE && first.code[end - 1] === MASKED_WITH ? [end - 1] : [],
      );
      expect(at).toHaveLength(3);
      const texts = [MASKED_WITH, 0xe8, 0xec, 0xb8, 0xd8].map(
        (table) =>
          `certified_lanes claimed leak (firstn ${at[1]} image ++ ${table} :: skipn ${at[1] + 1} image) constants`,
      );
      const found = await acceptedTerms(await textOf(first), texts, coq.library);
      expect(found).toEqual([true, false, false, false, false]);
    },
    TIMEOUT,
  );

  /** A product of four lanes, though it is short, with pointers. */
  const product = laneFunction(source({ ...STEP, relation: 'arg1*arg2', counts: [1, 1], results: [1] }), 1, 4);
  const pointing = withBases(plainLaneProgram(product), ROW);
  /** Those that point into arguments: on the stack, what is stored elsewhere is also read there. */
  const moves = Array.from({ length: pointing.count }, (_, i) => i).filter((i) => {
    const at = i * STRIDE;
    return formId(pointing.data[at + FORM]) === LEA && memBase(pointing.data[at + MEM]) !== RSP;
  });

  /** The same code, with a number of instruction `index` changed; `behind` adds instructions behind it. */
  function changed(index: number, field: number, value: number, behind?: (program: Program) => void): Program {
    const program = new Program();
    program.pool = pointing.pool;
    for (let i = 0; i < pointing.count; i++) {
      const row = [...pointing.data.slice(i * STRIDE, (i + 1) * STRIDE)];
      if (i === index) row[field] = value;
      program.emit(formId(row[FORM]), row[1], row[2], row[3], row[4], row[5], row[6], row[7]);
      if (i === index) behind?.(program);
    }
    return program;
  }

  it(
    'pointers are followed; elsewhere, beyond the rows, overwritten or in registers of the caller they are refused',
    async () => {
      expect(moves.length).toBeGreaterThan(0);
      const faults = oneIn(4, moves).flatMap((i) => {
        const [register, displacement] = [REG0, DISP].map((field) => pointing.data[i * STRIDE + field]);
        const same = changed(i, DISP, displacement);
        expect(encoded(same)).toEqual(encoded(pointing));
        return [
          ...[ROW, -ROW, 1, 10 * ROW, 4096, -4096].map((by) => changed(i, DISP, displacement + by)),
          ...[RBX, RSP, RDI].map((other) => changed(i, REG0, other)),
          changed(i, DISP, displacement, (program) =>
            program.emit(LEA, register, 0, 0, memOperand(RDI), displacement + ROW),
          ),
        ];
      });
      // What is accessed is computed of the code that is asked about, so that no other list is what is refused.
      const certified = (code: Uint8Array): string =>
        `(fun image => certified_lanes claimed (lane_leak claimed image []) image []) [${[...code].join('; ')}]`;
      const text = await textOf({ fn: product, code: encoded(pointing) });
      const found = await acceptedTerms(
        text,
        [encoded(pointing), ...faults.map((program) => encoded(program))].map(certified),
        coq.library,
      );
      expect(found).toEqual([true, ...faults.map(() => false)]);
      if (IS_LONG) expect(await checkQuickly(text, coq)).toEqual({ accepted: true, said: '' });
    },
    TIMEOUT,
  );
});
