/** A decimal, 0x… or …h integer with optional sign, or null. */
export function parseNumber(text: string): bigint | null {
  const match = /^([+-]?)\s*(0x[0-9a-f]+|[0-9][0-9a-f]*h|[0-9]+)$/i.exec(text.trim());
  if (match === null) return null;
  const digits = match[2].toLowerCase();
  const value = BigInt(digits.endsWith('h') && !digits.startsWith('0x') ? `0x${digits.slice(0, -1)}` : digits);
  return match[1] === '-' ? -value : value;
}
