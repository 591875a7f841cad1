; p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
; out1 is congruent to arg1*arg2/2^384 modulo p
; arg1, arg2 below p; out1 below p; arrays may overlap
;
; void fe_p384_montgomery_mul(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);
;
; Arguments (System V ABI):
;   rdi  out1[6]  written, below p
;   rsi  arg1[6]  read, below p
;   rdx  arg2[6]  read, below p
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x155
;   [rsp-0x18]  x154
;   [rsp-0x20]  x64, then x131
;   [rsp-0x28]  x43, then x118
;   [rsp-0x30]  x44, then x62, then x132
;   [rsp-0x38]  x85, then x127
;   [rsp-0x40]  x84, then x129
;   [rsp-0x48]  x157
;   [rsp-0x50]  x156
;   [rsp-0x58]  x94
;   [rsp-0x60]  x128
;   [rsp-0x68]  x163
;   [rsp-0x70]  x162
;   [rsp-0x78]  x126
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x38 = x12 - x33 (carry to x39)
;   x39 = x24 - x35 (carry to x40)
;   x40 = x25 - x36 (carry to x41)
;   x41 = x26 - x37 (carry to x42)
;   x42 = x27 (carry to x43)
;   x43 = x28 (carry to x44)
;   x44 = x29 + x30 (carry to x64)
;   x58 = x39 + x46 (carry to x59)
;   x59 = x40 + x47 + x48 (carry to x60)
;   x60 = x41 + x49 + x50 (carry to x61)
;   x61 = x42 + x51 + x52 (carry to x62)
;   x62 = x43 + x53 + x54 (carry to x63)
;   x63 = x44 + x55 + x56 (carry to x64)
;   x64 = x57 (carry to x81)
;   x74 = x58 - x69 (carry to x75)
;   x75 = x59 - x71 (carry to x76)
;   x76 = x60 - x72 (carry to x77)
;   x77 = x61 - x73 (carry to x78)
;   x78 = x62 (carry to x79)
;   x79 = x63 (carry to x80)
;   x80 = x64 + x66 (carry to x81)
;   x94 = x75 + x82 (carry to x95)
;   x95 = x76 + x83 + x84 (carry to x96)
;   x96 = x77 + x85 + x86 (carry to x97)
;   x97 = x78 + x87 + x88 (carry to x98)
;   x98 = x79 + x89 + x90 (carry to x99)
;   x99 = x80 + x91 + x92 (carry to x100)
;   x100 = x81 + x93 (carry to x117)
;   x110 = x94 - x105 (carry to x111)
;   x111 = x95 - x107 (carry to x112)
;   x112 = x96 - x108 (carry to x113)
;   x113 = x97 - x109 (carry to x114)
;   x114 = x98 (carry to x115)
;   x115 = x99 (carry to x116)
;   x116 = x100 + x102 (carry to x117)
;   x130 = x111 + x118 (carry to x131)
;   x131 = x112 + x119 + x120 (carry to x132)
;   x132 = x113 + x121 + x122 (carry to x133)
;   x133 = x114 + x123 + x124 (carry to x134)
;   x134 = x115 + x125 + x126 (carry to x135)
;   x135 = x116 + x127 + x128 (carry to x136)
;   x136 = x117 + x129 (carry to x153)
;   x146 = x130 - x141 (carry to x147)
;   x147 = x131 - x143 (carry to x148)
;   x148 = x132 - x144 (carry to x149)
;   x149 = x133 - x145 (carry to x150)
;   x150 = x134 (carry to x151)
;   x151 = x135 (carry to x152)
;   x152 = x136 + x138 (carry to x153)
;   x166 = x147 + x154 (carry to x167)
;   x167 = x148 + x155 + x156 (carry to x168)
;   x168 = x149 + x157 + x158 (carry to x169)
;   x169 = x150 + x159 + x160 (carry to x170)
;   x170 = x151 + x161 + x162 (carry to x171)
;   x171 = x152 + x163 + x164 (carry to x172)
;   x172 = x153 + x165 (carry to x189)
;   x182 = x166 - x177 (carry to x183)
;   x183 = x167 - x179 (carry to x184)
;   x184 = x168 - x180 (carry to x185)
;   x185 = x169 - x181 (carry to x186)
;   x186 = x170 (carry to x187)
;   x187 = x171 (carry to x188)
;   x188 = x172 + x174 (carry to x189)
;   x202 = x183 + x190 (carry to x203)
;   x203 = x184 + x191 + x192 (carry to x204)
;   x204 = x185 + x193 + x194 (carry to x205)
;   x205 = x186 + x195 + x196 (carry to x206)
;   x206 = x187 + x197 + x198 (carry to x207)
;   x207 = x188 + x199 + x200 (carry to x208)
;   x208 = x189 + x201 (carry to x225)
;   x218 = x202 - x213 (carry to x219)
;   x219 = x203 - x215 (carry to x220)
;   x220 = x204 - x216 (carry to x221)
;   x221 = x205 - x217 (carry to x222)
;   x222 = x206 (carry to x223)
;   x223 = x207 (carry to x224)
;   x224 = x208 + x210 (carry to x225)
;
; 327 instructions; 113.5 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
; throughput: 1.588 [1.584, 1.591] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.524 [1.521, 1.530] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 1411ca3b04b90615f5808f40468472754d17ce4b73a3b62f51b3541fbe1a259a
; found by Fieldwright, seed 1, 2026-11-22T15:40:45.112Z
; npm run optimize -- --curve P-384 --op mul --seed 1 --budget 60s
; sha256 of the code: 462668760249bf3ed1ac7ead626b72e2108807ebc88386b27229b87c7f07ad56
        default rel
        section .text
        global  fe_p384_montgomery_mul:function (fe_p384_montgomery_mul.end - fe_p384_montgomery_mul)
        align   64
