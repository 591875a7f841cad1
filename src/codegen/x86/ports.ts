/** Execution ports, for static throughput bounds only (never for correctness); src/x86/cores says what they are. */
import { invariant } from '../../base/errors.ts';

/** `count` micro-operations, each of which may go to any port of the mask (bit n for port n). */
export interface PortUse {
  readonly ports: number;
  readonly count: number;
}

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
