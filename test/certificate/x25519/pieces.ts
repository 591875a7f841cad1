/** What X25519 by calls needs, each with its certificate: names are those of the modules that Instance.v asks for. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { initialCandidate } from '../../../src/codegen/candidate/initial.ts';
import { buildProblem } from '../../../src/codegen/candidate/build.ts';
import { encoded } from '../../../src/codegen/encoder/encode.ts';
import { TARGETS } from '../../../src/codegen/x86/target.ts';
import { certifyCode } from '../../../src/engine/claim/certificate.ts';
import type { IrFunction, Specification } from '../../../src/ir/function.ts';
import { parse } from '../../../src/ir/parse.ts';
import { parseStatement } from '../../../src/ir/contract/statement.ts';
import { championProgram } from '../../../src/search/tuning/championProgram.ts';
import { formulaFixture, TEMPLATES } from '../../codegen/lowering/mutants.ts';
import { storedRecord } from '../../engine/store/storedResult.ts';

const ROOT = join(import.meta.dirname, '../../..');
const WEIGHTS = [0, 64, 128, 192];

/** A function of which it is stated what it computes. */
export function stated(
  fn: IrFunction,
  statement: string,
  weights: readonly number[],
  more: Partial<Specification> = {},
): IrFunction {
  const { relation, modulus } = parseStatement(statement, null);
  return { ...fn, spec: { modulus, relation, weights, canonical: false, canonicalInputs: false, ...more } };
}

/** A step of the ladder; the bit that swaps is 0 or 1. */
export function ladderStep(): IrFunction {
  const fn = formulaFixture('x25519-step');
  const bit = { lower: 0n, upper: 1n };
  const params = fn.params.map((p) => (p.shape === 'scalar' ? { ...p, bounds: [bit] } : p));
  return stated({ ...fn, params }, readFileSync(join(ROOT, 'bridge/bench/x25519.step.formula'), 'utf8'), WEIGHTS);
}

/** The text of a certificate of the first candidate. */
export async function firstCertificate(fn: IrFunction): Promise<string> {
  const problem = buildProblem(fn);
  const code = encoded(championProgram(problem, TEMPLATES, TARGETS[0], initialCandidate(problem)));
  return certifyCode(fn, code, ROOT, [], { steps: 1_000_000 });
}

/**
 * The number below p that any four words are congruent to: bit 255 becomes 19, then p goes off if the sum with 19 has
 * bit 255. mov r8,[rsi]; mov r9,[rsi+8]; mov r10,[rsi+16]; mov r11,[rsi+24]; mov rax,r11; shr rax,63; btr r11,63;
 * imul rax,rax,19; add r8,rax; adc r9,0; adc r10,0; adc r11,0; mov rax,r8; mov rcx,r9; mov rdx,r10; mov rsi,r11;
 * add rax,19; adc rcx,0; adc rdx,0; adc rsi,0; btr rsi,63; cmovc r8,rax; cmovc r9,rcx; cmovc r10,rdx; cmovc r11,rsi;
 * mov [rdi],r8; mov [rdi+8],r9; mov [rdi+16],r10; mov [rdi+24],r11; ret
 */
const REDUCE = Buffer.from(
  '4c8b064c8b4e084c8b56104c8b5e184c89d848c1e83f490fbaf33f486bc0134901c04983d1004983d2004983d3004c89c04c89c94c89d2' +
    '4c89de4883c0134883d1004883d2004883d600480fbaf63f4c0f42c04c0f42c94c0f42d24c0f42de4c89074c894f084c8957104c895f18' +
    'c3',
  'hex',
);

const reduce = parse(`function reduce
aliasing any
param a u64[4]
result out1 u64[4]

return out1 = a[0], a[1], a[2], a[3]
`);

const STORED = {
  Mul: '25519-mul/amd-zen4',
  Square: '25519-square/amd-zen4',
  Add: '25519-add/amd-zen4',
  Sub: '25519-sub/amd-zen4',
};

/** The certificate of each as the text of a Coq file. */
export async function certifiedPieces(): Promise<Map<string, string>> {
  const texts = new Map<string, string>();
  for (const [name, path] of Object.entries(STORED)) {
    const { ir, code } = storedRecord(path);
    texts.set(name, await certifyCode(parse(ir), Buffer.from(code.hex, 'hex'), ROOT, [path]));
  }
  const whole = stated(reduce, 'out1 = a mod 2^255-19', WEIGHTS, { canonical: true });
  texts.set('Reduce', await certifyCode(whole, REDUCE, ROOT, []));
  return texts.set('Step', await firstCertificate(ladderStep()));
}
