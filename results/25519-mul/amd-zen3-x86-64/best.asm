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
; Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   x9
;   [rsp-0x10]  x8
;   [rsp-0x18]  x11
;   [rsp-0x20]  x10, then x41.2, then x43.2
;   [rsp-0x28]  x42, then x32
;   [rsp-0x30]  x43, then x33
;   [rsp-0x38]  x25, then x39
;   [rsp-0x40]  x24, then x38
;   [rsp-0x48]  x40
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
; 153 instructions; 41.9 cycles on AMD EPYC (amd-zen3)
; throughput: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.993 [0.991, 0.996] of our time
; latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.919 [0.918, 0.921] of our time
; asm = IR: proved for all inputs (basic+ledger)
; constant time: proved for all inputs (basic+ledger)
; asm = source: proved for all inputs (values+ledger)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 60, 2026-11-24T14:17:06.241Z
; npm run optimize -- --field 25519 --op mul --seed 60 --target x86-64 --budget 5s --resume
; sha256 of the code: e82e6d267211f9b78931929c74b490f55db3f5601b63f296fb6e1e71e12f5c1d
        default rel
        section .text
        global  fe25519_mul_loose:function (fe25519_mul_loose.end - fe25519_mul_loose)
        align   64
fe25519_mul_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12

        mov r8, rdx                ; copy pointer arg2
        mov rax, [r8]              ; load arg2[0]
        mul qword [rsi+0x18]       ; x15:x14 = arg1[3]*arg2[0]
        mov r9, rdx                ; copy x15
        mov r10, rax               ; copy x14
        mov rax, [r8]              ; load arg2[0]
        mul qword [rsi+0x10]       ; x13:x12 = arg1[2]*arg2[0]
        mov r11, rdx               ; copy x13
        mov rcx, rax               ; copy x12
        mov rax, [rsi]             ; load arg1[0]
        mul qword [r8]             ; x9:x8 = arg1[0]*arg2[0]
        mov [rsp-0x8], rdx         ; spill x9
        mov [rsp-0x10], rax        ; spill x8
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [r8]             ; x11:x10 = arg1[1]*arg2[0]
        mov [rsp-0x18], rdx        ; spill x11
        mov [rsp-0x20], rax        ; spill x10
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [r8+0x8]         ; x19:x18 = arg1[1]*arg2[1]
        add rcx, rax               ; x41 = x18 + x12, CF to x42
        adc rdx, 0x0               ; x42 = x19 + CF, no carry
        mov [rsp-0x28], rdx        ; spill x42
        mov rax, [r8+0x8]          ; load arg2[1]
        mul qword [rsi+0x10]       ; x21:x20 = arg1[2]*arg2[1]
        add r11, rax               ; x42.2 = x20 + x13, CF to x43
        adc rdx, 0x0               ; x43 = x21 + CF, no carry
        mov [rsp-0x30], rdx        ; spill x43
        mov rax, [r8+0x10]         ; load arg2[2]
        mul qword [rsi]            ; x25:x24 = arg1[0]*arg2[2]
        mov [rsp-0x38], rdx        ; spill x25
        mov [rsp-0x40], rax        ; spill x24
        mov rax, [r8+0x8]          ; load arg2[1]
        mul qword [rsi]            ; x17:x16 = arg1[0]*arg2[1]
        add rax, [rsp-0x20]        ; x40 = x10 + x16, CF to x41
        adc rdx, 0x0               ; x41.2 = x17 + CF, no carry
        mov [rsp-0x20], rdx        ; spill x41.2
        mov [rsp-0x48], rax        ; spill x40
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [r8+0x8]         ; x23:x22 = arg1[3]*arg2[1]
        mov rbx, [rsp-0x48]        ; reload x40
        add rbx, [rsp-0x8]         ; x40 += x9, CF to x41, complete
        mov rbp, [rsp-0x20]        ; reload x41.2
        adc rbp, 0x0               ; x41.2 += CF, no carry
        add rax, r9                ; x43.2 = x15 + x22, CF to x44
        adc rdx, 0x0               ; x44 = x23 + CF, no carry
        mov r9, rdx                ; copy x44
        mov [rsp-0x20], rax        ; spill x43.2
        mov rax, [rsi+0x8]         ; load arg1[1]
        mul qword [r8+0x10]        ; x27:x26 = arg1[1]*arg2[2]
        add r11, rax               ; x42.2 += x26, CF to x43
        adc rdx, 0x0               ; x43.3 = x27 + CF, no carry
        add rcx, [rsp-0x18]        ; x41 += x11, CF to x42
        adc r11, 0x0               ; x42.2 += CF, CF to x43
        adc rdx, 0x0               ; x43.3 += CF, no carry
        add rcx, rbp               ; x41 += x41.2, CF to x42
        adc r10, r11               ; x42.2 += x14 + CF, CF to x43
        adc rdx, [rsp-0x20]        ; x43.2 += x43.3 + CF, CF to x44
        adc r9, 0x0                ; x44 += CF, no carry
        mov r11, rdx               ; copy x43.2
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [r8+0x10]        ; x31:x30 = arg1[3]*arg2[2]
        add r9, rax                ; x44 += x30, CF to x45
        adc rdx, 0x0               ; x45 = x31 + CF, no carry
        mov rbp, rdx               ; copy x45
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [r8+0x10]        ; x29:x28 = arg1[2]*arg2[2]
        add rcx, [rsp-0x40]        ; x41 += x24, CF to x42, complete
        adc r10, [rsp-0x38]        ; x42.2 += x25 + CF, CF to x43
        adc rax, r11               ; x43.2 += x28 + CF, CF to x44
        adc rdx, 0x0               ; x44.2 = x29 + CF, CF to x45
        adc rbp, 0x0               ; x45 += CF, no carry
        add r10, [rsp-0x28]        ; x42 += x42.2, CF to x43
        adc rax, [rsp-0x30]        ; x43 += x43.2 + CF, CF to x44
        adc r9, rdx                ; x44 += x44.2 + CF, CF to x45
        adc rbp, 0x0               ; x45 += CF, no carry
        mov r11, rax               ; copy x43
        mov rax, [r8+0x18]         ; load arg2[3]
        mul qword [rsi]            ; x33:x32 = arg1[0]*arg2[3]
        mov [rsp-0x30], rdx        ; spill x33
        mov [rsp-0x28], rax        ; spill x32
        mov rax, [rsi+0x18]        ; load arg1[3]
        mul qword [r8+0x18]        ; x39:x38 = arg1[3]*arg2[3]
        mov [rsp-0x38], rdx        ; spill x39
        mov [rsp-0x40], rax        ; spill x38
        mov rax, [rsi+0x10]        ; load arg1[2]
        mul qword [r8+0x18]        ; x37:x36 = arg1[2]*arg2[3]
        add r10, [rsp-0x28]        ; x42 += x32, CF to x43, complete
        mov r12, [rsp-0x30]        ; reload x33
        adc r12, 0x0               ; x43.2 = x33 + CF, CF to x44
        adc r9, rax                ; x44 += x36 + CF, CF to x45
        adc rdx, rbp               ; x45 += x37 + CF, CF to x46
        mov rax, [rsp-0x38]        ; reload x39
        adc rax, 0x0               ; x46 = x39 + CF, no carry
        add r11, r12               ; x43 += x43.2, CF to x44
        adc r9, 0x0                ; x44 += CF, CF to x45
        adc rdx, [rsp-0x40]        ; x45 += x38 + CF, CF to x46
        adc rax, 0x0               ; x46 += CF, no carry
        mov rbp, rdx               ; copy x45
        mov r12, rax               ; copy x46
        mov rax, [r8+0x18]         ; load arg2[3]
        mul qword [rsi+0x8]        ; x35:x34 = arg1[1]*arg2[3]
        add rax, r11               ; x43 += x34, CF to x44, complete
        adc rdx, r9                ; x44 += x35 + CF, CF to x45, complete
        adc rbp, 0x0               ; x45 += CF, CF to x46, complete
        adc r12, 0x0               ; x46 += CF, no carry, complete

        ; complete: [x46, x45, x44, x43, x42, x41, x40] in [r12, rbp, rdx, rax, r10, rcx, rbx]
        mov r8, rdx                ; copy x44
        mov r9, rax                ; copy x43
        mov rax, r12               ; copy x46
        mov r11d, 0x26             ; constant 0x26
        mul r11                    ; x54:x53 = x46*0x26
        mov rsi, rdx               ; copy x54
        mov r12, rax               ; copy x53
        mov rax, r8                ; copy x44
        mul r11                    ; x50:x49 = x44*0x26
        add rcx, rdx               ; x57 = x41 + x50, CF to x58
        adc r12, 0x0               ; x58 = x53 + CF, CF to x59
        adc rsi, 0x0               ; x59 = x54 + CF, no carry
        mov r8, rax                ; copy x49
        mov rax, r9                ; copy x43
        mul r11                    ; x48:x47 = x43*0x26
        add r8, rdx                ; x56 = x48 + x49, CF to x57
        adc rcx, 0x0               ; x57 += CF, CF to x58
        adc r12, r10               ; x58 += x42 + CF, CF to x59
        adc rsi, 0x0               ; x59 += CF, no carry
        mov r9, rax                ; copy x47
        mov rax, rbp               ; copy x45
        mul r11                    ; x52:x51 = x45*0x26
        add r9, [rsp-0x10]         ; x55 = x47 + x8, CF to x56, complete
        adc r8, rbx                ; x56 += x40 + CF, CF to x57, complete
        adc rax, rcx               ; x57 += x51 + CF, CF to x58, complete
        adc r12, rdx               ; x58 += x52 + CF, CF to x59, complete
        adc rsi, 0x0               ; x59 += CF, no carry, complete

        ; complete: [x59, x58, x57, x56, x55] in [rsi, r12, rax, r8, r9]
        mov r10, r12               ; copy x58
        shr r10, 0x3f              ; t1 = x58 >> 63
        lea r10, [r10+rsi*2]       ; x60 = t1 + 2*x59 mod 2^64 = low word of (x59:x58 >> 63)
        imul r10, r10, 0x13        ; x61 = x60*0x13
        mov r11, 0x7fffffffffffffff ; constant 0x7fffffffffffffff
        and r12, r11               ; x62 = x58 & 0x7fffffffffffffff
        add r9, r10                ; x63 = x61 + x55, CF to x64, complete
        adc r8, 0x0                ; x64 = x56 + CF, CF to x65, complete
        adc rax, 0x0               ; x65 = x57 + CF, CF to x66, complete
        adc r12, 0x0               ; x66 = x62 + CF, no carry, complete

        ; complete: [x66, x65, x64, x63] in [r12, rax, r8, r9]
        mov [rdi+0x8], r8          ; out1[1] = x64
        mov [rdi+0x18], r12        ; out1[3] = x66
        mov [rdi], r9              ; out1[0] = x63
        mov [rdi+0x10], rax        ; out1[2] = x65

        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
.end:
        section .eh_frame progbits alloc noexec nowrite align=8
        dd      20, 0
        db      1, "zR", 0, 1, 0x78, 16, 1, 0x1b, 0x0c, 7, 8, 0x90, 1, 0, 0
        dd      44, 28
        dd      fe25519_mul_loose - $
        dd      fe25519_mul_loose.end - fe25519_mul_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x03, 0x37, 0x02, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   2 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
