/** Vectorised functions by which code for AVX-512 IFMA and AVX2 is judged. */
import { formulaText } from '../../src/library/curve/formulas.ts';
import { curveSource } from '../../src/library/curve/curveSources.ts';
import type { Core } from '../../src/x86/cores.ts';
import type { SubjectRequest } from '../../src/engine/subject/request.ts';

/** Numbers at once: 4 with AVX2. */
type Count = 4 | 8 | 16;

export interface JudgedLanes {
  readonly name: string;
  readonly lanes: Count;
  /** What of `optimize` says which function it is. */
  readonly request: Partial<SubjectRequest>;
  /** Field and operation that scalar code is stored for; null for a formula. */
  readonly scalar: { readonly field: string; readonly operation: string } | null;
  /** Cycles per 8 numbers on AIM_CORE that are the aim; null for AVX2, of which it is to be faster than scalar code. */
  readonly aim: number | null;
}

/** The core that aims are set for. */
export const AIM_CORE: Core = 'zen5';

const ofField = (field: string, operation: string, lanes: Count, aim: number | null): JudgedLanes => ({
  name: `${field} ${operation}`,
  lanes,
  request: { field, op: operation, lanes },
  scalar: { field, operation },
  aim,
});

const AVX2_PRODUCTS = [
  ['25519', 'mul'],
  ['25519', 'square'],
  ['secp256k1', 'mul'],
  ['p256-montgomery', 'mul'],
  ['p384-montgomery', 'mul'],
  ['p521', 'mul'],
  ['bls12-381-p', 'mul'],
] as const;

/** All of them; a ladder step is that of X25519 in batches (src/library/x25519/laneBuild.ts). */
export function judgedLanes(root: string): readonly JudgedLanes[] {
  const spec = formulaText('x25519.lanes', { root });
  const source = curveSource({ root }, 'x25519.step.c');
  const step = (lanes: Count, aim: number | null): JudgedLanes => ({
    name: 'ladder step',
    lanes,
    request: { source, function: 'x25519_step', spec, limbs: '4x64', bounds: 'swap<2', lanes },
    scalar: null,
    aim,
  });
  return [
    ofField('25519', 'mul', 8, 32),
    ofField('25519', 'mul', 16, 27.5),
    ofField('25519', 'square', 16, 20),
    ofField('secp256k1', 'mul', 16, 31),
    ofField('p256-montgomery', 'mul', 16, 38),
    ofField('p384-montgomery', 'mul', 8, 105),
    ofField('p521', 'mul', 8, 122),
    ofField('bls12-381-p', 'mul', 8, 132),
    ofField('bn254-p', 'mul', 16, 52),
    ofField('bls12-381-q', 'mul', 16, 52),
    step(8, 245),
    step(16, 235),
    ...AVX2_PRODUCTS.map(([field, operation]) => ofField(field, operation, 4, null)),
    step(4, null),
  ];
}
