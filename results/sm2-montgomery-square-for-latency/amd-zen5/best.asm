; sm2-montgomery square (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
; out1 is congruent to arg1*arg1/2^256 modulo p
; arg1 below p; out1 below p; arrays may overlap
;
; void fe_sm2_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);
;
; Arguments (System V ABI):
;   rdi  out1[4]  written, below p
;   rsi  arg1[4]  read, below p
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]  pointer out1
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x16 = x5 + x6 (carry to x17)
;   x17 = x7 + x8 + x10 (carry to x18)
;   x18 = x9 + x11 + x12 (carry to x19)
;   x19 = x13 + x14 (carry to x20)
;   x20 = x15
;   x29 = x4 + x4 + x22 (carry to x30)
;   x30 = x16 + x16 + x23 (carry to x31)
;   x31 = x17 + x17 + x24 (carry to x64)
;   x64 = x18 + x18 + x25 + x57 - x62 (carry to x65)
;   x65 = x19 + x19 + x26 + x58 - x63 (carry to x66)
;   x66 = x20 + x20 + x27 + x59 - x60 (carry to x67)
;   x67 = x28 - x61 + x56 (carry to x73)
;   x69 = x64 + 1 (carry to x70)
;   x70 = x65 + 0xffffffff (carry to x71)
;   x71 = x66 (carry to x72)
;   x72 = x67 - 0xffffffff00000000 (carry to x73)
;
; 127 instructions; 27.0 cycles on AMD EPYC (amd-zen5)
; throughput: 1.784 [1.783, 1.786] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.897 [1.895, 1.897] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 c7b31e64454fad870b4d91d96761fa2f984be035c0d2016ed473eb239684c5d9
; found by Fieldwright, seed 1, 2026-11-23T12:25:54.375Z
; npm run optimize -- --curve sm2-montgomery --op square --seed 1 --budget 45s --for latency
; sha256 of the code: a478f85ba5ae112a8fb31f35727acf3bf4c3d3ce6ed9ddff253f265e354add52
        default rel
        section .text
        global  fe_sm2_montgomery_square:function (fe_sm2_montgomery_square.end - fe_sm2_montgomery_square)
        align   64
