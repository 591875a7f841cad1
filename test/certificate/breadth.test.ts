/**
 * Certificates of functions that no search has seen: every operation of fields from their moduli alone, and of the
 * files that Fiat-Crypto publishes, as the first candidate computes it. Only in the long tests (FIELDWRIGHT_LONG=1);
 * Coq checks products and squares, if it is there. A run that was stopped goes on where it was.
 */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { Failure } from '../../src/base/errors.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import { encoded } from '../../src/codegen/encoder/encode.ts';
import { TARGETS } from '../../src/codegen/x86/target.ts';
import { certifyCode } from '../../src/engine/claim/certificate.ts';
import { fieldFunction, primeField } from '../../src/engine/subject/fieldSubject.ts';
import { openFiat, type FiatSource } from '../../src/frontend/fiat/read.ts';
import { withFiatSpecification } from '../../src/frontend/fiat/specification.ts';
import { checkCertificate, openCoq } from '../../src/frontend/toolchain/coq.ts';
import { openToolchain } from '../../src/frontend/toolchain/openToolchain.ts';
import type { IrFunction } from '../../src/ir/function.ts';
import { normalize } from '../../src/ir/normalize/normalize.ts';
import { championProgram, templateLibrary } from '../../src/search/tuning/codeGenerator.ts';
import { recordingIo } from '../cli/recordingIo.ts';
import { hasCoq } from './model/buildModel.ts';
import { KeptOutcomes, Tally } from './outcomes.ts';

const ROOT = join(import.meta.dirname, '../..');
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const TEMPLATES = templateLibrary(ROOT);
const LONG_MS = 60 * 60_000;
/** Of all functions of the fields and files that are asked for. */
const ENOUGH = 0.95;
const PRIMES: readonly (readonly [name: string, modulus: string])[] = [
  ['2^221 - 3', '2^221-3'],
  ['2^127 - 1', '2^127-1'],
  ['2^222 - 117', '2^222-117'],
  ['a random prime of 256 bits', '0xef235a53cebe2a05673fc61b7ce9923a0a24aa8193aeb0d41dd032d9d049084b'],
  ['BN254 p', '21888242871839275222246405745257275088696311157297823662689037894645226208583'],
  ['BN254 r', '21888242871839275222246405745257275088548364400416034343698204186575808495617'],
  ['BLS12-377 p', '0x1ae3a4617c510eac63b05c06ca1493b1a22d9f300f5138f1ef3622fba094800170b5d44300000008508c00000000001'],
  ['Pallas', '0x40000000000000000000000000000000224698fc094cf91b992d30ed00000001'],
  ['Stark', '2^251+17*2^192+1'],
  ['2^251 - 9', '2^251-9'],
  ['2^285 - 9', '2^285-9'],
  ["SM2's", '2^256-2^224-2^96+2^64-1'],
  ['brainpoolP256r1', '0xa9fb57dba1eea9bc3e660a909d838d726e3bf623d52620282013481d1f6e5377'],
  ['a random prime of 192 bits', '0x9b8d160196c52ee6c7a3fcf30825d6a57018b8dc417635ef'],
  [
    'a random prime of 384 bits',
    '0xe79d843baa219c4af66f4183b5c77275b399492e544736e9d92abca8ab0ad1f5424154bf682299fd2065820e20a3f071',
  ],
];

const FIAT = process.env['FIELDWRIGHT_FIAT_JSON'] ?? join(ROOT, '../shared/fiat-json');
const files = existsSync(FIAT) ? readdirSync(FIAT).filter((file) => file.endsWith('_64.json')) : [];
if (IS_LONG && files.length === 0) console.log(`skipped: no files of Fiat-Crypto in ${FIAT}`);

/** Null with a certificate that Coq accepts where it is asked, else what is missing. */
async function missing(fn: IrFunction): Promise<string | null> {
  const problem = buildProblem(normalize(fn));
  const code = encoded(championProgram(problem, TEMPLATES, TARGETS[0], initialCandidate(problem)));
  let text: string;
  try {
    text = await certifyCode(fn, code, ROOT, [fn.name]);
  } catch (error) {
    return `${fn.name}: ${String(error)}`;
  }
  if (!hasCoq || !/mul|square/.test(fn.name)) return null;
  expect(await checkCertificate(text, await openCoq(ROOT)), fn.name).toEqual({ accepted: true, said: '' });
  return null;
}

const kept = new KeptOutcomes(ROOT, 'breadth');
const tally = new Tally();

/** Counts them in, and says how many have one. */
async function count(kind: string, name: string, functions: readonly IrFunction[]): Promise<void> {
  let found = 0;
  for (const fn of functions) {
    const outcome = await kept.of([name, fn.name, hasCoq], async () => (await missing(fn)) ?? '');
    tally.add(kind, `${name}, ${fn.name}`, outcome === '' ? null : outcome);
    if (outcome === '') found++;
  }
  console.log(`${name}: ${found} of ${functions.length} functions have a certificate`);
  expect(functions.length).toBeGreaterThan(0);
}

/** Null where the reader refuses an operation (docs/FIAT.md says which). */
function readable(source: FiatSource): IrFunction | null {
  try {
    return withFiatSpecification(source.read());
  } catch (error) {
    if (error instanceof Failure && error.kind === 'unsupported') return null;
    throw error;
  }
}

async function functionsOf(modulus: string): Promise<IrFunction[]> {
  const toolchain = await openToolchain(ROOT);
  const field = await primeField(modulus, 'auto', recordingIo([], { root: ROOT, results: join(ROOT, 'results') }));
  const functions: IrFunction[] = [];
  for (const operation of field.operations)
    for (const form of ['strict', 'loose'] as const)
      if (operation.symbols[form] !== undefined) functions.push(await fieldFunction(toolchain, field, operation, form));
  return functions;
}

describe.skipIf(!IS_LONG)('a certificate of every operation of', () => {
  it.each(PRIMES)(
    'the field of %s',
    async (name, modulus) => count('other primes', name, await functionsOf(modulus)),
    LONG_MS,
  );

  it.skipIf(files.length === 0).each(files)(
    '%s',
    async (file) => {
      const sources = openFiat(readFileSync(join(FIAT, file), 'utf8'), file);
      const all = sources.flatMap((source) => {
        const fn = readable(source);
        return fn?.spec === undefined ? [] : [fn];
      });
      await count("Fiat-Crypto's JSON", file, all);
    },
    LONG_MS,
  );

  it('is said of nearly all', () => {
    console.log(`certificates of functions that no search has seen:\n${tally.text}`);
    expect(tally.part, tally.text).toBeGreaterThanOrEqual(ENOUGH);
  });
});
