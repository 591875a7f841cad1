/** Whether version `a`, such as `1.2.3`, came after `b`. */
export function isNewer(a: string, b: string): boolean {
  const [left, right] = [a, b].map((text) => text.split('.').map(Number));
  const at = left.findIndex((part, i) => part !== right[i]);
  return at >= 0 && left[at] > right[at];
}
