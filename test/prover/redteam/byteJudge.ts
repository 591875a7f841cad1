import { ADDRESS, type Mutant, standingAlone } from './byteMutants.ts';
import type { DecoderProcess } from './decoderProcess.ts';
import type { ByteLine } from './list.ts';
import type { Oracle, Truth } from './oracle.ts';
import { failed, proof, type Judgement, type Reading } from './reading.ts';

interface ByteMeans {
  readonly oracle: Oracle;
  readonly decoder: DecoderProcess;
  readonly reading: Reading;
}

/** Shares of what was proved that is stepped through, too. */
const STEPPED_EVERY = 16;

/** What the decoder, the table, the trace and the proof say of code, and what it does. */
export async function judgeMutant(
  mutant: Mutant,
  { oracle, decoder, reading }: ByteMeans,
): Promise<ByteLine & { readonly code: readonly string[] }> {
  const { index, subject, edits, bytes } = mutant;
  const { verdict, exit, why, code, refuted } = await judgedCode(mutant, decoder, reading);
  const called = await calledHere(mutant, { oracle, decoder }, refuted);
  const isStepped = called.kind === 'right' && verdict === 'proved' && index % STEPPED_EVERY === 0;
  const truth = isStepped ? await oracle.ofSteppedCode(subject, bytes) : called;
  return {
    kind: 'bytes',
    index,
    subject: subject.name,
    edits,
    verdict,
    exit,
    why,
    truth: truth.kind,
    whyTruth: truth.why,
    code,
  };
}

const AVX512 = /\b(?:k[0-7]|zmm\d+|[xy]mm(?:1[6-9]|2\d|3[01]))\b/;

/** A processor without AVX-512 stops at its instructions, which are right on others: nothing is shown then. */
async function calledHere(
  { subject, bytes }: Mutant,
  { oracle, decoder }: Pick<ByteMeans, 'oracle' | 'decoder'>,
  refuted: Judgement['refuted'],
): Promise<Truth> {
  const truth = await oracle.ofCode(subject, bytes, refuted);
  if (!/signal 4\b/.test(truth.why)) return truth;
  const code = await decoder.decode(bytes, ADDRESS);
  const isLacking = [...code.values()].some((instruction) => AVX512.test(instruction?.text ?? ''));
  return isLacking ? { kind: 'none', why: 'this processor lacks AVX-512' } : truth;
}

async function judgedCode({ subject, bytes }: Mutant, decoder: DecoderProcess, reading: Reading): Promise<Judgement> {
  try {
    const code = await decoder.decode(bytes, ADDRESS);
    const listing = reading.traced(standingAlone(bytes, code));
    return proof(reading, listing, subject.fn, (at) => code.get(at)?.bytes);
  } catch (error) {
    return failed(error);
  }
}