fe_sm2_montgomery_square:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rdx, [rsi]             ; load arg1[0]
        mulx rax, r8, [rsi+0x8]    ; x5:x4 = arg1[0]*arg1[1]
        mulx r9, r10, rdx          ; x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r11, rcx, [rsi+0x8]   ; x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi]             ; load arg1[0]
        mulx rbx, rbp, [rsi+0x18]  ; x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r12, r13, rdx         ; x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r14, r15, [rsi]       ; x7:x6 = arg1[0]*arg1[2]
        add rcx, rbp               ; x17 = x10 + x8, CF to x18
        adc rbx, 0x0               ; x18 = x9 + CF, no carry
        add rax, r15               ; x16 = x6 + x5, CF to x17, complete
        adc rcx, r14               ; x17 += x7 + CF, CF to x18, complete
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx rbp, r14, [rsi+0x8]   ; x13:x12 = arg1[1]*arg1[3]
        adcx r11, r14              ; x18.2 = x12 + x11 + CF, CF to x19
        adc rbp, 0x0               ; x19 = x13 + CF, no carry
        add rbx, r11               ; x18 += x18.2, CF to x19, complete
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r11, r14, rdx         ; x26:x25 = arg1[2]*arg1[2]
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r15, rdi, rdx         ; x28:x27 = arg1[3]*arg1[3]
        mulx rsi, rdx, [rsi+0x10]  ; x15:x14 = arg1[2]*arg1[3]
        adcx rdx, rbp              ; x19 += x14 + CF, CF to x20, complete
        adc rsi, 0x0               ; x20 = x15 + CF, no carry, complete

        ; complete: [x20, x19, x18, x17, x16] in [rsi, rdx, rbx, rcx, rax]
        add r8, r8                 ; x29 = x4 + x4, CF to x30
        adcx rax, rax              ; x30 = x16 + x16 + CF, CF to x31
        adc r12, rcx               ; x31 = x24 + x17 + CF, CF to x64
        adc rbx, rbx               ; x64 = x18 + x18 + CF, CF to x65
        adc r11, rdx               ; x65 = x19 + x26 + CF, CF to x66
        adcx rsi, rsi              ; x66 = x20 + x20 + CF, CF to x67
        adc r15, 0x0               ; x67 = x28 + CF, no carry
        add r8, r9                 ; x29 += x22, CF to x30, complete
        adc rax, r13               ; x30 += x23 + CF, CF to x31, complete
        adc r12, rcx               ; x31 += x17 + CF, CF to x64, complete

        ; complete: [x31, x30, x29] in [r12, rax, r8]
        adcx rbx, r14              ; x64 += x25 + CF, CF to x65
        mov r9d, 0x20              ; constant 0x20
        shlx rcx, r10, r9          ; x36 = x21 << 32 mod 2^64
        adc r11, rdx               ; x65 += x19 + CF, CF to x66
        shrx rdx, r10, r9          ; x37 = x21 >> 32
        adc rsi, rdi               ; x66 += x27 + CF, CF to x67
        adc r15, 0x0               ; x67 += CF, no carry
        mov rdi, rcx               ; copy x36
        sub rdi, r10               ; x38 = x36 - x21, CF from x39, complete
        mov rbp, rdx               ; copy x37
        sbb rbp, 0x0               ; x39 = x37 - CF, complete

        ; complete: [x39, x38] in [rbp, rdi]
        sub r8, rdi                ; x40 = x29 - x38, CF from x41, complete
        sbb rax, rbp               ; x41 = x30 - x39 - CF, CF from x42, complete
        shrx rdi, r8, r9           ; x45 = x40 >> 32
        sbb r12, rcx               ; x42 = x31 - x36 - CF, CF from x43, complete
        sbb r10, rdx               ; x43 = x21 - x37 - CF, complete

        ; complete: [x43, x42, x41, x40] in [r10, r12, rax, r8]
        shlx rcx, r8, r9           ; x44 = x40 << 32 mod 2^64
        mov rdx, rcx               ; copy x44
        sub rdx, r8                ; x46 = x44 - x40, CF from x47, complete
        mov rbp, rdi               ; copy x45
        sbb rbp, 0x0               ; x47 = x45 - CF, complete

        ; complete: [x47, x46] in [rbp, rdx]
        sub rax, rdx               ; x48 = x41 - x46, CF from x49, complete
        sbb r12, rbp               ; x49 = x42 - x47 - CF, CF from x50, complete
        sbb r10, rcx               ; x50 = x43 - x44 - CF, CF from x51, complete
        shrx rcx, rax, r9          ; x53 = x48 >> 32
        sbb r8, rdi                ; x51 = x40 - x45 - CF, complete

        ; complete: [x51, x50, x49, x48] in [r8, r10, r12, rax]
        shlx rdi, rax, r9          ; x52 = x48 << 32 mod 2^64
        mov rdx, rdi               ; copy x52
        sub rdx, rax               ; x54 = x52 - x48, CF from x55, complete
        mov rbp, rcx               ; copy x53
        sbb rbp, 0x0               ; x55 = x53 - CF, complete

        ; complete: [x55, x54] in [rbp, rdx]
        sub r12, rdx               ; x56 = x49 - x54, CF from x57, complete
        sbb r10, rbp               ; x57 = x50 - x55 - CF, CF from x58, complete
        shrx rdx, r12, r9          ; x61 = x56 >> 32
        sbb r8, rdi                ; x58 = x51 - x52 - CF, CF from x59, complete
        sbb rax, rcx               ; x59 = x48 - x53 - CF, complete

        ; complete: [x59, x58, x57, x56] in [rax, r8, r10, r12]
        shlx r9, r12, r9           ; x60 = x56 << 32 mod 2^64
        sub r15, rdx               ; x67 -= x61, CF from x73
        mov ecx, 0x0               ; begins x73 = CF
        adc rcx, 0x0               ; x73 = CF
        adcx r15, r12              ; x67 += x56 (CF is 0), CF to x73
        sbb rcx, 0x0               ; x73 -= CF
        mov rdi, r9                ; copy x60
        sub rdi, r12               ; x62 = x60 - x56, CF from x63, complete
        sbb rdx, 0x0               ; x63 = x61 - CF, complete

        ; complete: [x63, x62] in [rdx, rdi]
        add rbx, r10               ; x64 += x57, CF to x65
        adc r8, r11                ; x65 += x58 + CF, CF to x66
        adcx rsi, rax              ; x66 += x59 + CF, CF to x67
        adc r15, 0x0               ; x67 += CF, CF to x73
        sbb rcx, 0x0               ; x73 -= CF
        sub rbx, rdi               ; x64 -= x62, CF from x65, complete
        sbb r8, rdx                ; x65 -= x63 + CF, CF from x66, complete
        sbb rsi, r9                ; x66 -= x60 + CF, CF from x67, complete
        sbb r15, 0x0               ; x67 -= CF, CF from x73, complete

        ; complete: [x67, x66, x65, x64] in [r15, rsi, r8, rbx]
        adc rcx, 0x0               ; x73 += CF
        mov rax, r15               ; copy x67
        sub rax, [rel .c0]         ; x72 = x67 - 0xffffffff00000000, CF from x73
        adc rcx, 0x0               ; x73 += CF
        mov r9, rbx                ; copy x64
        add r9, 0x1                ; x69 = x64 + 1, CF to x70, complete
        mov r10, r8                ; copy x65
        adcx r10, [rel .c1]        ; x70 = x65 + 0xffffffff + CF, CF to x71, complete
        mov r11, rsi               ; copy x66
        adc r11, 0x0               ; x71 = x66 + CF, CF to x72, complete
        adc rax, 0x0               ; x72 += CF, CF to x73, complete

        ; complete: [x72, x71, x70, x69] in [rax, r11, r10, r9]
        sbb rcx, 0x0               ; x73 -= CF, complete
        bt ecx, 0x0                ; CF = x73
        cmovnc rsi, r11            ; x76 = x73 ? x66 : x71, x73 in CF
        cmovc r10, r8              ; x75 = x73 ? x65 : x70, x73 in CF
        cmovnc r15, rax            ; x77 = x73 ? x67 : x72, x73 in CF
        cmovnc rbx, r9             ; x74 = x73 ? x64 : x69, x73 in CF
        mov rax, [rsp-0x8]         ; reload pointer out1
        mov [rax+0x18], r15        ; out1[3] = x77
        mov [rax+0x10], rsi        ; out1[2] = x76
        mov [rax+0x8], r10         ; out1[1] = x75
        mov [rax], rbx             ; out1[0] = x74

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0xffffffff00000000
.c1: dq 0xffffffff
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      76, 28
        dd      fe_sm2_montgomery_square - $
        dd      fe_sm2_montgomery_square.end - fe_sm2_montgomery_square
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0xcc, 0x01, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
