/**
 * Rows of instructions on vector and mask registers. Columns: see row.ts. Source: SDM vol. 2.
 *
 * On some processors of Intel, multiplications keep the promise of the list only while MXCSR is 1fbf ("MXCSR
 * Configuration Dependent Timing", Intel 2022).
 */

const INTEGERS = `
=v v w | 66 0F | S V E:BW | paddb FC paddw FD paddsb EC paddsw ED paddusb DC paddusw DD pavgb E0 pavgw E3
=v v w | 66 0F | S V E:BW | pminub DA pminsw EA pmaxub DE pmaxsw EE pmullw D5 pmulhw E5 pmulhuw E4 pmaddwd F5
=v v w | 66 0F | S V E:BW | psubb F8 psubw F9 psubsb E8 psubsw E9 psubusb D8 psubusw D9 | cancels
=v v w | 66 0F | S V E.u:BW | psadbw F6
=v v w | 66 0F | S V E.b32 | paddd FE
=v v w | 66 0F | S V E.b32 | psubd FA | cancels
=v v w | 66 0F | S V E.b64 | paddq D4 pmuludq F4
=v v w | 66 0F | S V E.b64 | psubq FB | cancels
=v v w | 66 0F38 | S:SSSE3 V E:BW | pmaddubsw 04 pmulhrsw 0B
=v v w | 66 0F38 | S:SSSE3 V | phaddw 01 phaddd 02 phsubw 05 phsubd 06 psignb 08 psignw 09 psignd 0A
=v v w | 66 0F38 | S:SSE4.1 V E:BW | pminsb 38 pminuw 3A pmaxsb 3C pmaxuw 3E
=v v w | 66 0F38 | S:SSE4.1 V E.b32 | pminsd 39 pminud 3B pmaxsd 3D pmaxud 3F pmulld 40
=v v w | 66 0F38 | S:SSE4.1 V E.b64 | pmuldq 28
=v v w | 66 0F38 | E.b64 | pminsq 39 pminuq 3B pmaxsq 3D pmaxuq 3F
=v v w | 66 0F38 | E.b64:DQ | pmullq 40
+v v w | 66 0F38 | E.b64:IFMA | pmadd52luq B4 pmadd52huq B5
=v w   | 66 0F38 | S:SSSE3 V E:BW | pabsb 1C pabsw 1D
=v w   | 66 0F38 | S:SSSE3 V E.b32 | pabsd 1E
=v w   | 66 0F38 | E.b64 | pabsq 1F
`;

/** Without elements where nothing is masked, with them in EVEX. */
const LOGIC = `
=v v w | 66 0F | S V | pand DB por EB
=v v w | 66 0F | S V | pxor EF pandn DF | cancels
=v v w | 66 0F | E.b32 | pandd DB pord EB
=v v w | 66 0F | E.b32 | pxord EF pandnd DF | cancels
=v v w | 66 0F | E.b64 | pandq DB porq EB
=v v w | 66 0F | E.b64 | pxorq EF pandnq DF | cancels
=v v w | 0F    | S V:AVX E.b32:DQ | andps 54 orps 56
=v v w | 0F    | S V:AVX E.b32:DQ | andnps 55 xorps 57 | cancels
=v v w | 66 0F | S V:AVX E.b64:DQ | andpd 54 orpd 56
=v v w | 66 0F | S V:AVX E.b64:DQ | andnpd 55 xorpd 57 | cancels
+v v w octet | 66 0F3A | E.b32 | pternlogd 25
+v v w octet | 66 0F3A | E.b64 | pternlogq 25
`;

