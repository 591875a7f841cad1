; sm2-montgomery square (loose), modulo p = 2^256 - 2^224 - 2^96 + 2^64 - 1
; out1 is congruent to arg1*arg1/2^256 modulo p
; arg1 below p; out1 below p; arrays may overlap
;
; void fe_sm2_montgomery_square(uint64_t out1[4], const uint64_t arg1[4]);
;
; Arguments (System V ABI):
;   rdi  out1[4]  written, below p
;   rsi  arg1[4]  read, below p
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x27
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
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
;   x68 = x18 + x18 + x25 + x64 (carry to x69)
;   x69 = x19 + x19 + x26 + x65 (carry to x70)
;   x70 = x20 + x20 + x27 + x66 (carry to x71)
;   x71 = x28 + x67 (carry to x77)
;   x73 = x68 - 0xffffffffffffffff (carry to x74)
;   x74 = x69 - 0xffffffff00000000 (carry to x75)
;   x75 = x70 - 0xffffffffffffffff (carry to x76)
;   x76 = x71 - 0xfffffffeffffffff (carry to x77)
;
; 134 instructions; 33.2 cycles on AMD EPYC (amd-zen3)
; throughput: 1.865 [1.858, 1.866] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: 1.974 [1.972, 1.979] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 847d56855936edd76a57fbf7b61fc41f6e51e46f9ac372c431d44c653cc98b8d
; found by Fieldwright, seed 1, 2026-11-24T08:30:37.710Z
; npm run optimize -- --curve sm2-montgomery --op square --seed 1 --budget 60s --for latency
; sha256 of the code: f69a3b207171dbfcc001480bd7329cec47bce8f4ff8dcfab8b49b8a0e30e8f66
        default rel
        section .text
        global  fe_sm2_montgomery_square:function (fe_sm2_montgomery_square.end - fe_sm2_montgomery_square)
        align   64
