/** LLVM releases that the bridge builds on. */
export const LLVM_MAJORS = [22, 21, 20, 19];

/**
 * The LLVM to work with. An LLVM reads its own bitcode and that of older ones, so the one that rustc is built on, or a
 * newer one, is best where there is a rustc; one that is installed is better than one that is not; the newest is better
 * than others.
 * @param {{
 *   forced: number | null, rustc: number | null, installed: readonly number[], available: readonly number[]
 * }} facts majors: what the variable FIELDWRIGHT_LLVM says, what rustc is built on, what is complete here, what can be
 *   installed
 * @returns {number | null} null if there is none
 */
export function chooseLlvm({ forced, rustc, installed, available }) {
  if (forced !== null) return forced;
  const reads = (major) => rustc === null || major >= rustc;
  return (
    newest(installed.filter(reads)) ??
    available.find((major) => major === rustc) ??
    newest(available.filter(reads)) ??
    newest(installed) ??
    newest(available)
  );
}

const newest = (majors) => (majors.length === 0 ? null : Math.max(...majors));

/**
 * The majors of which `apt-cache policy` knows a version of every package.
 * @param {string} policy its output, in English
 * @returns {number[]} newest first
 */
export function availableLlvm(policy) {
  const known = new Set(
    [...policy.matchAll(/^(\S+):\n(?: .*\n)*? {2}Candidate: (?!\(none\))/gm)].map(([, name]) => name),
  );
  return LLVM_MAJORS.filter((major) => llvmPackages(major).every((name) => known.has(name)));
}

/** Debian packages of one LLVM: compiler, headers, tools, lit and FileCheck. */
export const llvmPackages = (major) => [`clang-${major}`, `llvm-${major}-dev`, `llvm-${major}-tools`];
