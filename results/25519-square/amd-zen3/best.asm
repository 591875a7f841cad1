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
; Saved on the stack and restored: rbx, rbp, r12, r13
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x21
;   [rsp-0x18]  pointer arg1
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
; 90 instructions; 24.7 cycles on AMD EPYC (amd-zen3)
; throughput: 1.335 [1.320, 1.342] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.114 [1.114, 1.114] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
; found by Fieldwright, seed 1, 2026-11-22T12:56:01.022Z
; npm run optimize -- --curve 25519 --op square --seed 1 --budget 60s
; sha256 of the code: 3fb7dcaf42140afbbfe33ec0cf8a3d929a0c86e833ca30bd0cc2bb00f02ac43d
        default rel
        section .text
        global  fe25519_square_loose:function (fe25519_square_loose.end - fe25519_square_loose)
        align   64
fe25519_square_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13

        mov rdx, [rsi]             ; load arg1[0]
        mulx rax, r8, rdx          ; x22:x21 = arg1[0]*arg1[0]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r9, r10, [rsi+0x18]   ; x13:x12 = arg1[1]*arg1[3]
        mulx r11, rcx, [rsi]       ; x5:x4 = arg1[0]*arg1[1]
        mulx rbx, rbp, [rsi+0x10]  ; x11:x10 = arg1[1]*arg1[2]
        mov rdx, [rsi]             ; load arg1[0]
        mulx r12, r13, [rsi+0x10]  ; x7:x6 = arg1[0]*arg1[2]
        mov [rsp-0x8], rdi         ; spill pointer out1
        xor edi, edi               ; CF = OF = 0
        adcx r13, r11              ; x16 = x5 + x6 (CF is 0), CF to x17, complete
        mulx r11, rdi, [rsi+0x18]  ; x9:x8 = arg1[0]*arg1[3]
        adcx rbp, r12              ; x17 = x10 + x7 + CF, CF to x18
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mov [rsp-0x10], r8         ; spill x21
        mulx r12, r8, rdx          ; x24:x23 = arg1[1]*arg1[1]
        adcx r11, r10              ; x18 = x9 + x12 + CF, CF to x19
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mov [rsp-0x18], rsi        ; spill pointer arg1
        mulx r10, rsi, [rsi+0x18]  ; x15:x14 = arg1[2]*arg1[3]
        adcx rsi, r9               ; x19 = x13 + x14 + CF, CF to x20
        adc r10, 0x0               ; x20 = x15 + CF, no carry
        xor r9d, r9d               ; CF = OF = 0
        adcx rdi, rbp              ; x17 += x8 (CF is 0), CF to x18, complete
        adox rax, rcx              ; x29 = x22 + x4 (OF is 0), OF to x30
        adox r8, r13               ; x30 = x23 + x16 + OF, OF to x31
        adcx rbx, r11              ; x18 += x11 + CF, CF to x19, complete
        adox r12, rdi              ; x31 = x17 + x24 + OF, OF to x32
        mulx r9, r11, rdx          ; x26:x25 = arg1[2]*arg1[2]
        adcx rsi, [rel .c0]        ; x19 += CF, CF to x20, complete
        adcx r10, [rel .c0]        ; x20 += CF, no carry, complete

        ; complete: [x20, x19, x18, x17, x16] in [r10, rsi, rbx, rdi, r13]
        adox r11, [rel .c0]        ; x32 = x25 + OF, OF to x33
        adox r9, [rel .c0]         ; x33 = x26 + OF, no carry
        xor ebp, ebp               ; CF = OF = 0
        adox rcx, rax              ; x29 += x4 (OF is 0), OF to x30, complete
        adcx rbx, rbx              ; x32.2 = x18 + x18 (CF is 0), CF to x33
        adox r13, r8               ; x30 += x16 + OF, OF to x31, complete
        mov rax, [rsp-0x18]        ; reload pointer arg1
        mov rdx, [rax+0x18]        ; load arg1[3]
        mulx rax, r8, rdx          ; x28:x27 = arg1[3]*arg1[3]
        adcx rsi, rsi              ; x33.2 = x19 + x19 + CF, CF to x34
        adox rdi, r12              ; x31 += x17 + OF, OF to x32, complete
        adcx r10, r10              ; x34 = x20 + x20 + CF, CF to x35
        adox r11, rbx              ; x32 += x32.2 + OF, OF to x33, complete
        adox r9, rsi               ; x33 += x33.2 + OF, OF to x34, complete
        mov rdx, r11               ; copy x32
        mulx r11, rsi, [rel .c1]   ; x37:x36 = x32*0x26
        adox r10, r8               ; x34 += x27 + OF, OF to x35, complete
        adcx rax, [rel .c0]        ; x35 = x28 + CF, no carry
        adox rax, [rel .c0]        ; x35 += OF, no carry, complete

        ; complete: [x35, x34, x33, x32, x31, x30, x29] in [rax, r10, r9, rdx, rdi, r13, rcx]
        xor r8d, r8d               ; CF = OF = 0
        adox rsi, [rsp-0x10]       ; x44 = x21 + x36 (OF is 0), OF to x45, complete
        mov rdx, r9                ; copy x33
        mulx r8, r9, [rel .c1]     ; x39:x38 = x33*0x26
        adox rcx, r9               ; x45 = x38 + x29 + OF, OF to x46
        adcx rcx, r11              ; x45 += x37 (CF is 0), CF to x46, complete
        mov rdx, r10               ; copy x34
        mulx r9, r10, [rel .c1]    ; x41:x40 = x34*0x26
        adox r10, r13              ; x46 = x30 + x40 + OF, OF to x47
        adcx r10, r8               ; x46 += x39 + CF, CF to x47, complete
        mov edx, 0x26              ; constant 0x26
        mulx rax, r8, rax          ; x43:x42 = x35*0x26
        adox r8, rdi               ; x47 = x42 + x31 + OF, OF to x48
        adcx r9, r8                ; x47 += x41 + CF, CF to x48, complete
        adox rax, [rel .c0]        ; x48 = x43 + OF, no carry
        adc rax, 0x0               ; x48 += CF, no carry, complete

        ; complete: [x48, x47, x46, x45, x44] in [rax, r9, r10, rcx, rsi]
        mov r8, r9                 ; copy x47
        and r8, [rel .c2]          ; x51 = x47 & 0x7fffffffffffffff
        shr r9, 0x3f               ; t5 = x47 >> 63
        lea rax, [r9+rax*2]        ; x49 = t5 + 2*x48 mod 2^64 = low word of (x48:x47 >> 63)
        imul rax, rax, 0x13        ; x50 = x49*0x13
        xor r9d, r9d               ; CF = OF = 0
        adcx rsi, rax              ; x52 = x50 + x44 (CF is 0), CF to x53, complete
        mov rax, [rsp-0x8]         ; reload pointer out1
        mov [rax], rsi             ; out1[0] = x52
        adc rcx, 0x0               ; x53 = x45 + CF, CF to x54, complete
        mov [rax+0x8], rcx         ; out1[1] = x53
        adc r10, 0x0               ; x54 = x46 + CF, CF to x55, complete
        adc r8, 0x0                ; x55 = x51 + CF, no carry, complete

        ; complete: [x55, x54, x53, x52] in [r8, r10, rcx, rsi]
        mov [rax+0x18], r8         ; out1[3] = x55
        mov [rax+0x10], r10        ; out1[2] = x54

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
