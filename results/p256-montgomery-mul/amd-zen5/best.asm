; p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
; out1 is congruent to arg1*arg2/2^256 modulo p
; arg1, arg2 below p; out1 below p; arrays may overlap
;
; void fe_p256_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
;
; Arguments (System V ABI):
;   rdi  out1[4]  written, below p
;   rsi  arg1[4]  read, below p
;   rdx  arg2[4]  read, below p
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]  pointer out1
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; neg(x) is a part of the word x that is to be subtracted.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x24 = x16 + x20 (carry to x25)
;   x25 = x17 + x21 (carry to x26)
;   x26 = x18 + x22 (carry to x27)
;   x27 = x19 + x23 (carry to x41)
;   x37 = x24 + x29 (carry to x38)
;   x38 = x25 + x30 + x31 (carry to x39)
;   x39 = x26 + x32 + x33 (carry to x40)
;   x40 = x27 + x34 + x35 (carry to x41)
;   x41 = x36
;   x46 = x38 + x42 (carry to x47)
;   x47 = x39 + x43 (carry to x48)
;   x48 = x40 + x44 (carry to x49)
;   x49 = x41 + x45 (carry to x63)
;   x59 = x46 + x51 (carry to x60)
;   x60 = x47 + x52 + x53 (carry to x61)
;   x61 = x48 + x54 + x55 (carry to x62)
;   x62 = x49 + x56 + x57 (carry to x63)
;   x63 = x58
;   x68 = x60 + x64 (carry to x69)
;   x69 = x61 + x65 (carry to x70)
;   x70 = x62 + x66 (carry to x71)
;   x71 = x63 + x67 (carry to x85)
;   x81 = x68 + x73 (carry to x82)
;   x82 = x69 + x74 + x75 (carry to x83)
;   x83 = x70 + x76 + x77 (carry to x84)
;   x84 = x71 + x78 + x79 (carry to x85)
;   x85 = x80
;
; 136 instructions; 28.7 cycles on AMD EPYC (amd-zen5)
; throughput: 1.688 [1.686, 1.689] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
; latency: 1.630 [1.629, 1.632] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 ed46fe3b6d10617c0565417a3e1905c61382bcf0819a66ceb1b4fcd0512c0f73
; found by Fieldwright, seed 2, 2026-11-23T09:52:30.892Z
; npm run optimize -- --curve p256-montgomery --op mul --seed 2 --budget 70s
; sha256 of the code: 8c62359baac6bb9f8055fee598353992c0a2c8ef7cbd3fb899831634336c6855
        default rel
        section .text
        global  fe_p256_montgomery_mul:function (fe_p256_montgomery_mul.end - fe_p256_montgomery_mul)
        align   64
