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
; Changed: rax, rcx, rdx, rsi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
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
; 116 instructions; 37.6 cycles on AMD EPYC (amd-zen3)
; throughput: 1.213 [1.206, 1.227] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.952 [0.952, 0.952] of our time
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (values+ledger)
; IR = specification: proved for all inputs (basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 17, 2026-11-24T14:05:30.123Z
; npm run optimize -- --field p224 --op mul --seed 17 --target x86-64-v3 --budget 5s
; sha256 of the code: a6a0751de1835b92b286cd2671763959fd701e6003924841bab4b9df46ca00c2
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
        mov rdx, [rax]             ; load arg2[0]
        mulx r8, r9, [rsi+0x18]    ; x15:x14 = arg1[3]*arg2[0]
        mulx r10, r11, [rsi+0x10]  ; x13:x12 = arg1[2]*arg2[0]
        mulx rcx, rbx, [rsi+0x8]   ; x11:x10 = arg1[1]*arg2[0]
        mulx rbp, r12, [rsi]       ; x9:x8 = arg1[0]*arg2[0]
        add rbp, rbx               ; x40 = x9 + x10, CF to x41
        adc r11, rcx               ; x41 = x11 + x12 + CF, CF to x42
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx rcx, rbx, [rsi]       ; x17:x16 = arg1[0]*arg2[1]
        adc r10, r9                ; x42 = x13 + x14 + CF, CF to x43
        adc r8, 0x0                ; x43 = x15 + CF, no carry
        add rbp, rbx               ; x40 += x16, CF to x41, complete
        mulx r9, rbx, [rsi+0x8]    ; x19:x18 = arg1[1]*arg2[1]
        mov rdx, [rsi]             ; load arg1[0]
        mulx r13, r14, [rax+0x10]  ; x25:x24 = arg1[0]*arg2[2]
        adc rbx, r14               ; x41.2 = x18 + x24 + CF, CF to x42
        adc r13, 0x0               ; x42.2 = x25 + CF, no carry
        add rbx, r11               ; x41 += x41.2, CF to x42
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mulx r11, r14, [rax+0x10]  ; x27:x26 = arg1[1]*arg2[2]
        adc r14, r9                ; x42.3 = x26 + x19 + CF, CF to x43
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx r9, r15, [rax+0x8]    ; x21:x20 = arg1[2]*arg2[1]
        adc r9, 0x0                ; x43.2 = x21 + CF, no carry
        add r15, r10               ; x42 += x20, CF to x43
        adc r8, r11                ; x43 += x27 + CF, CF to x44
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx r10, r11, [rax+0x8]   ; x23:x22 = arg1[3]*arg2[1]
        adc r10, 0x0               ; x44 = x23 + CF, no carry
        add r9, r8                 ; x43 += x43.2, CF to x44
        adc r10, 0x0               ; x44 += CF, no carry
        add rbx, rcx               ; x41 += x17, CF to x42, complete
        adc r15, r13               ; x42 += x42.2 + CF, CF to x43
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx r8, rcx, [rsi+0x10]   ; x29:x28 = arg1[2]*arg2[2]
        adc r11, rcx               ; x43.2 = x28 + x22 + CF, CF to x44
        adc r8, 0x0                ; x44.2 = x29 + CF, no carry
        add r15, r14               ; x42 += x42.3, CF to x43
        adc r11, r9                ; x43 += x43.2 + CF, CF to x44
        adc r8, r10                ; x44 += x44.2 + CF, CF to x45
        mov rdx, [rsi]             ; load arg1[0]
        mulx r9, r10, [rax+0x18]   ; x33:x32 = arg1[0]*arg2[3]
        mov rdx, [rsi+0x18]        ; load arg1[3]
        mulx rcx, r13, [rax+0x10]  ; x31:x30 = arg1[3]*arg2[2]
        adc rcx, 0x0               ; x45 = x31 + CF, no carry
        add r15, r10               ; x42 += x32, CF to x43, complete
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx r10, r14, [rsi+0x8]   ; x35:x34 = arg1[1]*arg2[3]
        adc r14, r9                ; x43.2 = x34 + x33 + CF, CF to x44
        adc r13, r10               ; x44.2 = x35 + x30 + CF, CF to x45
        adc rcx, 0x0               ; x45 += CF, no carry
        add r11, r14               ; x43 += x43.2, CF to x44, complete
        mulx r9, r10, [rsi+0x10]   ; x37:x36 = arg1[2]*arg2[3]
        adc r10, r8                ; x44 += x36 + CF, CF to x45
        adc rcx, r9                ; x45 += x37 + CF, no carry
        mulx rax, r8, [rsi+0x18]   ; x39:x38 = arg1[3]*arg2[3]
        add r10, r13               ; x44 += x44.2, CF to x45, complete
        adc rcx, r8                ; x45 += x38 + CF, CF to x46, complete
        adc rax, 0x0               ; x46 = x39 + CF, no carry, complete

        ; complete: [x46, x45, x44, x43, x42, x41, x40] in [rax, rcx, r10, r11, r15, rbx, rbp]
        add rbx, r11               ; x53 = x41 + x43, CF to x54
        adc r15, r10               ; x54 = x42 + x44 + CF, CF to x55
        mov r8, rcx                ; copy x45
        adc r8, 0x0                ; x55 = x45 + CF, CF to x56
        mov r9, rax                ; copy x46
        adc r9, 0x0                ; x56 = x46 + CF
        mov rsi, r11               ; copy x43
        shl rsi, 0x20              ; x47 = x43 << 32 mod 2^64
        shrd r11, r10, 0x20        ; x48 = high word of (x44:x43 << 32)
        shr r10, 0x20              ; t1 = x44 >> 32
        mov rdx, rcx               ; copy x45
        shl rdx, 0x20              ; t2 = x45 << 32 mod 2^64
        lea r10, [r10+rdx]         ; x49 = t1 + t2 mod 2^64 = high word of (x45:x44 << 32)
        shrd rcx, rax, 0x20        ; x50 = high word of (x46:x45 << 32)
        sub r12, rsi               ; x51 = x8 - x47, CF from x52, complete
        sbb rbp, r11               ; x52 = x40 - x48 - CF, CF from x53, complete
        sbb rbx, r10               ; x53 -= x49 + CF, CF from x54, complete
        sbb r15, rcx               ; x54 -= x50 + CF, CF from x55, complete
        sbb r8, 0x0                ; x55 -= CF, CF from x56, complete
        sbb r9, 0x0                ; x56 -= CF, complete

        ; complete: [x56, x55, x54, x53, x52, x51] in [r9, r8, r15, rbx, rbp, r12]
        mov rax, r15               ; copy x54
        shrd rax, r8, 0x20         ; x57 = low word of (x55:x54 >> 32)
        mov r10d, r15d             ; x59 = x54 & 0xffffffff
        shr r8, 0x20               ; t3 = x55 >> 32
        shl r9, 0x20               ; t4 = x56 << 32 mod 2^64
        lea r8, [r8+r9]            ; x58 = t3 + t4 mod 2^64 = low word of (x56:x55 >> 32)
        mov r9, r8                 ; copy x58
        shr r9, 0x20               ; x62 = x58 >> 32
        mov r11, rax               ; copy x57
        shl r11, 0x20              ; x60 = x57 << 32 mod 2^64
        mov rcx, r8                ; copy x58
        shld rcx, rax, 0x20        ; x61 = high word of (x58:x57 << 32)
        add rbp, r11               ; x64 = x52 + x60, CF to x65
        adc rcx, rbx               ; x65 = x53 + x61 + CF, CF to x66
        adc r10, r9                ; x66 = x59 + x62 + CF
        sub r12, rax               ; x63 = x51 - x57, CF from x64, complete
        sbb rbp, r8                ; x64 -= x58 + CF, CF from x65, complete
        sbb rcx, 0x0               ; x65 -= CF, CF from x66, complete
        mov [rdi+0x10], rcx        ; out1[2] = x65
        mov [rdi], r12             ; out1[0] = x63
        sbb r10, 0x0               ; x66 -= CF, complete

        ; complete: [x66, x65, x64, x63] in [r10, rcx, rbp, r12]
        mov [rdi+0x18], r10        ; out1[3] = x66
        mov [rdi+0x8], rbp         ; out1[1] = x64

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
        dd      fe_p224_mul_loose - $
        dd      fe_p224_mul_loose.end - fe_p224_mul_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0x8f, 0x01, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
