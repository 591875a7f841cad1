import { type Convention, type ConventionName, CONVENTIONS } from '../../prover/machine/convention.ts';
import type { Verdict } from '../../prover/proof/verdict.ts';

/**
 * A convention as other people's code has to keep it: none asks that upper halves of vector registers are not left in
 * use (System V psABI, §3.2), so code that does so is proved without that, which a note says.
 */
export class CallRules {
  private readonly convention: Convention;
  private leavesUppers = false;

  constructor(name: ConventionName) {
    this.convention = CONVENTIONS[name];
  }

  proof(prove: (convention: Convention) => Verdict): Verdict {
    const verdict = prove(this.convention);
    if (verdict.kind !== 'refuted' || verdict.leavesUppers !== true) return verdict;
    this.leavesUppers = true;
    return prove({ ...this.convention, cleansUppers: false });
  }

  notes({ kind }: Verdict): string[] {
    if (!this.leavesUppers || kind === 'refuted') return [];
    return [
      'upper halves of vector registers are left in use, which makes code of callers that uses xmm registers slow: ' +
        'vzeroupper before the return prevents it',
    ];
  }
}
