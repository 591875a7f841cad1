; bls12-381-p square (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
; out1 is congruent to arg1*arg1/2^384 modulo p
; arg1 below 2^382; out1 below 2^382; arrays may overlap
;
; void fe_bls12_381_p_square_loose(uint64_t out1[6], const uint64_t arg1[6]);
;
; Arguments (System V ABI):
;   rdi  out1[6]  written, below 2^382
;   rsi  arg1[6]  read, below 2^382
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x85, then x120
;   [rsp-0x18]  x86, then x110, then x122
;   [rsp-0x20]  x42, then x134
;   [rsp-0x28]  x132
;   [rsp-0x30]  x128
;   [rsp-0x38]  x126
;   [rsp-0x40]  x158, then x206
;   [rsp-0x48]  x241
;   [rsp-0x50]  x309
;   [rsp-0x58]  x311
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
;
; 311 instructions; 117.8 cycles on AMD EPYC (amd-zen3)
; throughput: 1.088 [1.086, 1.094] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.978 [0.978, 0.979] of our time
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 11, 2026-11-24T14:04:05.288Z
; npm run optimize -- --field bls12-381-p --op square --seed 11 --target x86-64-v3 --budget 5s
; sha256 of the code: 5c6c7a411903482d4033d8c28f4168dbbc93194ebb58ef4bdef9769fc4458430
        default rel
        section .text
        global  fe_bls12_381_p_square_loose:function (fe_bls12_381_p_square_loose.end - fe_bls12_381_p_square_loose)
        align   64
fe_bls12_381_p_square_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rdx, [rsi]             ; load arg1[0]
        mulx rax, r8, [rsi+0x10]   ; x9:x8 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x8]    ; x7:x6 = arg1[0]*arg1[1]
        mulx r11, rcx, [rsi+0x18]  ; x13:x12 = arg1[0]*arg1[3]
        mulx rbx, rbp, [rsi+0x20]  ; x11:x10 = arg1[0]*arg1[4]
        add r8, r9                 ; x14 = x8 + x7, CF to x20, complete
        mulx r9, r12, [rsi+0x28]   ; x17:x16 = arg1[0]*arg1[5]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r13, r14, [rsi+0x10]  ; x19:x18 = arg1[1]*arg1[2]
        adc rcx, rax               ; x20 = x9 + x12 + CF, CF to x22, complete
        adc r11, rbp               ; x22 = x13 + x10 + CF, CF to x26, complete
        mulx rax, rbp, [rsi+0x18]  ; x25:x24 = arg1[1]*arg1[3]
        adc r12, rbx               ; x26 = x11 + x16 + CF, CF to x28, complete
        adc r9, 0x0                ; x28 = x17 + CF, no carry, complete
        add rbp, r13               ; x29 = x24 + x19, CF to x33, complete
        mulx rbx, r13, [rsi+0x20]  ; x32:x31 = arg1[1]*arg1[4]
        adc rax, r13               ; x33 = x25 + x31 + CF, CF to x37, complete
        mulx r13, r15, [rsi+0x28]  ; x36:x35 = arg1[1]*arg1[5]
        adc rbx, r15               ; x37 = x32 + x35 + CF, CF to x39, complete
        adc r13, 0x0               ; x39 = x36 + CF, no carry, complete
        add r14, rcx               ; x40 = x18 + x20, CF to x42, complete
        adc rbp, r11               ; x42 = x22 + x29 + CF, CF to x44, complete
        adc rax, r12               ; x44 = x26 + x33 + CF, CF to x48, complete
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r11, rcx, [rsi+0x20]  ; x47:x46 = arg1[2]*arg1[4]
        adc r9, rbx                ; x48 = x28 + x37 + CF, CF to x50, complete
        mulx rbx, r12, [rsi+0x18]  ; x52:x51 = arg1[2]*arg1[3]
        adc r13, 0x0               ; x50 = x39 + CF, no carry, complete
        add rbx, rcx               ; x53 = x46 + x52, CF to x59, complete
        mov rdx, [rsi]             ; load arg1[0]
        mulx rcx, r15, rdx         ; x86:x85 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mov [rsp-0x10], r15        ; spill x85
        mulx rdi, r15, [rsi+0x28]  ; x56:x55 = arg1[2]*arg1[5]
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mov [rsp-0x18], rcx        ; spill x86
        mov [rsp-0x20], rbp        ; spill x42
        mulx rcx, rbp, [rsi+0x20]  ; x58:x57 = arg1[3]*arg1[4]
        adc r15, r11               ; x59 = x47 + x55 + CF, CF to x61, complete
        adc rdi, 0x0               ; x61 = x56 + CF, no carry, complete
        add rax, r12               ; x62 = x44 + x51, CF to x64, complete
        mulx r11, r12, [rsi+0x28]  ; x67:x66 = arg1[3]*arg1[5]
        adc rbx, r9                ; x64 = x48 + x53 + CF, CF to x68, complete
        adc r15, r13               ; x68 = x50 + x59 + CF, CF to x70, complete
        adc rdi, 0x0               ; x70 = x61 + CF, no carry, complete
        add r12, rcx               ; x71 = x66 + x58, CF to x73, complete
        adc r11, 0x0               ; x73 = x67 + CF, no carry, complete
        add rbp, r15               ; x74 = x57 + x68, CF to x76, complete
        adc rdi, r12               ; x76 = x70 + x71 + CF, CF to x80, complete
        mov rdx, [rsi+0x20]        ; load arg1[4]
        mulx r9, rcx, [rsi+0x28]   ; x79:x78 = arg1[4]*arg1[5]
        adc rcx, r11               ; x80 = x73 + x78 + CF, CF to x82, complete
        adc r9, 0x0                ; x82 = x79 + CF, no carry, complete
        add r10, r10               ; x83 = x6 + x6, CF to x87, complete
        adc r8, r8                 ; x87 = x14 + x14 + CF, CF to x89, complete
        adc r14, r14               ; x89 = x40 + x40 + CF, CF to x91, complete
        mov r11, [rsp-0x20]        ; reload x42
        adc r11, [rsp-0x20]        ; x91 = x42 + x42 + CF, CF to x93, complete
        adc rax, rax               ; x93 = x62 + x62 + CF, CF to x95, complete
        adc rbx, rbx               ; x95 = x64 + x64 + CF, CF to x97, complete
        adc rbp, rbp               ; x97 = x74 + x74 + CF, CF to x99, complete
        adc rdi, rdi               ; x99 = x76 + x76 + CF, CF to x101, complete
        adc rcx, rcx               ; x101 = x80 + x80 + CF, CF to x105, complete
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r12, r13, rdx         ; x104:x103 = arg1[1]*arg1[1]
        adc r9, r9                 ; x105 = x82 + x82 + CF, no carry, complete
        add r10, [rsp-0x18]        ; x106 = x83 + x86, CF to x108, complete
        adc r8, r13                ; x108 = x87 + x103 + CF, CF to x110, complete
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx r13, r15, rdx         ; x119:x118 = arg1[3]*arg1[3]
        adc r14, r12               ; x110 = x89 + x104 + CF, CF to x114, complete
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mov [rsp-0x18], r14        ; spill x110
        mulx r12, r14, rdx         ; x113:x112 = arg1[2]*arg1[2]
        adc r14, r11               ; x114 = x91 + x112 + CF, CF to x116, complete
        adc rax, r12               ; x116 = x93 + x113 + CF, CF to x120, complete
        adc r15, rbx               ; x120 = x95 + x118 + CF, CF to x122, complete
        adc r13, rbp               ; x122 = x97 + x119 + CF, CF to x126, complete
        mov rdx, [rsi+0x20]        ; load arg1[4]
        mulx r11, rbx, rdx         ; x125:x124 = arg1[4]*arg1[4]
        adc rbx, rdi               ; x126 = x99 + x124 + CF, CF to x128, complete
        adc rcx, r11               ; x128 = x101 + x125 + CF, CF to x132, complete
        mov rdx, [rsi+0x28]        ; load arg1[5]
        mulx r11, rdi, rdx         ; x131:x130 = arg1[5]*arg1[5]
        adc r9, rdi                ; x132 = x105 + x130 + CF, CF to x134, complete
        adc r11, 0x0               ; x134 = x131 + CF, no carry, complete
        mov rdi, [rsp-0x10]        ; reload x85
        imul rdi, [rel .c0]        ; x135 = x85*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rel .c1]         ; constant 0xb9feffffffffaaab
        mulx rsi, rbp, rdi         ; x137:x136 = x135*0xb9feffffffffaaab
        mov rdx, rdi               ; copy x135
        mov [rsp-0x20], r11        ; spill x134
        mulx r12, r11, [rel .c2]   ; x139:x138 = x135*0x1eabfffeb153ffff
        mov [rsp-0x28], r9         ; spill x132
        mov [rsp-0x30], rcx        ; spill x128
        mulx r9, rcx, [rel .c3]    ; x141:x140 = x135*0x64774b84f38512bf
        add rsi, r11               ; x142 = x138 + x137, CF to x146, complete
        mov [rsp-0x38], rbx        ; spill x126
        mulx r11, rbx, [rel .c4]   ; x145:x144 = x135*0x6730d2a0f6b0f624
        adc rbx, r12               ; x146 = x139 + x144 + CF, CF to x150, complete
        adc r11, rcx               ; x150 = x145 + x140 + CF, CF to x152, complete
        mulx rcx, r12, [rel .c5]   ; x155:x154 = x135*0x1a0111ea397fe69a
        adc r9, 0x0                ; x152 = x141 + CF, no carry
        add rbp, [rsp-0x10]        ; x159 = x85 + x136, CF to x161
        adc r10, rsi               ; x161 = x106 + x142 + CF, CF to x163, complete
        adc rbx, r8                ; x163 = x108 + x146 + CF, CF to x165, complete
        adc r11, [rsp-0x18]        ; x165 = x110 + x150 + CF, CF to x167, complete
        mulx r8, rdi, [rel .c6]    ; x149:x148 = x135*0x4b1ba7b6434bacd7
        adc r14, 0x0               ; x167 = x114 + CF, CF to x169
        adc rax, 0x0               ; x169 = x116 + CF, CF to x171
        setc sil                   ; begins x171 = CF
        movzx esi, sil             ; x171 = CF
        add rdi, r9                ; x152 += x148, CF to x156, complete
        adc r8, r12                ; x156 = x149 + x154 + CF, CF to x158, complete
        adc rcx, 0x0               ; x158 = x155 + CF, no carry, complete
        add rdi, r14               ; x167 += x152, CF to x169, complete
        adc r8, rax                ; x169 += x156 + CF, CF to x171, complete
        adc rsi, 0x0               ; x171 += CF, no carry
        mov rdx, r10               ; copy x161
        imul rdx, [rel .c0]        ; x172 = x161*0x89f3fffcfffcfffd mod 2^64
        mulx rax, r9, [rel .c3]    ; x184:x183 = x172*0x64774b84f38512bf
        mulx rbp, r12, [rel .c1]   ; x174:x173 = x172*0xb9feffffffffaaab
        mov [rsp-0x18], r13        ; spill x122
        mulx r14, r13, [rel .c2]   ; x178:x177 = x172*0x1eabfffeb153ffff
        add r13, rbp               ; x179 = x177 + x174, CF to x181, complete
        mov [rsp-0x10], r15        ; spill x120
        mulx rbp, r15, [rel .c4]   ; x176:x175 = x172*0x6730d2a0f6b0f624
        adc r15, r14               ; x181 = x178 + x175 + CF, CF to x187, complete
        mov [rsp-0x40], rcx        ; spill x158
        mulx r14, rcx, [rel .c6]   ; x186:x185 = x172*0x4b1ba7b6434bacd7
        adc r9, rbp                ; x187 = x176 + x183 + CF, CF to x189, complete
        adc rax, rcx               ; x189 = x184 + x185 + CF, CF to x193, complete
        adc r14, 0x0               ; x193 = x186 + CF, no carry
        add r12, r10               ; x196 = x161 + x173, CF to x198
        adc r13, rbx               ; x198 = x163 + x179 + CF, CF to x200, complete
        adc r11, r15               ; x200 = x165 + x181 + CF, CF to x202, complete
        adc rdi, r9                ; x202 = x167 + x187 + CF, CF to x204, complete
        adc r8, rax                ; x204 = x169 + x189 + CF, CF to x206, complete
        setc al                    ; begins x206 = CF
        movzx eax, al              ; x206 = CF
        add rsi, [rsp-0x40]        ; x171 += x158, no carry, complete
        mov r9, rdx                ; copy x172
        mov rdx, r13               ; copy x198
        imul rdx, [rel .c0]        ; x209 = x198*0x89f3fffcfffcfffd mod 2^64
        mulx r10, rcx, [rel .c1]   ; x211:x210 = x209*0xb9feffffffffaaab
        mulx rbx, rbp, [rel .c4]   ; x213:x212 = x209*0x6730d2a0f6b0f624
        mulx r12, r15, [rel .c2]   ; x215:x214 = x209*0x1eabfffeb153ffff
        add r15, r10               ; x216 = x214 + x211, CF to x220, complete
        mov [rsp-0x40], rax        ; spill x206
        mulx r10, rax, [rel .c3]   ; x219:x218 = x209*0x64774b84f38512bf
        adc rbp, r12               ; x220 = x215 + x212 + CF, CF to x224, complete
        adc rax, rbx               ; x224 = x213 + x218 + CF, CF to x226, complete
        adc r10, 0x0               ; x226 = x219 + CF, no carry
        add rcx, r13               ; x233 = x198 + x210, CF to x235
        adc r11, 0x0               ; x235 = x200 + CF, CF to x237
        adc rdi, 0x0               ; x237 = x202 + CF, CF to x239
        adc rax, r8                ; x239 = x204 + x224 + CF, CF to x241
        setc r8b                   ; begins x241 = CF
        movzx r8d, r8b             ; x241 = CF
        add r15, r11               ; x235 += x216, CF to x237, complete
        adc rdi, rbp               ; x237 += x220 + CF, CF to x239, complete
        adc rax, 0x0               ; x239 += CF, CF to x241, complete
        adc r8, 0x0                ; x241 += CF, no carry
        mov r11, rdx               ; copy x209
        mov rdx, r15               ; copy x235
        imul rdx, [rel .c0]        ; x246 = x235*0x89f3fffcfffcfffd mod 2^64
        mulx rcx, rbx, [rel .c1]   ; x248:x247 = x246*0xb9feffffffffaaab
        mov rbp, rdx               ; copy x246
        mov rdx, r9                ; copy x172
        mulx r9, r12, [rel .c5]    ; x192:x191 = x172*0x1a0111ea397fe69a
        mov rdx, rbp               ; copy x246
        mov [rsp-0x48], r8         ; spill x241
        mulx r13, r8, [rel .c2]    ; x250:x249 = x246*0x1eabfffeb153ffff
        add r12, r14               ; x193 += x191, CF to x195, complete
        adc r9, 0x0                ; x195 = x192 + CF, no carry, complete
        add r12, rsi               ; x206.2 = x171 + x193, CF to x208
        mulx rsi, r14, [rel .c4]   ; x254:x253 = x246*0x6730d2a0f6b0f624
        adc r9, 0x0                ; x208 = x195 + CF, no carry
        add rcx, r8                ; x251 = x249 + x248, CF to x255, complete
        adc r13, r14               ; x255 = x250 + x253 + CF, CF to x259, complete
        adc rsi, 0x0               ; x259 = x254 + CF, no carry
        add r15, rbx               ; x270 = x235 + x247, CF to x272
        adc rcx, rdi               ; x272 = x237 + x251 + CF, CF to x274, complete
        adc rax, 0x0               ; x274 = x239 + CF, CF to x276
        setc r8b                   ; begins x276 = CF
        movzx r8d, r8b             ; x276 = CF
        mov rdx, rcx               ; copy x272
        imul rdx, [rel .c0]        ; x283 = x272*0x89f3fffcfffcfffd mod 2^64
        mulx rdi, rbx, [rel .c1]   ; x285:x284 = x283*0xb9feffffffffaaab
        mulx r14, r15, [rel .c2]   ; x287:x286 = x283*0x1eabfffeb153ffff
        add rdi, r15               ; x290 = x286 + x285, CF to x294, complete
        adc r14, 0x0               ; x294 = x287 + CF, no carry
        add rcx, rbx               ; x307 = x272 + x284, CF to x309
        adc rdi, 0x0               ; x309 = x290 + CF, CF to x311
        setc cl                    ; begins x311 = CF
        movzx ecx, cl              ; x311 = CF
        add r13, rax               ; x274 += x255, CF to x276, complete
        adc r8, 0x0                ; x276 += CF, no carry
        add rdi, r13               ; x309 += x274, CF to x311, complete
        adc rcx, 0x0               ; x311 += CF, no carry
        mov rbx, rdx               ; copy x283
        mov rdx, rdi               ; copy x309
        imul rdx, [rel .c0]        ; x320 = x309*0x89f3fffcfffcfffd mod 2^64
        mulx rax, r13, [rel .c2]   ; x324:x323 = x320*0x1eabfffeb153ffff
        mov r15, rdx               ; copy x320
        mov rdx, r11               ; copy x209
        mov [rsp-0x50], rdi        ; spill x309
        mov [rsp-0x58], rcx        ; spill x311
        mulx rdi, rcx, [rel .c6]   ; x223:x222 = x209*0x4b1ba7b6434bacd7
        add rcx, r10               ; x226 += x222, CF to x230, complete
        adc rdi, 0x0               ; x230 = x223 + CF, no carry
        add r12, [rsp-0x40]        ; x206 += x206.2, CF to x208, complete
        adc r9, 0x0                ; x208 += CF, no carry, complete
        add rcx, r12               ; x241.2 = x206 + x226, CF to x243
        mulx r10, r11, [rel .c5]   ; x229:x228 = x209*0x1a0111ea397fe69a
        adc r9, 0x0                ; x243 = x208 + CF, no carry
        add rdi, r11               ; x230 += x228, CF to x232, complete
        adc r10, 0x0               ; x232 = x229 + CF, no carry, complete
        add r9, rdi                ; x243 += x230, CF to x245
        mov rdx, rbp               ; copy x246
        mulx r11, rdi, [rel .c3]   ; x258:x257 = x246*0x64774b84f38512bf
        adc r10, 0x0               ; x245 = x232 + CF, no carry
        add rsi, rdi               ; x259 += x257, CF to x263, complete
        mulx rdi, r12, [rel .c6]   ; x262:x261 = x246*0x4b1ba7b6434bacd7
        adc r11, r12               ; x263 = x258 + x261 + CF, CF to x267, complete
        mulx rbp, r12, [rel .c5]   ; x266:x265 = x246*0x1a0111ea397fe69a
        adc r12, rdi               ; x267 = x262 + x265 + CF, CF to x269, complete
        adc rbp, 0x0               ; x269 = x266 + CF, no carry, complete
        add rcx, [rsp-0x48]        ; x241 += x241.2, CF to x243, complete
        adc r9, 0x0                ; x243 += CF, CF to x245, complete
        adc r10, 0x0               ; x245 += CF, no carry, complete
        add rsi, rcx               ; x276.2 = x241 + x259, CF to x278
        adc r9, r11                ; x278 = x243 + x263 + CF, CF to x280
        adc r10, r12               ; x280 = x245 + x267 + CF, CF to x282
        mov rdx, rbx               ; copy x283
        mulx r11, rcx, [rel .c3]   ; x289:x288 = x283*0x64774b84f38512bf
        mulx rdi, r12, [rel .c4]   ; x293:x292 = x283*0x6730d2a0f6b0f624
        adc rbp, 0x0               ; x282 = x269 + CF, no carry
        add r14, r12               ; x294 += x292, CF to x296, complete
        adc rcx, rdi               ; x296 = x293 + x288 + CF, CF to x300, complete
        mulx rdi, r12, [rel .c6]   ; x299:x298 = x283*0x4b1ba7b6434bacd7
        adc r11, r12               ; x300 = x289 + x298 + CF, CF to x304, complete
        mulx rbx, r12, [rel .c5]   ; x303:x302 = x283*0x1a0111ea397fe69a
        adc r12, rdi               ; x304 = x299 + x302 + CF, CF to x306, complete
        adc rbx, 0x0               ; x306 = x303 + CF, no carry, complete
        add rsi, r8                ; x276 += x276.2, CF to x278, complete
        adc r9, 0x0                ; x278 += CF, CF to x280, complete
        adc r10, 0x0               ; x280 += CF, CF to x282, complete
        adc rbp, 0x0               ; x282 += CF, no carry, complete
        add r14, rsi               ; x311.2 = x276 + x294, CF to x313
        adc r9, rcx                ; x313 = x278 + x296 + CF, CF to x315
        mov rdx, r15               ; copy x320
        mulx r8, rcx, [rel .c1]    ; x322:x321 = x320*0xb9feffffffffaaab
        adc r10, r11               ; x315 = x280 + x300 + CF, CF to x317
        adc r12, rbp               ; x317 = x282 + x304 + CF, CF to x319
        adc rbx, 0x0               ; x319 = x306 + CF, no carry
        add r13, r8                ; x325 = x323 + x322, CF to x329, complete
        adc rax, 0x0               ; x329 = x324 + CF, no carry
        add r14, [rsp-0x58]        ; x311 += x311.2, CF to x313, complete
        adc r9, 0x0                ; x313 += CF, CF to x315, complete
        adc r10, 0x0               ; x315 += CF, CF to x317, complete
        adc r12, 0x0               ; x317 += CF, CF to x319, complete
        adc rbx, 0x0               ; x319 += CF, no carry, complete
        add r14, r13               ; x346 = x311 + x325, CF to x348
        mulx r8, r11, [rel .c4]    ; x328:x327 = x320*0x6730d2a0f6b0f624
        adc r9, 0x0                ; x348 = x313 + CF, CF to x350
        adc r10, 0x0               ; x350 = x315 + CF, CF to x352
        adc r12, 0x0               ; x352 = x317 + CF, CF to x354
        adc rbx, 0x0               ; x354 = x319 + CF, no carry
        add r11, rax               ; x329 += x327, CF to x333, complete
        mulx rax, rdi, [rel .c3]   ; x332:x331 = x320*0x64774b84f38512bf
        adc rdi, r8                ; x333 = x328 + x331 + CF, CF to x339, complete
        mulx r8, rsi, [rel .c6]    ; x336:x335 = x320*0x4b1ba7b6434bacd7
        mulx rdx, rbp, [rel .c5]   ; x338:x337 = x320*0x1a0111ea397fe69a
        adc rsi, rax               ; x339 = x332 + x335 + CF, CF to x341, complete
        adc r8, rbp                ; x341 = x336 + x337 + CF, CF to x343, complete
        adc rdx, 0x0               ; x343 = x338 + CF, no carry, complete
        add rcx, [rsp-0x50]        ; x344 = x309 + x321, CF to x346
        adc r14, 0x0               ; x346 += CF, CF to x348, complete
        adc r9, r11                ; x348 += x329 + CF, CF to x350, complete
        adc r10, rdi               ; x350 += x333 + CF, CF to x352, complete
        adc rsi, r12               ; x352 += x339 + CF, CF to x354, complete
        adc rbx, r8                ; x354 += x341 + CF, CF to x356, complete
        adc rdx, 0x0               ; x356 = x343 + CF, no carry, complete
        add r14, [rsp-0x10]        ; x357 = x120 + x346, CF to x359, complete
        adc r9, [rsp-0x18]         ; x359 = x122 + x348 + CF, CF to x361, complete
        adc r10, [rsp-0x38]        ; x361 = x126 + x350 + CF, CF to x363, complete
        adc rsi, [rsp-0x30]        ; x363 = x128 + x352 + CF, CF to x365, complete
        adc rbx, [rsp-0x28]        ; x365 = x132 + x354 + CF, CF to x367, complete
        adc rdx, [rsp-0x20]        ; x367 = x356 + x134 + CF, no carry, complete
        mov rax, [rsp-0x8]         ; reload pointer out1
        mov [rax+0x10], r10        ; out1[2] = x361
        mov [rax+0x18], rsi        ; out1[3] = x363
        mov [rax+0x28], rdx        ; out1[5] = x367
        mov [rax+0x20], rbx        ; out1[4] = x365
        mov [rax], r14             ; out1[0] = x357
        mov [rax+0x8], r9          ; out1[1] = x359

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x89f3fffcfffcfffd
.c1: dq 0xb9feffffffffaaab
.c2: dq 0x1eabfffeb153ffff
.c3: dq 0x64774b84f38512bf
.c4: dq 0x6730d2a0f6b0f624
.c5: dq 0x1a0111ea397fe69a
.c6: dq 0x4b1ba7b6434bacd7
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      76, 28
        dd      fe_bls12_381_p_square_loose - $
        dd      fe_bls12_381_p_square_loose.end - fe_bls12_381_p_square_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0x3d, 0x05, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
