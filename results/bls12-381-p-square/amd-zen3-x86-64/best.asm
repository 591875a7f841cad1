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
;   [rsp-0x8]   x16, then x38, then x115
;   [rsp-0x10]  x19, then x116, then x129
;   [rsp-0x18]  x18, then x192, then pointer out1
;   [rsp-0x20]  x37, then x191
;   [rsp-0x28]  x23, then x189
;   [rsp-0x30]  x22, then x118, then x130
;   [rsp-0x38]  x27, then x58, then x53
;   [rsp-0x40]  x26, then x88, then x108, then x155
;   [rsp-0x48]  x29, then x37, then x54
;   [rsp-0x50]  x28, then x117, then x190
;   [rsp-0x58]  x25, then x39, then x95, then x143.2
;   [rsp-0x60]  x24, then x12, then x188
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
; 484 instructions; 133.5 cycles on AMD EPYC (amd-zen3)
; throughput: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.962 [0.962, 0.962] of our time
; latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.938 [0.936, 0.938] of our time
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 12, 2026-11-24T14:04:22.921Z
; npm run optimize -- --field bls12-381-p --op square --seed 12 --target x86-64 --budget 5s
; sha256 of the code: bca0a31d97a54c4ff9918e07ccf2a48221835a3162c0123021e7401af26b308d
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

        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x20]       ; x21:x20 = arg1[1]*arg1[4]
        mov r8, rdx                ; copy x21
        mov r9, rax                ; copy x20
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x8]        ; x7:x6 = arg1[0]*arg1[1]
        mov r10, rdx               ; copy x7
        mov r11, rax               ; copy x6
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x10]       ; x17:x16 = arg1[1]*arg1[2]
        mov rcx, rdx               ; copy x17
        mov [rsp-0x8], rax         ; spill x16
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x18]       ; x19:x18 = arg1[1]*arg1[3]
        mov [rsp-0x10], rdx        ; spill x19
        mov [rsp-0x18], rax        ; spill x18
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x10]       ; x9:x8 = arg1[0]*arg1[2]
        add r10, rax               ; x36 = x7 + x8, CF to x37, complete
        adc rdx, 0x0               ; x37 = x9 + CF, no carry
        mov [rsp-0x20], rdx        ; spill x37
        mov rax, [rsi+0x28]        ; load arg1[5]
        mul qword [rsi+0x8]        ; x23:x22 = arg1[1]*arg1[5]
        mov [rsp-0x28], rdx        ; spill x23
        mov [rsp-0x30], rax        ; spill x22
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi+0x10]       ; x27:x26 = arg1[2]*arg1[4]
        mov [rsp-0x38], rdx        ; spill x27
        mov [rsp-0x40], rax        ; spill x26
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x28]       ; x29:x28 = arg1[2]*arg1[5]
        mov [rsp-0x48], rdx        ; spill x29
        mov [rsp-0x50], rax        ; spill x28
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x18]       ; x25:x24 = arg1[2]*arg1[3]
        mov [rsp-0x58], rdx        ; spill x25
        mov [rsp-0x60], rax        ; spill x24
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x20]       ; x13:x12 = arg1[0]*arg1[4]
        add rdx, [rsp-0x60]        ; x39 = x13 + x24, CF to x40
        mov rbx, [rsp-0x58]        ; reload x25
        adc rbx, 0x0               ; x40 = x25 + CF, no carry
        mov [rsp-0x58], rdx        ; spill x39
        mov [rsp-0x60], rax        ; spill x12
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi]            ; x11:x10 = arg1[0]*arg1[3]
        add rax, [rsp-0x20]        ; x37 += x10, CF to x38
        adc rdx, 0x0               ; x38 = x11 + CF, no carry
        mov rbp, [rsp-0x50]        ; reload x28
        add rbp, [rsp-0x28]        ; x41 = x23 + x28, CF to x42
        mov r12, [rsp-0x48]        ; reload x29
        adc r12, 0x0               ; x42 = x29 + CF, no carry
        add rax, [rsp-0x8]         ; x37 += x16, CF to x38, complete
        adc rdx, 0x0               ; x38 += CF, no carry
        mov [rsp-0x8], rdx         ; spill x38
        mov [rsp-0x48], rax        ; spill x37
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x28]       ; x15:x14 = arg1[0]*arg1[5]
        add rdx, r8                ; x40.2 = x15 + x21, CF to x41
        adc rbp, 0x0               ; x41 += CF, CF to x42
        adc r12, 0x0               ; x42 += CF, no carry
        add rdx, [rsp-0x30]        ; x40.2 += x22, CF to x41
        adc rbp, 0x0               ; x41 += CF, CF to x42
        adc r12, 0x0               ; x42 += CF, no carry
        mov r8, [rsp-0x8]          ; reload x38
        add r8, [rsp-0x60]         ; x38 += x12, CF to x39
        mov r13, [rsp-0x58]        ; reload x39
        adc r13, [rsp-0x10]        ; x39 += x19 + CF, CF to x40
        adc rdx, 0x0               ; x40.2 += CF, CF to x41
        adc rbp, 0x0               ; x41 += CF, CF to x42
        adc r12, 0x0               ; x42 += CF, no carry
        add rcx, r8                ; x38 += x17, CF to x39
        adc rax, r9                ; x39.2 = x14 + x20 + CF, CF to x40
        adc rdx, [rsp-0x40]        ; x40.2 += x26 + CF, CF to x41
        adc rbp, 0x0               ; x41 += CF, CF to x42
        adc r12, 0x0               ; x42 += CF, no carry
        add rdx, rbx               ; x40 += x40.2, CF to x41
        adc rbp, 0x0               ; x41 += CF, CF to x42
        adc r12, 0x0               ; x42 += CF, no carry
        add rcx, [rsp-0x18]        ; x38 += x18, CF to x39, complete
        adc rax, r13               ; x39 += x39.2 + CF, CF to x40, complete
        adc rdx, 0x0               ; x40 += CF, CF to x41, complete
        adc rbp, [rsp-0x38]        ; x41 += x27 + CF, CF to x42
        adc r12, 0x0               ; x42 += CF, no carry
        mov r8, rdx                ; copy x40
        mov r9, rax                ; copy x39
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x28]       ; x33:x32 = arg1[3]*arg1[5]
        add r12, rax               ; x42 += x32, CF to x43
        adc rdx, 0x0               ; x43 = x33 + CF, no carry
        mov rbx, rdx               ; copy x43
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x20]       ; x31:x30 = arg1[3]*arg1[4]
        add rax, rbp               ; x41 += x30, CF to x42, complete
        adc r12, rdx               ; x42 += x31 + CF, CF to x43, complete
        adc rbx, 0x0               ; x43 += CF, no carry
        mov rbp, rax               ; copy x41
        mov rax, [rsi+0x28]        ; load arg1[5]
        mul qword [rsi+0x20]       ; x35:x34 = arg1[4]*arg1[5]
        add rbx, rax               ; x43 += x34, CF to x44, complete
        adc rdx, 0x0               ; x44 = x35 + CF, no carry, complete

        ; complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rdx, rbx, r12, rbp, r8, r9, rcx, [rsp-0x48], r10]
        lea rax, [rdx+rdx]         ; x192 = x44 + x44
        add r11, r11               ; x57 = x6 + x6, CF to x58
        mov rdx, r10               ; copy x36
        adc rdx, 0x0               ; x58 = x36 + CF, CF to x59
        mov r13, [rsp-0x48]        ; reload x37
        adc r13, 0x0               ; x59 = x37 + CF, CF to x60
        mov r14, rcx               ; copy x38
        adc r14, 0x0               ; x60 = x38 + CF, CF to x61
        adc r9, r9                 ; x61 = x39 + x39 + CF, CF to x188
        mov r15, r8                ; copy x40
        adc r15, 0x0               ; x188 = x40 + CF, CF to x189
        adc rbp, rbp               ; x189 = x41 + x41 + CF, CF to x190
        adc r12, r12               ; x190 = x42 + x42 + CF, CF to x191
        adc rbx, rbx               ; x191 = x43 + x43 + CF, CF to x192
        adc rax, 0x0               ; x192 += CF, no carry
        mov [rsp-0x38], rdx        ; spill x58
        mov [rsp-0x18], rax        ; spill x192
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi]            ; x46:x45 = arg1[0]*arg1[0]
        add r11, rdx               ; x57 += x46, CF to x58, complete
        adc r10, [rsp-0x38]        ; x58 += x36 + CF, CF to x59
        adc r13, [rsp-0x48]        ; x59 += x37 + CF, CF to x60
        adc r14, rcx               ; x60 += x38 + CF, CF to x61
        adc r9, 0x0                ; x61 += CF, CF to x188
        adc r15, r8                ; x188 += x40 + CF, CF to x189
        adc rbp, 0x0               ; x189 += CF, CF to x190
        adc r12, 0x0               ; x190 += CF, CF to x191
        adc rbx, 0x0               ; x191 += CF, CF to x192
        mov r8, [rsp-0x18]         ; reload x192
        adc r8, 0x0                ; x192 += CF, no carry
        mov rcx, rax               ; copy x45
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x8]        ; x48:x47 = arg1[1]*arg1[1]
        add r10, rax               ; x58 += x47, CF to x59, complete
        adc r13, rdx               ; x59 += x48 + CF, CF to x60, complete
        adc r14, 0x0               ; x60 += CF, CF to x61
        adc r9, 0x0                ; x61 += CF, CF to x188
        adc r15, 0x0               ; x188 += CF, CF to x189
        adc rbp, 0x0               ; x189 += CF, CF to x190
        adc r12, 0x0               ; x190 += CF, CF to x191
        adc rbx, 0x0               ; x191 += CF, CF to x192
        adc r8, 0x0                ; x192 += CF, no carry
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x10]       ; x50:x49 = arg1[2]*arg1[2]
        add r14, rax               ; x60 += x49, CF to x61, complete
        adc r9, rdx                ; x61 += x50 + CF, CF to x188, complete

        ; complete: [x61, x60, x59, x58, x57] in [r9, r14, r13, r10, r11]
        adc r15, 0x0               ; x188 += CF, CF to x189
        adc rbp, 0x0               ; x189 += CF, CF to x190
        adc r12, 0x0               ; x190 += CF, CF to x191
        adc rbx, 0x0               ; x191 += CF, CF to x192
        adc r8, 0x0                ; x192 += CF, no carry
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x18]       ; x52:x51 = arg1[3]*arg1[3]
        add r15, rax               ; x188 += x51, CF to x189
        adc rbp, rdx               ; x189 += x52 + CF, CF to x190
        adc r12, 0x0               ; x190 += CF, CF to x191
        adc rbx, 0x0               ; x191 += CF, CF to x192
        adc r8, 0x0                ; x192 += CF, no carry
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi+0x20]       ; x54:x53 = arg1[4]*arg1[4]
        mov [rsp-0x18], rdi        ; spill pointer out1
        mov rdi, rcx               ; copy x45
        imul rdi, [rel .c0]        ; x68 = x45*0x89f3fffcfffcfffd mod 2^64
        mov [rsp-0x48], rdx        ; spill x54
        mov [rsp-0x38], rax        ; spill x53
        mov rax, rdi               ; copy x68
        mul qword [rel .c1]        ; x70:x69 = x68*0xb9feffffffffaaab
        add rax, rcx               ; x81 = x45 + x69, CF to x82
        adc rdx, 0x0               ; x82 = x70 + CF, no carry
        mov rcx, rdx               ; copy x82
        mov rax, rdi               ; copy x68
        mul qword [rel .c2]        ; x72:x71 = x68*0x1eabfffeb153ffff
        add rax, r11               ; x82.2 = x57 + x71, CF to x102
        adc rdx, 0x0               ; x102 = x72 + CF, no carry
        add rcx, rax               ; x82 += x82.2, CF to x102, complete
        adc rdx, r10               ; x102 += x58 + CF, CF to x103
        adc r13, 0x0               ; x103 = x59 + CF, CF to x104
        adc r14, 0x0               ; x104 = x60 + CF, CF to x105
        adc r9, 0x0                ; x105 = x61 + CF, CF to x106
        mov eax, 0x0               ; begins x106 = CF
        adc rax, 0x0               ; x106 = CF
        mov r10, rdx               ; copy x102
        mov r11, rax               ; copy x106
        mov rax, rdi               ; copy x68
        mul qword [rel .c3]        ; x74:x73 = x68*0x6730d2a0f6b0f624
        add r10, rax               ; x102 += x73, CF to x103
        adc r13, rdx               ; x103 += x74 + CF, CF to x104
        adc r14, 0x0               ; x104 += CF, CF to x105
        adc r9, 0x0                ; x105 += CF, CF to x106
        adc r11, 0x0               ; x106 += CF, no carry
        mov rax, rdi               ; copy x68
        mul qword [rel .c4]        ; x76:x75 = x68*0x64774b84f38512bf
        add r13, rax               ; x103 += x75, CF to x104
        adc r14, rdx               ; x104 += x76 + CF, CF to x105
        adc r9, 0x0                ; x105 += CF, CF to x106
        adc r11, 0x0               ; x106 += CF, no carry
        mov rax, rdi               ; copy x68
        mul qword [rel .c5]        ; x78:x77 = x68*0x4b1ba7b6434bacd7
        add r14, rax               ; x104 += x77, CF to x105
        adc r9, rdx                ; x105 += x78 + CF, CF to x106
        adc r11, 0x0               ; x106 += CF, no carry
        mov rax, rdi               ; copy x68
        mul qword [rel .c6]        ; x80:x79 = x68*0x1a0111ea397fe69a
        add r9, rax                ; x105 += x79, CF to x106
        adc rdx, 0x0               ; x106.2 = x80 + CF, no carry
        mov rax, rcx               ; copy x82
        imul rax, [rel .c0]        ; x88 = x82*0x89f3fffcfffcfffd mod 2^64
        mov rdi, rdx               ; copy x106.2
        mov [rsp-0x40], rax        ; spill x88
        mov rax, [rsp-0x40]        ; reload x88
        mul qword [rel .c1]        ; x90:x89 = x88*0xb9feffffffffaaab
        add rcx, rax               ; x101 = x82 + x89, CF to x102
        adc r10, rdx               ; x102 += x90 + CF, CF to x103
        adc r13, 0x0               ; x103 += CF, CF to x104
        adc r14, 0x0               ; x104 += CF, CF to x105
        adc r9, 0x0                ; x105 += CF, CF to x106
        adc rdi, 0x0               ; x106.2 += CF, no carry
        mov rax, [rsp-0x40]        ; reload x88
        mul qword [rel .c2]        ; x92:x91 = x88*0x1eabfffeb153ffff
        add r10, rax               ; x102 += x91, CF to x103, complete
        adc r13, rdx               ; x103 += x92 + CF, CF to x104
        adc r14, 0x0               ; x104 += CF, CF to x105
        adc r9, 0x0                ; x105 += CF, CF to x106
        adc rdi, 0x0               ; x106.2 += CF, no carry
        mov rax, [rsp-0x40]        ; reload x88
        mul qword [rel .c4]        ; x96:x95 = x88*0x64774b84f38512bf
        mov rcx, rdx               ; copy x96
        mov [rsp-0x58], rax        ; spill x95
        mov rax, [rsp-0x40]        ; reload x88
        mul qword [rel .c3]        ; x94:x93 = x88*0x6730d2a0f6b0f624
        add r13, rax               ; x103 += x93, CF to x104, complete
        adc r14, rdx               ; x104 += x94 + CF, CF to x105
        adc rcx, 0x0               ; x105.2 = x96 + CF, no carry
        add r14, [rsp-0x58]        ; x104 += x95, CF to x105, complete
        adc r9, rcx                ; x105 += x105.2 + CF, CF to x106
        adc rdi, 0x0               ; x106.2 += CF, no carry
        mov rax, [rsp-0x40]        ; reload x88
        mul qword [rel .c5]        ; x98:x97 = x88*0x4b1ba7b6434bacd7
        lea rcx, [rdi+rdx]         ; x106.2 += x98
        add r9, rax                ; x105 += x97, CF to x106, complete
        adc rcx, 0x0               ; x106.2 += CF, no carry
        mov rax, [rsp-0x40]        ; reload x88
        mul qword [rel .c6]        ; x100:x99 = x88*0x1a0111ea397fe69a
        add rcx, rax               ; x106.2 += x99, CF to x107
        adc rdx, 0x0               ; x107 = x100 + CF, no carry
        mov rax, r10               ; copy x102
        imul rax, [rel .c0]        ; x108 = x102*0x89f3fffcfffcfffd mod 2^64
        mov rdi, rdx               ; copy x107
        mov [rsp-0x40], rax        ; spill x108
        mov rax, [rsp-0x40]        ; reload x108
        mul qword [rel .c1]        ; x110:x109 = x108*0xb9feffffffffaaab
        add rax, r10               ; x121 = x102 + x109, CF to x122
        adc r13, rdx               ; x122 = x103 + x110 + CF, CF to x142
        adc r14, 0x0               ; x142 = x104 + CF, CF to x143
        adc r9, 0x0                ; x143 = x105 + CF, CF to x144
        mov eax, 0x0               ; begins x144 = CF
        adc rax, 0x0               ; x144 = CF
        add rcx, r11               ; x106 += x106.2, CF to x107, complete
        adc rdi, 0x0               ; x107 += CF, no carry, complete

        ; complete: [x107, x106, x105, x104, x103, x102] in [rdi, rcx, -, -, -, r10]
        mov r10, rax               ; copy x144
        mov rax, [rsp-0x40]        ; reload x108
        mul qword [rel .c2]        ; x112:x111 = x108*0x1eabfffeb153ffff
        add rax, r13               ; x122 += x111, CF to x142, complete
        adc rdx, 0x0               ; x142.2 = x112 + CF, no carry
        mov r11, rdx               ; copy x142.2
        mov r13, rax               ; copy x122
        mov rax, [rsp-0x40]        ; reload x108
        mul qword [rel .c3]        ; x114:x113 = x108*0x6730d2a0f6b0f624
        add r14, rax               ; x142 += x113, CF to x143
        adc rdx, 0x0               ; x143.2 = x114 + CF, no carry
        mov [rsp-0x58], rdx        ; spill x143.2
        mov rax, [rsp-0x40]        ; reload x108
        mul qword [rel .c4]        ; x116:x115 = x108*0x64774b84f38512bf
        mov [rsp-0x10], rdx        ; spill x116
        mov [rsp-0x8], rax         ; spill x115
        mov rax, [rsp-0x40]        ; reload x108
        mul qword [rel .c5]        ; x118:x117 = x108*0x4b1ba7b6434bacd7
        mov [rsp-0x60], r15        ; spill x188
        mov r15, r13               ; copy x122
        imul r15, [rel .c0]        ; x128 = x122*0x89f3fffcfffcfffd mod 2^64
        mov [rsp-0x30], rdx        ; spill x118
        mov [rsp-0x50], rax        ; spill x117
        mov rax, r15               ; copy x128
        mul qword [rel .c1]        ; x130:x129 = x128*0xb9feffffffffaaab
        mov [rsp-0x28], rbp        ; spill x189
        mov rbp, [rsp-0x50]        ; reload x117
        add rbp, [rsp-0x10]        ; x144.2 = x117 + x116, CF to x145
        mov [rsp-0x50], r12        ; spill x190
        mov r12, [rsp-0x30]        ; reload x118
        adc r12, 0x0               ; x145 = x118 + CF, no carry
        mov [rsp-0x30], rdx        ; spill x130
        mov [rsp-0x10], rax        ; spill x129
        mov rax, r15               ; copy x128
        mul qword [rel .c2]        ; x132:x131 = x128*0x1eabfffeb153ffff
        mov [rsp-0x20], rbx        ; spill x191
        mov rbx, [rsp-0x30]        ; reload x130
        lea r11, [r11+rbx]         ; x142.2 += x130
        add r14, rax               ; x142 += x131, CF to x143
        adc rdx, 0x0               ; x143.3 = x132 + CF, no carry
        add r11, r14               ; x142 += x142.2, CF to x143
        adc rdx, 0x0               ; x143.3 += CF, no carry
        add r13, [rsp-0x10]        ; x141 = x122 + x129, CF to x142
        adc r11, 0x0               ; x142 += CF, CF to x143, complete
        adc rdx, 0x0               ; x143.3 += CF, no carry
        mov rbx, rdx               ; copy x143.3
        mov rax, r15               ; copy x128
        mul qword [rel .c3]        ; x134:x133 = x128*0x6730d2a0f6b0f624
        add rdx, rbp               ; x144.2 += x134, CF to x145
        adc r12, 0x0               ; x145 += CF, no carry
        add r9, rax                ; x143 += x133, CF to x144
        adc rdx, 0x0               ; x144.2 += CF, CF to x145
        adc r12, 0x0               ; x145 += CF, no carry
        add r9, [rsp-0x8]          ; x143 += x115, CF to x144
        adc rdx, 0x0               ; x144.2 += CF, CF to x145
        adc r12, 0x0               ; x145 += CF, no carry
        add rbx, r9                ; x143 += x143.3, CF to x144
        adc rdx, 0x0               ; x144.2 += CF, CF to x145
        adc r12, 0x0               ; x145 += CF, no carry
        add rbx, [rsp-0x58]        ; x143 += x143.2, CF to x144, complete
        adc rcx, rdx               ; x144.2 += x106 + CF, CF to x145
        adc r12, rdi               ; x145 += x107 + CF, no carry
        mov rax, r15               ; copy x128
        mul qword [rel .c4]        ; x136:x135 = x128*0x64774b84f38512bf
        add rax, rcx               ; x144.2 += x135, CF to x145
        adc rdx, 0x0               ; x145.2 = x136 + CF, no carry
        mov r9, r11                ; copy x142
        imul r9, [rel .c0]         ; x148 = x142*0x89f3fffcfffcfffd mod 2^64
        mov rcx, rdx               ; copy x145.2
        mov rdi, rax               ; copy x144.2
        mov rax, r9                ; copy x148
        mul qword [rel .c1]        ; x150:x149 = x148*0xb9feffffffffaaab
        add r11, rax               ; x161 = x142 + x149, CF to x162
        adc rdx, rbx               ; x162 = x143 + x150 + CF, CF to x182
        mov eax, 0x0               ; begins x182 = CF
        adc rax, 0x0               ; x182 = CF
        add rdi, r10               ; x144 += x144.2, CF to x145, complete
        adc rcx, 0x0               ; x145.2 += CF, no carry
        mov r10, rdx               ; copy x162
        mov r11, rax               ; copy x182
        mov rax, r9                ; copy x148
        mul qword [rel .c2]        ; x152:x151 = x148*0x1eabfffeb153ffff
        add r10, rax               ; x162 += x151, CF to x182, complete
        adc rdx, 0x0               ; x182.2 = x152 + CF, no carry
        mov rbx, rdx               ; copy x182.2
        mov rax, r9                ; copy x148
        mul qword [rel .c3]        ; x154:x153 = x148*0x6730d2a0f6b0f624
        mov rbp, r10               ; copy x162
        imul rbp, [rel .c0]        ; x168 = x162*0x89f3fffcfffcfffd mod 2^64
        mov r13, rdx               ; copy x154
        mov r14, rax               ; copy x153
        mov rax, rbp               ; copy x168
        mul qword [rel .c1]        ; x170:x169 = x168*0xb9feffffffffaaab
        add rbx, rdx               ; x182.2 += x170, no carry
        add r10, rax               ; x181 = x162 + x169, CF to x182
        adc rdi, r14               ; x182.3 = x144 + x153 + CF, CF to x183
        adc r13, 0x0               ; x183 = x154 + CF, no carry
        add rdi, rbx               ; x182.2 += x182.3, CF to x183
        adc r13, 0x0               ; x183 += CF, no carry
        mov rax, rbp               ; copy x168
        mul qword [rel .c2]        ; x172:x171 = x168*0x1eabfffeb153ffff
        add rax, rdi               ; x182.2 += x171, CF to x183
        adc rdx, 0x0               ; x183.2 = x172 + CF, no carry
        mov r10, rdx               ; copy x183.2
        mov rdi, rax               ; copy x182.2
        mov rax, [rsp-0x40]        ; reload x108
        mul qword [rel .c6]        ; x120:x119 = x108*0x1a0111ea397fe69a
        add rax, r12               ; x145 += x119, CF to x146
        adc rdx, 0x0               ; x146 = x120 + CF, no carry
        mov rbx, rdx               ; copy x146
        mov r12, rax               ; copy x145
        mov rax, r15               ; copy x128
        mul qword [rel .c5]        ; x138:x137 = x128*0x4b1ba7b6434bacd7
        add r12, rcx               ; x145 += x145.2, CF to x146
        adc rdx, 0x0               ; x146.2 = x138 + CF, no carry
        add r12, rax               ; x145 += x137, CF to x146, complete
        adc rdx, 0x0               ; x146.2 += CF, no carry
        mov rcx, rdx               ; copy x146.2
        mov rax, r9                ; copy x148
        mul qword [rel .c4]        ; x156:x155 = x148*0x64774b84f38512bf
        mov r14, rdx               ; copy x156
        mov [rsp-0x40], rax        ; spill x155
        mov rax, rbp               ; copy x168
        mul qword [rel .c3]        ; x174:x173 = x168*0x6730d2a0f6b0f624
        add rax, r13               ; x183 += x173, CF to x184
        adc rdx, 0x0               ; x184 = x174 + CF, no carry
        add r12, rax               ; x183 += x145, CF to x184
        adc rdx, 0x0               ; x184 += CF, no carry
        add r12, [rsp-0x40]        ; x183 += x155, CF to x184
        adc rdx, 0x0               ; x184 += CF, no carry
        mov r13, rdx               ; copy x184
        mov rax, r15               ; copy x128
        mul qword [rel .c6]        ; x140:x139 = x128*0x1a0111ea397fe69a
        lea rcx, [rbx+rcx]         ; x146 += x146.2
        add rcx, rax               ; x146 += x139, CF to x147, complete
        adc rdx, 0x0               ; x147 = x140 + CF, no carry, complete

        ; complete: [x147, x146, x145, x144, x143, x142] in [rdx, rcx, -, -, -, -]
        mov rbx, rdx               ; copy x147
        mov rax, r9                ; copy x148
        mul qword [rel .c5]        ; x158:x157 = x148*0x4b1ba7b6434bacd7
        add rax, r14               ; x184.2 = x157 + x156, CF to x185
        adc rdx, 0x0               ; x185 = x158 + CF, no carry
        mov r14, rdx               ; copy x185
        mov r15, rax               ; copy x184.2
        mov rax, [rsi+0x28]        ; load arg1[5]
        mul qword [rsi+0x28]       ; x56:x55 = arg1[5]*arg1[5]
        add rax, r8                ; x192 += x55, CF to x193
        lea r8, [rbx+r14]          ; x185 += x147
        adc rdx, 0x0               ; x193 = x56 + CF, no carry
        mov rsi, rdx               ; copy x193
        mov rbx, rax               ; copy x192
        mov rax, r9                ; copy x148
        mul qword [rel .c6]        ; x160:x159 = x148*0x1a0111ea397fe69a
        add rax, r8                ; x185 += x159, CF to x186
        adc rdx, 0x0               ; x186 = x160 + CF, no carry
        mov r8, [rsp-0x20]         ; reload x191
        add r8, [rsp-0x48]         ; x191 += x54, CF to x192
        adc rbx, 0x0               ; x192 += CF, CF to x193
        adc rsi, 0x0               ; x193 += CF, no carry
        mov r9, rdx                ; copy x186
        mov r14, rax               ; copy x185
        mov rax, rbp               ; copy x168
        mul qword [rel .c4]        ; x176:x175 = x168*0x64774b84f38512bf
        add rcx, rax               ; x184.3 = x146 + x175, CF to x185
        adc rdx, 0x0               ; x185.2 = x176 + CF, no carry
        add r15, rcx               ; x184.2 += x184.3, CF to x185
        adc rdx, 0x0               ; x185.2 += CF, no carry
        add r15, r13               ; x184 += x184.2, CF to x185
        adc rdx, 0x0               ; x185.2 += CF, no carry
        mov rax, [rsp-0x38]        ; reload x53
        add rax, [rsp-0x50]        ; x190 += x53, CF to x191
        adc r8, 0x0                ; x191 += CF, CF to x192
        adc rbx, 0x0               ; x192 += CF, CF to x193
        adc rsi, 0x0               ; x193 += CF, no carry
        add r10, r12               ; x183 += x183.2, CF to x184
        adc r15, 0x0               ; x184 += CF, CF to x185
        adc rdx, 0x0               ; x185.2 += CF, no carry
        add rdi, r11               ; x182 += x182.2, CF to x183, complete
        adc r10, 0x0               ; x183 += CF, CF to x184, complete
        adc r15, 0x0               ; x184 += CF, CF to x185, complete
        adc rdx, 0x0               ; x185.2 += CF, no carry
        add r10, [rsp-0x28]        ; x189 += x183, CF to x190
        adc r15, rax               ; x190 += x184 + CF, CF to x191
        adc r8, 0x0                ; x191 += CF, CF to x192
        adc rbx, 0x0               ; x192 += CF, CF to x193
        adc rsi, 0x0               ; x193 += CF, no carry
        mov r11, rdx               ; copy x185.2
        mov rax, rbp               ; copy x168
        mul qword [rel .c5]        ; x178:x177 = x168*0x4b1ba7b6434bacd7
        mov rcx, rdx               ; copy x178
        mov r12, rax               ; copy x177
        mov rax, rbp               ; copy x168
        mul qword [rel .c6]        ; x180:x179 = x168*0x1a0111ea397fe69a
        add r14, r12               ; x185 += x177, CF to x186
        adc r9, rcx                ; x186 += x178 + CF, no carry
        add r11, r14               ; x185 += x185.2, CF to x186, complete
        adc rax, r9                ; x186 += x179 + CF, CF to x187, complete
        adc rdx, 0x0               ; x187 = x180 + CF, no carry, complete

        ; complete: [x187, x186, x185, x184, x183, x182] in [rdx, rax, r11, -, -, rdi]
        lea r9, [rsi+rdx]          ; x193 += x187
        add rdi, [rsp-0x60]        ; x188 += x182, CF to x189, complete
        adc r10, 0x0               ; x189 += CF, CF to x190, complete
        adc r15, 0x0               ; x190 += CF, CF to x191, complete
        adc r11, r8                ; x191 += x185 + CF, CF to x192, complete
        adc rbx, rax               ; x192 += x186 + CF, CF to x193, complete
        adc r9, 0x0                ; x193 += CF, no carry, complete

        ; complete: [x193, x192, x191, x190, x189, x188] in [r9, rbx, r11, r15, r10, rdi]
        mov rax, [rsp-0x18]        ; reload pointer out1
        mov [rax], rdi             ; out1[0] = x188
        mov [rax+0x10], r15        ; out1[2] = x190
        mov [rax+0x8], r10         ; out1[1] = x189
        mov [rax+0x18], r11        ; out1[3] = x191
        mov [rax+0x28], r9         ; out1[5] = x193
        mov [rax+0x20], rbx        ; out1[4] = x192

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
.c3: dq 0x6730d2a0f6b0f624
.c4: dq 0x64774b84f38512bf
.c5: dq 0x4b1ba7b6434bacd7
.c6: dq 0x1a0111ea397fe69a
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
        db      0x03, 0x8c, 0x07, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
