/** The check by running virtual code, on virtual code that was damaged. */
import { describe, expect, test } from 'vitest';
import { Failure } from '../../../../src/base/errors.ts';
import { seeded, type Rng } from '../../../../src/base/rng.ts';
import { SelectionCheck } from './checkSelection.ts';
import { Lowerer } from '../../../../src/codegen/lowering/lower.ts';
import { HOME_NONE, type VirtualCode } from '../../../../src/codegen/lowering/select/virtualCode.ts';
import { buildProblem } from '../../../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../../../src/codegen/candidate/initial.ts';
import { Program } from '../../../../src/codegen/x86/program.ts';
import { irFixtures, TEMPLATES, walk } from '../mutants.ts';

const SEED = 404;
const DAMAGES = 60;

/** Templates with operands of the same kinds that compute something else. */
const OTHER: Readonly<Record<string, string>> = {
  'add/add': 'add/adc',
  'add/adc': 'add/add',
  'add/adcx': 'add/adox',
  'add/adox': 'add/adcx',
  'sub/sub': 'sub/sbb',
  'sub/sbb': 'sub/sub',
  'select/cmovc': 'select/cmovnc',
  'select/cmovnc': 'select/cmovc',
  'and/and': 'or/or',
  'or/or': 'xor/xor',
  'shr/shr': 'sar/sar',
  'shl/shl': 'shr/shr',
  'bit/setc': 'bit/seto',
  'bit/seto': 'bit/setc',
  'shrd/shrd': 'shld/shld',
  'mask/sbb': 'bit/setc',
  'mask/sbb-half': 'bit/setc',
  'mask/neg': 'not/not',
  'mask/neg-half': 'not/not',
  'mul/imul': 'add/add',
};

/** Damages one instruction and says how, with what undoes it; null if there is nothing to damage in this way. */
function damage(code: VirtualCode, i: number, rng: Rng): { readonly what: string; undo(): void } | null {
  const change = (array: Int32Array, at: number, to: number, what: string): ReturnType<typeof damage> => {
    const from = array[at];
    array[at] = to;
    return from === to
      ? null
      : {
          what: `${what} of instruction ${i}, ${TEMPLATES.templates[code.template[i]].name}`,
          undo: () => {
            array[at] = from;
          },
        };
  };
  const j = 3 * i + rng.below(2);
  switch (rng.below(3)) {
    case 0: {
      const other = OTHER[TEMPLATES.templates[code.template[i]].name];
      return other === undefined ? null : change(code.template, i, TEMPLATES.number(other), 'template');
    }
    case 1:
      return code.ins[j] < 0 || code.home[code.ins[j]] !== HOME_NONE
        ? null
        : change(code.ins, j, code.ins[j] - 1, `operand ${j % 3}`);
    default:
      return code.amount[i] === 0 ? null : change(code.amount, i, code.amount[i] - 1, 'amount');
  }
}

function isRejected(run: () => void): boolean {
  try {
    run();
    return false;
  } catch (e) {
    if (e instanceof Failure) return true;
    throw e;
  }
}

describe.each(irFixtures().filter((f) => f.name.startsWith('25519') || f.name === 'secp256k1-mul'))(
  '$name',
  ({ name, fn }) => {
    const problem = buildProblem(fn);

    // Not all: `adc` for `add` is harmless where the carry is known zero, and some carries are so rare (or impossible,
    // though not provably so) that no sample sets them off.
    test('most damage to virtual code is found', () => {
      const lowerer = new Lowerer(problem, TEMPLATES);
      const check = new SelectionCheck(problem, TEMPLATES);
      const rng = seeded(SEED, name);
      const missed: string[] = [];
      let done = 0;
      for (const c of walk(problem, seeded(SEED, `${name} walk`), 10_000)) {
        if (done === DAMAGES) break;
        if (!lowerer.lower(c, new Program())) continue;
        const { code, constants } = lowerer.selection;
        for (let k = 0; k < 6 && done < DAMAGES; k++) {
          const d = damage(code, rng.below(code.count), rng);
          if (d === null) continue;
          done++;
          if (!isRejected(() => check.check(code, constants))) missed.push(d.what);
          d.undo();
        }
        expect(
          isRejected(() => check.check(code, constants)),
          `seed ${SEED}: undamaged again`,
        ).toBe(false);
      }
      expect(done).toBe(DAMAGES);
      expect(missed.length, `seed ${SEED}: ${missed.join('; ')}`).toBeLessThanOrEqual(0.4 * DAMAGES);
    });
  },
);

test.each(['25519-mul-loose', '25519-mul121665-loose', 'poly1305-mul-loose'])(
  'no carry of the first code for %s can be left out unnoticed',
  (name) => {
    const fn = irFixtures().find((f) => f.name === name)!.fn;
    const problem = buildProblem(fn);
    const lowerer = new Lowerer(problem, TEMPLATES);
    const check = new SelectionCheck(problem, TEMPLATES);
    const { code, constants } = lowerer.selection;
    expect(lowerer.lower(initialCandidate(problem), new Program())).toBe(true);
    const adds = Array.from({ length: code.count }, (_, i) => i).filter(
      (i) => code.template[i] === TEMPLATES.number('add/adc'),
    );
    const missed = adds.filter((i) => {
      code.template[i] = TEMPLATES.number('add/add');
      const found = isRejected(() => check.check(code, constants));
      code.template[i] = TEMPLATES.number('add/adc');
      return !found;
    });
    expect(adds.length).toBeGreaterThan(2);
    expect(missed).toEqual([]);
  },
);
