; poly1305 mul (loose), modulo p = 2^130 - 5
; out1 is congruent to arg1*arg2 modulo p
; arg1, arg2 below 2^131; out1 below 2^131; arrays may overlap
;
; void poly1305_mul_loose(uint64_t out1[3], const uint64_t arg1[3], const uint64_t arg2[3]);
;
; Arguments (System V ABI):
;   rdi  out1[3]  written, below 2^131
;   rsi  arg1[3]  read, below 2^131
;   rdx  arg2[3]  read, below 2^131
;
; Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x23 = x7 + x8 + x12 (carry to x24)
;   x24 = x9 + x10 + x13 + x14 + x18 (carry to x25)
;   x25 = x11 + x15 + x16 + x19 + x20 (carry to x26)
;   x26 = x17 + x21 + x22
;   x36 = x30 + x6 (carry to x37)
;   x37 = x31 + x32 + x23 (carry to x38)
;   x38 = x33 + x34 + x35
;
; 74 instructions; 23.9 cycles on AMD EPYC (amd-zen3)
; throughput: 1.062 [1.053, 1.075] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.224 [1.224, 1.224] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
; found by Fieldwright, seed 1, 2026-11-24T08:34:04.573Z
; npm run optimize -- --curve poly1305 --op mul --seed 1 --budget 60s --for latency
; sha256 of the code: d4c559d3ad9b67dbb62c491254e062ea650e6d3ca47873f50a8abe810a2fd5fe
        default rel
        section .text
        global  poly1305_mul_loose:function (poly1305_mul_loose.end - poly1305_mul_loose)
        align   64
poly1305_mul_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14

        mov rax, rdx               ; copy pointer arg2
        mov rdx, [rsi]             ; load arg1[0]
        mulx r8, r9, [rax]         ; x7:x6 = arg1[0]*arg2[0]
        mulx r10, r11, [rax+0x8]   ; x13:x12 = arg1[0]*arg2[1]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx rcx, rbx, [rax]       ; x9:x8 = arg1[1]*arg2[0]
        xor ebp, ebp               ; CF = OF = 0
        adox r11, rbx              ; x23 = x12 + x8 (OF is 0), OF to x24
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx rbx, rbp, [rsi+0x10]  ; x17:x16 = arg1[2]*arg2[1]
        adcx r8, r11               ; x23 += x7 (CF is 0), CF to x24, complete
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r11, r12, [rax+0x10]  ; x22 = arg1[2]*arg2[2]
        mulx r11, r13, [rax]       ; x11:x10 = arg1[2]*arg2[0]
        adox rcx, r10              ; x24 = x13 + x9 + OF, OF to x25
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r10, r14, [rax+0x8]   ; x15:x14 = arg1[1]*arg2[1]
        adcx r13, r14              ; x24.2 = x14 + x10 + CF, CF to x25
        adox r11, r10              ; x25 = x11 + x15 + OF, OF to x26
        mulx r10, r14, [rax+0x10]  ; x21:x20 = arg1[1]*arg2[2]
        adcx r14, r11              ; x25 += x20 + CF, CF to x26
        adox r12, r10              ; x26 = x22 + x21 + OF, no carry
        adc r12, 0x0               ; x26 += CF, no carry
        xor r10d, r10d             ; CF = OF = 0
        adox rcx, r13              ; x24 += x24.2 (OF is 0), OF to x25
        adox rbp, r14              ; x25 += x16 + OF, OF to x26
        mov rdx, [rsi]             ; load arg1[0]
        mulx rax, r10, [rax+0x10]  ; x19:x18 = arg1[0]*arg2[2]
        adcx rcx, r10              ; x24 += x18 (CF is 0), CF to x25, complete
        adcx rax, rbp              ; x25 += x19 + CF, CF to x26, complete
        adox r12, rbx              ; x26 += x17 + OF, no carry
        adc r12, 0x0               ; x26 += CF, no carry, complete

        ; complete: [x26, x25, x24, x23] in [r12, rax, rcx, r8]
        mov r10d, 0x2              ; constant 2
        shrx r11, rax, r10         ; t4 = x25 >> 2
        mov esi, 0x3e              ; constant 0x3e
        shlx rsi, r12, rsi         ; t5 = x26 << 0x3e mod 2^64
        lea r11, [r11+rsi]         ; x28 = t4 + t5 mod 2^64 = low word of (x26:x25 >> 2)
        mov rsi, rcx               ; copy x24
        shr rsi, 0x2               ; t6 = x24 >> 2
        shl rax, 0x3e              ; t7 = x25 << 62 mod 2^64
        lea rax, [rsi+rax]         ; x27 = t6 + t7 mod 2^64 = low word of (x25:x24 >> 2)
        bzhi rcx, rcx, r10         ; x35 = x24 & 3
        mov rdx, rax               ; copy x27
        mulx rax, rsi, [rel .c0]   ; x31:x30 = x27*5
        mov rdx, r11               ; copy x28
        mulx r11, rdx, [rel .c0]   ; x33:x32 = x28*5
        shrx rbx, r12, r10         ; x29 = x26 >> 2
        clc                        ; CF = 0
        adcx rsi, r9               ; x36 = x6 + x30 + CF, CF to x37, complete
        adc rax, r8                ; x37 = x23 + x31 + CF, CF to x38
        lea r8, [rbx+rbx*4]        ; x34 = x29*5
        adc rcx, r8                ; x38 = x34 + x35 + CF, no carry
        add rax, rdx               ; x37 += x32, CF to x38, complete
        adc r11, rcx               ; x38 += x33 + CF, no carry, complete

        ; complete: [x38, x37, x36] in [r11, rax, rsi]
        bzhi r8, r11, r10          ; x41 = x38 & 3
        shrx r9, r11, r10          ; x39 = x38 >> 2
        lea r9, [r9+r9*4]          ; x40 = x39*5
        add r9, rsi                ; x42 = x40 + x36, CF to x43, complete
        mov [rdi], r9              ; out1[0] = x42
        adc rax, 0x0               ; x43 = x37 + CF, CF to x44, complete
        mov [rdi+0x8], rax         ; out1[1] = x43
        adc r8, 0x0                ; x44 = x41 + CF, no carry, complete

        ; complete: [x44, x43, x42] in [r8, rax, r9]
        mov [rdi+0x10], r8         ; out1[2] = x44

        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x5
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      60, 28
        dd      poly1305_mul_loose - $
        dd      poly1305_mul_loose.end - poly1305_mul_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x03, 0x28, 0x01, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        section .note.GNU-stack noalloc noexec nowrite progbits
