/**
 * Which ports the instructions that the encoder has take, without load and store of a memory operand (src/x86/cores):
 *
 *   names | Golden Cove | Zen 4 | Zen 5
 *
 * A name is that of a form, of which `*` stands for anything, or a mnemonic: all of its forms that can be encoded, or
 * the one without operands if there is one. The first line that fits counts. Rotations through the carry take a
 * micro-operation for each bit.
 */
export const PORT_TABLE = `
mov_r64_r64 mov_r32_r32 mov_m* mov_r64_m64 mov_r32_m32 | . | . | .
mov_r* movzx movsx lea                      | p0156A  | p0123 | p012345
movbe                                       | p06+p15 | p0123 | p012345
movsxd                                      | p15A    | p0123 | p012345
xchg_r64_r64 xchg_r32_r32                   | 3*p0156A | . | .
xchg_r8_r8                                  | 3*p0156A | 2*p0123 | 2*p012345
push_r64                                    | p49+p78 | p45 | p67
pop_r64                                     | p23B | p456 | p6789
ret                                         | p6+p23B | p0+p456 | p012345+p6789
clc nop endbr64 vzeroupper                  | . | . | .
stc cmc                                     | p0156A | p0123 | p012345
cld                                         | p06+p15A | p0123 | p012345
add or and sub xor cmp test inc dec not neg | p0156A | p0123 | p012345
adc sbb adcx adox                           | p06 | p0123 | p012345
bswap_r64                                   | p06+p15 | p0123 | p012345
bswap_r32                                   | p15 | p0123 | p012345
mul_r64 mul_m64 mulx_r64_r64_* imul_r64 imul_m64 imul_r32 imul_m32 | p1+p5 | p1 | 2*p012
mul_r32 mul_m32 mulx_r32_r32_*              | p1+2*p056A | p1 | 2*p012
imul_*_*                                    | p1 | p1 | p012
rol_*_i8 ror_*_i8 shl shr sar shlx shrx sarx rorx | p06 | p12 | p345
rol_*_1 ror_*_1                             | 2*p06 | p12 | p345
rcl_*_i8 rcr_*_i8                           | 2*p06+p15A | 8*p12 | 8*p345
rcl_*_1 rcr_*_1                             | 2*p06+p15A | 2*p12 | p345
shld shrd                                   | p1 | 3*p12 | 3*p345
andn                                        | p15A | p0123 | p012345
bextr                                       | p06+p15 | p12 | p345
bzhi bt_*_i8                                | p15 | p12 | p345
bts_*_i8 btr_*_i8 btc_*_i8                  | p15 | 2*p12 | 2*p345
cmovbe cmova cmovl cmovge cmovle cmovg | p06 | p03 | 2*p012345
cmov* set*                                  | p06 | p03 | p012345
movq_xmm_r64 vmovq_xmm_r64                  | p5 | 2*p89 | pA
movq_r64_xmm vmovq_r64_xmm                  | p0 | 2*p89 | pAB
pinsrq vpinsrq_xmm_xmm_r64_i8 vpinsrq_xmm_xmm_m64_i8 | p5+p15 | 2*p89 | pA
pextrq vpextrq                              | p0+p15 | 2*p89 | pAB
movq_xmm_m64 movq_m64_xmm vmovq_xmm_m64 vmovq_m64_xmm movdqu_xmm_m128 movdqu_m128_xmm movdqa | . | . | .
vmovdqu_*_m* vmovdqu_m* vmovdqa_ymm_m256 vmovdqa_m256_ymm vpbroadcastq_ymm_m64 vpbroadcastq_zmm_m64 | . | . | .
vmovdqa64 vmovdqu64_zmm_m512 vmovdqu64_m512_zmm | . | . | .
vpmadd52luq vpmadd52huq                     | pCD   | pC  | pCD
vpmullq                                     | 3*pCD | pC  | pCD
vpaddq_zmm_* vpsubq_zmm_* vpandq vpxorq_zmm_zmm_zmm vpternlogq | pCD | pCE | pCDEF
vpsrlq_zmm_zmm_i8 vpsllq_zmm_zmm_i8 vpsraq_zmm_zmm_i8 | pC | pE | pEF
vpmuludq_ymm_*                              | pCE | pCD | pCD
vpaddq_ymm_* vpsubq_ymm_* vpand_ymm_* vpandn_ymm_* vpor_ymm_* vpxor_ymm_ymm_ymm | pCDE | pCDEF | pCDEF
vpsrlq_ymm_ymm_i8 vpsllq_ymm_ymm_i8         | pCE | pEF | pEF
`;
