; 25519 square (loose), modulo p = 2^255 - 19
; out1 is congruent to arg1*arg1 modulo p
; arg1 below 2^256; out1 below 2^256; arrays may overlap
;
; void fe25519_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
;
; Arguments (System V ABI):
;   rdi  out1[4]  written, below 2^256
;   rsi  arg1[4]  read, below 2^256
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x21
;   [rsp-0x18]  x22
;   [rsp-0x20]  pointer arg1
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
;   x31 = x17 + x17 + x24 (carry to x32)
;   x32 = x18 + x18 + x25 (carry to x33)
;   x33 = x19 + x19 + x26 (carry to x34)
;   x34 = x20 + x20 + x27 (carry to x35)
;   x35 = x28
;   x44 = x36 + x21 (carry to x45)
;   x45 = x37 + x38 + x29 (carry to x46)
;   x46 = x39 + x40 + x30 (carry to x47)
;   x47 = x41 + x42 + x31 (carry to x48)
;   x48 = x43
;
; 86 instructions; 24.1 cycles on AMD EPYC (amd-zen3)
; throughput: 1.383 [1.377, 1.383] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.086 [1.086, 1.086] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
; found by Fieldwright, seed 1, 2026-11-24T03:52:45.161Z
; npm run optimize -- --curve 25519 --op square --seed 1 --budget 40s --resume
; sha256 of the code: 786907fe6bbbca35de76c40ddf7cb39f83e8ebbec6806253acfdfae7e0aa3ec3
        default rel
        section .text
        global  fe25519_square_loose:function (fe25519_square_loose.end - fe25519_square_loose)
        align   64
