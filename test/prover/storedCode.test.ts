import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { IrFunction } from '../../src/ir/function.ts';
import { parse } from '../../src/ir/parse.ts';
import { buildBridge } from '../../src/frontend/toolchain/buildBridge.ts';
import { readFlatCode } from '../../src/frontend/object/readFunction.ts';
import { traceCode } from '../../src/prover/instructions/traceCode.ts';
import { proveListing } from '../../src/prover/proof/equivalence.ts';
import { proveSpec } from '../../src/prover/proof/specification.ts';
import { oneIn } from '../oneIn.ts';

const FOLDER = 'results/p384-montgomery-mul';

interface Stored {
  readonly ir: string;
  readonly irSha256: string;
  readonly seed: number;
  readonly code: { readonly hex: string };
}

/** Its top word is a sum of carries and borrows, and what searches store depends on that it is 0 or 1. */
it.each(oneIn(2, ['amd-zen4', 'amd-zen5']))(
  'every product modulo P-384 that was found on %s is proved',
  async (machine) => {
    const { decoder } = await buildBridge(process.cwd());
    const lines = readFileSync(`${FOLDER}/${machine}/record.jsonl`, 'utf8').trim().split('\n');
    expect(lines.length).toBeGreaterThan(0);
    const specified = new Map<string, IrFunction>();
    for (const line of lines) {
      const { ir, irSha256, seed, code } = JSON.parse(line) as Stored;
      const fn = parse(ir);
      const listing = traceCode(await readFlatCode(fn.name, Buffer.from(code.hex, 'hex'), decoder));
      expect(proveListing(listing, fn), `seed ${seed}`).toMatchObject({ kind: 'proved' });
      specified.set(irSha256, fn);
    }
    for (const [irSha256, fn] of specified) expect(proveSpec(fn), irSha256).toMatchObject({ kind: 'proved' });
  },
);
