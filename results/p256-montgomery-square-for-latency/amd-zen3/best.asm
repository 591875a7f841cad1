; p256-montgomery square (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
; out1 is congruent to arg1*arg1/2^256 modulo p
; arg1 below p; out1 below p; arrays may overlap
;
; void fe_p256_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);
;
; Arguments (System V ABI):
;   rdi  out1[4]  written, below p
;   rsi  arg1[4]  read, below p
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x39
;   [rsp-0x18]  pointer arg1
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; x.2, x.3 are parts of the word x that are added up apart from it.
; neg(x) is a part of the word x that is to be subtracted.
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
;   x31 = x17 + x17 + x24 (carry to x68)
;   x40 = x38 + x29 (carry to x48)
;   x48 = x39 + x30 + x46 (carry to x56)
;   x56 = x36 + x31 + x47 + x54 (carry to x68)
;   x68 = x37 + x44 + x55 + x62 + x18 + x18 + x25 (carry to x69)
;   x69 = x45 + x52 + x63 + x19 + x19 + x26 (carry to x70)
;   x70 = x53 + x60 + x20 + x20 + x27 (carry to x71)
;   x71 = x61 + x28 (carry to x77)
;   x73 = x68 - 0xffffffffffffffff (carry to x74)
;   x74 = x69 - 0xffffffff (carry to x75)
;   x75 = x70 (carry to x76)
;   x76 = x71 - 0xffffffff00000001 (carry to x77)
;
; 134 instructions; 34.2 cycles on AMD EPYC (amd-zen3)
; throughput: 1.809 [1.809, 1.810] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.916 [1.915, 1.921] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
; found by Fieldwright, seed 1, 2026-11-24T08:27:14.276Z
; npm run optimize -- --curve p256-montgomery --op square --seed 1 --budget 60s --for latency
; sha256 of the code: 325308df05b556e16f0f82fbd9947e5a05577c0d02230e5b6150f3ede2a716a0
        default rel
        section .text
        global  fe_p256_montgomery_square:function (fe_p256_montgomery_square.end - fe_p256_montgomery_square)
        align   64
