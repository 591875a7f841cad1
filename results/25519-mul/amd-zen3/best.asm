; 25519 mul (loose), modulo p = 2^255 - 19
; out1 is congruent to arg1*arg2 modulo p
; arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
;
; void fe25519_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
;
; Arguments (System V ABI):
;   rdi  out1[4]  written, below 2^256
;   rsi  arg1[4]  read, below 2^256
;   rdx  arg2[4]  read, below 2^256
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x8
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x40 = x9 + x10 + x16 (carry to x41)
;   x41 = x11 + x12 + x17 + x18 + x24 (carry to x42)
;   x42 = x13 + x14 + x19 + x20 + x25 + x26 + x32 (carry to x43)
;   x43 = x15 + x21 + x22 + x27 + x28 + x33 + x34 (carry to x44)
;   x44 = x23 + x29 + x30 + x35 + x36 (carry to x45)
;   x45 = x31 + x37 + x38 (carry to x46)
;   x46 = x39
;   x55 = x47 + x8 (carry to x56)
;   x56 = x48 + x49 + x40 (carry to x57)
;   x57 = x50 + x51 + x41 (carry to x58)
;   x58 = x52 + x53 + x42 (carry to x59)
;   x59 = x54
;
; 105 instructions; 31.4 cycles on AMD EPYC (amd-zen3)
; throughput: 1.319 [1.309, 1.325] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.129 [1.129, 1.131] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (nested+floors)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
; found by Fieldwright, seed 1, 2026-11-22T12:50:05.701Z
; npm run optimize -- --curve 25519 --op mul --seed 1 --budget 60s
; sha256 of the code: 8262f1f80a90dc88c0731564997c35c1e11a27c2669994d7abd0a64919182c56
        default rel
        section .text
        global  fe25519_mul_loose:function (fe25519_mul_loose.end - fe25519_mul_loose)
        align   64
