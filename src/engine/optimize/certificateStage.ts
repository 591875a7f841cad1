import { Failure } from '../../base/errors.ts';
import type { Io } from '../../base/io.ts';
import type { IrFunction } from '../../ir/function.ts';
import type { ResultRecord } from '../../bench/record.ts';
import { checkQuickly, findCoq } from '../../frontend/toolchain/coq.ts';
import { MAX_STEPS_BESIDE } from '../../certificate/certify.ts';
import { certifyCode } from '../claim/certificate.ts';
import type { RunSetting } from './setting.ts';
import type { OfCheck } from './shippedCode.ts';
import type { Stage } from './stages.ts';

interface Certified {
  /** What `best.v` holds; null where there is no certificate. */
  readonly text: string | null;
  readonly recorded: NonNullable<ResultRecord['certificate']>;
}

/** What the certificate adds. */
export interface OfCertificate {
  readonly certified: Certified;
}

/** A theorem for Coq about the bytes that ship. */
export const certificate: Stage<RunSetting & OfCheck, OfCertificate> = {
  name: 'certificate',
  run: async ({ shipped, io }) => ({ certified: await certifiedCode(shipped.fn, shipped.bytes, io) }),
  print: ({ certified }) => certified.text ?? '',
};

/** Set to 0, it leaves certificates unchecked by searches, as where Coq is not installed. */
const COQ = 'FIELDWRIGHT_COQ';

const LONGER = '`verify FILE --certificate` searches longer';

/**
 * A certificate of the code that ships, checked if Coq is there. That none is found says nothing against the code, and
 * neither does anything else that goes wrong here: no search may be lost by it.
 */
export async function certifiedCode(fn: IrFunction, code: Uint8Array, io: Io): Promise<Certified> {
  // Nobody expects a theorem where nothing is stated, and so none is missed.
  if (fn.spec === undefined) return { text: null, recorded: { kind: 'none', reason: 'nothing is stated' } };
  if (fn.call !== undefined) return without('the code that ships is called as its source is, which is not stated', io);
  try {
    const effort = { steps: MAX_STEPS_BESIDE, hint: LONGER };
    const [text, coq] = await Promise.all([
      certifyCode(fn, code, io.root, [`The bytes of ${fn.name}`], effort),
      io.env[COQ] === '0' ? null : findCoq(io.root),
    ]);
    if (coq === null && fn.lanes !== undefined)
      return without('of lanes only Coq says whether it accepts the code', io);
    if (coq === null) return { text, recorded: { kind: 'unchecked' } };
    const { accepted, said } = await checkQuickly(text, coq);
    if (accepted) return { text, recorded: { kind: 'accepted', coq: coq.version } };
    return without(`Coq ${coq.version} refuses it: ${said}`, io);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    const { hint } = error.detail;
    return without(hint === LONGER ? `${error.message}; ${hint}` : error.message, io);
  }
}

const MAX_REASON_LENGTH = 160;

function without(reason: string, io: Io): Certified {
  io.note(`no certificate: ${reason}`);
  return { text: null, recorded: { kind: 'none', reason: reason.slice(0, MAX_REASON_LENGTH) } };
}
