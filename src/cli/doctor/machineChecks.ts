import { existsSync } from 'node:fs';
import { arch, availableParallelism, platform } from 'node:os';
import type { Check } from '../../engine/report/checkList.ts';
import type { HostMachine } from '../../bench/machine.ts';

/** What the processor and the kernel offer to generated code and to measuring. */
export function machineChecks(machine: HostMachine): Check[] {
  return [
    system(),
    { name: 'processor', state: 'good', found: `${machine.brand} (${machine.slug})` },
    feature(machine, 'bmi2', 'mulx, shlx, rorx'),
    feature(machine, 'adx', 'adcx, adox'),
    cores(),
    counters(machine),
  ];
}

function system(): Check {
  const found = `${platform()} ${arch()}`;
  if (found === 'linux x64') return { name: 'system', state: 'good', found };
  return {
    name: 'system',
    state: 'missing',
    found,
    mend: 'code is measured on x86-64 Linux only: use such a machine or container',
  };
}

function feature({ features }: HostMachine, name: string, gives: string): Check {
  if (features.includes(name)) return { name: name.toUpperCase(), state: 'good', found: gives };
  return {
    name: name.toUpperCase(),
    state: 'warning',
    found: `absent: ${gives} cannot be measured here`,
    mend: 'choose a target without it',
  };
}

function cores(): Check {
  const count = availableParallelism();
  const name = 'cores';
  if (count >= 2) return { name, state: 'good', found: `${count}: one measures, another searches` };
  return {
    name,
    state: 'warning',
    found: 'one: search and measurement disturb each other',
    mend: 'use a machine with two cores',
  };
}

/** Whether the kernel offers hardware cycle counters; without them time-stamp ticks are converted by a calibrator. */
function counters({ virtual }: HostMachine): Check {
  const name = 'cycle counters';
  if (existsSync('/sys/bus/event_source/devices/cpu')) return { name, state: 'good', found: 'the kernel offers them' };
  const found = 'none: cycles are estimated from time stamps and a chain of multiplications';
  return virtual
    ? { name, state: 'warning', found }
    : { name, state: 'warning', found, mend: 'boot a kernel with perf events' };
}
