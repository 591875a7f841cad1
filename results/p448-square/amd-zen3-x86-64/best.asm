; p448 square (loose), modulo p = 2^448 - 2^224 - 1
; out1 is congruent to arg1*arg1 modulo p
; arg1 below 2^448; out1 below 2^448; arrays may overlap
;
; void fe_p448_square_loose(uint64_t out1[7], const uint64_t arg1[7]);
;
; Arguments (System V ABI):
;   rdi  out1[7]  written, below 2^448
;   rsi  arg1[7]  read, below 2^448
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   x12, then x18, then x24, then x64, then x55
;   [rsp-0x10]  x11, then x17, then x54.2, then x55, then x32, then x39, then x60, then x96
;   [rsp-0x18]  x16, then x23, then x65
;   [rsp-0x20]  x15, then x62, then x57
;   [rsp-0x28]  x22, then x53.2, then x31, then pointer out1
;   [rsp-0x30]  x21, then x29, then x63, then x56
;   [rsp-0x38]  x67
;   [rsp-0x40]  x66
;   [rsp-0x48]  x69, then x76
;   [rsp-0x50]  x68
;   [rsp-0x58]  x71
;   [rsp-0x60]  x70, then x75, then x97
;   [rsp-0x68]  x73
;   [rsp-0x70]  x72, then x59, then x94
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x49 = x8 + x9 (carry to x50)
;   x50 = x10 + x11 + x19 (carry to x51)
;   x51 = x12 + x13 + x20 + x21 (carry to x52)
;   x52 = x14 + x15 + x22 + x23 + x29 (carry to x53)
;   x53 = x16 + x17 + x24 + x25 + x30 + x31 (carry to x54)
;   x54 = x18 + x26 + x27 + x32 + x33 + x37 (carry to x55)
;   x55 = x28 + x34 + x35 + x38 + x39 (carry to x56)
;   x56 = x36 + x40 + x41 + x43 (carry to x57)
;   x57 = x42 + x44 + x45 (carry to x58)
;   x58 = x46 + x47 (carry to x59)
;   x59 = x48
;   x74 = x7 + x7 + x61 (carry to x75)
;   x75 = x49 + x49 + x62 (carry to x76)
;   x76 = x50 + x50 + x63 (carry to x77)
;   x77 = x51 + x51 + x64 (carry to x78)
;   x78 = x52 + x52 + x65 (carry to x79)
;   x79 = x53 + x53 + x66 (carry to x80)
;   x80 = x54 + x54 + x67 (carry to x81)
;   x81 = x55 + x55 + x68 (carry to x82)
;   x82 = x56 + x56 + x69 (carry to x83)
;   x83 = x57 + x57 + x70 (carry to x84)
;   x84 = x58 + x58 + x71 (carry to x85)
;   x85 = x59 + x59 + x72 (carry to x86)
;   x86 = x73
;   x95 = x60 + x80 (carry to x96)
;   x96 = x74 + x81 (carry to x97)
;   x97 = x75 + x82 (carry to x98)
;   x98 = x76 + x83 + x87 (carry to x99)
;   x99 = x77 + x84 + x88 (carry to x100)
;   x100 = x78 + x85 + x89 (carry to x101)
;   x101 = x79 + x86 + x90 (carry to x102)
;   x102 = x91 (carry to x103)
;   x103 = x92 (carry to x104)
;   x104 = x93 (carry to x105)
;   x105 = x94
;   x111 = x95 + x102 (carry to x112)
;   x112 = x96 + x103 (carry to x113)
;   x113 = x97 + x104 (carry to x114)
;   x114 = x98 + x105 + x106 (carry to x115)
;   x115 = x99 + x107 (carry to x116)
;   x116 = x100 + x108 (carry to x117)
;   x117 = x101 + x109 (carry to x118)
;   x118 = x110
;
; 324 instructions; 98.7 cycles on AMD EPYC (amd-zen3)
; throughput: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.939 [0.936, 0.942] of our time
; latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.852 [0.849, 0.855] of our time
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (values+ledger)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 36, 2026-11-24T14:11:56.778Z
; npm run optimize -- --field p448 --op square --seed 36 --target x86-64 --budget 5s
; sha256 of the code: 776e1c02ea08494aee00aa5132b59071d48e69759c2e641664849bdaf2a0f6ff
        default rel
        section .text
        global  fe_p448_square_loose:function (fe_p448_square_loose.end - fe_p448_square_loose)
        align   64
