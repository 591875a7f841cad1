/** The instruction sets that a machine program needs. */
import { formId } from '../../base/ids.ts';
import type { InstructionSet } from '../../x86/form.ts';
import { formOf } from './forms.ts';
import { FORM, type Program, STRIDE } from './program.ts';

/** In the order of the manual. */
const BEYOND_SSE2: readonly InstructionSet[] = [
  'SSE4.1',
  'MOVBE',
  'AVX',
  'BMI1',
  'BMI2',
  'ADX',
  'AVX2',
  'AVX512F',
  'AVX512DQ',
  'AVX512IFMA',
];

/** What the processor must have besides SSE2. */
export function featuresOf({ data, count }: Program): InstructionSet[] {
  const found = new Set(Array.from({ length: count }, (_, i) => formOf(formId(data[i * STRIDE + FORM])).sets).flat());
  return BEYOND_SSE2.filter((feature) => found.has(feature));
}

/** The same as a line of a head; none if there is nothing. */
export function needLines(program: Program): string[] {
  const features = featuresOf(program);
  return features.length === 0 ? [] : [`needs a processor with ${features.join(', ')}`];
}
