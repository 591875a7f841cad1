/** An instruction selection that records what it knew at each step, for explanations. */
import { ROOT } from '../../candidate/candidate.ts';
import { CF_CHAIN, OF_CHAIN } from '../select/carryChains.ts';
import { Selection } from '../select/selection.ts';

/** What a flag carries between two virtual instructions. */
export interface ChainState {
  /** Column that its carry goes to, or -1; -1 or 1 as it counts there. */
  readonly pending: number;
  readonly sign: number;
  /** Value that the flag equals, or -1. */
  readonly held: number;
  /** The flag is known to be zero. */
  readonly isZero: boolean;
}

/**
 * What a virtual register is: a value of the word IR, or a word of a column that is being added up, which counts
 * `sign`.
 */
export type Owner =
  | { readonly kind: 'value'; readonly value: number }
  | { readonly kind: 'column'; readonly column: number; readonly sign: number };

/**
 * A selection that keeps what it knew at each virtual instruction, for those who explain the code. Searches never use
 * it.
 */
export class WatchedSelection extends Selection {
  /** CF and OF before each virtual instruction; after `finish` also after the last one. */
  readonly chains: (readonly [carry: ChainState, overflow: ChainState])[] = [];
  /** By virtual register; intermediate results of an operation are missing. */
  readonly owners = new Map<number, Owner>();

  override emit(...instruction: Parameters<Selection['emit']>): void {
    this.noteResults();
    super.emit(...instruction);
  }

  /** To be called once, after the last event. */
  finish(): void {
    this.noteResults();
  }

  /** Notes what the results of the last virtual instruction have become, and what the flags carry now. */
  private noteResults(): void {
    const i = this.code.count - 1;
    for (let o = 2 * i; o < 2 * i + 2; o++) {
      const register = i < 0 ? -1 : this.code.outs[o];
      const owner = register < 0 ? null : this.ownerOf(register);
      if (owner !== null) this.owners.set(register, owner);
    }
    this.chains.push([this.chain(CF_CHAIN), this.chain(OF_CHAIN)]);
  }

  private chain(chain: number): ChainState {
    return {
      pending: this.pending[chain],
      sign: this.pendingSign[chain],
      held: this.held[chain],
      isZero: this.zero[chain] === 1,
    };
  }

  private ownerOf(register: number): Owner | null {
    const { values } = this.p;
    const value = this.valueReg.indexOf(register);
    if (value >= 0 && values.kind[value] !== ROOT) return { kind: 'value', value };
    const part = this.reg.findIndex((r, l) => r === register && !this.isRead(l));
    if (part >= 0) return { kind: 'column', column: this.columnOf(part), sign: this.sign[part] };
    return value >= 0 ? { kind: 'value', value } : null;
  }

  /** Part is a leaf that is nothing but a word that is complete elsewhere. */
  private isRead(part: number): boolean {
    const { leaves } = this.p;
    return part < leaves.count && this.reg[part] === this.valueReg[leaves.value[part]];
  }
}
