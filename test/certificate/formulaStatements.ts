/** What the point formulas of the suite compute (bridge/bench/formulas), by field and name; their certificates. */
import { join } from 'node:path';
import { MAX_STEPS_OF_FORMULA } from '../../src/certificate/certify.ts';
import { buildProblem } from '../../src/codegen/candidate/build.ts';
import { initialCandidate } from '../../src/codegen/candidate/initial.ts';
import { encoded } from '../../src/codegen/encoder/encode.ts';
import { TARGETS } from '../../src/codegen/x86/target.ts';
import { certifyCode } from '../../src/engine/claim/certificate.ts';
import type { IrFunction, Specification } from '../../src/ir/function.ts';
import { parseStatement } from '../../src/ir/contract/statement.ts';
import { championProgram } from '../../src/search/tuning/codeGenerator.ts';
import { TEMPLATES } from '../codegen/lowering/mutants.ts';

const ROOT = join(import.meta.dirname, '../..');

const ladder = (a24: number, inputs = 'x1, x2, z2, x3, z3 = arg1'): string =>
  `${inputs}; a = x2+z2; b = x2-z2; aa = a^2; bb = b^2; e = aa-bb; da = (x3-z3)*a; cb = (x3+z3)*b
  out1 = aa*bb, e*(aa+${a24}*e), (da+cb)^2, x1*(da-cb)^2`;

const EDWARDS_ADD = `a = (y1-x1)*(y2-x2); b = (y1+x1)*(y2+x2)
  c = t1*0x2406d9dc56dffce7198e80f2eef3d13000e0149a8283b156ebd69b9426b2f159*t2; d = 2*z1*z2
  e = b-a; f = d-c; g = d+c; h = b+a; out1 = e*f, g*h, f*g, e*h`;
const EDWARDS_DOUBLE = `x1, y1, z1 = arg1; a = x1^2; b = y1^2; c = 2*z1^2; e = (x1+y1)^2-a-b; g = b-a; f = g-c
  h = 0-(a+b); out1 = e*f, g*h, f*g`;
const JACOBIAN_ADD = `x1, y1, z1, x2, y2, z2 = arg1; zz = z1^2; ww = z2^2; u1 = x1*ww; u2 = x2*zz; s1 = y1*z2*ww
  s2 = y2*z1*zz; h = u2-u1; i = 4*h^2; j = h*i; r = 2*(s2-s1); v = u1*i; x3 = r^2-j-2*v
  out1 = x3, r*(v-x3)-2*s1*j, ((z1+z2)^2-zz-ww)*h`;
const JACOBIAN_MIXED = `x1, y1, z1, x2, y2 = arg1; zz = z1^2; u2 = x2*zz; s2 = y2*z1*zz; h = u2-x1; hh = h^2; i = 4*hh
  j = h*i; r = 2*(s2-y1); v = x1*i; x3 = r^2-j-2*v; out1 = x3, r*(v-x3)-2*y1*j, (z1+h)^2-zz-hh`;
/** The end of the complete addition on y^2 = x^3 + 7. */
const COMPLETE = 'f = 3*xx; g = 21*zz; h = yy+g; i = yy-g; j = 21*xz; out1 = xy*i-yz*j, j*f+i*h, h*yz+f*xy';

/** On operands that are arrays of their own. */
const CHAINED: Readonly<Record<string, string>> = {
  ladder: ladder(121665, 'x2, z2, x3, z3 = arg1; x1 = arg2'),
  edwards_add: `x1, y1, z1, t1 = arg1; x2, y2, z2, t2 = arg2; ${EDWARDS_ADD}`,
  edwards_double: EDWARDS_DOUBLE,
};
const chained = (field: string): Record<string, string> =>
  Object.fromEntries(Object.entries(CHAINED).map(([name, statement]) => [`${field} ${name}`, statement]));

