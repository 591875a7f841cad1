; sm2-montgomery mul (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
; out1 is congruent to arg1*arg2/2^256 modulo p
; arg1, arg2 below p; out1 below p; arrays may overlap
;
; void fe_sm2_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
;
; Arguments (System V ABI):
;   rdi  out1[4]  written, below p
;   rsi  arg1[4]  read, below p
;   rdx  arg2[4]  read, below p
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  pointer arg2
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x24 = x16 - x22 (carry to x25)
;   x25 = x17 - x23 (carry to x26)
;   x26 = x18 - x20 (carry to x27)
;   x27 = x19 - x21 + x8 (carry to x41)
;   x37 = x24 + x29 (carry to x38)
;   x38 = x25 + x30 + x31 (carry to x39)
;   x39 = x26 + x32 + x33 (carry to x40)
;   x40 = x27 + x34 + x35 (carry to x41)
;   x41 = x36
;   x46 = x38 - x44 (carry to x47)
;   x47 = x39 - x45 (carry to x48)
;   x48 = x40 - x42 (carry to x49)
;   x49 = x41 - x43 + x37 (carry to x63)
;   x59 = x46 + x51 (carry to x60)
;   x60 = x47 + x52 + x53 (carry to x61)
;   x61 = x48 + x54 + x55 (carry to x62)
;   x62 = x49 + x56 + x57 (carry to x63)
;   x63 = x58
;   x68 = x60 - x66 (carry to x69)
;   x69 = x61 - x67 (carry to x70)
;   x70 = x62 - x64 (carry to x71)
;   x71 = x63 - x65 + x59 (carry to x85)
;   x81 = x68 + x73 (carry to x82)
;   x82 = x69 + x74 + x75 (carry to x83)
;   x83 = x70 + x76 + x77 (carry to x84)
;   x84 = x71 + x78 + x79 (carry to x85)
;   x85 = x80
;   x90 = x82 - x88 (carry to x91)
;   x91 = x83 - x89 (carry to x92)
;   x92 = x84 - x86 (carry to x93)
;   x93 = x85 - x87 + x81 (carry to x99)
;   x95 = x90 + 1 (carry to x96)
;   x96 = x91 + 0xffffffff (carry to x97)
;   x97 = x92 (carry to x98)
;   x98 = x93 - 0xffffffff00000000 (carry to x99)
;
; 153 instructions; 32.9 cycles on AMD EPYC (amd-zen5)
; throughput: 1.696 [1.693, 1.700] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.698 [1.697, 1.699] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 c7b31e64454fad870b4d91d96761fa2f984be035c0d2016ed473eb239684c5d9
; found by Fieldwright, seed 1, 2026-11-23T12:25:04.471Z
; npm run optimize -- --curve sm2-montgomery --op mul --seed 1 --budget 45s --for latency
; sha256 of the code: 3209476d95df3731c8bf7dd9704b45e67892635704d2e2ff42a87a7de4636e5f
        default rel
        section .text
        global  fe_sm2_montgomery_mul:function (fe_sm2_montgomery_mul.end - fe_sm2_montgomery_mul)
        align   64
fe_sm2_montgomery_mul:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rax, rdx               ; copy pointer arg2
        mov rdx, [rsi]             ; load arg1[0]
        mulx r8, r9, [rax]         ; x9:x8 = arg1[0]*arg2[0]
        mov r10, r9                ; copy x8
        shl r10, 0x20              ; x20 = x8 << 32 mod 2^64
        mov r11d, 0x20             ; constant 0x20
        shrx rcx, r9, r11          ; x21 = x8 >> 32
        mov rbx, r10               ; copy x20
        sub rbx, r9                ; x22 = x20 - x8, CF from x23, complete
        mov rdx, [rax]             ; load arg2[0]
        mulx rbp, r12, [rsi+0x8]   ; x11:x10 = arg1[1]*arg2[0]
        mov r13, rcx               ; copy x21
        sbb r13, 0x0               ; x23 = x21 - CF, complete

        ; complete: [x23, x22] in [r13, rbx]
        add r8, r12                ; x16 = x10 + x9, CF to x17, complete
        mulx r12, r14, [rsi+0x10]  ; x13:x12 = arg1[2]*arg2[0]
        adc rbp, r14               ; x17 = x12 + x11 + CF, CF to x18, complete
        mulx r14, r15, [rsi+0x18]  ; x15:x14 = arg1[3]*arg2[0]
        adcx r12, r15              ; x18 = x14 + x13 + CF, CF to x19, complete
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r15, rdi, [rax+0x8]   ; x36:x35 = arg1[3]*arg2[1]
        adc r14, 0x0               ; x19 = x15 + CF, no carry, complete

        ; complete: [x19, x18, x17, x16] in [r14, r12, rbp, r8]
        add r9, r14                ; x27 = x19 + x8, CF to x41
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx r14, r11, [rsi]       ; x30:x29 = arg1[0]*arg2[1]
        adc r15, 0x0               ; x41 = x36 + CF
        sub r8, rbx                ; x24 = x16 - x22, CF from x25, complete
        sbb rbp, r13               ; x25 = x17 - x23 - CF, CF from x26, complete
        sbb r12, r10               ; x26 = x18 - x20 - CF, CF from x27, complete
        mulx r10, rbx, [rsi+0x8]   ; x32:x31 = arg1[1]*arg2[1]
        mov [rsp-0x10], rax        ; spill pointer arg2
        mulx r13, rax, [rsi+0x10]  ; x34:x33 = arg1[2]*arg2[1]
        sbb r9, rcx                ; x27 -= x21 + CF, CF from x41, complete

        ; complete: [x27, x26, x25, x24] in [r9, r12, rbp, r8]
        sbb r15, 0x0               ; x41 -= CF
        add r14, rbx               ; x38 = x30 + x31, CF to x39
        adcx rax, r10              ; x39 = x33 + x32 + CF, CF to x40
        adcx rdi, r13              ; x40 = x35 + x34 + CF, CF to x41
        adc r15, 0x0               ; x41 += CF
        xor r10d, r10d             ; CF = OF = 0
        adcx r11, r8               ; x37 = x29 + x24 (CF is 0), CF to x38, complete
        adcx r14, rbp              ; x38 += x25 + CF, CF to x39, complete
        mov r8d, 0x20              ; constant 0x20
        shrx r10, r11, r8          ; x43 = x37 >> 32
        adc r12, rax               ; x39 += x26 + CF, CF to x40, complete
        adcx r9, rdi               ; x40 += x27 + CF, CF to x41, complete
        adc r15, 0x0               ; x41 += CF, complete

        ; complete: [x41, x40, x39, x38, x37] in [r15, r9, r12, r14, r11]
        mov rax, r11               ; copy x37
        shl rax, 0x20              ; x42 = x37 << 32 mod 2^64
        mov rcx, rax               ; copy x42
        sub rcx, r11               ; x44 = x42 - x37, CF from x45, complete
        mov rdi, [rsp-0x10]        ; reload pointer arg2
        mov rdx, [rdi+0x10]        ; load arg2[2]
        mulx rbx, rbp, [rsi+0x10]  ; x56:x55 = arg1[2]*arg2[2]
        mov r13, r10               ; copy x43
        sbb r13, 0x0               ; x45 = x43 - CF, complete

        ; complete: [x45, x44] in [r13, rcx]
        add r11, r15               ; x49 = x41 + x37, CF to x63
        mov r15d, 0x0              ; begins x63 = CF
        adc r15, 0x0               ; x63 = CF
        sub r14, rcx               ; x46 = x38 - x44, CF from x47, complete
        sbb r12, r13               ; x47 = x39 - x45 - CF, CF from x48, complete
        sbb r9, rax                ; x48 = x40 - x42 - CF, CF from x49, complete
        sbb r11, r10               ; x49 -= x43 + CF, CF from x63, complete

        ; complete: [x49, x48, x47, x46] in [r11, r9, r12, r14]
        mulx rax, r10, [rsi+0x8]   ; x54:x53 = arg1[1]*arg2[2]
        mulx rcx, r13, [rsi]       ; x52:x51 = arg1[0]*arg2[2]
        sbb r15, 0x0               ; x63 -= CF
        add r10, rcx               ; x60 = x53 + x52, CF to x61
        adc rax, rbp               ; x61 = x54 + x55 + CF, CF to x62
        mulx rcx, rbp, [rsi+0x18]  ; x58:x57 = arg1[3]*arg2[2]
        adc rbp, rbx               ; x62 = x57 + x56 + CF, CF to x63
        adc rcx, 0x0               ; x63.2 = x58 + CF
        xor ebx, ebx               ; CF = OF = 0
        adcx r13, r14              ; x59 = x51 + x46 (CF is 0), CF to x60, complete
        adcx r12, r10              ; x60 += x47 + CF, CF to x61, complete
        adcx r9, rax               ; x61 += x48 + CF, CF to x62, complete
        adc r11, rbp               ; x62 += x49 + CF, CF to x63, complete
        shlx rax, r13, r8          ; x64 = x59 << 32 mod 2^64
        shrx r10, r13, r8          ; x65 = x59 >> 32
        adc rcx, 0x0               ; x63.2 += CF
        mov rbx, rax               ; copy x64
        sub rbx, r13               ; x66 = x64 - x59, CF from x67, complete
        mov rbp, r10               ; copy x65
        sbb rbp, 0x0               ; x67 = x65 - CF, complete

        ; complete: [x67, x66] in [rbp, rbx]
        sub r12, rbx               ; x68 = x60 - x66, CF from x69, complete
        sbb r9, rbp                ; x69 = x61 - x67 - CF, CF from x70, complete
        sbb r11, rax               ; x70 = x62 - x64 - CF, CF from x71, complete
        sbb r13, r10               ; x71 = x59 - x65 - CF, CF from x85
        mov rdx, [rdi+0x18]        ; load arg2[3]
        mulx rax, r10, [rsi+0x18]  ; x80:x79 = arg1[3]*arg2[3]
        mulx rbx, rbp, [rsi+0x10]  ; x78:x77 = arg1[2]*arg2[3]
        sbb rax, 0x0               ; x85 = x80 - CF
        add rcx, r15               ; x63 += x63.2, complete

        ; complete: [x63, x62, x61, x60, x59] in [rcx, -, -, -, -]
        add r13, rcx               ; x71 += x63, CF to x85, complete

        ; complete: [x71, x70, x69, x68] in [r13, r11, r9, r12]
        mulx rcx, r14, [rsi+0x8]   ; x76:x75 = arg1[1]*arg2[3]
        mulx rdi, rsi, [rsi]       ; x74:x73 = arg1[0]*arg2[3]
        adc rax, 0x0               ; x85 += CF
        add rdi, r14               ; x82 = x75 + x74, CF to x83
        adc rbp, rcx               ; x83 = x76 + x77 + CF, CF to x84
        adc r10, rbx               ; x84 = x79 + x78 + CF, CF to x85
        adc rax, 0x0               ; x85 += CF
        add rsi, r12               ; x81 = x73 + x68, CF to x82, complete
        adc r9, rdi                ; x82 += x69 + CF, CF to x83, complete
        adcx rbp, r11              ; x83 += x70 + CF, CF to x84, complete
        adcx r13, r10              ; x84 += x71 + CF, CF to x85, complete
        adc rax, 0x0               ; x85 += CF, complete

        ; complete: [x85, x84, x83, x82, x81] in [rax, r13, rbp, r9, rsi]
        mov r10, rsi               ; copy x81
        shl r10, 0x20              ; x86 = x81 << 32 mod 2^64
        shrx r8, rsi, r8           ; x87 = x81 >> 32
        mov r11, r10               ; copy x86
        sub r11, rsi               ; x88 = x86 - x81, CF from x89, complete
        mov rcx, r8                ; copy x87
        sbb rcx, 0x0               ; x89 = x87 - CF, complete

        ; complete: [x89, x88] in [rcx, r11]
        sub r9, r11                ; x90 = x82 - x88, CF from x91, complete
        sbb rbp, rcx               ; x91 = x83 - x89 - CF, CF from x92, complete
        sbb r13, r10               ; x92 = x84 - x86 - CF, CF from x93, complete
        sbb rsi, r8                ; x93 = x81 - x87 - CF, CF from x99
        mov r8d, 0x0               ; begins x99 = CF
        adc r8, 0x0                ; x99 = CF
        add rsi, rax               ; x93 += x85, CF to x99, complete

        ; complete: [x93, x92, x91, x90] in [rsi, r13, rbp, r9]
        sbb r8, 0x0                ; x99 -= CF
        mov rax, rsi               ; copy x93
        sub rax, [rel .c0]         ; x98 = x93 - 0xffffffff00000000, CF from x99
        adc r8, 0x0                ; x99 += CF
        mov r10, r9                ; copy x90
        add r10, 0x1               ; x95 = x90 + 1, CF to x96, complete
        mov r11, rbp               ; copy x91
        adcx r11, [rel .c1]        ; x96 = x91 + 0xffffffff + CF, CF to x97, complete
        mov rcx, r13               ; copy x92
        adc rcx, 0x0               ; x97 = x92 + CF, CF to x98, complete
        adc rax, 0x0               ; x98 += CF, CF to x99, complete

        ; complete: [x98, x97, x96, x95] in [rax, rcx, r11, r10]
        sbb r8, 0x0                ; x99 -= CF, complete
        bt r8d, 0x0                ; CF = x99
        cmovnc r9, r10             ; x100 = x99 ? x90 : x95, x99 in CF
        cmovnc rsi, rax            ; x103 = x99 ? x93 : x98, x99 in CF
        cmovc r11, rbp             ; x101 = x99 ? x91 : x96, x99 in CF
        cmovc rcx, r13             ; x102 = x99 ? x92 : x97, x99 in CF
        mov rax, [rsp-0x8]         ; reload pointer out1
        mov [rax+0x18], rsi        ; out1[3] = x103
        mov [rax+0x8], r11         ; out1[1] = x101
        mov [rax], r9              ; out1[0] = x100
        mov [rax+0x10], rcx        ; out1[2] = x102

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
        dd      fe_sm2_montgomery_mul - $
        dd      fe_sm2_montgomery_mul.end - fe_sm2_montgomery_mul
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0x43, 0x02, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
