import { describe, expect, it, test } from 'vitest';
import { seeded } from '../../../src/base/rng.ts';
import { compile, evaluate } from '../../../src/ir/evaluate.ts';
import type { IrFunction } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { verify } from '../../../src/ir/verify.ts';
import { lift } from '../../../src/search/lift/lift.ts';
import { checkLowering } from '../../../src/codegen/lowering/explain/checkLowering.ts';
import { Lowerer } from '../../../src/codegen/lowering/lower.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { writtenCandidate } from '../../../src/codegen/candidate/writtenOrder.ts';
import { parseListing } from '../../prover/listing/parseListing.ts';
import { proveListing } from '../../../src/prover/proof/equivalence.ts';
import { buildVectors } from '../../../src/prover/inputs/vectors.ts';
import { workerSignature, workerVectors } from '../../../src/bench/testing/workerVectors.ts';
import { Program } from '../../../src/codegen/x86/program.ts';
import { TEMPLATES } from '../../codegen/lowering/mutants.ts';
import { storedFiles, storedRecord, storedResults } from '../../engine/store/storedResult.ts';
import { oneIn } from '../../oneIn.ts';
import { assembleNasm } from '../../prover/nativeCode.ts';
import { randomCode, SIGNATURE } from './randomCode.ts';
import { openWorker } from '../../openWorker.ts';

const SEED = Number(process.env['SEED'] ?? 1);

