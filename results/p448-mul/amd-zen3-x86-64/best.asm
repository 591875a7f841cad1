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
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, xmm1, xmm2, xmm3, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   xmm0        x19, then x30, then x52, then x62, then x14
;   xmm1        x18, then x34, then x48, then x65, then x79, then x88
;   xmm2        x21, then x35, then x42, then x66, then x121, then x82, then x115
;   xmm3        x20, then x31, then x45, then x60, then x112
;   [rsp-0x8]   x23, then x29, then x44, then x67, then x76, then x92, then x109
;   [rsp-0x10]  x22, then x28, then pointer out1
;   [rsp-0x18]  x25, then x118, then x115.2, then x49, then x58, then x113, then x135
;   [rsp-0x20]  x24, then x117, then x32, then x53, then x56, then x114, then x134
;   [rsp-0x28]  x37, then x43, then x63, then x78, then x93, then x103
;   [rsp-0x30]  x36, then x46, then x64, then x115, then x83, then x91, then x102
;   [rsp-0x38]  x39, then x59, then x80, then x90, then x108
;   [rsp-0x40]  x38, then x47, then x61, then x81, then x89, then x105
;   [rsp-0x48]  x120.2, then x95, then x100
;   [rsp-0x50]  x94, then x104, then x117
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
; 455 instructions; 140.7 cycles on AMD EPYC (amd-zen3)
; throughput: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.914 [0.910, 0.917] of our time
; latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.905 [0.904, 0.907] of our time
; asm = IR: proved for all inputs (basic+floors, 2 cases)
; constant time: proved for all inputs (basic+floors, 2 cases)
; asm = source: proved for all inputs (values+ledger)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 34, 2026-11-24T14:11:21.447Z
; npm run optimize -- --field p448 --op mul --seed 34 --target x86-64 --budget 5s
; sha256 of the code: b18a491d56594b56f7d3ffbf3da5ccf43f1033bf6c54b53d9d8f82feafacb7e6
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

        mov r8, rdx                ; copy pointer arg2
        mov rax, [r8]              ; load arg2[0]
        mul qword [rsi]            ; x15:x14 = arg1[0]*arg2[0]
        mov r9, rdx                ; copy x15
        mov r10, rax               ; copy x14
        mov rax, [r8]              ; load arg2[0]
        mul qword [rsi+0x8]        ; x17:x16 = arg1[1]*arg2[0]
        mov r11, rdx               ; copy x17
        mov rcx, rax               ; copy x16
        mov rax, [r8]              ; load arg2[0]
        mul qword [rsi+0x10]       ; x19:x18 = arg1[2]*arg2[0]
        movq xmm0, rdx             ; spill x19
        movq xmm1, rax             ; spill x18
        mov rax, [r8]              ; load arg2[0]
        mul qword [rsi+0x18]       ; x21:x20 = arg1[3]*arg2[0]
        movq xmm2, rdx             ; spill x21
        movq xmm3, rax             ; spill x20
        mov rax, [r8]              ; load arg2[0]
        mul qword [rsi+0x20]       ; x23:x22 = arg1[4]*arg2[0]
        mov [rsp-0x8], rdx         ; spill x23
        mov [rsp-0x10], rax        ; spill x22
        mov rax, [r8]              ; load arg2[0]
        mul qword [rsi+0x28]       ; x25:x24 = arg1[5]*arg2[0]
        mov [rsp-0x18], rdx        ; spill x25
        mov [rsp-0x20], rax        ; spill x24
        mov rax, [rsi+0x30]        ; load arg1[6]
        mul qword [r8]             ; x27:x26 = arg1[6]*arg2[0]
        add rcx, r9                ; x112 = x16 + x15, CF to x113
        movq r9, xmm1              ; reload x18
        adc r11, r9                ; x113 = x18 + x17 + CF, CF to x114
        movq r9, xmm3              ; reload x20
        movq rbx, xmm0             ; reload x19
        adc r9, rbx                ; x114 = x20 + x19 + CF, CF to x115
        mov rbx, [rsp-0x10]        ; reload x22
        adc rbx, 0x0               ; x115 = x22 + CF, CF to x116
        mov rbp, [rsp-0x20]        ; reload x24
        adc rbp, [rsp-0x8]         ; x116 = x24 + x23 + CF, CF to x117
        adc rax, [rsp-0x18]        ; x117 = x26 + x25 + CF, CF to x118
        adc rdx, 0x0               ; x118 = x27 + CF, no carry
        mov [rsp-0x18], rdx        ; spill x118
        mov [rsp-0x20], rax        ; spill x117
        mov rax, [r8+0x8]          ; load arg2[1]
        mul qword [rsi]            ; x29:x28 = arg1[0]*arg2[1]
        mov [rsp-0x8], rdx         ; spill x29
        mov [rsp-0x10], rax        ; spill x28
        mov rax, [r8+0x8]          ; load arg2[1]
        mul qword [rsi+0x8]        ; x31:x30 = arg1[1]*arg2[1]
        movq xmm3, rdx             ; spill x31
        movq xmm0, rax             ; spill x30
        mov rax, [r8+0x8]          ; load arg2[1]
        mul qword [rsi+0x10]       ; x33:x32 = arg1[2]*arg2[1]
        movq r12, xmm2             ; reload x21
        add rdx, r12               ; x115.2 = x33 + x21, CF to x116
        adc rbp, 0x0               ; x116 += CF, CF to x117
        mov r12, [rsp-0x20]        ; reload x117
        adc r12, 0x0               ; x117 += CF, CF to x118
        mov r13, [rsp-0x18]        ; reload x118
        adc r13, 0x0               ; x118 += CF, no carry
        mov [rsp-0x18], rdx        ; spill x115.2
        mov [rsp-0x20], rax        ; spill x32
        mov rax, [r8+0x8]          ; load arg2[1]
        mul qword [rsi+0x18]       ; x35:x34 = arg1[3]*arg2[1]
        movq xmm2, rdx             ; spill x35
        movq xmm1, rax             ; spill x34
        mov rax, [r8+0x8]          ; load arg2[1]
        mul qword [rsi+0x20]       ; x37:x36 = arg1[4]*arg2[1]
        mov [rsp-0x28], rdx        ; spill x37
        mov [rsp-0x30], rax        ; spill x36
        mov rax, [r8+0x8]          ; load arg2[1]
        mul qword [rsi+0x28]       ; x39:x38 = arg1[5]*arg2[1]
        mov [rsp-0x38], rdx        ; spill x39
        mov [rsp-0x40], rax        ; spill x38
        mov rax, [rsi+0x30]        ; load arg1[6]
        mul qword [r8+0x8]         ; x41:x40 = arg1[6]*arg2[1]
        add rcx, [rsp-0x10]        ; x112 += x28, CF to x113, complete
        movq r14, xmm0             ; reload x30
        adc r11, r14               ; x113 += x30 + CF, CF to x114
        adc r9, [rsp-0x20]         ; x114 += x32 + CF, CF to x115
        mov r14, [rsp-0x18]        ; reload x115.2
        movq r15, xmm1             ; reload x34
        adc r14, r15               ; x115.2 += x34 + CF, CF to x116
        adc rbp, [rsp-0x30]        ; x116 += x36 + CF, CF to x117
        adc r12, [rsp-0x40]        ; x117 += x38 + CF, CF to x118
        adc r13, rax               ; x118 += x40 + CF, CF to x119
        adc rdx, 0x0               ; x119 = x41 + CF, no carry
        add r11, [rsp-0x8]         ; x113 += x29, CF to x114
        movq rax, xmm3             ; reload x31
        adc r9, rax                ; x114 += x31 + CF, CF to x115
        adc r14, rbx               ; x115 += x115.2 + CF, CF to x116
        movq rax, xmm2             ; reload x35
        adc rbp, rax               ; x116 += x35 + CF, CF to x117
        adc r12, [rsp-0x28]        ; x117 += x37 + CF, CF to x118
        adc r13, 0x0               ; x118 += CF, CF to x119
        adc rdx, 0x0               ; x119 += CF, no carry
        mov rbx, rdx               ; copy x119
        mov rax, [r8+0x10]         ; load arg2[2]
        mul qword [rsi+0x20]       ; x51:x50 = arg1[4]*arg2[2]
        add r13, rdx               ; x118 += x51, CF to x119
        adc rbx, 0x0               ; x119 += CF, no carry
        mov r15, rax               ; copy x50
        mov rax, [r8+0x10]         ; load arg2[2]
        mul qword [rsi]            ; x43:x42 = arg1[0]*arg2[2]
        mov [rsp-0x28], rdx        ; spill x43
        movq xmm2, rax             ; spill x42
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [r8+0x10]        ; x45:x44 = arg1[1]*arg2[2]
        movq xmm3, rdx             ; spill x45
        mov [rsp-0x8], rax         ; spill x44
        mov rax, [r8+0x10]         ; load arg2[2]
        mul qword [rsi+0x10]       ; x47:x46 = arg1[2]*arg2[2]
        mov [rsp-0x40], rdx        ; spill x47
        mov [rsp-0x30], rax        ; spill x46
        mov rax, [r8+0x10]         ; load arg2[2]
        mul qword [rsi+0x18]       ; x49:x48 = arg1[3]*arg2[2]
        mov [rsp-0x18], rdx        ; spill x49
        movq xmm1, rax             ; spill x48
        mov rax, [r8+0x10]         ; load arg2[2]
        mul qword [rsi+0x28]       ; x53:x52 = arg1[5]*arg2[2]
        mov [rsp-0x20], rdx        ; spill x53
        movq xmm0, rax             ; spill x52
        mov rax, [rsi+0x30]        ; load arg1[6]
        mul qword [r8+0x10]        ; x55:x54 = arg1[6]*arg2[2]
        mov [rsp-0x10], rdi        ; spill pointer out1
        movq rdi, xmm2             ; reload x42
        add r11, rdi               ; x113 += x42, CF to x114, complete
        adc r9, [rsp-0x8]          ; x114 += x44 + CF, CF to x115
        adc r14, [rsp-0x30]        ; x115 += x46 + CF, CF to x116
        movq rdi, xmm1             ; reload x48
        adc rbp, rdi               ; x116 += x48 + CF, CF to x117
        adc r12, r15               ; x117 += x50 + CF, CF to x118
        movq rdi, xmm0             ; reload x52
        adc r13, rdi               ; x118 += x52 + CF, CF to x119
        adc rbx, rax               ; x119 += x54 + CF, CF to x120
        adc rdx, 0x0               ; x120 = x55 + CF, no carry
        add r9, [rsp-0x28]         ; x114 += x43, CF to x115
        movq rax, xmm3             ; reload x45
        adc r14, rax               ; x115 += x45 + CF, CF to x116
        adc rbp, [rsp-0x40]        ; x116 += x47 + CF, CF to x117
        adc r12, [rsp-0x18]        ; x117 += x49 + CF, CF to x118
        adc r13, [rsp-0x38]        ; x118 += x39 + CF, CF to x119
        adc rbx, [rsp-0x20]        ; x119 += x53 + CF, CF to x120
        adc rdx, 0x0               ; x120 += CF, no carry
        mov rdi, rdx               ; copy x120
        mov rax, [r8+0x18]         ; load arg2[3]
        mul qword [rsi]            ; x57:x56 = arg1[0]*arg2[3]
        mov r15, rdx               ; copy x57
        mov [rsp-0x20], rax        ; spill x56
        mov rax, [r8+0x18]         ; load arg2[3]
        mul qword [rsi+0x8]        ; x59:x58 = arg1[1]*arg2[3]
        mov [rsp-0x38], rdx        ; spill x59
        mov [rsp-0x18], rax        ; spill x58
        mov rax, [r8+0x18]         ; load arg2[3]
        mul qword [rsi+0x10]       ; x61:x60 = arg1[2]*arg2[3]
        mov [rsp-0x40], rdx        ; spill x61
        movq xmm3, rax             ; spill x60
        mov rax, [r8+0x18]         ; load arg2[3]
        mul qword [rsi+0x18]       ; x63:x62 = arg1[3]*arg2[3]
        mov [rsp-0x28], rdx        ; spill x63
        movq xmm0, rax             ; spill x62
        mov rax, [r8+0x18]         ; load arg2[3]
        mul qword [rsi+0x20]       ; x65:x64 = arg1[4]*arg2[3]
        movq xmm1, rdx             ; spill x65
        mov [rsp-0x30], rax        ; spill x64
        mov rax, [r8+0x18]         ; load arg2[3]
        mul qword [rsi+0x28]       ; x67:x66 = arg1[5]*arg2[3]
        mov [rsp-0x8], rdx         ; spill x67
        movq xmm2, rax             ; spill x66
        mov rax, [rsi+0x30]        ; load arg1[6]
        mul qword [r8+0x18]        ; x69:x68 = arg1[6]*arg2[3]
        add r9, [rsp-0x20]         ; x114 += x56, CF to x115, complete
        mov [rsp-0x20], r9         ; spill x114
        mov r9, [rsp-0x18]         ; reload x58
        adc r9, 0x0                ; x115.2 = x58 + CF, CF to x116
        mov [rsp-0x18], r11        ; spill x113
        movq r11, xmm3             ; reload x60
        adc r11, 0x0               ; x116.2 = x60 + CF, CF to x117
        movq xmm3, rcx             ; spill x112
        movq rcx, xmm0             ; reload x62
        adc rcx, 0x0               ; x117.2 = x62 + CF, CF to x118
        movq xmm0, r10             ; spill x14
        mov r10, [rsp-0x30]        ; reload x64
        adc r10, 0x0               ; x118.2 = x64 + CF, CF to x119
        mov [rsp-0x30], r14        ; spill x115
        movq r14, xmm2             ; reload x66
        adc r14, 0x0               ; x119.2 = x66 + CF, CF to x120
        adc rax, 0x0               ; x120.2 = x68 + CF, CF to x121
        adc rdx, 0x0               ; x121 = x69 + CF, no carry
        movq xmm2, rdx             ; spill x121
        mov [rsp-0x48], rax        ; spill x120.2
        mov rax, [r8+0x20]         ; load arg2[4]
        mul qword [rsi]            ; x71:x70 = arg1[0]*arg2[4]
        add rax, r9                ; x115.2 += x70, CF to x116
        adc rbp, r11               ; x116 += x116.2 + CF, CF to x117
        adc r12, rcx               ; x117 += x117.2 + CF, CF to x118
        adc r13, r10               ; x118 += x118.2 + CF, CF to x119
        adc rbx, r14               ; x119 += x119.2 + CF, CF to x120
        adc rdi, [rsp-0x48]        ; x120 += x120.2 + CF, CF to x121
        movq r9, xmm2              ; reload x121
        adc r9, 0x0                ; x121 += CF, no carry
        add rax, r15               ; x115.2 += x57, CF to x116
        adc rbp, [rsp-0x38]        ; x116 += x59 + CF, CF to x117
        adc r12, [rsp-0x40]        ; x117 += x61 + CF, CF to x118
        adc r13, [rsp-0x28]        ; x118 += x63 + CF, CF to x119
        movq r10, xmm1             ; reload x65
        adc rbx, r10               ; x119 += x65 + CF, CF to x120
        adc rdi, [rsp-0x8]         ; x120 += x67 + CF, CF to x121
        adc r9, 0x0                ; x121 += CF, no carry
        mov r10, rdx               ; copy x71
        mov r11, rax               ; copy x115.2
        mov rax, [r8+0x20]         ; load arg2[4]
        mul qword [rsi+0x8]        ; x73:x72 = arg1[1]*arg2[4]
        mov rcx, rdx               ; copy x73
        mov r14, rax               ; copy x72
        mov rax, [r8+0x20]         ; load arg2[4]
        mul qword [rsi+0x18]       ; x77:x76 = arg1[3]*arg2[4]
        mov r15, rdx               ; copy x77
        mov [rsp-0x8], rax         ; spill x76
        mov rax, [r8+0x20]         ; load arg2[4]
        mul qword [rsi+0x20]       ; x79:x78 = arg1[4]*arg2[4]
        movq xmm1, rdx             ; spill x79
        mov [rsp-0x28], rax        ; spill x78
        mov rax, [r8+0x20]         ; load arg2[4]
        mul qword [rsi+0x28]       ; x81:x80 = arg1[5]*arg2[4]
        mov [rsp-0x40], rdx        ; spill x81
        mov [rsp-0x38], rax        ; spill x80
        mov rax, [r8+0x20]         ; load arg2[4]
        mul qword [rsi+0x30]       ; x83:x82 = arg1[6]*arg2[4]
        add r11, [rsp-0x30]        ; x115 += x115.2, CF to x116, complete
        adc r14, 0x0               ; x116.2 = x72 + CF, CF to x117
        adc rcx, 0x0               ; x117.2 = x73 + CF, no carry
        mov [rsp-0x30], rdx        ; spill x83
        movq xmm2, rax             ; spill x82
        mov rax, [r8+0x28]         ; load arg2[5]
        mul qword [rsi+0x18]       ; x91:x90 = arg1[3]*arg2[5]
        add rbp, r14               ; x116 += x116.2, CF to x117
        adc rcx, 0x0               ; x117.2 += CF, CF to x118
        adc r13, [rsp-0x8]         ; x118 += x76 + CF, CF to x119
        adc rbx, [rsp-0x28]        ; x119 += x78 + CF, CF to x120
        adc rdi, [rsp-0x38]        ; x120 += x80 + CF, CF to x121
        movq r14, xmm2             ; reload x82
        adc r14, 0x0               ; x121.2 = x82 + CF, CF to x122
        movq xmm2, r11             ; spill x115
        mov r11, [rsp-0x30]        ; reload x83
        adc r11, 0x0               ; x122 = x83 + CF, no carry
        mov [rsp-0x30], rdx        ; spill x91
        mov [rsp-0x38], rax        ; spill x90
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [r8+0x20]        ; x75:x74 = arg1[2]*arg2[4]
        add r12, rax               ; x117 += x74, CF to x118
        adc rdx, 0x0               ; x118.2 = x75 + CF, CF to x119
        adc rbx, 0x0               ; x119 += CF, CF to x120
        adc rdi, 0x0               ; x120 += CF, CF to x121
        adc r9, r14                ; x121 += x121.2 + CF, CF to x122
        adc r11, 0x0               ; x122 += CF, no carry
        add rbp, r10               ; x116 += x71, CF to x117
        adc r12, rcx               ; x117 += x117.2 + CF, CF to x118
        adc r13, rdx               ; x118 += x118.2 + CF, CF to x119
        adc rbx, r15               ; x119 += x77 + CF, CF to x120
        movq rax, xmm1             ; reload x79
        adc rdi, rax               ; x120 += x79 + CF, CF to x121
        adc r9, [rsp-0x40]         ; x121 += x81 + CF, CF to x122
        adc r11, 0x0               ; x122 += CF, no carry
        mov rax, [r8+0x28]         ; load arg2[5]
        mul qword [rsi]            ; x85:x84 = arg1[0]*arg2[5]
        mov r10, rdx               ; copy x85
        mov rcx, rax               ; copy x84
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [r8+0x28]        ; x87:x86 = arg1[1]*arg2[5]
        mov r14, rdx               ; copy x87
        mov r15, rax               ; copy x86
        mov rax, [r8+0x28]         ; load arg2[5]
        mul qword [rsi+0x10]       ; x89:x88 = arg1[2]*arg2[5]
        mov [rsp-0x40], rdx        ; spill x89
        movq xmm1, rax             ; spill x88
        mov rax, [r8+0x28]         ; load arg2[5]
        mul qword [rsi+0x20]       ; x93:x92 = arg1[4]*arg2[5]
        mov [rsp-0x28], rdx        ; spill x93
        mov [rsp-0x8], rax         ; spill x92
        mov rax, [r8+0x28]         ; load arg2[5]
        mul qword [rsi+0x28]       ; x95:x94 = arg1[5]*arg2[5]
        mov [rsp-0x48], rdx        ; spill x95
        mov [rsp-0x50], rax        ; spill x94
        mov rax, [rsi+0x30]        ; load arg1[6]
        mul qword [r8+0x28]        ; x97:x96 = arg1[6]*arg2[5]
        add rbp, rcx               ; x116 += x84, CF to x117, complete
        adc r12, r15               ; x117 += x86 + CF, CF to x118
        movq rcx, xmm1             ; reload x88
        adc r13, rcx               ; x118 += x88 + CF, CF to x119
        adc rbx, [rsp-0x38]        ; x119 += x90 + CF, CF to x120
        adc rdi, [rsp-0x8]         ; x120 += x92 + CF, CF to x121
        adc r9, [rsp-0x50]         ; x121 += x94 + CF, CF to x122
        adc r11, rax               ; x122 += x96 + CF, CF to x123
        adc rdx, 0x0               ; x123 = x97 + CF, no carry
        add r12, r10               ; x117 += x85, CF to x118
        adc r13, r14               ; x118 += x87 + CF, CF to x119
        adc rbx, [rsp-0x40]        ; x119 += x89 + CF, CF to x120
        adc rdi, [rsp-0x30]        ; x120 += x91 + CF, CF to x121
        adc r9, [rsp-0x28]         ; x121 += x93 + CF, CF to x122
        adc r11, [rsp-0x48]        ; x122 += x95 + CF, CF to x123
        adc rdx, 0x0               ; x123 += CF, no carry
        mov r10, rdx               ; copy x123
        mov rax, [r8+0x30]         ; load arg2[6]
        mul qword [rsi]            ; x99:x98 = arg1[0]*arg2[6]
        mov rcx, rdx               ; copy x99
        mov r14, rax               ; copy x98
        mov rax, [r8+0x30]         ; load arg2[6]
        mul qword [rsi+0x8]        ; x101:x100 = arg1[1]*arg2[6]
        mov r15, rdx               ; copy x101
        mov [rsp-0x48], rax        ; spill x100
        mov rax, [r8+0x30]         ; load arg2[6]
        mul qword [rsi+0x10]       ; x103:x102 = arg1[2]*arg2[6]
        mov [rsp-0x28], rdx        ; spill x103
        mov [rsp-0x30], rax        ; spill x102
        mov rax, [r8+0x30]         ; load arg2[6]
        mul qword [rsi+0x18]       ; x105:x104 = arg1[3]*arg2[6]
        mov [rsp-0x40], rdx        ; spill x105
        mov [rsp-0x50], rax        ; spill x104
        mov rax, [r8+0x30]         ; load arg2[6]
        mul qword [rsi+0x28]       ; x109:x108 = arg1[5]*arg2[6]
        mov [rsp-0x8], rdx         ; spill x109
        mov [rsp-0x38], rax        ; spill x108
        mov rax, [r8+0x30]         ; load arg2[6]
        mul qword [rsi+0x30]       ; x111:x110 = arg1[6]*arg2[6]
        add r12, r14               ; x117 += x98, CF to x118, complete
        adc r13, [rsp-0x48]        ; x118 += x100 + CF, CF to x119
        adc rbx, [rsp-0x30]        ; x119 += x102 + CF, CF to x120
        mov r14, [rsp-0x50]        ; reload x104
        adc r14, 0x0               ; x120.2 = x104 + CF, CF to x121
        mov [rsp-0x50], r12        ; spill x117
        mov r12, [rsp-0x40]        ; reload x105
        adc r12, 0x0               ; x121.2 = x105 + CF, no carry
        add rbx, r15               ; x119 += x101, CF to x120
        adc rdi, r14               ; x120 += x120.2 + CF, CF to x121
        adc r12, 0x0               ; x121.2 += CF, CF to x122
        adc r11, [rsp-0x38]        ; x122 += x108 + CF, CF to x123
        adc r10, rax               ; x123 += x110 + CF, CF to x124
        adc rdx, 0x0               ; x124 = x111 + CF, no carry
        add r13, rcx               ; x118 += x99, CF to x119, complete
        adc rbx, 0x0               ; x119 += CF, CF to x120, complete
        adc rdi, [rsp-0x28]        ; x120 += x103 + CF, CF to x121, complete
        adc r12, 0x0               ; x121.2 += CF, CF to x122
        adc r11, 0x0               ; x122 += CF, CF to x123
        adc r10, [rsp-0x8]         ; x123 += x109 + CF, CF to x124
        adc rdx, 0x0               ; x124 += CF, no carry
        mov rcx, rdx               ; copy x124
        mov rax, [r8+0x30]         ; load arg2[6]
        mul qword [rsi+0x20]       ; x107:x106 = arg1[4]*arg2[6]
        add r9, rax                ; x121 += x106, CF to x122
        adc rdx, 0x0               ; x122.2 = x107 + CF, CF to x123
        adc r10, 0x0               ; x123 += CF, CF to x124
        adc rcx, 0x0               ; x124 += CF, no carry
        add r9, r12                ; x121 += x121.2, CF to x122, complete
        adc r11, rdx               ; x122 += x122.2 + CF, CF to x123, complete
        adc r10, 0x0               ; x123 += CF, CF to x124, complete
        adc rcx, 0x0               ; x124 += CF, no carry, complete

        ; complete: [x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113, x112] in [rcx, r10, r11, r9, rdi, rbx, r13, [rsp-0x50], rbp, xmm2, [rsp-0x20], [rsp-0x18], xmm3]
        mov rax, r9                ; copy x121
        shrd rax, r11, 0x20        ; x129 = high word of (x122:x121 << 32)
        mov r8, r11                ; copy x122
        shrd r8, r10, 0x20         ; x130 = high word of (x123:x122 << 32)
        mov rsi, r10               ; copy x123
        shrd rsi, rcx, 0x20        ; x131 = high word of (x124:x123 << 32)
        mov rdx, rcx               ; copy x124
        shr rdx, 0x20              ; x132 = x124 >> 32
        movq r12, xmm0             ; reload x14
        add r12, r13               ; x133 = x14 + x118, CF to x134, complete
        movq r14, xmm3             ; reload x112
        adc r14, rbx               ; x134 = x112 + x119 + CF, CF to x135, complete
        mov r15, [rsp-0x18]        ; reload x113
        adc r15, rdi               ; x135 = x113 + x120 + CF, CF to x136, complete
        mov [rsp-0x18], r15        ; spill x135
        mov r15, r9                ; copy x121
        adc r15, [rsp-0x20]        ; x136 = x114 + x121 + CF, CF to x137
        mov [rsp-0x20], r14        ; spill x134
        movq r14, xmm2             ; reload x115
        adc r11, r14               ; x137 = x115 + x122 + CF, CF to x138
        adc rbp, r10               ; x138 = x116 + x123 + CF, CF to x139
        adc rcx, [rsp-0x50]        ; x139 = x117 + x124 + CF, CF to x140
        adc rax, 0x0               ; x140 = x129 + CF, CF to x141
        adc r8, 0x0                ; x141 = x130 + CF, CF to x142
        adc rsi, 0x0               ; x142 = x131 + CF, CF to x143
        adc rdx, 0x0               ; x143 = x132 + CF, no carry
        mov r10, r13               ; copy x118
        shl r10, 0x20              ; x125 = x118 << 32 mod 2^64
        shrd r13, rbx, 0x20        ; x126 = high word of (x119:x118 << 32)
        shrd rbx, rdi, 0x20        ; x127 = high word of (x120:x119 << 32)
        shrd rdi, r9, 0x20         ; x128 = high word of (x121:x120 << 32)
        add r15, r10               ; x136 += x125, CF to x137, complete
        adc r11, r13               ; x137 += x126 + CF, CF to x138, complete
        adc rbp, rbx               ; x138 += x127 + CF, CF to x139, complete
        adc rcx, rdi               ; x139 += x128 + CF, CF to x140, complete
        adc rax, 0x0               ; x140 += CF, CF to x141, complete
        adc r8, 0x0                ; x141 += CF, CF to x142, complete
        adc rsi, 0x0               ; x142 += CF, CF to x143, complete
        adc rdx, 0x0               ; x143 += CF, no carry, complete

        ; complete: [x143, x142, x141, x140, x139, x138, x137, x136, x135, x134, x133] in [rdx, rsi, r8, rax, rcx, rbp, r11, r15, [rsp-0x18], [rsp-0x20], r12]
        mov r9, rdx                ; copy x143
        shr r9, 0x20               ; x148 = x143 >> 32
        mov r10, rax               ; copy x140
        shrd r10, r8, 0x20         ; x145 = high word of (x141:x140 << 32)
        mov rdi, r8                ; copy x141
        shrd rdi, rsi, 0x20        ; x146 = high word of (x142:x141 << 32)
        mov rbx, rsi               ; copy x142
        shrd rbx, rdx, 0x20        ; x147 = high word of (x143:x142 << 32)
        add r12, rax               ; x149 = x133 + x140, CF to x150, complete
        adc r8, [rsp-0x20]         ; x150 = x134 + x141 + CF, CF to x151, complete
        adc rsi, [rsp-0x18]        ; x151 = x135 + x142 + CF, CF to x152, complete
        adc r15, rdx               ; x152 = x136 + x143 + CF, CF to x153
        adc r11, r10               ; x153 = x137 + x145 + CF, CF to x154
        adc rbp, rdi               ; x154 = x138 + x146 + CF, CF to x155
        adc rcx, rbx               ; x155 = x139 + x147 + CF, CF to x156
        adc r9, 0x0                ; x156 = x148 + CF, no carry
        shl rax, 0x20              ; x144 = x140 << 32 mod 2^64
        add r15, rax               ; x152 += x144, CF to x153, complete
        adc r11, 0x0               ; x153 += CF, CF to x154, complete
        adc rbp, 0x0               ; x154 += CF, CF to x155, complete
        adc rcx, 0x0               ; x155 += CF, CF to x156, complete
        adc r9, 0x0                ; x156 += CF, no carry, complete

        ; complete: [x156, x155, x154, x153, x152, x151, x150, x149] in [r9, rcx, rbp, r11, r15, rsi, r8, r12]
        mov rax, r9                ; copy x156
        shl rax, 0x20              ; x157 = x156 << 32
        add r12, r9                ; x158 = x149 + x156, CF to x159, complete
        adc r8, 0x0                ; x159 = x150 + CF, CF to x160, complete
        adc rsi, 0x0               ; x160 = x151 + CF, CF to x161, complete
        adc r15, rax               ; x161 = x152 + x157 + CF, CF to x162, complete
        adc r11, 0x0               ; x162 = x153 + CF, CF to x163, complete
        adc rbp, 0x0               ; x163 = x154 + CF, CF to x164, complete
        adc rcx, 0x0               ; x164 = x155 + CF, CF = x165, complete

        ; complete: [x164, x163, x162, x161, x160, x159, x158] in [rcx, rbp, r11, r15, rsi, r8, r12]
        sbb rax, rax               ; x166 = -x165 mod 2^64, x165 in CF
        setc r9b                   ; begins x165 = CF
        movzx r9d, r9b             ; x165 = CF
        mov r10, 0x100000000       ; constant 0x100000000
        and rax, r10               ; x167 = x166 & 0x100000000
        add r9, r12                ; x168 = x165 + x158, CF to x169, complete
        adc r8, 0x0                ; x169 = x159 + CF, CF to x170, complete
        adc rsi, 0x0               ; x170 = x160 + CF, CF to x171, complete
        adc rax, r15               ; x171 = x167 + x161 + CF, no carry, complete

        ; complete: [x174, x173, x172, x171, x170, x169, x168] in [rcx, rbp, r11, rax, rsi, r8, r9]
        mov r10, [rsp-0x10]        ; reload pointer out1
        mov [r10], r9              ; out1[0] = x168
        mov [r10+0x8], r8          ; out1[1] = x169
        mov [r10+0x10], rsi        ; out1[2] = x170
        mov [r10+0x20], r11        ; out1[4] = x172 = x162
        mov [r10+0x18], rax        ; out1[3] = x171
        mov [r10+0x28], rbp        ; out1[5] = x173 = x163
        mov [r10+0x30], rcx        ; out1[6] = x174 = x164

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
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
        db      0x03, 0x1f, 0x07, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
