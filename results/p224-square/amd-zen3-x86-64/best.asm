; p224 square (loose), modulo p = 2^224 - 2^96 + 1
; out1 is congruent to arg1*arg1 modulo p
; arg1 below 2^226; out1 below 2^225; arrays may overlap
;
; void fe_p224_square_loose(uint64_t out1[4], const uint64_t arg1[4]);
;
; Arguments (System V ABI):
;   rdi  out1[4]  written, below 2^225
;   rsi  arg1[4]  read, below 2^226
;
; Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   x22
;   [rsp-0x10]  x21
;   [rsp-0x18]  x4
;   [rsp-0x20]  x24
;   [rsp-0x28]  x23
;   [rsp-0x30]  x28
;   [rsp-0x38]  x27
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
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
;   x40 = x21 - x36 (carry to x41)
;   x41 = x29 - x37 (carry to x42)
;   x42 = x30 + x32 - x38 (carry to x43)
;   x43 = x31 + x33 - x39 (carry to x44)
;   x44 = x34 (carry to x45)
;   x45 = x35
;   x52 = x40 - x46 (carry to x53)
;   x53 = x41 + x49 - x47 (carry to x54)
;   x54 = x42 + x50 (carry to x55)
;   x55 = x48 + x51
;
; 112 instructions; 32.4 cycles on AMD EPYC (amd-zen3)
; throughput: 1.206 [1.182, 1.210] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.953 [0.953, 0.953] of our time
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (values+ledger)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 20, 2026-11-24T14:06:06.087Z
; npm run optimize -- --field p224 --op square --seed 20 --target x86-64 --budget 5s
; sha256 of the code: cf81566c46617dcd0b3d756af346a522aeea424c3e43605c6b37cd03e23de7fe
        default rel
        section .text
        global  fe_p224_square_loose:function (fe_p224_square_loose.end - fe_p224_square_loose)
        align   64
