; p521 mul (loose), modulo p = 2^521 - 1
; out1 is congruent to arg1*arg2 modulo p
; arg1, arg2 below 2^523; out1 below 2^522; arrays may overlap
;
; void fe_p521_mul_loose(uint64_t out1[9], const uint64_t arg1[9], const uint64_t arg2[9]);
;
; Arguments (System V ABI):
;   rdi  out1[9]  written, below 2^522
;   rsi  arg1[9]  read, below 2^523
;   rdx  arg2[9]  read, below 2^523
;
; Changed: rax, rcx, rdx, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x18
;   [rsp-0x18]  x186, then x180
;   [rsp-0x20]  x185, then x183.3, then x181
;   [rsp-0x28]  x187, then x185, then x128, then x191.2
;   [rsp-0x30]  x184, then x179
;   [rsp-0x38]  x94, then x113, then x185
;   [rsp-0x40]  x185.2, then x184.2, then x107, then x190
;   [rsp-0x48]  x47, then x191
;   [rsp-0x50]  x46, then x96, then x184
;   [rsp-0x58]  x63, then x182
;   [rsp-0x60]  x184, then x105
;   [rsp-0x68]  x186, then x183
;   [rsp-0x70]  x111, then x188, then x192
;   [rsp-0x78]  x183, then x189
;   [rsp-0x80]  x176
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x179 = x19 + x20 + x36 (carry to x180)
;   x180 = x21 + x22 + x37 + x38 + x54 (carry to x181)
;   x181 = x23 + x24 + x39 + x40 + x55 + x56 + x72 (carry to x182)
;   x182 = x25 + x26 + x41 + x42 + x57 + x58 + x73 + x74 + x90 (carry to x183)
;   x183 = x27 + x28 + x43 + x44 + x59 + x60 + x75 + x76 + x91 + x92 + x108 (carry to x184)
;   x184 = x29 + x30 + x45 + x46 + x61 + x62 + x77 + x78 + x93 + x94 + x109 + x110 + x126
;          (carry to x185)
;   x185 = x31 + x32 + x47 + x48 + x63 + x64 + x79 + x80 + x95 + x96 + x111 + x112 + x127 + x128 + x144
;          (carry to x186)
;   x186 = x33 + x34 + x49 + x50 + x65 + x66 + x81 + x82 + x97 + x98 + x113 + x114 + x129 + x130 + x145
;          + x146 + x162 (carry to x187)
;   x187 = x35 + x51 + x52 + x67 + x68 + x83 + x84 + x99 + x100 + x115 + x116 + x131 + x132 + x147
;          + x148 + x163 + x164 (carry to x188)
;   x188 = x53 + x69 + x70 + x85 + x86 + x101 + x102 + x117 + x118 + x133 + x134 + x149 + x150 + x165
;          + x166 (carry to x189)
;   x189 = x71 + x87 + x88 + x103 + x104 + x119 + x120 + x135 + x136 + x151 + x152 + x167 + x168
;          (carry to x190)
;   x190 = x89 + x105 + x106 + x121 + x122 + x137 + x138 + x153 + x154 + x169 + x170 (carry to x191)
;   x191 = x107 + x123 + x124 + x139 + x140 + x155 + x156 + x171 + x172 (carry to x192)
;   x192 = x125 + x141 + x142 + x157 + x158 + x173 + x174 (carry to x193)
;   x193 = x143 + x159 + x160 + x175 + x176 (carry to x194)
;   x194 = x161 + x177 + x178
;
; 385 instructions; 143.7 cycles on Intel(R) Xeon(R) Processor @ 2.50GHz (intel-skylake)
; throughput: 1.209 [1.202, 1.212] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.195 [1.191, 1.204] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 1411ca3b04b90615f5808f40468472754d17ce4b73a3b62f51b3541fbe1a259a
; found by Fieldwright, seed 1, 2026-11-22T16:16:07.598Z
; npm run optimize -- --curve P-521 --op mul --seed 1 --budget 60s
; sha256 of the code: f7bcbf43d897e7a10395a6befe9c2c8083f11c8728aafe0fd3818b9c931d9dc8
        default rel
        section .text
        global  fe_p521_mul_loose:function (fe_p521_mul_loose.end - fe_p521_mul_loose)
        align   64
