; p384-montgomery square (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
; out1 is congruent to arg1*arg1/2^384 modulo p
; arg1 below p; out1 below p; arrays may overlap
;
; void fe_p384_montgomery_square(uint64_t out1[6], const uint64_t arg1[6]);
;
; Arguments (System V ABI):
;   rdi  out1[6]  written, below p
;   rsi  arg1[6]  read, below p
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x6, then x152, then x153
;   [rsp-0x18]  x46, then x42, then x155
;   [rsp-0x20]  x45, then x40, then x152
;   [rsp-0x28]  x31, then x43
;   [rsp-0x30]  x41, then x154
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; neg(x) is a part of the word x that is to be subtracted.
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
;   x61 = x39 + x39 + x50 (carry to x152)
;   x152 = x40 + x40 + x51 + x146 (carry to x153)
;   x153 = x41 + x41 + x52 + x147 (carry to x154)
;   x154 = x42 + x42 + x53 + x148 (carry to x155)
;   x155 = x43 + x43 + x54 + x149 (carry to x156)
;   x156 = x44 + x44 + x55 + x150 (carry to x157)
;   x157 = x56 + x151 (carry to x165)
;   x159 = x152 - 0xffffffff (carry to x160)
;   x160 = x153 - 0xffffffff00000000 (carry to x161)
;   x161 = x154 - 0xfffffffffffffffe (carry to x162)
;   x162 = x155 - 0xffffffffffffffff (carry to x163)
;   x163 = x156 - 0xffffffffffffffff (carry to x164)
;   x164 = x157 - 0xffffffffffffffff (carry to x165)
;
; 295 instructions; 65.0 cycles on AMD EPYC (amd-zen5)
; throughput: 1.461 [1.459, 1.462] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.453 [1.453, 1.454] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
; found by Fieldwright, seed 2, 2026-11-23T11:51:57.422Z
; npm run optimize -- --curve p384-montgomery --op square --seed 2 --budget 100s
; sha256 of the code: 87520cf93481d112eabbe032a47602439e6cae6953ee5e1efb9ef025093e8a77
        default rel
        section .text
        global  fe_p384_montgomery_square:function (fe_p384_montgomery_square.end - fe_p384_montgomery_square)
        align   64
fe_p384_montgomery_square:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rdx, [rsi+0x20]        ; load arg1[4]
        mulx rax, r8, [rsi+0x18]   ; x31:x30 = arg1[3]*arg1[4]
        mulx r9, r10, [rsi]        ; x13:x12 = arg1[0]*arg1[4]
        mov rdx, [rsi]             ; load arg1[0]
        mulx r11, rcx, [rsi+0x8]   ; x7:x6 = arg1[0]*arg1[1]
        mulx rbx, rbp, rdx         ; x46:x45 = arg1[0]*arg1[0]
        mulx r12, r13, [rsi+0x18]  ; x11:x10 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx r14, r15, [rsi+0x8]   ; x19:x18 = arg1[1]*arg1[3]
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mov [rsp-0x10], rcx        ; spill x6
        mulx rdi, rcx, [rsi]       ; x9:x8 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x20]        ; load arg1[4]
        mov [rsp-0x18], rbx        ; spill x46
        mov [rsp-0x20], rbp        ; spill x45
        mulx rbx, rbp, [rsi+0x8]   ; x21:x20 = arg1[1]*arg1[4]
        mov [rsp-0x28], rax        ; spill x31
        xor eax, eax               ; CF = OF = 0
        adox rcx, r11              ; x36 = x8 + x7 (OF is 0), OF to x37, complete
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx rax, r11, [rsi+0x8]   ; x17:x16 = arg1[1]*arg1[2]
        adox r13, r11              ; x37 = x16 + x10 + OF, OF to x38
        adcx rdi, r13              ; x37 += x9 (CF is 0), CF to x38, complete
        adox r12, r15              ; x38 = x11 + x18 + OF, OF to x39
        mulx r11, r13, [rsi+0x18]  ; x25:x24 = arg1[2]*arg1[3]
        adcx rax, r10              ; x38.2 = x12 + x17 + CF, CF to x39
        mov rdx, [rsi+0x28]        ; load arg1[5]
        mulx r10, r15, [rsi]       ; x15:x14 = arg1[0]*arg1[5]
        adox r15, r13              ; x39 = x14 + x24 + OF, OF to x40
        adox r10, [rel .c0]        ; x40 = x15 + OF, no carry
        adox r12, rax              ; x38 += x38.2 (OF is 0), OF to x39, complete
        mulx rax, r13, [rsi+0x8]   ; x23:x22 = arg1[1]*arg1[5]
        adcx r15, r14              ; x39 += x19 + CF, CF to x40
        adox rbp, r9               ; x39.2 = x20 + x13 + OF, OF to x40
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r9, r14, [rsi+0x20]   ; x27:x26 = arg1[2]*arg1[4]
        adcx r10, r14              ; x40 += x26 + CF, CF to x41
        adox r10, rbx              ; x40 += x21 + OF, OF to x41
        adcx r9, [rel .c0]         ; x41 = x27 + CF, no carry
        adox r9, [rel .c0]         ; x41 += OF, no carry
        xor ebx, ebx               ; CF = OF = 0
        adox r15, rbp              ; x39 += x39.2 (OF is 0), OF to x40, complete
        adox r10, r13              ; x40 += x22 + OF, OF to x41
        mulx rbx, rbp, [rsi+0x28]  ; x29:x28 = arg1[2]*arg1[5]
        adcx r10, r11              ; x40 += x25 (CF is 0), CF to x41, complete
        adcx rbp, rax              ; x41.2 = x23 + x28 + CF, CF to x42
        adox r9, rbp               ; x41 += x41.2 + OF, OF to x42
        mov rdx, [rsi+0x28]        ; load arg1[5]
        mulx rax, r11, [rsi+0x18]  ; x33:x32 = arg1[3]*arg1[5]
        adox r11, rbx              ; x42 = x29 + x32 + OF, OF to x43
        adcx r11, [rel .c0]        ; x42 += CF, CF to x43
        adcx rax, [rel .c0]        ; x43 = x33 + CF, no carry
        adcx r9, r8                ; x41 += x30 (CF is 0), CF to x42, complete
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx r8, rbx, rdx          ; x52:x51 = arg1[3]*arg1[3]
        adcx r11, [rsp-0x28]       ; x42 += x31 + CF, CF to x43, complete
        adox rax, [rel .c0]        ; x43 += OF, no carry
        adc rax, 0x0               ; x43 += CF, no carry
        mov rbp, [rsp-0x20]        ; reload x45
        imul rbp, [rel .c1]        ; x68 = x45*0x100000001 mod 2^64
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r13, r14, rdx         ; x48:x47 = arg1[1]*arg1[1]
        mov [rsp-0x28], rax        ; spill x43
        mov rax, [rsp-0x10]        ; reload x6
        add rax, [rsp-0x18]        ; x57 = x6 + x46, CF to x58
        adc rcx, rcx               ; x58 = x36 + x36 + CF, CF to x59
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mov [rsp-0x18], r11        ; spill x42
        mov [rsp-0x30], r9         ; spill x41
        mulx r11, r9, rdx          ; x50:x49 = arg1[2]*arg1[2]
        adcx r13, rdi              ; x59 = x37 + x48 + CF, CF to x60
        adc r12, r12               ; x60 = x38 + x38 + CF, CF to x61
        adc r11, r15               ; x61 = x50 + x39 + CF, CF to x152
        adc rbx, 0x0               ; x152 = x51 + CF, CF to x153
        adc r8, 0x0                ; x153 = x52 + CF, no carry
        add rax, [rsp-0x10]        ; x57 += x6, CF to x58, complete
        adcx r14, rcx              ; x58 += x47 + CF, CF to x59, complete
        adc r13, rdi               ; x59 += x37 + CF, CF to x60, complete
        adc r9, r12                ; x60 += x49 + CF, CF to x61, complete
        adcx r15, r11              ; x61 += x39 + CF, CF to x152, complete

        ; complete: [x61, x60, x59, x58, x57] in [r15, r9, r13, r14, rax]
        adcx rbx, r10              ; x152 += x40 + CF, CF to x153
        adc r8, 0x0                ; x153 += CF, no carry
        mov r11, rbp               ; copy x68
        shl r11, 0x20              ; x69 = x68 << 32 mod 2^64
        mov rcx, rbp               ; copy x68
        shr rcx, 0x20              ; x70 = x68 >> 32
        mov rdi, rcx               ; copy x70
        add rdi, rbp               ; x73 = x70 + x68, CF to x74
        mov r12d, 0x0              ; begins x74 = CF
        adc r12, 0x0               ; x74 = CF
        mov [rsp-0x10], rbx        ; spill x152
        mov rbx, rbp               ; copy x68
        sub rbx, r11               ; x71 = x68 - x69, CF from x72, complete
        sbb r11, rcx               ; x72 = x69 - x70 - CF, CF from x73, complete
        sbb rdi, 0x0               ; x73 -= CF, CF from x74, complete
        sbb r12, 0x0               ; x74 -= CF, complete

        ; complete: [x74, x73, x72, x71] in [r12, rdi, r11, rbx]
        mov rcx, [rsp-0x20]        ; reload x45
        sub rcx, rbx               ; x75 = x45 - x71, CF from x76
        sbb rax, r11               ; x76 = x57 - x72 - CF, CF from x77, complete
        sbb r14, rdi               ; x77 = x58 - x73 - CF, CF from x78, complete
        sbb r13, r12               ; x78 = x59 - x74 - CF, CF from x79, complete
        mov rdx, rax               ; copy x76
        mulx r11, rcx, [rel .c1]   ; x82 = x76*0x100000001 mod 2^64
        mov r11d, 0x20             ; constant 0x20
        shlx rdi, rcx, r11         ; x83 = x82 << 32 mod 2^64
        shrx rbx, rcx, r11         ; x84 = x82 >> 32
        sbb r9, 0x0                ; x79 = x60 - CF, CF from x80, complete
        sbb r15, 0x0               ; x80 = x61 - CF, CF from x81, complete
        sbb rbp, 0x0               ; x81 = x68 - CF, complete

        ; complete: [x81, x80, x79, x78, x77, x76] in [rbp, r15, r9, r13, r14, rax]
        mov r12, rcx               ; copy x82
        add r12, rbx               ; x87 = x84 + x82, CF to x88
        mov r11d, 0x0              ; begins x88 = CF
        adc r11, 0x0               ; x88 = CF
        mov [rsp-0x20], r10        ; spill x40
        mov r10, rcx               ; copy x82
        sub r10, rdi               ; x85 = x82 - x83, CF from x86, complete
        sbb rdi, rbx               ; x86 = x83 - x84 - CF, CF from x87, complete
        sbb r12, 0x0               ; x87 -= CF, CF from x88, complete
        sbb r11, 0x0               ; x88 -= CF, complete

        ; complete: [x88, x87, x86, x85] in [r11, r12, rdi, r10]
        sub rax, r10               ; x89 = x76 - x85, CF from x90
        sbb r14, rdi               ; x90 = x77 - x86 - CF, CF from x91, complete
        sbb r13, r12               ; x91 = x78 - x87 - CF, CF from x92, complete
        sbb r9, r11                ; x92 = x79 - x88 - CF, CF from x93, complete
        sbb r15, 0x0               ; x93 = x80 - CF, CF from x94, complete
        sbb rbp, 0x0               ; x94 = x81 - CF, CF from x95, complete
        sbb rcx, 0x0               ; x95 = x82 - CF, complete

        ; complete: [x95, x94, x93, x92, x91, x90] in [rcx, rbp, r15, r9, r13, r14]
        mov rax, r14               ; copy x90
        imul rax, [rel .c1]        ; x96 = x90*0x100000001 mod 2^64
        mov r10d, 0x20             ; constant 0x20
        shrx r11, rax, r10         ; x98 = x96 >> 32
        mov rdi, r11               ; copy x98
        add rdi, rax               ; x101 = x98 + x96, CF to x102
        shlx rbx, rax, r10         ; x97 = x96 << 32 mod 2^64
        mov r12d, 0x0              ; begins x102 = CF
        adc r12, 0x0               ; x102 = CF
        mov r10, rax               ; copy x96
        sub r10, rbx               ; x99 = x96 - x97, CF from x100, complete
        sbb rbx, r11               ; x100 = x97 - x98 - CF, CF from x101, complete
        sbb rdi, 0x0               ; x101 -= CF, CF from x102, complete
        sbb r12, 0x0               ; x102 -= CF, complete

        ; complete: [x102, x101, x100, x99] in [r12, rdi, rbx, r10]
        sub r14, r10               ; x103 = x90 - x99, CF from x104
        sbb r13, rbx               ; x104 = x91 - x100 - CF, CF from x105, complete
        sbb r9, rdi                ; x105 = x92 - x101 - CF, CF from x106, complete
        sbb r15, r12               ; x106 = x93 - x102 - CF, CF from x107, complete
        mov rdx, [rsi+0x20]        ; load arg1[4]
        mulx r10, r11, [rsi+0x28]  ; x35:x34 = arg1[4]*arg1[5]
        mov rdx, [rsi+0x28]        ; load arg1[5]
        mulx rdi, rbx, rdx         ; x56:x55 = arg1[5]*arg1[5]
        sbb rbp, 0x0               ; x107 = x94 - CF, CF from x108, complete
        sbb rcx, 0x0               ; x108 = x95 - CF, CF from x109, complete
        sbb rax, 0x0               ; x109 = x96 - CF, complete

        ; complete: [x109, x108, x107, x106, x105, x104] in [rax, rcx, rbp, r15, r9, r13]
        xor r12d, r12d             ; CF = OF = 0
        adcx r8, [rsp-0x30]        ; x153 += x41 (CF is 0), CF to x154
        mov rdx, [rsi+0x20]        ; load arg1[4]
        mulx rsi, rdx, rdx         ; x54:x53 = arg1[4]*arg1[4]
        adcx rdx, [rsp-0x18]       ; x154 = x53 + x42 + CF, CF to x155
        adc rsi, 0x0               ; x155 = x54 + CF, no carry
        mov r12, r13               ; copy x104
        imul r12, [rel .c1]        ; x110 = x104*0x100000001 mod 2^64
        xor r14d, r14d             ; CF = OF = 0
        adox r11, [rsp-0x28]       ; x43 += x34 (OF is 0), OF to x44, complete
        adcx rsi, r11              ; x155 += x43 (CF is 0), CF to x156
        adox r10, [rel .c0]        ; x44 = x35 + OF, no carry, complete

        ; complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [r10, r11, [rsp-0x18], [rsp-0x30], [rsp-0x20], -, -, -, -]
        adcx rbx, r10              ; x156 = x44 + x55 + CF, CF to x157
        adc rdi, 0x0               ; x157 = x56 + CF, no carry
        xor r14d, r14d             ; CF = OF = 0
        mov r14, [rsp-0x10]        ; reload x152
        adox r14, [rsp-0x20]       ; x152 += x40 (OF is 0), OF to x153
        adox r8, [rsp-0x30]        ; x153 += x41 + OF, OF to x154
        adox rdx, [rsp-0x18]       ; x154 += x42 + OF, OF to x155
        adox rsi, r11              ; x155 += x43 + OF, OF to x156
        adox rbx, [rel .c0]        ; x156 += OF, OF to x157
        adox rdi, [rel .c0]        ; x157 += OF, no carry
        mov r11, r12               ; copy x110
        shl r11, 0x20              ; x111 = x110 << 32 mod 2^64
        mov [rsp-0x18], rsi        ; spill x155
        mov esi, 0x20              ; constant 0x20
        mov [rsp-0x30], rdx        ; spill x154
        shrx rdx, r12, rsi         ; x112 = x110 >> 32
        xor esi, esi               ; CF = OF = 0
        mov rsi, rdx               ; copy x112
        adcx rsi, r12              ; x115 = x112 + x110 (CF is 0), CF to x116
        mov [rsp-0x10], r8         ; spill x153
        mov r8d, 0x0               ; begins x116 = CF
        adc r8, 0x0                ; x116 = CF
        mov [rsp-0x20], r14        ; spill x152
        mov r14, r12               ; copy x110
        sub r14, r11               ; x113 = x110 - x111, CF from x114, complete
        sbb r11, rdx               ; x114 = x111 - x112 - CF, CF from x115, complete
        sbb rsi, 0x0               ; x115 -= CF, CF from x116, complete
        sbb r8, 0x0                ; x116 -= CF, complete

        ; complete: [x116, x115, x114, x113] in [r8, rsi, r11, r14]
        sub r13, r14               ; x117 = x104 - x113, CF from x118
        sbb r9, r11                ; x118 = x105 - x114 - CF, CF from x119, complete
        sbb r15, rsi               ; x119 = x106 - x115 - CF, CF from x120, complete
        sbb rbp, r8                ; x120 = x107 - x116 - CF, CF from x121, complete
        sbb rcx, 0x0               ; x121 = x108 - CF, CF from x122, complete
        sbb rax, 0x0               ; x122 = x109 - CF, CF from x123, complete
        sbb r12, 0x0               ; x123 = x110 - CF, complete

        ; complete: [x123, x122, x121, x120, x119, x118] in [r12, rax, rcx, rbp, r15, r9]
        xor r8d, r8d               ; CF = OF = 0
        adox rbx, r10              ; x156 += x44 (OF is 0), OF to x157
        adox rdi, [rel .c0]        ; x157 += OF, OF to x165
        seto r8b                   ; begins neg(x165) = OF
        movzx r8d, r8b             ; neg(x165) = OF
        mov r10, r9                ; copy x118
        imul r10, [rel .c1]        ; x124 = x118*0x100000001 mod 2^64
        mov r11, r10               ; copy x124
        shl r11, 0x20              ; x125 = x124 << 32 mod 2^64
        mov esi, 0x20              ; constant 0x20
        shrx rsi, r10, rsi         ; x126 = x124 >> 32
        xor edx, edx               ; CF = OF = 0
        mov rdx, r10               ; copy x124
        adox rdx, rsi              ; x129 = x126 + x124 (OF is 0), OF to x130
        seto r13b                  ; begins x130 = OF
        movzx r13d, r13b           ; x130 = OF
        mov r14, r10               ; copy x124
        sub r14, r11               ; x127 = x124 - x125, CF from x128, complete
        sbb r11, rsi               ; x128 = x125 - x126 - CF, CF from x129, complete
        sbb rdx, 0x0               ; x129 -= CF, CF from x130, complete
        sbb r13, 0x0               ; x130 -= CF, complete

        ; complete: [x130, x129, x128, x127] in [r13, rdx, r11, r14]
        sub r9, r14                ; x131 = x118 - x127, CF from x132
        sbb r15, r11               ; x132 = x119 - x128 - CF, CF from x133, complete
        sbb rbp, rdx               ; x133 = x120 - x129 - CF, CF from x134, complete
        sbb rcx, r13               ; x134 = x121 - x130 - CF, CF from x135, complete
        sbb rax, 0x0               ; x135 = x122 - CF, CF from x136, complete
        sbb r12, 0x0               ; x136 = x123 - CF, CF from x137, complete
        sbb r10, 0x0               ; x137 = x124 - CF, complete

        ; complete: [x137, x136, x135, x134, x133, x132] in [r10, r12, rax, rcx, rbp, r15]
        mov r9, r15                ; copy x132
        imul r9, [rel .c1]         ; x138 = x132*0x100000001 mod 2^64
        mov r11, r9                ; copy x138
        shr r11, 0x20              ; x140 = x138 >> 32
        mov rsi, r11               ; copy x140
        add rsi, r9                ; x143 = x140 + x138, CF to x144
        mov edx, 0x0               ; begins x144 = CF
        adc rdx, 0x0               ; x144 = CF
        mov r13, r9                ; copy x138
        shl r13, 0x20              ; x139 = x138 << 32 mod 2^64
        mov r14, r9                ; copy x138
        sub r14, r13               ; x141 = x138 - x139, CF from x142, complete
        sbb r13, r11               ; x142 = x139 - x140 - CF, CF from x143, complete
        sbb rsi, 0x0               ; x143 -= CF, CF from x144, complete
        sbb rdx, 0x0               ; x144 -= CF, complete

        ; complete: [x144, x143, x142, x141] in [rdx, rsi, r13, r14]
        sub r15, r14               ; x145 = x132 - x141, CF from x146
        sbb rbp, r13               ; x146 = x133 - x142 - CF, CF from x147, complete
        sbb rcx, rsi               ; x147 = x134 - x143 - CF, CF from x148, complete
        sbb rax, rdx               ; x148 = x135 - x144 - CF, CF from x149, complete
        sbb r12, 0x0               ; x149 = x136 - CF, CF from x150, complete
        sbb r10, 0x0               ; x150 = x137 - CF, CF from x151, complete
        sbb r9, 0x0                ; x151 = x138 - CF, complete

        ; complete: [x151, x150, x149, x148, x147, x146] in [r9, r10, r12, rax, rcx, rbp]
        add rbp, [rsp-0x20]        ; x152 += x146, CF to x153, complete
        adcx rcx, [rsp-0x10]       ; x153 += x147 + CF, CF to x154, complete
        adc rax, [rsp-0x30]        ; x154 += x148 + CF, CF to x155, complete
        adcx r12, [rsp-0x18]       ; x155 += x149 + CF, CF to x156, complete
        adc r10, rbx               ; x156 += x150 + CF, CF to x157, complete
        adc r9, rdi                ; x157 += x151 + CF, CF to x165, complete

        ; complete: [x157, x156, x155, x154, x153, x152] in [r9, r10, r12, rax, rcx, rbp]
        adc r8, 0x0                ; neg(x165) += CF
        mov r11, rbp               ; copy x152
        sub r11, [rel .c2]         ; x159 = x152 - 0xffffffff, CF from x160, complete
        mov rdi, rcx               ; copy x153
        sbb rdi, [rel .c3]         ; x160 = x153 - 0xffffffff00000000 - CF, CF from x161, complete
        mov rsi, rax               ; copy x154
        sbb rsi, -0x2              ; x161 = x154 - 0xfffffffffffffffe - CF, CF from x162, complete
        mov rdx, r12               ; copy x155
        sbb rdx, -0x1              ; x162 = x155 - 0xffffffffffffffff - CF, CF from x163, complete
        mov rbx, r10               ; copy x156
        sbb rbx, -0x1              ; x163 = x156 - 0xffffffffffffffff - CF, CF from x164, complete
        mov r13, r9                ; copy x157
        sbb r13, -0x1              ; x164 = x157 - 0xffffffffffffffff - CF, CF from x165, complete

        ; complete: [x164, x163, x162, x161, x160, x159] in [r13, rbx, rdx, rsi, rdi, r11]
        sbb r8, 0x0                ; neg(x165) -= CF, CF = x165
        cmovc r11, rbp             ; x166 = x165 ? x152 : x159, x165 in CF
        cmovnc r9, r13             ; x171 = x165 ? x157 : x164, x165 in CF
        cmovnc rax, rsi            ; x168 = x165 ? x154 : x161, x165 in CF
        cmovnc r10, rbx            ; x170 = x165 ? x156 : x163, x165 in CF
        mov r8, [rsp-0x8]          ; reload pointer out1
        mov [r8+0x10], rax         ; out1[2] = x168
        cmovnc rcx, rdi            ; x167 = x165 ? x153 : x160, x165 in CF
        mov [r8], r11              ; out1[0] = x166
        mov [r8+0x8], rcx          ; out1[1] = x167
        mov [r8+0x20], r10         ; out1[4] = x170
        mov [r8+0x28], r9          ; out1[5] = x171
        cmovnc r12, rdx            ; x169 = x165 ? x155 : x162, x165 in CF
        mov [r8+0x18], r12         ; out1[3] = x169

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x0
.c1: dq 0x100000001
.c2: dq 0xffffffff
.c3: dq 0xffffffff00000000
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      76, 28
        dd      fe_p384_montgomery_square - $
        dd      fe_p384_montgomery_square.end - fe_p384_montgomery_square
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0x14, 0x05, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
