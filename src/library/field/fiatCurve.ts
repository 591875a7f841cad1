import { join } from 'node:path';
import type { Io } from '../../base/io.ts';
import { irSubject } from '../../engine/subject/irSubject.ts';
import { ssaFunction } from '../../engine/subject/compileStage.ts';
import type { Toolchain } from '../../frontend/toolchain/openToolchain.ts';
import type { ReadFunction } from './libraryFunctions.ts';

/** Limbs of tight and loose elements are below these; Fiat-Crypto's comments say at most one less. */
const TIGHT = '0x8000000000001';
const LOOSE = '0x18000000000001';
const MODULUS = '2^255-19';

/** What is stated of a function of bridge/fields/fiat/fiat-25519.c; without a formula its source says it. */
interface Statement {
  readonly formula: string | null;
  readonly bounds: string;
}

/** In the order of the header. */
const STATEMENTS: Readonly<Record<string, Statement>> = {
  carry_mul: { formula: 'a*b', bounds: `a[]<${LOOSE}, b[]<${LOOSE}, out[]<${TIGHT}` },
  carry_square: { formula: 'a*a', bounds: `a[]<${LOOSE}, out[]<${TIGHT}` },
  carry: { formula: 'a', bounds: `a[]<${LOOSE}, out[]<${TIGHT}` },
  add: { formula: 'a+b', bounds: `a[]<${TIGHT}, b[]<${TIGHT}, out[]<${LOOSE}` },
  sub: { formula: 'a-b', bounds: `a[]<${TIGHT}, b[]<${TIGHT}, out[]<${LOOSE}` },
  opp: { formula: '-a', bounds: `a[]<${TIGHT}, out[]<${LOOSE}` },
  relax: { formula: 'a', bounds: `a[]<${TIGHT}, out[]<${LOOSE}` },
  carry_scmul_121666: { formula: '121666*a', bounds: `a[]<${LOOSE}, out[]<${TIGHT}` },
  selectznz: { formula: 'a + bit*(b - a)', bounds: 'bit<2' },
  to_bytes: { formula: null, bounds: `a[]<${TIGHT}` },
  from_bytes: { formula: null, bounds: 'a[]<2^64' },
};

/** What `optimize` is told of one of them besides its source. */
export function statedOfCurve(name: keyof typeof STATEMENTS): Readonly<Record<string, string>> {
  const { formula, bounds } = STATEMENTS[name];
  return {
    function: `fiat_25519_${name}`,
    bounds,
    ...(formula === null ? {} : { spec: `out = ${formula} mod ${MODULUS}`, limbs: '5x51' }),
  };
}

/** Their source. */
export const curveFile = (root: string): string => join(root, 'bridge', 'fields', 'fiat', 'fiat-25519.c');

/** The functions modulo 2^255 - 19 on five limbs, with Fiat-Crypto's bounds. */
export function readCurve(toolchain: Toolchain, io: Io): Promise<ReadFunction[]> {
  const file = curveFile(io.root);
  return Promise.all(
    Object.keys(STATEMENTS).map(async (name) => {
      const stated = statedOfCurve(name);
      const subject = irSubject({ form: 'auto', strict: false, set: [], source: file, ...stated }, file, io);
      const ssa = ssaFunction((await subject.compile(toolchain)).ssaJson, subject.symbol);
      return {
        name,
        key: { field: subject.field, operation: subject.operation, form: subject.form },
        search: { source: file, ...stated },
        ssa,
        read: subject.lower(ssa),
      };
    }),
  );
}
