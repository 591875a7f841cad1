import { SHIPPED_COMMANDS, withCompletion } from '../src/cli/commands.ts';
import type { Command } from '../src/base/options/option.ts';

/** The commands of the laboratory: what measures, compares and draws, and may break without breaking a release. */
const LAB_COMMANDS: readonly Command[] = [
  {
    name: 'tune-all',
    summary: 'optimise all functions of all fields, with most time where the gap to the best known code is largest',
    load: async () => (await import('./tuneAll/tuneAll.ts')).tuneAllCommand,
  },
  {
    name: 'merge',
    summary: 'check, prove and race results of machines of one kind again, and keep the best',
    load: async () => (await import('./merge/merge.ts')).mergeCommand,
  },
  {
    name: 'selfcheck',
    isProgramOnly: true,
    summary: 'measure how good the measurements are',
    load: async () => (await import('./selfcheck/selfcheck.ts')).selfcheckCommand,
  },
  {
    name: 'builds',
    summary:
      'build X25519 or point formulas from plain C in every way that passes and bridge know, check them for ' +
      'results and leaks, and time them',
    load: async () => (await import('./suite/builds.ts')).buildsCommand,
  },
  {
    name: 'hosts',
    summary: 'put our arithmetic into a well-known library, run its own tests and a benchmark before and after',
    load: async () => (await import('./hosts/hosts.ts')).hostsCommand,
  },
  {
    name: 'report',
    isProgramOnly: true,
    summary:
      'print the best results and write them into README.md and docs (RESULTS.md, results.svg), or all as CSV or JSON',
    load: async () => (await import('./report/report.ts')).reportCommand,
  },
  {
    name: 'dashboard',
    isProgramOnly: true,
    summary: 'write a page of all results that opens without a network: charts, searches, schedules, proofs',
    load: async () => (await import('./dashboard/dashboard.ts')).dashboardCommand,
  },
  {
    name: 'study',
    summary: 'compare vectorised code with compilers, or steps of a call with bounds, as a table',
    load: async () => (await import('./study/study.ts')).studyCommand,
  },
  {
    name: 'census',
    summary: 'bridge every function of the pinned third-party inputs and test it against the compiled original',
    load: async () => (await import('./census/census.ts')).censusCommand,
  },
  {
    name: 'table',
    summary: 'optimise the bridged third-party implementations, time them against llc -O3 and write docs/TABLE.md',
    load: async () => (await import('./census/table.ts')).tableCommand,
  },
  {
    name: 'limbs',
    summary: 'tune fields on saturated and on unsaturated limbs, time both in one run and write docs/LIMBS.md',
    load: async () => (await import('./limbs/limbs.ts')).limbsCommand,
  },
  {
    name: 'batches',
    summary:
      'make the libraries of batches, time X25519, Ed25519 and P-256 for 1 to 64 calls at once against other ' +
      'libraries and write docs/BATCHES.md',
    load: async () => (await import('./batches/batches.ts')).batchesCommand,
  },
  {
    name: 'translate',
    isProgramOnly: true,
    summary: 'translate GNU assembler text (AT&T or Intel) to NASM',
    load: async () => (await import('./translate/translate.ts')).translateCommand,
  },
  {
    name: 'fleet',
    summary: 'work through jobs of optimize --save-job on many machines, by queues in Redis',
    load: async () => (await import('./fleet.ts')).fleetCommand,
  },
];

/** All commands of a checkout. */
export const ALL_COMMANDS: readonly Command[] = withCompletion([
  ...SHIPPED_COMMANDS,
  ...LAB_COMMANDS.map((command) => ({ ...command, isLab: true as const })),
]);
