; p521 square (loose), modulo p = 2^521 - 1
; out1 is congruent to arg1*arg1 modulo p
; arg1 below 2^523; out1 below 2^522; arrays may overlap
;
; void fe_p521_square_loose(uint64_t out1[9], const uint64_t arg1[9]);
;
; Arguments (System V ABI):
;   rdi  out1[9]  written, below 2^522
;   rsi  arg1[9]  read, below 2^523
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words:
;   [rsp]       x9
;   [rsp+0x8]   x18, then x84.2, then pointer out1
;   [rsp+0x10]  x17, then x85.2, then x40, then x83, then x114
;   [rsp+0x18]  x16, then x22, then x32, then x87.2, then x94
;   [rsp+0x20]  x15, then x21, then x83, then x39, then x84
;   [rsp+0x28]  x24, then x49, then x65, then x87
;   [rsp+0x30]  x23, then x88, then x50, then x47, then x55, then x85, then x128
;   [rsp+0x38]  x20, then x87.3, then x41, then x96
;   [rsp+0x40]  x19, then x82, then x43, then x59, then x98, then x108
;   [rsp+0x48]  x64, then x67, then x86
;   [rsp+0x50]  x63, then x82
;   [rsp+0x58]  x45, then x60, then x68, then x99, then x97, then x110
;   [rsp+0x60]  x114
;   [rsp+0x68]  x101, then x113
;   [rsp+0x70]  x100
;   [rsp+0x78]  x105, then x115
;   [rsp+0x80]  x104, then x116
;   [rsp+0x88]  x103, then x106
;   [rsp+0x90]  x102
;   [rsp+0x98]  pointer arg1, then x119
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x81 = x10 + x11 (carry to x82)
;   x82 = x12 + x13 + x25 (carry to x83)
;   x83 = x14 + x15 + x26 + x27 (carry to x84)
;   x84 = x16 + x17 + x28 + x29 + x39 (carry to x85)
;   x85 = x18 + x19 + x30 + x31 + x40 + x41 (carry to x86)
;   x86 = x20 + x21 + x32 + x33 + x42 + x43 + x51 (carry to x87)
;   x87 = x22 + x23 + x34 + x35 + x44 + x45 + x52 + x53 (carry to x88)
;   x88 = x24 + x36 + x37 + x46 + x47 + x54 + x55 + x61 (carry to x89)
;   x89 = x38 + x48 + x49 + x56 + x57 + x62 + x63 (carry to x90)
;   x90 = x50 + x58 + x59 + x64 + x65 + x69 (carry to x91)
;   x91 = x60 + x66 + x67 + x70 + x71 (carry to x92)
;   x92 = x68 + x72 + x73 + x75 (carry to x93)
;   x93 = x74 + x76 + x77 (carry to x94)
;   x94 = x78 + x79 (carry to x95)
;   x95 = x80
;   x113 = x9 + x9 + x97 (carry to x114)
;   x114 = x81 + x81 + x98 (carry to x115)
;   x115 = x82 + x82 + x99 (carry to x116)
;   x116 = x83 + x83 + x100 (carry to x117)
;   x117 = x84 + x84 + x101 (carry to x118)
;   x118 = x85 + x85 + x102 (carry to x119)
;   x119 = x86 + x86 + x103 (carry to x120)
;   x120 = x87 + x87 + x104 (carry to x121)
;   x121 = x88 + x88 + x105 (carry to x122)
;   x122 = x89 + x89 + x106 (carry to x123)
;   x123 = x90 + x90 + x107 (carry to x124)
;   x124 = x91 + x91 + x108 (carry to x125)
;   x125 = x92 + x92 + x109 (carry to x126)
;   x126 = x93 + x93 + x110 (carry to x127)
;   x127 = x94 + x94 + x111 (carry to x128)
;   x128 = x95 + x95 + x112
;
; 446 instructions; 120.4 cycles on AMD EPYC (amd-zen3)
; throughput: 1.013 [1.013, 1.013] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.937 [0.936, 0.937] of our time
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (values+ledger)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 58, 2026-11-24T14:16:39.584Z
; npm run optimize -- --field p521 --op square --seed 58 --target x86-64 --budget 5s --resume
; sha256 of the code: 53a3d449f3c0510288125e9ffd0bd174b63a7cc6ba1c4ce4682cdd500ee7120c
        default rel
        section .text
        global  fe_p521_square_loose:function (fe_p521_square_loose.end - fe_p521_square_loose)
        align   64
