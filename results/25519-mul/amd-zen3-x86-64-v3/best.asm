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
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x8
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
;
; 103 instructions; 39.2 cycles on AMD EPYC (amd-zen3)
; throughput: 1.064 [1.053, 1.066] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.833 [0.833, 0.833] of our time
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 1, 2026-11-24T14:01:08.642Z
; npm run optimize -- --field 25519 --op mul --seed 1 --target x86-64-v3 --budget 5s
; sha256 of the code: 7ce4e454e362b5380c0e4a78acd3243a5c67f5d5a439b4204760422f926632c4
        default rel
        section .text
        global  fe25519_mul_loose:function (fe25519_mul_loose.end - fe25519_mul_loose)
        align   64
fe25519_mul_loose:
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
        add r11, r8                ; x18 = x10 + x9, CF to x22, complete
        mulx r8, rcx, [rsi+0x10]   ; x13:x12 = arg1[2]*arg2[0]
        mulx rbx, rbp, [rsi+0x18]  ; x15:x14 = arg1[3]*arg2[0]
        mov rdx, [rax+0x8]         ; load arg2[1]
        mulx r12, r13, [rsi]       ; x21:x20 = arg1[0]*arg2[1]
        mulx r14, r15, [rsi+0x8]   ; x17:x16 = arg1[1]*arg2[1]
        adc r10, rcx               ; x22 = x11 + x12 + CF, CF to x24, complete
        adc r8, rbp                ; x24 = x13 + x14 + CF, CF to x28, complete
        mulx rcx, rbp, [rsi+0x10]  ; x27:x26 = arg1[2]*arg2[1]
        adc rbx, 0x0               ; x28 = x15 + CF, no carry, complete
        add r15, r12               ; x29 = x16 + x21, CF to x31, complete
        adc r14, rbp               ; x31 = x17 + x26 + CF, CF to x35, complete
        mulx rbp, r12, [rsi+0x18]  ; x34:x33 = arg1[3]*arg2[1]
        mov rdx, [rsi+0x8]         ; load arg1[1]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mov [rsp-0x10], r9         ; spill x8
        mulx rdi, r9, [rax+0x10]   ; x51:x50 = arg1[1]*arg2[2]
        adc rcx, r12               ; x35 = x27 + x33 + CF, CF to x37, complete
        adc rbp, 0x0               ; x37 = x34 + CF, no carry, complete
        add rcx, rbx               ; x44 = x28 + x35, CF to x46
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx rbx, r12, [rsi]       ; x49:x48 = arg1[0]*arg2[2]
        adc rbp, 0x0               ; x46 = x37 + CF
        add r13, r11               ; x38 = x18 + x20, CF to x40, complete
        adc r10, r15               ; x40 = x22 + x29 + CF, CF to x42, complete
        adc r8, r14                ; x42 = x24 + x31 + CF, CF to x44, complete
        mulx r11, r14, [rsi+0x10]  ; x53:x52 = arg1[2]*arg2[2]
        adc rcx, 0x0               ; x44 += CF, CF to x46, complete
        adc rbp, 0x0               ; x46 += CF, complete
        add r9, rbx                ; x54 = x50 + x49, CF to x56, complete
        adc r14, rdi               ; x56 = x51 + x52 + CF, CF to x60, complete
        mulx rdi, rbx, [rsi+0x18]  ; x59:x58 = arg1[3]*arg2[2]
        adc rbx, r11               ; x60 = x53 + x58 + CF, CF to x62, complete
        adc rdi, 0x0               ; x62 = x59 + CF, no carry, complete
        add r10, r12               ; x63 = x40 + x48, CF to x65, complete
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx r11, r12, [rsi+0x10]  ; x78:x77 = arg1[2]*arg2[3]
        adc r9, r8                 ; x65 = x42 + x54 + CF, CF to x67, complete
        adc rcx, r14               ; x67 = x44 + x56 + CF, CF to x69, complete
        adc rbp, rbx               ; x69 = x46 + x60 + CF, CF to x71, complete
        mulx r8, rbx, [rsi+0x8]    ; x76:x75 = arg1[1]*arg2[3]
        mulx r14, r15, [rsi]       ; x74:x73 = arg1[0]*arg2[3]
        adc rdi, 0x0               ; x71 = x62 + CF, complete
        add r12, r8                ; x83 = x76 + x77, CF to x85
        adc r11, 0x0               ; x85 = x78 + CF, no carry
        add r14, rbx               ; x79 = x75 + x74, CF to x83, complete
        mulx rax, r8, [rsi+0x18]   ; x82:x81 = arg1[3]*arg2[3]
        adc r12, 0x0               ; x83 += CF, CF to x85, complete
        adc r8, r11                ; x85 += x81 + CF, CF to x87, complete
        adc rax, 0x0               ; x87 = x82 + CF, no carry, complete
        add r15, r9                ; x88 = x65 + x73, CF to x90, complete
        adc rcx, r14               ; x90 = x67 + x79 + CF, CF to x92, complete
        adc rbp, r12               ; x92 = x69 + x83 + CF, CF to x96, complete
        mov edx, 0x26              ; constant 0x26
        mulx r9, r11, rcx          ; x95:x94 = x90*0x26
        adc rdi, r8                ; x96 = x71 + x85 + CF, CF to x100, complete
        mulx r8, rcx, rdi          ; x103:x102 = x96*0x26
        adc rax, 0x0               ; x100 = x87 + CF, complete
        mulx rax, rdi, rax         ; x105:x104 = x100*0x26
        mulx rsi, rdx, rbp         ; x99:x98 = x92*0x26
        add rdx, r9                ; x106 = x98 + x95, CF to x108, complete
        adc rcx, rsi               ; x108 = x99 + x102 + CF, CF to x110, complete
        adc rdi, r8                ; x110 = x103 + x104 + CF, CF to x112, complete
        adc rax, 0x0               ; x112 = x105 + CF, no carry, complete
        add r11, [rsp-0x10]        ; x113 = x8 + x94, CF to x115, complete
        adc r13, rdx               ; x115 = x38 + x106 + CF, CF to x117, complete
        adc rcx, r10               ; x117 = x63 + x108 + CF, CF to x119, complete
        adc rdi, r15               ; x119 = x88 + x110 + CF, CF to x121, complete
        adc rax, 0x0               ; x121 = x112 + CF, no carry, complete
        mov r8, rdi                ; copy x119
        btr r8, 0x3f               ; x126 = x119 & 0x7fffffffffffffff
        shr rdi, 0x3f              ; t1 = x119 >> 63
        lea rax, [rdi+rax*2]       ; x122 = t1 + 2*x121 mod 2^64 = high word of (x121:x119 << 1)
        lea r9, [rax+rax*2]        ; t2 = 3*x122 mod 2^64
        lea r9, [r9+r9*2]          ; x123 = 3*t2 mod 2^64 = x122*9
        lea r9, [r9+r9]            ; x124 = x123 << 1
        add rax, r9                ; x125 = x122 + x124
        add rax, r11               ; x127 = x113 + x125, CF to x129, complete
        adc r13, 0x0               ; x129 = x115 + CF, CF to x131, complete
        adc rcx, 0x0               ; x131 = x117 + CF, CF to x133, complete
        adc r8, 0x0                ; x133 = x126 + CF, no carry, complete
        mov r9, [rsp-0x8]          ; reload pointer out1
        mov [r9+0x10], rcx         ; out1[2] = x131
        mov [r9+0x18], r8          ; out1[3] = x133
        mov [r9+0x8], r13          ; out1[1] = x129
        mov [r9], rax              ; out1[0] = x127

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
        dd      fe25519_mul_loose - $
        dd      fe25519_mul_loose.end - fe25519_mul_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x03, 0x6c, 0x01, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        times   7 db 0
        section .note.GNU-stack noalloc noexec nowrite progbits