/** By a constant, by the low half of a vector, and each element by its own count. */
const SHIFTS = `
=v v* count | 66 0F | S V | psrlw 71/2 psraw 71/4 psllw 71/6 psrld 72/2 psrad 72/4 pslld 72/6
=v v* count | 66 0F | S V | psrlq 73/2 psllq 73/6 psrldq 73/3 pslldq 73/7
=v w count | 66 0F | E:BW  | psrlw 71/2 psraw 71/4 psllw 71/6
=v w count | 66 0F | E.b32 | prord 72/0 prold 72/1 psrld 72/2 psrad 72/4 pslld 72/6
=v w count | 66 0F | E.b64 | prorq 72/0 prolq 72/1 psraq 72/4 psrlq 73/2 psllq 73/6
=v v x/m128 | 66 0F | S V E:BW | psrlw D1 psraw E1 psllw F1
=v v x/m128 | 66 0F | S V E.W0 | psrld D2 psrad E2 pslld F2
=v v x/m128 | 66 0F | S V E.W1 | psrlq D3 psllq F3
=v v x/m128 | 66 0F | E.W1 | psraq E2
=v v w | 66 0F38 | E.W1:BW | psrlvw 10 psravw 11 psllvw 12
=v v w | 66 0F38 | V.W0:AVX2 E.b32 | psrlvd 45 psravd 46 psllvd 47
=v v w | 66 0F38 | V.W1:AVX2 E.b64 | psrlvq 45 psllvq 47
=v v w | 66 0F38 | E.b64 | psravq 46 prorvq 14 prolvq 15
=v v w | 66 0F38 | E.b32 | prorvd 14 prolvd 15
=v v w octet | 66 0F3A | E.W1:VBMI2  | pshldw 70 pshrdw 72
=v v w octet | 66 0F3A | E.b32:VBMI2 | pshldd 71 pshrdd 73
=v v w octet | 66 0F3A | E.b64:VBMI2 | pshldq 71 pshrdq 73
+v v w | 66 0F38 | E.W1:VBMI2  | pshldvw 70 pshrdvw 72
+v v w | 66 0F38 | E.b32:VBMI2 | pshldvd 71 pshrdvd 73
+v v w | 66 0F38 | E.b64:VBMI2 | pshldvq 71 pshrdvq 73
`;

/** Nobody promises anything. With one element for all, LLVM 19 reads gf2p8affineqb's short displacement unscaled. */
const UNLISTED = `
=v v w octet | 66 0F3A | S:GFNI V.W1:AVX+GFNI E.W1:GFNI | gf2p8affineqb CE | unlisted
=v v w | 66 0F38 | S:GFNI V.W0:AVX+GFNI E.W0:GFNI | gf2p8mulb CF | unlisted
=v v w | 66 0F38 | E.b64:VBMI | pmultishiftqb 83 | unlisted
=v w | 66 0F38 | E.b32:CD | plzcntd 44 | unlisted
=v w | 66 0F38 | E.b64:CD | plzcntq 44 | unlisted
=v w | 66 0F38 | E.W0:BITALG | popcntb 54 | unlisted
=v w | 66 0F38 | E.W1:BITALG | popcntw 54 | unlisted
=v w | 66 0F38 | E.b32:VPOPCNTDQ | popcntd 55 | unlisted
=v w | 66 0F38 | E.b64:VPOPCNTDQ | popcntq 55 | unlisted
=v v w octet | 66 0F3A | S:PCLMULQDQ V:AVX+PCLMULQDQ,AVX+VPCLMULQDQ | pclmulqdq 44 | unlisted
=v v w | 66 0F38 | S:AES V.x:AVX+AES | aesenc DC aesenclast DD aesdec DE aesdeclast DF | unlisted
`;

