/**
 * Functions of lanes: their bytes, the claim, and what they access. Coq follows one lane by itself, so that nothing
 * else has to be found; whether it accepts the code is not known before.
 */
import { Failure } from '../base/errors.ts';
import type { IrFunction } from '../ir/function.ts';
import type { TracedCode } from '../prover/instructions/traceCode.ts';
import type { AsmInstruction, AsmMemory } from '../prover/listing/listing.ts';
import { ARGUMENT_ORDER, RSP } from '../prover/listing/registers.ts';
import { segmentsOf } from './certify.ts';
import { claimOf } from './claimOf.ts';
import { claimLines, coqFile, type CertifiedCode } from './coqText.ts';
import type { Place } from './machine/contents.ts';

/** The file of the library that these certificates need. */
const LANES_LIBRARY = 'Lanes';

/**
 * A file for Coq about code of lanes, which begins with lines for a reader. `bytesAt` knows the bytes of the linked
 * code. Throws `unsupported` for what the statement has no words for.
 */
export function lanesText(
  listing: TracedCode,
  fn: IrFunction,
  bytesAt: (address: number, length: number) => Uint8Array,
  header: readonly string[],
): string {
  const segments = segmentsOf(listing, bytesAt);
  return coqFile(LANES_LIBRARY, segments, theoremLines({ claim: claimOf(fn), ...placesOf(listing) }, fn), header);
}

const theoremLines = (
  code: Pick<CertifiedCode, 'claim' | 'leak' | 'frame'>,
  { lanes }: Pick<IrFunction, 'lanes'>,
): string[] => [
  ...claimLines(code),
  `#[local] Instance registers : width := ${lanes === 4 ? 'AVX2' : 'AVX512'}.`,
  '',
  'Lemma accepted : certified_lanes claimed leak image constants = true.',
  'Proof. vm_cast_no_check (eq_refl true). Qed.',
  'Theorem correct : forall B s, lane_precondition claimed (segments image constants) B s ->',
  "  exists ra s', run_lane_image claimed image constants B s = Some (ra, s') /\\",
  "    lane_postcondition claimed leak B s ra s'.",
  'Proof. exact (certified_lanes_sound claimed leak image constants accepted). Qed.',
];

/** What the code accesses, rows by their first byte, and how many bytes below rsp it may write. */
function placesOf(listing: TracedCode): Pick<CertifiedCode, 'leak' | 'frame'> {
  const leak: Place[] = [];
  let rsp = 0;
  let frame = 0;
  for (const instruction of listing.instructions) {
    rsp += stackStep(instruction);
    const [memory] = instruction.operands.filter((operand) => operand.kind === 'memory');
    if (memory !== undefined) leak.push(placeOf(memory, rsp, listing));
    frame = Math.max(frame, -rsp, ...leak.slice(-1).map(({ region, offset }) => (region === 'stack' ? -offset : 0)));
  }
  return { leak: [...leak, { region: 'stack', offset: rsp }], frame };
}

/** What an instruction adds to rsp, by a constant. */
function stackStep({ mnemonic, operands: [to, by] }: AsmInstruction): number {
  if (to?.kind !== 'register' || to.file !== 'general' || to.index !== RSP || by?.kind !== 'immediate') return 0;
  return mnemonic === 'add' ? Number(by.value) : mnemonic === 'sub' ? -Number(by.value) : 0;
}

function placeOf({ base, index, displacement, symbol }: AsmMemory, rsp: number, listing: TracedCode): Place {
  const offset = Number(displacement);
  if (symbol !== null)
    return { region: 'image', offset: (listing.constantsBy.get(symbol) ?? 0) - listing.entry + offset };
  if (base === RSP && index === null) return { region: 'stack', offset: rsp + offset };
  const region = base === null ? -1 : ARGUMENT_ORDER.indexOf(base);
  if (region < 0 || index !== null)
    throw new Failure('unsupported', 'an address that is no argument with a distance', { where: listing.name });
  return { region, offset };
}
