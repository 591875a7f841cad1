import { Failure } from '../../base/errors.ts';
import type { Poly } from '../algebra/poly.ts';
import type { FlagValue } from '../machine/machine.ts';

/** Numbers for polynomials and for flags; equal numbers mean equal polynomials. */
export class Values {
  private readonly polys: Poly[] = [];
  private readonly ids = new Map<string, number>();
  /** A flag is computed when it is first read: 0 is undefined. */
  private readonly flags: FlagValue[] = [null];
  private readonly flagIds: number[] = [-1];

  get count(): number {
    return this.polys.length + this.flags.length;
  }

  idOf(p: Poly): number {
    const key = `${p.core.id}+${p.constant}`, known = this.ids.get(key);
    if (known !== undefined) return known;
    this.ids.set(key, this.polys.length);
    return this.polys.push(p) - 1;
  }

  polyOf(id: number): Poly {
    return this.polys[id];
  }

  /** A number for what a flag was set to. */
  flagOf(value: FlagValue): number {
    if (value === null) return 0;
    this.flagIds.push(-1);
    return this.flags.push(value) - 1;
  }

  /** Number of the polynomial that a flag is; -1 if it is undefined. */
  idOfFlag(flag: number): number {
    const known = this.flagIds[flag], value = this.flags[flag];
    if (known >= 0 || value === null) return known;
    if (value === undefined) throw new Failure('invariant', 'no such flag', { where: String(flag) });
    return (this.flagIds[flag] = this.idOf(value()));
  }
}
