const LEGACY = ['ax', 'bx', 'cx', 'dx', 'si', 'di', 'bp', 'sp'];

/** The register's 64-bit name, or its vector register's number as `v3`; null if the text is no register. */
export function registerIn(text: string): string | null {
  const vector = /^[xyz]mm(\d+)$/.exec(text);
  if (vector !== null) return `v${vector[1]}`;
  const numbered = /^(r(?:8|9|1[0-5]))[dwb]?$/.exec(text);
  if (numbered !== null) return numbered[1];
  const high = /^([abcd])h$/.exec(text);
  if (high !== null) return `r${high[1]}x`;
  const name = LEGACY.find(n => text === n || text === `e${n}` || text === `r${n}` || text === `${n}l` || (n.endsWith('x') && text === `${n[0]}l`));
  return name === undefined ? null : `r${name}`;
}

/** Bits of a general register; writing 8 or 16 leaves the others. */
export const isPartial = (text: string): boolean => /^([abcd][hl]|(si|di|bp|sp)l|[abcd]x|si|di|bp|sp|r\d+[wb])$/.test(text);
