; bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
; out1 is congruent to arg1*arg2/2^384 modulo p
; arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap
;
; void fe_bls12_381_p_mul_loose(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);
;
; Arguments (System V ABI):
;   rdi  out1[6]  written, below 2^382
;   rsi  arg1[6]  read, below 2^382
;   rdx  arg2[6]  read, below 2^382
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x28, then x225
;   [rsp-0x18]  x36, then x85.2, then x87, then x201.2, then x203
;   [rsp-0x20]  x26, then x53, then x75, then x69, then x201
;   [rsp-0x28]  pointer arg2
;   [rsp-0x30]  pointer arg1
;   [rsp-0x38]  x40, then x163
;   [rsp-0x40]  x29, then x57, then x88, then x218
;   [rsp-0x48]  x51, then x87.2, then x239
;   [rsp-0x50]  x229
;   [rsp-0x58]  x228
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x43 = x12 + x31 (carry to x62)
;   x62 = x24 + x32 + x33 + x50 (carry to x83)
;   x82 = x62 + x70 (carry to x83)
;   x83 = x25 + x34 + x35 + x51 + x52 + x71 + x72 (carry to x84)
;   x84 = x26 + x36 + x37 + x53 + x54 + x73 + x74 (carry to x85)
;   x85 = x27 + x38 + x39 + x55 + x56 + x75 + x76 (carry to x86)
;   x86 = x28 + x40 + x41 + x57 + x58 + x77 + x78 (carry to x87)
;   x87 = x29 + x42 + x59 + x60 + x79 + x80 (carry to x88)
;   x88 = x61 + x81
;   x101 = x83 + x89 (carry to x122)
;   x121 = x101 + x109 (carry to x122)
;   x122 = x84 + x90 + x91 + x110 + x111 (carry to x123)
;   x123 = x85 + x92 + x93 + x112 + x113 (carry to x124)
;   x124 = x86 + x94 + x95 + x114 + x115 (carry to x125)
;   x125 = x87 + x96 + x97 + x116 + x117 (carry to x126)
;   x126 = x88 + x98 + x99 + x118 + x119 (carry to x127)
;   x127 = x100 + x120
;   x140 = x122 + x128 (carry to x161)
;   x160 = x140 + x148 (carry to x161)
;   x161 = x123 + x129 + x130 + x149 + x150 (carry to x162)
;   x162 = x124 + x131 + x132 + x151 + x152 (carry to x163)
;   x163 = x125 + x133 + x134 + x153 + x154 (carry to x164)
;   x164 = x126 + x135 + x136 + x155 + x156 (carry to x165)
;   x165 = x127 + x137 + x138 + x157 + x158 (carry to x166)
;   x166 = x139 + x159
;   x179 = x161 + x167 (carry to x200)
;   x199 = x179 + x187 (carry to x200)
;   x200 = x162 + x168 + x169 + x188 + x189 (carry to x201)
;   x201 = x163 + x170 + x171 + x190 + x191 (carry to x202)
;   x202 = x164 + x172 + x173 + x192 + x193 (carry to x203)
;   x203 = x165 + x174 + x175 + x194 + x195 (carry to x204)
;   x204 = x166 + x176 + x177 + x196 + x197 (carry to x205)
;   x205 = x178 + x198
;   x218 = x200 + x206 (carry to x239)
;   x238 = x218 + x226 (carry to x239)
;   x239 = x201 + x207 + x208 + x227 + x228 (carry to x240)
;   x240 = x202 + x209 + x210 + x229 + x230 (carry to x241)
;   x241 = x203 + x211 + x212 + x231 + x232 (carry to x242)
;   x242 = x204 + x213 + x214 + x233 + x234 (carry to x243)
;   x243 = x205 + x215 + x216 + x235 + x236 (carry to x244)
;   x244 = x217 + x237
;
; 341 instructions; 135.7 cycles on AMD EPYC (amd-zen3)
; throughput: 1.124 [1.123, 1.128] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.035 [1.035, 1.039] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 9, 2026-11-24T14:03:24.149Z
; npm run optimize -- --field bls12-381-p --op mul --seed 9 --target x86-64-v3 --budget 5s
; sha256 of the code: f8cea3d943549437ecc4cab2a0c005d5254796e392c567b51e57cb81688de192
        default rel
        section .text
        global  fe_bls12_381_p_mul_loose:function (fe_bls12_381_p_mul_loose.end - fe_bls12_381_p_mul_loose)
        align   64
