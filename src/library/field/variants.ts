/** Which variants a dispatching library has, and which processor gets which. */
import type { HostMachine } from '../../bench/machine.ts';
import { modelRanges } from '../../bench/microarchitecture.ts';
import { runsTarget, TARGETS, targetNamed, type Target } from '../../codegen/x86/target.ts';
import type { CodePurpose } from './storedCode.ts';

/** Code of all functions of a library for some processors. */
export interface ProcessorVariant extends CodePurpose {
  /** Part of its symbols, e.g. `amd_zen4`. */
  readonly id: string;
  /** What programs are told, e.g. `amd-zen4`. */
  readonly title: string;
}

/** Processors that a variant is for; the first rule that fits decides. */
export interface VariantRule {
  /** Index of the variant; its target must run, too. */
  readonly variant: number;
  /** CPUID's name of the maker; null for any. */
  readonly vendor: 'AuthenticAMD' | 'GenuineIntel' | null;
  /** Null for any; models are inclusive. */
  readonly models: { readonly family: number; readonly first: number; readonly last: number } | null;
}

/** What a library chooses from, plain x86-64 first: that one runs everywhere. */
export interface ProcessorVariants {
  readonly variants: readonly ProcessorVariant[];
  readonly rules: readonly VariantRule[];
}

const PLAIN_TITLES: Readonly<Record<string, string>> = {
  'x86-64': 'x86-64',
  'x86-64-v3': 'bmi2',
  'x86-64-v3+adx': 'bmi2+adx',
};

/**
 * One variant for each target, and one for each microarchitecture of our table among `machines`, those that there are
 * stored results of. Other processors of a maker get the variant of its latest microarchitecture that there is, if they
 * run it.
 */
export function variantsFor(machines: readonly Pick<HostMachine, 'slug' | 'features'>[]): ProcessorVariants {
  const general = TARGETS.toReversed().map((target) => variant(PLAIN_TITLES[target.name], { target }));
  const ranges = modelRanges();
  const slugs = [...new Set(ranges.map(({ name }) => name))].filter((name) => machines.some((m) => m.slug === name));
  const tuned = slugs.map((slug) => variant(slug, { machine: slug, target: leastTarget(machines, slug) }));
  const variants = [...general, ...tuned];
  const indexOf = (slug: string): number => variants.findIndex(({ machine }) => machine === slug);
  const known = ranges.filter(({ name }) => slugs.includes(name));
  const exact = known.map(({ vendor, family, first, last, name }) => ({
    ...{ variant: indexOf(name), vendor, models: { family, first, last } },
  }));
  const others = (['AuthenticAMD', 'GenuineIntel'] as const).flatMap((vendor) => {
    const latest = known.findLast((range) => range.vendor === vendor);
    return latest === undefined ? [] : [{ variant: indexOf(latest.name), vendor, models: null }];
  });
  const byTarget = general.map((_, i) => ({ variant: i, vendor: null, models: null })).reverse();
  return { variants, rules: [...exact, ...others, ...byTarget] };
}

const variant = (title: string, purpose: CodePurpose): ProcessorVariant => ({
  id: title.replaceAll(/\W/g, '_'),
  title,
  ...purpose,
});

/** What all machines of a microarchitecture have; virtual ones may hide some of it. */
function leastTarget(machines: readonly Pick<HostMachine, 'slug' | 'features'>[], slug: string): Target {
  const own = machines.filter((machine) => machine.slug === slug);
  const all = (feature: string): boolean => own.every(({ features }) => features.includes(feature));
  return targetNamed('native', { bmi2: all('bmi2'), adx: all('adx') });
}

/** Whether a processor runs code for a target. */
export const runs = (target: Target, { features }: Pick<HostMachine, 'features'>): boolean =>
  runsTarget(target, { bmi2: features.includes('bmi2'), adx: features.includes('adx') });

type Processor = Pick<HostMachine, 'vendor' | 'family' | 'model' | 'features'>;

/** The variant that a processor must get. */
export function variantOn({ variants, rules }: ProcessorVariants, processor: Processor): ProcessorVariant {
  const { vendor, family, model } = processor;
  const rule = rules.find(
    ({ variant: i, vendor: maker, models }) =>
      runs(variants[i].target, processor) &&
      (maker === null || maker === vendor) &&
      (models === null || (models.family === family && models.first <= model && model <= models.last)),
  );
  return variants[rule?.variant ?? 0];
}