/** Shuffles, permutations, blends. */
const SHUFFLES = `
=v v w | 66 0F | S V E:BW | punpcklbw 60 punpcklwd 61 packsswb 63 packuswb 67 punpckhbw 68 punpckhwd 69
=v v w | 66 0F | S V E.b32 | punpckldq 62 punpckhdq 6A
=v v w | 66 0F | S V E.b64 | punpcklqdq 6C punpckhqdq 6D
=v v w | 66 0F | S V E.b32:BW | packssdw 6B
=v v w | 66 0F38 | S:SSE4.1 V E.b32:BW | packusdw 2B
=v v w | 0F    | S V:AVX E.b32 | unpcklps 14 unpckhps 15
=v v w | 66 0F | S V:AVX E.b64 | unpcklpd 14 unpckhpd 15
=v v w | 66 0F38 | S:SSSE3 V E:BW | pshufb 00
=v w octet | 66 0F | S V E.b32 | pshufd 70
=v w octet | F2 0F | S V E:BW | pshuflw 70
=v w octet | F3 0F | S V E:BW | pshufhw 70
=v v w octet | 0F    | S V:AVX E.b32 | shufps C6
=v v w octet | 66 0F | S V:AVX E.b64 | shufpd C6
=v v w octet | 66 0F3A | S:SSSE3 V E:BW | palignr 0F
=v v w octet | 66 0F3A | E.b32 | alignd 03
=v v w octet | 66 0F3A | E.b64 | alignq 03
=v v w octet | 66 0F3A | E.yz.b32 | shuff32x4 23 shufi32x4 43
=v v w octet | 66 0F3A | E.yz.b64 | shuff64x2 23 shufi64x2 43
=v w octet | 66 0F3A | V.y.W1:AVX2 E.yz.b64 | permq 00 permpd 01
=v v w | 66 0F38 | E.yz.b64 | permpd 16 permq 36
=v v w | 66 0F38 | V.y.W0:AVX2 E.yz.b32 | permps 16 permd 36
=v v w | 66 0F38 | E.W1:BW | permw 8D
=v v w | 66 0F38 | E.W0:VBMI | permb 8D
+v v w | 66 0F38 | E.W0:VBMI | permi2b 75 permt2b 7D
+v v w | 66 0F38 | E.W1:BW | permi2w 75 permt2w 7D
+v v w | 66 0F38 | E.b32 | permi2d 76 permi2ps 77 permt2d 7E permt2ps 7F
+v v w | 66 0F38 | E.b64 | permi2q 76 permi2pd 77 permt2q 7E permt2pd 7F
=v w octet | 66 0F3A | V.W0:AVX E.b32 | permilps 04
=v w octet | 66 0F3A | V.W0:AVX E.b64 | permilpd 05
=v v w | 66 0F38 | V.W0:AVX E.b32 | permilps 0C
=v v w | 66 0F38 | V.W0:AVX E.b64 | permilpd 0D
=v v w octet | 66 0F3A | V.y.W0:AVX | perm2f128 06
=v v w octet | 66 0F3A | V.y.W0:AVX2 | perm2i128 46
=v v w octet | 66 0F3A | S:SSE4.1 V | pblendw 0E
=v v w octet | 66 0F3A | S:SSE4.1 V:AVX | blendps 0C blendpd 0D
=v v w octet | 66 0F3A | V.W0:AVX2 | pblendd 02
=v v w (xmm0) | 66 0F38 | S:SSE4.1 | pblendvb 10 blendvps 14 blendvpd 15
=v v w v | 66 0F3A | V.W0 | pblendvb 4C
=v v w v | 66 0F3A | V.W0:AVX | blendvps 4A blendvpd 4B
=v K v w | 66 0F38 | E.W0:BW | pblendmb 66
=v K v w | 66 0F38 | E.W1:BW | pblendmw 66
=v K v w | 66 0F38 | E.b32 | pblendmd 64 blendmps 65
=v K v w | 66 0F38 | E.b64 | pblendmq 64 blendmpd 65
=v w/2 | 66 0F38 | S:SSE4.1 V E:BW | pmovsxbw 20 pmovzxbw 30
=v w/4 | 66 0F38 | S:SSE4.1 V E | pmovsxbd 21 pmovsxwq 24 pmovzxbd 31 pmovzxwq 34
=v w/8 | 66 0F38 | S:SSE4.1 V E | pmovsxbq 22 pmovzxbq 32
=v w/2 | 66 0F38 | S:SSE4.1 V E | pmovsxwd 23 pmovzxwd 33
=v w/2 | 66 0F38 | S:SSE4.1 V E.W0 | pmovsxdq 25 pmovzxdq 35
=w/2 v | F3 0F38 | E.W0:BW | pmovwb 30
=w/2 v | F3 0F38 | E.W0 | pmovdw 33 pmovqd 35
=w/4 v | F3 0F38 | E.W0 | pmovdb 31 pmovqw 34
=w/8 v | F3 0F38 | E.W0 | pmovqb 32
`;