fe_bls12_381_p_mul_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rax, rdx               ; copy pointer arg2
        mov rdx, [rax]             ; load arg2[0]
        mulx r8, r9, [rsi]         ; x13:x12 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]   ; x15:x14 = arg1[1]*arg2[0]
        mulx rcx, rbx, [rsi+0x10]  ; x17:x16 = arg1[2]*arg2[0]
        mulx rbp, r12, [rsi+0x18]  ; x19:x18 = arg1[3]*arg2[0]
        mulx r13, r14, [rsi+0x20]  ; x21:x20 = arg1[4]*arg2[0]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r15, rdi, [rsi+0x28]  ; x23:x22 = arg1[5]*arg2[0]
        add r11, r8                ; x24 = x14 + x13, CF to x25, complete
        adc rbx, r10               ; x25 = x16 + x15 + CF, CF to x26, complete
        adc r12, rcx               ; x26 = x18 + x17 + CF, CF to x27, complete
        adc r14, rbp               ; x27 = x20 + x19 + CF, CF to x28, complete
        adc rdi, r13               ; x28 = x22 + x21 + CF, CF to x29, complete
        adc r15, 0x0               ; x29 = x23 + CF, no carry, complete

        ; complete: [x29, x28, x27, x26, x25, x24] in [r15, rdi, r14, r12, rbx, r11]
        mov rdx, r9                ; copy x12
        imul rdx, [rel .c0]        ; x30 = x12*0x89f3fffcfffcfffd mod 2^64
        mulx r8, r10, [rel .c1]    ; x32:x31 = x30*0xb9feffffffffaaab
        mulx rcx, rbp, [rel .c2]   ; x34:x33 = x30*0x1eabfffeb153ffff
        mov [rsp-0x10], rdi        ; spill x28
        mulx r13, rdi, [rel .c3]   ; x36:x35 = x30*0x6730d2a0f6b0f624
        mov [rsp-0x18], r13        ; spill x36
        mov [rsp-0x20], r12        ; spill x26
        mulx r13, r12, [rel .c4]   ; x38:x37 = x30*0x64774b84f38512bf
        mov [rsp-0x28], rax        ; spill pointer arg2
        mov [rsp-0x30], rsi        ; spill pointer arg1
        mulx rax, rsi, [rel .c5]   ; x40:x39 = x30*0x4b1ba7b6434bacd7
        mov [rsp-0x38], rax        ; spill x40
        mov [rsp-0x40], r15        ; spill x29
        mulx rax, r15, [rel .c6]   ; x42:x41 = x30*0x1a0111ea397fe69a
        add r9, r10                ; x43 = x12 + x31, CF to x62
        adc r11, rbp               ; x62 = x24 + x33 + CF, CF to x83
        adc rbx, rdi               ; x83 = x25 + x35 + CF, CF to x84
        adc r12, 0x0               ; x84 = x37 + CF, CF to x85
        adc r14, rsi               ; x85 = x27 + x39 + CF, CF to x86
        adc r15, 0x0               ; x86 = x41 + CF, CF to x87
        adc rax, 0x0               ; x87 = x42 + CF, no carry
        add r11, r8                ; x62 += x32, CF to x83
        adc rbx, rcx               ; x83 += x34 + CF, CF to x84
        adc r12, 0x0               ; x84 += CF, CF to x85
        adc r13, r14               ; x85 += x38 + CF, CF to x86
        adc r15, 0x0               ; x86 += CF, CF to x87
        adc rax, [rsp-0x40]        ; x87 += x29 + CF, no carry
        mov r8, [rsp-0x28]         ; reload pointer arg2
        mov rdx, [r8+0x8]          ; load arg2[1]
        mov r9, [rsp-0x30]         ; reload pointer arg1
        mulx r10, rcx, [r9]        ; x51:x50 = arg1[0]*arg2[1]
        mulx rdi, rsi, [r9+0x8]    ; x53:x52 = arg1[1]*arg2[1]
        mulx rbp, r14, [r9+0x10]   ; x55:x54 = arg1[2]*arg2[1]
        add r14, [rsp-0x20]        ; x84.2 = x26 + x54, CF to x85
        adc rbp, 0x0               ; x85.2 = x55 + CF, no carry
        add r14, [rsp-0x18]        ; x84.2 += x36, CF to x85
        mov [rsp-0x18], rbp        ; spill x85.2
        mov [rsp-0x20], rdi        ; spill x53
        mulx rbp, rdi, [r9+0x18]   ; x57:x56 = arg1[3]*arg2[1]
        mov [rsp-0x40], rbp        ; spill x57
        mov [rsp-0x48], r10        ; spill x51
        mulx rbp, r10, [r9+0x20]   ; x59:x58 = arg1[4]*arg2[1]
        adc rdi, 0x0               ; x85.3 = x56 + CF, CF to x86
        adc r10, [rsp-0x10]        ; x86.2 = x28 + x58 + CF, CF to x87
        adc rbp, 0x0               ; x87.2 = x59 + CF, no carry
        add r10, [rsp-0x38]        ; x86.2 += x40, CF to x87
        mulx r8, r9, [r9+0x28]     ; x61:x60 = arg1[5]*arg2[1]
        adc r9, 0x0                ; x87.3 = x60 + CF, CF to x88
        adc r8, 0x0                ; x88 = x61 + CF, no carry
        add r11, rcx               ; x62 += x50, CF to x83, complete
        adc rbx, rsi               ; x83 += x52 + CF, CF to x84
        adc r14, r12               ; x84 += x84.2 + CF, CF to x85
        adc r13, rdi               ; x85 += x85.3 + CF, CF to x86
        adc r10, r15               ; x86 += x86.2 + CF, CF to x87
        adc rax, r9                ; x87 += x87.3 + CF, CF to x88
        adc r8, 0x0                ; x88 += CF, no carry
        add rbx, [rsp-0x48]        ; x83 += x51, CF to x84
        adc r14, [rsp-0x20]        ; x84 += x53 + CF, CF to x85
        adc r13, [rsp-0x18]        ; x85 += x85.2 + CF, CF to x86
        adc r10, [rsp-0x40]        ; x86 += x57 + CF, CF to x87
        adc rax, rbp               ; x87 += x87.2 + CF, CF to x88
        adc r8, 0x0                ; x88 += CF, no carry
        mov rdx, r11               ; copy x62
        imul rdx, [rel .c0]        ; x69 = x62*0x89f3fffcfffcfffd mod 2^64
        mulx r9, rcx, [rel .c1]    ; x71:x70 = x69*0xb9feffffffffaaab
        mulx rdi, rsi, [rel .c2]   ; x73:x72 = x69*0x1eabfffeb153ffff
        mulx rbp, r12, [rel .c3]   ; x75:x74 = x69*0x6730d2a0f6b0f624
        mov [rsp-0x40], r8         ; spill x88
        mulx r15, r8, [rel .c4]    ; x77:x76 = x69*0x64774b84f38512bf
        mov [rsp-0x18], rax        ; spill x87
        mov [rsp-0x20], rbp        ; spill x75
        mulx rax, rbp, [rel .c5]   ; x79:x78 = x69*0x4b1ba7b6434bacd7
        add r11, rcx               ; x82 = x62 + x70, CF to x83
        adc rbx, rsi               ; x83 += x72 + CF, CF to x84
        adc r14, r12               ; x84 += x74 + CF, CF to x85
        adc r13, r8                ; x85 += x76 + CF, CF to x86
        adc r10, r15               ; x86 += x77 + CF, CF to x87
        adc rax, 0x0               ; x87.2 = x79 + CF, no carry
        add rbx, r9                ; x83 += x71, CF to x84, complete
        adc r14, rdi               ; x84 += x73 + CF, CF to x85, complete
        adc r13, [rsp-0x20]        ; x85 += x75 + CF, CF to x86, complete
        adc r10, rbp               ; x86 += x78 + CF, CF to x87, complete
        mov r8, rdx                ; copy x69
        mov r9, [rsp-0x28]         ; reload pointer arg2
        mov rdx, [r9+0x10]         ; load arg2[2]
        mov r11, [rsp-0x30]        ; reload pointer arg1
        mulx rcx, rdi, [r11]       ; x90:x89 = arg1[0]*arg2[2]
        mulx rsi, rbp, [r11+0x8]   ; x92:x91 = arg1[1]*arg2[2]
        mulx r12, r15, [r11+0x10]  ; x94:x93 = arg1[2]*arg2[2]
        mov [rsp-0x20], r8         ; spill x69
        mulx r8, r9, [r11+0x18]    ; x96:x95 = arg1[3]*arg2[2]
        adc rax, 0x0               ; x87.2 += CF, no carry
        add rbx, rdi               ; x101 = x83 + x89, CF to x122, complete
        adc r14, rbp               ; x122 = x84 + x91 + CF, CF to x123
        adc r13, r15               ; x123 = x85 + x93 + CF, CF to x124
        adc r9, 0x0                ; x124 = x95 + CF, CF to x125
        adc r8, 0x0                ; x125 = x96 + CF, no carry
        add r14, rcx               ; x122 += x90, CF to x123
        adc r13, rsi               ; x123 += x92 + CF, CF to x124
        adc r9, 0x0                ; x124 += CF, CF to x125
        adc r8, 0x0                ; x125 += CF, no carry
        mov rdx, rbx               ; copy x101
        imul rdx, [rel .c0]        ; x108 = x101*0x89f3fffcfffcfffd mod 2^64
        mulx rcx, rdi, [rel .c1]   ; x110:x109 = x108*0xb9feffffffffaaab
        mulx rsi, rbp, [rel .c2]   ; x112:x111 = x108*0x1eabfffeb153ffff
        mov [rsp-0x48], rax        ; spill x87.2
        mulx r15, rax, [rel .c3]   ; x114:x113 = x108*0x6730d2a0f6b0f624
        add r15, r9                ; x124 += x114, CF to x125
        adc r8, 0x0                ; x125 += CF, no carry
        add r12, r15               ; x124 += x94, CF to x125
        mulx r9, r15, [rel .c4]    ; x116:x115 = x108*0x64774b84f38512bf
        adc r9, 0x0                ; x125.2 = x116 + CF, no carry
        add rbx, rdi               ; x121 = x101 + x109, CF to x122
        adc r14, rbp               ; x122 += x111 + CF, CF to x123
        adc rax, 0x0               ; x123.2 = x113 + CF, CF to x124
        adc r15, 0x0               ; x124.2 = x115 + CF, CF to x125
        adc r9, 0x0                ; x125.2 += CF, no carry
        add r14, rcx               ; x122 += x110, CF to x123, complete
        adc r13, rax               ; x123 += x123.2 + CF, CF to x124
        adc r15, r12               ; x124 += x124.2 + CF, CF to x125
        adc r9, 0x0                ; x125.2 += CF, no carry
        add r13, rsi               ; x123 += x112, CF to x124, complete
        adc r15, r10               ; x124 += x86 + CF, CF to x125, complete
        mov r10, rdx               ; copy x108
        mov rax, [rsp-0x28]        ; reload pointer arg2
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx rcx, rdi, [r11]       ; x129:x128 = arg1[0]*arg2[3]
        mulx rsi, rbx, [r11+0x8]   ; x131:x130 = arg1[1]*arg2[3]
        mulx rbp, r12, [r11+0x10]  ; x133:x132 = arg1[2]*arg2[3]
        adc r9, 0x0                ; x125.2 += CF, no carry
        add rdi, r14               ; x140 = x122 + x128, CF to x161, complete
        adc r13, rbx               ; x161 = x123 + x130 + CF, CF to x162
        adc r12, r15               ; x162 = x124 + x132 + CF, CF to x163
        adc rbp, 0x0               ; x163 = x133 + CF, no carry
        add rcx, r13               ; x161 += x129, CF to x162
        adc r12, rsi               ; x162 += x131 + CF, CF to x163
        adc rbp, 0x0               ; x163 += CF, no carry
        mov rdx, rdi               ; copy x140
        imul rdx, [rel .c0]        ; x147 = x140*0x89f3fffcfffcfffd mod 2^64
        mulx rsi, rbx, [rel .c1]   ; x149:x148 = x147*0xb9feffffffffaaab
        mulx r13, r14, [rel .c2]   ; x151:x150 = x147*0x1eabfffeb153ffff
        mov [rsp-0x38], rbp        ; spill x163
        mulx r15, rbp, [rel .c3]   ; x153:x152 = x147*0x6730d2a0f6b0f624
        add rdi, rbx               ; x160 = x140 + x148, CF to x161
        adc rcx, r14               ; x161 += x150 + CF, CF to x162
        adc r12, rbp               ; x162 += x152 + CF, CF to x163
        adc r15, 0x0               ; x163.2 = x153 + CF, no carry
        add rcx, rsi               ; x161 += x149, CF to x162, complete
        adc r12, r13               ; x162 += x151 + CF, CF to x163, complete
        mov rdi, rdx               ; copy x147
        mov rdx, [rax+0x20]        ; load arg2[4]
        mulx rsi, rbx, [r11]       ; x168:x167 = arg1[0]*arg2[4]
        mulx rbp, r13, [r11+0x8]   ; x170:x169 = arg1[1]*arg2[4]
        adc r15, 0x0               ; x163.2 += CF, no carry
        add rcx, rbx               ; x179 = x161 + x167, CF to x200, complete
        adc r12, r13               ; x200 = x162 + x169 + CF, CF to x201
        adc rbp, 0x0               ; x201 = x170 + CF, no carry
        add r12, rsi               ; x200 += x168, CF to x201
        adc rbp, 0x0               ; x201 += CF, no carry
        mov rdx, rcx               ; copy x179
        imul rdx, [rel .c0]        ; x186 = x179*0x89f3fffcfffcfffd mod 2^64
        mulx rsi, rbx, [rel .c1]   ; x188:x187 = x186*0xb9feffffffffaaab
        mulx r13, r14, [rel .c2]   ; x190:x189 = x186*0x1eabfffeb153ffff
        add rcx, rbx               ; x199 = x179 + x187, CF to x200
        adc r12, rsi               ; x200 += x188 + CF, CF to x201
        adc r13, 0x0               ; x201.2 = x190 + CF, no carry
        add r12, r14               ; x200 += x189, CF to x201, complete
        mov rcx, rdx               ; copy x186
        mov rdx, [rax+0x28]        ; load arg2[5]
        mulx rsi, rbx, [r11]       ; x207:x206 = arg1[0]*arg2[5]
        adc r13, 0x0               ; x201.2 += CF, no carry
        add r12, rbx               ; x218 = x200 + x206, CF to x239, complete
        adc rsi, 0x0               ; x239 = x207 + CF, no carry
        mov rdx, r12               ; copy x218
        imul rdx, [rel .c0]        ; x225 = x218*0x89f3fffcfffcfffd mod 2^64
        mulx rbx, r14, [rel .c2]   ; x229:x228 = x225*0x1eabfffeb153ffff
        mov [rsp-0x10], rdx        ; spill x225
        mov rdx, [rsp-0x20]        ; reload x69
        mov [rsp-0x50], rbx        ; spill x229
        mov [rsp-0x58], r14        ; spill x228
        mulx rbx, r14, [rel .c6]   ; x81:x80 = x69*0x1a0111ea397fe69a
        add r14, [rsp-0x18]        ; x87 += x80, CF to x88
        adc rbx, 0x0               ; x88.2 = x81 + CF, no carry
        add r14, [rsp-0x48]        ; x87 += x87.2, CF to x88, complete
        adc rbx, [rsp-0x40]        ; x88 += x88.2 + CF, no carry, complete

        ; complete: [x88, x87, x86, x85, x84, x83] in [rbx, r14, -, -, -, -]
        mov rdx, [rax+0x10]        ; load arg2[2]
        mov [rsp-0x40], r12        ; spill x218
        mov [rsp-0x48], rsi        ; spill x239
        mulx r12, rsi, [r11+0x20]  ; x98:x97 = arg1[4]*arg2[2]
        mov [rsp-0x18], r13        ; spill x201.2
        mov [rsp-0x20], rbp        ; spill x201
        mulx r13, rbp, [r11+0x28]  ; x100:x99 = arg1[5]*arg2[2]
        add r14, rsi               ; x125.3 = x87 + x97, CF to x126
        adc rbx, r12               ; x126 = x88 + x98 + CF, CF to x127
        adc r13, 0x0               ; x127 = x100 + CF, no carry
        add r14, r8                ; x125 += x125.3, CF to x126
        adc rbx, rbp               ; x126 += x99 + CF, CF to x127
        mov rdx, r10               ; copy x108
        mulx r8, rsi, [rel .c5]    ; x118:x117 = x108*0x4b1ba7b6434bacd7
        mulx r10, rbp, [rel .c6]   ; x120:x119 = x108*0x1a0111ea397fe69a
        adc r10, 0x0               ; x127.2 = x120 + CF, no carry
        add r14, rsi               ; x125 += x117, CF to x126
        adc rbp, rbx               ; x126 += x119 + CF, CF to x127
        adc r10, 0x0               ; x127.2 += CF, no carry
        add r14, r9                ; x125 += x125.2, CF to x126, complete
        adc rbp, r8                ; x126 += x118 + CF, CF to x127, complete
        adc r13, r10               ; x127 += x127.2 + CF, no carry, complete

        ; complete: [x127, x126, x125, x124, x123, x122] in [r13, rbp, r14, -, -, -]
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx r8, r9, [r11+0x18]    ; x135:x134 = arg1[3]*arg2[3]
        mulx r10, rsi, [r11+0x20]  ; x137:x136 = arg1[4]*arg2[3]
        mulx rbx, r12, [r11+0x28]  ; x139:x138 = arg1[5]*arg2[3]
        add r14, r9                ; x163.3 = x125 + x134, CF to x164
        adc rbp, rsi               ; x164 = x126 + x136 + CF, CF to x165
        adc r13, r12               ; x165 = x127 + x138 + CF, CF to x166
        adc rbx, 0x0               ; x166 = x139 + CF, no carry
        add r14, [rsp-0x38]        ; x163 += x163.3, CF to x164
        adc rbp, r8                ; x164 += x135 + CF, CF to x165
        adc r13, r10               ; x165 += x137 + CF, CF to x166
        mov rdx, rdi               ; copy x147
        mulx r8, r9, [rel .c4]     ; x155:x154 = x147*0x64774b84f38512bf
        mulx r10, rsi, [rel .c5]   ; x157:x156 = x147*0x4b1ba7b6434bacd7
        mulx rdi, r12, [rel .c6]   ; x159:x158 = x147*0x1a0111ea397fe69a
        adc rdi, 0x0               ; x166.2 = x159 + CF, no carry
        add r9, r14                ; x163 += x154, CF to x164
        adc rbp, rsi               ; x164 += x156 + CF, CF to x165
        adc r12, r13               ; x165 += x158 + CF, CF to x166
        adc rdi, 0x0               ; x166.2 += CF, no carry
        add r9, r15                ; x163 += x163.2, CF to x164, complete
        adc rbp, r8                ; x164 += x155 + CF, CF to x165, complete
        adc r12, r10               ; x165 += x157 + CF, CF to x166, complete
        adc rbx, rdi               ; x166 += x166.2 + CF, no carry, complete

        ; complete: [x166, x165, x164, x163, x162, x161] in [rbx, r12, rbp, r9, -, -]
        mov rdx, [rax+0x20]        ; load arg2[4]
        mulx r8, r10, [r11+0x10]   ; x172:x171 = arg1[2]*arg2[4]
        mulx rdi, rsi, [r11+0x18]  ; x174:x173 = arg1[3]*arg2[4]
        mulx r13, r14, [r11+0x20]  ; x176:x175 = arg1[4]*arg2[4]
        mulx r15, rax, [r11+0x28]  ; x178:x177 = arg1[5]*arg2[4]
        add r9, r10                ; x201.3 = x163 + x171, CF to x202
        adc rbp, rsi               ; x202 = x164 + x173 + CF, CF to x203
        adc r12, r14               ; x203 = x165 + x175 + CF, CF to x204
        mov rdx, rcx               ; copy x186
        mulx r10, rsi, [rel .c5]   ; x196:x195 = x186*0x4b1ba7b6434bacd7
        adc rbx, r10               ; x204 = x166 + x196 + CF, no carry
        add r9, [rsp-0x20]         ; x201 += x201.3, CF to x202
        adc rbp, 0x0               ; x202 += CF, CF to x203
        adc r12, rdi               ; x203 += x174 + CF, CF to x204
        adc rbx, r13               ; x204 += x176 + CF, CF to x205
        mulx r10, rdi, [rel .c3]   ; x192:x191 = x186*0x6730d2a0f6b0f624
        adc r15, 0x0               ; x205 = x178 + CF, no carry
        add rbp, r10               ; x202 += x192, CF to x203
        mulx r10, r13, [rel .c4]   ; x194:x193 = x186*0x64774b84f38512bf
        mulx rcx, r14, [rel .c6]   ; x198:x197 = x186*0x1a0111ea397fe69a
        adc r10, 0x0               ; x203.2 = x194 + CF, no carry
        add r9, rdi                ; x201 += x191, CF to x202
        adc rbp, r8                ; x202 += x172 + CF, CF to x203
        adc r12, rsi               ; x203 += x195 + CF, CF to x204
        adc rbx, r14               ; x204 += x197 + CF, CF to x205
        adc rcx, 0x0               ; x205.2 = x198 + CF, no carry
        add r9, [rsp-0x18]         ; x201 += x201.2, CF to x202, complete
        adc rbp, r13               ; x202 += x193 + CF, CF to x203, complete
        adc r12, r10               ; x203 += x203.2 + CF, CF to x204, complete
        mov r8, [rsp-0x28]         ; reload pointer arg2
        mov rdx, [r8+0x28]         ; load arg2[5]
        mulx r10, rdi, [r11+0x18]  ; x213:x212 = arg1[3]*arg2[5]
        adc rbx, rax               ; x204 += x177 + CF, CF to x205, complete
        adc r15, rcx               ; x205 += x205.2 + CF, no carry, complete

        ; complete: [x205, x204, x203, x202, x201, x200] in [r15, rbx, r12, rbp, r9, -]
        mulx rax, rcx, [r11+0x8]   ; x209:x208 = arg1[1]*arg2[5]
        mulx rsi, r13, [r11+0x10]  ; x211:x210 = arg1[2]*arg2[5]
        mov [rsp-0x18], r12        ; spill x203
        mulx r14, r12, [r11+0x20]  ; x215:x214 = arg1[4]*arg2[5]
        mulx r8, r11, [r11+0x28]   ; x217:x216 = arg1[5]*arg2[5]
        add r9, rcx                ; x239.2 = x201 + x208, CF to x240
        adc rbp, r13               ; x240 = x202 + x210 + CF, CF to x241
        mov rdx, [rsp-0x10]        ; reload x225
        mulx rcx, r13, [rel .c3]   ; x231:x230 = x225*0x6730d2a0f6b0f624
        adc rcx, rsi               ; x241 = x231 + x211 + CF, no carry
        add rbx, r12               ; x242 = x204 + x214, CF to x243
        adc r15, r11               ; x243 = x205 + x216 + CF, CF to x244
        adc r8, 0x0                ; x244 = x217 + CF, no carry
        add r9, [rsp-0x48]         ; x239 += x239.2, CF to x240
        adc rbp, rax               ; x240 += x209 + CF, CF to x241
        adc rcx, rdi               ; x241 += x212 + CF, CF to x242
        adc rbx, r10               ; x242 += x213 + CF, CF to x243
        adc r15, r14               ; x243 += x215 + CF, CF to x244
        mulx rax, r10, [rel .c1]   ; x227:x226 = x225*0xb9feffffffffaaab
        mulx r11, rdi, [rel .c4]   ; x233:x232 = x225*0x64774b84f38512bf
        mulx rsi, r12, [rel .c5]   ; x235:x234 = x225*0x4b1ba7b6434bacd7
        mulx rdx, r14, [rel .c6]   ; x237:x236 = x225*0x1a0111ea397fe69a
        adc rdx, 0x0               ; x244.2 = x237 + CF, no carry
        add r10, [rsp-0x40]        ; x238 = x218 + x226, CF to x239
        adc r9, [rsp-0x58]         ; x239 += x228 + CF, CF to x240
        adc rbp, r13               ; x240 += x230 + CF, CF to x241
        adc rdi, 0x0               ; x241.2 = x232 + CF, CF to x242
        adc r12, 0x0               ; x242.2 = x234 + CF, CF to x243
        adc r15, r14               ; x243 += x236 + CF, CF to x244
        adc rdx, 0x0               ; x244.2 += CF, no carry
        add rcx, rdi               ; x241 += x241.2, CF to x242
        adc rbx, r12               ; x242 += x242.2 + CF, CF to x243
        adc r15, 0x0               ; x243 += CF, CF to x244
        adc rdx, 0x0               ; x244.2 += CF, no carry
        add r9, rax                ; x239 += x227, CF to x240, complete
        adc rbp, [rsp-0x50]        ; x240 += x229 + CF, CF to x241, complete
        adc rcx, [rsp-0x18]        ; x241 += x203 + CF, CF to x242, complete
        adc rbx, r11               ; x242 += x233 + CF, CF to x243, complete
        adc r15, rsi               ; x243 += x235 + CF, CF to x244, complete
        adc r8, rdx                ; x244 += x244.2 + CF, no carry, complete

        ; complete: [x244, x243, x242, x241, x240, x239] in [r8, r15, rbx, rcx, rbp, r9]
        mov rax, [rsp-0x8]         ; reload pointer out1
        mov [rax+0x28], r8         ; out1[5] = x244
        mov [rax], r9              ; out1[0] = x239
        mov [rax+0x8], rbp         ; out1[1] = x240
        mov [rax+0x10], rcx        ; out1[2] = x241
        mov [rax+0x18], rbx        ; out1[3] = x242
        mov [rax+0x20], r15        ; out1[4] = x243

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
        dd      fe_bls12_381_p_mul_loose - $
        dd      fe_bls12_381_p_mul_loose.end - fe_bls12_381_p_mul_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0xe9, 0x05, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