fe25519_square_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12

        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx rax, r8, [rsi+0x10]   ; x11:x10 = arg1[1]*arg1[2]
        mulx r9, r10, [rsi]        ; x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi]             ; load arg1[0]
        mulx r11, rcx, rdx         ; x22:x21 = arg1[0]*arg1[0]
        mulx rbx, rbp, [rsi+0x10]  ; x7:x6 = arg1[0]*arg1[2]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r12, rdi, [rsi+0x18]  ; x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mov [rsp-0x10], rcx        ; spill x21
        mov [rsp-0x18], r11        ; spill x22
        mulx rcx, r11, [rsi+0x8]   ; x13:x12 = arg1[1]*arg1[3]
        add r9, rbp                ; x16 = x5 + x6, CF to x17, complete
        adc rdi, rbx               ; x17 = x8 + x7 + CF, CF to x18
        adc r12, rax               ; x18 = x11 + x9 + CF, CF to x19
        mulx rax, rbx, [rsi+0x10]  ; x15:x14 = arg1[2]*arg1[3]
        adc rcx, rbx               ; x19 = x13 + x14 + CF, CF to x20
        adc rax, 0x0               ; x20 = x15 + CF, no carry
        xor ebx, ebx               ; CF = OF = 0
        adcx rdi, r8               ; x17 += x10 (CF is 0), CF to x18, complete
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r8, rbx, rdx          ; x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mov [rsp-0x20], rsi        ; spill pointer arg1
        mulx rbp, rsi, rdx         ; x26:x25 = arg1[2]*arg1[2]
        adox r10, r10              ; x29 = x4 + x4 (OF is 0), OF to x30
        adcx r11, r12              ; x18 += x12 + CF, CF to x19, complete
        adox rbx, r9               ; x30 = x16 + x23 + OF, OF to x31
        adox rdi, rdi              ; x31 = x17 + x17 + OF, OF to x32
        adcx rcx, [rel .c0]        ; x19 += CF, CF to x20, complete
        adcx rax, [rel .c0]        ; x20 += CF, no carry, complete

        ; complete: [x20, x19, x18, x17, x16] in [rax, rcx, r11, -, r9]
        adox rsi, [rel .c0]        ; x32 = x25 + OF, OF to x33
        adox rbp, [rel .c0]        ; x33 = x26 + OF, no carry
        xor r12d, r12d             ; CF = OF = 0
        adcx r10, [rsp-0x18]       ; x29 += x22 (CF is 0), CF to x30, complete
        adox r11, r11              ; x32.2 = x18 + x18 (OF is 0), OF to x33
        adcx rbx, r9               ; x30 += x16 + CF, CF to x31, complete
        adcx rdi, r8               ; x31 += x24 + CF, CF to x32, complete
        adcx r11, rsi              ; x32 += x32.2 + CF, CF to x33, complete
        adox rbp, rcx              ; x33 += x19 + OF, OF to x34
        mov r8, [rsp-0x20]         ; reload pointer arg1
        mov rdx, [r8+0x18]         ; load arg1[3]
        mulx r8, r9, rdx           ; x28:x27 = arg1[3]*arg1[3]
        adox r9, rax               ; x34 = x20 + x27 + OF, OF to x35
        adcx rcx, rbp              ; x33 += x19 + CF, CF to x34, complete
        mov rdx, r11               ; copy x32
        mulx r11, rsi, [rel .c1]   ; x37:x36 = x32*0x26
        adcx rax, r9               ; x34 += x20 + CF, CF to x35, complete
        adox r8, [rel .c0]         ; x35 = x28 + OF, no carry
        adox rsi, [rsp-0x10]       ; x44 = x21 + x36 (OF is 0), OF to x45, complete
        mov rdx, rcx               ; copy x33
        mulx r9, rcx, [rel .c1]    ; x39:x38 = x33*0x26
        adox r11, rcx              ; x45 = x37 + x38 + OF, OF to x46
        mov rdx, rax               ; copy x34
        mulx rax, rcx, [rel .c1]   ; x41:x40 = x34*0x26
        adox rbx, rcx              ; x46 = x40 + x30 + OF, OF to x47
        adcx r8, [rel .c0]         ; x35 += CF, no carry, complete

        ; complete: [x35, x34, x33, x32, x31, x30, x29] in [r8, rdx, -, -, rdi, -, r10]
        adcx r10, r11              ; x45 += x29 (CF is 0), CF to x46, complete
        mov rdx, r8                ; copy x35
        mulx r8, r11, [rel .c1]    ; x43:x42 = x35*0x26
        adcx r9, rbx               ; x46 += x39 + CF, CF to x47, complete
        adox r11, rdi              ; x47 = x31 + x42 + OF, OF to x48
        adcx r11, rax              ; x47 += x41 + CF, CF to x48, complete
        adox r8, [rel .c0]         ; x48 = x43 + OF, no carry
        adc r8, 0x0                ; x48 += CF, no carry, complete

        ; complete: [x48, x47, x46, x45, x44] in [r8, r11, r9, r10, rsi]
        mov rax, r11               ; copy x47
        and rax, [rel .c2]         ; x51 = x47 & 0x7fffffffffffffff
        shr r11, 0x3f              ; t3 = x47 >> 63
        lea r8, [r11+r8*2]         ; x49 = t3 + 2*x48 mod 2^64 = low word of (x48:x47 >> 63)
        imul r8, r8, 0x13          ; x50 = x49*0x13
        add rsi, r8                ; x52 = x50 + x44, CF to x53, complete
        adc r10, 0x0               ; x53 = x45 + CF, CF to x54, complete
        adc r9, 0x0                ; x54 = x46 + CF, CF to x55, complete
        mov r8, [rsp-0x8]          ; reload pointer out1
        mov [r8+0x10], r9          ; out1[2] = x54
        mov [r8+0x8], r10          ; out1[1] = x53
        adc rax, 0x0               ; x55 = x51 + CF, no carry, complete

        ; complete: [x55, x54, x53, x52] in [rax, r9, r10, rsi]
        mov [r8+0x18], rax         ; out1[3] = x55
        mov [r8], rsi              ; out1[0] = x52

        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x0
.c1: dq 0x26
.c2: dq 0x7fffffffffffffff
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      44, 28
        dd      fe25519_square_loose - $
        dd      fe25519_square_loose.end - fe25519_square_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x03, 0xb3, 0x01, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   2 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