/** Stored champions: their code and the word IR that it computes. */
const stored = oneIn(
  6,
  storedResults().filter((name) => /^(25519|p256|p521|poly1305|secp256k1|bls12-381-q)-.*(mul|square)\//.test(name)),
);

const championOf = (result: string): { readonly text: string; readonly fn: IrFunction } => ({
  text: storedFiles(result)['best.asm'],
  fn: parse(storedRecord(result).ir, result),
});

/** Inputs on which both functions are compared. */
const inputsOf = (fn: IrFunction): bigint[][][] => {
  const rng = seeded(SEED, 'inputs of lifted code');
  const inputs: bigint[][][] = [];
  const remember = (limbs: bigint[][]): bigint[][] => {
    inputs.push(limbs);
    return compile(fn)(limbs);
  };
  buildVectors(fn, remember, { perMode: 20, rng });
  return inputs;
};

describe('stored champions', () => {
  it('there are some', () => expect(stored.length).toBeGreaterThan(10));

  it.each(stored)('%s is read as word IR that computes the same, in as many products', (folder) => {
    const { text, fn } = championOf(folder);
    const { fn: read } = lift(parseListing(text), fn);
    verify(read);
    for (const limbs of inputsOf(fn)) expect(evaluate(read, limbs)).toEqual(evaluate(fn, limbs));
    const instructions = parseListing(text).instructions.filter(({ mnemonic }) => /^(mulx|mul)$/.test(mnemonic)).length;
    const products = read.body.filter((op) => op.kind === 'mulx').length;
    expect(products).toBeLessThanOrEqual(instructions);
    expect(products).toBeGreaterThan(instructions - 8);
  });

  it.each(oneIn(3, stored))('%s: the code is proved to compute what was read', (folder) => {
    const { text, fn } = championOf(folder);
    const listing = parseListing(text);
    expect(proveListing(listing, lift(listing, fn).fn)).toMatchObject({ kind: 'proved' });
  });

  it.each(stored)('%s begins as it was written: about as many instructions, checked', (folder) => {
    const { text, fn } = championOf(folder);
    const listing = parseListing(text);
    const { fn: read, written } = lift(listing, fn);
    const problem = buildProblem(read);
    const candidate = writtenCandidate(problem, written);
    const lowerer = new Lowerer(problem, TEMPLATES);
    const program = new Program();
    expect(lowerer.lower(candidate, program)).toBe(true);
    const { code, constants } = lowerer.selection;
    const count = fn.params.length + fn.results.length;
    expect(() => checkLowering(problem, TEMPLATES, code, constants, count, program)).not.toThrow();
    expect(program.count).toBeLessThan(1.25 * listing.instructions.length);
  });
});

const worker = await openWorker();

describe('random code', () => {
  it.each(
    oneIn(
      6,
      Array.from({ length: 60 }, (_, k) => SEED + k),
    ),
  )('seed %d: the processor computes what was read', async (seed) => {
    const text = randomCode(seeded(seed, 'random code'), 40);
    const bytes = assembleNasm(text);
    if (bytes === null || worker === null || !worker.hello.bmi2 || !worker.hello.adx) return;
    const { fn } = lift(parseListing(text), SIGNATURE);
    const batches = buildVectors(SIGNATURE, compile(fn), { perMode: 50, rng: seeded(seed, 'vectors') });
    await worker.setFunction(workerSignature(SIGNATURE), workerVectors(SIGNATURE, batches));
    expect(await worker.test(bytes), text).toMatchObject({ verdict: 'ok' });
  });

  it('an instruction that is changed is noticed', async () => {
    const { text, fn } = championOf(stored[0]);
    const changed = text.replace(/\badcx?\b(?= r)/, 'adox');
    expect(changed).not.toBe(text);
    const differs = (): boolean => {
      const { fn: read } = lift(parseListing(changed), fn);
      return inputsOf(fn).some((limbs) => String(compile(read)(limbs)) !== String(compile(fn)(limbs)));
    };
    expect(refusedOr(differs)).toBe(true);
  });
});

const refusedOr = (differs: () => boolean): boolean => {
  try {
    return differs();
  } catch {
    return true;
  }
};

it('a scalar of 32 bits is read where its upper bits are cleared first, and stored with constants as it came', () => {
  const fn = parse(
    `
function times
aliasing equal
param a u64[1]
param b u32
result out u64[3]

lo, hi = mulx a[0], b
return out = lo, hi, 0x0
`,
    'times',
  );
  const code = 'mov edx, edx; mulx rax, rcx, [rsi]; mov [rdi], rcx; mov [rdi+8], rax; mov qword [rdi+16], 0; ret';
  const listing = parseListing(`times:\n${code.replaceAll('; ', '\n')}\n`);
  const { fn: read } = lift(listing, fn);
  for (const limbs of inputsOf(fn)) expect(evaluate(read, limbs)).toEqual(evaluate(fn, limbs));
  expect(proveListing(listing, fn)).toMatchObject({ kind: 'proved' });
});

test('conditions of two flags, signs that are extended, pointers that are moved', () => {
  const fn = parse('function f\naliasing none\nparam a u64[2]\nresult out u64[3]\n\nreturn out = 0x0, 0x0, 0x0\n', 'f');
  const lines = [
    'mov rax, [rsi]\nadd rsi, 8\nmov rcx, [rsi]',
    'mov rdx, rax\ncmp rax, rcx\ncmova rdx, rcx\nmov r8d, 0\nsetbe r8b',
    'movsxd rcx, ecx\nmov [rdi], rdx\nadd rdi, 8\nmov [rdi], r8\nmov [rdi+8], rcx\nret',
  ];
  const { fn: read } = lift(parseListing(`f:\n${lines.join('\n')}\n`), fn);
  verify(read);
  const extended = (x: bigint): bigint => BigInt.asUintN(64, BigInt.asIntN(32, x));
  for (const [[a, b]] of inputsOf(fn))
    expect(evaluate(read, [[a, b]])).toEqual([[a > b ? b : a, a <= b ? 1n : 0n, extended(b)]]);
});

describe('what word IR does not say is refused, with its place', () => {
  it.each([
    ['mov rax, [rsi]\n add rax, rax\n adox rax, rax', /overflow flag/],
    ['imul rdx', /signed product/],
    ['mov rax, [rsp - 8]', /stack/],
    ['mov rax, [rdi]', /before it is stored/],
    ['mov [rsi], rsi', /store to arg1/],
    ['add rbx, 1', /on entry/],
    ['mov rax, [rsi + 48]', /arg1 at byte 48/],
    ['mov rax, [rsi]\n shl rax, cl', /no constant|on entry/],
    ['mov rax, [rsi]\n mov rax, [rax]', /address/],
    ['vpaddq xmm0, xmm0, xmm0', /vpaddq/],
    ['mov rax, [rsi]', /out1\[0\] is never stored/],
  ])('%s', (body, message) => {
    expect(() => lift(parseListing(`f:\n ${body}\n ret\n`), SIGNATURE)).toThrow(message);
  });
});
