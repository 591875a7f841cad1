; p448 mul (loose), modulo p = 2^448 - 2^224 - 1
; out1 is congruent to arg1*arg2 modulo p
; arg1, arg2 below 2^448; out1 below 2^448; arrays may overlap
;
; void fe_p448_mul_loose(uint64_t out1[7], const uint64_t arg1[7], const uint64_t arg2[7]);
;
; Arguments (System V ABI):
;   rdi  out1[7]  written, below 2^448
;   rsi  arg1[7]  read, below 2^448
;   rdx  arg2[7]  read, below 2^448
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x14
;   [rsp-0x18]  x57
;   [rsp-0x20]  x44, then x113, then x135
;   [rsp-0x28]  x114, then x47, then x107
;   [rsp-0x30]  x45, then x99
;   [rsp-0x38]  x35, then x114
;   [rsp-0x40]  x112, then x134
;   [rsp-0x48]  x98, then x116
;   [rsp-0x50]  x73, then x115
;   [rsp-0x58]  x116.2
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x112 = x15 + x16 + x28 (carry to x113)
;   x113 = x17 + x18 + x29 + x30 + x42 (carry to x114)
;   x114 = x19 + x20 + x31 + x32 + x43 + x44 + x56 (carry to x115)
;   x115 = x21 + x22 + x33 + x34 + x45 + x46 + x57 + x58 + x70 (carry to x116)
;   x116 = x23 + x24 + x35 + x36 + x47 + x48 + x59 + x60 + x71 + x72 + x84 (carry to x117)
;   x117 = x25 + x26 + x37 + x38 + x49 + x50 + x61 + x62 + x73 + x74 + x85 + x86 + x98 (carry to x118)
;   x118 = x27 + x39 + x40 + x51 + x52 + x63 + x64 + x75 + x76 + x87 + x88 + x99 + x100 (carry to x119)
;   x119 = x41 + x53 + x54 + x65 + x66 + x77 + x78 + x89 + x90 + x101 + x102 (carry to x120)
;   x120 = x55 + x67 + x68 + x79 + x80 + x91 + x92 + x103 + x104 (carry to x121)
;   x121 = x69 + x81 + x82 + x93 + x94 + x105 + x106 (carry to x122)
;   x122 = x83 + x95 + x96 + x107 + x108 (carry to x123)
;   x123 = x97 + x109 + x110 (carry to x124)
;   x124 = x111
;   x133 = x14 + x118 (carry to x134)
;   x134 = x112 + x119 (carry to x135)
;   x135 = x113 + x120 (carry to x136)
;   x136 = x114 + x121 + x125 (carry to x137)
;   x137 = x115 + x122 + x126 (carry to x138)
;   x138 = x116 + x123 + x127 (carry to x139)
;   x139 = x117 + x124 + x128 (carry to x140)
;   x140 = x129 (carry to x141)
;   x141 = x130 (carry to x142)
;   x142 = x131 (carry to x143)
;   x143 = x132
;   x149 = x133 + x140 (carry to x150)
;   x150 = x134 + x141 (carry to x151)
;   x151 = x135 + x142 (carry to x152)
;   x152 = x136 + x143 + x144 (carry to x153)
;   x153 = x137 + x145 (carry to x154)
;   x154 = x138 + x146 (carry to x155)
;   x155 = x139 + x147 (carry to x156)
;   x156 = x148
;
; 308 instructions; 96.1 cycles on AMD EPYC (amd-zen3)
; throughput: 1.338 [1.335, 1.345] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.306 [1.305, 1.307] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (basic+ledger; source = IR: values)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
; found by Fieldwright, seed 1, 2026-11-24T03:51:59.047Z
; npm run optimize -- --curve p448 --op mul --seed 1 --budget 40s --resume
; sha256 of the code: db74523a5a9a819e52e0603f38cc7845e27fa3ed08af848cbe3ecaff6f356af7
        default rel
        section .text
        global  fe_p448_mul_loose:function (fe_p448_mul_loose.end - fe_p448_mul_loose)
        align   64
