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
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x57
;   [rsp-0x18]  x67
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; neg(x) is a part of the word x that is to be subtracted.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x24 = x22 + x16 (carry to x25)
;   x25 = x23 + x17 (carry to x26)
;   x26 = x20 + x18 (carry to x27)
;   x27 = x21 + x19 (carry to x41)
;   x37 = x24 + x29 (carry to x38)
;   x38 = x25 + x30 + x31 (carry to x39)
;   x39 = x26 + x32 + x33 (carry to x40)
;   x40 = x27 + x34 + x35 (carry to x41)
;   x41 = x36
;   x46 = x38 + x44 (carry to x47)
;   x47 = x39 + x45 (carry to x48)
;   x48 = x40 + x42 (carry to x49)
;   x49 = x41 + x43 (carry to x63)
;   x59 = x46 + x51 (carry to x60)
;   x60 = x47 + x52 + x53 (carry to x61)
;   x61 = x48 + x54 + x55 (carry to x62)
;   x62 = x49 + x56 + x57 (carry to x63)
;   x63 = x58
;   x68 = x60 + x66 (carry to x69)
;   x69 = x61 + x67 (carry to x70)
;   x70 = x62 + x64 (carry to x71)
;   x71 = x63 + x65 (carry to x85)
;   x81 = x68 + x73 (carry to x82)
;   x82 = x69 + x74 + x75 (carry to x83)
;   x83 = x70 + x76 + x77 (carry to x84)
;   x84 = x71 + x78 + x79 (carry to x85)
;   x85 = x80
;
; 140 instructions; 35.8 cycles on AMD EPYC (amd-zen3)
; throughput: 1.892 [1.887, 1.900] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
; latency: 1.535 [1.535, 1.537] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
; found by Fieldwright, seed 1, 2026-11-24T03:49:06.910Z
; npm run optimize -- --curve p256-montgomery --op mul --seed 1 --budget 40s --resume
; sha256 of the code: 3c087b81dbe76096965700da78c62885b2b2e8c99bac5c5fec7c2b52ac84aded
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
        mulx r10, r11, [rsi+0x8]   ; x11:x10 = arg1[1]*arg2[0]
        xor ecx, ecx               ; CF = OF = 0
        adox r11, r8               ; x16 = x9 + x10 (OF is 0), OF to x17, complete
        mov r8d, 0x20              ; constant 0x20
        shlx rcx, r9, r8           ; x22 = x8 << 32 mod 2^64
        adcx rcx, r11              ; x24 = x22 + x16 (CF is 0), CF to x25, complete
        shrx r11, r9, r8           ; x23 = x8 >> 32
        mulx rbx, rbp, [rsi+0x10]  ; x13:x12 = arg1[2]*arg2[0]
        mulx r12, r13, [rsi+0x18]  ; x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rel .c0]         ; constant 0xffffffff00000001
        mulx r9, r14, r9           ; x21:x20 = x8*0xffffffff00000001
        adox rbp, r10              ; x17 = x11 + x12 + OF, OF to x18, complete
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx r10, r15, [rsi]       ; x30:x29 = arg1[0]*arg2[1]
        adcx rbp, r11              ; x25 = x23 + x17 + CF, CF to x26, complete
        adox r13, rbx              ; x18 = x13 + x14 + OF, OF to x19, complete
        mulx r11, rbx, [rsi+0x18]  ; x36:x35 = arg1[3]*arg2[1]
        adcx r13, r14              ; x26 = x18 + x20 + CF, CF to x27, complete
        adox r12, [rel .c1]        ; x19 = x15 + OF, no carry, complete

        ; complete: [x19, x18, x17, x16] in [r12, -, -, -]
        adcx r9, r12               ; x27 = x19 + x21 + CF, CF to x41, complete

        ; complete: [x27, x26, x25, x24] in [r9, r13, rbp, rcx]
        adox r15, rcx              ; x37 = x24 + x29 (OF is 0), OF to x38, complete
        mulx rcx, r12, [rsi+0x8]   ; x32:x31 = arg1[1]*arg2[1]
        mov rdx, [rax+0x10]        ; load arg2[2]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r14, rdi, [rsi+0x18]  ; x58:x57 = arg1[3]*arg2[2]
        adox rbp, r12              ; x38 = x25 + x31 + OF, OF to x39
        adcx r11, [rel .c1]        ; x41 = x36 + CF, no carry
        adcx r10, rbp              ; x38 += x30 (CF is 0), CF to x39, complete
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx rbp, r12, [rax+0x8]   ; x34:x33 = arg1[2]*arg2[1]
        adcx r13, rcx              ; x39 = x26 + x32 + CF, CF to x40
        adox r12, r13              ; x39 += x33 + OF, OF to x40, complete
        shrx rcx, r15, r8          ; x45 = x37 >> 32
        adcx rbx, r9               ; x40 = x35 + x27 + CF, CF to x41
        adox rbp, rbx              ; x40 += x34 + OF, OF to x41, complete
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx r9, rbx, [rsi]        ; x52:x51 = arg1[0]*arg2[2]
        adox r11, [rel .c1]        ; x41 += OF, no carry
        adc r11, 0x0               ; x41 += CF, no carry, complete

        ; complete: [x41, x40, x39, x38, x37] in [r11, rbp, r12, r10, r15]
        mov r13, r15               ; copy x37
        shl r13, 0x20              ; x44 = x37 << 32 mod 2^64
        mov [rsp-0x10], rdi        ; spill x57
        xor edi, edi               ; CF = OF = 0
        adcx r10, r13              ; x46 = x38 + x44 (CF is 0), CF to x47, complete
        adc rcx, 0x0               ; x47 = x45 + CF, no carry
        xor edi, edi               ; CF = OF = 0
        adox rbx, r10              ; x59 = x46 + x51 (OF is 0), OF to x60, complete
        adcx r12, rcx              ; x47 += x39 (CF is 0), CF to x48, complete
        mulx r10, rcx, [rsi+0x10]  ; x56:x55 = arg1[2]*arg2[2]
        shrx r8, rbx, r8           ; x67 = x59 >> 32
        mov rdx, [rel .c0]         ; constant 0xffffffff00000001
        mulx rdi, r13, r15         ; x43:x42 = x37*0xffffffff00000001
        adcx rbp, r13              ; x48 = x40 + x42 + CF, CF to x49, complete
        adcx rdi, r11              ; x49 = x41 + x43 + CF, CF to x63, complete

        ; complete: [x49, x48, x47, x46] in [rdi, rbp, r12, -]
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx r11, r13, [rsi+0x8]   ; x54:x53 = arg1[1]*arg2[2]
        mov rdx, rbx               ; copy x59
        mov [rsp-0x18], r8         ; spill x67
        mulx r15, r8, [rel .c0]    ; x65:x64 = x59*0xffffffff00000001
        adox r12, r13              ; x60 = x53 + x47 + OF, OF to x61
        adcx r14, [rel .c1]        ; x63 = x58 + CF, no carry
        adcx r9, r12               ; x60 += x52 (CF is 0), CF to x61, complete
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx r12, r13, [rsi+0x8]   ; x76:x75 = arg1[1]*arg2[3]
        adcx r11, rbp              ; x61 = x48 + x54 + CF, CF to x62
        adox r11, rcx              ; x61 += x55 + OF, OF to x62, complete
        adcx r10, rdi              ; x62 = x49 + x56 + CF, CF to x63
        adox r10, [rsp-0x10]       ; x62 += x57 + OF, OF to x63, complete
        adox r14, [rel .c1]        ; x63 += OF, no carry
        adc r14, 0x0               ; x63 += CF, no carry, complete

        ; complete: [x63, x62, x61, x60, x59] in [r14, r10, r11, r9, rbx]
        shl rbx, 0x20              ; x66 = x59 << 32 mod 2^64
        mulx rcx, rdi, [rsi+0x10]  ; x78:x77 = arg1[2]*arg2[3]
        add rbx, r9                ; x68 = x60 + x66, CF to x69, complete
        adcx r11, [rsp-0x18]       ; x69 = x61 + x67 + CF, CF to x70, complete
        adc r10, r8                ; x70 = x62 + x64 + CF, CF to x71, complete
        mulx r8, r9, [rsi]         ; x74:x73 = arg1[0]*arg2[3]
        adcx r15, r14              ; x71 = x63 + x65 + CF, CF to x85, complete

        ; complete: [x71, x70, x69, x68] in [r15, r10, r11, rbx]
        mulx rax, rsi, [rsi+0x18]  ; x80:x79 = arg1[3]*arg2[3]
        adc rax, 0x0               ; x85 = x80 + CF, no carry
        xor ebp, ebp               ; CF = OF = 0
        adcx rbx, r9               ; x81 = x68 + x73 (CF is 0), CF to x82, complete
        adox r13, r8               ; x82 = x75 + x74 (OF is 0), OF to x83
        adcx r11, r13              ; x82 += x69 + CF, CF to x83, complete
        adcx rdi, r10              ; x83 = x77 + x70 + CF, CF to x84
        mov rdx, [rel .c0]         ; constant 0xffffffff00000001
        mulx r8, r9, rbx           ; x87:x86 = x81*0xffffffff00000001
        adox r12, rdi              ; x83 += x76 + OF, OF to x84, complete
        adcx rsi, r15              ; x84 = x71 + x79 + CF, CF to x85
        adox rcx, rsi              ; x84 += x78 + OF, OF to x85, complete
        adox rax, [rel .c1]        ; x85 += OF, no carry
        adc rax, 0x0               ; x85 += CF, no carry, complete

        ; complete: [x85, x84, x83, x82, x81] in [rax, rcx, r12, r11, rbx]
        mov r10, rbx               ; copy x81
        shl r10, 0x20              ; x88 = x81 << 32 mod 2^64
        shr rbx, 0x20              ; x89 = x81 >> 32
        xor edi, edi               ; CF = OF = 0
        adcx r10, r11              ; x90 = x82 + x88 (CF is 0), CF to x91, complete
        adcx r12, rbx              ; x91 = x83 + x89 + CF, CF to x92, complete
        adcx rcx, r9               ; x92 = x84 + x86 + CF, CF to x93, complete
        adc r8, 0x0                ; x93 = x87 + CF, no carry
        mov r9, r10                ; copy x90
        sub r9, -0x1               ; x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov r11, r12               ; copy x91
        sbb r11, [rel .c2]         ; x96 = x91 - 0xffffffff - CF, CF from x97, complete
        mov rdi, rcx               ; copy x92
        sbb rdi, 0x0               ; x97 = x92 - CF, CF from x98, complete
        mov rsi, [rel .c0]         ; constant 0xffffffff00000001
        adc rsi, 0x0               ; neg(x98) = 0xffffffff00000001 + CF, CF from x99
        mov edx, 0x0               ; begins x99 = CF
        adc rdx, 0x0               ; x99 = CF
        add rax, r8                ; x93 += x85, CF to x99, complete

        ; complete: [x93, x92, x91, x90] in [rax, rcx, r12, r10]
        sbb rdx, 0x0               ; x99 -= CF
        mov r8, rax                ; copy x93
        sub r8, rsi                ; x98 = x93 - neg(x98), CF from x99, complete

        ; complete: [x98, x97, x96, x95] in [r8, rdi, r11, r9]
        adc rdx, 0x0               ; x99 += CF, complete
        bt edx, 0x0                ; CF = x99
        cmovc r11, r12             ; x101 = x99 ? x91 : x96, x99 in CF
        cmovnc r10, r9             ; x100 = x99 ? x90 : x95, x99 in CF
        mov r9, [rsp-0x8]          ; reload pointer out1
        mov [r9], r10              ; out1[0] = x100
        mov [r9+0x8], r11          ; out1[1] = x101
        cmovnc rcx, rdi            ; x102 = x99 ? x92 : x97, x99 in CF
        cmovnc rax, r8             ; x103 = x99 ? x93 : x98, x99 in CF
        mov [r9+0x18], rax         ; out1[3] = x103
        mov [r9+0x10], rcx         ; out1[2] = x102

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0xffffffff00000001
.c1: dq 0x0
.c2: dq 0xffffffff
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
        db      0x03, 0x96, 0x02, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
