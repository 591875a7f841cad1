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
;   [rsp-0x10]  x44, then x93, then x99
;   [rsp-0x18]  x64, then x122
;   [rsp-0x20]  x92, then x98
;   [rsp-0x28]  x58, then x127, then x135, then x199
;   [rsp-0x30]  x68, then x126, then x188
;   [rsp-0x38]  x67, then x123, then x133, then x198
;   [rsp-0x40]  neg(x81)
;   [rsp-0x48]  x64.2
;   [rsp-0x50]  x201
;   [rsp-0x58]  x200
;   [rsp-0x60]  x56
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; neg(x) is a part of the word x that is to be subtracted.
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
; 362 instructions; 103.0 cycles on AMD EPYC (amd-zen3)
; throughput: 1.703 [1.700, 1.713] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.557 [1.553, 1.559] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
; found by Fieldwright, seed 1, 2026-11-24T03:50:02.573Z
; npm run optimize -- --curve p384-montgomery --op mul --seed 1 --budget 40s --resume
; sha256 of the code: 9660084e92d802c24457dccb71e75474cf71bac0f724302ff91217becc11899c
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
        mulx r8, r9, [rsi]         ; x13:x12 = arg1[0]*arg2[0]
        mov r10, r9                ; copy x12
        imul r10, [rel .c0]        ; x30 = x12*0x100000001 mod 2^64
        mulx r11, rcx, [rsi+0x8]   ; x15:x14 = arg1[1]*arg2[0]
        xor ebx, ebx               ; CF = OF = 0
        adox rcx, r8               ; x24 = x13 + x14 (OF is 0), OF to x25, complete
        mulx r8, rbx, [rsi+0x10]   ; x17:x16 = arg1[2]*arg2[0]
        adox rbx, r11              ; x25 = x15 + x16 + OF, OF to x26, complete
        mulx r11, rbp, [rsi+0x18]  ; x19:x18 = arg1[3]*arg2[0]
        adox rbp, r8               ; x26 = x17 + x18 + OF, OF to x27, complete
        mulx r8, r12, [rsi+0x20]   ; x21:x20 = arg1[4]*arg2[0]
        adox r12, r11              ; x27 = x19 + x20 + OF, OF to x28, complete
        mulx r11, r13, [rsi+0x28]  ; x23:x22 = arg1[5]*arg2[0]
        adox r13, r8               ; x28 = x21 + x22 + OF, OF to x29, complete
        adox r11, [rel .c1]        ; x29 = x23 + OF, no carry, complete

        ; complete: [x29, x28, x27, x26, x25, x24] in [r11, r13, r12, rbp, rbx, rcx]
        xor r8d, r8d               ; CF = OF = 0
        adox r11, r10              ; x44 = x29 + x30 (OF is 0), OF to x64
        mov edx, 0xffffffff        ; constant 0xffffffff
        mulx r8, r14, r10          ; x32:x31 = x30*0xffffffff
        mov rdx, [rel .c2]         ; constant 0xffffffff00000001
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r15, rdi, r10         ; x34:x33 = x30*0xffffffff00000001
        mov [rsp-0x10], r11        ; spill x44
        seto r11b                  ; begins x64 = OF
        movzx r11d, r11b           ; x64 = OF
        mov [rsp-0x18], r11        ; spill x64
        xor r11d, r11d             ; CF = OF = 0
        adcx r14, r15              ; x35 = x34 + x31 (CF is 0), CF to x36, complete
        adcx r8, r10               ; x36 = x30 + x32 + CF, CF to x37, complete
        mov r10d, 0x0              ; begins x37 = CF
        adc r10, 0x0               ; x37 = CF

        ; complete: [x37, x36, x35] in [r10, r8, r14]
        sub r9, rdi                ; x38 = x12 - x33, CF from x39
        sbb rcx, r14               ; x39 = x24 - x35 - CF, CF from x40, complete
        sbb rbx, r8                ; x40 = x25 - x36 - CF, CF from x41, complete
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx r8, r9, [rsi]         ; x47:x46 = arg1[0]*arg2[1]
        mov rdx, [rsi+0x28]        ; load arg1[5]
        mulx r11, rdi, [rax+0x10]  ; x93:x92 = arg1[5]*arg2[2]
        sbb rbp, r10               ; x41 = x26 - x37 - CF, CF from x42, complete
        mulx r10, r14, [rax+0x8]   ; x57:x56 = arg1[5]*arg2[1]
        sbb r12, 0x0               ; x42 = x27 - CF, CF from x43, complete
        sbb r13, 0x0               ; x43 = x28 - CF, CF from x44, complete
        mov r15, [rsp-0x10]        ; reload x44
        sbb r15, 0x0               ; x44 -= CF, CF from x64, complete

        ; complete: [x44, x43, x42, x41, x40, x39] in [r15, r13, r12, rbp, rbx, rcx]
        sbb r10, 0x0               ; x64.2 = x57 - CF, CF from x81
        mov [rsp-0x10], r11        ; spill x93
        mov r11d, 0x0              ; begins neg(x81) = CF
        adc r11, 0x0               ; neg(x81) = CF
        mov [rsp-0x20], rdi        ; spill x92
        xor edi, edi               ; CF = OF = 0
        adcx r9, rcx               ; x58 = x39 + x46 (CF is 0), CF to x59, complete
        adc r8, 0x0                ; x59 = x47 + CF, no carry
        mov rcx, r9                ; copy x58
        imul rcx, [rel .c0]        ; x66 = x58*0x100000001 mod 2^64
        mov edx, 0xffffffff        ; constant 0xffffffff
        mov [rsp-0x28], r9         ; spill x58
        mulx rdi, r9, rcx          ; x68:x67 = x66*0xffffffff
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mov [rsp-0x30], rdi        ; spill x68
        mov [rsp-0x38], r9         ; spill x67
        mulx rdi, r9, [rax+0x8]    ; x51:x50 = arg1[2]*arg2[1]
        mov rdx, [rax+0x28]        ; load arg2[5]
        mov [rsp-0x40], r11        ; spill neg(x81)
        mov [rsp-0x48], r10        ; spill x64.2
        mulx r11, r10, [rsi+0x28]  ; x201:x200 = arg1[5]*arg2[5]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mov [rsp-0x50], r11        ; spill x201
        mov [rsp-0x58], r10        ; spill x200
        mulx r11, r10, [rax+0x8]   ; x49:x48 = arg1[1]*arg2[1]
        mov [rsp-0x60], r14        ; spill x56
        xor r14d, r14d             ; CF = OF = 0
        adox r10, r8               ; x59 += x48 (OF is 0), OF to x60
        adox rbp, r9               ; x60 = x41 + x50 + OF, OF to x61
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx r8, r9, [rsi+0x20]    ; x55:x54 = arg1[4]*arg2[1]
        adox r12, rdi              ; x61 = x42 + x51 + OF, OF to x62
        adcx r10, rbx              ; x59 += x40 (CF is 0), CF to x60, complete
        adcx r11, rbp              ; x60 += x49 + CF, CF to x61, complete
        mulx rdi, rbx, [rsi+0x18]  ; x53:x52 = arg1[3]*arg2[1]
        adox rdi, r13              ; x62 = x43 + x53 + OF, OF to x63
        adcx r12, rbx              ; x61 += x52 + CF, CF to x62, complete
        adcx rdi, r9               ; x62 += x54 + CF, CF to x63, complete
        mov rdx, [rel .c2]         ; constant 0xffffffff00000001
        mulx r9, rbx, rcx          ; x70:x69 = x66*0xffffffff00000001
        adox r15, [rsp-0x60]       ; x63 = x56 + x44 + OF, OF to x64
        adcx r8, r15               ; x63 += x55 + CF, CF to x64, complete
        mov rbp, [rsp-0x48]        ; reload x64.2
        adcx rbp, [rel .c1]        ; x64.2 += CF, CF to x81
        adox rbp, [rel .c1]        ; x64.2 += OF, OF to x81
        seto r13b                  ; begins t6 = OF
        movzx r13d, r13b           ; t6 = OF
        mov r14, [rsp-0x40]        ; reload neg(x81)
        sbb r14, 0x0               ; neg(x81) -= CF
        sub r14, r13               ; neg(x81) -= t6
        add rbp, [rsp-0x18]        ; x64 += x64.2, CF to x81, complete

        ; complete: [x64, x63, x62, x61, x60, x59, x58] in [rbp, r8, rdi, r12, r11, r10, [rsp-0x28]]
        sbb r14, 0x0               ; neg(x81) -= CF
        add rbp, rcx               ; x80 = x64 + x66, CF to x81
        sbb r14, 0x0               ; neg(x81) -= CF
        add r9, [rsp-0x38]         ; x71 = x70 + x67, CF to x72, complete
        adcx rcx, [rsp-0x30]       ; x72 = x66 + x68 + CF, CF to x73, complete
        mov r13d, 0x0              ; begins x73 = CF
        adc r13, 0x0               ; x73 = CF

        ; complete: [x73, x72, x71] in [r13, rcx, r9]
        mov r15, [rsp-0x28]        ; reload x58
        sub r15, rbx               ; x74 = x58 - x69, CF from x75
        sbb r10, r9                ; x75 = x59 - x71 - CF, CF from x76, complete
        sbb r11, rcx               ; x76 = x60 - x72 - CF, CF from x77, complete
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx r9, rcx, [rsi]        ; x83:x82 = arg1[0]*arg2[2]
        mulx rbx, r15, [rsi+0x8]   ; x85:x84 = arg1[1]*arg2[2]
        sbb r12, r13               ; x77 = x61 - x73 - CF, CF from x78, complete
        sbb rdi, 0x0               ; x78 = x62 - CF, CF from x79, complete
        sbb r8, 0x0                ; x79 = x63 - CF, CF from x80, complete
        sbb rbp, 0x0               ; x80 -= CF, CF from x81, complete
        adc r14, 0x0               ; neg(x81) += CF
        xor r13d, r13d             ; CF = OF = 0
        adcx rcx, r10              ; x94 = x75 + x82 (CF is 0), CF to x95, complete
        adox r15, r9               ; x95 = x84 + x83 (OF is 0), OF to x96
        adcx r11, r15              ; x95 += x76 + CF, CF to x96, complete
        mulx r9, r10, [rsi+0x10]   ; x87:x86 = arg1[2]*arg2[2]
        mulx r13, r15, [rsi+0x20]  ; x91:x90 = arg1[4]*arg2[2]
        adcx rbx, r10              ; x96 = x85 + x86 + CF, CF to x97
        adox rbx, r12              ; x96 += x77 + OF, OF to x97, complete
        mulx r10, r12, [rsi+0x18]  ; x89:x88 = arg1[3]*arg2[2]
        adcx r9, r12               ; x97 = x87 + x88 + CF, CF to x98
        adcx r8, r10               ; x98 = x89 + x79 + CF, CF to x99
        adox r9, rdi               ; x97 += x78 + OF, OF to x98, complete
        adox r15, r8               ; x98 += x90 + OF, OF to x99, complete
        adox r13, [rsp-0x20]       ; x99 = x91 + x92 + OF, OF to x100
        adcx r13, rbp              ; x99 += x80 + CF, CF to x100, complete
        mov r8, [rsp-0x10]         ; reload x93
        adox r8, [rel .c1]         ; x100 = x93 + OF, no carry
        adc r8, 0x0                ; x100 += CF, no carry
        mov r10, rcx               ; copy x94
        imul r10, [rel .c0]        ; x102 = x94*0x100000001 mod 2^64
        mov rdx, [rel .c2]         ; constant 0xffffffff00000001
        mulx rdi, rbp, r10         ; x106:x105 = x102*0xffffffff00000001
        mov edx, 0xffffffff        ; constant 0xffffffff
        mov [rsp-0x10], r13        ; spill x99
        mulx r12, r13, r10         ; x104:x103 = x102*0xffffffff
        mov [rsp-0x20], r15        ; spill x98
        xor r15d, r15d             ; CF = OF = 0
        adcx rdi, r13              ; x107 = x106 + x103 (CF is 0), CF to x108, complete
        mov rdx, [rsi+0x20]        ; load arg1[4]
        mulx r13, r15, [rax+0x18]  ; x127:x126 = arg1[4]*arg2[3]
        mov rdx, [rax+0x18]        ; load arg2[3]
        mov [rsp-0x28], r13        ; spill x127
        mov [rsp-0x30], r15        ; spill x126
        mulx r13, r15, [rsi+0x10]  ; x123:x122 = arg1[2]*arg2[3]
        adc r12, 0x0               ; x108 = x104 + CF, no carry
        mov [rsp-0x38], r13        ; spill x123
        mov r13d, 0x0              ; constant 0
        sub r13, r14               ; x81 = 0 - neg(x81), complete

        ; complete: [x81, x80, x79, x78, x77, x76, x75] in [r13, -, -, -, -, -, -]
        add r8, r13                ; x100 += x81, CF to x117, complete

        ; complete: [x100, x99, x98, x97, x96, x95, x94] in [r8, [rsp-0x10], [rsp-0x20], r9, rbx, r11, rcx]
        mov r13d, 0x0              ; begins x117 = CF
        adc r13, 0x0               ; x117 = CF
        add r12, r10               ; x108 += x102, CF to x109, complete
        mov r14d, 0x0              ; begins x109 = CF
        adc r14, 0x0               ; x109 = CF

        ; complete: [x109, x108, x107] in [r14, r12, rdi]
        mov [rsp-0x18], r15        ; spill x122
        xor r15d, r15d             ; CF = OF = 0
        adcx r10, r8               ; x116 = x100 + x102 (CF is 0), CF to x117
        adc r13, 0x0               ; x117 += CF
        sub rcx, rbp               ; x110 = x94 - x105, CF from x111
        sbb r11, rdi               ; x111 = x95 - x107 - CF, CF from x112, complete
        sbb rbx, r12               ; x112 = x96 - x108 - CF, CF from x113, complete
        mulx r8, rcx, [rsi+0x8]    ; x121:x120 = arg1[1]*arg2[3]
        sbb r9, r14                ; x113 = x97 - x109 - CF, CF from x114, complete
        mulx rdi, rbp, [rsi]       ; x119:x118 = arg1[0]*arg2[3]
        mov r12, [rsp-0x20]        ; reload x98
        sbb r12, 0x0               ; x114 = x98 - CF, CF from x115, complete
        mov r14, [rsp-0x10]        ; reload x99
        sbb r14, 0x0               ; x115 = x99 - CF, CF from x116, complete
        sbb r10, 0x0               ; x116 -= CF, CF from x117, complete
        sbb r13, 0x0               ; x117 -= CF, complete

        ; complete: [x117, x116, x115, x114, x113, x112, x111] in [r13, r10, r14, r12, r9, rbx, r11]
        xor r15d, r15d             ; CF = OF = 0
        adox rbp, r11              ; x130 = x111 + x118 (OF is 0), OF to x131, complete
        adox rdi, [rel .c1]        ; x131 = x119 + OF, no carry
        mov r11, rbp               ; copy x130
        imul r11, [rel .c0]        ; x138 = x130*0x100000001 mod 2^64
        xor r15d, r15d             ; CF = OF = 0
        adox rcx, rbx              ; x131.2 = x120 + x112 (OF is 0), OF to x132
        mov rdx, r11               ; copy x138
        mulx rbx, r15, [rel .c2]   ; x142:x141 = x138*0xffffffff00000001
        adox r8, [rsp-0x18]        ; x132 = x122 + x121 + OF, OF to x133
        adox r12, [rsp-0x38]       ; x133 = x114 + x123 + OF, OF to x134
        adcx rdi, rcx              ; x131 += x131.2 (CF is 0), CF to x132, complete
        adcx r9, r8                ; x132 += x113 + CF, CF to x133, complete
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx r8, rcx, [rsi+0x18]   ; x125:x124 = arg1[3]*arg2[3]
        adcx rcx, r12              ; x133 += x124 + CF, CF to x134, complete
        mov [rsp-0x38], rcx        ; spill x133
        mulx r12, rcx, [rsi+0x28]  ; x129:x128 = arg1[5]*arg2[3]
        adcx r14, [rsp-0x30]       ; x134 = x126 + x115 + CF, CF to x135
        adox r14, r8               ; x134 += x125 + OF, OF to x135, complete
        adcx rcx, r10              ; x135 = x116 + x128 + CF, CF to x136
        mov rdx, r11               ; copy x138
        mulx r8, r10, [rel .c3]    ; x140:x139 = x138*0xffffffff
        adox rcx, [rsp-0x28]       ; x135 += x127 + OF, OF to x136, complete
        adcx r12, [rel .c1]        ; x136 = x129 + CF, no carry
        adox r12, [rel .c1]        ; x136 += OF, no carry
        mov [rsp-0x28], rcx        ; spill x135
        xor ecx, ecx               ; CF = OF = 0
        adcx r10, rbx              ; x143 = x142 + x139 (CF is 0), CF to x144, complete
        adox r13, r12              ; x136 += x117 (OF is 0), OF to x153, complete

        ; complete: [x136, x135, x134, x133, x132, x131, x130] in [r13, [rsp-0x28], r14, [rsp-0x38], r9, rdi, rbp]
        seto cl                    ; begins x153 = OF
        movzx ecx, cl              ; x153 = OF
        adc r8, r11                ; x144 = x138 + x140 + CF, CF to x145, complete
        mov ebx, 0x0               ; begins x145 = CF
        adc rbx, 0x0               ; x145 = CF

        ; complete: [x145, x144, x143] in [rbx, r8, r10]
        adcx r13, r11              ; x152 = x136 + x138 (CF is 0), CF to x153
        mov rdx, [rax+0x20]        ; load arg2[4]
        mulx r11, r12, [rsi]       ; x155:x154 = arg1[0]*arg2[4]
        adc rcx, 0x0               ; x153 += CF
        sub rbp, r15               ; x146 = x130 - x141, CF from x147
        sbb rdi, r10               ; x147 = x131 - x143 - CF, CF from x148, complete
        sbb r9, r8                 ; x148 = x132 - x144 - CF, CF from x149, complete
        mov r8, [rsp-0x38]         ; reload x133
        sbb r8, rbx                ; x149 = x133 - x145 - CF, CF from x150, complete
        sbb r14, 0x0               ; x150 = x134 - CF, CF from x151, complete
        mov r10, [rsp-0x28]        ; reload x135
        sbb r10, 0x0               ; x151 = x135 - CF, CF from x152, complete
        sbb r13, 0x0               ; x152 -= CF, CF from x153, complete
        sbb rcx, 0x0               ; x153 -= CF, complete

        ; complete: [x153, x152, x151, x150, x149, x148, x147] in [rcx, r13, r10, r14, r8, r9, rdi]
        xor ebx, ebx               ; CF = OF = 0
        adox r11, r9               ; x167 = x148 + x155 (OF is 0), OF to x168
        mulx r9, rbx, [rsi+0x8]    ; x157:x156 = arg1[1]*arg2[4]
        mulx rbp, r15, [rsi+0x10]  ; x159:x158 = arg1[2]*arg2[4]
        adox r9, r15               ; x168 = x158 + x157 + OF, OF to x169
        adox rbp, [rel .c1]        ; x169 = x159 + OF, no carry
        xor r15d, r15d             ; CF = OF = 0
        adcx r12, rdi              ; x166 = x147 + x154 (CF is 0), CF to x167, complete
        mulx rdi, r15, [rsi+0x20]  ; x163:x162 = arg1[4]*arg2[4]
        adcx r11, rbx              ; x167 += x156 + CF, CF to x168, complete
        adcx r9, r8                ; x168 += x149 + CF, CF to x169, complete
        mulx r8, rbx, [rsi+0x18]   ; x161:x160 = arg1[3]*arg2[4]
        adox r14, rbx              ; x169.2 = x160 + x150 (OF is 0), OF to x170
        adox r10, r15              ; x170 = x162 + x151 + OF, OF to x171
        adcx rbp, r14              ; x169 += x169.2 + CF, CF to x170, complete
        mulx rbx, r14, [rsi+0x28]  ; x165:x164 = arg1[5]*arg2[4]
        adcx r8, r10               ; x170 += x161 + CF, CF to x171, complete
        adox rdi, r14              ; x171 = x163 + x164 + OF, OF to x172
        mov rdx, [rsi+0x20]        ; load arg1[4]
        mulx r10, r14, [rax+0x28]  ; x199:x198 = arg1[4]*arg2[5]
        adox rcx, rbx              ; x172 = x153 + x165 + OF, OF to x189
        adcx r13, rdi              ; x171 += x152 + CF, CF to x172, complete
        seto dil                   ; begins x189 = OF
        movzx edi, dil             ; x189 = OF
        adc rcx, 0x0               ; x172 += CF, CF to x189, complete

        ; complete: [x172, x171, x170, x169, x168, x167, x166] in [rcx, r13, r8, rbp, r9, r11, r12]
        adc rdi, 0x0               ; x189 += CF
        mov rbx, r12               ; copy x166
        imul rbx, [rel .c0]        ; x174 = x166*0x100000001 mod 2^64
        mov rdx, rbx               ; copy x174
        mov [rsp-0x28], r10        ; spill x199
        mulx r15, r10, [rel .c2]   ; x178:x177 = x174*0xffffffff00000001
        mov [rsp-0x38], r14        ; spill x198
        xor r14d, r14d             ; CF = OF = 0
        adcx rcx, rbx              ; x188 = x172 + x174 (CF is 0), CF to x189
        mov [rsp-0x30], rcx        ; spill x188
        mulx r14, rcx, [rel .c3]   ; x176:x175 = x174*0xffffffff
        adox r14, rbx              ; x180 = x174 + x176 (OF is 0), OF to x181
        adcx rdi, [rel .c1]        ; x189 += CF
        clc                        ; CF = 0
        adcx r15, rcx              ; x179 = x178 + x175 + CF, CF to x180, complete
        adcx r14, [rel .c1]        ; x180 += CF, CF to x181, complete
        setc cl                    ; begins x181 = CF
        movzx ecx, cl              ; x181 = CF
        adox rcx, [rel .c1]        ; x181 += OF, no carry, complete

        ; complete: [x181, x180, x179] in [rcx, r14, r15]
        sub r12, r10               ; x182 = x166 - x177, CF from x183
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r10, rbx, [rax+0x28]  ; x195:x194 = arg1[2]*arg2[5]
        sbb r11, r15               ; x183 = x167 - x179 - CF, CF from x184, complete
        sbb r9, r14                ; x184 = x168 - x180 - CF, CF from x185, complete
        sbb rbp, rcx               ; x185 = x169 - x181 - CF, CF from x186, complete
        mov rdx, [rax+0x28]        ; load arg2[5]
        mulx rcx, r12, [rsi]       ; x191:x190 = arg1[0]*arg2[5]
        sbb r8, 0x0                ; x186 = x170 - CF, CF from x187, complete
        sbb r13, 0x0               ; x187 = x171 - CF, CF from x188, complete
        mov r14, [rsp-0x30]        ; reload x188
        sbb r14, 0x0               ; x188 -= CF, CF from x189, complete
        sbb rdi, 0x0               ; x189 -= CF, complete

        ; complete: [x189, x188, x187, x186, x185, x184, x183] in [rdi, r14, r13, r8, rbp, r9, r11]
        xor r15d, r15d             ; CF = OF = 0
        adox r11, r12              ; x202 = x183 + x190 (OF is 0), OF to x203, complete
        mulx r12, r15, [rsi+0x18]  ; x197:x196 = arg1[3]*arg2[5]
        mulx rax, rsi, [rsi+0x8]   ; x193:x192 = arg1[1]*arg2[5]
        adox rcx, rsi              ; x203 = x191 + x192 + OF, OF to x204
        adox rbx, rbp              ; x204 = x185 + x194 + OF, OF to x205
        adcx r9, rcx               ; x203 += x184 (CF is 0), CF to x204, complete
        adox r10, r15              ; x205 = x195 + x196 + OF, OF to x206
        adcx rax, rbx              ; x204 += x193 + CF, CF to x205, complete
        adcx r8, r10               ; x205 += x186 + CF, CF to x206, complete
        adox r12, [rel .c1]        ; x206 = x197 + OF, no carry
        adc r12, 0x0               ; x206 += CF, no carry
        mov r10, r11               ; copy x202
        imul r10, [rel .c0]        ; x210 = x202*0x100000001 mod 2^64
        add r13, [rsp-0x38]        ; x206.2 = x187 + x198, CF to x207
        mov rcx, [rsp-0x28]        ; reload x199
        adcx rcx, [rsp-0x58]       ; x207 = x200 + x199 + CF, CF to x208
        adc rdi, [rsp-0x50]        ; x208 = x189 + x201 + CF, CF to x225
        mov esi, 0x0               ; begins x225 = CF
        adc rsi, 0x0               ; x225 = CF
        add r12, r13               ; x206 += x206.2, CF to x207, complete
        adc r14, rcx               ; x207 += x188 + CF, CF to x208, complete
        adc rdi, 0x0               ; x208 += CF, CF to x225, complete

        ; complete: [x208, x207, x206, x205, x204, x203, x202] in [rdi, r14, r12, r8, rax, r9, r11]
        adc rsi, 0x0               ; x225 += CF
        add rdi, r10               ; x224 = x208 + x210, CF to x225
        mov rdx, r10               ; copy x210
        mulx rcx, rbx, [rel .c2]   ; x214:x213 = x210*0xffffffff00000001
        mulx rdx, rbp, [rel .c3]   ; x212:x211 = x210*0xffffffff
        adc rsi, 0x0               ; x225 += CF
        add rcx, rbp               ; x215 = x214 + x211, CF to x216, complete
        adc r10, rdx               ; x216 = x210 + x212 + CF, CF to x217, complete
        mov edx, 0x0               ; begins x217 = CF
        adc rdx, 0x0               ; x217 = CF

        ; complete: [x217, x216, x215] in [rdx, r10, rcx]
        sub r11, rbx               ; x218 = x202 - x213, CF from x219
        sbb r9, rcx                ; x219 = x203 - x215 - CF, CF from x220, complete
        sbb rax, r10               ; x220 = x204 - x216 - CF, CF from x221, complete
        sbb r8, rdx                ; x221 = x205 - x217 - CF, CF from x222, complete
        sbb r12, 0x0               ; x222 = x206 - CF, CF from x223, complete
        sbb r14, 0x0               ; x223 = x207 - CF, CF from x224, complete
        sbb rdi, 0x0               ; x224 -= CF, CF from x225, complete
        sbb rsi, 0x0               ; x225 -= CF, complete

        ; complete: [x225, x224, x223, x222, x221, x220, x219] in [rsi, rdi, r14, r12, r8, rax, r9]
        mov r10, r9                ; copy x219
        sub r10, [rel .c3]         ; x226 = x219 - 0xffffffff, CF from x227, complete
        mov r11, rax               ; copy x220
        sbb r11, [rel .c4]         ; x227 = x220 - 0xffffffff00000000 - CF, CF from x228, complete
        mov rcx, r8                ; copy x221
        sbb rcx, -0x2              ; x228 = x221 - 0xfffffffffffffffe - CF, CF from x229, complete
        mov rdx, r12               ; copy x222
        sbb rdx, -0x1              ; x229 = x222 - 0xffffffffffffffff - CF, CF from x230, complete
        mov rbx, r14               ; copy x223
        sbb rbx, -0x1              ; x230 = x223 - 0xffffffffffffffff - CF, CF from x231, complete
        mov rbp, rdi               ; copy x224
        sbb rbp, -0x1              ; x231 = x224 - 0xffffffffffffffff - CF, CF from x232, complete

        ; complete: [x231, x230, x229, x228, x227, x226] in [rbp, rbx, rdx, rcx, r11, r10]
        sbb rsi, 0x0               ; neg(x232) = x225 - CF, CF = x232
        cmovnc rdi, rbp            ; x238 = x232 ? x224 : x231, x232 in CF
        mov rsi, [rsp-0x8]         ; reload pointer out1
        mov [rsi+0x28], rdi        ; out1[5] = x238
        cmovnc r12, rdx            ; x236 = x232 ? x222 : x229, x232 in CF
        cmovnc r8, rcx             ; x235 = x232 ? x221 : x228, x232 in CF
        mov [rsi+0x10], r8         ; out1[2] = x235
        mov [rsi+0x18], r12        ; out1[3] = x236
        cmovc r11, rax             ; x234 = x232 ? x220 : x227, x232 in CF
        mov [rsi+0x8], r11         ; out1[1] = x234
        cmovnc r9, r10             ; x233 = x232 ? x219 : x226, x232 in CF
        mov [rsi], r9              ; out1[0] = x233
        cmovnc r14, rbx            ; x237 = x232 ? x223 : x230, x232 in CF
        mov [rsi+0x20], r14        ; out1[4] = x237

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x100000001
.c1: dq 0x0
.c2: dq 0xffffffff00000001
.c3: dq 0xffffffff
.c4: dq 0xffffffff00000000
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
        db      0x03, 0xd1, 0x06, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