/** Parts of vectors out of wider ones and back. LLVM does not say that those of 64x2 and 32x8 store. */
const PARTS = `
=x/m128 y octet | 66 0F3A | V.y.W0:AVX | extractf128 19
=x/m128 y octet | 66 0F3A | V.y.W0:AVX2 | extracti128 39
=x/m128 v octet | 66 0F3A | E.yz.W0.R | extractf32x4 19 extracti32x4 39
=x v octet | 66 0F3A | E.yz.W1:DQ | extractf64x2 19 extracti64x2 39
=y v octet | 66 0F3A | E.z.W0:DQ | extractf32x8 1B extracti32x8 3B
=y/m256 v octet | 66 0F3A | E.z.W1.R | extractf64x4 1B extracti64x4 3B
=v v x/m128 octet | 66 0F3A | V.y.W0:AVX | insertf128 18
=v v x/m128 octet | 66 0F3A | V.y.W0:AVX2 | inserti128 38
=v v x/m128 octet | 66 0F3A | E.yz.W0 | insertf32x4 18 inserti32x4 38
=v v x/m128 octet | 66 0F3A | E.yz.W1:DQ | insertf64x2 18 inserti64x2 38
=v v y/m256 octet | 66 0F3A | E.z.W0:DQ | insertf32x8 1A inserti32x8 3A
=v v y/m256 octet | 66 0F3A | E.z.W1 | insertf64x4 1A inserti64x4 3A
=v v r32/m8 octet  | 66 0F3A | S:SSE4.1 V.x:AVX E.s.u:BW | pinsrb 20
=v v r32/m16 octet | 66 0F   | S V.x:AVX E.s.u:BW | pinsrw C4
=v v r32/m32 octet | 66 0F3A | S.W0:SSE4.1 V.x.W0:AVX E.s.u.W0:DQ | pinsrd 22
=v v r64/m64 lane  | 66 0F3A | S.W1:SSE4.1 V.x.W1:AVX E.s.u.W1:DQ | pinsrq 22
=r32/m8 v octet  | 66 0F3A | S:SSE4.1 V.x:AVX E.s.u:BW | pextrb 14
=r32 v* octet    | 66 0F   | S V.x:AVX E.s.u:BW | pextrw C5
=m16 v octet     | 66 0F3A | S:SSE4.1 V.x:AVX E.s.u:BW | pextrw 15
=r32/m32 v octet | 66 0F3A | S.W0:SSE4.1 V.x.W0:AVX E.s.u.W0:DQ | pextrd 16
=r64/m64 v lane  | 66 0F3A | S.W1:SSE4.1 V.x.W1:AVX E.s.u.W1:DQ | pextrq 16
=v v x/m32 octet | 66 0F3A | S:SSE4.1 V.x:AVX E.s.u.W0 | insertps 21
=v x/m8  | 66 0F38 | V.W0:AVX2 E.W0:BW | pbroadcastb 78
=v x/m16 | 66 0F38 | V.W0:AVX2 E.W0:BW | pbroadcastw 79
=v x/m32 | 66 0F38 | V.W0:AVX2 E.W0 | pbroadcastd 58
=v x/m64 | 66 0F38 | V.W0:AVX2 E.W1 | pbroadcastq 59
=v x*    | 66 0F38 | V.W0:AVX2 | broadcastss 18
=v m32   | 66 0F38 | V.W0:AVX | broadcastss 18
=v x/m32 | 66 0F38 | E.W0 | broadcastss 18
=v x*    | 66 0F38 | V.y.W0:AVX2 | broadcastsd 19
=v m64   | 66 0F38 | V.y.W0:AVX | broadcastsd 19
=v x/m64 | 66 0F38 | E.yz.W1 | broadcastsd 19
=v r32*  | 66 0F38 | E.W0:BW | pbroadcastb 7A pbroadcastw 7B
=v r32*  | 66 0F38 | E.W0 | pbroadcastd 7C
=v r64*  | 66 0F38 | E.W1 | pbroadcastq 7C
=v m128  | 66 0F38 | V.y.W0:AVX | broadcastf128 1A
=v m128  | 66 0F38 | V.y.W0:AVX2 | broadcasti128 5A
=v m128  | 66 0F38 | E.yz.W0 | broadcastf32x4 1A broadcasti32x4 5A
=v m128  | 66 0F38 | E.yz.W1:DQ | broadcastf64x2 1A broadcasti64x2 5A
=v m256  | 66 0F38 | E.z.W0:DQ | broadcastf32x8 1B broadcasti32x8 5B
=v m256  | 66 0F38 | E.z.W1 | broadcastf64x4 1B broadcasti64x4 5B
`;

