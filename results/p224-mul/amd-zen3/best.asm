; p224 mul (loose), modulo p = 2^224 - 2^96 + 1
; out1 is congruent to arg1*arg2 modulo p
; arg1, arg2 below 2^226; out1 below 2^225; arrays may overlap
;
; void fe_p224_mul_loose(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
;
; Arguments (System V ABI):
;   rdi  out1[4]  written, below 2^225
;   rsi  arg1[4]  read, below 2^226
;   rdx  arg2[4]  read, below 2^226
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, xmm0, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words:
;   xmm0  pointer out1
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
;   x51 = x8 - x47 (carry to x52)
;   x52 = x40 - x48 (carry to x53)
;   x53 = x41 + x43 - x49 (carry to x54)
;   x54 = x42 + x44 - x50 (carry to x55)
;   x55 = x45 (carry to x56)
;   x56 = x46
;   x63 = x51 - x57 (carry to x64)
;   x64 = x52 + x60 - x58 (carry to x65)
;   x65 = x53 + x61 (carry to x66)
;   x66 = x59 + x62
;
; 129 instructions; 33.2 cycles on AMD EPYC (amd-zen3)
; throughput: 1.371 [1.365, 1.378] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.230 [1.226, 1.240] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (values+ledger)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
; found by Fieldwright, seed 1, 2026-11-24T04:04:40.268Z
; npm run optimize -- --curve p224 --op mul --seed 1 --budget 40s --resume
; sha256 of the code: 695ff3703b84e53a0457032a0f0a1abfc19e9aa80d8a567e2cc8af65b15e799b
        default rel
        section .text
        global  fe_p224_mul_loose:function (fe_p224_mul_loose.end - fe_p224_mul_loose)
        align   64
fe_p224_mul_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rax, rdx               ; copy pointer arg2
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r8, r9, [rax]         ; x11:x10 = arg1[1]*arg2[0]
        mov rdx, [rax]             ; load arg2[0]
        mulx r10, r11, [rsi+0x10]  ; x13:x12 = arg1[2]*arg2[0]
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx rcx, rbx, [rsi]       ; x17:x16 = arg1[0]*arg2[1]
        mov rdx, [rax]             ; load arg2[0]
        mulx rbp, r12, [rsi+0x18]  ; x15:x14 = arg1[3]*arg2[0]
        mulx r13, r14, [rsi]       ; x9:x8 = arg1[0]*arg2[0]
        xor r15d, r15d             ; CF = OF = 0
        adcx r9, r13               ; x40 = x9 + x10 (CF is 0), CF to x41
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r13, r15, [rax+0x8]   ; x19:x18 = arg1[1]*arg2[1]
        adcx r15, rcx              ; x41 = x17 + x18 + CF, CF to x42
        mov rdx, [rsi]             ; load arg1[0]
        movq xmm0, rdi             ; spill pointer out1
        mulx rcx, rdi, [rax+0x10]  ; x25:x24 = arg1[0]*arg2[2]
        adcx r10, r12              ; x42 = x13 + x14 + CF, CF to x43
        adc rbp, 0x0               ; x43 = x15 + CF, no carry
        xor r12d, r12d             ; CF = OF = 0
        adox r8, r11               ; x41.2 = x11 + x12 (OF is 0), OF to x42
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r11, r12, [rax+0x8]   ; x21:x20 = arg1[2]*arg2[1]
        adcx rbx, r9               ; x40 += x16 (CF is 0), CF to x41, complete
        adox r13, r12              ; x42.2 = x20 + x19 + OF, OF to x43
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx r9, r12, [rax+0x8]    ; x23:x22 = arg1[3]*arg2[1]
        adox r12, r11              ; x43.2 = x21 + x22 + OF, OF to x44
        adcx r15, rdi              ; x41 += x24 + CF, CF to x42
        adcx rcx, r10              ; x42 += x25 + CF, CF to x43
        mov rdx, [rsi]             ; load arg1[0]
        mulx r10, r11, [rax+0x18]  ; x33:x32 = arg1[0]*arg2[3]
        adcx r10, rbp              ; x43 += x33 + CF, no carry
        adox r9, [rel .c0]         ; x44 = x23 + OF, no carry
        xor edi, edi               ; CF = OF = 0
        adox r15, r8               ; x41 += x41.2 (OF is 0), OF to x42, complete
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r8, rdi, [rax+0x10]   ; x27:x26 = arg1[1]*arg2[2]
        adox rdi, r13              ; x42.2 += x26 + OF, OF to x43
        adcx r11, rcx              ; x42 += x32 (CF is 0), CF to x43
        mulx rcx, rbp, [rax+0x18]  ; x35:x34 = arg1[1]*arg2[3]
        adcx r8, rbp               ; x43.3 = x34 + x27 + CF, CF to x44
        adcx r9, rcx               ; x44 += x35 + CF, no carry
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx rcx, rbp, [rsi+0x10]  ; x29:x28 = arg1[2]*arg2[2]
        adox r10, r12              ; x43 += x43.2 + OF, OF to x44
        mulx r12, r13, [rsi+0x18]  ; x31:x30 = arg1[3]*arg2[2]
        adox r9, r13               ; x44 += x30 + OF, OF to x45
        adox r12, [rel .c0]        ; x45 = x31 + OF, no carry
        xor r13d, r13d             ; CF = OF = 0
        adcx r11, rdi              ; x42 += x42.2 (CF is 0), CF to x43, complete
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx rdi, r13, [rsi+0x18]  ; x39:x38 = arg1[3]*arg2[3]
        mulx rax, rsi, [rsi+0x10]  ; x37:x36 = arg1[2]*arg2[3]
        adc r8, rbp                ; x43.3 += x28 + CF, CF to x44
        adc rsi, r9                ; x44 += x36 + CF, CF to x45
        adc rax, 0x0               ; x45.2 = x37 + CF, no carry
        xor r9d, r9d               ; CF = OF = 0
        adcx r8, r10               ; x43 += x43.3 (CF is 0), CF to x44, complete
        adox r12, rax              ; x45 += x45.2 (OF is 0), no carry
        adc rsi, rcx               ; x44 += x29 + CF, CF to x45, complete
        adc r13, r12               ; x45 += x38 + CF, CF to x46, complete
        mov eax, 0x20              ; constant 0x20
        shrx r9, rsi, rax          ; t6 = x44 >> 0x20
        shlx r10, r13, rax         ; t7 = x45 << 0x20 mod 2^64
        lea r9, [r9+r10]           ; x49 = t6 + t7 mod 2^64 = high word of (x45:x44 << 32)
        adc rdi, 0x0               ; x46 = x39 + CF, no carry, complete

        ; complete: [x46, x45, x44, x43, x42, x41, x40] in [rdi, r13, rsi, r8, r11, r15, rbx]
        mov r10, r8                ; copy x43
        shl r10, 0x20              ; x47 = x43 << 32 mod 2^64
        xor ecx, ecx               ; CF = OF = 0
        adcx r15, r8               ; x53 = x41 + x43 (CF is 0), CF to x54
        adcx r11, rsi              ; x54 = x42 + x44 + CF, CF to x55
        shrx r8, r8, rax           ; t9 = x43 >> 0x20
        shlx rcx, rsi, rax         ; t10 = x44 << 0x20 mod 2^64
        lea r8, [r8+rcx]           ; x48 = t9 + t10 mod 2^64 = high word of (x44:x43 << 32)
        mov rcx, r13               ; copy x45
        adc rcx, 0x0               ; x55 = x45 + CF, CF to x56
        mov rsi, rdi               ; copy x46
        adc rsi, 0x0               ; x56 = x46 + CF
        sub r14, r10               ; x51 = x8 - x47, CF from x52, complete
        shrx r10, r13, rax         ; t11 = x45 >> 0x20
        shlx rdi, rdi, rax         ; t12 = x46 << 0x20 mod 2^64
        lea r10, [r10+rdi]         ; x50 = t11 + t12 mod 2^64 = high word of (x46:x45 << 32)
        sbb rbx, r8                ; x52 = x40 - x48 - CF, CF from x53, complete
        sbb r15, r9                ; x53 -= x49 + CF, CF from x54, complete
        sbb r11, r10               ; x54 -= x50 + CF, CF from x55, complete
        sbb rcx, 0x0               ; x55 -= CF, CF from x56, complete
        sbb rsi, 0x0               ; x56 -= CF, complete

        ; complete: [x56, x55, x54, x53, x52, x51] in [rsi, rcx, r11, r15, rbx, r14]
        shrx r8, rcx, rax          ; t13 = x55 >> 0x20
        shlx r9, rsi, rax          ; t14 = x56 << 0x20 mod 2^64
        lea r8, [r8+r9]            ; x58 = t13 + t14 mod 2^64 = low word of (x56:x55 >> 32)
        mov r9d, r11d              ; x59 = x54 & 0xffffffff
        shr r11, 0x20              ; t15 = x54 >> 32
        shl rcx, 0x20              ; t16 = x55 << 32 mod 2^64
        lea r10, [r11+rcx]         ; x57 = t15 + t16 mod 2^64 = low word of (x55:x54 >> 32)
        shrx r11, r10, rax         ; t17 = x57 >> 0x20
        shlx rcx, r8, rax          ; t18 = x58 << 0x20 mod 2^64
        lea r11, [r11+rcx]         ; x61 = t17 + t18 mod 2^64 = high word of (x58:x57 << 32)
        shrx rax, r8, rax          ; x62 = x58 >> 32
        xor ecx, ecx               ; CF = OF = 0
        adox r9, rax               ; x66 = x59 + x62 (OF is 0)
        mov rax, r10               ; copy x57
        shl rax, 0x20              ; x60 = x57 << 32 mod 2^64
        add rax, rbx               ; x64 = x52 + x60, CF to x65
        adc r11, r15               ; x65 = x53 + x61 + CF, CF to x66
        adc r9, 0x0                ; x66 += CF
        sub r14, r10               ; x63 = x51 - x57, CF from x64, complete
        sbb rax, r8                ; x64 -= x58 + CF, CF from x65, complete
        sbb r11, 0x0               ; x65 -= CF, CF from x66, complete
        sbb r9, 0x0                ; x66 -= CF, complete

        ; complete: [x66, x65, x64, x63] in [r9, r11, rax, r14]
        movq r8, xmm0              ; reload pointer out1
        mov [r8], r14              ; out1[0] = x63
        mov [r8+0x10], r11         ; out1[2] = x65
        mov [r8+0x8], rax          ; out1[1] = x64
        mov [r8+0x18], r9          ; out1[3] = x66

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x0
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      76, 28
        dd      fe_p224_mul_loose - $
        dd      fe_p224_mul_loose.end - fe_p224_mul_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0x16, 0x02, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
