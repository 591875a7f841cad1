/** cmovcc and setcc for the sixteen conditions (SDM vol. 1, appendix B). Columns: see parseRow.ts. */

/** Condition in opcode order, the flags it tests, and its micro-operations on Golden Cove (two where CF and ZF are tested). */
const CONDITIONS: readonly (readonly [name: string, flags: string, ports: string])[] = [
  ['o', 't.....', 'p06'], ['no', 't.....', 'p06'], ['c', '.....t', 'p06'], ['nc', '.....t', 'p06'],
  ['z', '..t...', 'p06'], ['nz', '..t...', 'p06'], ['be', '..t..t', '2*p06'], ['a', '..t..t', '2*p06'],
  ['s', '.t....', 'p06'], ['ns', '.t....', 'p06'], ['p', '....t.', 'p06'], ['np', '....t.', 'p06'],
  ['l', 'tt....', 'p06'], ['ge', 'tt....', 'p06'], ['le', 'ttt...', 'p06'], ['g', 'ttt...', 'p06'],
];

const rows = CONDITIONS.map(([name, flags, ports], code) => {
  const digit = code.toString(16).toUpperCase();
  return `
cmov${name} | rw:rN rmN | | ${flags} | base | doit | ${ports} | p03 | RM | 0F 4${digit} /r
set${name}  | w:rm8     | | ${flags} | base | doit | ${ports} | p03 | M  | 0F 9${digit} /0`;
});

export const CONDITIONAL = rows.join('');

/** Other spellings of the conditions (SDM vol. 1, appendix B), to the spelling of the table. */
export const CONDITION_ALIASES: Readonly<Record<string, string>> = {
  b: 'c', nae: 'c', ae: 'nc', nb: 'nc', e: 'z', ne: 'nz', na: 'be', nbe: 'a',
  pe: 'p', po: 'np', nge: 'l', nl: 'ge', ng: 'le', nle: 'g',
};
