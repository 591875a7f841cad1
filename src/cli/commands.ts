import type { LazyCommand } from '../base/options/commandSpec.ts';

/**
 * All commands, in the order in which the help shows them; a command is loaded when it is asked for, because all
 * together take half a second.
 */
export const COMMANDS: readonly LazyCommand[] = [
  {
    name: 'optimize',
    summary: 'search for the fastest code of a function',
    load: async () => (await import('./optimize.ts')).optimizeCommand,
  },
  {
    name: 'tune-all',
    summary: 'optimise all functions of all fields, with most time where the gap to the best known code is largest',
    load: async () => (await import('../../lab/tuneAll/tuneAll.ts')).tuneAllCommand,
  },
  {
    name: 'merge',
    summary: 'check, prove and race results of machines of one kind again, and keep the best',
    load: async () => (await import('./merge.ts')).mergeCommand,
  },
  {
    name: 'list',
    isProgramOnly: true,
    summary: 'show the known fields, their operations and the stored results',
    load: async () => (await import('./list/list.ts')).listCommand,
  },
  {
    name: 'doctor',
    isProgramOnly: true,
    summary: 'check tools, processor and measuring conditions',
    load: async () => (await import('./doctor/doctor.ts')).doctorCommand,
  },
  {
    name: 'selfcheck',
    isProgramOnly: true,
    summary: 'measure how good the measurements are',
    load: async () => (await import('../../lab/selfcheck/selfcheck.ts')).selfcheckCommand,
  },
  {
    name: 'bridge',
    summary: 'print the word IR of a C file, LLVM IR, a Rust crate or Fiat-Crypto JSON',
    load: async () => (await import('./bridge/bridge.ts')).bridgeCommand,
  },
  {
    name: 'verify',
    summary: 'prove an assembly file or object',
    load: async () => (await import('./verify.ts')).verifyCommand,
  },
  {
    name: 'ct',
    summary:
      'check that no jump, address or instruction of variable time of code depends on secrets, through loops and calls',
    load: async () => (await import('./ct.ts')).ctCommand,
  },
  {
    name: 'bench',
    summary: 'compare our best code with compilers and libraries in one interleaved run',
    load: async () => (await import('./bench/bench.ts')).benchCommand,
  },
  {
    name: 'builds',
    summary:
      'build X25519 or point formulas from plain C in every way that passes and bridge know, check them for ' +
      'results and leaks, and time them',
    load: async () => (await import('../../lab/suite/builds.ts')).buildsCommand,
  },
  {
    name: 'x25519',
    summary: 'make X25519 from plain C for this processor: a static library and its header, checked and compared',
    load: async () => (await import('./x25519.ts')).x25519Command,
  },
  {
    name: 'library',
    summary: 'make a library of a whole field for this processor: header, static and shared, for pkg-config and CMake',
    load: async () => (await import('./library.ts')).libraryCommand,
  },
  {
    name: 'hosts',
    summary: 'put our arithmetic into a well-known library, run its own tests and a benchmark before and after',
    load: async () => (await import('../../lab/hosts/hosts.ts')).hostsCommand,
  },
  {
    name: 'peers',
    summary: 'fetch and build the libraries that bench compares with',
    load: async () => (await import('./peers.ts')).peersCommand,
  },
  {
    name: 'report',
    isProgramOnly: true,
    summary: 'print the best results and write them into README.md and docs/RESULTS.md, or everything as CSV or JSON',
    load: async () => (await import('../../lab/report/report.ts')).reportCommand,
  },
  {
    name: 'dashboard',
    isProgramOnly: true,
    summary: 'write a page of all results that opens without a network: charts, searches, schedules, proofs',
    load: async () => (await import('../../lab/dashboard/dashboard.ts')).dashboardCommand,
  },
  {
    name: 'export',
    summary: 'print stored code (best.json) for another assembler, platform or language',
    load: async () => (await import('./exportCode.ts')).exportCommand,
  },
  {
    name: 'replay',
    summary: 'lower a stored candidate again, compare its bytes, check and print it',
    load: async () => (await import('./replay.ts')).replayCommand,
  },
  {
    name: 'minimize',
    summary: 'reduce a wrong candidate to the choices that make it wrong',
    load: async () => (await import('./minimize.ts')).minimizeCommand,
  },
  {
    name: 'study',
    summary:
      'compare ways of searching, count the instructions of first candidates, or simulate searches that exchange ' +
      'what they find; prints a Markdown table',
    load: async () => (await import('../../lab/study/study.ts')).studyCommand,
  },
  {
    name: 'translate',
    isProgramOnly: true,
    summary: 'translate GNU assembler text (AT&T or Intel) to NASM',
    load: async () => (await import('../../lab/translate/translate.ts')).translateCommand,
  },
  {
    name: 'census',
    summary: 'bridge every function of the pinned third-party inputs and test it against the compiled original',
    load: async () => (await import('../../lab/census/census.ts')).censusCommand,
  },
  {
    name: 'table',
    summary: 'optimise the bridged third-party implementations, time them against llc -O3 and write docs/TABLE.md',
    load: async () => (await import('../../lab/census/table.ts')).tableCommand,
  },
  {
    name: 'limbs',
    summary:
      'tune fields on full words and on limbs with free bits, time both forms in one run and write docs/LIMBS.md',
    load: async () => (await import('../../lab/limbs/limbs.ts')).limbsCommand,
  },
  {
    name: 'completion',
    isProgramOnly: true,
    summary: 'print a script for bash, zsh or fish that completes commands and options',
    load: async () => (await import('./completion.ts')).completionOf(() => COMMANDS),
  },
];