/** Between vectors, memory and general registers. */
const MOVES = `
=v w | F3 0F | S V:AVX | movdqu 6F | copied
=w v | F3 0F | S V:AVX | movdqu 7F | copied
=v w | 66 0F | S V:AVX | movdqa 6F movupd 10 movapd 28 | copied
=w v | 66 0F | S V:AVX | movdqa 7F movupd 11 movapd 29 | copied
=v w | 0F    | S V:AVX E.W0 | movups 10 movaps 28 | copied
=w v | 0F    | S V:AVX E.W0.M | movups 11 movaps 29 | copied
=v w | 66 0F | E.W1 | movupd 10 movapd 28 movdqa64 6F | copied
=w v | 66 0F | E.W1.M | movupd 11 movapd 29 movdqa64 7F | copied
=v w | 66 0F | E.W0 | movdqa32 6F | copied
=w v | 66 0F | E.W0.M | movdqa32 7F | copied
=v w | F3 0F | E.W0 | movdqu32 6F | copied
=w v | F3 0F | E.W0.M | movdqu32 7F | copied
=v w | F3 0F | E.W1 | movdqu64 6F | copied
=w v | F3 0F | E.W1.M | movdqu64 7F | copied
=v w | F2 0F | E.W0:BW | movdqu8 6F | copied
=w v | F2 0F | E.W0.M:BW | movdqu8 7F | copied
=v w | F2 0F | E.W1:BW | movdqu16 6F | copied
=w v | F2 0F | E.W1.M:BW | movdqu16 7F | copied
=v r32/m32 | 66 0F | S.W0 V.x.W0:AVX E.s.u.W0 | movd 6E | copied
=r32/m32 v | 66 0F | S.W0 V.x.W0:AVX E.s.u.W0 | movd 7E | copied
=v m64  | F3 0F | S V.x:AVX E.s.u.W1 | movq 7E | copied
=v x*   | F3 0F | S V.x:AVX E.s.u.W1 | movq 7E
=m64 v  | 66 0F | S V.x:AVX E.s.u.W1 | movq D6 | copied
=x* v   | 66 0F | S V.x:AVX E.s.u.W1 | movq D6
=v r64/m64 | 66 0F | S.W1 V.x.W1:AVX E.s.u.W1 | movq 6E | copied
=r64/m64 v | 66 0F | S.W1 V.x.W1:AVX E.s.u.W1 | movq 7E | copied
=v m32  | F3 0F | S V.l:AVX E.l.u.W0 | movss 10 | copied
=m32 v  | F3 0F | S V.l:AVX E.l.u.W0 | movss 11 | copied
=v v x* | F3 0F | S V.l:AVX E.l.u.W0 | movss 10
+x* v   | F3 0F | S | movss 11
=x* v v | F3 0F | V.l:AVX E.l.u.W0 | movss 11
=v m64  | F2 0F | S V.l:AVX E.l.u.W1 | movsd 10 | copied
=m64 v  | F2 0F | S V.l:AVX E.l.u.W1 | movsd 11 | copied
=v v x* | F2 0F | S V.l:AVX E.l.u.W1 | movsd 10
+x* v   | F2 0F | S | movsd 11
=x* v v | F2 0F | V.l:AVX E.l.u.W1 | movsd 11
=v v m64 | 0F    | S V.x:AVX E.s.u.W0 | movlps 12 movhps 16
=m64 v   | 0F    | S V.x:AVX E.s.u.W0 | movlps 13 movhps 17
=v v x*  | 0F    | S V.x:AVX E.s.u.W0 | movhlps 12 movlhps 16
=v v m64 | 66 0F | S V.x:AVX E.s.u.W1 | movlpd 12 movhpd 16
=m64 v   | 66 0F | S V.x:AVX E.s.u.W1 | movlpd 13 movhpd 17
=v x/m64 | F2 0F | S:SSE3 V.x:AVX E.x.W1 | movddup 12
=v w     | F2 0F | V.y:AVX E.yz.W1 | movddup 12
=v w     | F3 0F | S:SSE3 V:AVX E.W0 | movsldup 12 movshdup 16
=mv v | 66 0F | S V:AVX | movntdq E7 movntpd 2B | copied
=mv v | 0F    | S V:AVX | movntps 2B | copied
=v mv | F2 0F | S:SSE3 V:AVX | lddqu F0 | copied
=r32 v* | 0F    | S V:AVX | movmskps 50
=r32 v* | 66 0F | S V:AVX | movmskpd 50
=r32 v* | 66 0F | S V | pmovmskb D7
`;