fe_p448_mul_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rax, rdx               ; copy pointer arg2
        mov rdx, [rsi]             ; load arg1[0]
        mulx r8, r9, [rax+0x18]    ; x57:x56 = arg1[0]*arg2[3]
        mulx r10, r11, [rax]       ; x15:x14 = arg1[0]*arg2[0]
        mov rdx, [rax]             ; load arg2[0]
        mulx rcx, rbx, [rsi+0x18]  ; x21:x20 = arg1[3]*arg2[0]
        xor ebp, ebp               ; CF = OF = 0
        adox r9, rbx               ; x114 = x20 + x56 (OF is 0), OF to x115
        mulx rbx, rbp, [rsi+0x28]  ; x25:x24 = arg1[5]*arg2[0]
        mulx r12, r13, [rsi+0x20]  ; x23:x22 = arg1[4]*arg2[0]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r14, r15, [rax+0x10]  ; x45:x44 = arg1[1]*arg2[2]
        adcx rbp, r12              ; x116 = x23 + x24 (CF is 0), CF to x117
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r12, rdi, [rax]       ; x17:x16 = arg1[1]*arg2[0]
        mov [rsp-0x10], r11        ; spill x14
        mov [rsp-0x18], r8         ; spill x57
        mulx r11, r8, [rax+0x8]    ; x31:x30 = arg1[1]*arg2[1]
        adox rcx, r13              ; x115 = x21 + x22 + OF, OF to x116
        adcx rbx, [rel .c0]        ; x117 = x25 + CF, no carry
        adcx r10, rdi              ; x112 = x15 + x16 (CF is 0), CF to x113
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx rdi, r13, [rax]       ; x19:x18 = arg1[2]*arg2[0]
        adcx r13, r12              ; x113 = x17 + x18 + CF, CF to x114
        mov rdx, [rax]             ; load arg2[0]
        mov [rsp-0x20], r15        ; spill x44
        mulx r12, r15, [rsi+0x30]  ; x27:x26 = arg1[6]*arg2[0]
        adox rbp, [rel .c0]        ; x116 += OF, OF to x117
        adox r15, rbx              ; x117 += x26 + OF, OF to x118
        mov rdx, [rsi]             ; load arg1[0]
        mov [rsp-0x28], r9         ; spill x114
        mulx rbx, r9, [rax+0x8]    ; x29:x28 = arg1[0]*arg2[1]
        adcx rdi, [rel .c0]        ; x114.2 = x19 + CF, no carry
        adcx r13, r8               ; x113 += x30 (CF is 0), CF to x114
        mov rdx, [rax+0x8]         ; load arg2[1]
        mov [rsp-0x30], r14        ; spill x45
        mulx r8, r14, [rsi+0x18]   ; x35:x34 = arg1[3]*arg2[1]
        adcx rdi, [rel .c0]        ; x114.2 += CF, no carry
        adox r12, [rel .c0]        ; x118 = x27 + OF, no carry
        mov [rsp-0x38], r8         ; spill x35
        xor r8d, r8d               ; CF = OF = 0
        adox r9, r10               ; x112 += x28 (OF is 0), OF to x113, complete
        adox rbx, r13              ; x113 += x29 + OF, OF to x114
        mulx r8, r10, [rsi+0x10]   ; x33:x32 = arg1[2]*arg2[1]
        adox r10, r11              ; x114.3 = x31 + x32 + OF, OF to x115
        mulx r11, r13, [rsi+0x20]  ; x37:x36 = arg1[4]*arg2[1]
        adcx r10, rdi              ; x114.2 += x114.3 (CF is 0), CF to x115
        adox r8, rcx               ; x115 += x33 + OF, OF to x116
        mov rdx, [rax+0x20]        ; load arg2[4]
        mulx rcx, rdi, [rsi]       ; x71:x70 = arg1[0]*arg2[4]
        adox rbp, r13              ; x116 += x36 + OF, OF to x117
        mov rdx, [rsi]             ; load arg1[0]
        mov [rsp-0x40], r9         ; spill x112
        mulx r13, r9, [rax+0x30]   ; x99:x98 = arg1[0]*arg2[6]
        adox r11, r15              ; x117 += x37 + OF, OF to x118
        adcx rdi, [rsp-0x30]       ; x115.2 = x45 + x70 + CF, CF to x116
        adcx rbp, rcx              ; x116 += x71 + CF, CF to x117
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx rcx, r15, [rsi+0x30]  ; x41:x40 = arg1[6]*arg2[1]
        mov [rsp-0x30], r13        ; spill x99
        mov [rsp-0x48], r9         ; spill x98
        mulx r13, r9, [rsi+0x28]   ; x39:x38 = arg1[5]*arg2[1]
        adcx r9, r11               ; x117 += x38 + CF, CF to x118
        adcx r15, r13              ; x118.2 = x39 + x40 + CF, CF to x119
        adox r15, r12              ; x118 += x118.2 + OF, OF to x119
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx r11, r12, [rsi]       ; x43:x42 = arg1[0]*arg2[2]
        adcx rcx, [rel .c0]        ; x119 = x41 + CF, no carry
        adcx rbx, r12              ; x113 += x42 (CF is 0), CF to x114, complete
        mulx r12, r13, [rsi+0x10]  ; x47:x46 = arg1[2]*arg2[2]
        adox rcx, [rel .c0]        ; x119 += OF, no carry
        adox r10, [rsp-0x28]       ; x114 += x114.2 (OF is 0), OF to x115
        adcx r11, [rsp-0x20]       ; x114.2 = x43 + x44 + CF, CF to x115
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mov [rsp-0x20], rbx        ; spill x113
        mov [rsp-0x28], r12        ; spill x47
        mulx rbx, r12, [rax+0x18]  ; x59:x58 = arg1[1]*arg2[3]
        adcx r14, r13              ; x115.3 = x34 + x46 + CF, CF to x116
        adox rdi, r14              ; x115.2 += x115.3 + OF, OF to x116
        mulx r13, r14, [rax+0x20]  ; x73:x72 = arg1[1]*arg2[4]
        adox rbx, r14              ; x116.2 = x72 + x59 + OF, OF to x117
        mov rdx, [rax+0x10]        ; load arg2[2]
        mov [rsp-0x50], r13        ; spill x73
        mulx r14, r13, [rsi+0x18]  ; x49:x48 = arg1[3]*arg2[2]
        adox r14, r9               ; x117 += x49 + OF, OF to x118
        mov [rsp-0x58], rbx        ; spill x116.2
        mulx r9, rbx, [rsi+0x20]   ; x51:x50 = arg1[4]*arg2[2]
        adcx rbp, r13              ; x116 += x48 + CF, CF to x117
        adox r9, r15               ; x118 += x51 + OF, OF to x119
        mulx r13, r15, [rsi+0x28]  ; x53:x52 = arg1[5]*arg2[2]
        adox rcx, r13              ; x119 += x53 + OF, OF to x120
        adcx rbx, [rel .c0]        ; x117.2 = x50 + CF, CF to x118
        adcx r15, r9               ; x118 += x52 + CF, CF to x119
        mulx r9, r13, [rsi+0x30]   ; x55:x54 = arg1[6]*arg2[2]
        adcx r13, rcx              ; x119 += x54 + CF, CF to x120
        adcx r9, [rel .c0]         ; x120 = x55 + CF, no carry
        adox r9, [rel .c0]         ; x120 += OF, no carry
        xor ecx, ecx               ; CF = OF = 0
        adox r11, r10              ; x114 += x114.2 (OF is 0), OF to x115, complete
        adox rdi, r8               ; x115 += x115.2 + OF, OF to x116
        mov rdx, [rsi]             ; load arg1[0]
        mulx r8, r10, [rax+0x28]   ; x85:x84 = arg1[0]*arg2[5]
        adcx r12, rdi              ; x115 += x58 (CF is 0), CF to x116
        adcx rbp, [rsp-0x38]       ; x116 += x35 + CF, CF to x117
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx rcx, rdi, [rsi+0x10]  ; x61:x60 = arg1[2]*arg2[3]
        adox rbp, rdi              ; x116 += x60 + OF, OF to x117
        mov [rsp-0x38], r11        ; spill x114
        mulx rdi, r11, [rsi+0x18]  ; x63:x62 = arg1[3]*arg2[3]
        adox r11, rbx              ; x117.2 += x62 + OF, OF to x118
        adox rdi, [rel .c0]        ; x118.2 = x63 + OF, no carry
        adox r14, r11              ; x117 += x117.2 (OF is 0), OF to x118
        adcx r14, rcx              ; x117 += x61 + CF, CF to x118
        mulx r11, rcx, [rsi+0x20]  ; x65:x64 = arg1[4]*arg2[3]
        adcx rdi, r15              ; x118 += x118.2 + CF, CF to x119
        adox rdi, rcx              ; x118 += x64 + OF, OF to x119
        mulx rcx, rbx, [rsi+0x28]  ; x67:x66 = arg1[5]*arg2[3]
        adox r13, rbx              ; x119 += x66 + OF, OF to x120
        adcx r13, r11              ; x119 += x65 + CF, CF to x120
        mulx r11, rbx, [rsi+0x30]  ; x69:x68 = arg1[6]*arg2[3]
        adcx rcx, r9               ; x120 += x67 + CF, CF to x121
        adox rcx, rbx              ; x120 += x68 + OF, OF to x121
        adcx r11, [rel .c0]        ; x121 = x69 + CF, no carry
        adox r11, [rel .c0]        ; x121 += OF, no carry
        xor r9d, r9d               ; CF = OF = 0
        adox r12, [rsp-0x18]       ; x115 += x57 (OF is 0), OF to x116, complete
        adox r10, [rsp-0x58]       ; x116.2 += x84 + OF, OF to x117
        adcx rbp, [rsp-0x28]       ; x116 += x47 (CF is 0), CF to x117
        mov rdx, [rax+0x20]        ; load arg2[4]
        mulx r9, rbx, [rsi+0x10]   ; x75:x74 = arg1[2]*arg2[4]
        adcx r8, [rsp-0x50]        ; x117.2 = x85 + x73 + CF, CF to x118
        adox rbx, r14              ; x117 += x74 + OF, OF to x118
        mulx r14, r15, [rsi+0x18]  ; x77:x76 = arg1[3]*arg2[4]
        adox rdi, r15              ; x118 += x76 + OF, OF to x119
        adcx r9, rdi               ; x118 += x75 + CF, CF to x119
        mulx rdi, r15, [rsi+0x20]  ; x79:x78 = arg1[4]*arg2[4]
        adox r13, r15              ; x119 += x78 + OF, OF to x120
        adcx r13, r14              ; x119 += x77 + CF, CF to x120
        mulx r14, r15, [rsi+0x30]  ; x83:x82 = arg1[6]*arg2[4]
        adcx rcx, rdi              ; x120 += x79 + CF, CF to x121
        mov [rsp-0x50], r12        ; spill x115
        mulx rdi, r12, [rsi+0x28]  ; x81:x80 = arg1[5]*arg2[4]
        adcx r15, r11              ; x121 += x82 + CF, CF to x122
        adox rcx, r12              ; x120 += x80 + OF, OF to x121
        adox rdi, r15              ; x121 += x81 + OF, OF to x122
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r11, r12, [rax+0x28]  ; x87:x86 = arg1[1]*arg2[5]
        adcx r14, [rel .c0]        ; x122 = x83 + CF, no carry
        adox r14, [rel .c0]        ; x122 += OF, no carry
        xor r15d, r15d             ; CF = OF = 0
        adcx rbp, r10              ; x116 += x116.2 (CF is 0), CF to x117, complete
        adox rbx, r8               ; x117 += x117.2 (OF is 0), OF to x118
        mov rdx, [rax+0x28]        ; load arg2[5]
        mulx r8, r10, [rsi+0x10]   ; x89:x88 = arg1[2]*arg2[5]
        adox r9, r10               ; x118 += x88 + OF, OF to x119
        mulx r10, r15, [rsi+0x18]  ; x91:x90 = arg1[3]*arg2[5]
        adcx rbx, [rsp-0x48]       ; x117 += x98 + CF, CF to x118
        adox r13, r15              ; x119 += x90 + OF, OF to x120
        adox rcx, r10              ; x120 += x91 + OF, OF to x121
        mov rdx, [rax+0x30]        ; load arg2[6]
        mulx r10, r15, [rsi+0x20]  ; x107:x106 = arg1[4]*arg2[6]
        adcx r11, r9               ; x118 += x87 + CF, CF to x119
        adcx r13, r8               ; x119 += x89 + CF, CF to x120
        mov rdx, [rax+0x28]        ; load arg2[5]
        mulx r8, r9, [rsi+0x28]    ; x95:x94 = arg1[5]*arg2[5]
        adox r9, rdi               ; x121 += x94 + OF, OF to x122
        mov [rsp-0x48], rbp        ; spill x116
        mulx rdi, rbp, [rsi+0x20]  ; x93:x92 = arg1[4]*arg2[5]
        adcx rbp, rcx              ; x120 += x92 + CF, CF to x121
        adox r14, r8               ; x122 += x95 + OF, OF to x123
        adcx r9, rdi               ; x121 += x93 + CF, CF to x122
        mulx r8, rcx, [rsi+0x30]   ; x97:x96 = arg1[6]*arg2[5]
        mov rdx, [rax+0x30]        ; load arg2[6]
        mov [rsp-0x28], r10        ; spill x107
        mulx rdi, r10, [rsi+0x10]  ; x103:x102 = arg1[2]*arg2[6]
        adcx r14, rcx              ; x122 += x96 + CF, CF to x123
        adcx r8, [rel .c0]         ; x123 = x97 + CF, no carry
        adcx r12, rbx              ; x117 += x86 (CF is 0), CF to x118, complete
        mulx rcx, rbx, [rsi+0x8]   ; x101:x100 = arg1[1]*arg2[6]
        adox r8, [rel .c0]         ; x123 += OF, no carry
        adox r11, [rsp-0x30]       ; x118 += x99 (OF is 0), OF to x119
        adox rcx, r10              ; x119.2 = x102 + x101 + OF, OF to x120
        adcx rbx, r11              ; x118 += x100 + CF, CF to x119, complete
        mulx r10, r11, [rsi+0x18]  ; x105:x104 = arg1[3]*arg2[6]
        adox rdi, r11              ; x120.2 = x103 + x104 + OF, OF to x121
        adcx rcx, r13              ; x119 += x119.2 + CF, CF to x120, complete
        adox r15, r10              ; x121.2 = x106 + x105 + OF, OF to x122
        adcx rbp, rdi              ; x120 += x120.2 + CF, CF to x121, complete
        mulx r10, r11, [rsi+0x28]  ; x109:x108 = arg1[5]*arg2[6]
        adcx r9, r15               ; x121 += x121.2 + CF, CF to x122, complete
        adcx r14, r11              ; x122 += x108 + CF, CF to x123
        adox r14, [rsp-0x28]       ; x122 += x107 + OF, OF to x123, complete
        mulx rax, r11, [rsi+0x30]  ; x111:x110 = arg1[6]*arg2[6]
        adcx r8, r11               ; x123 += x110 + CF, CF to x124
        adox r8, r10               ; x123 += x109 + OF, OF to x124, complete
        adcx rax, [rel .c0]        ; x124 = x111 + CF, no carry
        adox rax, [rel .c0]        ; x124 += OF, no carry, complete

        ; complete: [x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113, x112] in [rax, r8, r14, r9, rbp, rcx, rbx, r12, [rsp-0x48], [rsp-0x50], [rsp-0x38], [rsp-0x20], [rsp-0x40]]
        mov r10, rax               ; copy x124
        shr r10, 0x20              ; x132 = x124 >> 32
        mov r11d, 0x20             ; constant 0x20
        shrx rdi, r9, r11          ; t6 = x121 >> 0x20
        shlx rsi, r14, r11         ; t7 = x122 << 0x20 mod 2^64
        lea rdi, [rdi+rsi]         ; x129 = t6 + t7 mod 2^64 = high word of (x122:x121 << 32)
        shrx rsi, rbx, r11         ; t8 = x118 >> 0x20
        shlx rdx, rcx, r11         ; t9 = x119 << 0x20 mod 2^64
        lea rsi, [rsi+rdx]         ; x126 = t8 + t9 mod 2^64 = high word of (x119:x118 << 32)
        shrx rdx, r8, r11          ; t10 = x123 >> 0x20
        shlx r13, rax, r11         ; t11 = x124 << 0x20 mod 2^64
        lea rdx, [rdx+r13]         ; x131 = t10 + t11 mod 2^64 = high word of (x124:x123 << 32)
        mov r13, r14               ; copy x122
        shr r13, 0x20              ; t12 = x122 >> 32
        mov r15, r8                ; copy x123
        shl r15, 0x20              ; t13 = x123 << 32 mod 2^64
        lea r13, [r15+r13]         ; x130 = t12 + t13 mod 2^64 = high word of (x123:x122 << 32)
        mov r15, rbx               ; copy x118
        add r15, [rsp-0x10]        ; x133 = x14 + x118, CF to x134, complete
        mov r11, rcx               ; copy x119
        adc r11, [rsp-0x40]        ; x134 = x112 + x119 + CF, CF to x135, complete
        mov [rsp-0x40], r11        ; spill x134
        mov r11, [rsp-0x20]        ; reload x113
        adcx r11, rbp              ; x135 = x113 + x120 + CF, CF to x136, complete
        mov [rsp-0x20], r11        ; spill x135
        mov r11, r9                ; copy x121
        adcx r11, [rsp-0x38]       ; x136 = x114 + x121 + CF, CF to x137
        adc rsi, [rsp-0x50]        ; x137 = x115 + x126 + CF, CF to x138
        adc r8, [rsp-0x48]         ; x138 = x116 + x123 + CF, CF to x139
        adcx rax, r12              ; x139 = x117 + x124 + CF, CF to x140
        adc rdi, 0x0               ; x140 = x129 + CF, CF to x141
        adc r13, 0x0               ; x141 = x130 + CF, CF to x142
        adc rdx, 0x0               ; x142 = x131 + CF, CF to x143
        adc r10, 0x0               ; x143 = x132 + CF, no carry
        mov r12, rbp               ; copy x120
        shr r12, 0x20              ; t14 = x120 >> 32
        shl r9, 0x20               ; t15 = x121 << 32 mod 2^64
        lea r9, [r12+r9]           ; x128 = t14 + t15 mod 2^64 = high word of (x121:x120 << 32)
        shl rbx, 0x20              ; x125 = x118 << 32 mod 2^64
        shld rbp, rcx, 0x20        ; x127 = high word of (x120:x119 << 32)
        add rbx, r11               ; x136 += x125, CF to x137, complete
        adcx rsi, r14              ; x137 += x122 + CF, CF to x138, complete
        adcx r8, rbp               ; x138 += x127 + CF, CF to x139, complete
        adc rax, r9                ; x139 += x128 + CF, CF to x140, complete
        adc rdi, 0x0               ; x140 += CF, CF to x141, complete
        adc r13, 0x0               ; x141 += CF, CF to x142, complete
        adc rdx, 0x0               ; x142 += CF, CF to x143, complete
        adc r10, 0x0               ; x143 += CF, no carry, complete

        ; complete: [x143, x142, x141, x140, x139, x138, x137, x136, x135, x134, x133] in [r10, rdx, r13, rdi, rax, r8, rsi, rbx, [rsp-0x20], [rsp-0x40], r15]
        mov r9, rdx                ; copy x142
        shrd r9, r10, 0x20         ; x147 = high word of (x143:x142 << 32)
        mov r11, r10               ; copy x143
        shr r11, 0x20              ; x148 = x143 >> 32
        mov ecx, 0x20              ; constant 0x20
        shrx rbp, rdi, rcx         ; t16 = x140 >> 0x20
        shlx r12, r13, rcx         ; t17 = x141 << 0x20 mod 2^64
        lea rbp, [r12+rbp]         ; x145 = t16 + t17 mod 2^64 = high word of (x141:x140 << 32)
        xor r12d, r12d             ; CF = OF = 0
        adcx r10, rbx              ; x152 = x136 + x143 (CF is 0), CF to x153
        adc rbp, 0x0               ; x153 = x145 + CF, CF to x154
        adc r8, 0x0                ; x154 = x138 + CF, CF to x155
        adc r9, 0x0                ; x155 = x147 + CF, CF to x156
        adc r11, 0x0               ; x156 = x148 + CF, no carry
        mov rbx, r13               ; copy x141
        shrd rbx, rdx, 0x20        ; x146 = high word of (x142:x141 << 32)
        add r15, rdi               ; x149 = x133 + x140, CF to x150, complete
        adc r13, [rsp-0x40]        ; x150 = x134 + x141 + CF, CF to x151, complete
        shlx rdi, rdi, rcx         ; x144 = x140 << 32 mod 2^64
        adc rdx, [rsp-0x20]        ; x151 = x135 + x142 + CF, CF to x152, complete
        adc rdi, r10               ; x152 += x144 + CF, CF to x153, complete
        adcx rsi, rbp              ; x153 += x137 + CF, CF to x154, complete
        adc rbx, r8                ; x154 += x146 + CF, CF to x155, complete
        adcx r9, rax               ; x155 += x139 + CF, CF to x156, complete
        adc r11, 0x0               ; x156 += CF, no carry, complete

        ; complete: [x156, x155, x154, x153, x152, x151, x150, x149] in [r11, r9, rbx, rsi, rdi, rdx, r13, r15]
        shlx rax, r11, rcx         ; x157 = x156 << 32
        adcx r11, r15              ; x158 = x149 + x156 (CF is 0), CF to x159, complete
        adc r13, 0x0               ; x159 = x150 + CF, CF to x160, complete
        adc rdx, 0x0               ; x160 = x151 + CF, CF to x161, complete
        adcx rdi, rax              ; x161 = x152 + x157 + CF, CF to x162, complete
        adc rsi, 0x0               ; x162 = x153 + CF, CF to x163, complete
        adc rbx, 0x0               ; x163 = x154 + CF, CF to x164, complete
        adc r9, 0x0                ; x164 = x155 + CF, CF = x165, complete

        ; complete: [x164, x163, x162, x161, x160, x159, x158] in [r9, rbx, rsi, rdi, rdx, r13, r11]
        sbb rax, rax               ; x166 = -x165 mod 2^64, x165 in CF
        setc r8b                   ; begins x165 = CF
        movzx r8d, r8b             ; x165 = CF
        and rax, [rel .c1]         ; x167 = x166 & 0x100000000
        lea rax, [rax+rdi]         ; x171 = x167 + x161
        adcx r11, r8               ; x168 = x165 + x158 (CF is 0), CF to x169, complete
        adc r13, 0x0               ; x169 = x159 + CF, CF to x170, complete
        adc rdx, 0x0               ; x170 = x160 + CF, CF to x171, complete
        adc rax, 0x0               ; x171 += CF, no carry, complete

        ; complete: [x174, x173, x172, x171, x170, x169, x168] in [r9, rbx, rsi, rax, rdx, r13, r11]
        mov r8, [rsp-0x8]          ; reload pointer out1
        mov [r8+0x28], rbx         ; out1[5] = x173 = x163
        mov [r8+0x20], rsi         ; out1[4] = x172 = x162
        mov [r8+0x8], r13          ; out1[1] = x169
        mov [r8+0x30], r9          ; out1[6] = x174 = x164
        mov [r8+0x10], rdx         ; out1[2] = x170
        mov [r8], r11              ; out1[0] = x168
        mov [r8+0x18], rax         ; out1[3] = x171

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x0
.c1: dq 0x100000000
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      76, 28
        dd      fe_p448_mul_loose - $
        dd      fe_p448_mul_loose.end - fe_p448_mul_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0x52, 0x06, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
