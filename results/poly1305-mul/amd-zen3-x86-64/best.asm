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
; Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, xmm0, xmm1, flags
; Spilled words:
;   xmm0  x14
;   xmm1  x23
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
; 79 instructions; 22.2 cycles on AMD EPYC (amd-zen3)
; throughput: 1.134 [1.132, 1.142] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.839 [0.839, 0.839] of our time
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 42, 2026-11-24T14:13:14.342Z
; npm run optimize -- --field poly1305 --op mul --seed 42 --target x86-64 --budget 5s
; sha256 of the code: 03d5abdcb288d774e39acad55101e8cf3949410cca6f8ae29fd9979cc52afc39
        default rel
        section .text
        global  poly1305_mul_loose:function (poly1305_mul_loose.end - poly1305_mul_loose)
        align   64
poly1305_mul_loose:
        mov r8, rdx                ; copy pointer arg2
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [r8]             ; x9:x8 = arg1[1]*arg2[0]
        mov r9, rdx                ; copy x9
        mov r10, rax               ; copy x8
        mov rax, [r8]              ; load arg2[0]
        mul qword [rsi]            ; x7:x6 = arg1[0]*arg2[0]
        add r10, rdx               ; x23 = x8 + x7, CF to x24
        adc r9, 0x0                ; x24 = x9 + CF, no carry
        mov r11, rax               ; copy x6
        mov rax, [r8+0x8]          ; load arg2[1]
        mul qword [rsi+0x8]        ; x15:x14 = arg1[1]*arg2[1]
        mov rcx, rdx               ; copy x15
        movq xmm0, rax             ; spill x14
        mov rax, [rsi]             ; load arg1[0]
        mul qword [r8+0x8]         ; x13:x12 = arg1[0]*arg2[1]
        add rax, r10               ; x23 += x12, CF to x24, complete
        adc rdx, 0x0               ; x24.2 = x13 + CF, no carry
        mov r10, rdx               ; copy x24.2
        movq xmm1, rax             ; spill x23
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [r8]             ; x11:x10 = arg1[2]*arg2[0]
        add rax, r9                ; x24 += x10, CF to x25
        adc rdx, 0x0               ; x25 = x11 + CF, no carry
        add rax, r10               ; x24 += x24.2, CF to x25
        adc rdx, 0x0               ; x25 += CF, no carry
        mov r9, rdx                ; copy x25
        mov r10, rax               ; copy x24
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [r8+0x8]         ; x17:x16 = arg1[2]*arg2[1]
        add rcx, rax               ; x25.2 = x15 + x16, CF to x26
        adc rdx, 0x0               ; x26 = x17 + CF, no carry
        movq rax, xmm0             ; reload x14
        add r10, rax               ; x24 += x14, CF to x25
        adc r9, rcx                ; x25 += x25.2 + CF, CF to x26
        adc rdx, 0x0               ; x26 += CF, no carry
        mov rcx, rdx               ; copy x26
        mov rax, [r8+0x10]         ; load arg2[2]
        mul qword [rsi+0x8]        ; x21:x20 = arg1[1]*arg2[2]
        add rcx, rdx               ; x26 += x21, no carry
        mov rdx, [rsi+0x10]        ; load arg1[2]
        imul rdx, [r8+0x10]        ; x22 = arg1[2]*arg2[2]
        add r9, rax                ; x25 += x20, CF to x26
        adc rdx, rcx               ; x26 += x22 + CF, no carry
        mov rcx, rdx               ; copy x26
        mov rax, [r8+0x10]         ; load arg2[2]
        mul qword [rsi]            ; x19:x18 = arg1[0]*arg2[2]
        add rax, r10               ; x24 += x18, CF to x25, complete
        adc r9, rdx                ; x25 += x19 + CF, CF to x26, complete
        adc rcx, 0x0               ; x26 += CF, no carry, complete

        ; complete: [x26, x25, x24, x23] in [rcx, r9, rax, xmm1]
        mov r8, r9                 ; copy x25
        shrd r8, rcx, 0x2          ; x28 = low word of (x26:x25 >> 2)
        mov r10, rax               ; copy x24
        and r10, 0x3               ; x35 = x24 & 3
        shr rcx, 0x2               ; x29 = x26 >> 2
        imul rcx, rcx, 0x5         ; x34 = x29*5
        shrd rax, r9, 0x2          ; x27 = low word of (x25:x24 >> 2)
        mul qword [rel .c0]        ; x31:x30 = x27*5
        mov r9, rdx                ; copy x31
        mov rsi, rax               ; copy x30
        mov rax, r8                ; copy x28
        mul qword [rel .c0]        ; x33:x32 = x28*5
        add rsi, r11               ; x36 = x30 + x6, CF to x37, complete
        movq r8, xmm1              ; reload x23
        adc r9, r8                 ; x37 = x23 + x31 + CF, CF to x38
        adc r10, rcx               ; x38 = x35 + x34 + CF, no carry
        add rax, r9                ; x37 += x32, CF to x38, complete
        adc rdx, r10               ; x38 += x33 + CF, no carry, complete

        ; complete: [x38, x37, x36] in [rdx, rax, rsi]
        mov r8, rdx                ; copy x38
        shr r8, 0x2                ; x39 = x38 >> 2
        lea r8, [r8+r8*4]          ; x40 = x39*5
        and rdx, 0x3               ; x41 = x38 & 3
        add rsi, r8                ; x42 = x40 + x36, CF to x43, complete
        adc rax, 0x0               ; x43 = x37 + CF, CF to x44, complete
        adc rdx, 0x0               ; x44 = x41 + CF, no carry, complete

        ; complete: [x44, x43, x42] in [rdx, rax, rsi]
        mov [rdi+0x10], rdx        ; out1[2] = x44
        mov [rdi], rsi             ; out1[0] = x42
        mov [rdi+0x8], rax         ; out1[1] = x43

        ret                        ; return
        align 8, db 0xcc
.c0: dq 0x5
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      20, 28
        dd      poly1305_mul_loose - $
        dd      poly1305_mul_loose.end - poly1305_mul_loose
        db      0
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