/** Elements that a mask or an index chooses; operands of gathers and scatters in LLVM's order. */
const CHOSEN = `
=w v | 66 0F38 | E.W0 | pcompressd 8B compressps 8A | chosen
=w v | 66 0F38 | E.W1 | pcompressq 8B compresspd 8A | chosen
=w v | 66 0F38 | E.W0:VBMI2 | pcompressb 63 | chosen
=w v | 66 0F38 | E.W1:VBMI2 | pcompressw 63 | chosen
=v w | 66 0F38 | E.W0 | pexpandd 89 expandps 88 | chosen
=v w | 66 0F38 | E.W1 | pexpandq 89 expandpd 88 | chosen
=v w | 66 0F38 | E.W0:VBMI2 | pexpandb 62 | chosen
=v w | 66 0F38 | E.W1:VBMI2 | pexpandw 62 | chosen
=v !v mv | 66 0F38 | V.W0:AVX2 | pmaskmovd 8C | chosen
=v !v mv | 66 0F38 | V.W1:AVX2 | pmaskmovq 8C | chosen
=v !v mv | 66 0F38 | V.W0:AVX | maskmovps 2C maskmovpd 2D | chosen
+mv !v v | 66 0F38 | V.W0:AVX2 | pmaskmovd 8E | chosen
+mv !v v | 66 0F38 | V.W1:AVX2 | pmaskmovq 8E | chosen
+mv !v v | 66 0F38 | V.W0:AVX | maskmovps 2E maskmovpd 2F | chosen
+v +!v m32   | 66 0F38 | V.W0:AVX2 | pgatherdd 90 gatherdps 92 | chosen
+v +!v m64   | 66 0F38 | V.W1:AVX2 | pgatherdq 90 gatherdpd 92 pgatherqq 91 gatherqpd 93 | chosen
+v/2 +!v/2 m32 | 66 0F38 | V.W0:AVX2 | pgatherqd 91 gatherqps 93 | chosen
+v +!K m32   | 66 0F38 | E.u.W0 | pgatherdd 90 gatherdps 92 | chosen
+v +!K m64   | 66 0F38 | E.u.W1 | pgatherdq 90 gatherdpd 92 pgatherqq 91 gatherqpd 93 | chosen
+v/2 +!K m32 | 66 0F38 | E.u.W0 | pgatherqd 91 gatherqps 93 | chosen
+!K =m32 v   | 66 0F38 | E.u.W0 | pscatterdd A0 scatterdps A2 | chosen
+!K =m64 v   | 66 0F38 | E.u.W1 | pscatterdq A0 scatterdpd A2 pscatterqq A1 scatterqpd A3 | chosen
+!K =m32 v/2 | 66 0F38 | E.u.W0 | pscatterqd A1 scatterqps A3 | chosen
`;

/** What each letter of widths has in the encodings of masks. */
const MASK_LETTERS: readonly (readonly [letter: string, at: string, w: number, bits: number, set: string])[] = [
  ['w', '0F', 0, 16, ''],
  ['b', '66 0F', 0, 8, '+AVX512DQ'],
  ['q', '0F', 1, 64, '+AVX512BW'],
  ['d', '66 0F', 1, 32, '+AVX512BW'],
];