fe_p384_montgomery_mul:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rax, rdx               ; copy pointer arg2
        mov rdx, [rax]             ; load arg2[0]
        mulx r8, rdx, [rsi]        ; x13:x12 = arg1[0]*arg2[0]
        mulx r9, r10, [rel .c0]    ; x30 = x12*0x100000001 mod 2^64
        mov r9, rdx                ; copy x12
        mov rdx, [rax]             ; load arg2[0]
        mulx r11, rcx, [rsi+0x20]  ; x21:x20 = arg1[4]*arg2[0]
        mulx rbx, rbp, [rsi+0x8]   ; x15:x14 = arg1[1]*arg2[0]
        xor r12d, r12d             ; CF = OF = 0
        adox r8, rbp               ; x24 = x13 + x14 (OF is 0), OF to x25, complete
        mulx rbp, r12, [rsi+0x10]  ; x17:x16 = arg1[2]*arg2[0]
        adox rbx, r12              ; x25 = x15 + x16 + OF, OF to x26, complete
        mulx r12, r13, [rsi+0x18]  ; x19:x18 = arg1[3]*arg2[0]
        adox rbp, r13              ; x26 = x17 + x18 + OF, OF to x27, complete
        adox r12, rcx              ; x27 = x19 + x20 + OF, OF to x28, complete
        mulx rcx, r13, [rsi+0x28]  ; x23:x22 = arg1[5]*arg2[0]
        adox r11, r13              ; x28 = x21 + x22 + OF, OF to x29, complete
        mov edx, 0xffffffff        ; constant 0xffffffff
        mulx r13, r14, r10         ; x32:x31 = x30*0xffffffff
        mov rdx, [rel .c1]         ; constant 0xffffffff00000001
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r15, rdi, r10         ; x34:x33 = x30*0xffffffff00000001
        adox rcx, [rel .c2]        ; x29 = x23 + OF, no carry, complete

        ; complete: [x29, x28, x27, x26, x25, x24] in [rcx, r11, r12, rbp, rbx, r8]
        adox rcx, r10              ; x44 = x29 + x30 (OF is 0), OF to x64
        adcx r14, r15              ; x35 = x31 + x34 (CF is 0), CF to x36, complete
        adcx r13, r10              ; x36 = x32 + x30 + CF, CF to x37, complete
        setc r10b                  ; begins x37 = CF
        movzx r10d, r10b           ; x37 = CF

        ; complete: [x37, x36, x35] in [r10, r13, r14]
        seto r15b                  ; begins x64 = OF
        movzx r15d, r15b           ; x64 = OF
        sub r9, rdi                ; x38 = x12 - x33, CF from x39
        sbb r8, r14                ; x39 = x24 - x35 - CF, CF from x40, complete
        sbb rbx, r13               ; x40 = x25 - x36 - CF, CF from x41, complete
        sbb rbp, r10               ; x41 = x26 - x37 - CF, CF from x42, complete
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx r9, r10, [rsi+0x18]   ; x53:x52 = arg1[3]*arg2[1]
        mov rdx, [rax+0x20]        ; load arg2[4]
        mulx rdi, r13, [rsi]       ; x155:x154 = arg1[0]*arg2[4]
        mov rdx, [rax+0x8]         ; load arg2[1]
        mov [rsp-0x10], rdi        ; spill x155
        mulx r14, rdi, [rsi+0x10]  ; x51:x50 = arg1[2]*arg2[1]
        sbb r12, 0x0               ; x42 = x27 - CF, CF from x43, complete
        sbb r11, 0x0               ; x43 = x28 - CF, CF from x44, complete
        sbb rcx, 0x0               ; x44 -= CF, CF from x64, complete

        ; complete: [x44, x43, x42, x41, x40, x39] in [rcx, r11, r12, rbp, rbx, r8]
        sbb r15, 0x0               ; x64 -= CF, no carry
        adcx r12, r14              ; x61 = x42 + x51 (CF is 0), CF to x62
        mov [rsp-0x18], r13        ; spill x154
        mulx r14, r13, [rsi+0x8]   ; x49:x48 = arg1[1]*arg2[1]
        mov [rsp-0x20], r15        ; spill x64
        mov [rsp-0x28], r11        ; spill x43
        mulx r15, r11, [rsi]       ; x47:x46 = arg1[0]*arg2[1]
        adc r9, 0x0                ; x62 = x53 + CF, no carry
        mov [rsp-0x30], rcx        ; spill x44
        xor ecx, ecx               ; CF = OF = 0
        adcx r13, r15              ; x59 = x48 + x47 (CF is 0), CF to x60
        adox r11, r8               ; x58 = x46 + x39 (OF is 0), OF to x59, complete
        adox rbx, r13              ; x59 += x40 + OF, OF to x60, complete
        adox rbp, rdi              ; x60 = x41 + x50 + OF, OF to x61
        mulx r8, rcx, [rsi+0x20]   ; x55:x54 = arg1[4]*arg2[1]
        adcx r14, rbp              ; x60 += x49 + CF, CF to x61, complete
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx rdi, rbp, [rsi+0x8]   ; x85:x84 = arg1[1]*arg2[2]
        adox r12, r10              ; x61 += x52 + OF, OF to x62
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx r10, r13, [rsi+0x28]  ; x57:x56 = arg1[5]*arg2[1]
        adox rcx, r9               ; x62 += x54 + OF, OF to x63
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx r9, r15, [rsi+0x8]    ; x121:x120 = arg1[1]*arg2[3]
        mov [rsp-0x38], rdi        ; spill x85
        mov [rsp-0x40], rbp        ; spill x84
        mulx rdi, rbp, [rsi]       ; x119:x118 = arg1[0]*arg2[3]
        adox r8, [rsp-0x30]        ; x63 = x44 + x55 + OF, OF to x64
        adcx r12, [rel .c2]        ; x61 += CF, CF to x62, complete
        adcx rcx, [rsp-0x28]       ; x62 += x43 + CF, CF to x63, complete
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mov [rsp-0x28], rbp        ; spill x118
        mov [rsp-0x30], rcx        ; spill x62
        mulx rbp, rcx, [rax+0x20]  ; x157:x156 = arg1[1]*arg2[4]
        adcx r8, r13               ; x63 += x56 + CF, CF to x64, complete
        adox r10, [rel .c2]        ; x64.2 = x57 + OF, no carry
        adc r10, 0x0               ; x64.2 += CF, no carry
        mov rdx, r11               ; copy x58
        imul rdx, [rel .c0]        ; x66 = x58*0x100000001 mod 2^64
        mov [rsp-0x48], rbp        ; spill x157
        mulx r13, rbp, [rel .c1]   ; x70:x69 = x66*0xffffffff00000001
        mov [rsp-0x50], rcx        ; spill x156
        xor ecx, ecx               ; CF = OF = 0
        adox rdi, r15              ; x131 = x119 + x120 (OF is 0), OF to x132
        mulx rcx, r15, [rel .c3]   ; x68:x67 = x66*0xffffffff
        adcx r15, r13              ; x71 = x67 + x70 (CF is 0), CF to x72, complete
        adcx rcx, rdx              ; x72 = x68 + x66 + CF, CF to x73, complete
        setc r13b                  ; begins x73 = CF
        movzx r13d, r13b           ; x73 = CF

        ; complete: [x73, x72, x71] in [r13, rcx, r15]
        adox r9, [rel .c2]         ; x132 = x121 + OF, no carry
        add r10, [rsp-0x20]        ; x64 += x64.2, CF to x81, complete

        ; complete: [x64, x63, x62, x61, x60, x59, x58] in [r10, r8, [rsp-0x30], r12, r14, rbx, r11]
        mov [rsp-0x20], rdi        ; spill x131
        mov edi, 0x0               ; begins x81 = CF
        adc rdi, 0x0               ; x81 = CF
        add r10, rdx               ; x80 = x64 + x66, CF to x81
        adc rdi, 0x0               ; x81 += CF
        sub r11, rbp               ; x74 = x58 - x69, CF from x75
        sbb rbx, r15               ; x75 = x59 - x71 - CF, CF from x76, complete
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx r11, rbp, [rax+0x10]  ; x89:x88 = arg1[3]*arg2[2]
        sbb r14, rcx               ; x76 = x60 - x72 - CF, CF from x77, complete
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx rcx, r15, [rsi]       ; x83:x82 = arg1[0]*arg2[2]
        sbb r12, r13               ; x77 = x61 - x73 - CF, CF from x78, complete
        mov r13, [rsp-0x30]        ; reload x62
        sbb r13, 0x0               ; x78 = x62 - CF, CF from x79, complete
        sbb r8, 0x0                ; x79 = x63 - CF, CF from x80, complete
        sbb r10, 0x0               ; x80 -= CF, CF from x81, complete
        sbb rdi, 0x0               ; x81 -= CF, complete

        ; complete: [x81, x80, x79, x78, x77, x76, x75] in [rdi, r10, r8, r13, r12, r14, rbx]
        mov [rsp-0x30], r9         ; spill x132
        xor r9d, r9d               ; CF = OF = 0
        adcx rbx, r15              ; x94 = x82 + x75 (CF is 0), CF to x95, complete
        mov rdx, rbx               ; copy x94
        mulx r9, r15, [rel .c0]    ; x102 = x94*0x100000001 mod 2^64
        mov rdx, [rax+0x10]        ; load arg2[2]
        mov [rsp-0x58], rbx        ; spill x94
        mulx r9, rbx, [rsi+0x10]   ; x87:x86 = arg1[2]*arg2[2]
        adcx rcx, [rsp-0x40]       ; x95 = x84 + x83 + CF, CF to x96
        adcx r12, [rsp-0x38]       ; x96 = x77 + x85 + CF, CF to x97
        adox r14, rcx              ; x95 += x76 (OF is 0), OF to x96, complete
        adox r12, rbx              ; x96 += x86 + OF, OF to x97, complete
        mov rdx, [rsi+0x20]        ; load arg1[4]
        mulx rcx, rbx, [rax+0x18]  ; x127:x126 = arg1[4]*arg2[3]
        adox r9, rbp               ; x97 = x87 + x88 + OF, OF to x98
        mov [rsp-0x38], rcx        ; spill x127
        mulx rbp, rcx, [rax+0x10]  ; x91:x90 = arg1[4]*arg2[2]
        adox r11, rcx              ; x98 = x90 + x89 + OF, OF to x99
        adcx r9, r13               ; x97 += x78 + CF, CF to x98, complete
        mov rdx, [rsi+0x28]        ; load arg1[5]
        mulx rcx, r13, [rax+0x10]  ; x93:x92 = arg1[5]*arg2[2]
        adcx r11, r8               ; x98 += x79 + CF, CF to x99, complete
        adox r13, r10              ; x99 = x80 + x92 + OF, OF to x100
        adox rcx, rdi              ; x100 = x93 + x81 + OF, OF to x117
        mulx r8, r10, [rax+0x18]   ; x129:x128 = arg1[5]*arg2[3]
        mov rdx, [rel .c1]         ; constant 0xffffffff00000001
        mov [rsp-0x40], r8         ; spill x129
        mulx rdi, r8, r15          ; x106:x105 = x102*0xffffffff00000001
        adcx rbp, r13              ; x99 += x91 + CF, CF to x100, complete
        mov rdx, [rsi+0x20]        ; load arg1[4]
        mov [rsp-0x60], r10        ; spill x128
        mulx r13, r10, [rax+0x20]  ; x163:x162 = arg1[4]*arg2[4]
        mov edx, 0xffffffff        ; constant 0xffffffff
        mov [rsp-0x68], r13        ; spill x163
        mov [rsp-0x70], r10        ; spill x162
        mulx r13, r10, r15         ; x104:x103 = x102*0xffffffff
        adcx rcx, [rel .c2]        ; x100 += CF, CF to x117, complete

        ; complete: [x100, x99, x98, x97, x96, x95, x94] in [rcx, rbp, r11, r9, r12, r14, [rsp-0x58]]
        mov [rsp-0x78], rbx        ; spill x126
        setc bl                    ; begins x117 = CF
        movzx ebx, bl              ; x117 = CF
        clc                        ; CF = 0
        adcx rcx, r15              ; x116 = x100 + x102 + CF, CF to x117
        adcx rbx, [rel .c2]        ; x117 += CF
        clc                        ; CF = 0
        adcx r10, rdi              ; x107 = x103 + x106 + CF, CF to x108, complete
        adcx r15, r13              ; x108 = x104 + x102 + CF, CF to x109, complete
        setc dil                   ; begins x109 = CF
        movzx edi, dil             ; x109 = CF

        ; complete: [x109, x108, x107] in [rdi, r15, r10]
        adox rbx, [rel .c2]        ; x117 += OF
        mov r13, [rsp-0x58]        ; reload x94
        sub r13, r8                ; x110 = x94 - x105, CF from x111
        sbb r14, r10               ; x111 = x95 - x107 - CF, CF from x112, complete
        sbb r12, r15               ; x112 = x96 - x108 - CF, CF from x113, complete
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx r8, r10, [rsi+0x18]   ; x125:x124 = arg1[3]*arg2[3]
        mulx r13, r15, [rsi+0x10]  ; x123:x122 = arg1[2]*arg2[3]
        sbb r9, rdi                ; x113 = x97 - x109 - CF, CF from x114, complete
        sbb r11, 0x0               ; x114 = x98 - CF, CF from x115, complete
        sbb rbp, 0x0               ; x115 = x99 - CF, CF from x116, complete
        sbb rcx, 0x0               ; x116 -= CF, CF from x117, complete
        sbb rbx, 0x0               ; x117 -= CF, complete

        ; complete: [x117, x116, x115, x114, x113, x112, x111] in [rbx, rcx, rbp, r11, r9, r12, r14]
        add r15, [rsp-0x30]        ; x132 += x122, CF to x133
        adc r11, r13               ; x133 = x123 + x114 + CF, CF to x134
        adc r8, [rsp-0x78]         ; x134 = x126 + x125 + CF, CF to x135
        adc rcx, [rsp-0x60]        ; x135 = x128 + x116 + CF, CF to x136
        mov rdi, [rsp-0x40]        ; reload x129
        adc rdi, 0x0               ; x136 = x129 + CF, no carry
        add r14, [rsp-0x28]        ; x130 = x118 + x111, CF to x131, complete
        adcx r12, [rsp-0x20]       ; x131 += x112 + CF, CF to x132, complete
        mov rdx, r14               ; copy x130
        mulx r13, rdx, [rel .c0]   ; x138 = x130*0x100000001 mod 2^64
        adc r9, r15                ; x132 += x113 + CF, CF to x133, complete
        adc r10, r11               ; x133 += x124 + CF, CF to x134, complete
        adcx rbp, r8               ; x134 += x115 + CF, CF to x135, complete
        mulx r8, r11, [rel .c1]    ; x142:x141 = x138*0xffffffff00000001
        adc rcx, [rsp-0x38]        ; x135 += x127 + CF, CF to x136, complete
        adc rdi, rbx               ; x136 += x117 + CF, CF to x153, complete

        ; complete: [x136, x135, x134, x133, x132, x131, x130] in [rdi, rcx, rbp, r10, r9, r12, r14]
        mulx rbx, r13, [rel .c3]   ; x140:x139 = x138*0xffffffff
        mov r15d, 0x0              ; begins x153 = CF
        adc r15, 0x0               ; x153 = CF
        add r13, r8                ; x143 = x139 + x142, CF to x144, complete
        adc rbx, rdx               ; x144 = x140 + x138 + CF, CF to x145, complete
        mov r8d, 0x0               ; begins x145 = CF
        adc r8, 0x0                ; x145 = CF

        ; complete: [x145, x144, x143] in [r8, rbx, r13]
        add rdi, rdx               ; x152 = x136 + x138, CF to x153
        adc r15, 0x0               ; x153 += CF
        sub r14, r11               ; x146 = x130 - x141, CF from x147
        sbb r12, r13               ; x147 = x131 - x143 - CF, CF from x148, complete
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx r11, r13, [rax+0x20]  ; x161:x160 = arg1[3]*arg2[4]
        sbb r9, rbx                ; x148 = x132 - x144 - CF, CF from x149, complete
        sbb r10, r8                ; x149 = x133 - x145 - CF, CF from x150, complete
        sbb rbp, 0x0               ; x150 = x134 - CF, CF from x151, complete
        sbb rcx, 0x0               ; x151 = x135 - CF, CF from x152, complete
        sbb rdi, 0x0               ; x152 -= CF, CF from x153, complete
        sbb r15, 0x0               ; x153 -= CF, complete

        ; complete: [x153, x152, x151, x150, x149, x148, x147] in [r15, rdi, rcx, rbp, r10, r9, r12]
        xor r8d, r8d               ; CF = OF = 0
        adox r9, [rsp-0x50]        ; x167 = x156 + x148 (OF is 0), OF to x168
        mov rdx, [rax+0x20]        ; load arg2[4]
        mulx r8, rbx, [rsi+0x10]   ; x159:x158 = arg1[2]*arg2[4]
        adox r10, [rsp-0x48]       ; x168 = x149 + x157 + OF, OF to x169
        adox r8, rbp               ; x169 = x150 + x159 + OF, OF to x170
        mulx rbp, r14, [rsi+0x28]  ; x165:x164 = arg1[5]*arg2[4]
        adcx r12, [rsp-0x18]       ; x166 = x154 + x147 (CF is 0), CF to x167, complete
        adcx r9, [rsp-0x10]        ; x167 += x155 + CF, CF to x168, complete
        adcx r10, rbx              ; x168 += x158 + CF, CF to x169, complete
        adox rcx, [rsp-0x70]       ; x170 = x151 + x162 + OF, OF to x171
        adox r14, rdi              ; x171 = x164 + x152 + OF, OF to x172
        adox rbp, r15              ; x172 = x165 + x153 + OF, OF to x189
        adcx r8, r13               ; x169 += x160 + CF, CF to x170, complete
        adcx r11, rcx              ; x170 += x161 + CF, CF to x171, complete
        adcx r14, [rsp-0x68]       ; x171 += x163 + CF, CF to x172, complete
        seto cl                    ; begins x189 = OF
        movzx ecx, cl              ; x189 = OF
        adc rbp, 0x0               ; x172 += CF, CF to x189, complete

        ; complete: [x172, x171, x170, x169, x168, x167, x166] in [rbp, r14, r11, r8, r10, r9, r12]
        adc rcx, 0x0               ; x189 += CF
        mov rdx, r12               ; copy x166
        imul rdx, [rel .c0]        ; x174 = x166*0x100000001 mod 2^64
        mulx rdi, rbx, [rel .c1]   ; x178:x177 = x174*0xffffffff00000001
        add rbp, rdx               ; x188 = x172 + x174, CF to x189
        mulx r13, r15, [rel .c3]   ; x176:x175 = x174*0xffffffff
        adc rcx, 0x0               ; x189 += CF
        add r15, rdi               ; x179 = x175 + x178, CF to x180, complete
        adc r13, rdx               ; x180 = x176 + x174 + CF, CF to x181, complete
        mov edi, 0x0               ; begins x181 = CF
        adc rdi, 0x0               ; x181 = CF

        ; complete: [x181, x180, x179] in [rdi, r13, r15]
        sub r12, rbx               ; x182 = x166 - x177, CF from x183
        sbb r9, r15                ; x183 = x167 - x179 - CF, CF from x184, complete
        mov rdx, [rax+0x28]        ; load arg2[5]
        mulx rbx, r12, [rsi+0x10]  ; x195:x194 = arg1[2]*arg2[5]
        sbb r10, r13               ; x184 = x168 - x180 - CF, CF from x185, complete
        sbb r8, rdi                ; x185 = x169 - x181 - CF, CF from x186, complete
        mulx rdi, r13, [rsi+0x18]  ; x197:x196 = arg1[3]*arg2[5]
        sbb r11, 0x0               ; x186 = x170 - CF, CF from x187, complete
        sbb r14, 0x0               ; x187 = x171 - CF, CF from x188, complete
        sbb rbp, 0x0               ; x188 -= CF, CF from x189, complete
        sbb rcx, 0x0               ; x189 -= CF, complete

        ; complete: [x189, x188, x187, x186, x185, x184, x183] in [rcx, rbp, r14, r11, r8, r10, r9]
        add r8, r12                ; x204 = x194 + x185, CF to x205
        adcx rbx, r13              ; x205 = x195 + x196 + CF, CF to x206
        mulx r12, r13, [rsi+0x20]  ; x199:x198 = arg1[4]*arg2[5]
        adc r13, rdi               ; x206 = x198 + x197 + CF, CF to x207
        adcx r12, rbp              ; x207 = x188 + x199 + CF, CF to x208
        mulx rdi, rbp, [rsi]       ; x191:x190 = arg1[0]*arg2[5]
        adc rcx, 0x0               ; x208 = x189 + CF, no carry
        add rbp, r9                ; x202 = x190 + x183, CF to x203, complete
        mulx r9, r15, [rsi+0x8]    ; x193:x192 = arg1[1]*arg2[5]
        adc rdi, r15               ; x203 = x191 + x192 + CF, CF to x204
        adc r9, 0x0                ; x204.2 = x193 + CF, no carry
        add rdi, r10               ; x203 += x184, CF to x204, complete
        adc r9, r8                 ; x204 += x204.2 + CF, CF to x205, complete
        adc rbx, r11               ; x205 += x186 + CF, CF to x206, complete
        mulx rax, r8, [rsi+0x28]   ; x201:x200 = arg1[5]*arg2[5]
        adcx r13, r14              ; x206 += x187 + CF, CF to x207, complete
        adc r12, r8                ; x207 += x200 + CF, CF to x208, complete
        adcx rcx, rax              ; x208 += x201 + CF, CF to x225, complete

        ; complete: [x208, x207, x206, x205, x204, x203, x202] in [rcx, r12, r13, rbx, r9, rdi, rbp]
        mov eax, 0x0               ; begins x225 = CF
        adc rax, 0x0               ; x225 = CF
        mov rdx, rbp               ; copy x202
        imul rdx, [rel .c0]        ; x210 = x202*0x100000001 mod 2^64
        mulx r8, r10, [rel .c1]    ; x214:x213 = x210*0xffffffff00000001
        mulx r11, rsi, [rel .c3]   ; x212:x211 = x210*0xffffffff
        add rcx, rdx               ; x224 = x208 + x210, CF to x225
        adc rax, 0x0               ; x225 += CF
        add r8, rsi                ; x215 = x211 + x214, CF to x216, complete
        adc r11, rdx               ; x216 = x212 + x210 + CF, CF to x217, complete
        mov esi, 0x0               ; begins x217 = CF
        adc rsi, 0x0               ; x217 = CF

        ; complete: [x217, x216, x215] in [rsi, r11, r8]
        sub rbp, r10               ; x218 = x202 - x213, CF from x219
        sbb rdi, r8                ; x219 = x203 - x215 - CF, CF from x220, complete
        sbb r9, r11                ; x220 = x204 - x216 - CF, CF from x221, complete
        sbb rbx, rsi               ; x221 = x205 - x217 - CF, CF from x222, complete
        sbb r13, 0x0               ; x222 = x206 - CF, CF from x223, complete
        sbb r12, 0x0               ; x223 = x207 - CF, CF from x224, complete
        sbb rcx, 0x0               ; x224 -= CF, CF from x225, complete
        sbb rax, 0x0               ; x225 -= CF, complete

        ; complete: [x225, x224, x223, x222, x221, x220, x219] in [rax, rcx, r12, r13, rbx, r9, rdi]
        mov r8, rdi                ; copy x219
        sub r8, [rel .c3]          ; x226 = x219 - 0xffffffff, CF from x227, complete
        mov r10, r9                ; copy x220
        sbb r10, [rel .c4]         ; x227 = x220 - 0xffffffff00000000 - CF, CF from x228, complete
        mov r11, rbx               ; copy x221
        sbb r11, -0x2              ; x228 = x221 - 0xfffffffffffffffe - CF, CF from x229, complete
        mov rsi, r13               ; copy x222
        sbb rsi, -0x1              ; x229 = x222 - 0xffffffffffffffff - CF, CF from x230, complete
        mov rdx, r12               ; copy x223
        sbb rdx, -0x1              ; x230 = x223 - 0xffffffffffffffff - CF, CF from x231, complete
        mov rbp, rcx               ; copy x224
        sbb rbp, -0x1              ; x231 = x224 - 0xffffffffffffffff - CF, CF from x232, complete

        ; complete: [x231, x230, x229, x228, x227, x226] in [rbp, rdx, rsi, r11, r10, r8]
        sbb rax, 0x0               ; t9 = x225 - 0 - CF, borrow in CF
        cmovc r10, r9              ; x234 = x232 ? x220 : x227, x232 in CF
        mov rax, [rsp-0x8]         ; reload pointer out1
        mov [rax+0x8], r10         ; out1[1] = x234
        cmovc rbp, rcx             ; x238 = x232 ? x224 : x231, x232 in CF
        cmovnc r13, rsi            ; x236 = x232 ? x222 : x229, x232 in CF
        mov [rax+0x18], r13        ; out1[3] = x236
        cmovc rdx, r12             ; x237 = x232 ? x223 : x230, x232 in CF
        mov [rax+0x28], rbp        ; out1[5] = x238
        cmovnc rdi, r8             ; x233 = x232 ? x219 : x226, x232 in CF
        mov [rax], rdi             ; out1[0] = x233
        mov [rax+0x20], rdx        ; out1[4] = x237
        cmovc r11, rbx             ; x235 = x232 ? x221 : x228, x232 in CF
        mov [rax+0x10], r11        ; out1[2] = x235

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x100000001
.c1: dq 0xffffffff00000001
.c2: dq 0x0
.c3: dq 0xffffffff
.c4: dq 0xffffffff00000000
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
