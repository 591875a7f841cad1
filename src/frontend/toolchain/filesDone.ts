/** How far a build is by what Ninja has printed last, such as `[3/8] Building …`; null if it does not say. */
export function filesDone(output: string): string | null {
  const last = [...output.matchAll(/^\[(\d+)\/(\d+)\]/gm)].at(-1);
  return last === undefined ? null : `${last[1]} of ${last[2]} files`;
}
