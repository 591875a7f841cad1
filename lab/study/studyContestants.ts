import { MUTATIONS } from '../../src/search/mutations/all.ts';
import type { Mutation } from '../../src/search/mutations/mutation.ts';
import { STRATEGIES, type Strategy } from '../../src/search/strategy.ts';

/** One way of searching. */
export interface StudyContestant {
  readonly name: string;
  readonly strategy: () => Strategy;
  readonly mutations: readonly Mutation[];
}

const ORDER = ['move-event', 'move-block', 'swap-neighbours', 'move-next-to', 'cluster-factor', 'follow-carry'];

/** Names of the mutations that each takes away. */
const ABLATIONS: Readonly<Record<string, readonly string[]>> = {
  'all mutations': [],
  'order frozen': ORDER,
  'trees frozen': ['swap-subtrees'],
  'lanes and templates frozen': ['flip-choice'],
  'allocation frozen': ['change-parameter'],
  'pairing of carries frozen': ['swap-subtrees', 'flip-choice', 'follow-carry'],
};

const standard = Object.values(STRATEGIES)[0];

/** What can be compared: strategies with all mutations, or the default strategy with some of them taken away. */
export const STUDIES: Readonly<Record<string, readonly StudyContestant[]>> = {
  strategies: Object.entries(STRATEGIES).map(([name, strategy]) => ({ name, strategy, mutations: MUTATIONS })),
  ablation: Object.entries(ABLATIONS).map(([name, frozen]) => ({
    name,
    strategy: standard,
    mutations: MUTATIONS.filter((m) => !frozen.includes(m.name)),
  })),
};
