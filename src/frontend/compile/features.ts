/** What compilers may use, in their own words: that of our code, so that all run on the same processors. */

/** `native`, or a level of the System V ABI with `+adx` or without. */
const levelOf = (target: string): { level: string; adx: boolean } => ({
  level: target.replace('+adx', ''),
  adx: target.endsWith('+adx'),
});

/** Flags of clang and gcc. */
export function cFeatures(target = 'native'): readonly string[] {
  const { level, adx } = levelOf(target);
  return [`-march=${level}`, ...(adx ? ['-madx'] : [])];
}

/** Flags of llc. */
export function llcFeatures(target = 'native'): readonly string[] {
  const { level, adx } = levelOf(target);
  return [`-mcpu=${level}`, ...(adx ? ['-mattr=+adx'] : [])];
}

/** Flags of rustc. */
export function rustFeatures(target = 'native'): readonly string[] {
  const { level, adx } = levelOf(target);
  return [`-Ctarget-cpu=${level}`, ...(adx ? ['-Ctarget-feature=+adx'] : [])];
}
