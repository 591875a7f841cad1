/**
 * Faults in bytes, claims and certificates: whatever Coq still accepts must be right when it is called. Most are
 * refused; those that are not change nothing, or state something else that is true.
 */
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { seeded, type Rng } from '../../../src/base/rng.ts';
import { elementsOf, type Claim, type Element, type Parameter } from '../../../src/certificate/facts/claim.ts';
import { claimOf } from '../../../src/certificate/claimOf.ts';
import { coqText } from '../../../src/certificate/coqText.ts';
import { certifyCode } from '../../../src/engine/claim/certificate.ts';
import { openCoq } from '../../../src/frontend/toolchain/coq.ts';
import { parse } from '../../../src/ir/parse.ts';
import { storedRecord } from '../../engine/store/storedResult.ts';
import { trueTerms } from '../lanes/acceptedTerms.ts';
import { hasCoq, withCoq } from './buildModel.ts';
import { brokenClaim } from './claimHolds.ts';
import { openWorker } from '../../openWorker.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SEED = 40;
const IS_LONG = process.env['FIELDWRIGHT_LONG'] === '1';
const STORED = IS_LONG
  ? ['poly1305-mul/amd-zen5', '25519-mul/amd-zen5', 'p256-montgomery-mul/amd-zen5', '25519-sub/amd-zen4']
  : ['poly1305-mul/amd-zen5'];
const BYTE_FAULTS = IS_LONG ? 1500 : 100;
const CERTIFICATE_FAULTS = IS_LONG ? 500 : 30;

const worker = await openWorker();

describe.skipIf(!hasCoq)(withCoq('of faults Coq accepts none that matters'), () => {
  let library: string;
  beforeAll(async () => {
    ({ library } = await openCoq(ROOT));
  });

  /** Which of these terms Coq computes to be true, with the definitions of a certificate at hand. */
  const accepted = (definitions: string, terms: readonly string[]): Promise<boolean[]> =>
    trueTerms(`${definitions}\n${EDIT}`, terms, library);

  describe.each(STORED)('in %s', (path) => {
    const rng = seeded(SEED, path);
    const { ir, code } = storedRecord(path);
    const claim = claimOf(parse(ir));
    const bytes = Buffer.from(code.hex, 'hex');
    let definitions: string;
    let shown: string;
    beforeAll(async () => {
      const text = await certifyCode(parse(ir), bytes, ROOT, []);
      // The constants stand behind the code.
      const whole = `Definition whole : list Z := [${[...bytes].join('; ')}].`;
      definitions = `${text.slice(0, text.indexOf('Lemma accepted'))}\n${whole}`;
      shown = definitions.match(/:= Eval vm_compute in([^.]*)\./)?.[1] ?? '';
    });

    const expectTrue = async (found: readonly boolean[], of: (i: number) => [Uint8Array, Claim]): Promise<void> => {
      for (const [i, isAccepted] of found.entries()) {
        if (!isAccepted) continue;
        const [image, stated] = of(i);
        expect(await brokenClaim(worker, image, stated, rng), `mutant ${i}`).toBeNull();
      }
    };

    it(`${BYTE_FAULTS} in the bytes (seed ${SEED})`, async () => {
      const edits = Array.from({ length: BYTE_FAULTS }, () => byteFault(bytes, rng));
      const image = (i: number): string => `(edited whole ${edits[i].at} [${edits[i].bytes.join('; ')}])`;
      const found = await accepted(
        definitions,
        edits.map((_, i) => `certified claimed leak shown ${image(i)} []`),
      );
      expect(found.filter((yes) => yes).length).toBeLessThan(BYTE_FAULTS / 4);
      await expectTrue(found, (i) => [editedBytes(bytes, edits[i]), claim]);
    });

    it('in the claim', async () => {
      const frame = Number(definitions.match(/None\s+(?:Anyhow|Equal|Apart)\s+(\d+)/)?.[1]);
      const claims = claimFaults(claim).map((stated) => ({ stated, frame }));
      const frames = [-8, 0, 8].map((by) => ({ stated: claim, frame: frame + by }));
      const all = [...frames, ...claims];
      const leaks = ['(tl leak)', '(removelast leak)', '(rev leak)', '(leak ++ [(Stack, 0)])', '((Arg 1, 0) :: leak)'];
      const found = await accepted(definitions, [
        ...all.map((one) => `certified (${claimText(one.stated, one.frame)}) leak shown image constants`),
        ...leaks.map((leak) => `certified claimed ${leak} shown image constants`),
      ]);
      expect(found.slice(0, 3)).toEqual([false, true, true]);
      await expectTrue(found.slice(0, all.length), (i) => [bytes, all[i].stated]);
      expect(found.slice(all.length)).toEqual(leaks.map(() => false));
    });

    it(`${CERTIFICATE_FAULTS} in the certificate and in the bytes at once`, async () => {
      const edits = Array.from({ length: CERTIFICATE_FAULTS }, () => byteFault(bytes, rng));
      const terms = edits.map(
        (edit) =>
          `certified claimed leak (${numberFault(shown, rng)}) (edited whole ${edit.at} [${edit.bytes.join('; ')}]) []`,
      );
      await expectTrue(await accepted(definitions, terms), (i) => [editedBytes(bytes, edits[i]), claim]);
    });
  });
});