/** Statements without their modulus. */
export const STATEMENTS: Readonly<Record<string, string>> = {
  '25519 ladder': ladder(121665),
  '25519 edwards_add': `x1, y1, z1, t1, x2, y2, z2, t2 = arg1; ${EDWARDS_ADD}`,
  '25519 edwards_double': `${EDWARDS_DOUBLE}, e*h`,
  ...chained('25519-chained'),
  ...chained('25519-5x51-chained'),
  '25519-extended edwards_add': `x1, y1, z1, t1 = arg1; x2, y2, z2, t2 = arg2; ${EDWARDS_ADD}`,
  '25519-extended edwards_mixed': `x1, y1, z1, t1 = arg1; p2, m2, t2 = arg2; a = (y1-x1)*m2; b = (y1+x1)*p2; c = t1*t2
    d = 2*z1; e = b-a; f = d-c; g = d+c; h = b+a; out1 = e*f, g*h, f*g, e*h`,
  '25519-extended edwards_double': `${EDWARDS_DOUBLE}, e*h`,
  '25519-extended edwards_double_projective': EDWARDS_DOUBLE,
  '448 ladder': ladder(39081),
  '448 edwards_add': `x1, y1, z1, x2, y2, z2 = arg1; a = z1*z2; b = a^2; c = x1*x2; d = y1*y2; e = 39081*c*d; f = b+e
    g = b-e; h = (x1+y1)*(x2+y2); out1 = a*f*(h-c-d), a*g*(d-c), f*g`,
  '448 edwards_double': `x1, y1, z1 = arg1; b = (x1+y1)^2; c = x1^2; d = y1^2; e = c+d; h = z1^2; j = e-2*h
    out1 = (b-e)*j, e*(c-d), e*j`,
  'secp256k1 jacobian_add': JACOBIAN_ADD,
  'secp256k1 jacobian_mixed': JACOBIAN_MIXED,
  'secp256k1 jacobian_double': `x1, y1, z1 = arg1; a = x1^2; b = y1^2; c = b^2; d = 2*((x1+b)^2-a-c); e = 3*a
    x3 = e^2-2*d; out1 = x3, e*(d-x3)-8*c, 2*y1*z1`,
  'p256 jacobian_add': JACOBIAN_ADD,
  'p256 jacobian_mixed': JACOBIAN_MIXED,
  'p256 jacobian_double': `x1, y1, z1 = arg1; delta = z1^2; gamma = y1^2; beta = x1*gamma
    alpha = 3*(x1-delta)*(x1+delta); x3 = alpha^2-8*beta
    out1 = x3, alpha*(4*beta-x3)-8*gamma^2, (y1+z1)^2-gamma-delta`,
  'secp256k1-projective projective_add': `x1, y1, z1 = arg1; x2, y2, z2 = arg2; xx = x1*x2; yy = y1*y2; zz = z1*z2
    xy = x1*y2+x2*y1; yz = y1*z2+y2*z1; xz = x1*z2+x2*z1; ${COMPLETE}`,
  'secp256k1-projective projective_mixed': `x1, y1, z1 = arg1; x2, y2 = arg2; xx = x1*x2; yy = y1*y2; zz = z1
    xy = x1*y2+x2*y1; yz = y1+y2*z1; xz = x1+x2*z1; ${COMPLETE}`,
  'secp256k1-projective projective_double': `x1, y1, z1 = arg1; yy = y1^2; c = 21*z1^2; d = yy-3*c
    out1 = 2*d*x1*y1, d*(yy+c)+8*c*yy, 8*y1*z1*yy`,
};

/** The text of a certificate of the first candidate. */
export async function firstCertificate(fn: IrFunction): Promise<string> {
  const problem = buildProblem(fn);
  const code = encoded(championProgram(problem, TEMPLATES, TARGETS[0], initialCandidate(problem)));
  return certifyCode(fn, code, ROOT, [], { steps: MAX_STEPS_OF_FORMULA });
}

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
