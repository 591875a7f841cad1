/**
 * Execution ports, for static throughput bounds only (never for correctness).
 *
 * Golden Cove names its ports 0..B: ALUs 0 1 5 6 A, loads 2 3 B, store data 4 9, store address 7 8.
 * Zen 4 has four ALUs, three address units (load 0 1 2, store 0 1) and four vector pipes; they are
 * numbered ALU 0..3, address units 4 5 6, vector pipes 8 9 A B.
 * Sources: Intel Optimization Reference Manual §2.2; AMD Software Optimization Guide for Zen 4
 * (57647) §2.10; the scheduling models SapphireRapids and Znver4 of LLVM 22.
 */
import { invariant } from '../base/errors.ts';

/** `count` micro-operations, each of which may go to any port of the mask (bit n for port n). */
export interface PortUse {
  readonly ports: number;
  readonly count: number;
}

export type Core = 'goldenCove' | 'zen4';
export const LOAD: Readonly<Record<Core, string>> = { goldenCove: 'p23B', zen4: 'p456' };
export const STORE: Readonly<Record<Core, string>> = { goldenCove: 'p49+p78', zen4: 'p45' };

/** Reads `p1+p5` or `2*p06+p1`; a lone `.` is an instruction that needs no port (eliminated at rename). */
export function parsePorts(text: string): readonly PortUse[] {
  if (text === '.') return [];
  return text.split('+').map(part => {
    const match = /^(?:(\d)\*)?p([0-9AB]+)$/.exec(part);
    invariant(match !== null, () => `port column '${text}' is not of the form 2*p06+p1`);
    const ports = [...match[2]].reduce((mask, digit) => mask | (1 << parseInt(digit, 16)), 0);
    return { ports, count: Number(match[1] ?? 1) };
  });
}
