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
; Saved on the stack and restored: rbx, rbp, r12, r13, r14
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x45, then x127
;   [rsp-0x18]  x46, then x44
;   [rsp-0x20]  x22, then x39
;   [rsp-0x28]  x60, then x58, then x126
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
;   x61 = x39 + x39 + x50 (carry to x122)
;   x71 = x45 - x69 + x68 (carry to x72)
;   x72 = x57 + x70 - x68 (carry to x73)
;   x73 = x58 - x70 - x69 (carry to x74)
;   x74 = x59 (carry to x75)
;   x75 = x60 (carry to x76)
;   x76 = x61 (carry to x77)
;   x77 = x69
;   x81 = x72 - x79 + x78 (carry to x82)
;   x82 = x73 + x80 - x78 (carry to x83)
;   x83 = x74 - x80 - x79 (carry to x84)
;   x84 = x75 (carry to x85)
;   x85 = x76 (carry to x86)
;   x86 = x77 (carry to x87)
;   x87 = x79
;   x91 = x82 - x89 + x88 (carry to x92)
;   x92 = x83 + x90 - x88 (carry to x93)
;   x93 = x84 - x90 - x89 (carry to x94)
;   x94 = x85 (carry to x95)
;   x95 = x86 (carry to x96)
;   x96 = x87 (carry to x97)
;   x97 = x89
;   x101 = x92 - x99 + x98 (carry to x102)
;   x102 = x93 + x100 - x98 (carry to x103)
;   x103 = x94 - x100 - x99 (carry to x104)
;   x104 = x95 (carry to x105)
;   x105 = x96 (carry to x106)
;   x106 = x97 (carry to x107)
;   x107 = x99
;   x111 = x102 - x109 + x108 (carry to x112)
;   x112 = x103 + x110 - x108 (carry to x113)
;   x113 = x104 - x110 - x109 (carry to x114)
;   x114 = x105 (carry to x115)
;   x115 = x106 (carry to x116)
;   x116 = x107 (carry to x117)
;   x117 = x109
;   x121 = x112 - x119 + x118 (carry to x122)
;   x122 = x40 + x40 + x51 + x113 + x120 - x118 (carry to x123)
;   x123 = x41 + x41 + x52 + x114 - x120 - x119 (carry to x124)
;   x124 = x42 + x42 + x53 + x115 (carry to x125)
;   x125 = x43 + x43 + x54 + x116 (carry to x126)
;   x126 = x44 + x44 + x55 + x117 (carry to x127)
;   x127 = x56 + x119 (carry to x135)
;   x129 = x122 - 0xffffffff (carry to x130)
;   x130 = x123 - 0xffffffff00000000 (carry to x131)
;   x131 = x124 - 0xfffffffffffffffe (carry to x132)
;   x132 = x125 - 0xffffffffffffffff (carry to x133)
;   x133 = x126 - 0xffffffffffffffff (carry to x134)
;   x134 = x127 - 0xffffffffffffffff (carry to x135)
;
; 311 instructions; 81.9 cycles on AMD EPYC (amd-zen3)
; throughput: 1.608 [1.608, 1.608] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.399 [1.394, 1.401] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (basic+ledger; source = IR: basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
; found by Fieldwright, seed 1, 2026-11-24T03:54:28.166Z
; npm run optimize -- --curve p384-montgomery --op square --seed 1 --budget 40s --resume
; sha256 of the code: e694a235c0eb50ae48d6d284b2ff0265fe1f295baa1fb44741a218f063d38ba5
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

        mov rdx, [rsi]             ; load arg1[0]
        mulx rax, r8, [rsi+0x18]   ; x11:x10 = arg1[0]*arg1[3]
        mulx r9, r10, rdx          ; x46:x45 = arg1[0]*arg1[0]
        mulx r11, rcx, [rsi+0x10]  ; x9:x8 = arg1[0]*arg1[2]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx rbx, rbp, [rsi+0x20]  ; x21:x20 = arg1[1]*arg1[4]
        mulx r12, r13, [rsi+0x10]  ; x17:x16 = arg1[1]*arg1[2]
        add r13, r8                ; x37 = x10 + x16, CF to x38
        mulx r8, r14, [rsi+0x28]   ; x23:x22 = arg1[1]*arg1[5]
        mov rdx, [rsi]             ; load arg1[0]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mov [rsp-0x10], r10        ; spill x45
        mulx rdi, r10, [rsi+0x20]  ; x13:x12 = arg1[0]*arg1[4]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mov [rsp-0x18], r9         ; spill x46
        mov [rsp-0x20], r14        ; spill x22
        mulx r9, r14, [rsi+0x18]   ; x19:x18 = arg1[1]*arg1[3]
        adcx r14, r10              ; x38 = x12 + x18 + CF, CF to x39
        adcx rdi, r9               ; x39 = x13 + x19 + CF, CF to x40
        mov rdx, [rsi]             ; load arg1[0]
        mulx r9, r10, [rsi+0x28]   ; x15:x14 = arg1[0]*arg1[5]
        adc r9, 0x0                ; x40 = x15 + CF, no carry
        add rax, r12               ; x38.2 = x17 + x11, CF to x39
        adcx r10, rdi              ; x39 += x14 + CF, CF to x40
        mulx rdi, r12, [rsi+0x8]   ; x7:x6 = arg1[0]*arg1[1]
        adc r9, rbx                ; x40 += x21 + CF, CF to x41
        adc r8, 0x0                ; x41 = x23 + CF, no carry
        xor ebx, ebx               ; CF = OF = 0
        adox rcx, rdi              ; x36 = x8 + x7 (OF is 0), OF to x37, complete
        adox r11, r13              ; x37 += x9 + OF, OF to x38, complete
        adox rax, r14              ; x38 += x38.2 + OF, OF to x39, complete
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx rdi, rbx, [rsi+0x18]  ; x25:x24 = arg1[2]*arg1[3]
        adox r10, rbx              ; x39 += x24 + OF, OF to x40
        adcx rbp, r10              ; x39 += x20 (CF is 0), CF to x40, complete
        mulx r10, rbx, [rsi+0x20]  ; x27:x26 = arg1[2]*arg1[4]
        adcx r9, [rsp-0x20]        ; x40 += x22 + CF, CF to x41
        adox r9, rbx               ; x40 += x26 + OF, OF to x41
        mulx rbx, r13, [rsi+0x28]  ; x29:x28 = arg1[2]*arg1[5]
        adcx r10, r13              ; x41.2 = x27 + x28 + CF, CF to x42
        mov rdx, [rsi+0x20]        ; load arg1[4]
        mulx r13, r14, [rsi+0x18]  ; x31:x30 = arg1[3]*arg1[4]
        adox r10, r14              ; x41.2 += x30 + OF, OF to x42
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mov [rsp-0x20], rbp        ; spill x39
        mulx r14, rbp, [rsi+0x28]  ; x33:x32 = arg1[3]*arg1[5]
        adox r13, rbx              ; x42 = x31 + x29 + OF, OF to x43
        adcx r13, [rel .c0]        ; x42 += CF, CF to x43
        adcx r14, [rel .c0]        ; x43 = x33 + CF, no carry
        adox r14, [rel .c0]        ; x43 += OF, no carry
        xor ebx, ebx               ; CF = OF = 0
        adox r9, rdi               ; x40 += x25 (OF is 0), OF to x41, complete
        adox r8, r10               ; x41 += x41.2 + OF, OF to x42, complete
        mov rdx, [rsi+0x28]        ; load arg1[5]
        mulx r10, rdi, rdx         ; x56:x55 = arg1[5]*arg1[5]
        adox r13, rbp              ; x42 += x32 + OF, OF to x43, complete
        adcx r12, r12              ; x57 = x6 + x6 (CF is 0), CF to x58
        mulx rbx, rbp, [rsi+0x20]  ; x35:x34 = arg1[4]*arg1[5]
        adcx rcx, rcx              ; x58 = x36 + x36 + CF, CF to x59
        adcx r11, r11              ; x59 = x37 + x37 + CF, CF to x60
        adcx rax, rax              ; x60 = x38 + x38 + CF, CF to x61
        mov [rsp-0x28], rax        ; spill x60
        mov rax, [rsp-0x20]        ; reload x39
        adcx rax, [rsp-0x20]       ; x61 = x39 + x39 + CF, CF to x122
        adcx r9, r9                ; x122 = x40 + x40 + CF, CF to x123
        adcx r8, r8                ; x123 = x41 + x41 + CF, CF to x124
        adox rbp, r14              ; x43 += x34 + OF, OF to x44, complete
        adcx r13, r13              ; x124 = x42 + x42 + CF, CF to x125
        adcx rbp, rbp              ; x125 = x43 + x43 + CF, CF to x126
        adox rbx, [rel .c0]        ; x44 = x35 + OF, no carry, complete

        ; complete: [x44, x43, x42, x41, x40, x39, x38, x37, x36] in [rbx, -, -, -, -, [rsp-0x20], -, -, -]
        adc rdi, rbx               ; x126 = x44 + x55 + CF, CF to x127
        adc r10, 0x0               ; x127 = x56 + CF, no carry
        xor r14d, r14d             ; CF = OF = 0
        adox r12, [rsp-0x18]       ; x57 += x46 (OF is 0), OF to x58, complete
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mov [rsp-0x18], rbx        ; spill x44
        mulx r14, rbx, rdx         ; x48:x47 = arg1[1]*arg1[1]
        adox rcx, rbx              ; x58 += x47 + OF, OF to x59, complete
        adox r14, r11              ; x59 += x48 + OF, OF to x60, complete
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r11, rbx, rdx         ; x50:x49 = arg1[2]*arg1[2]
        adox rbx, [rsp-0x28]       ; x60 += x49 + OF, OF to x61, complete
        adox r11, rax              ; x61 += x50 + OF, OF to x122, complete

        ; complete: [x61, x60, x59, x58, x57] in [r11, rbx, r14, rcx, r12]
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mov [rsp-0x28], rcx        ; spill x58
        mulx rax, rcx, rdx         ; x52:x51 = arg1[3]*arg1[3]
        adox r9, rcx               ; x122 += x51 + OF, OF to x123
        adox rax, r8               ; x123 += x52 + OF, OF to x124
        mov rdx, [rsi+0x20]        ; load arg1[4]
        mulx r8, rcx, rdx          ; x54:x53 = arg1[4]*arg1[4]
        adox r13, rcx              ; x124 += x53 + OF, OF to x125
        adox r8, rbp               ; x125 += x54 + OF, OF to x126
        adox rdi, [rel .c0]        ; x126 += OF, OF to x127
        adox r10, [rel .c0]        ; x127 += OF, no carry
        mov rcx, [rsp-0x10]        ; reload x45
        shl rcx, 0x20              ; x68 = x45 << 32 mod 2^64
        mov rsi, [rsp-0x10]        ; reload x45
        lea rdx, [rsi+rcx]         ; x69 = x45 + x68 mod 2^64
        mov rbp, rdx               ; copy x69
        shr rbp, 0x20              ; x70 = x69 >> 32
        add rsi, rcx               ; x71 = x45 + x68, CF to x72
        adcx r12, rbp              ; x72 = x57 + x70 + CF, CF to x73
        sbb rbp, 0x0               ; neg(x73) = x70 - CF, CF to x74
        adc r14, 0x0               ; x74 = x59 + CF, CF to x75
        adc rbx, 0x0               ; x75 = x60 + CF, CF to x76
        adc r11, 0x0               ; x76 = x61 + CF, CF to x77
        mov [rsp-0x10], r10        ; spill x127
        mov r10, rdx               ; copy x69
        adc r10, 0x0               ; x77 = x69 + CF
        sub rsi, rdx               ; x71 -= x69, CF from x72
        sbb r12, rcx               ; x72 -= x68 + CF, CF from x73, complete
        mov rcx, [rsp-0x28]        ; reload x58
        sbb rcx, rbp               ; x73 = x58 - neg(x73) - CF, CF from x74
        sbb r14, 0x0               ; x74 -= CF, CF from x75
        sbb rbx, 0x0               ; x75 -= CF, CF from x76
        sbb r11, 0x0               ; x76 -= CF, CF from x77
        sbb r10, 0x0               ; x77 -= CF
        mov rsi, r12               ; copy x72
        shl rsi, 0x20              ; x78 = x72 << 32 mod 2^64
        mov rbp, r12               ; copy x72
        add rbp, rsi               ; x79 = x72 + x78 mod 2^64
        mov [rsp-0x28], rdi        ; spill x126
        mov rdi, rbp               ; copy x79
        shr rdi, 0x20              ; x80 = x79 >> 32
        sub rcx, rdx               ; x73 -= x69, CF from x74, complete
        sbb r14, 0x0               ; x74 -= CF, CF from x75, complete
        sbb rbx, 0x0               ; x75 -= CF, CF from x76, complete
        sbb r11, 0x0               ; x76 -= CF, CF from x77, complete
        sbb r10, 0x0               ; x77 -= CF, complete

        ; complete: [x77, x76, x75, x74, x73, x72] in [r10, r11, rbx, r14, rcx, r12]
        add r12, rsi               ; x81 = x72 + x78, CF to x82
        adcx rcx, rdi              ; x82 = x73 + x80 + CF, CF to x83
        sbb rdi, 0x0               ; neg(x83) = x80 - CF, CF to x84
        adc rbx, 0x0               ; x84 = x75 + CF, CF to x85
        adc r11, 0x0               ; x85 = x76 + CF, CF to x86
        adc r10, 0x0               ; x86 = x77 + CF, CF to x87
        mov rdx, rbp               ; copy x79
        adc rdx, 0x0               ; x87 = x79 + CF
        sub r12, rbp               ; x81 -= x79, CF from x82
        sbb rcx, rsi               ; x82 -= x78 + CF, CF from x83, complete
        sbb r14, rdi               ; x83 = x74 - neg(x83) - CF, CF from x84
        sbb rbx, 0x0               ; x84 -= CF, CF from x85
        sbb r11, 0x0               ; x85 -= CF, CF from x86
        sbb r10, 0x0               ; x86 -= CF, CF from x87
        sbb rdx, 0x0               ; x87 -= CF
        mov rdi, rcx               ; copy x82
        shl rdi, 0x20              ; x88 = x82 << 32 mod 2^64
        mov rsi, rdi               ; copy x88
        add rsi, rcx               ; x89 = x82 + x88 mod 2^64
        mov r12, rsi               ; copy x89
        shr r12, 0x20              ; x90 = x89 >> 32
        sub r14, rbp               ; x83 -= x79, CF from x84, complete
        sbb rbx, 0x0               ; x84 -= CF, CF from x85, complete
        sbb r11, 0x0               ; x85 -= CF, CF from x86, complete
        sbb r10, 0x0               ; x86 -= CF, CF from x87, complete
        sbb rdx, 0x0               ; x87 -= CF, complete

        ; complete: [x87, x86, x85, x84, x83, x82] in [rdx, r10, r11, rbx, r14, rcx]
        add rcx, rdi               ; x91 = x82 + x88, CF to x92
        adc r14, r12               ; x92 = x83 + x90 + CF, CF to x93
        sbb r12, 0x0               ; neg(x93) = x90 - CF, CF to x94
        adc r11, 0x0               ; x94 = x85 + CF, CF to x95
        adc r10, 0x0               ; x95 = x86 + CF, CF to x96
        adc rdx, 0x0               ; x96 = x87 + CF, CF to x97
        mov rbp, rsi               ; copy x89
        adc rbp, 0x0               ; x97 = x89 + CF
        sub rcx, rsi               ; x91 -= x89, CF from x92
        sbb r14, rdi               ; x92 -= x88 + CF, CF from x93, complete
        adc rsi, r12               ; neg(x93) += x89 + CF, CF from x94
        mov ecx, 0x20              ; constant 0x20
        shlx rdi, r14, rcx         ; x98 = x92 << 32 mod 2^64
        lea r12, [r14+rdi]         ; x99 = x92 + x98 mod 2^64
        sbb r11, 0x0               ; x94 -= CF, CF from x95
        sbb r10, 0x0               ; x95 -= CF, CF from x96
        sbb rdx, 0x0               ; x96 -= CF, CF from x97
        sbb rbp, 0x0               ; x97 -= CF
        mov rcx, r12               ; copy x99
        shr rcx, 0x20              ; x100 = x99 >> 32
        sub rbx, rsi               ; x93 = x84 - neg(x93), CF from x94, complete
        sbb r11, 0x0               ; x94 -= CF, CF from x95, complete
        sbb r10, 0x0               ; x95 -= CF, CF from x96, complete
        sbb rdx, 0x0               ; x96 -= CF, CF from x97, complete
        sbb rbp, 0x0               ; x97 -= CF, complete

        ; complete: [x97, x96, x95, x94, x93, x92] in [rbp, rdx, r10, r11, rbx, r14]
        xor esi, esi               ; CF = OF = 0
        adox r14, rdi              ; x101 = x92 + x98 (OF is 0), OF to x102
        adox rbx, rcx              ; x102 = x93 + x100 + OF, OF to x103
        adox r11, [rel .c0]        ; x103 = x94 + OF, OF to x104
        adox r10, [rel .c0]        ; x104 = x95 + OF, OF to x105
        adox rdx, [rel .c0]        ; x105 = x96 + OF, OF to x106
        adox rbp, [rel .c0]        ; x106 = x97 + OF, OF to x107
        mov rsi, r12               ; copy x99
        adox rsi, [rel .c0]        ; x107 = x99 + OF
        sub r11, rcx               ; x103 -= x100, CF from x104
        sbb r10, 0x0               ; x104 -= CF, CF from x105
        sbb rdx, 0x0               ; x105 -= CF, CF from x106
        sbb rbp, 0x0               ; x106 -= CF, CF from x107
        sbb rsi, 0x0               ; x107 -= CF
        sub r14, r12               ; x101 -= x99, CF from x102
        sbb rbx, rdi               ; x102 -= x98 + CF, CF from x103, complete
        sbb r11, r12               ; x103 -= x99 + CF, CF from x104, complete
        sbb r10, 0x0               ; x104 -= CF, CF from x105, complete
        sbb rdx, 0x0               ; x105 -= CF, CF from x106, complete
        sbb rbp, 0x0               ; x106 -= CF, CF from x107, complete
        sbb rsi, 0x0               ; x107 -= CF, complete

        ; complete: [x107, x106, x105, x104, x103, x102] in [rsi, rbp, rdx, r10, r11, rbx]
        mov rcx, rbx               ; copy x102
        shl rcx, 0x20              ; x108 = x102 << 32 mod 2^64
        lea rdi, [rbx+rcx]         ; x109 = x102 + x108 mod 2^64
        mov r12, rdi               ; copy x109
        shr r12, 0x20              ; x110 = x109 >> 32
        xor r14d, r14d             ; CF = OF = 0
        adcx rbx, rcx              ; x111 = x102 + x108 (CF is 0), CF to x112
        adcx r11, r12              ; x112 = x103 + x110 + CF, CF to x113
        sbb r12, 0x0               ; neg(x113) = x110 - CF, CF to x114
        adc rdx, 0x0               ; x114 = x105 + CF, CF to x115
        adc rbp, 0x0               ; x115 = x106 + CF, CF to x116
        adc rsi, 0x0               ; x116 = x107 + CF, CF to x117
        mov r14, rdi               ; copy x109
        adc r14, 0x0               ; x117 = x109 + CF
        sub rbx, rdi               ; x111 -= x109, CF from x112
        sbb r11, rcx               ; x112 -= x108 + CF, CF from x113, complete
        sbb r10, r12               ; x113 = x104 - neg(x113) - CF, CF from x114
        sbb rdx, 0x0               ; x114 -= CF, CF from x115
        sbb rbp, 0x0               ; x115 -= CF, CF from x116
        sbb rsi, 0x0               ; x116 -= CF, CF from x117
        sbb r14, 0x0               ; x117 -= CF
        mov rcx, r11               ; copy x112
        shl rcx, 0x20              ; x118 = x112 << 32 mod 2^64
        lea rbx, [r11+rcx]         ; x119 = x112 + x118 mod 2^64
        mov r12d, 0x20             ; constant 0x20
        shrx r12, rbx, r12         ; x120 = x119 >> 32
        sub r10, rdi               ; x113 -= x109, CF from x114, complete
        sbb rdx, 0x0               ; x114 -= CF, CF from x115, complete
        sbb rbp, 0x0               ; x115 -= CF, CF from x116, complete
        sbb rsi, 0x0               ; x116 -= CF, CF from x117, complete
        sbb r14, 0x0               ; x117 -= CF, complete

        ; complete: [x117, x116, x115, x114, x113, x112] in [r14, rsi, rbp, rdx, r10, r11]
        add r9, r10                ; x122 += x113, CF to x123
        adcx rax, rdx              ; x123 += x114 + CF, CF to x124
        adc r13, rbp               ; x124 += x115 + CF, CF to x125
        adcx r8, rsi               ; x125 += x116 + CF, CF to x126
        mov r10, [rsp-0x28]        ; reload x126
        adc r10, [rsp-0x18]        ; x126 += x44 + CF, CF to x127
        mov rdi, rbx               ; copy x119
        adc rdi, 0x0               ; x127.2 = x119 + CF, CF to x135
        mov esi, 0x0               ; begins neg(x135) = CF
        adc rsi, 0x0               ; neg(x135) = CF
        add r14, r10               ; x126 += x117, CF to x127
        adc rdi, [rsp-0x10]        ; x127 += x127.2 + CF, CF to x135
        adc rsi, 0x0               ; neg(x135) += CF
        mov r10, rbx               ; copy x119
        add r10, r12               ; neg(x123).2 = x120 + x119, CF from x124
        sbb r13, 0x0               ; x124 -= CF, CF from x125
        sbb r8, 0x0                ; x125 -= CF, CF from x126
        sbb r14, 0x0               ; x126 -= CF, CF from x127
        sbb rdi, 0x0               ; x127 -= CF, CF from x135
        sbb rsi, 0x0               ; neg(x135) -= CF
        xor edx, edx               ; CF = OF = 0
        adcx r11, rcx              ; x121 = x112 + x118 (CF is 0), CF to x122
        adcx r12, r9               ; x122 += x120 + CF, CF to x123
        sbb r10, 0x0               ; neg(x123).2 -= CF, CF to x124
        adc r13, 0x0               ; x124 += CF, CF to x125
        adc r8, 0x0                ; x125 += CF, CF to x126
        adc r14, 0x0               ; x126 += CF, CF to x127
        adc rdi, 0x0               ; x127 += CF, CF to x135
        adc rsi, 0x0               ; neg(x135) += CF
        sub r11, rbx               ; x121 -= x119, CF from x122
        sbb r12, rcx               ; x122 -= x118 + CF, CF from x123, complete
        sbb rax, r10               ; x123 -= neg(x123).2 + CF, CF from x124, complete
        sbb r13, 0x0               ; x124 -= CF, CF from x125, complete
        sbb r8, 0x0                ; x125 -= CF, CF from x126, complete
        sbb r14, 0x0               ; x126 -= CF, CF from x127, complete
        sbb rdi, 0x0               ; x127 -= CF, CF from x135, complete

        ; complete: [x127, x126, x125, x124, x123, x122] in [rdi, r14, r8, r13, rax, r12]
        sbb rsi, 0x0               ; neg(x135) -= CF
        mov r9, rdi                ; copy x127
        sub r9, -0x1               ; x134 = x127 - 0xffffffffffffffff, CF from x135
        sbb rsi, 0x0               ; neg(x135) -= CF
        mov r10, r12               ; copy x122
        sub r10, [rel .c1]         ; x129 = x122 - 0xffffffff, CF from x130, complete
        mov r11, rax               ; copy x123
        sbb r11, [rel .c2]         ; x130 = x123 - 0xffffffff00000000 - CF, CF from x131, complete
        mov rcx, r13               ; copy x124
        sbb rcx, -0x2              ; x131 = x124 - 0xfffffffffffffffe - CF, CF from x132, complete
        mov rdx, r8                ; copy x125
        sbb rdx, -0x1              ; x132 = x125 - 0xffffffffffffffff - CF, CF from x133, complete
        mov rbx, r14               ; copy x126
        sbb rbx, -0x1              ; x133 = x126 - 0xffffffffffffffff - CF, CF from x134, complete
        sbb r9, 0x0                ; x134 -= CF, CF from x135, complete

        ; complete: [x134, x133, x132, x131, x130, x129] in [r9, rbx, rdx, rcx, r11, r10]
        sbb rsi, 0x0               ; neg(x135) -= CF
        mov ebp, 0x0               ; constant 0
        sub rbp, rsi               ; x135 = 0 - neg(x135), complete
        bt ebp, 0x0                ; CF = x135
        cmovc r10, r12             ; x136 = x135 ? x122 : x129, x135 in CF
        cmovnc r14, rbx            ; x140 = x135 ? x126 : x133, x135 in CF
        cmovc rdx, r8              ; x139 = x135 ? x125 : x132, x135 in CF
        mov r8, [rsp-0x8]          ; reload pointer out1
        mov [r8+0x20], r14         ; out1[4] = x140
        mov [r8+0x18], rdx         ; out1[3] = x139
        mov [r8], r10              ; out1[0] = x136
        cmovc r11, rax             ; x137 = x135 ? x123 : x130, x135 in CF
        mov [r8+0x8], r11          ; out1[1] = x137
        cmovc r9, rdi              ; x141 = x135 ? x127 : x134, x135 in CF
        mov [r8+0x28], r9          ; out1[5] = x141
        cmovc rcx, r13             ; x138 = x135 ? x124 : x131, x135 in CF
        mov [r8+0x10], rcx         ; out1[2] = x138

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
        dd      60, 28
        dd      fe_p384_montgomery_square - $
        dd      fe_p384_montgomery_square.end - fe_p384_montgomery_square
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x03, 0x4d, 0x05, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        section .note.GNU-stack noalloc noexec nowrite progbits
