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
;   [rsp-0x10]  x50, then x188
;   [rsp-0x18]  x49, then x58, then x192
;   [rsp-0x20]  x6, then x57, then x191
;   [rsp-0x28]  x38, then pointer arg1, then x178
;   [rsp-0x30]  x39, then x189
;   [rsp-0x38]  x190
;   [rsp-0x40]  x120, then x193
;   [rsp-0x48]  x177
;   [rsp-0x50]  x146
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x36 = x7 + x8 (carry to x37)
;   x37 = x9 + x10 + x16 (carry to x38)
;   x38 = x11 + x12 + x17 + x18 (carry to x39)
;   x39 = x13 + x14 + x19 + x20 + x24 (carry to x40)
;   x40 = x15 + x21 + x22 + x25 + x26 (carry to x41)
;   x41 = x23 + x27 + x28 + x30 (carry to x42)
;   x42 = x29 + x31 + x32 (carry to x43)
;   x43 = x33 + x34 (carry to x44)
;   x44 = x35
;   x57 = x6 + x6 + x46 (carry to x58)
;   x58 = x36 + x36 + x47 (carry to x59)
;   x59 = x37 + x37 + x48 (carry to x60)
;   x60 = x38 + x38 + x49 (carry to x61)
;   x61 = x39 + x39 + x50 (carry to x188)
;   x81 = x45 + x69 (carry to x82)
;   x82 = x57 + x70 + x71 (carry to x102)
;   x101 = x82 + x89 (carry to x102)
;   x102 = x58 + x72 + x73 + x90 + x91 (carry to x103)
;   x103 = x59 + x74 + x75 + x92 + x93 (carry to x104)
;   x104 = x60 + x76 + x77 + x94 + x95 (carry to x105)
;   x105 = x61 + x78 + x79 + x96 + x97 (carry to x106)
;   x106 = x80 + x98 + x99 (carry to x107)
;   x107 = x100
;   x121 = x102 + x109 (carry to x122)
;   x122 = x103 + x110 + x111 (carry to x142)
;   x141 = x122 + x129 (carry to x142)
;   x142 = x104 + x112 + x113 + x130 + x131 (carry to x143)
;   x143 = x105 + x114 + x115 + x132 + x133 (carry to x144)
;   x144 = x106 + x116 + x117 + x134 + x135 (carry to x145)
;   x145 = x107 + x118 + x119 + x136 + x137 (carry to x146)
;   x146 = x120 + x138 + x139 (carry to x147)
;   x147 = x140
;   x161 = x142 + x149 (carry to x162)
;   x162 = x143 + x150 + x151 (carry to x182)
;   x181 = x162 + x169 (carry to x182)
;   x182 = x144 + x152 + x153 + x170 + x171 (carry to x183)
;   x183 = x145 + x154 + x155 + x172 + x173 (carry to x184)
;   x184 = x146 + x156 + x157 + x174 + x175 (carry to x185)
;   x185 = x147 + x158 + x159 + x176 + x177 (carry to x186)
;   x186 = x160 + x178 + x179 (carry to x187)
;   x187 = x180
;   x188 = x40 + x40 + x51 + x182 (carry to x189)
;   x189 = x41 + x41 + x52 + x183 (carry to x190)
;   x190 = x42 + x42 + x53 + x184 (carry to x191)
;   x191 = x43 + x43 + x54 + x185 (carry to x192)
;   x192 = x44 + x44 + x55 + x186 (carry to x193)
;   x193 = x56 + x187
;
; 295 instructions; 90.5 cycles on AMD EPYC (amd-zen3)
; throughput: 1.415 [1.413, 1.420] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.311 [1.306, 1.311] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
; found by Fieldwright, seed 1, 2026-11-24T03:58:23.742Z
; npm run optimize -- --curve bls12-381-p --op square --seed 1 --budget 40s --resume
; sha256 of the code: a806e3dee7d90660e06f83f9187cbeaab489fb2a6508385ec6a80c95a1956545
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

        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx rax, r8, [rsi+0x10]   ; x25:x24 = arg1[2]*arg1[3]
        mov rdx, [rsi+0x28]        ; load arg1[5]
        mulx r9, r10, [rsi]        ; x15:x14 = arg1[0]*arg1[5]
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r11, rcx, [rsi+0x8]   ; x17:x16 = arg1[1]*arg1[2]
        mulx rbx, rbp, rdx         ; x50:x49 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r12, r13, [rsi+0x18]  ; x19:x18 = arg1[1]*arg1[3]
        mov rdx, [rsi]             ; load arg1[0]
        mulx r14, r15, [rsi+0x10]  ; x9:x8 = arg1[0]*arg1[2]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mov [rsp-0x10], rbx        ; spill x50
        mulx rdi, rbx, [rsi+0x18]  ; x11:x10 = arg1[0]*arg1[3]
        mov [rsp-0x18], rbp        ; spill x49
        xor ebp, ebp               ; CF = OF = 0
        adcx rbx, rcx              ; x37 = x16 + x10 (CF is 0), CF to x38
        adcx rdi, r13              ; x38 = x18 + x11 + CF, CF to x39
        mulx rcx, rbp, [rsi+0x20]  ; x13:x12 = arg1[0]*arg1[4]
        adox rdi, r11              ; x38 += x17 (OF is 0), OF to x39
        adcx r10, rcx              ; x39 = x13 + x14 + CF, CF to x40
        mulx r11, rcx, [rsi+0x8]   ; x7:x6 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mov [rsp-0x20], rcx        ; spill x6
        mulx r13, rcx, [rsi+0x20]  ; x21:x20 = arg1[1]*arg1[4]
        adcx r13, [rel .c0]        ; x40 = x21 + CF, no carry
        adcx r15, r11              ; x36 = x7 + x8 (CF is 0), CF to x37, complete
        adcx rbx, r14              ; x37 += x9 + CF, CF to x38, complete
        adcx rdi, rbp              ; x38 += x12 + CF, CF to x39, complete
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r11, rbp, [rsi+0x28]  ; x29:x28 = arg1[2]*arg1[5]
        mov rdx, [rsi+0x28]        ; load arg1[5]
        mov [rsp-0x28], rdi        ; spill x38
        mulx r14, rdi, [rsi+0x20]  ; x35:x34 = arg1[4]*arg1[5]
        adcx rcx, r8               ; x39.2 = x20 + x24 + CF, CF to x40
        adox r10, rcx              ; x39 += x39.2 + OF, OF to x40
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r8, rcx, [rsi+0x20]   ; x27:x26 = arg1[2]*arg1[4]
        adcx rcx, [rel .c0]        ; x40.2 = x26 + CF, CF to x41
        adcx r8, [rel .c0]         ; x41 = x27 + CF, no carry
        adcx r12, r10              ; x39 += x19 (CF is 0), CF to x40, complete
        mov rdx, [rsi+0x28]        ; load arg1[5]
        mov [rsp-0x30], r12        ; spill x39
        mulx r10, r12, [rsi+0x8]   ; x23:x22 = arg1[1]*arg1[5]
        adcx r9, r13               ; x40 += x15 + CF, CF to x41
        adox r12, r9               ; x40 += x22 + OF, OF to x41
        adox r10, [rel .c0]        ; x41.2 = x23 + OF, no carry
        adox rax, r12              ; x40 += x25 (OF is 0), OF to x41
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx r9, r12, [rsi+0x20]   ; x31:x30 = arg1[3]*arg1[4]
        adcx rbp, r12              ; x41.3 = x28 + x30 + CF, CF to x42
        adox rbp, r10              ; x41.2 += x41.3 + OF, OF to x42
        adcx r9, [rel .c0]         ; x42 = x31 + CF, no carry
        adcx rax, rcx              ; x40 += x40.2 (CF is 0), CF to x41, complete
        adcx r8, rbp               ; x41 += x41.2 + CF, CF to x42, complete
        mulx r10, rcx, [rsi+0x28]  ; x33:x32 = arg1[3]*arg1[5]
        adox rcx, r9               ; x42 += x32 + OF, OF to x43
        mov rdx, [rsi]             ; load arg1[0]
        mulx r9, rbp, rdx          ; x46:x45 = arg1[0]*arg1[0]
        adcx rcx, r11              ; x42 += x29 + CF, CF to x43, complete
        adox rdi, r10              ; x43 = x33 + x34 + OF, OF to x44
        adox r14, [rel .c0]        ; x44 = x35 + OF, no carry
        adc rdi, 0x0               ; x43 += CF, CF to x44, complete
        adc r14, 0x0               ; x44 += CF, no carry, complete

        ; complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [r14, rdi, rcx, r8, rax, [rsp-0x30], [rsp-0x28], rbx, r15]
        mov r10, rbp               ; copy x45
        imul r10, [rel .c1]        ; x68 = x45*0x89f3fffcfffcfffd mod 2^64
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r11, r12, rdx         ; x48:x47 = arg1[1]*arg1[1]
        xor r13d, r13d             ; CF = OF = 0
        adox r9, [rsp-0x20]        ; x57 = x46 + x6 (OF is 0), OF to x58
        adcx r9, [rsp-0x20]        ; x57 += x6 (CF is 0), CF to x58, complete
        mov rdx, [rsi+0x20]        ; load arg1[4]
        mov [rsp-0x20], r9         ; spill x57
        mulx r13, r9, rdx          ; x54:x53 = arg1[4]*arg1[4]
        adcx r12, r15              ; x58 = x36 + x47 + CF, CF to x59
        adox r12, r15              ; x58 += x36 + OF, OF to x59, complete
        adcx r11, rbx              ; x59 = x37 + x48 + CF, CF to x60
        mov r15, [rsp-0x28]        ; reload x38
        adcx r15, [rsp-0x18]       ; x60 = x38 + x49 + CF, CF to x61
        mov [rsp-0x18], r12        ; spill x58
        mov r12, [rsp-0x30]        ; reload x39
        adcx r12, [rsp-0x10]       ; x61 = x39 + x50 + CF, CF to x188
        adox r11, rbx              ; x59 += x37 + OF, OF to x60, complete
        adox r15, [rsp-0x28]       ; x60 += x38 + OF, OF to x61, complete
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mov [rsp-0x28], rsi        ; spill pointer arg1
        mulx rbx, rsi, rdx         ; x52:x51 = arg1[3]*arg1[3]
        adox r12, [rsp-0x30]       ; x61 += x39 + OF, OF to x188, complete

        ; complete: [x61, x60, x59, x58, x57] in [r12, r15, r11, [rsp-0x18], [rsp-0x20]]
        adcx rsi, rax              ; x188 = x40 + x51 + CF, CF to x189
        adox rax, rsi              ; x188 += x40 + OF, OF to x189
        adox rbx, r8               ; x189 = x41 + x52 + OF, OF to x190
        adcx r8, rbx               ; x189 += x41 + CF, CF to x190
        mov rdx, r10               ; copy x68
        mulx rsi, rbx, [rel .c2]   ; x70:x69 = x68*0xb9feffffffffaaab
        mov [rsp-0x30], r8         ; spill x189
        mov [rsp-0x10], rax        ; spill x188
        mulx r8, rax, [rel .c3]    ; x72:x71 = x68*0x1eabfffeb153ffff
        adcx rcx, rcx              ; x190 = x42 + x42 + CF, CF to x191
        adox rcx, r9               ; x190 += x53 + OF, OF to x191
        adox r13, rdi              ; x191 = x54 + x43 + OF, OF to x192
        adcx r13, rdi              ; x191 += x43 + CF, CF to x192
        mov r9, r14                ; copy x44
        adcx r9, [rel .c0]         ; x192 = x44 + CF, no carry
        adox r9, [rel .c0]         ; x192 += OF, no carry
        xor edi, edi               ; CF = OF = 0
        adox rbp, rbx              ; x81 = x45 + x69 (OF is 0), OF to x82
        lea r9, [r9+r14]           ; x192 += x44
        mulx rdi, rbx, [rel .c4]   ; x76:x75 = x68*0x64774b84f38512bf
        mulx rbp, r14, [rel .c5]   ; x74:x73 = x68*0x6730d2a0f6b0f624
        adox rsi, [rsp-0x20]       ; x82 = x70 + x57 + OF, OF to x102
        adcx rax, rsi              ; x82 += x71 (CF is 0), CF to x102, complete
        adcx r8, r14               ; x102 = x73 + x72 + CF, CF to x103
        mulx rsi, r14, [rel .c6]   ; x80:x79 = x68*0x1a0111ea397fe69a
        mov rdx, rax               ; copy x82
        mov [rsp-0x20], r13        ; spill x191
        mov [rsp-0x38], rcx        ; spill x190
        mulx r13, rcx, [rel .c1]   ; x88 = x82*0x89f3fffcfffcfffd mod 2^64
        adox r8, [rsp-0x18]        ; x102 += x58 + OF, OF to x103
        adcx rbp, [rel .c0]        ; x103 = x74 + CF, no carry
        adcx r12, r14              ; x105 = x79 + x61 (CF is 0), CF to x106
        mov rdx, [rel .c4]         ; constant 0x64774b84f38512bf
        mulx r13, r14, rcx         ; x96:x95 = x88*0x64774b84f38512bf
        adox rbp, rbx              ; x103 += x75 + OF, OF to x104
        adcx rsi, [rel .c0]        ; x106 = x80 + CF, no carry
        adcx r11, rbp              ; x103 += x59 (CF is 0), CF to x104
        mov rdx, [rel .c7]         ; constant 0x4b1ba7b6434bacd7
        mulx r10, rbx, r10         ; x78:x77 = x68*0x4b1ba7b6434bacd7
        mov rdx, rcx               ; copy x88
        mov [rsp-0x18], r9         ; spill x192
        mulx rbp, r9, [rel .c2]    ; x90:x89 = x88*0xb9feffffffffaaab
        adox rdi, r15              ; x104 = x60 + x76 + OF, OF to x105
        adcx rdi, rbx              ; x104 += x77 + CF, CF to x105
        mulx rbx, r15, [rel .c3]   ; x92:x91 = x88*0x1eabfffeb153ffff
        adcx r10, r13              ; x105.2 = x96 + x78 + CF, no carry
        adox r10, [rel .c0]        ; x105.2 += OF, no carry
        xor r13d, r13d             ; CF = OF = 0
        adox r8, r15               ; x102 += x91 (OF is 0), OF to x103
        adcx r9, rax               ; x101 = x82 + x89 (CF is 0), CF to x102
        mulx rax, r9, [rel .c5]    ; x94:x93 = x88*0x6730d2a0f6b0f624
        adcx r8, rbp               ; x102 += x90 + CF, CF to x103, complete
        mov rdx, r8                ; copy x102
        mulx rbp, r13, [rel .c1]   ; x108 = x102*0x89f3fffcfffcfffd mod 2^64
        adox r11, r9               ; x103 += x93 + OF, OF to x104
        mov rdx, rcx               ; copy x88
        mulx r9, rbp, [rel .c7]    ; x98:x97 = x88*0x4b1ba7b6434bacd7
        adcx r11, rbx              ; x103 += x92 + CF, CF to x104, complete
        mulx rcx, rbx, [rel .c6]   ; x100:x99 = x88*0x1a0111ea397fe69a
        adcx r14, rax              ; x104.2 = x94 + x95 + CF, CF to x105
        adox r14, rdi              ; x104 += x104.2 + OF, OF to x105, complete
        mov rdx, r13               ; copy x108
        mulx rax, rdi, [rel .c3]   ; x112:x111 = x108*0x1eabfffeb153ffff
        adcx r10, rbp              ; x105.2 += x97 + CF, CF to x106
        adox r12, r10              ; x105 += x105.2 + OF, OF to x106, complete
        adcx r9, rsi               ; x106 += x98 + CF, no carry
        mulx r10, rsi, [rel .c4]   ; x116:x115 = x108*0x64774b84f38512bf
        adox r9, rbx               ; x106 += x99 + OF, OF to x107, complete
        mulx rbx, rbp, [rel .c2]   ; x110:x109 = x108*0xb9feffffffffaaab
        adox rcx, [rel .c0]        ; x107 = x100 + OF, no carry, complete

        ; complete: [x107, x106, x105, x104, x103, x102] in [rcx, r9, r12, r14, r11, r8]
        xor r15d, r15d             ; CF = OF = 0
        adcx r8, rbp               ; x121 = x102 + x109 (CF is 0), CF to x122
        adox r11, rdi              ; x122 = x111 + x103 (OF is 0), OF to x142
        mulx r8, rdi, [rel .c5]    ; x114:x113 = x108*0x6730d2a0f6b0f624
        adox rdi, r14              ; x142 = x104 + x113 + OF, OF to x143
        mulx rbp, r14, [rel .c7]   ; x118:x117 = x108*0x4b1ba7b6434bacd7
        adox r8, r12               ; x143 = x105 + x114 + OF, OF to x144
        adox r9, r10               ; x144 = x106 + x116 + OF, OF to x145
        adcx r11, rbx              ; x122 += x110 + CF, CF to x142, complete
        mov rdx, r11               ; copy x122
        mulx r10, rbx, [rel .c1]   ; x128 = x122*0x89f3fffcfffcfffd mod 2^64
        adcx rdi, rax              ; x142 += x112 + CF, CF to x143
        adcx r8, rsi               ; x143 += x115 + CF, CF to x144
        mov rdx, [rel .c2]         ; constant 0xb9feffffffffaaab
        mulx rax, r10, rbx         ; x130:x129 = x128*0xb9feffffffffaaab
        adcx r9, r14               ; x144 += x117 + CF, CF to x145
        mov rdx, r13               ; copy x108
        mulx rsi, r12, [rel .c6]   ; x120:x119 = x108*0x1a0111ea397fe69a
        adox rcx, rbp              ; x145 = x107 + x118 + OF, no carry
        adox r11, r10              ; x141 = x122 + x129 (OF is 0), OF to x142
        mov rdx, rbx               ; copy x128
        mulx r10, r11, [rel .c3]   ; x132:x131 = x128*0x1eabfffeb153ffff
        adox rax, r11              ; x142.2 = x130 + x131 + OF, OF to x143
        adcx rcx, [rel .c0]        ; x145 += CF, no carry
        adcx rdi, rax              ; x142 += x142.2 (CF is 0), CF to x143, complete
        mulx rax, r11, [rel .c5]   ; x134:x133 = x128*0x6730d2a0f6b0f624
        adox r11, r8               ; x143 += x133 + OF, OF to x144
        mov rdx, rdi               ; copy x142
        mulx r8, rbp, [rel .c1]    ; x148 = x142*0x89f3fffcfffcfffd mod 2^64
        adcx r10, r11              ; x143 += x132 + CF, CF to x144, complete
        mov rdx, rbp               ; copy x148
        mulx r8, r11, [rel .c3]    ; x152:x151 = x148*0x1eabfffeb153ffff
        mulx r13, r14, [rel .c2]   ; x150:x149 = x148*0xb9feffffffffaaab
        adcx rax, [rel .c0]        ; x144.2 = x134 + CF, no carry
        adox rax, [rel .c0]        ; x144.2 += OF, no carry
        xor r15d, r15d             ; CF = OF = 0
        adcx r11, r13              ; x162 = x150 + x151 (CF is 0), CF to x182
        mov rdx, [rel .c7]         ; constant 0x4b1ba7b6434bacd7
        mulx r13, r15, rbx         ; x138:x137 = x128*0x4b1ba7b6434bacd7
        adc r8, 0x0                ; x182 = x152 + CF, no carry
        mov [rsp-0x40], rsi        ; spill x120
        xor esi, esi               ; CF = OF = 0
        adcx r15, r12              ; x145.2 = x137 + x119 (CF is 0), CF to x146
        mov rdx, rbx               ; copy x128
        mulx rsi, r12, [rel .c4]   ; x136:x135 = x128*0x64774b84f38512bf
        adox r12, rax              ; x144.2 += x135 (OF is 0), OF to x145
        mulx rax, rbx, [rel .c6]   ; x140:x139 = x128*0x1a0111ea397fe69a
        adox rcx, rsi              ; x145 += x136 + OF, no carry
        adox r14, rdi              ; x161 = x142 + x149 (OF is 0), OF to x162
        adox r10, r11              ; x162 += x143 + OF, OF to x182, complete
        mov rdx, rbp               ; copy x148
        mulx r11, rdi, [rel .c4]   ; x156:x155 = x148*0x64774b84f38512bf
        adcx rbx, r13              ; x146 = x139 + x138 + CF, CF to x147
        mov rsi, [rsp-0x28]        ; reload pointer arg1
        mov rdx, [rsi+0x28]        ; load arg1[5]
        mulx rsi, r13, rdx         ; x56:x55 = arg1[5]*arg1[5]
        adcx rax, [rel .c0]        ; x147 = x140 + CF, no carry
        adox r8, [rel .c0]         ; x182 += OF, no carry
        xor r14d, r14d             ; CF = OF = 0
        adcx r9, r12               ; x144 += x144.2 (CF is 0), CF to x145, complete
        adox r13, [rsp-0x18]       ; x192 += x55 (OF is 0), OF to x193
        adcx rcx, r15              ; x145 += x145.2 + CF, CF to x146, complete
        adcx rbx, [rsp-0x40]       ; x146 += x120 + CF, CF to x147, complete
        adox rsi, [rel .c0]        ; x193 = x56 + OF, no carry
        adc rax, 0x0               ; x147 += CF, no carry, complete

        ; complete: [x147, x146, x145, x144, x143, x142] in [rax, rbx, rcx, r9, -, -]
        mov r12, r10               ; copy x162
        imul r12, [rel .c1]        ; x168 = x162*0x89f3fffcfffcfffd mod 2^64
        mov rdx, r12               ; copy x168
        mulx r14, r15, [rel .c7]   ; x178:x177 = x168*0x4b1ba7b6434bacd7
        mov rdx, rbp               ; copy x148
        mov [rsp-0x40], rsi        ; spill x193
        mov [rsp-0x18], r13        ; spill x192
        mulx rsi, r13, [rel .c5]   ; x154:x153 = x148*0x6730d2a0f6b0f624
        mov [rsp-0x28], r14        ; spill x178
        mov [rsp-0x48], r15        ; spill x177
        mulx r14, r15, [rel .c7]   ; x158:x157 = x148*0x4b1ba7b6434bacd7
        mov [rsp-0x50], rbx        ; spill x146
        xor ebx, ebx               ; CF = OF = 0
        adox r9, r8                ; x182 += x144 (OF is 0), OF to x183
        adcx r13, r9               ; x182 += x153 (CF is 0), CF to x183
        adcx rdi, rcx              ; x183 = x155 + x145 + CF, CF to x184
        mov rdx, r12               ; copy x168
        mulx r8, r9, [rel .c2]     ; x170:x169 = x168*0xb9feffffffffaaab
        adcx r15, [rel .c0]        ; x184 = x157 + CF, CF to x185
        adcx r14, [rel .c0]        ; x185 = x158 + CF, no carry
        adcx r9, r10               ; x181 = x162 + x169 (CF is 0), CF to x182
        mulx r9, r10, [rel .c4]    ; x176:x175 = x168*0x64774b84f38512bf
        mulx rcx, rbx, [rel .c3]   ; x172:x171 = x168*0x1eabfffeb153ffff
        adcx rbx, r13              ; x182 += x171 + CF, CF to x183
        adox rsi, rcx              ; x183.2 = x172 + x154 + OF, no carry
        mulx rcx, r13, [rel .c5]   ; x174:x173 = x168*0x6730d2a0f6b0f624
        adc r13, rdi               ; x183 += x173 + CF, CF to x184
        adc r11, rcx               ; x184.2 = x174 + x156 + CF, no carry
        xor ecx, ecx               ; CF = OF = 0
        adcx rbx, r8               ; x182 += x170 (CF is 0), CF to x183, complete
        mov rdx, [rel .c6]         ; constant 0x1a0111ea397fe69a
        mulx r8, rcx, rbp          ; x160:x159 = x148*0x1a0111ea397fe69a
        adcx rsi, r13              ; x183 += x183.2 + CF, CF to x184, complete
        adox r9, rax               ; x185.2 = x176 + x147 (OF is 0), no carry
        adox r10, [rsp-0x50]       ; x184.3 = x175 + x146 (OF is 0), OF to x185
        adcx r15, r11              ; x184 += x184.2 + CF, CF to x185
        mulx rax, r11, r12         ; x180:x179 = x168*0x1a0111ea397fe69a
        adox r9, r14               ; x185 += x185.2 + OF, no carry
        adcx r9, [rsp-0x48]        ; x185 += x177 + CF, CF to x186
        adcx r11, r8               ; x186 = x160 + x179 + CF, CF to x187
        adc rax, 0x0               ; x187 = x180 + CF, no carry
        xor r8d, r8d               ; CF = OF = 0
        adox r10, r15              ; x184 += x184.3 (OF is 0), OF to x185, complete
        adcx rbx, [rsp-0x10]       ; x188 += x182 (CF is 0), CF to x189, complete
        adcx rsi, [rsp-0x30]       ; x189 += x183 + CF, CF to x190, complete
        adcx r10, [rsp-0x38]       ; x190 += x184 + CF, CF to x191, complete
        adox r9, rcx               ; x185 += x159 + OF, OF to x186, complete
        adcx r9, [rsp-0x20]        ; x191 += x185 + CF, CF to x192, complete
        mov r8, [rsp-0x8]          ; reload pointer out1
        mov [r8+0x8], rsi          ; out1[1] = x189
        mov [r8+0x18], r9          ; out1[3] = x191
        mov [r8], rbx              ; out1[0] = x188
        mov [r8+0x10], r10         ; out1[2] = x190
        adox r11, [rsp-0x28]       ; x186 += x178 + OF, OF to x187, complete
        adcx r11, [rsp-0x18]       ; x192 += x186 + CF, CF to x193, complete
        mov [r8+0x20], r11         ; out1[4] = x192
        adox rax, [rel .c0]        ; x187 += OF, no carry, complete

        ; complete: [x187, x186, x185, x184, x183, x182] in [rax, -, -, -, -, -]
        adcx rax, [rsp-0x40]       ; x193 += x187 + CF, no carry, complete

        ; complete: [x193, x192, x191, x190, x189, x188] in [rax, r11, r9, r10, rsi, rbx]
        mov [r8+0x28], rax         ; out1[5] = x193

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x0
.c1: dq 0x89f3fffcfffcfffd
.c2: dq 0xb9feffffffffaaab
.c3: dq 0x1eabfffeb153ffff
.c4: dq 0x64774b84f38512bf
.c5: dq 0x6730d2a0f6b0f624
.c6: dq 0x1a0111ea397fe69a
.c7: dq 0x4b1ba7b6434bacd7
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
        db      0x03, 0xc2, 0x06, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