fe_p256_montgomery_mul:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rax, rdx               ; copy pointer arg2
        mov rdx, [rax]             ; load arg2[0]
        mulx r8, r9, [rsi]         ; x9:x8 = arg1[0]*arg2[0]
        mov r10, r9                ; copy x8
        shr r10, 0x20              ; x21 = x8 >> 32
        mulx r11, rcx, [rsi+0x10]  ; x13:x12 = arg1[2]*arg2[0]
        mulx rbx, rbp, [rsi+0x18]  ; x15:x14 = arg1[3]*arg2[0]
        mov r12, r9                ; copy x8
        shl r12, 0x20              ; x20 = x8 << 32 mod 2^64
        mulx r13, r14, [rsi+0x8]   ; x11:x10 = arg1[1]*arg2[0]
        xor r15d, r15d             ; CF = OF = 0
        adcx r8, r14               ; x16 = x10 + x9 (CF is 0), CF to x17, complete
        adc r13, rcx               ; x17 = x12 + x11 + CF, CF to x18, complete
        adcx r11, rbp              ; x18 = x14 + x13 + CF, CF to x19, complete
        adc rbx, 0x0               ; x19 = x15 + CF, no carry, complete

        ; complete: [x19, x18, x17, x16] in [rbx, r11, r13, r8]
        mov rcx, r9                ; copy x8
        sub rcx, r12               ; x22 = x8 - x20, CF from x23, complete
        sbb r9, r10                ; x23 = x8 - x21 - CF, complete

        ; complete: [x23, x22] in [r9, rcx]
        xor ebp, ebp               ; CF = OF = 0
        adcx r12, r8               ; x24 = x16 + x20 (CF is 0), CF to x25, complete
        adcx r13, r10              ; x25 = x17 + x21 + CF, CF to x26, complete
        adcx r11, rcx              ; x26 = x18 + x22 + CF, CF to x27, complete
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx r8, r10, [rsi]        ; x30:x29 = arg1[0]*arg2[1]
        adcx r9, rbx               ; x27 = x19 + x23 + CF, CF to x41, complete

        ; complete: [x27, x26, x25, x24] in [r9, r11, r13, r12]
        mulx rcx, rbx, [rsi+0x18]  ; x36:x35 = arg1[3]*arg2[1]
        mulx rbp, r14, [rsi+0x10]  ; x34:x33 = arg1[2]*arg2[1]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r15, rdi, [rsi+0x8]   ; x32:x31 = arg1[1]*arg2[1]
        adox rdi, r8               ; x38 = x31 + x30 (OF is 0), OF to x39
        adox r15, r14              ; x39 = x33 + x32 + OF, OF to x40
        adox rbx, rbp              ; x40 = x34 + x35 + OF, OF to x41
        adcx rcx, [rel .c0]        ; x41 = x36 + CF, no carry
        adox rcx, [rel .c0]        ; x41 += OF, no carry
        xor r8d, r8d               ; CF = OF = 0
        adox r12, r10              ; x37 = x29 + x24 (OF is 0), OF to x38, complete
        adox r13, rdi              ; x38 += x25 + OF, OF to x39, complete
        adox r11, r15              ; x39 += x26 + OF, OF to x40, complete
        adox rbx, r9               ; x40 += x27 + OF, OF to x41, complete
        adox rcx, [rel .c0]        ; x41 += OF, no carry, complete

        ; complete: [x41, x40, x39, x38, x37] in [rcx, rbx, r11, r13, r12]
        mov r8, r12                ; copy x37
        shr r8, 0x20               ; x43 = x37 >> 32
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx r9, r10, [rsi+0x18]   ; x58:x57 = arg1[3]*arg2[2]
        mov rdi, r12               ; copy x37
        shl rdi, 0x20              ; x42 = x37 << 32 mod 2^64
        mulx rbp, r14, [rsi]       ; x52:x51 = arg1[0]*arg2[2]
        mov r15, r12               ; copy x37
        sub r15, rdi               ; x44 = x37 - x42, CF from x45, complete
        sbb r12, r8                ; x45 = x37 - x43 - CF, complete

        ; complete: [x45, x44] in [r12, r15]
        add rdi, r13               ; x46 = x38 + x42, CF to x47, complete
        adcx r8, r11               ; x47 = x39 + x43 + CF, CF to x48, complete
        adcx rbx, r15              ; x48 = x40 + x44 + CF, CF to x49, complete
        adcx r12, rcx              ; x49 = x41 + x45 + CF, CF to x63, complete

        ; complete: [x49, x48, x47, x46] in [r12, rbx, r8, rdi]
        mulx r11, rcx, [rsi+0x8]   ; x54:x53 = arg1[1]*arg2[2]
        adc r9, 0x0                ; x63 = x58 + CF, no carry
        add rbp, rcx               ; x60 = x52 + x53, CF to x61
        mulx rcx, r13, [rsi+0x10]  ; x56:x55 = arg1[2]*arg2[2]
        adcx r11, rbx              ; x61 = x48 + x54 + CF, CF to x62
        adcx r10, rcx              ; x62 = x56 + x57 + CF, CF to x63
        adc r9, 0x0                ; x63 += CF, no carry
        add rdi, r14               ; x59 = x51 + x46, CF to x60, complete
        adc r8, rbp                ; x60 += x47 + CF, CF to x61, complete
        adc r13, r11               ; x61 += x55 + CF, CF to x62, complete
        adc r12, r10               ; x62 += x49 + CF, CF to x63, complete
        adc r9, 0x0                ; x63 += CF, no carry, complete

        ; complete: [x63, x62, x61, x60, x59] in [r9, r12, r13, r8, rdi]
        mov r10, rdi               ; copy x59
        shl r10, 0x20              ; x64 = x59 << 32 mod 2^64
        mov r11, rdi               ; copy x59
        shr r11, 0x20              ; x65 = x59 >> 32
        mov rcx, rdi               ; copy x59
        sub rcx, r10               ; x66 = x59 - x64, CF from x67, complete
        sbb rdi, r11               ; x67 = x59 - x65 - CF, complete

        ; complete: [x67, x66] in [rdi, rcx]
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx rbx, rbp, [rsi+0x8]   ; x76:x75 = arg1[1]*arg2[3]
        mulx r14, r15, [rsi+0x10]  ; x78:x77 = arg1[2]*arg2[3]
        add r8, r10                ; x68 = x60 + x64, CF to x69, complete
        adc r13, r11               ; x69 = x61 + x65 + CF, CF to x70, complete
        mulx r10, r11, [rsi+0x18]  ; x80:x79 = arg1[3]*arg2[3]
        adcx rcx, r12              ; x70 = x62 + x66 + CF, CF to x71, complete
        adc rdi, r9                ; x71 = x63 + x67 + CF, CF to x85, complete

        ; complete: [x71, x70, x69, x68] in [rdi, rcx, r13, r8]
        mulx rax, r9, [rsi]        ; x74:x73 = arg1[0]*arg2[3]
        adc r10, 0x0               ; x85 = x80 + CF, no carry
        add rbp, rax               ; x82 = x75 + x74, CF to x83
        adc rbx, r15               ; x83 = x76 + x77 + CF, CF to x84
        adcx r14, r11              ; x84 = x78 + x79 + CF, CF to x85
        adc r10, 0x0               ; x85 += CF, no carry
        add r9, r8                 ; x81 = x73 + x68, CF to x82, complete
        adcx r13, rbp              ; x82 += x69 + CF, CF to x83, complete
        adcx rcx, rbx              ; x83 += x70 + CF, CF to x84, complete
        adc rdi, r14               ; x84 += x71 + CF, CF to x85, complete
        adc r10, 0x0               ; x85 += CF, no carry, complete

        ; complete: [x85, x84, x83, x82, x81] in [r10, rdi, rcx, r13, r9]
        mov rax, r9                ; copy x81
        shl rax, 0x20              ; x86 = x81 << 32 mod 2^64
        mov r8, r9                 ; copy x81
        shr r8, 0x20               ; x87 = x81 >> 32
        mov r11, r9                ; copy x81
        sub r11, rax               ; x88 = x81 - x86, CF from x89, complete
        sbb r9, r8                 ; x89 = x81 - x87 - CF, complete

        ; complete: [x89, x88] in [r9, r11]
        add rax, r13               ; x90 = x82 + x86, CF to x91, complete
        adcx r8, rcx               ; x91 = x83 + x87 + CF, CF to x92, complete
        adcx r11, rdi              ; x92 = x84 + x88 + CF, CF to x93, complete
        adc r10, r9                ; x93 = x85 + x89 + CF, CF to x99, complete

        ; complete: [x93, x92, x91, x90] in [r10, r11, r8, rax]
        mov r9d, 0x0               ; begins neg(x99) = CF
        adc r9, 0x0                ; neg(x99) = CF
        mov rcx, rax               ; copy x90
        sub rcx, -0x1              ; x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov rdi, r8                ; copy x91
        sbb rdi, [rel .c1]         ; x96 = x91 - 0xffffffff - CF, CF from x97, complete
        mov rsi, r11               ; copy x92
        sbb rsi, 0x0               ; x97 = x92 - CF, CF from x98, complete
        mov rdx, r10               ; copy x93
        sbb rdx, [rel .c2]         ; x98 = x93 - 0xffffffff00000001 - CF, CF from x99, complete

        ; complete: [x98, x97, x96, x95] in [rdx, rsi, rdi, rcx]
        sbb r9, 0x0                ; neg(x99) -= CF, CF = x99
        cmovnc r11, rsi            ; x102 = x99 ? x92 : x97, x99 in CF
        cmovnc rax, rcx            ; x100 = x99 ? x90 : x95, x99 in CF
        cmovnc r10, rdx            ; x103 = x99 ? x93 : x98, x99 in CF
        cmovc rdi, r8              ; x101 = x99 ? x91 : x96, x99 in CF
        mov r8, [rsp-0x8]          ; reload pointer out1
        mov [r8+0x10], r11         ; out1[2] = x102
        mov [r8+0x18], r10         ; out1[3] = x103
        mov [r8], rax              ; out1[0] = x100
        mov [r8+0x8], rdi          ; out1[1] = x101

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x0
.c1: dq 0xffffffff
.c2: dq 0xffffffff00000001
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      76, 28
        dd      fe_p256_montgomery_mul - $
        dd      fe_p256_montgomery_mul.end - fe_p256_montgomery_mul
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0x27, 0x02, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
