/** Moves, extensions, addresses, the stack and the flag instructions. Columns: see parseRow.ts. Source: SDM vol. 2. */
export const MOVE = `
mov    | w:rN rN    | | ...... | base | doit | .      | .     | . | MR | 89 /r
mov    | w:mN rN    | | ...... | base | doit | .      | .     | . | MR | 89 /r
mov    | w:rN mN    | | ...... | base | doit | .      | .     | . | RM | 8B /r
mov    | w:r8 r8    | | ...... | base | doit | p0156A | p0123 | p012345 | MR | 88 /r
mov    | w:m8 r8    | | ...... | base | doit | .      | .     | . | MR | 88 /r
mov    | w:r8 m8    | | ...... | base | doit | p0156A | p0123 | p012345 | RM | 8A /r
mov    | w:r32 i32  | | ...... | base | none | p0156A | p0123 | p012345 | OI | B8 id
mov    | w:r64 i32  | | ...... | base | none | p0156A | p0123 | p012345 | MI | C7 /0 id
mov    | w:r64 i64  | | ...... | base | none | p0156A | p0123 | p012345 | OI | B8 iq
mov    | w:r8 i8    | | ...... | base | none | p0156A | p0123 | p012345 | OI | B0 ib
mov    | w:mN i32   | | ...... | base | none | .      | .     | . | MI | C7 /0 id
mov    | w:m8 i8    | | ...... | base | none | .      | .     | . | MI | C6 /0 ib

movzx  | w:r32 rm8  | | ...... | base | doit | p0156A | p0123 | p012345 | RM | 0F B6 /r
movzx  | w:r64 rm8  | | ...... | base | doit | p0156A | p0123 | p012345 | RM | 0F B6 /r
movsx  | w:r32 rm8  | | ...... | base | doit | p0156A | p0123 | p012345 | RM | 0F BE /r
movsx  | w:r64 rm8  | | ...... | base | doit | p0156A | p0123 | p012345 | RM | 0F BE /r
movsxd | w:r64 rm32 | | ...... | base | doit | p15A   | p0123 | p012345 | RM | 63 /r

lea    | w:rN m     | | ...... | base | doit | p0156A | p0123 | p012345 | RM | 8D /r
xchg   | rw:rN rw:rN | | ...... | base | unlisted | 3*p0156A | . | . | RM | 87 /r (ax 90)
xchg   | rw:r8 rw:r8 | | ...... | base | unlisted | 3*p0156A | 2*p0123 | 2*p012345 | RM | 86 /r

push   | r64    | rw:rsp | ...... | base | doit | p49+p78 | p45 | p67 | O  | W0 50
pop    | w:r64  | rw:rsp | ...... | base | doit | p23B    | p456 | p6789 | O  | W0 58
ret    |        | rw:rsp | ...... | base | none | p6+p23B | p0+p456 | p012345+p6789 | ZO | C3

clc    | | | .....0 | base | none | .      | .     | . | ZO | F8
stc    | | | .....1 | base | none | p0156A | p0123 | p012345 | ZO | F9
cmc    | | | .....x | base | unlisted | p0156A | p0123 | p012345 | ZO | F5
cld    | | | ...... | base | none | p06+p15A | p0123 | p012345 | ZO | FC
nop    | | | ...... | base | none | .      | .     | . | ZO | 90
endbr64 | | | ...... | base | none | .     | .     | . | ZO | F3 0F 1E FA
`;
