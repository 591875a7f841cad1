; secp256k1 mul (loose), modulo p = 2^256 - 2^32 - 977
; out1 is congruent to arg1*arg2 modulo p
; arg1, arg2 below 2^256; out1 below 2^256; arrays may overlap
;
; void secp256k1_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
;
; Arguments (System V ABI):
;   rdi  out1[4]  written, below 2^256
;   rsi  arg1[4]  read, below 2^256
;   rdx  arg2[4]  read, below 2^256
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x8
;   [rsp-0x18]  x40
;   [rsp-0x20]  x15
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
; 97 instructions; 32.5 cycles on AMD EPYC (amd-zen3)
; throughput: 1.350 [1.343, 1.355] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.251 [1.251, 1.252] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic+ledger, 2 cases)
; constant time: proved for all inputs (basic+ledger, 2 cases)
; asm = source: proved for all inputs (basic+ledger, 2 cases; source = IR: nested)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
; found by Fieldwright, seed 1, 2026-11-22T12:57:14.222Z
; npm run optimize -- --curve secp256k1 --op mul --seed 1 --budget 60s
; sha256 of the code: 0500c4a1a456036580488f9a04438dd46f1322e8daea27b1f555ebfb9b33f31c
        default rel
        section .text
        global  secp256k1_mul_loose:function (secp256k1_mul_loose.end - secp256k1_mul_loose)
        align   64
