; poly1305 square (loose), modulo p = 2^130 - 5
; out1 is congruent to arg1*arg1 modulo p
; arg1 below 2^131; out1 below 2^131; arrays may overlap
;
; void poly1305_square_loose(uint64_t out1[3], const uint64_t arg1[3]);
;
; Arguments (System V ABI):
;   rdi  out1[3]  written, below 2^131
;   rsi  arg1[3]  read, below 2^131
;
; Changed: rax, rcx, rdx, r8, r9, r10, r11, flags
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]  x12
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x17 = x3 + x3 + x13 (carry to x18)
;   x18 = x9 + x9 + x14 (carry to x19)
;   x19 = x10 + x10 + x15 (carry to x20)
;   x20 = x11 + x11 + x16
;   x30 = x24 + x12 (carry to x31)
;   x31 = x25 + x26 + x17 (carry to x32)
;   x32 = x27 + x28 + x29
;
; 58 instructions; 16.1 cycles on AMD EPYC (amd-zen3)
; throughput: 1.248 [1.247, 1.248] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.903 [0.902, 0.903] of our time
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 44, 2026-11-24T14:13:33.944Z
; npm run optimize -- --field poly1305 --op square --seed 44 --target x86-64 --budget 5s
; sha256 of the code: 7cceb9c95ef9ee51dba879ec2c39d58749f3cc1d39df61ed0725764fdc2acb7a
        default rel
        section .text
        global  poly1305_square_loose:function (poly1305_square_loose.end - poly1305_square_loose)
        align   64
poly1305_square_loose:
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi+0x8]        ; x4:x3 = arg1[0]*arg1[1]
        mov r8, rdx                ; copy x4
        mov r9, rax                ; copy x3
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi+0x8]        ; x8:x7 = arg1[1]*arg1[2]
        mov r10, rdx               ; copy x8
        mov r11, rax               ; copy x7
        mov rax, [rsi]             ; load arg1[0]
        mul qword [rsi]            ; x13:x12 = arg1[0]*arg1[0]
        mov rcx, rdx               ; copy x13
        mov [rsp-0x8], rax         ; spill x12
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [rsi]            ; x6:x5 = arg1[0]*arg1[2]
        add r8, rax                ; x9 = x5 + x4, CF to x10, complete
        adc r11, rdx               ; x10 = x6 + x7 + CF, CF to x11, complete
        adc r10, 0x0               ; x11 = x8 + CF, no carry, complete

        ; complete: [x11, x10, x9] in [r10, r11, r8]
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [rsi+0x8]        ; x15:x14 = arg1[1]*arg1[1]
        add rcx, r9                ; x17 = x3 + x13, CF to x18
        adc rax, r8                ; x18 = x14 + x9 + CF, CF to x19
        adc rdx, r11               ; x19 = x15 + x10 + CF, CF to x20
        adc r10, r10               ; x20 = x11 + x11 + CF, no carry
        add rcx, r9                ; x17 += x3, CF to x18, complete
        adc r8, rax                ; x18 += x9 + CF, CF to x19, complete
        adc r11, rdx               ; x19 += x10 + CF, CF to x20, complete
        adc r10, 0x0               ; x20 += CF, no carry
        mov rax, [rsi+0x10]        ; load arg1[2]
        imul rax, [rsi+0x10]       ; x16 = arg1[2]*arg1[2]
        add r10, rax               ; x20 += x16, no carry, complete

        ; complete: [x20, x19, x18, x17] in [r10, r11, r8, rcx]
        mov rax, r11               ; copy x19
        shrd rax, r10, 0x2         ; x22 = low word of (x20:x19 >> 2)
        mul qword [rel .c0]        ; x27:x26 = x22*5
        shr r10, 0x2               ; x23 = x20 >> 2
        lea r9, [r10+r10*4]        ; x28 = x23*5
        add r9, rdx                ; x32 = x27 + x28, no carry
        mov r10, r8                ; copy x18
        and r10, 0x3               ; x29 = x18 & 3
        shrd r8, r11, 0x2          ; x21 = low word of (x19:x18 >> 2)
        mov r11, rax               ; copy x26
        mov rax, r8                ; copy x21
        mul qword [rel .c0]        ; x25:x24 = x21*5
        add rcx, rdx               ; x31 = x25 + x17, CF to x32
        adc r9, r10                ; x32 += x29 + CF, no carry
        add rax, [rsp-0x8]         ; x30 = x24 + x12, CF to x31, complete
        adc rcx, r11               ; x31 += x26 + CF, CF to x32, complete
        adc r9, 0x0                ; x32 += CF, no carry, complete

        ; complete: [x32, x31, x30] in [r9, rcx, rax]
        mov r8, r9                 ; copy x32
        shr r8, 0x2                ; x33 = x32 >> 2
        and r9, 0x3                ; x35 = x32 & 3
        lea r8, [r8+r8*4]          ; x34 = x33*5
        add r8, rax                ; x36 = x34 + x30, CF to x37, complete
        mov [rdi], r8              ; out1[0] = x36
        adc rcx, 0x0               ; x37 = x31 + CF, CF to x38, complete
        adc r9, 0x0                ; x38 = x35 + CF, no carry, complete

        ; complete: [x38, x37, x36] in [r9, rcx, r8]
        mov [rdi+0x10], r9         ; out1[2] = x38
        mov [rdi+0x8], rcx         ; out1[1] = x37

        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x5
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      20, 28
        dd      poly1305_square_loose - $
        dd      poly1305_square_loose.end - poly1305_square_loose
        db      0
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
