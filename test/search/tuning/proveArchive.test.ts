import { describe, expect, it } from 'vitest';
import type { Solution } from '../../../src/search/strategies/strategy.ts';
import { proveArchive } from '../../../src/search/tuning/proveArchive.ts';
import type { Verdict } from '../../../src/prover/proof/verdict.ts';

type Kind = Verdict['kind'];

const champions = (kinds: readonly Kind[]): Solution[] => kinds.map((_, hash) => ({ hash }) as unknown as Solution);

function archiveOf(...kinds: Kind[]): ReturnType<typeof proveArchive> {
  return proveArchive(champions(kinds), ({ hash }) => ({ kind: kinds[hash], millis: 250 }));
}

describe('proofs of the champions of a search', () => {
  it('ships the fastest if it is proved', () => {
    const { shipped, proofs } = archiveOf('proved', 'undecided', 'proved');
    expect(shipped.hash).toBe(0);
    expect(proofs).toEqual({ champions: 3, proved: 2, undecided: 1, refuted: 0, seconds: 0.75 });
  });

  it('passes over what is not decided, and says how many won', () => {
    const { shipped, proofs } = archiveOf('undecided', 'undecided', 'proved', 'proved');
    expect(shipped.hash).toBe(2);
    expect(proofs).toMatchObject({ proved: 2, undecided: 2, passedOver: 2 });
  });

  it('ships the fastest if none is decided', () => {
    const { shipped, proofs } = archiveOf('undecided', 'undecided');
    expect(shipped.hash).toBe(0);
    expect(proofs).not.toHaveProperty('passedOver');
  });

  it('leaves slower ones alone when proofs take long and there is something to ship', () => {
    const kinds: Kind[] = ['undecided', 'undecided', 'proved', 'refuted', 'proved'];
    const slow = proveArchive(champions(kinds), ({ hash }) => ({ kind: kinds[hash], millis: 6000 }));
    expect(slow.shipped.hash).toBe(2);
    expect(slow.proofs).toMatchObject({ champions: 5, proved: 1, undecided: 2, refuted: 0, untried: 2, seconds: 18 });
    expect(slow.wrong).toEqual([]);
  });

  it('gives up in the end where nothing is decided', () => {
    const kinds = Array.from({ length: 12 }, (): Kind => 'undecided');
    const hopeless = proveArchive(champions(kinds), () => ({ kind: 'undecided', millis: 25_000 }));
    expect(hopeless.shipped.hash).toBe(0);
    expect(hopeless.proofs).toMatchObject({ champions: 12, undecided: 3, untried: 9, seconds: 75 });
  });

  it('does not step over code that is refuted, which the check that follows refuses', () => {
    const { shipped, wrong } = archiveOf('undecided', 'refuted', 'proved');
    expect(shipped.hash).toBe(1);
    expect(wrong.map(({ hash }) => hash)).toEqual([1]);
  });
});