fe_p521_mul_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rax, rdx               ; copy pointer arg2
        mov rdx, [rax]             ; load arg2[0]
        mulx r8, r9, [rsi+0x18]    ; x25:x24 = arg1[3]*arg2[0]
        mulx r10, r11, [rsi+0x30]  ; x31:x30 = arg1[6]*arg2[0]
        mulx rcx, rbx, [rsi+0x38]  ; x33:x32 = arg1[7]*arg2[0]
        xor ebp, ebp               ; CF = OF = 0
        adcx r10, rbx              ; x185 = x31 + x32 (CF is 0), CF to x186
        mulx rbx, rbp, [rsi+0x40]  ; x35:x34 = arg1[8]*arg2[0]
        adcx rcx, rbp              ; x186 = x33 + x34 + CF, CF to x187
        mov rdx, [rax+0x20]        ; load arg2[4]
        mulx rbp, r12, [rsi+0x10]  ; x95:x94 = arg1[2]*arg2[4]
        mov rdx, [rax]             ; load arg2[0]
        mulx r13, r14, [rsi+0x8]   ; x21:x20 = arg1[1]*arg2[0]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r15, rdi, [rsi]       ; x19:x18 = arg1[0]*arg2[0]
        adox r15, r14              ; x179 = x19 + x20 (OF is 0), OF to x180
        mov [rsp-0x10], rdi        ; spill x18
        mulx r14, rdi, [rsi+0x20]  ; x27:x26 = arg1[4]*arg2[0]
        mov [rsp-0x18], rcx        ; spill x186
        mov [rsp-0x20], r10        ; spill x185
        mulx rcx, r10, [rsi+0x28]  ; x29:x28 = arg1[5]*arg2[0]
        adcx rbx, [rel .c0]        ; x187 = x35 + CF, no carry
        adox r13, [rel .c0]        ; x180 = x21 + OF, no carry
        mov [rsp-0x28], rbx        ; spill x187
        xor ebx, ebx               ; CF = OF = 0
        adcx r14, r10              ; x183 = x27 + x28 (CF is 0), CF to x184
        adcx rcx, r11              ; x184 = x29 + x30 + CF, CF to x185
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx r10, r11, [rsi+0x8]   ; x75:x74 = arg1[1]*arg2[3]
        adox r11, r8               ; x182 = x25 + x74 (OF is 0), OF to x183
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx r8, rbx, [rsi+0x8]    ; x39:x38 = arg1[1]*arg2[1]
        mov rdx, [rax]             ; load arg2[0]
        mov [rsp-0x30], rcx        ; spill x184
        mov [rsp-0x38], r12        ; spill x94
        mulx rcx, r12, [rsi+0x10]  ; x23:x22 = arg1[2]*arg2[0]
        adcx rbp, [rel .c0]        ; x185.2 = x95 + CF, no carry
        adcx rbx, r12              ; x180.2 = x38 + x22 (CF is 0), CF to x181
        adcx rcx, r9               ; x181 = x23 + x24 + CF, CF to x182
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx r9, r12, [rsi]        ; x37:x36 = arg1[0]*arg2[1]
        adcx r11, [rel .c0]        ; x182 += CF, CF to x183
        adcx r10, [rel .c0]        ; x183.2 = x75 + CF, no carry
        adox r10, [rel .c0]        ; x183.2 += OF, no carry
        mov [rsp-0x40], rbp        ; spill x185.2
        xor ebp, ebp               ; CF = OF = 0
        adox r15, r12              ; x179 += x36 (OF is 0), OF to x180, complete
        mulx rbp, r12, [rsi+0x10]  ; x41:x40 = arg1[2]*arg2[1]
        adcx rdi, rbp              ; x182.2 = x26 + x41 (CF is 0), CF to x183
        adox r13, rbx              ; x180 += x180.2 + OF, OF to x181
        adox rcx, r12              ; x181 += x40 + OF, OF to x182
        mulx rbx, rbp, [rsi+0x18]  ; x43:x42 = arg1[3]*arg2[1]
        adcx rbx, [rel .c0]        ; x183.3 = x43 + CF, no carry
        adcx r13, r9               ; x180 += x37 (CF is 0), CF to x181
        adcx r8, rcx               ; x181 += x39 + CF, CF to x182
        adox rdi, rbp              ; x182.2 += x42 + OF, OF to x183
        mulx r9, rcx, [rsi+0x20]   ; x45:x44 = arg1[4]*arg2[1]
        adox r14, rcx              ; x183 += x44 + OF, OF to x184
        adcx rdi, [rel .c0]        ; x182.2 += CF, CF to x183
        adcx r10, r14              ; x183 += x183.2 + CF, CF to x184
        adox r9, [rsp-0x38]        ; x184.2 = x94 + x45 + OF, OF to x185
        adcx r9, [rsp-0x30]        ; x184 += x184.2 + CF, CF to x185
        mulx rcx, rbp, [rsi+0x28]  ; x47:x46 = arg1[5]*arg2[1]
        mov rdx, [rax+0x28]        ; load arg2[5]
        mulx r12, r14, [rsi+0x10]  ; x113:x112 = arg1[2]*arg2[5]
        mov rdx, [rax+0x8]         ; load arg2[1]
        mov [rsp-0x30], r15        ; spill x179
        mov [rsp-0x38], r12        ; spill x113
        mulx r15, r12, [rsi+0x38]  ; x51:x50 = arg1[7]*arg2[1]
        mov [rsp-0x48], rcx        ; spill x47
        mov [rsp-0x50], rbp        ; spill x46
        mulx rcx, rbp, [rsi+0x30]  ; x49:x48 = arg1[6]*arg2[1]
        adox r14, [rsp-0x20]       ; x185 += x112 + OF, OF to x186
        adcx r14, rbp              ; x185 += x48 + CF, CF to x186
        mov [rsp-0x20], rbx        ; spill x183.3
        mulx rbp, rbx, [rsi+0x40]  ; x53:x52 = arg1[8]*arg2[1]
        adcx rcx, [rsp-0x18]       ; x186 += x49 + CF, CF to x187
        adox r12, rcx              ; x186 += x50 + OF, OF to x187
        adox r15, [rsp-0x28]       ; x187 += x51 + OF, OF to x188
        adcx r15, rbx              ; x187 += x52 + CF, CF to x188
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx rcx, rbx, [rsi]       ; x55:x54 = arg1[0]*arg2[2]
        adcx rbp, [rel .c0]        ; x188 = x53 + CF, no carry
        adox rbp, [rel .c0]        ; x188 += OF, no carry
        mov [rsp-0x28], r15        ; spill x187
        xor r15d, r15d             ; CF = OF = 0
        adcx r13, rbx              ; x180 += x54 (CF is 0), CF to x181, complete
        mulx rbx, r15, [rsi+0x8]   ; x57:x56 = arg1[1]*arg2[2]
        adox r8, rcx               ; x181 += x55 (OF is 0), OF to x182
        adox r11, rdi              ; x182 += x182.2 + OF, OF to x183
        adcx r8, r15               ; x181 += x56 + CF, CF to x182
        mulx rcx, rdi, [rsi+0x10]  ; x59:x58 = arg1[2]*arg2[2]
        adcx rdi, r11              ; x182 += x58 + CF, CF to x183
        adcx rcx, r10              ; x183 += x59 + CF, CF to x184
        mulx r10, r11, [rsi+0x18]  ; x61:x60 = arg1[3]*arg2[2]
        adox rcx, r11              ; x183 += x60 + OF, OF to x184
        adcx r9, r10               ; x184 += x61 + CF, CF to x185
        mulx r10, r11, [rsi+0x20]  ; x63:x62 = arg1[4]*arg2[2]
        mov rdx, [rax+0x38]        ; load arg2[7]
        mov [rsp-0x18], r13        ; spill x180
        mulx r15, r13, [rsi]       ; x145:x144 = arg1[0]*arg2[7]
        mov rdx, [rax+0x28]        ; load arg2[5]
        mov [rsp-0x58], r10        ; spill x63
        mov [rsp-0x60], r9         ; spill x184
        mulx r10, r9, [rsi+0x8]    ; x111:x110 = arg1[1]*arg2[5]
        adox r11, r9               ; x184.2 = x110 + x62 + OF, OF to x185
        adox r14, r13              ; x185 += x144 + OF, OF to x186
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx r9, r13, [rsi+0x28]   ; x65:x64 = arg1[5]*arg2[2]
        adcx r13, r14              ; x185 += x64 + CF, CF to x186
        adox r12, r9               ; x186 += x65 + OF, OF to x187
        mulx r9, r14, [rsi+0x38]   ; x69:x68 = arg1[7]*arg2[2]
        mov [rsp-0x68], r12        ; spill x186
        mov [rsp-0x70], r10        ; spill x111
        mulx r12, r10, [rsi+0x30]  ; x67:x66 = arg1[6]*arg2[2]
        adox r12, r14              ; x187.2 = x68 + x67 + OF, OF to x188
        adcx r15, r10              ; x186.2 = x145 + x66 + CF, CF to x187
        mulx r10, r14, [rsi+0x40]  ; x71:x70 = arg1[8]*arg2[2]
        adox rbp, r14              ; x188 += x70 + OF, OF to x189
        adcx r12, [rsp-0x28]       ; x187 += x187.2 + CF, CF to x188
        adcx rbp, r9               ; x188 += x69 + CF, CF to x189
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx r9, r14, [rsi]        ; x73:x72 = arg1[0]*arg2[3]
        adcx r10, [rel .c0]        ; x189 = x71 + CF, no carry
        adox r10, [rel .c0]        ; x189 += OF, no carry
        mov [rsp-0x28], r13        ; spill x185
        xor r13d, r13d             ; CF = OF = 0
        adcx r8, r14               ; x181 += x72 (CF is 0), CF to x182, complete
        adox rdi, r9               ; x182 += x73 (OF is 0), OF to x183
        mulx r9, r13, [rsi+0x10]   ; x77:x76 = arg1[2]*arg2[3]
        adcx rbx, rdi              ; x182 += x57 + CF, CF to x183
        adox rcx, [rsp-0x20]       ; x183 += x183.3 + OF, OF to x184
        adcx rcx, r13              ; x183 += x76 + CF, CF to x184
        adox r11, r9               ; x184.2 += x77 + OF, OF to x185
        mulx r9, rdi, [rsi+0x18]   ; x79:x78 = arg1[3]*arg2[3]
        mulx r13, r14, [rsi+0x28]  ; x83:x82 = arg1[5]*arg2[3]
        adcx r11, rdi              ; x184.2 += x78 + CF, CF to x185
        mov [rsp-0x20], r8         ; spill x181
        mulx rdi, r8, [rsi+0x30]   ; x85:x84 = arg1[6]*arg2[3]
        adcx r9, [rsp-0x40]        ; x185.2 += x79 + CF, CF to x186
        mov [rsp-0x40], r11        ; spill x184.2
        mov [rsp-0x78], rcx        ; spill x183
        mulx r11, rcx, [rsi+0x20]  ; x81:x80 = arg1[4]*arg2[3]
        adox r9, rcx               ; x185.2 += x80 + OF, OF to x186
        adox r11, r15              ; x186.2 += x81 + OF, OF to x187
        mulx rcx, r15, [rsi+0x38]  ; x87:x86 = arg1[7]*arg2[3]
        adcx r11, r14              ; x186.2 += x82 + CF, CF to x187
        adox r13, r12              ; x187 += x83 + OF, OF to x188
        adcx r13, r8               ; x187 += x84 + CF, CF to x188
        mulx r8, r12, [rsi+0x40]   ; x89:x88 = arg1[8]*arg2[3]
        adox r15, rdi              ; x188.2 = x86 + x85 + OF, OF to x189
        mov rdx, [rax+0x20]        ; load arg2[4]
        mulx rdi, r14, [rsi]       ; x91:x90 = arg1[0]*arg2[4]
        adox rcx, r10              ; x189 += x87 + OF, OF to x190
        adcx r15, rbp              ; x188 += x188.2 + CF, CF to x189
        adcx r12, rcx              ; x189 += x88 + CF, CF to x190
        adcx r8, [rel .c0]         ; x190 = x89 + CF, no carry
        adcx rbx, r14              ; x182 += x90 (CF is 0), CF to x183, complete
        mulx r10, rcx, [rsi+0x8]   ; x93:x92 = arg1[1]*arg2[4]
        adox r8, [rel .c0]         ; x190 += OF, no carry
        adox rdi, [rsp-0x78]       ; x183 += x91 (OF is 0), OF to x184
        adcx rdi, rcx              ; x183 += x92 + CF, CF to x184
        mov rcx, [rsp-0x60]        ; reload x184
        adcx rcx, [rsp-0x40]       ; x184 += x184.2 + CF, CF to x185
        mulx rbp, r14, [rsi+0x18]  ; x97:x96 = arg1[3]*arg2[4]
        adcx r9, [rsp-0x28]        ; x185 += x185.2 + CF, CF to x186
        adox rcx, [rsp-0x50]       ; x184 += x46 + OF, OF to x185
        adox r9, [rsp-0x58]        ; x185 += x63 + OF, OF to x186
        mov [rsp-0x58], rbx        ; spill x182
        mov [rsp-0x50], r14        ; spill x96
        mulx rbx, r14, [rsi+0x20]  ; x99:x98 = arg1[4]*arg2[4]
        adox r11, rbp              ; x186.2 += x97 + OF, OF to x187
        adcx r11, r14              ; x186.2 += x98 + CF, CF to x187
        mulx rbp, r14, [rsi+0x28]  ; x101:x100 = arg1[5]*arg2[4]
        adox r13, r14              ; x187 += x100 + OF, OF to x188
        adcx r13, rbx              ; x187 += x99 + CF, CF to x188
        mulx rbx, r14, [rsi+0x30]  ; x103:x102 = arg1[6]*arg2[4]
        adox r15, r14              ; x188 += x102 + OF, OF to x189
        adcx r15, rbp              ; x188 += x101 + CF, CF to x189
        adcx r12, rbx              ; x189 += x103 + CF, CF to x190
        mulx rbx, rbp, [rsi+0x40]  ; x107:x106 = arg1[8]*arg2[4]
        mov [rsp-0x28], r9         ; spill x185
        mulx r14, r9, [rsi+0x38]   ; x105:x104 = arg1[7]*arg2[4]
        adox r12, r9               ; x189 += x104 + OF, OF to x190
        mov rdx, [rax+0x40]        ; load arg2[8]
        mov [rsp-0x60], r14        ; spill x105
        mulx r9, r14, [rsi+0x20]   ; x171:x170 = arg1[4]*arg2[8]
        adox r14, r8               ; x190 += x170 + OF, OF to x191
        mov rdx, [rsi]             ; load arg1[0]
        mov [rsp-0x40], rbx        ; spill x107
        mulx r8, rbx, [rax+0x28]   ; x109:x108 = arg1[0]*arg2[5]
        adcx rbp, r14              ; x190 += x106 + CF, CF to x191
        adcx r9, [rel .c0]         ; x191 = x171 + CF, no carry
        adox r9, [rel .c0]         ; x191 += OF, no carry
        xor r14d, r14d             ; CF = OF = 0
        adcx rdi, rbx              ; x183 += x108 (CF is 0), CF to x184, complete
        adox rcx, r8               ; x184 += x109 (OF is 0), OF to x185
        adcx rcx, r10              ; x184 += x93 + CF, CF to x185
        mulx r8, r10, [rax+0x30]   ; x127:x126 = arg1[0]*arg2[6]
        adcx r8, [rsp-0x70]        ; x185.2 = x127 + x111 + CF, CF to x186
        adox r8, [rsp-0x48]        ; x185.2 += x47 + OF, OF to x186
        mov rdx, [rax+0x28]        ; load arg2[5]
        mulx rbx, r14, [rsi+0x18]  ; x115:x114 = arg1[3]*arg2[5]
        adox r14, [rsp-0x68]       ; x186 += x114 + OF, OF to x187
        mov [rsp-0x68], rdi        ; spill x183
        mov [rsp-0x48], r9         ; spill x191
        mulx rdi, r9, [rsi+0x20]   ; x117:x116 = arg1[4]*arg2[5]
        adcx r11, r14              ; x186 += x186.2 + CF, CF to x187
        adox r13, rbx              ; x187 += x115 + OF, OF to x188
        adcx r9, r13               ; x187 += x116 + CF, CF to x188
        mulx rbx, r13, [rsi+0x28]  ; x119:x118 = arg1[5]*arg2[5]
        adox r15, rdi              ; x188 += x117 + OF, OF to x189
        adcx r15, r13              ; x188 += x118 + CF, CF to x189
        mulx rdi, r13, [rsi+0x38]  ; x123:x122 = arg1[7]*arg2[5]
        mov [rsp-0x70], r15        ; spill x188
        mulx r14, r15, [rsi+0x30]  ; x121:x120 = arg1[6]*arg2[5]
        adox r15, r12              ; x189 += x120 + OF, OF to x190
        adox rbp, r13              ; x190 += x122 + OF, OF to x191
        adcx r15, rbx              ; x189 += x119 + CF, CF to x190
        mulx rbx, r12, [rsi+0x40]  ; x125:x124 = arg1[8]*arg2[5]
        adcx rbp, r14              ; x190 += x121 + CF, CF to x191
        adox rdi, [rsp-0x40]       ; x191.2 = x107 + x123 + OF, OF to x192
        adcx r12, rdi              ; x191.2 += x124 + CF, CF to x192
        adcx rbx, [rel .c0]        ; x192 = x125 + CF, no carry
        adox rbx, [rel .c0]        ; x192 += OF, no carry
        xor edi, edi               ; CF = OF = 0
        adcx rcx, r10              ; x184 += x126 (CF is 0), CF to x185, complete
        adox r8, [rsp-0x28]        ; x185 += x185.2 (OF is 0), OF to x186
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r10, rdi, [rax+0x30]  ; x129:x128 = arg1[1]*arg2[6]
        adcx r8, [rsp-0x50]        ; x185 += x96 + CF, CF to x186
        mov rdx, [rax+0x30]        ; load arg2[6]
        mulx r13, r14, [rsi+0x10]  ; x131:x130 = arg1[2]*arg2[6]
        mov [rsp-0x50], rcx        ; spill x184
        mov [rsp-0x28], rdi        ; spill x128
        mulx rcx, rdi, [rsi+0x18]  ; x133:x132 = arg1[3]*arg2[6]
        adcx r11, r10              ; x186 += x129 + CF, CF to x187
        adox r14, r11              ; x186 += x130 + OF, OF to x187
        adox r9, r13               ; x187 += x131 + OF, OF to x188
        adcx r9, rdi               ; x187 += x132 + CF, CF to x188
        adcx rcx, [rsp-0x70]       ; x188 += x133 + CF, CF to x189
        mulx r10, r11, [rsi+0x20]  ; x135:x134 = arg1[4]*arg2[6]
        adox r11, rcx              ; x188 += x134 + OF, OF to x189
        mulx rcx, rdi, [rsi+0x30]  ; x139:x138 = arg1[6]*arg2[6]
        adox r15, r10              ; x189 += x135 + OF, OF to x190
        mulx r10, r13, [rsi+0x28]  ; x137:x136 = arg1[5]*arg2[6]
        adcx r15, r13              ; x189 += x136 + CF, CF to x190
        adcx rbp, r10              ; x190 += x137 + CF, CF to x191
        adcx r12, rcx              ; x191.2 += x139 + CF, CF to x192
        mulx r10, rcx, [rsi+0x38]  ; x141:x140 = arg1[7]*arg2[6]
        adox rbp, rdi              ; x190 += x138 + OF, OF to x191
        adox r12, rcx              ; x191.2 += x140 + OF, OF to x192
        adox rbx, r10              ; x192 += x141 + OF, OF to x193
        mulx r10, rcx, [rsi+0x40]  ; x143:x142 = arg1[8]*arg2[6]
        adcx rbx, rcx              ; x192 += x142 + CF, CF to x193
        adcx r10, [rel .c0]        ; x193 = x143 + CF, no carry
        adox r10, [rel .c0]        ; x193 += OF, no carry
        xor ecx, ecx               ; CF = OF = 0
        adox r8, [rsp-0x28]        ; x185 += x128 (OF is 0), OF to x186, complete
        adox r14, [rsp-0x38]       ; x186 += x113 + OF, OF to x187
        mov rdx, [rax+0x38]        ; load arg2[7]
        mulx rcx, rdi, [rsi+0x8]   ; x147:x146 = arg1[1]*arg2[7]
        adox rcx, r9               ; x187 += x147 + OF, OF to x188
        adcx r14, rdi              ; x186 += x146 (CF is 0), CF to x187
        mulx r9, rdi, [rsi+0x10]   ; x149:x148 = arg1[2]*arg2[7]
        adcx rdi, rcx              ; x187 += x148 + CF, CF to x188
        adcx r11, r9               ; x188 += x149 + CF, CF to x189
        mulx r9, rcx, [rsi+0x18]   ; x151:x150 = arg1[3]*arg2[7]
        mov [rsp-0x38], r8         ; spill x185
        mulx r13, r8, [rsi+0x20]   ; x153:x152 = arg1[4]*arg2[7]
        adox rcx, r11              ; x188 += x150 + OF, OF to x189
        adcx r9, r15               ; x189 += x151 + CF, CF to x190
        adox r9, r8                ; x189 += x152 + OF, OF to x190
        adcx rbp, r13              ; x190 += x153 + CF, CF to x191
        mulx r8, r11, [rsi+0x30]   ; x157:x156 = arg1[6]*arg2[7]
        mulx r13, r15, [rsi+0x28]  ; x155:x154 = arg1[5]*arg2[7]
        adcx r13, r12              ; x191.2 += x155 + CF, CF to x192
        adox rbp, r15              ; x190 += x154 + OF, OF to x191
        mulx r12, r15, [rsi+0x40]  ; x161:x160 = arg1[8]*arg2[7]
        adox r13, r11              ; x191.2 += x156 + OF, OF to x192
        mov [rsp-0x28], r13        ; spill x191.2
        mulx r11, r13, [rsi+0x38]  ; x159:x158 = arg1[7]*arg2[7]
        adox r8, rbx               ; x192 += x157 + OF, OF to x193
        mov rdx, [rax+0x40]        ; load arg2[8]
        mov [rsp-0x70], r8         ; spill x192
        mulx rbx, r8, [rsi+0x8]    ; x165:x164 = arg1[1]*arg2[8]
        mov [rsp-0x40], rbp        ; spill x190
        mov [rsp-0x78], r9         ; spill x189
        mulx rbp, r9, [rsi+0x28]   ; x173:x172 = arg1[5]*arg2[8]
        adox r10, r11              ; x193 += x159 + OF, OF to x194
        adcx rbp, r13              ; x192.2 = x158 + x173 + CF, CF to x193
        adcx r10, r15              ; x193 += x160 + CF, CF to x194
        mulx r11, r13, [rsi+0x38]  ; x177:x176 = arg1[7]*arg2[8]
        mov [rsp-0x80], r13        ; spill x176
        mulx r15, r13, [rsi]       ; x163:x162 = arg1[0]*arg2[8]
        adcx r12, r11              ; x194 = x161 + x177 + CF, no carry
        adox r12, [rel .c0]        ; x194 += OF, no carry
        xor r11d, r11d             ; CF = OF = 0
        adox r14, r13              ; x186 += x162 (OF is 0), OF to x187, complete
        adox rdi, r15              ; x187 += x163 + OF, OF to x188
        adcx rdi, r8               ; x187 += x164 (CF is 0), CF to x188, complete
        adcx rbx, rcx              ; x188 += x165 + CF, CF to x189
        mulx r8, r11, [rsi+0x10]   ; x167:x166 = arg1[2]*arg2[8]
        adox r11, rbx              ; x188 += x166 + OF, OF to x189, complete
        adcx r8, [rsp-0x78]        ; x189 += x167 + CF, CF to x190
        mulx rcx, rbx, [rsi+0x18]  ; x169:x168 = arg1[3]*arg2[8]
        adox rbx, r8               ; x189 += x168 + OF, OF to x190, complete
        adox rcx, [rsp-0x40]       ; x190 += x169 + OF, OF to x191
        mov r8, [rsp-0x28]         ; reload x191.2
        adox r8, [rsp-0x48]        ; x191 += x191.2 + OF, OF to x192
        adcx rcx, [rsp-0x60]       ; x190 += x105 + CF, CF to x191, complete
        adcx r8, r9                ; x191 += x172 + CF, CF to x192, complete
        mulx r9, rdx, [rsi+0x30]   ; x175:x174 = arg1[6]*arg2[8]
        adox rbp, [rsp-0x70]       ; x192 += x192.2 + OF, OF to x193
        adcx rdx, rbp              ; x192 += x174 + CF, CF to x193, complete
        adox r9, [rel .c0]         ; x193.2 = x175 + OF, no carry
        adc r9, 0x0                ; x193.2 += CF, no carry
        mov rbp, rdi               ; copy x187
        shld rbp, r14, 0x37        ; x195 = low word of (x187:x186 >> 9)
        mov r13, rcx               ; copy x190
        shld r13, rbx, 0x37        ; x198 = low word of (x190:x189 >> 9)
        and r14, 0x1ff             ; x204 = x186 & 0x1ff
        mov r15, r11               ; copy x188
        shrd r15, rbx, 0x9         ; x197 = low word of (x189:x188 >> 9)
        mov rbx, rdx               ; copy x192
        shld rbx, r8, 0x37         ; x200 = low word of (x192:x191 >> 9)
        shld r8, rcx, 0x37         ; x199 = low word of (x191:x190 >> 9)
        mov rcx, [rsi+0x40]        ; load arg1[8]
        imul rcx, [rax+0x40]       ; x178 = arg1[8]*arg2[8]
        lea rax, [r12+rcx]         ; x194 += x178
        shr rdi, 0x9               ; t10 = x187 >> 9
        shl r11, 0x37              ; t11 = x188 << 55 mod 2^64
        lea r11, [rdi+r11]         ; x196 = t10 + t11 mod 2^64 = low word of (x188:x187 >> 9)
        add r9, r10                ; x193 += x193.2, CF to x194
        adc rax, 0x0               ; x194 += CF, no carry
        adcx r9, [rsp-0x80]        ; x193 += x176 (CF is 0), CF to x194, complete
        adc rax, 0x0               ; x194 += CF, no carry, complete

        ; complete: [x194, x193, x192, x191, x190, x189, x188, x187, x186, x185, x184, x183, x182, x181, x180, x179] in [rax, r9, rdx, -, -, -, -, -, -, [rsp-0x38], [rsp-0x50], [rsp-0x68], [rsp-0x58], [rsp-0x20], [rsp-0x18], [rsp-0x30]]
        mov r10d, 0x9              ; constant 9
        shrx r10, rax, r10         ; x203 = x194 >> 9
        shrd rdx, r9, 0x9          ; x201 = low word of (x193:x192 >> 9)
        shld rax, r9, 0x37         ; x202 = low word of (x194:x193 >> 9)
        add rbp, [rsp-0x10]        ; x205 = x18 + x195, CF to x206, complete
        adcx r11, [rsp-0x30]       ; x206 = x179 + x196 + CF, CF to x207, complete
        adcx r15, [rsp-0x18]       ; x207 = x180 + x197 + CF, CF to x208, complete
        adcx r13, [rsp-0x20]       ; x208 = x181 + x198 + CF, CF to x209, complete
        adc r8, [rsp-0x58]         ; x209 = x182 + x199 + CF, CF to x210, complete
        adc rbx, [rsp-0x68]        ; x210 = x183 + x200 + CF, CF to x211, complete
        adcx rdx, [rsp-0x50]       ; x211 = x184 + x201 + CF, CF to x212, complete
        adcx rax, [rsp-0x38]       ; x212 = x185 + x202 + CF, CF to x213, complete
        adcx r10, r14              ; x213 = x204 + x203 + CF, no carry, complete

        ; complete: [x213, x212, x211, x210, x209, x208, x207, x206, x205] in [r10, rax, rdx, rbx, r8, r13, r15, r11, rbp]
        mov r9, r10                ; copy x213
        shr r9, 0x9                ; x214 = x213 >> 9
        and r10, 0x1ff             ; x215 = x213 & 0x1ff
        adcx r9, rbp               ; x216 = x205 + x214 (CF is 0), CF to x217, complete
        adc r11, 0x0               ; x217 = x206 + CF, CF to x218, complete
        adc r15, 0x0               ; x218 = x207 + CF, CF to x219, complete
        adc r13, 0x0               ; x219 = x208 + CF, CF to x220, complete
        adc r8, 0x0                ; x220 = x209 + CF, CF to x221, complete
        adc rbx, 0x0               ; x221 = x210 + CF, CF to x222, complete
        adc rdx, 0x0               ; x222 = x211 + CF, CF to x223, complete
        adc rax, 0x0               ; x223 = x212 + CF, CF to x224, complete
        adc r10, 0x0               ; x224 = x215 + CF, no carry, complete

        ; complete: [x224, x223, x222, x221, x220, x219, x218, x217, x216] in [r10, rax, rdx, rbx, r8, r13, r15, r11, r9]
        mov rcx, [rsp-0x8]         ; reload pointer out1
        mov [rcx+0x40], r10        ; out1[8] = x224
        mov [rcx+0x20], r8         ; out1[4] = x220
        mov [rcx+0x10], r15        ; out1[2] = x218
        mov [rcx], r9              ; out1[0] = x216
        mov [rcx+0x8], r11         ; out1[1] = x217
        mov [rcx+0x30], rdx        ; out1[6] = x222
        mov [rcx+0x18], r13        ; out1[3] = x219
        mov [rcx+0x38], rax        ; out1[7] = x223
        mov [rcx+0x28], rbx        ; out1[5] = x221

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x0
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