fe25519_mul_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rax, rdx               ; copy pointer arg2
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx r8, r9, [rsi+0x8]     ; x19:x18 = arg1[1]*arg2[1]
        mulx r10, r11, [rsi]       ; x17:x16 = arg1[0]*arg2[1]
        mov rdx, [rax]             ; load arg2[0]
        mulx rcx, rbx, [rsi+0x8]   ; x11:x10 = arg1[1]*arg2[0]
        mulx rbp, r12, [rsi]       ; x9:x8 = arg1[0]*arg2[0]
        xor r13d, r13d             ; CF = OF = 0
        adox rbp, rbx              ; x40 = x10 + x9 (OF is 0), OF to x41
        mulx rbx, r13, [rsi+0x10]  ; x13:x12 = arg1[2]*arg2[0]
        adox r13, r9               ; x41 = x12 + x18 + OF, OF to x42
        mulx r9, r14, [rsi+0x18]   ; x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rax+0x10]        ; load arg2[2]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r15, rdi, [rsi]       ; x25:x24 = arg1[0]*arg2[2]
        adox r8, rbx               ; x42 = x19 + x13 + OF, OF to x43
        adox r9, [rel .c0]         ; x43 = x15 + OF, no carry
        xor ebx, ebx               ; CF = OF = 0
        adox r11, rbp              ; x40 += x16 (OF is 0), OF to x41, complete
        mulx rbx, rbp, [rsi+0x8]   ; x27:x26 = arg1[1]*arg2[2]
        adox r13, rcx              ; x41 += x11 + OF, OF to x42
        adcx rdi, r13              ; x41 += x24 (CF is 0), CF to x42
        adcx r8, rbp               ; x42 += x26 + CF, CF to x43
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx rcx, rbp, [rax+0x8]   ; x21:x20 = arg1[2]*arg2[1]
        adox rbp, r14              ; x42.2 = x20 + x14 + OF, OF to x43
        mulx r13, r14, [rax+0x18]  ; x37:x36 = arg1[2]*arg2[3]
        adox rbx, rcx              ; x43.2 = x21 + x27 + OF, OF to x44
        mov [rsp-0x10], r12        ; spill x8
        mulx rcx, r12, [rax+0x10]  ; x29:x28 = arg1[2]*arg2[2]
        adcx rbx, r12              ; x43.2 += x28 + CF, CF to x44
        adcx rcx, [rel .c0]        ; x44 = x29 + CF, no carry
        adox rcx, [rel .c0]        ; x44 += OF, no carry
        xor r12d, r12d             ; CF = OF = 0
        adcx r10, rdi              ; x41 += x17 (CF is 0), CF to x42, complete
        adox r15, rbp              ; x42.2 += x25 (OF is 0), OF to x43
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx rdi, rbp, [rax+0x8]   ; x23:x22 = arg1[3]*arg2[1]
        adcx r8, r15               ; x42 += x42.2 + CF, CF to x43
        adox r9, rbp               ; x43 += x22 + OF, OF to x44
        adcx r9, rbx               ; x43 += x43.2 + CF, CF to x44
        mulx rbx, rbp, [rax+0x10]  ; x31:x30 = arg1[3]*arg2[2]
        adox rdi, rcx              ; x44 += x23 + OF, OF to x45
        adcx rbp, rdi              ; x44 += x30 + CF, CF to x45
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx rcx, rdi, [rsi]       ; x33:x32 = arg1[0]*arg2[3]
        adcx rbx, [rel .c0]        ; x45 = x31 + CF, no carry
        adox rbx, [rel .c0]        ; x45 += OF, no carry
        xor r12d, r12d             ; CF = OF = 0
        adox r8, rdi               ; x42 += x32 (OF is 0), OF to x43, complete
        mulx rdi, r12, [rsi+0x8]   ; x35:x34 = arg1[1]*arg2[3]
        adox r9, r12               ; x43 += x34 + OF, OF to x44
        adcx rcx, r9               ; x43 += x33 (CF is 0), CF to x44, complete
        adox rbp, r14              ; x44 += x36 + OF, OF to x45
        adcx rbp, rdi              ; x44 += x35 + CF, CF to x45, complete
        mulx rax, r9, [rsi+0x18]   ; x39:x38 = arg1[3]*arg2[3]
        adox rbx, r9               ; x45 += x38 + OF, OF to x46
        mov rdx, rbp               ; copy x44
        mulx r9, rdi, [rel .c1]    ; x50:x49 = x44*0x26
        adcx r13, rbx              ; x45 += x37 + CF, CF to x46, complete
        adcx rax, [rel .c0]        ; x46 = x39 + CF, no carry
        adox rax, [rel .c0]        ; x46 += OF, no carry, complete

        ; complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r13, rdx, rcx, r8, r10, r11]
        mov rdx, rax               ; copy x46
        mulx rax, rsi, [rel .c1]   ; x54:x53 = x46*0x26
        adox r11, rdi              ; x56 = x40 + x49 (OF is 0), OF to x57
        mov rdx, rcx               ; copy x43
        mulx rcx, rdi, [rel .c1]   ; x48:x47 = x43*0x26
        adcx rdi, [rsp-0x10]       ; x55 = x47 + x8 (CF is 0), CF to x56, complete
        adcx r11, rcx              ; x56 += x48 + CF, CF to x57, complete
        mov rdx, r13               ; copy x45
        mulx rcx, rdx, [rel .c1]   ; x52:x51 = x45*0x26
        adox r9, rdx               ; x57 = x51 + x50 + OF, OF to x58
        adcx r10, r9               ; x57 += x41 + CF, CF to x58, complete
        adox r8, rcx               ; x58 = x52 + x42 + OF, OF to x59
        adcx rsi, r8               ; x58 += x53 + CF, CF to x59, complete
        adox rax, [rel .c0]        ; x59 = x54 + OF, no carry
        adc rax, 0x0               ; x59 += CF, no carry, complete

        ; complete: [x59, x58, x57, x56, x55] in [rax, rsi, r10, r11, rdi]
        mov r8, rsi                ; copy x58
        and r8, [rel .c2]          ; x62 = x58 & 0x7fffffffffffffff
        add rsi, rsi               ; CF:t5 = x58 + x58
        adc rax, rax               ; x60 = x59 + x59 + CF mod 2^64 = low word of (x59:x58 >> 63)
        imul rax, rax, 0x13        ; x61 = x60*0x13
        xor r9d, r9d               ; CF = OF = 0
        adcx rdi, rax              ; x63 = x61 + x55 (CF is 0), CF to x64, complete
        adc r11, 0x0               ; x64 = x56 + CF, CF to x65, complete
        mov rax, [rsp-0x8]         ; reload pointer out1
        mov [rax+0x8], r11         ; out1[1] = x64
        mov [rax], rdi             ; out1[0] = x63
        adc r10, 0x0               ; x65 = x57 + CF, CF to x66, complete
        mov [rax+0x10], r10        ; out1[2] = x65
        adc r8, 0x0                ; x66 = x62 + CF, no carry, complete

        ; complete: [x66, x65, x64, x63] in [r8, r10, r11, rdi]
        mov [rax+0x18], r8         ; out1[3] = x66

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x0
.c1: dq 0x26
.c2: dq 0x7fffffffffffffff
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
