import { z } from 'zod';
import { asRecordText, recordName, recordText } from './recordText.ts';
import { microarchitecture } from './microarchitecture.ts';

/** The machine a result was measured on. */
export const machineSchema = z.strictObject({
  /** Folder name of the microarchitecture, e.g. `amd-zen4`. */
  slug: z.string().regex(/^[a-z0-9-]+$/),
  /** CPUID brand string. */
  brand: recordText,
  vendor: recordText,
  family: z.int(),
  model: z.int(),
  stepping: z.int(),
  /** Those of the CPU's features that generated code may use; BMI2 only beside BMI1, as every processor has them. */
  features: z.array(recordName),
  /** Whether a hypervisor announces itself. */
  virtual: z.boolean(),
  kernel: recordText,
});

export type HostMachine = z.infer<typeof machineSchema>;

/** Features that decide which code may be generated or run, by their names in /proc/cpuinfo. */
const FEATURES = ['adx', 'avx', 'avx2', 'bmi1', 'bmi2'];

/** Reads the first processor of /proc/cpuinfo (Linux, x86-64). Fields that are absent become 0 or `unknown`. */
export function machineOf(cpuInfo: string, kernel: string): HostMachine {
  const [first] = cpuInfo.split(/\n\s*\n/);
  const lines = new Map(
    first
      .split('\n')
      .map((line) => line.split(/\s*:\s*/, 2))
      .map(([key, value]) => [key.trim(), value ?? '']),
  );
  const text = (key: string): string => asRecordText(lines.get(key) || 'unknown');
  const number = (key: string): number => Number(lines.get(key) ?? 0) || 0;
  const flags = text('flags').split(' ');
  const vendor = text('vendor_id');
  const family = number('cpu family');
  const model = number('model');
  return {
    slug: microarchitecture(vendor, family, model),
    brand: text('model name'),
    vendor,
    family,
    model,
    stepping: number('stepping'),
    features: FEATURES.filter((name) => flags.includes(name) && (name !== 'bmi2' || flags.includes('bmi1'))),
    virtual: flags.includes('hypervisor'),
    kernel,
  };
}
