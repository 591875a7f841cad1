/** The machine of a record, and which text a record may contain. */
import { z } from 'zod';
import { microarchitecture } from './microarchitecture.ts';
import { printableLine } from '../base/printable.ts';

const MAX_CHARACTERS = 2000;

/**
 * Text of a record: a line that can be read and that stands in a comment of any language without leaving it, for it
 * becomes part of assembly text, of headers and of pages.
 */
export const recordText = z
  .string()
  .max(MAX_CHARACTERS)
  .refine((text) => asRecordText(text) === text, 'expected a printable line that ends no comment');

/** A name among such texts. */
export const recordName = z.string().regex(/^[\w.+-]{1,200}$/, 'expected a name of letters, digits, ., +, - and _');

/** A symbol that C and every assembler take. */
export const recordSymbol = z.string().regex(/^[A-Za-z_]\w{0,199}$/, 'expected an identifier of C');

/** Any text as one that records take; almost always it is one already. */
export const asRecordText = (text: string): string =>
  // A comment of C does not end in it, nor does a line go on after it.
  printableLine(text).replaceAll('*/', '* /').slice(0, MAX_CHARACTERS).replace(/\\$/, '.');

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
  /** Features that generated code may use; BMI2 only beside BMI1 and MOVBE, as every processor has them. */
  features: z.array(recordName),
  /** Whether a hypervisor announces itself. */
  virtual: z.boolean(),
  kernel: recordText,
});

export type HostMachine = z.infer<typeof machineSchema>;

/** Features that decide which code may be generated or run, by their names in /proc/cpuinfo. */
const FEATURES = ['adx', 'avx', 'avx2', 'bmi1', 'bmi2'];
/** What code for BMI2 may use of them besides, BMI2 standing for its level. */
const BESIDE_BMI2 = ['bmi1', 'movbe'];

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
    features: FEATURES.filter(
      (name) => flags.includes(name) && (name !== 'bmi2' || BESIDE_BMI2.every((one) => flags.includes(one))),
    ),
    virtual: flags.includes('hypervisor'),
    kernel,
  };
}