const EDIT = 'Definition edited (l : list Z) (n : nat) (b : list Z) := firstn n l ++ b ++ skipn (n + length b) l.';

/** The claim as a term of Coq. */
function claimText(claim: Claim, frame: number): string {
  const certificate = { steps: [], end: { kind: 'return', closings: [] } } as const;
  const text = coqText({ image: new Uint8Array(), constants: [], claim, leak: [], frame, certificate }, []);
  return text.match(/Definition claimed : claim := ([^.]*)\./)?.[1] ?? '';
}

interface Edit {
  readonly at: number;
  readonly bytes: readonly number[];
}

/** A bit, a byte, or two neighbours exchanged: what makes one instruction another, or shifts what follows. */
function byteFault(code: Uint8Array, rng: Rng): Edit {
  const at = rng.below(code.length - 1);
  switch (rng.below(4)) {
    case 0:
      return { at, bytes: [rng.below(256)] };
    case 1:
      return { at, bytes: [code[at + 1], code[at]] };
    default:
      return { at, bytes: [code[at] ^ (1 << rng.below(8))] };
  }
}

function editedBytes(code: Uint8Array, { at, bytes }: Edit): Uint8Array {
  const edited = Uint8Array.from(code);
  edited.set(bytes, at);
  return edited;
}

/** One of the numbers is another: no 0 in place of 1, which may be a positive number, so that Coq would not read it. */
function numberFault(text: string, rng: Rng): string {
  const numbers = [...text.matchAll(/\b(?:0x[0-9a-f]+|\d+)\b/g)];
  const { 0: digits, index } = numbers[rng.below(numbers.length)];
  const value = BigInt(digits);
  const other = [value + 1n, value <= 1n ? value + 2n : value - 1n, 2n * value, value / 2n + 1n][rng.below(4)];
  return `${text.slice(0, index)}${other}${text.slice(index + digits.length)}`;
}

function claimFaults(claim: Claim): Claim[] {
  const { modulus, results } = claim;
  const moduli = [modulus + 2n, modulus - 2n, 2n * modulus, modulus + 1n, 0n, 3n, modulus / 3n, 1n];
  const tops = [-1n, 1n, 1n << 40n].flatMap((by) =>
    claim.parameters.map((_, k) => withElement(claim, k, (e) => ({ ...e, top: e.top + by }))),
  );
  const limbs = [-1n, 1n].flatMap((by) =>
    claim.parameters.flatMap((_, k) => [
      withElement(claim, k, (e) => ({ ...e, most: e.most.map((m) => m + by) })),
      withElement(claim, k, (e) => ({ ...e, most: e.most.with(-1, (e.most.at(-1) ?? 0n) + by) })),
    ]),
  );
  const [{ scale, expression }] = results;
  const others: Claim['results'] = [
    { scale: scale + 1n, expression },
    { scale: -scale, expression },
    { scale, expression: { kind: 'add', left: expression, right: { kind: 'constant', value: modulus } } },
    { scale, expression: { kind: 'add', left: expression, right: { kind: 'constant', value: 1n } } },
    { scale, expression: { kind: 'mul', left: expression, right: { kind: 'number', index: 0 } } },
  ];
  return [
    ...moduli.map((m): Claim => ({ ...claim, modulus: m })),
    ...tops,
    ...limbs.filter((c) => c.parameters.every((p) => elementsOf(p).every(fitsWords))),
    ...others.map((result): Claim => ({ ...claim, results: [result] })),
  ];
}

const fitsWords = ({ most }: Element): boolean => most.every((m) => m >= 0n && m < 1n << 64n);

function withElement(claim: Claim, k: number, change: (element: Element) => Element): Claim {
  const changed = (p: Parameter): Parameter => ('elements' in p ? { ...p, elements: p.elements.map(change) } : p);
  return { ...claim, parameters: claim.parameters.map((p, i) => (i === k ? changed(p) : p)) };
}