fe_sm2_montgomery_square:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15

        mov rdx, [rsi]             ; load arg1[0]
        mulx rax, r8, [rsi+0x10]   ; x7:x6 = arg1[0]*arg1[2]
        mulx r9, r10, [rsi+0x8]    ; x5:x4 = arg1[0]*arg1[1]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r11, rcx, rdx         ; x24:x23 = arg1[1]*arg1[1]
        mov rdx, [rsi]             ; load arg1[0]
        mulx rbx, rbp, rdx         ; x22:x21 = arg1[0]*arg1[0]
        xor r12d, r12d             ; CF = OF = 0
        adcx r9, r8                ; x16 = x6 + x5 (CF is 0), CF to x17, complete
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r8, r12, [rsi+0x10]   ; x11:x10 = arg1[1]*arg1[2]
        adox rax, r12              ; x17 = x10 + x7 (OF is 0), OF to x18
        mulx r12, r13, [rsi+0x18]  ; x13:x12 = arg1[1]*arg1[3]
        mov rdx, [rsi]             ; load arg1[0]
        mulx r14, r15, [rsi+0x18]  ; x9:x8 = arg1[0]*arg1[3]
        adcx rax, r15              ; x17 += x8 + CF, CF to x18, complete
        adcx r13, r8               ; x18 = x11 + x12 + CF, CF to x19
        adox r14, r13              ; x18 += x9 + OF, OF to x19, complete
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx r8, r13, rdx          ; x28:x27 = arg1[3]*arg1[3]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r15, rdi, [rsi+0x10]  ; x15:x14 = arg1[2]*arg1[3]
        adcx r12, rdi              ; x19 = x13 + x14 + CF, CF to x20
        mov edi, 0x0               ; constant 0
        adcx r15, rdi              ; x20 = x15 + CF, no carry
        adox r12, rdi              ; x19 += OF, OF to x20, complete
        adox r15, rdi              ; x20 += OF, no carry, complete

        ; complete: [x20, x19, x18, x17, x16] in [r15, r12, r14, rax, r9]
        mov [rsp-0x10], r13        ; spill x27
        xor r13d, r13d             ; CF = OF = 0
        adcx rbx, r10              ; x29 = x22 + x4 (CF is 0), CF to x30
        adc rcx, r9                ; x30 = x16 + x23 + CF, CF to x31
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx rsi, rdx, rdx         ; x26:x25 = arg1[2]*arg1[2]
        adcx rax, rax              ; x31 = x17 + x17 + CF, CF to x68
        adc rdx, r14               ; x68 = x25 + x18 + CF, CF to x69
        adc rsi, 0x0               ; x69 = x26 + CF, no carry
        xor r13d, r13d             ; CF = OF = 0
        adcx r15, r15              ; x70 = x20 + x20 (CF is 0), CF to x71
        adc r8, 0x0                ; x71 = x28 + CF, no carry
        xor r13d, r13d             ; CF = OF = 0
        adcx rbx, r10              ; x29 += x4 (CF is 0), CF to x30, complete
        adc r9, rcx                ; x30 += x16 + CF, CF to x31, complete
        adc r11, rax               ; x31 += x24 + CF, CF to x68, complete

        ; complete: [x31, x30, x29] in [r11, r9, rbx]
        adcx r14, rdx              ; x68 += x18 + CF, CF to x69
        adc rsi, r12               ; x69 += x19 + CF, CF to x70
        mov eax, 0x20              ; constant 0x20
        shrx r10, rbp, rax         ; x37 = x21 >> 32
        shlx rcx, rbp, rax         ; x36 = x21 << 32 mod 2^64
        adc r15, 0x0               ; x70 += CF, CF to x71
        adc r8, 0x0                ; x71 += CF, no carry
        mov rdx, rcx               ; copy x36
        sub rdx, rbp               ; x38 = x36 - x21, CF from x39, complete
        mov r13, r10               ; copy x37
        sbb r13, 0x0               ; x39 = x37 - CF, complete

        ; complete: [x39, x38] in [r13, rdx]
        sub rbx, rdx               ; x40 = x29 - x38, CF from x41, complete
        sbb r9, r13                ; x41 = x30 - x39 - CF, CF from x42, complete
        sbb r11, rcx               ; x42 = x31 - x36 - CF, CF from x43, complete
        sbb rbp, r10               ; x43 = x21 - x37 - CF, complete

        ; complete: [x43, x42, x41, x40] in [rbp, r11, r9, rbx]
        shlx r10, rbx, rax         ; x44 = x40 << 32 mod 2^64
        mov rcx, r10               ; copy x44
        sub rcx, rbx               ; x46 = x44 - x40, CF from x47, complete
        shrx rdx, rbx, rax         ; x45 = x40 >> 32
        mov r13, rdx               ; copy x45
        sbb r13, 0x0               ; x47 = x45 - CF, complete

        ; complete: [x47, x46] in [r13, rcx]
        sub rbx, rdx               ; x51 = x40 - x45
        sub r9, rcx                ; x48 = x41 - x46, CF from x49, complete
        shrx rcx, r9, rax          ; x53 = x48 >> 32
        sbb r11, r13               ; x49 = x42 - x47 - CF, CF from x50, complete
        sbb rbp, r10               ; x50 = x43 - x44 - CF, CF from x51, complete
        shlx r10, r9, rax          ; x52 = x48 << 32 mod 2^64
        sbb rbx, 0x0               ; x51 -= CF, complete

        ; complete: [x51, x50, x49, x48] in [rbx, rbp, r11, r9]
        mov rdx, r10               ; copy x52
        sub rdx, r9                ; x54 = x52 - x48, CF from x55, complete
        mov r13, rcx               ; copy x53
        sbb r13, 0x0               ; x55 = x53 - CF, complete

        ; complete: [x55, x54] in [r13, rdx]
        sub r9, rcx                ; x59 = x48 - x53
        sub r11, rdx               ; x56 = x49 - x54, CF from x57, complete
        sbb rbp, r13               ; x57 = x50 - x55 - CF, CF from x58, complete
        sbb rbx, r10               ; x58 = x51 - x52 - CF, CF from x59, complete
        shlx r10, r11, rax         ; x60 = x56 << 32 mod 2^64
        sbb r9, 0x0                ; x59 -= CF, complete

        ; complete: [x59, x58, x57, x56] in [r9, rbx, rbp, r11]
        sub r9, r10                ; x66 = x59 - x60, CF from x67
        shrx rax, r11, rax         ; x61 = x56 >> 32
        mov rcx, r11               ; copy x56
        sbb rcx, rax               ; x67 = x56 - x61 - CF
        sub r10, r11               ; x62 = x60 - x56, CF from x63, complete
        sbb rax, 0x0               ; x63 = x61 - CF, complete

        ; complete: [x63, x62] in [rax, r10]
        sub rbp, r10               ; x64 = x57 - x62, CF from x65, complete
        sbb rbx, rax               ; x65 = x58 - x63 - CF, CF from x66, complete
        sbb r9, 0x0                ; x66 -= CF, CF from x67, complete
        sbb rcx, 0x0               ; x67 -= CF, complete

        ; complete: [x67, x66, x65, x64] in [rcx, r9, rbx, rbp]
        add r12, rsi               ; x69 += x19, CF to x70
        adc r15, [rsp-0x10]        ; x70 += x27 + CF, CF to x71
        adc r8, 0x0                ; x71 += CF, no carry
        xor eax, eax               ; CF = OF = 0
        adcx r14, rbp              ; x68 += x64 (CF is 0), CF to x69, complete
        adcx r12, rbx              ; x69 += x65 + CF, CF to x70, complete
        adc r15, r9                ; x70 += x66 + CF, CF to x71, complete
        adcx rcx, r8               ; x71 += x67 + CF, CF to x77, complete

        ; complete: [x71, x70, x69, x68] in [rcx, r15, r12, r14]
        mov eax, 0x0               ; begins neg(x77) = CF
        adc rax, 0x0               ; neg(x77) = CF
        mov r8, r14                ; copy x68
        sub r8, -0x1               ; x73 = x68 - 0xffffffffffffffff, CF from x74, complete
        mov r9, r12                ; copy x69
        mov r10, -0x100000000      ; constant 0xffffffff00000000
        sbb r9, r10                ; x74 = x69 - 0xffffffff00000000 - CF, CF from x75, complete
        mov r10, r15               ; copy x70
        sbb r10, -0x1              ; x75 = x70 - 0xffffffffffffffff - CF, CF from x76, complete
        mov r11, rcx               ; copy x71
        mov rsi, -0x100000001      ; constant 0xfffffffeffffffff
        sbb r11, rsi               ; x76 = x71 - 0xfffffffeffffffff - CF, CF from x77, complete

        ; complete: [x76, x75, x74, x73] in [r11, r10, r9, r8]
        sbb rax, 0x0               ; neg(x77) -= CF, CF = x77
        cmovnc rcx, r11            ; x81 = x77 ? x71 : x76, x77 in CF
        cmovc r10, r15             ; x80 = x77 ? x70 : x75, x77 in CF
        mov rax, [rsp-0x8]         ; reload pointer out1
        mov [rax+0x10], r10        ; out1[2] = x80
        cmovnc r12, r9             ; x79 = x77 ? x69 : x74, x77 in CF
        cmovc r8, r14              ; x78 = x77 ? x68 : x73, x77 in CF
        mov [rax], r8              ; out1[0] = x78
        mov [rax+0x18], rcx        ; out1[3] = x81
        mov [rax+0x8], r12         ; out1[1] = x79

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
        dd      fe_sm2_montgomery_square - $
        dd      fe_sm2_montgomery_square.end - fe_sm2_montgomery_square
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0x01, 0x02, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