fe_p521_square_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15
        sub rsp, 0xa0              ; room for the slots

        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi]            ; x12:x11 = arg1[0]*arg1[2]
        mov r8, rdx                ; copy x12
        mov r9, rax                ; copy x11
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x18]       ; x14:x13 = arg1[0]*arg1[3]
        mov r10, rdx               ; copy x14
        mov r11, rax               ; copy x13
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi]            ; x10:x9 = arg1[0]*arg1[1]
        mov rcx, rdx               ; copy x10
        mov [rsp], rax             ; spill x9
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x28]       ; x18:x17 = arg1[0]*arg1[5]
        mov [rsp+0x8], rdx         ; spill x18
        mov [rsp+0x10], rax        ; spill x17
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi]            ; x16:x15 = arg1[0]*arg1[4]
        mov [rsp+0x18], rdx        ; spill x16
        mov [rsp+0x20], rax        ; spill x15
        mov rax, [rsi+0x40]        ; load arg1[8]
        mul qword [rsi]            ; x24:x23 = arg1[0]*arg1[8]
        mov [rsp+0x28], rdx        ; spill x24
        mov [rsp+0x30], rax        ; spill x23
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x30]       ; x20:x19 = arg1[0]*arg1[6]
        mov [rsp+0x38], rdx        ; spill x20
        mov [rsp+0x40], rax        ; spill x19
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x38]       ; x22:x21 = arg1[0]*arg1[7]
        add r9, rcx                ; x81 = x11 + x10, CF to x82, complete
        adc r11, 0x0               ; x82 = x13 + CF, CF to x83
        mov rcx, [rsp+0x20]        ; reload x15
        adc rcx, 0x0               ; x83 = x15 + CF, CF to x84
        mov rbx, [rsp+0x18]        ; reload x16
        adc rbx, 0x0               ; x84 = x16 + CF, no carry
        mov [rsp+0x18], rdx        ; spill x22
        mov [rsp+0x20], rax        ; spill x21
        mov rax, [rsi+0x28]        ; load arg1[5]
        mul qword [rsi+0x8]        ; x32:x31 = arg1[1]*arg1[5]
        mov rbp, [rsp+0x40]        ; reload x19
        add rbp, [rsp+0x8]         ; x85 = x19 + x18, CF to x86
        mov r12, [rsp+0x20]        ; reload x21
        adc r12, [rsp+0x38]        ; x86 = x21 + x20 + CF, CF to x87
        mov r13, [rsp+0x18]        ; reload x22
        adc r13, 0x0               ; x87 = x22 + CF, no carry
        add rbp, rax               ; x85 += x31, CF to x86
        adc r12, 0x0               ; x86 += CF, CF to x87
        adc r13, 0x0               ; x87 += CF, no carry
        mov [rsp+0x18], rdx        ; spill x32
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x8]        ; x28:x27 = arg1[1]*arg1[3]
        add rax, rcx               ; x83 += x27, CF to x84
        adc rdx, 0x0               ; x84.2 = x28 + CF, no carry
        mov rcx, rdx               ; copy x84.2
        mov [rsp+0x20], rax        ; spill x83
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x30]       ; x34:x33 = arg1[1]*arg1[6]
        add r12, rax               ; x86 += x33, CF to x87
        adc rdx, 0x0               ; x87.2 = x34 + CF, no carry
        add rcx, rbx               ; x84 += x84.2, CF to x85
        adc rbp, 0x0               ; x85 += CF, CF to x86
        adc r12, 0x0               ; x86 += CF, CF to x87
        adc rdx, 0x0               ; x87.2 += CF, no carry
        mov rbx, rdx               ; copy x87.2
        mov rax, [rsi+0x38]        ; load arg1[7]
        mul qword [rsi+0x8]        ; x36:x35 = arg1[1]*arg1[7]
        add rax, [rsp+0x30]        ; x87.3 = x23 + x35, CF to x88
        adc rdx, 0x0               ; x88 = x36 + CF, no carry
        mov [rsp+0x30], rdx        ; spill x88
        mov [rsp+0x38], rax        ; spill x87.3
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x8]        ; x26:x25 = arg1[1]*arg1[2]
        add rax, r11               ; x82 += x25, CF to x83
        adc rdx, 0x0               ; x83.2 = x26 + CF, no carry
        mov r11, rdx               ; copy x83.2
        mov [rsp+0x40], rax        ; spill x82
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x20]       ; x30:x29 = arg1[1]*arg1[4]
        add rax, [rsp+0x10]        ; x84.2 = x17 + x29, CF to x85
        adc rdx, 0x0               ; x85.2 = x30 + CF, no carry
        mov [rsp+0x10], rdx        ; spill x85.2
        mov [rsp+0x8], rax         ; spill x84.2
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi+0x30]       ; x64:x63 = arg1[4]*arg1[6]
        mov [rsp+0x48], rdx        ; spill x64
        mov [rsp+0x50], rax        ; spill x63
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x30]       ; x46:x45 = arg1[2]*arg1[6]
        add r13, rbx               ; x87 += x87.2, CF to x88
        adc rdx, 0x0               ; x88.2 = x46 + CF, no carry
        mov rbx, rdx               ; copy x88.2
        mov [rsp+0x58], rax        ; spill x45
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x40]       ; x38:x37 = arg1[1]*arg1[8]
        add r8, [rsp+0x40]         ; x82 += x12, CF to x83, complete
        adc r11, 0x0               ; x83.2 += CF, no carry
        mov r14, [rsp+0x30]        ; reload x88
        add r14, [rsp+0x28]        ; x88 += x24, CF to x89
        adc rdx, 0x0               ; x89 = x38 + CF, no carry
        add r10, [rsp+0x20]        ; x83 += x14, CF to x84
        mov r15, [rsp+0x8]         ; reload x84.2
        adc r15, 0x0               ; x84.2 += CF, CF to x85
        mov [rsp+0x8], rdi         ; spill pointer out1
        mov rdi, [rsp+0x10]        ; reload x85.2
        adc rdi, 0x0               ; x85.2 += CF, no carry
        add r10, r11               ; x83 += x83.2, CF to x84, complete
        adc rcx, r15               ; x84 += x84.2 + CF, CF to x85
        adc rdi, 0x0               ; x85.2 += CF, CF to x86
        adc r12, 0x0               ; x86 += CF, CF to x87
        adc r13, [rsp+0x38]        ; x87 += x87.3 + CF, CF to x88
        adc rax, r14               ; x88 += x37 + CF, CF to x89
        adc rdx, 0x0               ; x89 += CF, no carry
        mov r11, rdx               ; copy x89
        mov r14, rax               ; copy x88
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi+0x10]       ; x42:x41 = arg1[2]*arg1[4]
        mov r15, rdx               ; copy x42
        mov [rsp+0x38], rax        ; spill x41
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x10]       ; x40:x39 = arg1[2]*arg1[3]
        mov [rsp+0x10], rdx        ; spill x40
        mov [rsp+0x20], rax        ; spill x39
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x40]       ; x50:x49 = arg1[2]*arg1[8]
        mov [rsp+0x30], rdx        ; spill x50
        mov [rsp+0x28], rax        ; spill x49
        mov rax, [rsi+0x28]        ; load arg1[5]
        mul qword [rsi+0x10]       ; x44:x43 = arg1[2]*arg1[5]
        add r15, [rsp+0x18]        ; x86.2 = x42 + x32, CF to x87
        adc rdx, 0x0               ; x87.2 = x44 + CF, no carry
        mov [rsp+0x18], rdx        ; spill x87.2
        mov [rsp+0x40], rax        ; spill x43
        mov rax, [rsi+0x38]        ; load arg1[7]
        mul qword [rsi+0x10]       ; x48:x47 = arg1[2]*arg1[7]
        add rcx, [rsp+0x20]        ; x84 += x39, CF to x85, complete
        mov [rsp+0x20], rcx        ; spill x84
        mov rcx, [rsp+0x10]        ; reload x40
        adc rcx, [rsp+0x38]        ; x85.3 = x40 + x41 + CF, CF to x86
        adc r15, 0x0               ; x86.2 += CF, CF to x87
        mov [rsp+0x10], r10        ; spill x83
        mov r10, [rsp+0x18]        ; reload x87.2
        adc r10, 0x0               ; x87.2 += CF, no carry
        add rdx, [rsp+0x50]        ; x89.2 = x48 + x63, CF to x90
        mov [rsp+0x50], r8         ; spill x82
        mov r8, [rsp+0x30]         ; reload x50
        adc r8, 0x0                ; x90 = x50 + CF, no carry
        add rdi, rbp               ; x85 += x85.2, CF to x86
        adc r15, 0x0               ; x86.2 += CF, CF to x87
        adc r10, 0x0               ; x87.2 += CF, no carry
        mov rbp, rdx               ; copy x89.2
        mov [rsp+0x30], rax        ; spill x47
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi+0x18]       ; x52:x51 = arg1[3]*arg1[4]
        add r12, [rsp+0x40]        ; x86 += x43, CF to x87
        adc r13, [rsp+0x58]        ; x87 += x45 + CF, CF to x88
        adc rbx, [rsp+0x30]        ; x88.2 += x47 + CF, CF to x89
        adc rbp, 0x0               ; x89.2 += CF, CF to x90
        adc r8, 0x0                ; x90 += CF, no carry
        add r13, r10               ; x87 += x87.2, CF to x88
        adc rbx, r14               ; x88 += x88.2 + CF, CF to x89
        adc rbp, r11               ; x89 += x89.2 + CF, CF to x90
        adc r8, 0x0                ; x90 += CF, no carry
        mov r10, rdx               ; copy x52
        mov r11, rax               ; copy x51
        mov rax, [rsi+0x30]        ; load arg1[6]
        mul qword [rsi+0x18]       ; x56:x55 = arg1[3]*arg1[6]
        mov r14, rdx               ; copy x56
        mov [rsp+0x30], rax        ; spill x55
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x40]       ; x60:x59 = arg1[3]*arg1[8]
        mov [rsp+0x58], rdx        ; spill x60
        mov [rsp+0x40], rax        ; spill x59
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x28]       ; x54:x53 = arg1[3]*arg1[5]
        add rcx, rdi               ; x85 += x85.3, CF to x86, complete
        adc r12, r15               ; x86 += x86.2 + CF, CF to x87
        adc r13, r10               ; x87 += x52 + CF, CF to x88
        adc rdx, 0x0               ; x88.2 = x54 + CF, CF to x89
        adc r14, 0x0               ; x89.2 = x56 + CF, no carry
        mov r10, rdx               ; copy x88.2
        mov rdi, rax               ; copy x53
        mov rax, [rsi+0x38]        ; load arg1[7]
        mul qword [rsi+0x18]       ; x58:x57 = arg1[3]*arg1[7]
        add rbx, [rsp+0x30]        ; x88 += x55, CF to x89
        adc rbp, rax               ; x89 += x57 + CF, CF to x90
        adc r8, [rsp+0x48]         ; x90 += x64 + CF, CF to x91
        mov rax, [rsp+0x58]        ; reload x60
        adc rax, 0x0               ; x91 = x60 + CF, no carry
        add r11, r12               ; x86 += x51, CF to x87, complete
        adc rdi, r13               ; x87 += x53 + CF, CF to x88, complete
        adc r10, rbx               ; x88 += x88.2 + CF, CF to x89
        adc rbp, [rsp+0x28]        ; x89 += x49 + CF, CF to x90
        adc r8, 0x0                ; x90 += CF, CF to x91
        adc rax, 0x0               ; x91 += CF, no carry
        mov rbx, rdx               ; copy x58
        mov r12, rax               ; copy x91
        mov rax, [rsi+0x28]        ; load arg1[5]
        mul qword [rsi+0x40]       ; x74:x73 = arg1[5]*arg1[8]
        add rbx, r8                ; x90 += x58, CF to x91
        adc r12, 0x0               ; x91 += CF, no carry
        mov r8, rdx                ; copy x74
        mov r13, rax               ; copy x73
        mov rax, [rsi+0x38]        ; load arg1[7]
        mul qword [rsi+0x20]       ; x66:x65 = arg1[4]*arg1[7]
        mov r15, rdx               ; copy x66
        mov [rsp+0x28], rax        ; spill x65
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi+0x40]       ; x68:x67 = arg1[4]*arg1[8]
        mov [rsp+0x58], rdx        ; spill x68
        mov [rsp+0x48], rax        ; spill x67
        mov rax, [rsi+0x28]        ; load arg1[5]
        mul qword [rsi+0x20]       ; x62:x61 = arg1[4]*arg1[5]
        mov [rsp+0x30], rcx        ; spill x85
        mov rcx, [rsp+0x28]        ; reload x65
        add rcx, [rsp+0x40]        ; x90.2 = x59 + x65, CF to x91
        mov [rsp+0x28], rdi        ; spill x87
        mov rdi, [rsp+0x48]        ; reload x67
        adc rdi, 0x0               ; x91.2 = x67 + CF, CF to x92
        mov [rsp+0x48], r11        ; spill x86
        mov r11, [rsp+0x58]        ; reload x68
        adc r11, 0x0               ; x92 = x68 + CF, no carry
        add r10, rax               ; x88 += x61, CF to x89, complete
        adc rbp, r14               ; x89 += x89.2 + CF, CF to x90
        adc rcx, 0x0               ; x90.2 += CF, CF to x91
        adc rdi, r15               ; x91.2 += x66 + CF, CF to x92
        adc r11, 0x0               ; x92 += CF, no carry
        add rdx, rbp               ; x89 += x62, CF to x90, complete
        adc rcx, rbx               ; x90 += x90.2 + CF, CF to x91
        adc rdi, r12               ; x91 += x91.2 + CF, CF to x92
        adc r11, 0x0               ; x92 += CF, no carry
        mov rbx, rdx               ; copy x89
        mov rax, [rsi+0x28]        ; load arg1[5]
        mul qword [rsi+0x28]       ; x107:x106 = arg1[5]*arg1[5]
        mov rbp, rdx               ; copy x107
        mov r12, rax               ; copy x106
        mov rax, [rsi+0x30]        ; load arg1[6]
        mul qword [rsi+0x28]       ; x70:x69 = arg1[5]*arg1[6]
        add rax, rcx               ; x90 += x69, CF to x91, complete
        adc rdx, 0x0               ; x91.2 = x70 + CF, CF to x92
        adc r11, 0x0               ; x92 += CF, no carry
        mov rcx, rdx               ; copy x91.2
        mov r14, rax               ; copy x90
        mov rax, [rsi+0x28]        ; load arg1[5]
        mul qword [rsi+0x38]       ; x72:x71 = arg1[5]*arg1[7]
        add rcx, rax               ; x91.2 += x71, CF to x92
        adc r11, rdx               ; x92 += x72 + CF, CF to x93
        adc r8, 0x0                ; x93 = x74 + CF, no carry
        add rdi, rcx               ; x91 += x91.2, CF to x92, complete
        adc r11, r13               ; x92 += x73 + CF, CF to x93
        adc r8, 0x0                ; x93 += CF, no carry
        mov rax, [rsi+0x40]        ; load arg1[8]
        mul qword [rsi+0x30]       ; x78:x77 = arg1[6]*arg1[8]
        mov rcx, rdx               ; copy x78
        mov r13, rax               ; copy x77
        mov rax, [rsi+0x38]        ; load arg1[7]
        mul qword [rsi+0x30]       ; x76:x75 = arg1[6]*arg1[7]
        add rdx, r13               ; x93.2 = x76 + x77, CF to x94
        adc rcx, 0x0               ; x94 = x78 + CF, no carry
        add r11, rax               ; x92 += x75, CF to x93, complete
        adc rdx, r8                ; x93 += x93.2 + CF, CF to x94, complete
        adc rcx, 0x0               ; x94 += CF, no carry
        mov r8, rdx                ; copy x93
        mov rax, [rsi+0x30]        ; load arg1[6]
        mul qword [rsi+0x30]       ; x109:x108 = arg1[6]*arg1[6]
        mov r13, rdx               ; copy x109
        mov r15, rax               ; copy x108
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x8]        ; x99:x98 = arg1[1]*arg1[1]
        mov [rsp+0x58], rdx        ; spill x99
        mov [rsp+0x40], rax        ; spill x98
        mov rax, [rsi+0x40]        ; load arg1[8]
        mul qword [rsi+0x38]       ; x80:x79 = arg1[7]*arg1[8]
        add rax, rcx               ; x94 += x79, CF to x95, complete
        adc rdx, 0x0               ; x95 = x80 + CF, no carry, complete

        ; complete: [x95, x94, x93, x92, x91, x90, x89, x88, x87, x86, x85, x84, x83, x82, x81] in [rdx, rax, r8, r11, rdi, r14, rbx, r10, [rsp+0x28], [rsp+0x48], [rsp+0x30], [rsp+0x20], [rsp+0x10], [rsp+0x50], r9]
        lea rcx, [rdx+rdx]         ; x128 = x95 + x95
        mov [rsp+0x18], rax        ; spill x94
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi]            ; x97:x96 = arg1[0]*arg1[0]
        mov [rsp+0x38], rax        ; spill x96
        mov rax, [rsp+0x40]        ; reload x98
        add rax, r9                ; x114 = x98 + x81, CF to x115
        mov [rsp+0x40], r15        ; spill x108
        mov r15, [rsp+0x58]        ; reload x99
        adc r15, 0x0               ; x115 = x99 + CF, no carry
        mov [rsp+0x58], rdx        ; spill x97
        mov [rsp+0x60], rax        ; spill x114
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x10]       ; x101:x100 = arg1[2]*arg1[2]
        mov [rsp+0x68], rdx        ; spill x101
        mov [rsp+0x70], rax        ; spill x100
        mov rax, [rsi+0x20]        ; load arg1[4]
        mul qword [rsi+0x20]       ; x105:x104 = arg1[4]*arg1[4]
        mov [rsp+0x78], rdx        ; spill x105
        mov [rsp+0x80], rax        ; spill x104
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x18]       ; x103:x102 = arg1[3]*arg1[3]
        mov [rsp+0x88], rdx        ; spill x103
        mov [rsp+0x90], rax        ; spill x102
        mov rax, [rsi+0x38]        ; load arg1[7]
        mul qword [rsi+0x38]       ; x111:x110 = arg1[7]*arg1[7]
        mov [rsp+0x98], rsi        ; spill pointer arg1
        mov rsi, [rsp+0x58]        ; reload x97
        add rsi, [rsp]             ; x113 = x97 + x9, CF to x114
        mov [rsp+0x58], rax        ; spill x110
        mov rax, [rsp+0x60]        ; reload x114
        adc rax, 0x0               ; x114 += CF, CF to x115
        adc r15, 0x0               ; x115 += CF, no carry
        add rsi, [rsp]             ; x113 += x9, CF to x114, complete
        adc r9, rax                ; x114 += x81 + CF, CF to x115, complete
        adc r15, [rsp+0x50]        ; x115 += x82 + CF, CF to x116
        mov rax, [rsp+0x10]        ; reload x83
        adc rax, [rsp+0x10]        ; x116 = x83 + x83 + CF, CF to x117
        mov [rsp+0x10], r9         ; spill x114
        mov r9, [rsp+0x68]         ; reload x101
        adc r9, 0x0                ; x117 = x101 + CF, no carry
        mov [rsp+0x68], rsi        ; spill x113
        mov rsi, [rsp+0x88]        ; reload x103
        add rsi, [rsp+0x48]        ; x119 = x103 + x86, CF to x120
        mov [rsp+0x88], r12        ; spill x106
        mov r12, [rsp+0x80]        ; reload x104
        adc r12, [rsp+0x28]        ; x120 = x104 + x87 + CF, CF to x121
        mov [rsp+0x80], rax        ; spill x116
        mov rax, [rsp+0x78]        ; reload x105
        adc rax, 0x0               ; x121 = x105 + CF, no carry
        mov [rsp+0x78], r15        ; spill x115
        mov r15, [rsp+0x30]        ; reload x85
        add r15, [rsp+0x30]        ; x118 = x85 + x85, CF to x119
        adc rsi, 0x0               ; x119 += CF, CF to x120
        adc r12, 0x0               ; x120 += CF, CF to x121
        adc rax, 0x0               ; x121 += CF, no carry
        add r9, [rsp+0x20]         ; x117 += x84, CF to x118
        adc r15, 0x0               ; x118 += CF, CF to x119
        adc rsi, 0x0               ; x119 += CF, CF to x120
        adc r12, 0x0               ; x120 += CF, CF to x121
        adc rax, r10               ; x121 += x88 + CF, CF to x122
        adc rbx, rbx               ; x122 = x89 + x89 + CF, CF to x123
        adc rbp, r14               ; x123 = x107 + x90 + CF, CF to x124
        adc rdi, rdi               ; x124 = x91 + x91 + CF, CF to x125
        adc r13, r11               ; x125 = x109 + x92 + CF, CF to x126
        adc r8, r8                 ; x126 = x93 + x93 + CF, CF to x127
        adc rdx, [rsp+0x18]        ; x127 = x111 + x94 + CF, CF to x128
        adc rcx, 0x0               ; x128 += CF, no carry
        mov [rsp+0x30], rcx        ; spill x128
        mov rcx, [rsp+0x78]        ; reload x115
        add rcx, [rsp+0x50]        ; x115 += x82, CF to x116, complete
        mov [rsp+0x78], rcx        ; spill x115
        mov rcx, [rsp+0x80]        ; reload x116
        adc rcx, [rsp+0x70]        ; x116 += x100 + CF, CF to x117, complete
        adc r9, [rsp+0x20]         ; x117 += x84 + CF, CF to x118, complete
        adc r15, [rsp+0x90]        ; x118 += x102 + CF, CF to x119, complete
        adc rsi, [rsp+0x48]        ; x119 += x86 + CF, CF to x120, complete
        adc r12, [rsp+0x28]        ; x120 += x87 + CF, CF to x121, complete
        adc r10, rax               ; x121 += x88 + CF, CF to x122, complete
        adc rbx, [rsp+0x88]        ; x122 += x106 + CF, CF to x123, complete
        adc rbp, r14               ; x123 += x90 + CF, CF to x124, complete
        adc rdi, [rsp+0x40]        ; x124 += x108 + CF, CF to x125, complete
        adc r11, r13               ; x125 += x92 + CF, CF to x126, complete
        adc r8, [rsp+0x58]         ; x126 += x110 + CF, CF to x127, complete
        adc rdx, [rsp+0x18]        ; x127 += x94 + CF, CF to x128, complete
        mov rax, [rsp+0x30]        ; reload x128
        adc rax, 0x0               ; x128 += CF, no carry
        mov r14, [rsp+0x98]        ; reload pointer arg1
        mov r13, [r14+0x40]        ; load arg1[8]
        imul r13, [r14+0x40]       ; x112 = arg1[8]*arg1[8]
        mov r14, r12               ; copy x120
        shr r14, 0x9               ; t1 = x120 >> 9
        mov [rsp+0x98], rsi        ; spill x119
        mov rsi, r10               ; copy x121
        shl rsi, 0x37              ; t2 = x121 << 55 mod 2^64
        lea rsi, [r14+rsi]         ; x129 = t1 + t2 mod 2^64 = low word of (x121:x120 >> 9)
        and r12, 0x1ff             ; x138 = x120 & 0x1ff
        lea rax, [rax+r13]         ; x128 += x112, complete

        ; complete: [x128, x127, x126, x125, x124, x123, x122, x121, x120, x119, x118, x117, x116, x115, x114, x113] in [rax, rdx, r8, r11, rdi, rbp, rbx, r10, -, [rsp+0x98], r15, r9, rcx, [rsp+0x78], [rsp+0x10], [rsp+0x68]]
        shr r10, 0x9               ; t3 = x121 >> 9
        mov r13, rbx               ; copy x122
        shl r13, 0x37              ; t4 = x122 << 55 mod 2^64
        lea r10, [r10+r13]         ; x130 = t3 + t4 mod 2^64 = low word of (x122:x121 >> 9)
        shr rbx, 0x9               ; t5 = x122 >> 9
        mov r13, rbp               ; copy x123
        shl r13, 0x37              ; t6 = x123 << 55 mod 2^64
        lea rbx, [rbx+r13]         ; x131 = t5 + t6 mod 2^64 = low word of (x123:x122 >> 9)
        mov r13, r8                ; copy x126
        shr r13, 0x9               ; t7 = x126 >> 9
        mov r14, rdx               ; copy x127
        shl r14, 0x37              ; t8 = x127 << 55 mod 2^64
        lea r13, [r14+r13]         ; x135 = t7 + t8 mod 2^64 = low word of (x127:x126 >> 9)
        mov r14, r11               ; copy x125
        shld r14, rdi, 0x37        ; x133 = low word of (x125:x124 >> 9)
        shld r8, r11, 0x37         ; x134 = low word of (x126:x125 >> 9)
        shr rbp, 0x9               ; t9 = x123 >> 9
        shl rdi, 0x37              ; t10 = x124 << 55 mod 2^64
        lea r11, [rdi+rbp]         ; x132 = t9 + t10 mod 2^64 = low word of (x124:x123 >> 9)
        mov rdi, rax               ; copy x128
        shr rdi, 0x9               ; x137 = x128 >> 9
        add rsi, [rsp+0x38]        ; x139 = x96 + x129, CF to x140, complete
        adc r10, [rsp+0x68]        ; x140 = x113 + x130 + CF, CF to x141, complete
        adc rbx, [rsp+0x10]        ; x141 = x114 + x131 + CF, CF to x142, complete
        adc r11, [rsp+0x78]        ; x142 = x115 + x132 + CF, CF to x143, complete
        adc r14, rcx               ; x143 = x116 + x133 + CF, CF to x144, complete
        adc r8, r9                 ; x144 = x117 + x134 + CF, CF to x145, complete
        adc r13, r15               ; x145 = x118 + x135 + CF, CF to x146, complete
        mov r9, [rsp+0x98]         ; reload x119
        adc r9, 0x0                ; x146 = x119 + CF, CF to x147
        adc rdi, 0x0               ; x147 = x137 + CF, no carry
        shr rdx, 0x9               ; t11 = x127 >> 9
        shl rax, 0x37              ; t12 = x128 << 55 mod 2^64
        lea rax, [rdx+rax]         ; x136 = t11 + t12 mod 2^64 = low word of (x128:x127 >> 9)
        add r9, rax                ; x146 += x136, CF to x147, complete
        adc r12, rdi               ; x147 += x138 + CF, no carry, complete

        ; complete: [x147, x146, x145, x144, x143, x142, x141, x140, x139] in [r12, r9, r13, r8, r14, r11, rbx, r10, rsi]
        mov rax, r12               ; copy x147
        shr rax, 0x9               ; x148 = x147 >> 9
        and r12, 0x1ff             ; x149 = x147 & 0x1ff
        add rsi, rax               ; x150 = x139 + x148, CF to x151, complete
        adc r10, 0x0               ; x151 = x140 + CF, CF to x152, complete
        adc rbx, 0x0               ; x152 = x141 + CF, CF to x153, complete
        adc r11, 0x0               ; x153 = x142 + CF, CF to x154, complete
        adc r14, 0x0               ; x154 = x143 + CF, CF to x155, complete
        adc r8, 0x0                ; x155 = x144 + CF, CF to x156, complete
        adc r13, 0x0               ; x156 = x145 + CF, CF to x157, complete
        adc r9, 0x0                ; x157 = x146 + CF, CF to x158, complete
        adc r12, 0x0               ; x158 = x149 + CF, no carry, complete

        ; complete: [x158, x157, x156, x155, x154, x153, x152, x151, x150] in [r12, r9, r13, r8, r14, r11, rbx, r10, rsi]
        mov rax, [rsp+0x8]         ; reload pointer out1
        mov [rax+0x18], r11        ; out1[3] = x153
        mov [rax+0x40], r12        ; out1[8] = x158
        mov [rax+0x10], rbx        ; out1[2] = x152
        mov [rax+0x28], r8         ; out1[5] = x155
        mov [rax+0x20], r14        ; out1[4] = x154
        mov [rax+0x30], r13        ; out1[6] = x156
        mov [rax], rsi             ; out1[0] = x150
        mov [rax+0x8], r10         ; out1[1] = x151
        mov [rax+0x38], r9         ; out1[7] = x157

        add rsp, 0xa0              ; the slots are given up
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
        dd      fe_p521_square_loose - $
        dd      fe_p521_square_loose.end - fe_p521_square_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x47, 0x0e, 0xd8, 0x01
        db      0x03, 0x12, 0x07, 0x0e, 0x38
        db      0x42, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        section .note.GNU-stack noalloc noexec nowrite progbits
