/**
 * Execution ports, for static throughput bounds only (never for correctness).
 *
 * Golden Cove names its ports 0..B: ALUs 0 1 5 6 A, loads 2 3 B, store data 4 9, store address 7 8.
 * Zen 4 has four ALUs, three address units (loads on all, stores on two) and, of interest here, two pipes
 * between vector and general registers; they are numbered 0..3, 4..6 and 8 9.
 * Zen 5 has six ALUs, three of which multiply and three shift, four address units (loads on all, stores on two), and
 * such pipes in one direction both, in the other one of them; they are numbered 0..5, 6..9 and A B.
 *
 * Sources: Intel Optimization Reference Manual §2.2 and the SapphireRapids model of LLVM 22 (llvm-mca),
 * where the two differ the one that allows more ports; for Zen 4 reciprocal throughputs measured on an
 * EPYC of that core (mulx 1.00, adc 0.25 apart from its chain, shl 0.50, shld 1.52, bts 1.00, cmov 0.51,
 * movq 1.00..1.17 cycles) and the Znver4 model of LLVM 22. A three-component lea, 0.50 cycles there,
 * is counted like any other: the table does not look inside addresses. For Zen 5, of which no manual gives the ports,
 * reciprocal throughputs measured on an EPYC of that core (mulx and mul 0.67, imul 0.33, shl and rorx 0.33, beside imul
 * 0.24, shld 1.00, bts 0.81 to 0.98, adcx 0.19 apart from its chain, cmovc 0.19, cmovbe 0.43, loads 0.25, stores 0.50,
 * movq 1.00 to and 0.50 from vector registers, nop 0.13 cycles); where these leave a choice, the one that allows more.
 * Pipes for registers of 512 bits are C to F, whatever the core calls them. Measured, in cycles: on Zen 4, which has a
 * pair of pipes of half the width for each, vpmadd52 and vpmullq 0.99, shifts 0.98, additions 0.49, and 1.48 for one of
 * each; on Zen 5 0.50, 0.50, 0.25. Registers of 256 bits take a pipe alone: measured on an EPYC of Zen 3, which stands
 * nearest to Zen 4, vpmuludq 0.50, shifts 0.50, additions and masks 0.25, and 0.53 for one product and one shift (so
 * that these do not share pipes).
 * Of Golden Cove, measured on an Emerald Rapids of that kind (docs/notes/CORES.md), C is p0, D is p5 and E is p1, which
 * has no 512 bits; of these products and additions take C and D, shifts C alone; of 256 bits products and shifts take C
 * and E, additions and masks all three.
 */
import { invariant } from '../../base/errors.ts';

/** `count` micro-operations, each of which may go to any port of the mask (bit n for port n). */
export interface PortUse {
  readonly ports: number;
  readonly count: number;
}

export type Core = 'goldenCove' | 'zen4' | 'zen5';

/** One of each core's. */
export function byCore<T>(make: (core: Core) => T): Readonly<Record<Core, T>> {
  return { goldenCove: make('goldenCove'), zen4: make('zen4'), zen5: make('zen5') };
}

/** The first family of AMD's, as CPUID counts them, with cores like Zen 5. */
const FAMILY_OF_ZEN5 = 0x1a;

/** The core whose port table is closest to a machine's, by the vendor and the family that CPUID names. */
export function nearestCore({ vendor, family }: { readonly vendor: string; readonly family: number }): Core {
  if (vendor !== 'AuthenticAMD') return 'goldenCove';
  return family < FAMILY_OF_ZEN5 ? 'zen4' : 'zen5';
}

/** What a memory operand adds when it is read and when it is written. */
export const LOAD: Readonly<Record<Core, string>> = { goldenCove: 'p23B', zen4: 'p456', zen5: 'p6789' };
export const STORE: Readonly<Record<Core, string>> = { goldenCove: 'p49+p78', zen4: 'p45', zen5: 'p67' };

/** Reads `p1+p5` or `2*p06+p1`; a lone `.` is an instruction that needs no port (eliminated at rename). */
export function parsePorts(text: string): readonly PortUse[] {
  if (text === '.') return [];
  return text.split('+').map((part) => {
    const match = /^(?:(\d)\*)?p([0-9A-F]+)$/.exec(part);
    invariant(match !== null, () => `port column '${text}' is not of the form 2*p06+p1`);
    const ports = [...match[2]].reduce((mask, digit) => mask | (1 << parseInt(digit, 16)), 0);
    return { ports, count: Number(match[1] ?? 1) };
  });
}
