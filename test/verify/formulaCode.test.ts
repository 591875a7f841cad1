import { describe, expect, it } from 'vitest';
import { listingText } from '../../src/asm/nasm.ts';
import { initialCandidate } from '../../src/model/initial.ts';
import { buildProblem } from '../../src/model/build.ts';
import { championProgram } from '../../src/tuning/championProgram.ts';
import { proveAsm } from '../../src/verify/proof/equivalence.ts';
import { TARGETS } from '../../src/x86/target.ts';
import { formulaFixture, TEMPLATES } from '../lower/mutants.ts';

/** Each reduction adds a carry back at the bottom, and the code goes no further than the second word with it. */
describe.each(['x25519-step', 'secp256k1-jacobian-double'])('the first candidate of %s', (name) => {
  const fn = formulaFixture(name);
  const problem = buildProblem(fn);
  const code = listingText(championProgram(problem, TEMPLATES, TARGETS[0], initialCandidate(problem)), fn.name);

  it('is proved equal to its word IR', () => {
    expect(proveAsm(code, fn)).toMatchObject({ kind: 'proved' });
  });

  it('is not without the last carry that is added to a second word', () => {
    const lines = code.split('\n');
    const at = lines.findLastIndex((line) => /^adc r\w+, 0x0$/.test(line));
    expect(at).toBeGreaterThan(0);
    expect(proveAsm(lines.toSpliced(at, 1).join('\n'), fn)).not.toMatchObject({ kind: 'proved' });
  });
});
