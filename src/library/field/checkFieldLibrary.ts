/** Checks a field's library by calls through its header and by the search for leaks. */
import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../base/errors.ts';
import { seeded } from '../../base/rng.ts';
import { linkCallingProgram, type Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import { run } from '../../frontend/toolchain/run.ts';
import { leaksOf } from '../../engine/claim/leaksOf.ts';
import type { InverseKind } from './glueSource.ts';
import { loopFunctions } from './headerText.ts';
import { libraryCases } from './libraryCases.ts';
import type { LibraryPlan } from './libraryPlan.ts';

/** Where the files of a library are that is checked. */
interface LibraryFiles {
  readonly archive: string;
  /** Folder of its header. */
  readonly includes: string;
  /** Folder for what the check makes. */
  readonly work: string;
  /**
   * The variant that this processor must get: symbols stand for the code of one of several, whose loops are searched
   * under their own names.
   */
  readonly chosen?: string;
}

/**
 * Calls every function of an archive through its header, as users do, and compares with big integers; looks for jumps
 * and addresses that depend on elements in its loops. Returns what was found, a line each. Throws `wrong` with the seed
 * and the first call that is wrong.
 */
export async function checkFieldLibrary(
  plan: LibraryPlan,
  inverse: InverseKind,
  files: LibraryFiles,
  toolchain: Toolchain,
  seed: number,
): Promise<string[]> {
  const program = await callingProgram(plan, inverse, files, toolchain);
  const cases = libraryCases(plan, inverse, seeded(seed, `library/${plan.prefix}`));
  const hex = (x: bigint): string => x.toString(16).padStart(16 * plan.limbs, '0');
  const input = cases.map(({ name, a, b, number }) => `${name} ${hex(a)} ${hex(b)} ${number}\n`).join('');
  const { stdout, status } = await run(program, [], { input });
  const lines = stdout.trimEnd().split('\n');
  cases.forEach((one, i) => {
    const text = lines[i] ?? `nothing (exit code ${status})`;
    const wrong = /^[0-9a-f ]+$/.test(text) ? one.judge(numbersIn(text, plan)) : text;
    if (wrong !== null)
      throw new Failure('wrong', `${plan.prefix}_${one.name} is wrong`, {
        where: `seed ${seed}, a = 0x${one.a.toString(16)}, b = 0x${one.b.toString(16)}, number ${one.number}`,
        found: wrong,
      });
  });
  const names = new Set(cases.map(({ name }) => name));
  return [
    `ok: ${cases.length} calls of ${names.size} functions and constants agree with big integers (seed ${seed})`,
    ...(files.chosen === undefined
      ? await checkLeaks(plan, inverse, files.archive, toolchain)
      : [await checkChoice(program, files.chosen)]),
  ];
}

async function checkChoice(program: string, expected: string): Promise<string> {
  const { stdout, status } = await run(program, ['variant']);
  const found = stdout.trim();
  if (found === expected) return `ok: ${expected} is chosen for this processor`;
  throw new Failure('wrong', 'the code of another processor is chosen', {
    where: 'this processor',
    expected,
    found: found || `nothing (exit code ${status})`,
  });
}

/** Elements have all their digits; other numbers are decimal. */
const numbersIn = (text: string, { limbs }: LibraryPlan): bigint[] =>
  text
    .trim()
    .split(' ')
    .map((word) => (word.length === 16 * limbs ? BigInt(`0x${word}`) : BigInt(word)));

async function callingProgram(
  { prefix, limbs, bytes, isMontgomery, root, functions, variant }: LibraryPlan,
  inverse: InverseKind,
  { archive, includes, work, chosen }: LibraryFiles,
  { root: projectRoot, tools }: Toolchain,
): Promise<string> {
  const program = join(work, 'calls');
  const source = join(work, 'calls.c');
  copyFileSync(join(projectRoot, 'templates', 'library', 'calls.c'), source);
  const constants = functions.flatMap(({ name }) => (/^mul\d+$/.test(name) ? [`X(${name.slice(3)})`] : []));
  const macros = {
    PREFIX: prefix,
    HEADER: `"${prefix}.h"`,
    LIMBS: limbs,
    BYTES: bytes,
    IS_MONTGOMERY: Number(isMontgomery),
    HAS_INVERSE: Number(inverse !== 'none'),
    HAS_ROOT: Number(root !== null),
    HAS_VARIANT: Number(chosen !== undefined),
    HAS_NUMBERS: Number(variant === undefined),
    CONSTANTS: constants.join(' '),
  };
  const defines = Object.entries(macros).map(([name, value]) => `-D${name}=${value}`);
  await linkCallingProgram({ program, flags: [...defines, '-I', includes], source, archive }, tools);
  return program;
}

/** Arguments are public where they are results, and secret otherwise, but for the count of squarings. */
const ARGUMENTS: Readonly<Record<string, readonly boolean[]>> = { is_zero: [true], equal: [true, true] };
const RESULT_AND_OPERAND = [false, true];

async function checkLeaks(
  plan: LibraryPlan,
  inverse: InverseKind,
  archive: string,
  toolchain: Toolchain,
): Promise<string[]> {
  const loops = loopFunctions(plan, inverse);
  for (const { name } of loops) {
    const secrets = ARGUMENTS[name] ?? RESULT_AND_OPERAND;
    const registers = secrets.map((secret, i) => ({ register: i === 0 ? 'rdi' : 'rsi', secret }));
    const { leaks, refusals } = await leaksOf([archive], `${plan.prefix}_${name}`, registers, toolchain);
    if (leaks.length + refusals.length > 0)
      throw new Failure(leaks.length > 0 ? 'wrong' : 'unsupported', `${plan.prefix}_${name} may leak elements`, {
        expected: 'no jump, address or instruction of variable time that depends on them',
        found: [...leaks, ...refusals]
          .slice(0, 6)
          .map(({ text, what }) => `${text}: ${what}`)
          .join('\n            '),
      });
  }
  return [`ok: no jump, address or instruction of variable time of ${loops.length} loops depends on an element`];
}
