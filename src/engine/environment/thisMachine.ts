/** The machine this process runs on, and the machine for which code, models and names are chosen. */
import { readFileSync } from 'node:fs';
import { release } from 'node:os';
import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import { machineOf, type HostMachine } from '../../bench/machine.ts';
import { machineNames, modelNamed } from '../../bench/microarchitecture.ts';
import { targetNamed, type Target } from '../../codegen/x86/target.ts';

/**
 * The machine this process runs on; features are empty where there is no /proc/cpuinfo. What is measured is recorded as
 * its, and code that is executed has to fit it.
 */
export function thisMachine(): HostMachine {
  return machineOf(cpuInfo(), release());
}

/** What this processor has, by the names of /proc/cpuinfo; empty where that is not told. */
export function processorFlags(): ReadonlySet<string> {
  const [, flags = ''] = /^flags\s*: (.*)$/m.exec(cpuInfo()) ?? [];
  return new Set(flags.split(' ').filter((flag) => flag !== ''));
}

function cpuInfo(): string {
  try {
    return readFileSync('/proc/cpuinfo', 'utf8');
  } catch {
    return '';
  }
}

const VARIABLE = 'FIELDWRIGHT_MACHINE';

/**
 * The machine that everything is chosen for, stored code, models and names alike: this one, unless FIELDWRIGHT_MACHINE
 * names another microarchitecture. Its features are those that this one has, too. Throws `input` for an unknown name.
 */
export function chosenMachine(env: Io['env'] = process.env): HostMachine {
  const here = thisMachine();
  const slug = env[VARIABLE] || here.slug;
  if (slug === here.slug) return here;
  const named = modelNamed(slug);
  if (named === null)
    throw new Failure('input', 'no such microarchitecture', {
      where: VARIABLE,
      expected: machineNames().join(', '),
      found: slug,
    });
  const { vendor, family, model, lacks } = named;
  const features = here.features.filter((feature) => !lacks.includes(feature));
  return { ...here, slug, brand: slug, vendor, family, model, stepping: 0, features };
}

/** The richest target that the chosen machine runs. */
export function nativeTarget(): Target {
  const { features } = chosenMachine();
  return targetNamed('native', { bmi2: features.includes('bmi2'), adx: features.includes('adx') });
}

/** What is to be said where something is measured and FIELDWRIGHT_MACHINE names another machine; otherwise null. */
export function otherMachineText(): string | null {
  const [here, chosen] = [thisMachine().slug, chosenMachine().slug];
  return here === chosen ? null : `chosen as for ${chosen} (${VARIABLE}); what is measured is recorded as of ${here}`;
}

/**
 * Throws `input` if FIELDWRIGHT_MACHINE names another machine than this one: `what` is of the machine that measures.
 */
export function requireOwnMachine(what: string): void {
  const [here, chosen] = [thisMachine().slug, chosenMachine().slug];
  if (here === chosen) return;
  throw new Failure('input', `${what} are of the machine that measures`, {
    where: VARIABLE,
    expected: `${here}, or nothing`,
    found: chosen,
    hint: `unset ${VARIABLE}, or run it on a machine that is ${chosen}`,
  });
}
