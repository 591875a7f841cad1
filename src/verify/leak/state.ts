/** What is known at one point of the code about registers, flags and memory: which may hold secrets, and which point where. */

/** A pointer into a region (an argument's buffer, the stack, constant data); the offset is null if it is not constant. */
export interface Pointer {
  readonly region: string;
  readonly offset: number | null;
}

export interface Knowledge {
  readonly secret: boolean;
  readonly pointer: Pointer | null;
}

export const PUBLIC: Knowledge = { secret: false, pointer: null };

/** Registers by their 64-bit names, `carry`, `flags` (the others), and four bytes of memory each as `region@offset`; what is missing is public and points nowhere known. */
export class State {
  readonly values: Map<string, Knowledge>;
  /** Regions of which any word may be secret: secret inputs, and those written at an offset that is not constant. */
  readonly secretRegions: Set<string>;

  constructor(values: ReadonlyMap<string, Knowledge> = new Map(), secretRegions: ReadonlySet<string> = new Set()) {
    this.values = new Map(values);
    this.secretRegions = new Set(secretRegions);
  }

  get(name: string): Knowledge {
    return this.values.get(name) ?? PUBLIC;
  }

  set(name: string, value: Knowledge): void {
    if (value.secret || value.pointer !== null) this.values.set(name, value);
    else this.values.delete(name);
  }

  /** Takes in what another path knows; true if that changed something. The result holds for both. */
  join(other: State): boolean {
    let changed = false;
    for (const name of new Set([...this.values.keys(), ...other.values.keys()])) {
      const a = this.get(name), b = other.get(name), both = { secret: a.secret || b.secret, pointer: samePointer(a.pointer, b.pointer) };
      if (both.secret !== a.secret || both.pointer?.offset !== a.pointer?.offset || both.pointer?.region !== a.pointer?.region) changed = true;
      this.set(name, both);
    }
    for (const region of other.secretRegions) {
      changed ||= !this.secretRegions.has(region);
      this.secretRegions.add(region);
    }
    return changed;
  }
}

function samePointer(a: Pointer | null, b: Pointer | null): Pointer | null {
  if (a === null || b === null || a.region !== b.region) return null;
  return a.offset === b.offset ? a : { region: a.region, offset: null };
}
