import { execFileSync } from 'node:child_process';

/** The text that is proved: what the compiler prints, that as NASM text, or what objdump prints of its object. */
export type Form = 'AT&T' | 'Intel' | 'NASM' | 'object';

/** One way of compiling. */
export interface Recipe {
  readonly compiler: string;
  readonly flags: readonly string[];
  readonly form: Form;
  /** Function that every run of the suite proves so. */
  readonly sample: string | null;
}

const recipe = (compiler: string, flags: string, form: Form, sample: string | null = null): Recipe => ({
  compiler,
  flags: flags.split(' '),
  form,
  sample,
});

/** Every level, compiler and form a few times, for any x86-64 and for one with BMI2 and ADX. */
const ALL: readonly Recipe[] = [
  recipe('gcc', '-O1', 'NASM', 'fe25519_mul_loose'),
  recipe('gcc', '-O2', 'object', 'fiat_p256_mul'),
  recipe('gcc', '-O3 -march=haswell -madx -fno-tree-vectorize', 'AT&T'),
  recipe('gcc', '-Os', 'AT&T', 'secp256k1_add'),
  recipe('gcc', '-O2 -mbmi2 -fno-tree-vectorize', 'Intel'),
  recipe('clang-19', '-O1', 'Intel', 'fiat_25519_carry_square'),
  recipe('clang-19', '-O2 -march=haswell -madx', 'NASM', 'fiat_p224_sub'),
  recipe('clang-19', '-Os', 'object'),
  recipe('clang-22', '-O1 -mbmi2 -madx', 'AT&T', 'poly1305_mul'),
  recipe('clang-22', '-O2', 'Intel'),
  recipe('clang-22', '-O3 -march=haswell -madx', 'object', 'fiat_25519_carry_square'),
];

/** For code that is wrong in place. */
const CLEARING: readonly Recipe[] = [
  recipe('gcc', '-O1', 'object'),
  recipe('clang-19', '-Os', 'object'),
  recipe('clang-22', '-O1', 'object'),
];

/** For other people's C, whose word IR the reader takes from clang-22. */
const PEOPLE: readonly Recipe[] = [
  recipe('gcc', '-O1', 'object'),
  recipe('gcc', '-O3 -march=haswell -madx -fno-tree-vectorize', 'object'),
  recipe('clang-19', '-O1', 'object'),
  recipe('clang-19', '-O3 -march=haswell -madx -fno-slp-vectorize', 'object'),
];

/** For the library that cargo has built. */
const RUST: readonly Recipe[] = [
  recipe('rustc', '-O -Ctarget-cpu=native', 'object'),
  recipe('rustc', '-O -Ctarget-cpu=native', 'NASM'),
];

/** By name of the compiler. */
const present = new Map<string, boolean>();

/** Those whose compiler is installed. */
export const installed = {
  recipes: ALL.filter(isInstalled),
  clearing: CLEARING.filter(isInstalled),
  people: PEOPLE.filter(isInstalled),
  rust: RUST.filter(isInstalled),
};

/** e.g. `gcc-12`, `rustc-1.95.0`. */
export function labelOf({ compiler }: Recipe): string {
  const known = labels.get(compiler) ?? label(compiler);
  labels.set(compiler, known);
  return known;
}

const labels = new Map<string, string>();

function label(compiler: string): string {
  const asked = compiler === 'gcc' ? '-dumpversion' : compiler === 'rustc' ? '--version' : null;
  return asked === null
    ? compiler
    : `${compiler}-${/\d[\d.]*/.exec(execFileSync(compiler, [asked], { encoding: 'utf8' }))?.[0] ?? '?'}`;
}

function isInstalled({ compiler }: Recipe): boolean {
  const known = present.get(compiler) ?? runs(compiler);
  if (!known && !present.has(compiler)) console.log(`skipped: ${compiler} is not installed`);
  present.set(compiler, known);
  return known;
}

function runs(compiler: string): boolean {
  try {
    execFileSync(compiler, ['--version'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
