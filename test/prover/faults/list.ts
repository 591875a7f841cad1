import { LineList } from '../lineList.ts';
import type { Verdict } from '../../../src/prover/proof/verdict.ts';

/** What was found about one fault; a line of the list. */
export interface FaultLine {
  readonly name: string;
  readonly index: number;
  readonly what: string;
  readonly verdict: Verdict['kind'];
  /**
   * What refuted it: an input for which the processor gives a wrong result; one for which it does not, because that
   * depends on an address too, which cannot be chosen; one for which it does not for no reason; a broken rule of the
   * calling convention, of memory or of constant time.
   */
  readonly refutedBy: 'input' | 'address' | 'unconfirmed input' | 'rule' | null;
  /**
   * Why results are equal; 'none' for what was proved and is not equal, which is a bug of the checker; null
   * for what was not proved and is not known to be equal.
   */
  readonly argument: Argument | null;
  /** Results agree on corner and aimed inputs. */
  readonly hard: boolean;
  /** Uniform inputs on which results agree, 0 if they do not; null where these were not tried. */
  readonly uniform: number | null;
  readonly millis: number;
}

/**
 * Equal by value numbering; by bounds that an SMT solver derives; for all inputs that were tried and nothing better;
 * not.
 */
export type Argument = 'structure' | 'solver' | 'inputs' | 'none';

/** The list of a campaign on disk: a line per fault. */
export class FaultList extends LineList<FaultLine> {
  of(name: string): FaultLine[] {
    return this.lines.filter((line) => line.name === name);
  }
}