secp256k1_mul_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp

        mov rax, rdx               ; copy pointer arg2
        mov rdx, [rsi]             ; load arg1[0]
        mulx r8, r9, [rax]         ; x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rax+0x8]   ; x17:x16 = arg1[0]*arg2[1]
        mov rdx, [rax]             ; load arg2[0]
        mulx rcx, rbx, [rsi+0x8]   ; x11:x10 = arg1[1]*arg2[0]
        xor ebp, ebp               ; CF = OF = 0
        adcx rbx, r11              ; x40 = x10 + x16 (CF is 0), CF to x41
        adox r8, rbx               ; x40 += x9 (OF is 0), OF to x41, complete
        mulx r11, rbx, [rsi+0x18]  ; x15:x14 = arg1[3]*arg2[0]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx rbp, rdi, [rsi+0x10]  ; x13:x12 = arg1[2]*arg2[0]
        adcx rdi, r10              ; x41 = x17 + x12 + CF, CF to x42
        adox rcx, rdi              ; x41 += x11 + OF, OF to x42
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r10, rdi, [rax+0x8]   ; x21:x20 = arg1[2]*arg2[1]
        adcx rbx, rdi              ; x42 = x14 + x20 + CF, CF to x43
        mov rdx, [rax+0x8]         ; load arg2[1]
        mov [rsp-0x10], r9         ; spill x8
        mulx rdi, r9, [rsi+0x8]    ; x19:x18 = arg1[1]*arg2[1]
        adcx r10, [rel .c0]        ; x43 = x21 + CF, no carry
        adcx r9, rcx               ; x41 += x18 (CF is 0), CF to x42
        mov rdx, [rax+0x10]        ; load arg2[2]
        mov [rsp-0x18], r8         ; spill x40
        mulx rcx, r8, [rsi+0x8]    ; x27:x26 = arg1[1]*arg2[2]
        adox rbx, rdi              ; x42 += x19 + OF, OF to x43
        adcx rbx, rbp              ; x42 += x13 + CF, CF to x43
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx rdi, rbp, [rax+0x8]   ; x23:x22 = arg1[3]*arg2[1]
        adox rcx, r10              ; x43 += x27 + OF, OF to x44
        adcx rcx, rbp              ; x43 += x22 + CF, CF to x44
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx r10, rbp, [rsi]       ; x25:x24 = arg1[0]*arg2[2]
        adcx rdi, [rel .c0]        ; x44 = x23 + CF, no carry
        adox rdi, [rel .c0]        ; x44 += OF, no carry
        mov [rsp-0x20], r11        ; spill x15
        xor r11d, r11d             ; CF = OF = 0
        adox r10, r8               ; x42.2 = x25 + x26 (OF is 0), OF to x43
        mulx r8, r11, [rsi+0x10]   ; x29:x28 = arg1[2]*arg2[2]
        adcx rbp, r9               ; x41 += x24 (CF is 0), CF to x42, complete
        adox r11, rcx              ; x43 += x28 + OF, OF to x44
        mulx r9, rcx, [rsi+0x18]   ; x31:x30 = arg1[3]*arg2[2]
        adcx r10, rbx              ; x42 += x42.2 + CF, CF to x43
        adox rdi, rcx              ; x44 += x30 + OF, OF to x45
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx rcx, rbx, [rsi]       ; x33:x32 = arg1[0]*arg2[3]
        adcx rcx, r11              ; x43 += x33 + CF, CF to x44
        adcx r8, rdi               ; x44 += x29 + CF, CF to x45
        adcx r9, [rel .c0]         ; x45 = x31 + CF, no carry
        adox r9, [rel .c0]         ; x45 += OF, no carry
        xor r11d, r11d             ; CF = OF = 0
        adcx r10, rbx              ; x42 += x32 (CF is 0), CF to x43, complete
        adox rcx, [rsp-0x20]       ; x43 += x15 (OF is 0), OF to x44
        mulx r11, rdi, [rsi+0x8]   ; x35:x34 = arg1[1]*arg2[3]
        adcx rdi, rcx              ; x43 += x34 + CF, CF to x44, complete
        mulx rcx, rbx, [rsi+0x10]  ; x37:x36 = arg1[2]*arg2[3]
        adox r11, rbx              ; x44.2 = x36 + x35 + OF, OF to x45
        mulx rax, rsi, [rsi+0x18]  ; x39:x38 = arg1[3]*arg2[3]
        mov rdx, [rel .c1]         ; constant 0x1000003d1
        mulx rdi, rbx, rdi         ; x48:x47 = x43*0x1000003d1
        adcx r8, r11               ; x44 += x44.2 + CF, CF to x45, complete
        adox rcx, rsi              ; x45.2 = x38 + x37 + OF, OF to x46
        adox rax, [rel .c0]        ; x46 = x39 + OF, no carry
        adox rdi, [rsp-0x18]       ; x56 = x40 + x48 (OF is 0), OF to x57
        adcx r9, rcx               ; x45 += x45.2 + CF, CF to x46, complete
        mulx r8, r11, r8           ; x50:x49 = x44*0x1000003d1
        adcx rax, [rel .c0]        ; x46 += CF, no carry, complete

        ; complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, r9, -, -, r10, rbp, [rsp-0x18]]
        adcx rbx, [rsp-0x10]       ; x55 = x8 + x47 (CF is 0), CF to x56, complete
        mulx r9, rcx, r9           ; x52:x51 = x45*0x1000003d1
        adox rbp, rcx              ; x57 = x51 + x41 + OF, OF to x58
        adcx r11, rdi              ; x56 += x49 + CF, CF to x57, complete
        adcx r8, rbp               ; x57 += x50 + CF, CF to x58, complete
        adox r10, r9               ; x58 = x42 + x52 + OF, OF to x59
        mulx rax, r9, rax          ; x54:x53 = x46*0x1000003d1
        adcx r10, r9               ; x58 += x53 + CF, CF to x59, complete
        adcx rax, [rel .c0]        ; x59 = x54 + CF, no carry
        adox rax, [rel .c0]        ; x59 += OF, no carry, complete

        ; complete: [x59, x58, x57, x56, x55] in [rax, r10, r8, r11, rbx]
        mulx rax, r9, rax          ; x61:x60 = x59*0x1000003d1
        xor ecx, ecx               ; CF = OF = 0
        adcx r9, rbx               ; x62 = x55 + x60 (CF is 0), CF to x63, complete
        adcx r11, rax              ; x63 = x56 + x61 + CF, CF to x64, complete
        adc r8, 0x0                ; x64 = x57 + CF, CF to x65, complete
        adc r10, 0x0               ; x65 = x58 + CF, CF = x66, complete

        ; complete: [x65, x64, x63, x62] in [r10, r8, r11, r9]
        sbb rax, rax               ; x67 = -x66 mod 2^64, x66 in CF
        and rax, [rel .c1]         ; x68 = x67 & 0x1000003d1
        adox r9, rax               ; x69 = x68 + x62 (OF is 0), OF to x70, complete
        adox r11, [rel .c0]        ; x70 = x63 + OF, no carry, complete

        ; complete: [x72, x71, x70, x69] in [r10, r8, r11, r9]
        mov rax, [rsp-0x8]         ; reload pointer out1
        mov [rax+0x10], r8         ; out1[2] = x71 = x64
        mov [rax+0x18], r10        ; out1[3] = x72 = x65
        mov [rax], r9              ; out1[0] = x69
        mov [rax+0x8], r11         ; out1[1] = x70

        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x0
.c1: dq 0x1000003d1
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