fe_p224_square_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp

        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x8]        ; x11:x10 = arg1[1]*arg1[2]
        mov r8, rdx                ; copy x11
        mov r9, rax                ; copy x10
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x18]       ; x9:x8 = arg1[0]*arg1[3]
        mov r10, rdx               ; copy x9
        mov r11, rax               ; copy x8
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi]            ; x7:x6 = arg1[0]*arg1[2]
        add r9, r11                ; x17 = x10 + x8, CF to x18
        adc r10, 0x0               ; x18 = x9 + CF, no carry
        mov r11, rdx               ; copy x7
        mov rcx, rax               ; copy x6
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi]            ; x22:x21 = arg1[0]*arg1[0]
        mov [rsp-0x8], rdx         ; spill x22
        mov [rsp-0x10], rax        ; spill x21
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x8]        ; x5:x4 = arg1[0]*arg1[1]
        add rcx, rdx               ; x16 = x6 + x5, CF to x17, complete
        adc r9, 0x0                ; x17 += CF, CF to x18
        adc r10, 0x0               ; x18 += CF, no carry
        mov [rsp-0x18], rax        ; spill x4
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x8]        ; x24:x23 = arg1[1]*arg1[1]
        mov [rsp-0x20], rdx        ; spill x24
        mov [rsp-0x28], rax        ; spill x23
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x8]        ; x13:x12 = arg1[1]*arg1[3]
        add r10, r8                ; x18 += x11, CF to x19
        adc rdx, 0x0               ; x19 = x13 + CF, no carry
        add r9, r11                ; x17 += x7, CF to x18, complete
        adc r10, rax               ; x18 += x12 + CF, CF to x19, complete
        adc rdx, 0x0               ; x19 += CF, no carry
        mov r8, rdx                ; copy x19
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x18]       ; x15:x14 = arg1[2]*arg1[3]
        add r8, rax                ; x19 += x14, CF to x20, complete
        adc rdx, 0x0               ; x20 = x15 + CF, no carry, complete

        ; complete: [x20, x19, x18, x17, x16] in [rdx, r8, r10, r9, rcx]
        mov r11, rdx               ; copy x20
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [rsi+0x18]       ; x28:x27 = arg1[3]*arg1[3]
        mov [rsp-0x30], rdx        ; spill x28
        mov [rsp-0x38], rax        ; spill x27
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x10]       ; x26:x25 = arg1[2]*arg1[2]
        mov rsi, [rsp-0x18]        ; reload x4
        add rsi, [rsp-0x18]        ; x29 = x4 + x4, CF to x30
        adc rcx, rcx               ; x30 = x16 + x16 + CF, CF to x31
        adc r9, r9                 ; x31 = x17 + x17 + CF, CF to x32
        adc rax, r10               ; x32 = x25 + x18 + CF, CF to x33
        adc rdx, r8                ; x33 = x26 + x19 + CF, CF to x34
        adc r11, r11               ; x34 = x20 + x20 + CF, no carry
        add rsi, [rsp-0x8]         ; x29 += x22, CF to x30, complete
        adc rcx, [rsp-0x28]        ; x30 += x23 + CF, CF to x31, complete
        adc r9, [rsp-0x20]         ; x31 += x24 + CF, CF to x32, complete
        adc r10, rax               ; x32 += x18 + CF, CF to x33, complete
        adc r8, rdx                ; x33 += x19 + CF, CF to x34, complete
        adc r11, [rsp-0x38]        ; x34 += x27 + CF, CF to x35, complete
        mov rax, [rsp-0x30]        ; reload x28
        adc rax, 0x0               ; x35 = x28 + CF, no carry, complete

        ; complete: [x35, x34, x33, x32, x31, x30, x29] in [rax, r11, r8, r10, r9, rcx, rsi]
        add rcx, r10               ; x42 = x30 + x32, CF to x43
        adc r9, r8                 ; x43 = x31 + x33 + CF, CF to x44
        mov rdx, r11               ; copy x34
        adc rdx, 0x0               ; x44 = x34 + CF, CF to x45
        mov rbx, rax               ; copy x35
        adc rbx, 0x0               ; x45 = x35 + CF
        mov rbp, r10               ; copy x32
        shl rbp, 0x20              ; x36 = x32 << 32 mod 2^64
        shrd r10, r8, 0x20         ; x37 = high word of (x33:x32 << 32)
        shrd r8, r11, 0x20         ; x38 = high word of (x34:x33 << 32)
        shld rax, r11, 0x20        ; x39 = high word of (x35:x34 << 32)
        mov r11, [rsp-0x10]        ; reload x21
        sub r11, rbp               ; x40 = x21 - x36, CF from x41, complete
        sbb rsi, r10               ; x41 = x29 - x37 - CF, CF from x42, complete
        sbb rcx, r8                ; x42 -= x38 + CF, CF from x43, complete
        sbb r9, rax                ; x43 -= x39 + CF, CF from x44, complete
        sbb rdx, 0x0               ; x44 -= CF, CF from x45, complete
        sbb rbx, 0x0               ; x45 -= CF, complete

        ; complete: [x45, x44, x43, x42, x41, x40] in [rbx, rdx, r9, rcx, rsi, r11]
        mov rax, r9                ; copy x43
        shr rax, 0x20              ; t1 = x43 >> 32
        mov r8, rdx                ; copy x44
        shl r8, 0x20               ; t2 = x44 << 32 mod 2^64
        lea rax, [rax+r8]          ; x46 = t1 + t2 mod 2^64 = low word of (x44:x43 >> 32)
        mov r8, rax                ; copy x46
        shl r8, 0x20               ; x49 = x46 << 32 mod 2^64
        shrd rdx, rbx, 0x20        ; x47 = low word of (x45:x44 >> 32)
        mov r10, rax               ; copy x46
        shr r10, 0x20              ; t3 = x46 >> 32
        mov rbx, rdx               ; copy x47
        shl rbx, 0x20              ; t4 = x47 << 32 mod 2^64
        lea r10, [r10+rbx]         ; x50 = t3 + t4 mod 2^64 = high word of (x47:x46 << 32)
        add r8, rsi                ; x53 = x41 + x49, CF to x54
        adc r10, rcx               ; x54 = x42 + x50 + CF, CF to x55
        mov r9d, r9d               ; x48 = x43 & 0xffffffff
        adc r9, 0x0                ; x55 = x48 + CF
        sub r11, rax               ; x52 = x40 - x46, CF from x53, complete
        sbb r8, rdx                ; x53 -= x47 + CF, CF from x54, complete
        sbb r10, 0x0               ; x54 -= CF, CF from x55, complete
        sbb r9, 0x0                ; x55 -= CF
        shr rdx, 0x20              ; x51 = x47 >> 32
        add rdx, r9                ; x55 += x51, complete

        ; complete: [x55, x54, x53, x52] in [rdx, r10, r8, r11]
        mov [rdi+0x8], r8          ; out1[1] = x53
        mov [rdi+0x10], r10        ; out1[2] = x54
        mov [rdi+0x18], rdx        ; out1[3] = x55
        mov [rdi], r11             ; out1[0] = x52

        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      36, 28
        dd      fe_p224_square_loose - $
        dd      fe_p224_square_loose.end - fe_p224_square_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x03, 0x91, 0x01, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   3 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