fe_p256_montgomery_square:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rdx, [rsi]             ; load arg1[0]
        mulx rax, r8, rdx          ; x22:x21 = arg1[0]*arg1[0]
        mov r9, r8                 ; copy x21
        shr r9, 0x20               ; x39 = x21 >> 32
        mulx r10, r11, [rsi+0x10]  ; x7:x6 = arg1[0]*arg1[2]
        mulx rcx, rbx, [rsi+0x8]   ; x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx rbp, r12, rdx         ; x24:x23 = arg1[1]*arg1[1]
        mov rdx, -0xffffffff       ; constant 0xffffffff00000001
        mulx r13, r14, r8          ; x37:x36 = x21*0xffffffff00000001
        xor r15d, r15d             ; CF = OF = 0
        adcx r11, rcx              ; x16 = x6 + x5 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx rcx, r15, [rsi]       ; x9:x8 = arg1[0]*arg1[3]
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mov [rsp-0x10], r9         ; spill x39
        mulx rdi, r9, [rsi+0x8]    ; x11:x10 = arg1[1]*arg1[2]
        adcx r10, r15              ; x17 = x7 + x8 + CF, CF to x18
        adc rdi, 0x0               ; x18 = x11 + CF, no carry
        xor r15d, r15d             ; CF = OF = 0
        adcx r9, r10               ; x17 += x10 (CF is 0), CF to x18, complete
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r10, r15, [rsi+0x18]  ; x13:x12 = arg1[1]*arg1[3]
        adcx r15, rcx              ; x18.2 = x9 + x12 + CF, CF to x19
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mov [rsp-0x18], rsi        ; spill pointer arg1
        mulx rcx, rsi, [rsi+0x18]  ; x15:x14 = arg1[2]*arg1[3]
        adcx r10, rsi              ; x19 = x13 + x14 + CF, CF to x20
        adc rcx, 0x0               ; x20 = x15 + CF, no carry
        shl r8, 0x20               ; x38 = x21 << 32 mod 2^64
        add rax, rbx               ; x29 = x4 + x22, CF to x30
        adc r11, r11               ; x30 = x16 + x16 + CF, CF to x31
        adcx rbp, r9               ; x31 = x24 + x17 + CF, CF to x68
        adc r13, 0x0               ; x68 = x37 + CF, no carry
        add rax, rbx               ; x29 += x4, CF to x30, complete
        adc r11, r12               ; x30 += x23 + CF, CF to x31, complete
        adc r9, rbp                ; x31 += x17 + CF, CF to x68, complete

        ; complete: [x31, x30, x29] in [r9, r11, rax]
        adc r13, 0x0               ; x68 += CF, no carry
        add r9, r14                ; x56 = x36 + x31, CF to x68
        adc r13, 0x0               ; x68 += CF, no carry
        xor esi, esi               ; CF = OF = 0
        adox rax, r8               ; x40 = x38 + x29 (OF is 0), OF to x48, complete
        mov rdx, -0xffffffff       ; constant 0xffffffff00000001
        mulx r8, rsi, rax          ; x45:x44 = x40*0xffffffff00000001
        adox r11, [rsp-0x10]       ; x48 = x39 + x30 + OF, OF to x56
        adcx r15, rdi              ; x18 += x18.2 (CF is 0), CF to x19, complete
        mov edi, 0x0               ; constant 0
        adox r9, rdi               ; x56 += OF, OF to x68
        adox rsi, r15              ; x68.2 = x18 + x44 + OF, OF to x69
        adox r8, rdi               ; x69 = x45 + OF, no carry
        adc r10, 0x0               ; x19 += CF, CF to x20, complete
        adc rcx, 0x0               ; x20 += CF, no carry, complete

        ; complete: [x20, x19, x18, x17, x16] in [rcx, r10, r15, -, -]
        mov rbx, rax               ; copy x40
        shr rbx, 0x20              ; x47 = x40 >> 32
        shl rax, 0x20              ; x46 = x40 << 32 mod 2^64
        xor ebp, ebp               ; CF = OF = 0
        adox r11, rax              ; x48 += x46 (OF is 0), OF to x56, complete
        adox r9, rbx               ; x56 += x47 + OF, OF to x68
        mulx rax, rbx, r11         ; x53:x52 = x48*0xffffffff00000001
        adox rsi, r13              ; x68 += x68.2 + OF, OF to x69
        adox r8, rbx               ; x69 += x52 + OF, OF to x70
        adox rax, rdi              ; x70 = x53 + OF, no carry
        mov rbx, r11               ; copy x48
        shl rbx, 0x20              ; x54 = x48 << 32 mod 2^64
        xor ebp, ebp               ; CF = OF = 0
        adox r9, rbx               ; x56 += x54 (OF is 0), OF to x68, complete
        mulx rbx, rbp, r9          ; x61:x60 = x56*0xffffffff00000001
        mov r12d, 0x20             ; constant 0x20
        shrx r11, r11, r12         ; x55 = x48 >> 32
        adox r11, rdi              ; x68.2 = x55 + OF, no carry
        mov r13, r9                ; copy x56
        shr r13, 0x20              ; x63 = x56 >> 32
        shlx r9, r9, r12           ; x62 = x56 << 32 mod 2^64
        add r15, r11               ; x68.2 += x18, CF to x69
        mov r11, [rsp-0x18]        ; reload pointer arg1
        mov rdx, [r11+0x10]        ; load arg1[2]
        mulx r12, r14, rdx         ; x26:x25 = arg1[2]*arg1[2]
        adc r10, r10               ; x69.2 = x19 + x19 + CF, CF to x70
        adc rbp, rcx               ; x70.2 = x60 + x20 + CF, CF to x71
        adc rbx, 0x0               ; x71 = x61 + CF, no carry
        add r15, r9                ; x68.2 += x62, CF to x69
        adcx r13, r10              ; x69.2 += x63 + CF, CF to x70
        adcx rax, rcx              ; x70 += x20 + CF, CF to x71
        mov rdx, [r11+0x18]        ; load arg1[3]
        mulx r9, r10, rdx          ; x28:x27 = arg1[3]*arg1[3]
        adcx r9, rbx               ; x71 += x28 + CF, CF to x77
        mov r11d, 0x0              ; begins neg(x77) = CF
        adc r11, 0x0               ; neg(x77) = CF
        xor ecx, ecx               ; CF = OF = 0
        adox rsi, r15              ; x68 += x68.2 (OF is 0), OF to x69
        adox r13, r8               ; x69 += x69.2 + OF, OF to x70
        adox rax, r10              ; x70 += x27 + OF, OF to x71
        adox r9, rdi               ; x71 += OF, OF to x77
        adox r11, rdi              ; neg(x77) += OF
        xor r8d, r8d               ; CF = OF = 0
        adox rsi, r14              ; x68 += x25 (OF is 0), OF to x69, complete
        adox r12, r13              ; x69 += x26 + OF, OF to x70, complete
        adox rbp, rax              ; x70 += x70.2 + OF, OF to x71, complete
        adox r9, rdi               ; x71 += OF, OF to x77, complete

        ; complete: [x71, x70, x69, x68] in [r9, rbp, r12, rsi]
        adox r11, rdi              ; neg(x77) += OF
        mov rax, rsi               ; copy x68
        sub rax, -0x1              ; x73 = x68 - 0xffffffffffffffff, CF from x74, complete
        mov r8, r12                ; copy x69
        mov r10d, 0xffffffff       ; constant 0xffffffff
        sbb r8, r10                ; x74 = x69 - 0xffffffff - CF, CF from x75, complete
        mov r10, rbp               ; copy x70
        sbb r10, 0x0               ; x75 = x70 - CF, CF from x76, complete
        mov rcx, r9                ; copy x71
        mov rdx, -0xffffffff       ; constant 0xffffffff00000001
        sbb rcx, rdx               ; x76 = x71 - 0xffffffff00000001 - CF, CF from x77, complete

        ; complete: [x76, x75, x74, x73] in [rcx, r10, r8, rax]
        sbb r11, 0x0               ; neg(x77) -= CF, CF = x77
        cmovnc r12, r8             ; x79 = x77 ? x69 : x74, x77 in CF
        cmovnc r9, rcx             ; x81 = x77 ? x71 : x76, x77 in CF
        cmovc r10, rbp             ; x80 = x77 ? x70 : x75, x77 in CF
        cmovnc rsi, rax            ; x78 = x77 ? x68 : x73, x77 in CF
        mov rax, [rsp-0x8]         ; reload pointer out1
        mov [rax+0x8], r12         ; out1[1] = x79
        mov [rax+0x18], r9         ; out1[3] = x81
        mov [rax+0x10], r10        ; out1[2] = x80
        mov [rax], rsi             ; out1[0] = x78

        pop r15                    ; restore r15
        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      76, 28
        dd      fe_p256_montgomery_square - $
        dd      fe_p256_montgomery_square.end - fe_p256_montgomery_square
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0x3a, 0x02, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
