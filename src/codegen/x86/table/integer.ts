/** Addition, subtraction, comparison and bitwise logic. Columns: see parseRow.ts. Source: SDM vol. 2. */

/** The eight operations that share one opcode layout (SDM vol. 2D, table A-2). */
const regular = (name: string, digit: number, access: string, flags: string, ports: string): string => {
  const opcode = (low: number): string => (digit * 8 + low).toString(16).toUpperCase().padStart(2, '0');
  const facts = `| | ${flags} | base | doit | ${ports} | p0123 | p012345 |`;
  return `
${name} | ${access}:rmN rN  ${facts} MR | ${opcode(1)} /r
${name} | ${access}:rN  mN  ${facts} RM | ${opcode(3)} /r
${name} | ${access}:rmN i8  ${facts} MI | 83 /${digit} ib
${name} | ${access}:rmN i32 ${facts} MI | 81 /${digit} id (i8 83) (ax ${opcode(5)})
${name} | ${access}:rm8 r8  ${facts} MR | ${opcode(0)} /r
${name} | ${access}:r8  m8  ${facts} RM | ${opcode(2)} /r
${name} | ${access}:rm8 i8  ${facts} MI | 80 /${digit} ib (ax ${opcode(4)})`;
};

export const INTEGER = `
${regular('add', 0, 'rw', 'mmmmmm', 'p0156A')}
${regular('or', 1, 'rw', '0mm-m0', 'p0156A')}
${regular('adc', 2, 'rw', 'mmmmmx', 'p06')}
${regular('sbb', 3, 'rw', 'mmmmmx', 'p06')}
${regular('and', 4, 'rw', '0mm-m0', 'p0156A')}
${regular('sub', 5, 'rw', 'mmmmmm', 'p0156A')}
${regular('xor', 6, 'rw', '0mm-m0', 'p0156A')}
${regular('cmp', 7, 'r', 'mmmmmm', 'p0156A')}

test | rmN rN  | | 0mm-m0 | base | doit | p0156A | p0123 | p012345 | MR | 85 /r
test | rm8 r8  | | 0mm-m0 | base | doit | p0156A | p0123 | p012345 | MR | 84 /r
test | rmN i32 | | 0mm-m0 | base | doit | p0156A | p0123 | p012345 | MI | F7 /0 id (ax A9)
test | rm8 i8  | | 0mm-m0 | base | doit | p0156A | p0123 | p012345 | MI | F6 /0 ib (ax A8)

inc  | rw:rmN  | | mmmmm. | base | doit | p0156A | p0123 | p012345 | M  | FF /0
inc  | rw:rm8  | | mmmmm. | base | doit | p0156A | p0123 | p012345 | M  | FE /0
dec  | rw:rmN  | | mmmmm. | base | doit | p0156A | p0123 | p012345 | M  | FF /1
dec  | rw:rm8  | | mmmmm. | base | doit | p0156A | p0123 | p012345 | M  | FE /1
not  | rw:rmN  | | ...... | base | doit | p0156A | p0123 | p012345 | M  | F7 /2
not  | rw:rm8  | | ...... | base | doit | p0156A | p0123 | p012345 | M  | F6 /2
neg  | rw:rmN  | | mmmmmm | base | doit | p0156A | p0123 | p012345 | M  | F7 /3
neg  | rw:rm8  | | mmmmmm | base | doit | p0156A | p0123 | p012345 | M  | F6 /3

adcx | rw:rN rmN | | .....x | ADX | doit | p06 | p0123 | p012345 | RM | 66 0F38 F6 /r
adox | rw:rN rmN | | x..... | ADX | doit | p06 | p0123 | p012345 | RM | F3 0F38 F6 /r
`;