fe_p448_square_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x8]        ; x8:x7 = arg1[0]*arg1[1]
        mov r8, rdx                ; copy x8
        mov r9, rax                ; copy x7
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x10]       ; x10:x9 = arg1[0]*arg1[2]
        add rax, r8                ; x49 = x9 + x8, CF to x50, complete
        adc rdx, 0x0               ; x50 = x10 + CF, no carry
        mov r8, rdx                ; copy x50
        mov r10, rax               ; copy x49
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi]            ; x14:x13 = arg1[0]*arg1[4]
        mov r11, rdx               ; copy x14
        mov rcx, rax               ; copy x13
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x18]       ; x12:x11 = arg1[0]*arg1[3]
        mov [rsp-0x8], rdx         ; spill x12
        mov [rsp-0x10], rax        ; spill x11
        mov rax, [rsi+0x28]        ; load arg1[5]
        mul qword [rsi]            ; x16:x15 = arg1[0]*arg1[5]
        mov [rsp-0x18], rdx        ; spill x16
        mov [rsp-0x20], rax        ; spill x15
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x30]       ; x18:x17 = arg1[0]*arg1[6]
        add r8, [rsp-0x10]         ; x50 += x11, CF to x51
        mov rbx, [rsp-0x8]         ; reload x12
        adc rbx, 0x0               ; x51 = x12 + CF, no carry
        mov [rsp-0x8], rdx         ; spill x18
        mov [rsp-0x10], rax        ; spill x17
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x18]       ; x22:x21 = arg1[1]*arg1[3]
        mov [rsp-0x28], rdx        ; spill x22
        mov [rsp-0x30], rax        ; spill x21
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi+0x8]        ; x24:x23 = arg1[1]*arg1[4]
        mov rbp, [rsp-0x18]        ; reload x16
        add rbp, [rsp-0x10]        ; x53 = x17 + x16, CF to x54
        mov r12, [rsp-0x8]         ; reload x18
        adc r12, 0x0               ; x54 = x18 + CF, no carry
        mov [rsp-0x8], rdx         ; spill x24
        mov [rsp-0x18], rax        ; spill x23
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x28]       ; x26:x25 = arg1[1]*arg1[5]
        add rbp, rax               ; x53 += x25, CF to x54
        adc rdx, 0x0               ; x54.2 = x26 + CF, no carry
        mov [rsp-0x10], rdx        ; spill x54.2
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x30]       ; x28:x27 = arg1[1]*arg1[6]
        add rbp, [rsp-0x8]         ; x53 += x24, CF to x54
        adc r12, rax               ; x54 += x27 + CF, CF to x55
        adc rdx, 0x0               ; x55 = x28 + CF, no carry
        add r12, [rsp-0x10]        ; x54 += x54.2, CF to x55
        adc rdx, 0x0               ; x55 += CF, no carry
        mov [rsp-0x10], rdx        ; spill x55
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x18]       ; x30:x29 = arg1[2]*arg1[3]
        add rcx, [rsp-0x30]        ; x51.2 = x13 + x21, CF to x52
        adc r11, [rsp-0x28]        ; x52 = x22 + x14 + CF, CF to x53
        adc rdx, 0x0               ; x53.2 = x30 + CF, no carry
        mov [rsp-0x28], rdx        ; spill x53.2
        mov [rsp-0x30], rax        ; spill x29
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x10]       ; x20:x19 = arg1[1]*arg1[2]
        add r8, rax                ; x50 += x19, CF to x51, complete
        adc rdx, 0x0               ; x51.3 = x20 + CF, no carry
        mov rax, [rsp-0x20]        ; reload x15
        add rax, [rsp-0x18]        ; x52.2 = x15 + x23, CF to x53
        mov r13, [rsp-0x28]        ; reload x53.2
        adc r13, 0x0               ; x53.2 += CF, CF to x54
        adc r12, 0x0               ; x54 += CF, CF to x55
        mov r14, [rsp-0x10]        ; reload x55
        adc r14, 0x0               ; x55 += CF, no carry
        add rcx, rbx               ; x51 += x51.2, CF to x52
        adc rax, r11               ; x52 += x52.2 + CF, CF to x53
        adc r13, 0x0               ; x53.2 += CF, CF to x54
        adc r12, 0x0               ; x54 += CF, CF to x55
        adc r14, 0x0               ; x55 += CF, no carry
        mov r11, rdx               ; copy x51.3
        mov rbx, rax               ; copy x52
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x20]       ; x32:x31 = arg1[2]*arg1[4]
        mov [rsp-0x10], rdx        ; spill x32
        mov [rsp-0x28], rax        ; spill x31
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x30]       ; x36:x35 = arg1[2]*arg1[6]
        add rbx, [rsp-0x30]        ; x52 += x29, CF to x53
        mov r15, [rsp-0x28]        ; reload x31
        adc r15, 0x0               ; x53.3 = x31 + CF, CF to x54
        mov [rsp-0x28], rdi        ; spill pointer out1
        mov rdi, [rsp-0x10]        ; reload x32
        adc rdi, 0x0               ; x54.2 = x32 + CF, no carry
        add rcx, r11               ; x51 += x51.3, CF to x52, complete
        adc rbx, 0x0               ; x52 += CF, CF to x53, complete
        adc rbp, r13               ; x53 += x53.2 + CF, CF to x54
        adc rdi, 0x0               ; x54.2 += CF, CF to x55
        adc rax, 0x0               ; x55.2 = x35 + CF, CF to x56
        adc rdx, 0x0               ; x56 = x36 + CF, no carry
        mov r11, rdx               ; copy x56
        mov r13, rax               ; copy x55.2
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x28]       ; x34:x33 = arg1[2]*arg1[5]
        add rax, r12               ; x54 += x33, CF to x55
        adc r14, r13               ; x55 += x55.2 + CF, CF to x56
        adc r11, 0x0               ; x56 += CF, no carry
        add r15, rbp               ; x53 += x53.3, CF to x54, complete
        adc rax, rdi               ; x54 += x54.2 + CF, CF to x55
        adc r14, rdx               ; x55 += x34 + CF, CF to x56
        adc r11, 0x0               ; x56 += CF, no carry
        mov rdi, rax               ; copy x54
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x20]       ; x38:x37 = arg1[3]*arg1[4]
        mov rbp, rdx               ; copy x38
        mov r12, rax               ; copy x37
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x28]       ; x40:x39 = arg1[3]*arg1[5]
        mov r13, rdx               ; copy x40
        mov [rsp-0x10], rax        ; spill x39
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x30]       ; x42:x41 = arg1[3]*arg1[6]
        add rdi, r12               ; x54 += x37, CF to x55, complete
        adc r14, [rsp-0x10]        ; x55 += x39 + CF, CF to x56
        adc rax, 0x0               ; x56.2 = x41 + CF, CF to x57
        adc rdx, 0x0               ; x57 = x42 + CF, no carry
        add r14, rbp               ; x55 += x38, CF to x56, complete
        adc rax, r11               ; x56 += x56.2 + CF, CF to x57
        adc rdx, 0x0               ; x57 += CF, no carry
        add rax, r13               ; x56 += x40, CF to x57
        adc rdx, 0x0               ; x57 += CF, no carry
        mov r11, rdx               ; copy x57
        mov rbp, rax               ; copy x56
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi+0x28]       ; x44:x43 = arg1[4]*arg1[5]
        mov r12, rdx               ; copy x44
        mov r13, rax               ; copy x43
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi+0x30]       ; x46:x45 = arg1[4]*arg1[6]
        add rbp, r13               ; x56 += x43, CF to x57, complete
        adc r11, r12               ; x57 += x44 + CF, CF to x58
        adc rdx, 0x0               ; x58 = x46 + CF, no carry
        add r11, rax               ; x57 += x45, CF to x58, complete
        adc rdx, 0x0               ; x58 += CF, no carry
        mov r12, rdx               ; copy x58
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi]            ; x61:x60 = arg1[0]*arg1[0]
        mov r13, rdx               ; copy x61
        mov [rsp-0x10], rax        ; spill x60
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x8]        ; x63:x62 = arg1[1]*arg1[1]
        mov [rsp-0x30], rdx        ; spill x63
        mov [rsp-0x20], rax        ; spill x62
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x10]       ; x65:x64 = arg1[2]*arg1[2]
        mov [rsp-0x18], rdx        ; spill x65
        mov [rsp-0x8], rax         ; spill x64
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x18]       ; x67:x66 = arg1[3]*arg1[3]
        mov [rsp-0x38], rdx        ; spill x67
        mov [rsp-0x40], rax        ; spill x66
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi+0x20]       ; x69:x68 = arg1[4]*arg1[4]
        mov [rsp-0x48], rdx        ; spill x69
        mov [rsp-0x50], rax        ; spill x68
        mov rax, [rsi+0x28]        ; load arg1[5]
        mul qword [rsi+0x28]       ; x71:x70 = arg1[5]*arg1[5]
        mov [rsp-0x58], rdx        ; spill x71
        mov [rsp-0x60], rax        ; spill x70
        mov rax, [rsi+0x30]        ; load arg1[6]
        mul qword [rsi+0x30]       ; x73:x72 = arg1[6]*arg1[6]
        mov [rsp-0x68], rdx        ; spill x73
        mov [rsp-0x70], rax        ; spill x72
        mov rax, [rsi+0x28]        ; load arg1[5]
        mul qword [rsi+0x30]       ; x48:x47 = arg1[5]*arg1[6]
        add r13, r9                ; x74 = x61 + x7, CF to x75
        mov rsi, [rsp-0x20]        ; reload x62
        adc rsi, r10               ; x75 = x62 + x49 + CF, CF to x76
        mov [rsp-0x20], r11        ; spill x57
        mov r11, [rsp-0x30]        ; reload x63
        adc r11, r8                ; x76 = x63 + x50 + CF, CF to x77
        mov [rsp-0x30], rbp        ; spill x56
        mov rbp, [rsp-0x8]         ; reload x64
        adc rbp, 0x0               ; x77 = x64 + CF, CF to x78
        mov [rsp-0x8], r14         ; spill x55
        mov r14, [rsp-0x18]        ; reload x65
        adc r14, 0x0               ; x78 = x65 + CF, no carry
        add r12, rax               ; x58 += x47, CF to x59, complete
        adc rdx, 0x0               ; x59 = x48 + CF, no carry, complete

        ; complete: [x59, x58, x57, x56, x55, x54, x53, x52, x51, x50, x49] in [rdx, r12, [rsp-0x20], [rsp-0x30], [rsp-0x8], rdi, r15, rbx, rcx, r8, r10]
        mov rax, rdx               ; copy x59
        add rax, [rsp-0x70]        ; x85 = x72 + x59, CF to x86
        mov [rsp-0x70], rdx        ; spill x59
        mov rdx, [rsp-0x68]        ; reload x73
        adc rdx, 0x0               ; x86 = x73 + CF, no carry
        add r13, r9                ; x74 += x7, CF to x75, complete
        adc rsi, r10               ; x75 += x49 + CF, CF to x76, complete
        adc r11, r8                ; x76 += x50 + CF, CF to x77, complete
        adc rbp, rcx               ; x77 += x51 + CF, CF to x78
        adc rbx, rbx               ; x78.2 = x52 + x52 + CF, CF to x79
        adc r15, r15               ; x79 = x53 + x53 + CF, CF to x80
        mov r8, [rsp-0x38]         ; reload x67
        adc r8, rdi                ; x80 = x67 + x54 + CF, CF to x81
        mov r9, [rsp-0x50]         ; reload x68
        adc r9, [rsp-0x8]          ; x81 = x68 + x55 + CF, CF to x82
        mov r10, [rsp-0x48]        ; reload x69
        adc r10, [rsp-0x30]        ; x82 = x69 + x56 + CF, CF to x83
        mov [rsp-0x48], r11        ; spill x76
        mov r11, [rsp-0x20]        ; reload x57
        adc r11, [rsp-0x60]        ; x83 = x70 + x57 + CF, CF to x84
        mov [rsp-0x60], rsi        ; spill x75
        mov rsi, [rsp-0x58]        ; reload x71
        adc rsi, r12               ; x84 = x71 + x58 + CF, CF to x85
        adc rax, 0x0               ; x85 += CF, CF to x86
        adc rdx, 0x0               ; x86 += CF, no carry
        add rbp, rcx               ; x77 += x51, CF to x78, complete
        adc r14, rbx               ; x78 += x78.2 + CF, CF to x79, complete
        adc r15, [rsp-0x40]        ; x79 += x66 + CF, CF to x80, complete
        adc r8, rdi                ; x80 += x54 + CF, CF to x81, complete
        adc r9, [rsp-0x8]          ; x81 += x55 + CF, CF to x82, complete
        adc r10, [rsp-0x30]        ; x82 += x56 + CF, CF to x83, complete
        adc r11, [rsp-0x20]        ; x83 += x57 + CF, CF to x84, complete
        adc rsi, r12               ; x84 += x58 + CF, CF to x85, complete
        adc rax, [rsp-0x70]        ; x85 += x59 + CF, CF to x86, complete
        adc rdx, 0x0               ; x86 += CF, no carry, complete

        ; complete: [x86, x85, x84, x83, x82, x81, x80, x79, x78, x77, x76, x75, x74] in [rdx, rax, rsi, r11, r10, r9, r8, r15, r14, rbp, [rsp-0x48], [rsp-0x60], r13]
        mov rcx, r11               ; copy x83
        shrd rcx, rsi, 0x20        ; x91 = high word of (x84:x83 << 32)
        mov rdi, rsi               ; copy x84
        shrd rdi, rax, 0x20        ; x92 = high word of (x85:x84 << 32)
        mov rbx, rax               ; copy x85
        shrd rbx, rdx, 0x20        ; x93 = high word of (x86:x85 << 32)
        mov r12, rdx               ; copy x86
        shr r12, 0x20              ; x94 = x86 >> 32
        mov [rsp-0x70], r12        ; spill x94
        mov r12, [rsp-0x10]        ; reload x60
        add r12, r8                ; x95 = x60 + x80, CF to x96, complete
        adc r13, r9                ; x96 = x74 + x81 + CF, CF to x97, complete
        mov [rsp-0x10], r13        ; spill x96
        mov r13, [rsp-0x60]        ; reload x75
        adc r13, r10               ; x97 = x75 + x82 + CF, CF to x98, complete
        mov [rsp-0x60], r13        ; spill x97
        mov r13, [rsp-0x48]        ; reload x76
        adc r13, r11               ; x98 = x76 + x83 + CF, CF to x99
        adc rbp, rsi               ; x99 = x77 + x84 + CF, CF to x100
        adc r14, rax               ; x100 = x78 + x85 + CF, CF to x101
        adc r15, rdx               ; x101 = x79 + x86 + CF, CF to x102
        adc rcx, 0x0               ; x102 = x91 + CF, CF to x103
        adc rdi, 0x0               ; x103 = x92 + CF, CF to x104
        adc rbx, 0x0               ; x104 = x93 + CF, CF to x105
        mov rax, [rsp-0x70]        ; reload x94
        adc rax, 0x0               ; x105 = x94 + CF, no carry
        mov rsi, r8                ; copy x80
        shl rsi, 0x20              ; x87 = x80 << 32 mod 2^64
        shrd r8, r9, 0x20          ; x88 = high word of (x81:x80 << 32)
        shrd r9, r10, 0x20         ; x89 = high word of (x82:x81 << 32)
        shrd r10, r11, 0x20        ; x90 = high word of (x83:x82 << 32)
        add r13, rsi               ; x98 += x87, CF to x99, complete
        adc rbp, r8                ; x99 += x88 + CF, CF to x100, complete
        adc r14, r9                ; x100 += x89 + CF, CF to x101, complete
        adc r15, r10               ; x101 += x90 + CF, CF to x102, complete
        adc rcx, 0x0               ; x102 += CF, CF to x103, complete
        adc rdi, 0x0               ; x103 += CF, CF to x104, complete
        adc rbx, 0x0               ; x104 += CF, CF to x105, complete
        adc rax, 0x0               ; x105 += CF, no carry, complete

        ; complete: [x105, x104, x103, x102, x101, x100, x99, x98, x97, x96, x95] in [rax, rbx, rdi, rcx, r15, r14, rbp, r13, [rsp-0x60], [rsp-0x10], r12]
        mov r8, rcx                ; copy x102
        shl r8, 0x20               ; x106 = x102 << 32 mod 2^64
        mov r9, rax                ; copy x105
        shr r9, 0x20               ; x110 = x105 >> 32
        mov r10, rcx               ; copy x102
        shrd r10, rdi, 0x20        ; x107 = high word of (x103:x102 << 32)
        mov r11, rdi               ; copy x103
        shr r11, 0x20              ; t1 = x103 >> 32
        mov rsi, rbx               ; copy x104
        shl rsi, 0x20              ; t2 = x104 << 32 mod 2^64
        lea r11, [r11+rsi]         ; x108 = t1 + t2 mod 2^64 = high word of (x104:x103 << 32)
        mov rsi, rbx               ; copy x104
        shrd rsi, rax, 0x20        ; x109 = high word of (x105:x104 << 32)
        add r12, rcx               ; x111 = x95 + x102, CF to x112, complete
        adc rdi, [rsp-0x10]        ; x112 = x96 + x103 + CF, CF to x113, complete
        adc rbx, [rsp-0x60]        ; x113 = x97 + x104 + CF, CF to x114, complete
        adc r13, r8                ; x114 = x98 + x106 + CF, CF to x115
        adc rbp, r10               ; x115 = x99 + x107 + CF, CF to x116
        adc r14, r11               ; x116 = x100 + x108 + CF, CF to x117
        adc rsi, 0x0               ; x117 = x109 + CF, CF to x118
        adc r9, 0x0                ; x118 = x110 + CF, no carry
        add r13, rax               ; x114 += x105, CF to x115, complete
        adc rbp, 0x0               ; x115 += CF, CF to x116, complete
        adc r14, 0x0               ; x116 += CF, CF to x117, complete
        adc r15, rsi               ; x117 += x101 + CF, CF to x118, complete
        adc r9, 0x0                ; x118 += CF, no carry, complete

        ; complete: [x118, x117, x116, x115, x114, x113, x112, x111] in [r9, r15, r14, rbp, r13, rbx, rdi, r12]
        mov rax, r9                ; copy x118
        shl rax, 0x20              ; x119 = x118 << 32
        add r12, r9                ; x120 = x111 + x118, CF to x121, complete
        adc rdi, 0x0               ; x121 = x112 + CF, CF to x122, complete
        adc rbx, 0x0               ; x122 = x113 + CF, CF to x123, complete
        adc r13, rax               ; x123 = x114 + x119 + CF, CF to x124, complete
        adc rbp, 0x0               ; x124 = x115 + CF, CF to x125, complete
        adc r14, 0x0               ; x125 = x116 + CF, CF to x126, complete
        adc r15, 0x0               ; x126 = x117 + CF, CF = x127, complete

        ; complete: [x126, x125, x124, x123, x122, x121, x120] in [r15, r14, rbp, r13, rbx, rdi, r12]
        sbb rax, rax               ; x128 = -x127 mod 2^64, x127 in CF
        setc r8b                   ; begins x127 = CF
        movzx r8d, r8b             ; x127 = CF
        and rax, [rel .c0]         ; x129 = x128 & 0x100000000
        add r8, r12                ; x130 = x127 + x120, CF to x131, complete
        adc rdi, 0x0               ; x131 = x121 + CF, CF to x132, complete
        adc rbx, 0x0               ; x132 = x122 + CF, CF to x133, complete
        adc rax, r13               ; x133 = x129 + x123 + CF, no carry, complete

        ; complete: [x136, x135, x134, x133, x132, x131, x130] in [r15, r14, rbp, rax, rbx, rdi, r8]
        mov r9, [rsp-0x28]         ; reload pointer out1
        mov [r9+0x20], rbp         ; out1[4] = x134 = x124
        mov [r9], r8               ; out1[0] = x130
        mov [r9+0x30], r15         ; out1[6] = x136 = x126
        mov [r9+0x10], rbx         ; out1[2] = x132
        mov [r9+0x8], rdi          ; out1[1] = x131
        mov [r9+0x18], rax         ; out1[3] = x133
        mov [r9+0x28], r14         ; out1[5] = x135 = x125

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x100000000
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      76, 28
        dd      fe_p448_square_loose - $
        dd      fe_p448_square_loose.end - fe_p448_square_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0xd8, 0x04, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
