import { expect, it } from 'vitest';
import { ChampionProver } from '../../src/tuning/championProver.ts';
import type { ProofKind } from '../../src/tuning/proofThread.ts';
import type { Solution } from '../../src/search/strategies/strategy.ts';

/** Proofs that take `millis` each, and a clock that is set by hand. */
function prover(kindOf: (code: Uint8Array) => ProofKind, millis: number) {
  const state = { asked: 0, nowMs: 0 };
  const champions = new ChampionProver(
    {
      prove: async (codes) => {
        state.asked += codes.length;
        return { kinds: codes.map(kindOf), millis };
      },
    },
    { nowMs: () => state.nowMs },
  );
  return { state, admits: (byte: number) => champions.admits(solution(byte)) };
}

const solution = (byte: number): Solution => ({
  candidate: { order: [] } as unknown as Solution['candidate'],
  code: Uint8Array.of(byte),
  hash: byte % 10,
  instructions: 1,
  bound: 1,
  asked: new Uint16Array(),
});

it('refuses what is not shown, and asks once for code that is', async () => {
  const { state, admits } = prover(([byte]) => (byte % 2 === 0 ? 'proved' : 'open'), 1);
  state.nowMs = 1000;
  expect([await admits(2), await admits(3), await admits(2), await admits(12)]).toEqual([true, false, true, true]);
  expect(state.asked, '12 has the hash of 2 and other code').toBe(3);
});

it('asks nothing and refuses where proofs have taken a quarter of the time, until they have not', async () => {
  const { state, admits } = prover(([byte]) => (byte < 5 ? 'proved' : 'open'), 300);
  state.nowMs = 1000;
  expect([await admits(6), await admits(1), await admits(2), await admits(1)]).toEqual([false, true, false, true]);
  state.nowMs = 4000;
  expect(await admits(2)).toBe(true);
  expect(state.asked).toBe(3);
});
