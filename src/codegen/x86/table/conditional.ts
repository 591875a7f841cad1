/** cmovcc and setcc for the sixteen conditions (SDM vol. 1, appendix B). Columns: see parseRow.ts. */

/** Conditions in opcode order with the flags they test. */
const CONDITIONS: readonly (readonly [name: string, flags: string])[] = [
  ['o', 't.....'],
  ['no', 't.....'],
  ['c', '.....t'],
  ['nc', '.....t'],
  ['z', '..t...'],
  ['nz', '..t...'],
  ['be', '..t..t'],
  ['a', '..t..t'],
  ['s', '.t....'],
  ['ns', '.t....'],
  ['p', '....t.'],
  ['np', '....t.'],
  ['l', 'tt....'],
  ['ge', 'tt....'],
  ['le', 'ttt...'],
  ['g', 'ttt...'],
];

const rows = CONDITIONS.map(([name, flags], code) => {
  const digit = code.toString(16).toUpperCase();
  const zen5 = flags.replaceAll('.', '').length > 1 ? '2*p012345' : 'p012345';
  return `
cmov${name} | rw:rN rmN | | ${flags} | base | doit | p06 | p03 | ${zen5} | RM | 0F 4${digit} /r
set${name}  | w:rm8     | | ${flags} | base | doit | p06 | p03 | p012345 | M  | 0F 9${digit} /0`;
});

export const CONDITIONAL = rows.join('');
