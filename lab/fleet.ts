import { Failure } from '../src/base/errors.ts';
import { PROGRAM } from '../src/base/files/installation.ts';
import type { CommandSpec } from '../src/base/options/option.ts';

/** What other commands need to know of the fleet, a program with packages of its own, which scripts/run.mjs starts. */
export const fleetCommand: CommandSpec = {
  operands: [{ name: '<command>', description: `submit, worker, status or collect; ${PROGRAM} fleet says more` }],
  options: [],
  run: async () => {
    throw new Failure('input', 'the fleet is a program of its own', { hint: `${PROGRAM} fleet` });
  },
};
