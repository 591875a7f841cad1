/** Shifts, rotations and bit fields. Columns: see parseRow.ts. Source: SDM vol. 2. */

/** Shift or rotation in place, by an immediate and by one (SDM vol. 2D, table A-6, group 2). */
const inPlace = (
  name: string,
  digit: number,
  byCount: string,
  byOne: string,
  glc: readonly [count: string, one: string],
  zen4: readonly [count: string, one: string],
  zen5: readonly [count: string, one: string],
  timing: string,
): string => {
  const facts = `| base | ${timing} | ${glc[0]} | ${zen4[0]} | ${zen5[0]} |`;
  const one = `| base | ${timing} | ${glc[1]} | ${zen4[1]} | ${zen5[1]} |`;
  return `
${name} | rw:rmN count | | ${byCount} ${facts} MI | C1 /${digit} ib (1 D1)
${name} | rw:rm8 count | | ${byCount} ${facts} MI | C0 /${digit} ib (1 D0)
${name} | rw:rmN 1     | | ${byOne} ${one} M | D1 /${digit}
${name} | rw:rm8 1     | | ${byOne} ${one} M | D0 /${digit}`;
};

/** Rotations through the carry take a micro-operation for each bit. */
const THROUGH_CF = ['8*p345', 'p345'] as const;

export const SHIFT = `
${inPlace('rol', 0, '-....m', 'm....m', ['p06', '2*p06'], ['p12', 'p12'], ['p345', 'p345'], 'disputed')}
${inPlace('ror', 1, '-....m', 'm....m', ['p06', '2*p06'], ['p12', 'p12'], ['p345', 'p345'], 'disputed')}
${inPlace('rcl', 2, '-....x', 'm....x', ['2*p06+p15A', '2*p06+p15A'], ['8*p12', '2*p12'], THROUGH_CF, 'unlisted')}
${inPlace('rcr', 3, '-....x', 'm....x', ['2*p06+p15A', '2*p06+p15A'], ['8*p12', '2*p12'], THROUGH_CF, 'unlisted')}
${inPlace('shl', 4, '-mm-mm', 'mmm-mm', ['p06', 'p06'], ['p12', 'p12'], ['p345', 'p345'], 'doit')}
${inPlace('shr', 5, '-mm-mm', 'mmm-mm', ['p06', 'p06'], ['p12', 'p12'], ['p345', 'p345'], 'doit')}
${inPlace('sar', 7, '-mm-mm', 'mmm-mm', ['p06', 'p06'], ['p12', 'p12'], ['p345', 'p345'], 'doit')}

shld  | rw:rmN rN count | | -mm-mm | base | disputed | p1  | 3*p12 | 3*p345 | MRI | 0F A4 /r ib
shrd  | rw:rmN rN count | | -mm-mm | base | disputed | p1  | 3*p12 | 3*p345 | MRI | 0F AC /r ib

shlx  | w:rN rmN rN     | | ...... | BMI2 | doit | p06 | p12   | p345 | RMV | VEX 66 0F38 F7 /r
shrx  | w:rN rmN rN     | | ...... | BMI2 | doit | p06 | p12   | p345 | RMV | VEX F2 0F38 F7 /r
sarx  | w:rN rmN rN     | | ...... | BMI2 | unlisted | p06 | p12   | p345 | RMV | VEX F3 0F38 F7 /r
rorx  | w:rN rmN bit    | | ...... | BMI2 | disputed | p06 | p12   | p345 | RMI | VEX F2 0F3A F0 /r ib

andn  | w:rN rN rmN     | | 0mm--0 | BMI1 | doit | p15A    | p0123 | p012345 | RVM | VEX 0F38 F2 /r
bextr | w:rN rmN rN     | | 0-m--0 | BMI1 | unlisted | p06+p15 | p12   | p345 | RMV | VEX 0F38 F7 /r
bzhi  | w:rN rmN rN     | | 0mm--m | BMI2 | unlisted | p15     | p12   | p345 | RMV | VEX 0F38 F5 /r

bt    | rmN bit         | | --.--m | base | doit | p15 | p12   | p345 | MI | 0F BA /4 ib
bts   | rw:rmN bit      | | --.--m | base | doit | p15 | 2*p12 | 2*p345 | MI | 0F BA /5 ib
btr   | rw:rmN bit      | | --.--m | base | doit | p15 | 2*p12 | 2*p345 | MI | 0F BA /6 ib
btc   | rw:rmN bit      | | --.--m | base | doit | p15 | 2*p12 | 2*p345 | MI | 0F BA /7 ib
`;
