/** What checks of a library's calls show: facts, each in a line, and the batches that they were mixed in. */
import { expect } from 'vitest';
import { remembered } from '../../src/base/remembered.ts';
import { seeded } from '../../src/base/rng.ts';
import { ed25519Facts } from '../../src/library/ed25519/ed25519Facts.ts';
import { p256Facts } from '../../src/library/p256/p256Facts.ts';
import { knownFacts } from '../../src/library/x25519/knownFacts.ts';

type Facts = readonly { readonly what: string; readonly calls: readonly unknown[] }[];

const ofP256 = remembered((seed: number): Facts => Object.values(p256Facts(seeded(seed))).flat());
const ofEd25519 = remembered((seed: number): Facts => {
  const { signed, multiples, facts } = ed25519Facts(seeded(seed));
  const of = (what: string, calls: readonly unknown[]) => ({ what, calls });
  return [
    of('RFC 8032, section 7.1, and messages around the blocks of SHA-512', signed),
    of('multiples of the base point by any scalar', multiples),
    ...facts,
  ];
});

/** That lines say of each of these facts how many calls show it, and then what `last` says. */
function expectShown(lines: readonly string[], facts: Facts, last: string): void {
  expect(Math.min(...facts.map(({ calls }) => calls.length))).toBeGreaterThan(0);
  expect(lines.map((line) => line.replace(/ \(\d+ (calls|keys|scalars)\)$/, ''))).toEqual([
    ...facts.map(({ what }) => `ok: ${what}`),
    expect.stringMatching(last),
  ]);
}

const IN_BATCHES = '^ok: the same facts in batches of 0 to \\d+ \\(\\d+ batches, \\d+ calls\\)$';

export const expectP256Shown = (lines: readonly string[]): void => expectShown(lines, ofP256(1), IN_BATCHES);
export const expectEd25519Shown = (lines: readonly string[]): void => expectShown(lines, ofEd25519(1), IN_BATCHES);
export const expectX25519Shown = (lines: readonly string[]): void =>
  expectShown(lines, knownFacts(seeded(1)), '^ok: RFC 7748, section 5.2, after 1 and 1,000 iterations$');
