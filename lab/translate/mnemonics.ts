/** Instructions the translation knows, by NASM's (that is, Intel's) mnemonic. */

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/));

/** General-register instructions, which in AT&T syntax may carry a size suffix. */
export const GENERAL = words(`
  adc adcx add adox and andn bextr blsi blsmsk blsr bsf bsr bswap bt btc btr bts bzhi call cmp cmpxchg dec div idiv imul
  inc jmp
  lea lzcnt mov movbe mul mulx neg nop not or pdep pext pop popcnt push rcl rcr ret rol ror rorx sal sar sarx sbb shl
  shld shlx
  shr shrd shrx sub test tzcnt xadd xchg xor`);

/** Shifts that may be written without count, which is then one. */
export const SHIFTS = words('rcl rcr rol ror sal sar shl shr');

/** Instructions that are written alike in both syntaxes and take no suffix. */
export const FIXED = words(`
  cbw cdq cdqe clc cld cmc cpuid cqo cwd cwde endbr64 hlt int3 lahf leave lfence mfence movsxd pause rdtsc rdtscp sahf
  sfence stc std
  ud2 stosb stosw stosd stosq movsb movsw movsd movsq movsx movzx`);

/** AT&T names of instructions that Intel calls otherwise. */
export const ATT_NAMES: Readonly<Record<string, string>> = {
  cbtw: 'cbw',
  cltd: 'cdq',
  cltq: 'cdqe',
  cqto: 'cqo',
  cwtd: 'cwd',
  cwtl: 'cwde',
  stosl: 'stosd',
  movsl: 'movsd',
};

/** Vector instructions, SSE2 to AVX-512 IFMA; with `v` in front where AVX has them. */
const VECTOR_STEMS = words(`
  movq movd movdqa movdqu movaps movups movapd movupd movss movsd movhps movlps movhpd movlpd movhlps movlhps movmskpd
  movmskps movntdq
  paddb paddw paddd paddq psubb psubw psubd psubq pmuludq pmuldq pmulld pmullw pmulhuw pmulhw pmaddwd pand pandn por
  pxor
  psllw pslld psllq psrlw psrld psrlq psraw psrad pslldq psrldq pcmpeqb pcmpeqw pcmpeqd pcmpeqq pcmpgtb pcmpgtw pcmpgtd
  pcmpgtq
  pminub pminud pmaxub pmaxud pminsd pmaxsd pshufb pshufd pshuflw pshufhw punpcklbw punpcklwd punpckldq punpcklqdq
  punpckhbw punpckhwd
  punpckhdq punpckhqdq packuswb packusdw packssdw palignr pblendw pblendvb blendps blendpd blendvps blendvpd pinsrb
  pinsrw pinsrd pinsrq pextrb pextrw
  pextrd pextrq insertps pmovmskb pmovzxbw pmovzxbd pmovzxbq pmovzxwd pmovzxwq pmovzxdq pmovsxbw pmovsxbd pmovsxbq
  pmovsxwd pmovsxwq
  pmovsxdq pabsb pabsw pabsd ptest andps andpd andnps andnpd orps orpd xorps xorpd shufps shufpd unpcklps unpcklpd
  unpckhps unpckhpd
  pavgb pavgw psignb psignw psignd phaddw phaddd psadbw pclmulqdq
  pminuw pmaxuw pminsb pmaxsb pminsw pmaxsw paddsb paddsw paddusb paddusw psubsb psubsw psubusb psubusw pmulhrsw
  pmaddubsw mpsadbw
  phsubw phsubd phaddsw phsubsw lddqu movddup movshdup movsldup movntps movntpd dpps dppd rcpps rcpss rsqrtps rsqrtss
  comiss comisd
  ucomiss ucomisd haddps haddpd hsubps hsubpd addsubps addsubpd cvtss2sd cvtsd2ss cvtps2pd cvtpd2ps cvtdq2ps cvtdq2pd
  cvtps2dq
  cvttps2dq cvtpd2dq cvttpd2dq cvtsi2ss cvtsi2sd cvtss2si cvtsd2si cvttss2si cvttsd2si`);

/** Arithmetic on floating-point numbers, one or several, with the comparisons that have names of their own. */
const FLOAT = /^v?(?:(?:add|sub|mul|div|min|max|sqrt|round)|cmp(?:eq|lt|le|unord|neq|nlt|nle|ord)?)[sp][sd]$/;

/** Fused multiply-add, in the three orders of its operands. */
const FUSED = /^vf(?:n?m(?:add|sub)(?:132|213|231)[sp][sd]|m(?:addsub|subadd)(?:132|213|231)p[sd])$/;

const AVX_ONLY = words(`
  vzeroupper vzeroall vpblendd vpsllvd vpsllvq vpsrlvd vpsrlvq vpsravd vpermq vpermd vpermpd vpermps vperm2i128
  vperm2f128 vpermilps vpermilpd
  vextracti128 vextractf128 vinserti128 vinsertf128 vpbroadcastb vpbroadcastw vpbroadcastd vpbroadcastq vbroadcastss
  vbroadcastsd
  vbroadcasti128 vbroadcastf128 vmovdqa32 vmovdqa64 vmovdqu32 vmovdqu64 vpmadd52luq vpmadd52huq vpternlogd vpternlogq
  vpandq vpandnq
  vporq vpxorq vpandd vpandnd vpord vpxord vprolq vprorq vpsraq vpermt2q vpermi2q valignq valignd vextracti64x2
  vextracti32x4
  vextracti64x4 vpmaskmovd vpmaskmovq vmaskmovps vmaskmovpd vtestps vtestpd vpgatherdd vpgatherdq vpgatherqd vpgatherqq
  vgatherdps
  vgatherdpd vgatherqps vgatherqpd vpsllvw vpermb vpermw vcvtusi2ss vcvtusi2sd vextractf32x4 vextractf64x2 vextractf64x4
  vinsertf32x4 vinsertf64x2 vinsertf64x4
  vinserti64x2 vinserti32x4 vinserti64x4 vshufi64x2 vshufi32x4 vpmullq`);

export const isVector = (name: string): boolean =>
  VECTOR_STEMS.has(name) ||
  AVX_ONLY.has(name) ||
  FLOAT.test(name) ||
  FUSED.test(name) ||
  (name.startsWith('v') && VECTOR_STEMS.has(name.slice(1)));

const CONDITION = '(?:n?(?:[abgl]e?|[ceopsz])|p[eo])';
const CONDITIONAL = new RegExp(`^(?:j|set|cmov)${CONDITION}$`);

/** jcc, setcc, cmovcc, jrcxz. */
export const isConditional = (name: string): boolean => CONDITIONAL.test(name) || name === 'jrcxz' || name === 'jecxz';

export const isBranch = (name: string): boolean =>
  /^(jmp|call)q?$/.test(name) || (name.startsWith('j') && isConditional(name));
