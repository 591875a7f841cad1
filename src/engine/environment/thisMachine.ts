import { readFileSync } from 'node:fs';
import { release } from 'node:os';
import { machineOf, type HostMachine } from '../../bench/machine.ts';

/** The machine this process runs on; features are empty where there is no /proc/cpuinfo. */
export function thisMachine(): HostMachine {
  return machineOf(textOf('/proc/cpuinfo'), release());
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
