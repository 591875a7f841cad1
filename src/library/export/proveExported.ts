import { Failure } from '../../base/errors.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { RecordedVerdict } from '../../bench/record.ts';
import { buildBridge } from '../../frontend/toolchain/buildBridge.ts';
import { readFlatCode } from '../../frontend/object/readFunction.ts';
import { tracedCode } from '../../search/tuning/tracedCode.ts';
import { CONVENTIONS, type ConventionName } from '../../prover/machine/convention.ts';
import { proveListing } from '../../prover/proof/equivalence.ts';
import { PROGRAM } from '../../base/files/installation.ts';

/**
 * Proves that bytes, as LLVM decodes them, compute the word IR in constant time and keep to a calling convention.
 * Throws `wrong` if they do not.
 */
export async function proveExported(
  fn: IrFunction,
  bytes: Uint8Array,
  name: ConventionName,
  root: string,
): Promise<RecordedVerdict[]> {
  const { decoder } = await buildBridge(root);
  const listing = tracedCode(await readFlatCode(fn.name, bytes, decoder));
  const verdict = proveListing(listing, fn, { convention: CONVENTIONS[name], asSource: true });
  const claims = [`asm = IR, called as ${name}`, 'constant time'];
  switch (verdict.kind) {
    case 'proved':
      return claims.map((claim) => ({ claim, kind: 'proved', by: verdict.by }));
    case 'undecided':
      return claims.map((claim) => ({ claim, kind: 'undecided', reason: `${verdict.where}: ${verdict.reason}` }));
    case 'refuted':
      throw new Failure('wrong', `the code of ${fn.name} is refuted as it was to be exported`, {
        where: `${name}, ${verdict.where}`,
        found: verdict.reason,
        hint: `${PROGRAM} replay shows whether the stored code is right; if it is, please report this`,
      });
  }
}
