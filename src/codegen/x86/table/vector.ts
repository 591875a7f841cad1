/** Spilling to and from `xmm` registers. Columns: see parseRow.ts. Source: SDM vol. 2. */
export const VECTOR = `
movq    | w:xmm r64            | | ...... | SSE2   | doit | p5    | 2*p89 | pA | RM  | 66 0F W1 6E /r
movq    | w:r64 xmm            | | ...... | SSE2   | doit | p0    | 2*p89 | pAB | MR  | 66 0F W1 7E /r
movq    | w:xmm m64            | | ...... | SSE2   | doit | .     | .     | . | RM  | F3 0F W0 7E /r
movq    | w:m64 xmm            | | ...... | SSE2   | doit | .     | .     | . | MR  | 66 0F W0 D6 /r
vmovq   | w:xmm r64            | | ...... | AVX    | doit | p5    | 2*p89 | pA | RM  | VEX 66 0F W1 6E /r
vmovq   | w:r64 xmm            | | ...... | AVX    | doit | p0    | 2*p89 | pAB | MR  | VEX 66 0F W1 7E /r
vmovq   | w:xmm m64            | | ...... | AVX    | doit | .     | .     | . | RM  | VEX F3 0F W0 7E /r
vmovq   | w:m64 xmm            | | ...... | AVX    | doit | .     | .     | . | MR  | VEX 66 0F W0 D6 /r
pinsrq  | rw:xmm rm64 lane     | | ...... | SSE4.1 | doit | p5+p15 | 2*p89 | pA | RMI | 66 0F3A W1 22 /r ib
pextrq  | w:rm64 xmm lane      | | ...... | SSE4.1 | doit | p0+p15 | 2*p89 | pAB | MRI | 66 0F3A W1 16 /r ib
vpinsrq | w:xmm xmm rm64 lane  | | ...... | AVX    | doit | p5+p15 | 2*p89 | pA | RVMI | VEX 66 0F3A W1 22 /r ib
vpextrq | w:rm64 xmm lane      | | ...... | AVX    | doit | p0+p15 | 2*p89 | pAB | MRI | VEX 66 0F3A W1 16 /r ib
movdqu  | w:xmm m128           | | ...... | SSE2   | doit | .     | .     | . | RM  | F3 0F W0 6F /r
movdqu  | w:m128 xmm           | | ...... | SSE2   | doit | .     | .     | . | MR  | F3 0F W0 7F /r
movdqa  | w:xmm m128           | | ...... | SSE2   | doit | .     | .     | . | RM  | 66 0F W0 6F /r
movdqa  | w:m128 xmm           | | ...... | SSE2   | doit | .     | .     | . | MR  | 66 0F W0 7F /r
movdqa  | w:xmm xmm            | | ...... | SSE2   | doit | .     | .     | . | RM  | 66 0F W0 6F /r
vmovdqu | w:xmm m128           | | ...... | AVX    | doit | .     | .     | . | RM  | VEX F3 0F W0 6F /r
vmovdqu | w:m128 xmm           | | ...... | AVX    | doit | .     | .     | . | MR  | VEX F3 0F W0 7F /r
`;