const MASKS = MASK_LETTERS.map(([l, at, w, bits, set]) => {
  const of = (length: string, more = set): string => `V.${length}.W${w}:AVX512F${more}`;
  const ofWords = l === 'w' ? '+AVX512DQ' : set;
  const general = `r${Math.max(32, bits)}`;
  const [from, ofGeneral] = bits < 32 ? [at, of('x')] : ['F2 0F', `V.x.W${l === 'q' ? 1 : 0}:AVX512F${set}`];
  const shift = `V.x.W${l === 'w' || l === 'q' ? 1 : 0}:AVX512F${set}`;
  const [right, left] = bits < 32 ? ['30', '32'] : ['31', '33'];
  return `
=k k*   | ${at} | ${of('x')} | kmov${l} 90
=k m${bits} | ${at} | ${of('x')} | kmov${l} 90 | copied
=m${bits} k | ${at} | ${of('x')} | kmov${l} 91 | copied
=k ${general}* | ${from} | ${ofGeneral} | kmov${l} 92
=${general} k* | ${from} | ${ofGeneral} | kmov${l} 93
=k k k* | ${at} | ${of('y')} | kand${l} 41 kor${l} 45
=k k k* | ${at} | ${of('y')} | kandn${l} 42 kxnor${l} 46 kxor${l} 47 | cancels
=k k k* | ${at} | ${of('y', ofWords)} | kadd${l} 4A
=k k*   | ${at} | ${of('x')} | knot${l} 44
k k*    | ${at} | ${of('x')} | kortest${l} 98 | flags
k k*    | ${at} | ${of('x', ofWords)} | ktest${l} 99 | flags
=k k* octet | 66 0F3A | ${shift} | kshiftr${l} ${right} kshiftl${l} ${left}`;
}).join('\n');

/** Comparisons of vectors whose result is a mask or flags, signs of elements. */
const COMPARISONS = `
=k k k* | 66 0F | V.y.W0:AVX512F | kunpckbw 4B
=k k k* | 0F | V.y.W0:AVX512F+AVX512BW | kunpckwd 4B
=k k k* | 0F | V.y.W1:AVX512F+AVX512BW | kunpckdq 4B
=v v w | 66 0F | S V | pcmpgtb 64 pcmpgtw 65 pcmpgtd 66 pcmpeqb 74 pcmpeqw 75 pcmpeqd 76 | cancels
=v v w | 66 0F38 | S:SSE4.1 V | pcmpeqq 29 | cancels
=v v w | 66 0F38 | S:SSE4.2 V | pcmpgtq 37 | cancels
=k v w | 66 0F | E:BW | pcmpgtb 64 pcmpgtw 65 pcmpeqb 74 pcmpeqw 75
=k v w | 66 0F | E.b32 | pcmpgtd 66 pcmpeqd 76
=k v w | 66 0F38 | E.b64 | pcmpeqq 29 pcmpgtq 37
=k v w octet | 66 0F3A | E.W0:BW | pcmpub 3E pcmpb 3F
=k v w octet | 66 0F3A | E.W1:BW | pcmpuw 3E pcmpw 3F
=k v w octet | 66 0F3A | E.b32 | pcmpud 1E pcmpd 1F
=k v w octet | 66 0F3A | E.b64 | pcmpuq 1E pcmpq 1F
${['66', 'F3']
  .map((prefix, k) => {
    const test = ['ptestm', 'ptestnm'][k];
    return `=k v w | ${prefix} 0F38 | E.W0:BW | ${test}b 26
=k v w | ${prefix} 0F38 | E.W1:BW | ${test}w 26
=k v w | ${prefix} 0F38 | E.b32 | ${test}d 27
=k v w | ${prefix} 0F38 | E.b64 | ${test}q 27`;
  })
  .join('\n')}
=k v* | F3 0F38 | E.u.W0:BW | pmovb2m 29
=k v* | F3 0F38 | E.u.W1:BW | pmovw2m 29
=k v* | F3 0F38 | E.u.W0:DQ | pmovd2m 39
=k v* | F3 0F38 | E.u.W1:DQ | pmovq2m 39
=v k* | F3 0F38 | E.u.W0:BW | pmovm2b 28
=v k* | F3 0F38 | E.u.W1:BW | pmovm2w 28
=v k* | F3 0F38 | E.u.W0:DQ | pmovm2d 38
=v k* | F3 0F38 | E.u.W1:DQ | pmovm2q 38
v w | 66 0F38 | S:SSE4.1 V:AVX | ptest 17 | flags
`;

export const VECTOR_ROWS: string = [
  INTEGERS,
  LOGIC,
  SHIFTS,
  UNLISTED,
  SHUFFLES,
  PARTS,
  MOVES,
  CHOSEN,
  MASKS,
  COMPARISONS,
].join('\n');
