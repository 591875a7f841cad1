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
;   [rsp-0x10]  x57, then x111, then x126, then pointer arg2
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; neg(x) is a part of the word x that is to be subtracted.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x37 = x24 - x34 (carry to x38)
;   x38 = x25 - x35 (carry to x39)
;   x39 = x26 - x36 (carry to x40)
;   x40 = x27 (carry to x41)
;   x41 = x28 (carry to x42)
;   x42 = x29 + x31 (carry to x62)
;   x56 = x37 + x44 (carry to x57)
;   x57 = x38 + x45 + x46 (carry to x58)
;   x58 = x39 + x47 + x48 (carry to x59)
;   x59 = x40 + x49 + x50 (carry to x60)
;   x60 = x41 + x51 + x52 (carry to x61)
;   x61 = x42 + x53 + x54 (carry to x62)
;   x62 = x55 (carry to x77)
;   x71 = x57 - x68 (carry to x72)
;   x72 = x58 - x69 (carry to x73)
;   x73 = x59 - x70 (carry to x74)
;   x74 = x60 (carry to x75)
;   x75 = x61 (carry to x76)
;   x76 = x62 + x65 (carry to x77)
;   x90 = x71 + x78 (carry to x91)
;   x91 = x72 + x79 + x80 (carry to x92)
;   x92 = x73 + x81 + x82 (carry to x93)
;   x93 = x74 + x83 + x84 (carry to x94)
;   x94 = x75 + x85 + x86 (carry to x95)
;   x95 = x76 + x87 + x88 (carry to x96)
;   x96 = x77 + x89 (carry to x111)
;   x105 = x91 - x102 (carry to x106)
;   x106 = x92 - x103 (carry to x107)
;   x107 = x93 - x104 (carry to x108)
;   x108 = x94 (carry to x109)
;   x109 = x95 (carry to x110)
;   x110 = x96 + x99 (carry to x111)
;   x124 = x105 + x112 (carry to x125)
;   x125 = x106 + x113 + x114 (carry to x126)
;   x126 = x107 + x115 + x116 (carry to x127)
;   x127 = x108 + x117 + x118 (carry to x128)
;   x128 = x109 + x119 + x120 (carry to x129)
;   x129 = x110 + x121 + x122 (carry to x130)
;   x130 = x111 + x123 (carry to x145)
;   x139 = x125 - x136 (carry to x140)
;   x140 = x126 - x137 (carry to x141)
;   x141 = x127 - x138 (carry to x142)
;   x142 = x128 (carry to x143)
;   x143 = x129 (carry to x144)
;   x144 = x130 + x133 (carry to x145)
;   x158 = x139 + x146 (carry to x159)
;   x159 = x140 + x147 + x148 (carry to x160)
;   x160 = x141 + x149 + x150 (carry to x161)
;   x161 = x142 + x151 + x152 (carry to x162)
;   x162 = x143 + x153 + x154 (carry to x163)
;   x163 = x144 + x155 + x156 (carry to x164)
;   x164 = x145 + x157 (carry to x179)
;   x173 = x159 - x170 (carry to x174)
;   x174 = x160 - x171 (carry to x175)
;   x175 = x161 - x172 (carry to x176)
;   x176 = x162 (carry to x177)
;   x177 = x163 (carry to x178)
;   x178 = x164 + x167 (carry to x179)
;   x192 = x173 + x180 (carry to x193)
;   x193 = x174 + x181 + x182 (carry to x194)
;   x194 = x175 + x183 + x184 (carry to x195)
;   x195 = x176 + x185 + x186 (carry to x196)
;   x196 = x177 + x187 + x188 (carry to x197)
;   x197 = x178 + x189 + x190 (carry to x198)
;   x198 = x179 + x191 (carry to x213)
;   x207 = x193 - x204 (carry to x208)
;   x208 = x194 - x205 (carry to x209)
;   x209 = x195 - x206 (carry to x210)
;   x210 = x196 (carry to x211)
;   x211 = x197 (carry to x212)
;   x212 = x198 + x201 (carry to x213)
;
; 336 instructions; 90.9 cycles on AMD EPYC (amd-zen3)
; throughput: 1.937 [1.931, 1.938] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.589 [1.582, 1.592] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
; found by Fieldwright, seed 2, 2026-11-24T08:40:39.883Z
; npm run optimize -- --curve p384-montgomery --op mul --seed 2 --budget 100s
; sha256 of the code: 93253d6a918a61bdf9bb713a435f2360bd1c75f53015500e80589119ab0abbc2
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
        mulx r8, r9, [rsi+0x8]     ; x15:x14 = arg1[1]*arg2[0]
        mulx r10, r11, [rsi]       ; x13:x12 = arg1[0]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]  ; x17:x16 = arg1[2]*arg2[0]
        add r9, r10                ; x24 = x13 + x14, CF to x25, complete
        mulx r10, rbp, [rsi+0x20]  ; x21:x20 = arg1[4]*arg2[0]
        mulx r12, r13, [rsi+0x18]  ; x19:x18 = arg1[3]*arg2[0]
        adcx r8, rbx               ; x25 = x15 + x16 + CF, CF to x26, complete
        adcx rcx, r13              ; x26 = x17 + x18 + CF, CF to x27, complete
        adcx r12, rbp              ; x27 = x19 + x20 + CF, CF to x28, complete
        mulx rbx, rbp, [rsi+0x28]  ; x23:x22 = arg1[5]*arg2[0]
        adc rbp, r10               ; x28 = x21 + x22 + CF, CF to x29, complete
        adc rbx, 0x0               ; x29 = x23 + CF, no carry, complete

        ; complete: [x29, x28, x27, x26, x25, x24] in [rbx, rbp, r12, rcx, r8, r9]
        mov r10, r11               ; copy x12
        shl r10, 0x20              ; x30 = x12 << 32 mod 2^64
        lea r11, [r11+r10]         ; x31 = x12 + x30 mod 2^64
        mov r13, r11               ; copy x31
        shr r13, 0x20              ; x32 = x31 >> 32
        mov r14, r11               ; copy x31
        add r14, r13               ; x35 = x32 + x31, CF to x36
        mov r15d, 0x0              ; begins x36 = CF
        adc r15, 0x0               ; x36 = CF
        add rbx, r11               ; x42 = x29 + x31, CF to x62
        mov [rsp-0x8], rdi         ; spill pointer out1
        mov edi, 0x0               ; begins x62 = CF
        adc rdi, 0x0               ; x62 = CF
        sub r11, r10               ; x33 = x31 - x30, CF from x34
        sbb r10, r13               ; x34 = x30 - x32 - CF, CF from x35, complete
        sbb r14, 0x0               ; x35 -= CF, CF from x36, complete
        sbb r15, 0x0               ; x36 -= CF, complete

        ; complete: [x36, x35, x34] in [r15, r14, r10]
        sub r9, r10                ; x37 = x24 - x34, CF from x38, complete
        sbb r8, r14                ; x38 = x25 - x35 - CF, CF from x39, complete
        sbb rcx, r15               ; x39 = x26 - x36 - CF, CF from x40, complete
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx r10, r11, [rsi+0x10]  ; x49:x48 = arg1[2]*arg2[1]
        mulx r13, r14, [rsi]       ; x45:x44 = arg1[0]*arg2[1]
        sbb r12, 0x0               ; x40 = x27 - CF, CF from x41, complete
        sbb rbp, 0x0               ; x41 = x28 - CF, CF from x42, complete
        sbb rbx, 0x0               ; x42 -= CF, CF from x62, complete

        ; complete: [x42, x41, x40, x39, x38, x37] in [rbx, rbp, r12, rcx, r8, r9]
        sbb rdi, 0x0               ; x62 -= CF, no carry
        xor r15d, r15d             ; CF = OF = 0
        adox r9, r14               ; x56 = x37 + x44 (OF is 0), OF to x57, complete
        adox r13, r8               ; x57 = x45 + x38 + OF, OF to x58
        mulx r8, r14, [rsi+0x8]    ; x47:x46 = arg1[1]*arg2[1]
        adox r8, r11               ; x58 = x48 + x47 + OF, OF to x59
        adcx r13, r14              ; x57 += x46 (CF is 0), CF to x58, complete
        mulx r11, r14, [rsi+0x18]  ; x51:x50 = arg1[3]*arg2[1]
        mov [rsp-0x10], r13        ; spill x57
        mulx r15, r13, [rsi+0x20]  ; x53:x52 = arg1[4]*arg2[1]
        adcx r8, rcx               ; x58 += x39 + CF, CF to x59, complete
        adox r12, r14              ; x59 = x50 + x40 + OF, OF to x60
        adcx r10, r12              ; x59 += x49 + CF, CF to x60, complete
        adox rbp, r11              ; x60 = x51 + x41 + OF, OF to x61
        adcx r13, rbp              ; x60 += x52 + CF, CF to x61, complete
        mulx r11, rcx, [rsi+0x28]  ; x55:x54 = arg1[5]*arg2[1]
        adcx rbx, rcx              ; x61 = x54 + x42 + CF, CF to x62
        adox rbx, r15              ; x61 += x53 + OF, OF to x62, complete
        adox r11, [rel .c0]        ; x62.2 = x55 + OF, no carry
        adc r11, 0x0               ; x62.2 += CF, no carry
        mov rcx, r9                ; copy x56
        shl rcx, 0x20              ; x64 = x56 << 32 mod 2^64
        add r9, rcx                ; x65 = x56 + x64 mod 2^64
        mov rbp, r9                ; copy x65
        shr rbp, 0x20              ; x66 = x65 >> 32
        xor r12d, r12d             ; CF = OF = 0
        mov r12, rbp               ; copy x66
        adcx r12, r9               ; x69 = x66 + x65 (CF is 0), CF to x70
        mov r14d, 0x0              ; begins x70 = CF
        adc r14, 0x0               ; x70 = CF
        mov r15, r9                ; copy x65
        sub r15, rcx               ; x67 = x65 - x64, CF from x68
        sbb rcx, rbp               ; x68 = x64 - x66 - CF, CF from x69, complete
        sbb r12, 0x0               ; x69 -= CF, CF from x70, complete
        sbb r14, 0x0               ; x70 -= CF, complete

        ; complete: [x70, x69, x68] in [r14, r12, rcx]
        add r11, rdi               ; x62 += x62.2, CF to x77, complete

        ; complete: [x62, x61, x60, x59, x58, x57, x56] in [r11, rbx, r13, r10, r8, [rsp-0x10], -]
        mov edi, 0x0               ; begins x77 = CF
        adc rdi, 0x0               ; x77 = CF
        adcx r9, r11               ; x76 = x62 + x65 (CF is 0), CF to x77
        adc rdi, 0x0               ; x77 += CF
        mov r11, [rsp-0x10]        ; reload x57
        sub r11, rcx               ; x71 = x57 - x68, CF from x72, complete
        sbb r8, r12                ; x72 = x58 - x69 - CF, CF from x73, complete
        sbb r10, r14               ; x73 = x59 - x70 - CF, CF from x74, complete
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx rcx, rbp, [rsi+0x8]   ; x81:x80 = arg1[1]*arg2[2]
        mulx r12, r14, [rsi]       ; x79:x78 = arg1[0]*arg2[2]
        sbb r13, 0x0               ; x74 = x60 - CF, CF from x75, complete
        sbb rbx, 0x0               ; x75 = x61 - CF, CF from x76, complete
        sbb r9, 0x0                ; x76 -= CF, CF from x77, complete
        sbb rdi, 0x0               ; x77 -= CF, complete

        ; complete: [x77, x76, x75, x74, x73, x72, x71] in [rdi, r9, rbx, r13, r10, r8, r11]
        xor r15d, r15d             ; CF = OF = 0
        adox r14, r11              ; x90 = x71 + x78 (OF is 0), OF to x91, complete
        adox r8, rbp               ; x91 = x72 + x80 + OF, OF to x92
        adcx r8, r12               ; x91 += x79 (CF is 0), CF to x92, complete
        mulx r11, rbp, [rsi+0x10]  ; x83:x82 = arg1[2]*arg2[2]
        adcx r10, rcx              ; x92 = x81 + x73 + CF, CF to x93
        adox rbp, r10              ; x92 += x82 + OF, OF to x93, complete
        mulx r10, rcx, [rsi+0x18]  ; x85:x84 = arg1[3]*arg2[2]
        adox r11, rcx              ; x93 = x83 + x84 + OF, OF to x94
        adcx r11, r13              ; x93 += x74 + CF, CF to x94, complete
        mulx rcx, r12, [rsi+0x20]  ; x87:x86 = arg1[4]*arg2[2]
        adcx rbx, r10              ; x94 = x75 + x85 + CF, CF to x95
        adox rbx, r12              ; x94 += x86 + OF, OF to x95, complete
        mulx r10, r12, [rsi+0x28]  ; x89:x88 = arg1[5]*arg2[2]
        adcx r9, r12               ; x95 = x88 + x76 + CF, CF to x96
        adox rcx, r9               ; x95 += x87 + OF, OF to x96, complete
        adox rdi, r10              ; x96 = x77 + x89 + OF, OF to x111
        seto r9b                   ; begins x111 = OF
        movzx r9d, r9b             ; x111 = OF
        adc rdi, 0x0               ; x96 += CF, CF to x111, complete

        ; complete: [x96, x95, x94, x93, x92, x91, x90] in [rdi, rcx, rbx, r11, rbp, r8, r14]
        adc r9, 0x0                ; x111 += CF
        mov r10, r14               ; copy x90
        shl r10, 0x20              ; x98 = x90 << 32 mod 2^64
        add r14, r10               ; x99 = x90 + x98 mod 2^64
        mov r12d, 0x20             ; constant 0x20
        shrx r12, r14, r12         ; x100 = x99 >> 32
        xor r13d, r13d             ; CF = OF = 0
        mov r13, r14               ; copy x99
        adcx r13, r12              ; x103 = x100 + x99 (CF is 0), CF to x104
        mov r15d, 0x0              ; begins x104 = CF
        adc r15, 0x0               ; x104 = CF
        mov [rsp-0x10], r9         ; spill x111
        mov r9, r14                ; copy x99
        sub r9, r10                ; x101 = x99 - x98, CF from x102
        sbb r10, r12               ; x102 = x98 - x100 - CF, CF from x103, complete
        sbb r13, 0x0               ; x103 -= CF, CF from x104, complete
        sbb r15, 0x0               ; x104 -= CF, complete

        ; complete: [x104, x103, x102] in [r15, r13, r10]
        sub r8, r10                ; x105 = x91 - x102, CF from x106, complete
        sbb rbp, r13               ; x106 = x92 - x103 - CF, CF from x107, complete
        sbb r11, r15               ; x107 = x93 - x104 - CF, CF from x108, complete
        mov rdx, [rsi]             ; load arg1[0]
        mulx r9, r10, [rax+0x18]   ; x113:x112 = arg1[0]*arg2[3]
        sbb rbx, 0x0               ; x108 = x94 - CF, CF from x109, complete
        sbb rcx, 0x0               ; x109 = x95 - CF, CF from x110, complete
        sbb rdi, 0x0               ; x110 = x96 - CF, CF from x111
        mov r12, [rsp-0x10]        ; reload x111
        sbb r12, 0x0               ; x111 -= CF
        add rdi, r14               ; x110 += x99, CF to x111, complete
        adc r12, 0x0               ; x111 += CF, complete

        ; complete: [x111, x110, x109, x108, x107, x106, x105] in [r12, rdi, rcx, rbx, r11, rbp, r8]
        xor r13d, r13d             ; CF = OF = 0
        adcx r10, r8               ; x124 = x105 + x112 (CF is 0), CF to x125, complete
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r8, r13, [rax+0x18]   ; x115:x114 = arg1[1]*arg2[3]
        adox rbp, r13              ; x125 = x106 + x114 (OF is 0), OF to x126
        adcx r9, rbp               ; x125 += x113 + CF, CF to x126, complete
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx rbp, r13, [rax+0x18]  ; x117:x116 = arg1[2]*arg2[3]
        adox r11, r8               ; x126 = x115 + x107 + OF, OF to x127
        adcx r11, r13              ; x126 += x116 + CF, CF to x127, complete
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx r8, r13, [rax+0x18]   ; x119:x118 = arg1[3]*arg2[3]
        adox r13, rbx              ; x127 = x108 + x118 + OF, OF to x128
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx rbx, r14, [rsi+0x20]  ; x121:x120 = arg1[4]*arg2[3]
        adcx r13, rbp              ; x127 += x117 + CF, CF to x128, complete
        adox rcx, r14              ; x128 = x109 + x120 + OF, OF to x129
        adcx r8, rcx               ; x128 += x119 + CF, CF to x129, complete
        mulx rcx, rbp, [rsi+0x28]  ; x123:x122 = arg1[5]*arg2[3]
        adox rbx, rdi              ; x129 = x110 + x121 + OF, OF to x130
        adcx rbx, rbp              ; x129 += x122 + CF, CF to x130, complete
        adox rcx, r12              ; x130 = x111 + x123 + OF, OF to x145
        seto dil                   ; begins x145 = OF
        movzx edi, dil             ; x145 = OF
        adc rcx, 0x0               ; x130 += CF, CF to x145, complete

        ; complete: [x130, x129, x128, x127, x126, x125, x124] in [rcx, rbx, r8, r13, r11, r9, r10]
        adc rdi, 0x0               ; x145 += CF
        mov rbp, r10               ; copy x124
        shl rbp, 0x20              ; x132 = x124 << 32 mod 2^64
        lea r10, [r10+rbp]         ; x133 = x124 + x132 mod 2^64
        mov r12, r10               ; copy x133
        shr r12, 0x20              ; x134 = x133 >> 32
        mov r14, r10               ; copy x133
        add r14, r12               ; x137 = x134 + x133, CF to x138
        mov r15d, 0x0              ; begins x138 = CF
        adc r15, 0x0               ; x138 = CF
        mov [rsp-0x10], r11        ; spill x126
        mov r11, r10               ; copy x133
        sub r11, rbp               ; x135 = x133 - x132, CF from x136
        sbb rbp, r12               ; x136 = x132 - x134 - CF, CF from x137, complete
        sbb r14, 0x0               ; x137 -= CF, CF from x138, complete
        sbb r15, 0x0               ; x138 -= CF, complete

        ; complete: [x138, x137, x136] in [r15, r14, rbp]
        xor r11d, r11d             ; CF = OF = 0
        adcx rcx, r10              ; x144 = x130 + x133 (CF is 0), CF to x145
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r10, r11, [rax+0x20]  ; x149:x148 = arg1[1]*arg2[4]
        adc rdi, 0x0               ; x145 += CF
        sub r13, r15               ; x141 = x127 - x138, CF from x142
        mov rdx, [rsi]             ; load arg1[0]
        mulx r12, r15, [rax+0x20]  ; x147:x146 = arg1[0]*arg2[4]
        sbb r8, 0x0                ; x142 = x128 - CF, CF from x143
        sbb rbx, 0x0               ; x143 = x129 - CF, CF from x144
        sbb rcx, 0x0               ; x144 -= CF, CF from x145
        sbb rdi, 0x0               ; x145 -= CF
        sub r9, rbp                ; x139 = x125 - x136, CF from x140, complete
        mov rbp, [rsp-0x10]        ; reload x126
        sbb rbp, r14               ; x140 = x126 - x137 - CF, CF from x141, complete
        sbb r13, 0x0               ; x141 -= CF, CF from x142, complete
        sbb r8, 0x0                ; x142 -= CF, CF from x143, complete
        sbb rbx, 0x0               ; x143 -= CF, CF from x144, complete
        sbb rcx, 0x0               ; x144 -= CF, CF from x145, complete
        sbb rdi, 0x0               ; x145 -= CF, complete

        ; complete: [x145, x144, x143, x142, x141, x140, x139] in [rdi, rcx, rbx, r8, r13, rbp, r9]
        xor r14d, r14d             ; CF = OF = 0
        adox r9, r15               ; x158 = x139 + x146 (OF is 0), OF to x159, complete
        adox r12, r11              ; x159 = x147 + x148 + OF, OF to x160
        adcx rbp, r12              ; x159 += x140 (CF is 0), CF to x160, complete
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r11, r12, [rax+0x20]  ; x151:x150 = arg1[2]*arg2[4]
        adcx r12, r10              ; x160 = x149 + x150 + CF, CF to x161
        adox r12, r13              ; x160 += x141 + OF, OF to x161, complete
        mov rdx, [rax+0x20]        ; load arg2[4]
        mulx r10, r13, [rsi+0x20]  ; x155:x154 = arg1[4]*arg2[4]
        mulx r14, r15, [rsi+0x18]  ; x153:x152 = arg1[3]*arg2[4]
        adcx r11, r8               ; x161 = x142 + x151 + CF, CF to x162
        adox r11, r15              ; x161 += x152 + OF, OF to x162, complete
        adox r13, r14              ; x162 = x153 + x154 + OF, OF to x163
        mulx r8, r14, [rsi+0x28]   ; x157:x156 = arg1[5]*arg2[4]
        adcx r13, rbx              ; x162 += x143 + CF, CF to x163, complete
        adox r10, r14              ; x163 = x156 + x155 + OF, OF to x164
        adcx rcx, r10              ; x163 += x144 + CF, CF to x164, complete
        adox rdi, r8               ; x164 = x145 + x157 + OF, OF to x179
        seto r8b                   ; begins x179 = OF
        movzx r8d, r8b             ; x179 = OF
        adc rdi, 0x0               ; x164 += CF, CF to x179, complete

        ; complete: [x164, x163, x162, x161, x160, x159, x158] in [rdi, rcx, r13, r11, r12, rbp, r9]
        adc r8, 0x0                ; x179 += CF
        mov r10, r9                ; copy x158
        shl r10, 0x20              ; x166 = x158 << 32 mod 2^64
        lea r9, [r9+r10]           ; x167 = x158 + x166 mod 2^64
        mov rbx, r9                ; copy x167
        shr rbx, 0x20              ; x168 = x167 >> 32
        xor r14d, r14d             ; CF = OF = 0
        mov r14, r9                ; copy x167
        adcx r14, rbx              ; x171 = x168 + x167 (CF is 0), CF to x172
        mov r15d, 0x0              ; begins x172 = CF
        adc r15, 0x0               ; x172 = CF
        mov [rsp-0x10], rax        ; spill pointer arg2
        mov rax, r9                ; copy x167
        sub rax, r10               ; x169 = x167 - x166, CF from x170
        sbb r10, rbx               ; x170 = x166 - x168 - CF, CF from x171, complete
        sbb r14, 0x0               ; x171 -= CF, CF from x172, complete
        sbb r15, 0x0               ; x172 -= CF, complete

        ; complete: [x172, x171, x170] in [r15, r14, r10]
        sub rbp, r10               ; x173 = x159 - x170, CF from x174, complete
        sbb r12, r14               ; x174 = x160 - x171 - CF, CF from x175, complete
        sbb r11, r15               ; x175 = x161 - x172 - CF, CF from x176, complete
        sbb r13, 0x0               ; x176 = x162 - CF, CF from x177, complete
        sbb rcx, 0x0               ; x177 = x163 - CF, CF from x178, complete
        sbb rdi, 0x0               ; x178 = x164 - CF, CF from x179
        sbb r8, 0x0                ; x179 -= CF
        add rdi, r9                ; x178 += x167, CF to x179, complete
        mov rax, [rsp-0x10]        ; reload pointer arg2
        mov rdx, [rax+0x28]        ; load arg2[5]
        mulx r9, r10, [rsi+0x8]    ; x183:x182 = arg1[1]*arg2[5]
        mulx rbx, r14, [rsi]       ; x181:x180 = arg1[0]*arg2[5]
        adc r8, 0x0                ; x179 += CF, complete

        ; complete: [x179, x178, x177, x176, x175, x174, x173] in [r8, rdi, rcx, r13, r11, r12, rbp]
        xor r15d, r15d             ; CF = OF = 0
        adcx r14, rbp              ; x192 = x173 + x180 (CF is 0), CF to x193, complete
        adox r10, rbx              ; x193 = x181 + x182 (OF is 0), OF to x194
        adcx r12, r10              ; x193 += x174 + CF, CF to x194, complete
        mulx r10, rbx, [rsi+0x10]  ; x185:x184 = arg1[2]*arg2[5]
        adox rbx, r11              ; x194 = x184 + x175 + OF, OF to x195
        adox r13, r10              ; x195 = x176 + x185 + OF, OF to x196
        mulx r10, r11, [rsi+0x18]  ; x187:x186 = arg1[3]*arg2[5]
        mulx rbp, r15, [rsi+0x28]  ; x191:x190 = arg1[5]*arg2[5]
        adcx rbx, r9               ; x194 += x183 + CF, CF to x195, complete
        mulx rax, r9, [rsi+0x20]   ; x189:x188 = arg1[4]*arg2[5]
        adox r9, rcx               ; x196 = x177 + x188 + OF, OF to x197
        adcx r13, r11              ; x195 += x186 + CF, CF to x196, complete
        adox rax, rdi              ; x197 = x178 + x189 + OF, OF to x198
        adox r8, rbp               ; x198 = x179 + x191 + OF, OF to x213
        adcx r10, r9               ; x196 += x187 + CF, CF to x197, complete
        adcx rax, r15              ; x197 += x190 + CF, CF to x198, complete
        seto r9b                   ; begins x213 = OF
        movzx r9d, r9b             ; x213 = OF
        adc r8, 0x0                ; x198 += CF, CF to x213, complete

        ; complete: [x198, x197, x196, x195, x194, x193, x192] in [r8, rax, r10, r13, rbx, r12, r14]
        adc r9, 0x0                ; x213 += CF
        mov r11, r14               ; copy x192
        shl r11, 0x20              ; x200 = x192 << 32 mod 2^64
        add r14, r11               ; x201 = x192 + x200 mod 2^64
        mov rcx, r14               ; copy x201
        shr rcx, 0x20              ; x202 = x201 >> 32
        xor edi, edi               ; CF = OF = 0
        mov rdi, r14               ; copy x201
        adox rdi, rcx              ; x205 = x202 + x201 (OF is 0), OF to x206
        seto sil                   ; begins x206 = OF
        movzx esi, sil             ; x206 = OF
        adcx r8, r14               ; x212 = x198 + x201 (CF is 0), CF to x213
        adc r9, 0x0                ; x213 += CF
        sub r14, r11               ; x203 = x201 - x200, CF from x204
        sbb r11, rcx               ; x204 = x200 - x202 - CF, CF from x205, complete
        sbb rdi, 0x0               ; x205 -= CF, CF from x206, complete
        sbb rsi, 0x0               ; x206 -= CF, complete

        ; complete: [x206, x205, x204] in [rsi, rdi, r11]
        sub r12, r11               ; x207 = x193 - x204, CF from x208, complete
        sbb rbx, rdi               ; x208 = x194 - x205 - CF, CF from x209, complete
        sbb r13, rsi               ; x209 = x195 - x206 - CF, CF from x210, complete
        sbb r10, 0x0               ; x210 = x196 - CF, CF from x211, complete
        sbb rax, 0x0               ; x211 = x197 - CF, CF from x212, complete
        sbb r8, 0x0                ; x212 -= CF, CF from x213, complete
        sbb r9, 0x0                ; x213 -= CF, complete

        ; complete: [x213, x212, x211, x210, x209, x208, x207] in [r9, r8, rax, r10, r13, rbx, r12]
        mov r11, r12               ; copy x207
        sub r11, [rel .c1]         ; x214 = x207 - 0xffffffff, CF from x215, complete
        mov rcx, rbx               ; copy x208
        sbb rcx, [rel .c2]         ; x215 = x208 - 0xffffffff00000000 - CF, CF from x216, complete
        mov rdi, r13               ; copy x209
        sbb rdi, -0x2              ; x216 = x209 - 0xfffffffffffffffe - CF, CF from x217, complete
        mov rsi, r10               ; copy x210
        sbb rsi, -0x1              ; x217 = x210 - 0xffffffffffffffff - CF, CF from x218, complete
        mov rdx, rax               ; copy x211
        sbb rdx, -0x1              ; x218 = x211 - 0xffffffffffffffff - CF, CF from x219, complete
        mov rbp, r8                ; copy x212
        sbb rbp, -0x1              ; x219 = x212 - 0xffffffffffffffff - CF, CF from x220, complete

        ; complete: [x219, x218, x217, x216, x215, x214] in [rbp, rdx, rsi, rdi, rcx, r11]
        sbb r9, 0x0                ; neg(x220) = x213 - CF, CF = x220
        cmovc rcx, rbx             ; x222 = x220 ? x208 : x215, x220 in CF
        mov r9, [rsp-0x8]          ; reload pointer out1
        mov [r9+0x8], rcx          ; out1[1] = x222
        cmovc rbp, r8              ; x226 = x220 ? x212 : x219, x220 in CF
        mov [r9+0x28], rbp         ; out1[5] = x226
        cmovc rdx, rax             ; x225 = x220 ? x211 : x218, x220 in CF
        mov [r9+0x20], rdx         ; out1[4] = x225
        cmovc rsi, r10             ; x224 = x220 ? x210 : x217, x220 in CF
        mov [r9+0x18], rsi         ; out1[3] = x224
        cmovnc r12, r11            ; x221 = x220 ? x207 : x214, x220 in CF
        mov [r9], r12              ; out1[0] = x221
        cmovnc r13, rdi            ; x223 = x220 ? x209 : x216, x220 in CF
        mov [r9+0x10], r13         ; out1[2] = x223

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x0
.c1: dq 0xffffffff
.c2: dq 0xffffffff00000000
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      76, 28
        dd      fe_p384_montgomery_mul - $
        dd      fe_p384_montgomery_mul.end - fe_p384_montgomery_mul
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0xad, 0x05, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
