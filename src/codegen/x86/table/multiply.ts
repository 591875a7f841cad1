/** Multiplication. Columns: see parseRow.ts. Source: SDM vol. 2. */
export const MULTIPLY = `
mul  | rm64             | rw:rax w:rdx | m----m | base | doit | p1+p5 | p1 | 2*p012 | M  | F7 /4
mul  | rm32             | rw:rax w:rdx | m----m | base | doit | p1+2*p056A | p1 | 2*p012 | M  | F7 /4
mulx | w:r64 w:r64 rm64 | r:rdx        | ...... | BMI2 | doit | p1+p5 | p1 | 2*p012 | RVM | VEX F2 0F38 F6 /r
mulx | w:r32 w:r32 rm32 | r:rdx        | ...... | BMI2 | doit | p1+2*p056A | p1 | 2*p012 | RVM | VEX F2 0F38 F6 /r
imul | rmN              | rw:rax w:rdx | m----m | base | doit | p1+p5 | p1 | 2*p012 | M  | F7 /5
imul | rw:rN rmN        |              | m----m | base | doit | p1    | p1   | p012 | RM | 0F AF /r
imul | w:rN rmN i8      |              | m----m | base | doit | p1    | p1   | p012 | RMI | 6B /r ib
imul | w:rN rmN i32     |              | m----m | base | doit | p1    | p1   | p012 | RMI | 69 /r id (i8 6B)
`;
