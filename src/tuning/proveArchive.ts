import { listingText } from '../asm/nasm.ts';
import type { IrFunction } from '../ir/function.ts';
import type { Solution } from '../search/strategies/strategy.ts';
import type { ArchiveProofs } from '../store/record.ts';
import { proveAsm } from '../verify/proof/equivalence.ts';
import type { Program } from '../x86/program.ts';

interface ProvedArchive extends ArchiveProofs {
  /** Champions that passed all tests and are wrong nevertheless. */
  readonly wrong: readonly Solution[];
}

/** Proves every champion that a search archived equal to the word IR; `programOf` lowers one. */
export function proveArchive(
  fn: IrFunction,
  champions: readonly Solution[],
  programOf: (champion: Solution) => Program,
): ProvedArchive {
  const wrong: Solution[] = [];
  let proved = 0;
  let undecided = 0;
  let millis = 0;
  for (const champion of champions) {
    const verdict = proveAsm(listingText(programOf(champion), fn.name), fn);
    millis += verdict.millis;
    if (verdict.kind === 'proved') proved++;
    else if (verdict.kind === 'undecided') undecided++;
    else wrong.push(champion);
  }
  return {
    champions: champions.length,
    proved,
    undecided,
    refuted: wrong.length,
    seconds: Math.round(millis) / 1000,
    wrong,
  };
}
