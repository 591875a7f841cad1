import { expect, it } from 'vitest';
import { ChampionProver } from '../../../src/search/tuning/searchStage.ts';
import type { Solution } from '../../../src/search/task.ts';

/** Proofs that take `millis` each, and a clock that is set by hand. */
function prover(isRight: (byte: number) => boolean, millis: number) {
  const state = { asked: 0, nowMs: 0 };
  const champions = new ChampionProver(
    {
      prove: async ([byte]) => {
        state.asked++;
        return { isShown: isRight(byte), millis };
      },
    },
    { nowMs: () => state.nowMs },
  );
  return {
    state,
    admits: (byte: number) => champions.admits(solution(byte)),
    latestShown: () => champions.latestShown?.code[0],
  };
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
  const { state, admits, latestShown } = prover((byte) => byte % 2 === 0, 1);
  state.nowMs = 1000;
  expect(latestShown()).toBeUndefined();
  expect([await admits(2), await admits(3), await admits(2), await admits(12)]).toEqual([true, false, true, true]);
  expect(state.asked, '12 has the hash of 2 and other code').toBe(3);
  expect(latestShown()).toBe(12);
});

it('asks nothing and admits all where proofs have taken a tenth of the time, until they have not', async () => {
  const { state, admits, latestShown } = prover((byte) => byte < 5, 120);
  state.nowMs = 1000;
  expect([await admits(6), await admits(1), await admits(2), await admits(7)]).toEqual([false, true, true, true]);
  expect(state.asked).toBe(2);
  expect(latestShown()).toBe(1);
  state.nowMs = 4000;
  expect([await admits(2), await admits(7)]).toEqual([true, false]);
  expect(state.asked).toBe(4);
  expect(latestShown()).toBe(2);
});
