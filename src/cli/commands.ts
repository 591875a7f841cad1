/** The list of all commands of the package. */
import type { Command } from '../base/options/option.ts';

/**
 * What the package does, in the order in which the help shows it; a command is loaded when it is asked for, because
 * all together take half a second.
 */
export const SHIPPED_COMMANDS: readonly Command[] = [
  {
    name: 'optimize',
    summary: 'search for the fastest code of a function',
    load: async () => (await import('./optimize.ts')).optimizeCommand,
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
    name: 'bridge',
    summary: 'print the word IR of a C file, LLVM IR, a Rust crate or Fiat-Crypto JSON',
    load: async () => (await import('./bridge/bridge.ts')).bridgeCommand,
  },
  {
    name: 'verify',
    summary: 'prove an assembly file or object, or refute it by running its code',
    load: async () => (await import('./verify.ts')).verifyCommand,
  },
  {
    name: 'audit',
    isProgramOnly: true,
    summary: "have Coq check anyone's certificate (best.v) against the bytes of a file",
    load: async () => (await import('./audit.ts')).auditCommand,
  },
  {
    name: 'ct',
    summary:
      'check that no jump, address or variable-time instruction depends on secrets, through loops and calls; to show ' +
      'a leak it runs the code in isolation',
    load: async () => (await import('./ct.ts')).ctCommand,
  },
  {
    name: 'check',
    summary: 'verify and ct over all functions that a manifest names (fieldwright.toml): a table, SARIF or JUnit',
    load: async () => (await import('./check/check.ts')).checkCommand,
  },
  {
    name: 'bench',
    summary: 'compare our best code with compilers and libraries in one interleaved run',
    load: async () => (await import('./bench/bench.ts')).benchCommand,
  },
  {
    name: 'library',
    summary:
      'make a library of a whole field, or of X25519, for this processor: header, static and shared, for pkg-config ' +
      'and CMake',
    load: async () => (await import('./library.ts')).libraryCommand,
  },
  {
    name: 'package',
    summary:
      'make packages of what is stored: X25519, Ed25519, P-256 and arithmetic of fields, for Rust, Go, Python and C',
    load: async () => (await import('./package.ts')).packageCommand,
  },
  {
    name: 'peers',
    summary: 'fetch and build the libraries that bench compares with',
    load: async () => (await import('./peers.ts')).peersCommand,
  },
  {
    name: 'export',
    summary: 'print stored code (record.jsonl, best.json) for another assembler, platform or language',
    load: async () => (await import('./exportCode.ts')).exportCommand,
  },
  {
    name: 'replay',
    summary: 'lower a stored candidate again, compare its bytes, check and print it',
    load: async () => (await import('./replay.ts')).replayCommand,
  },
];

/** These commands, and one that completes all of them in a shell. */
export function withCompletion(commands: readonly Command[]): readonly Command[] {
  const all: readonly Command[] = [
    ...commands,
    {
      name: 'completion',
      isProgramOnly: true,
      summary: 'print a script for bash, zsh or fish that completes commands and options',
      load: async () => (await import('./completionScripts.ts')).completionOf(() => all),
    },
  ];
  return all;
}
