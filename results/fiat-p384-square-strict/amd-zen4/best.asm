; fiat-p384 square (strict), modulo p = 39402006196394479212279040100143613805079739270465446667948293404245721771496870329047266088258938001861606973112319
; out1 is congruent to arg1*arg1/2^384 modulo p
; arg1 below p; out1 below p; arrays may overlap
; 353 instructions; 103.6 cycles, 2.252 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic+floors)
; constant time: proved for all inputs (basic+floors)
; asm = source: not decided (out1[0]: the normal forms differ by -1·((-1·floor#202 + -1·floor#245 + 2·floor#246 + -1 >> 64) + 1 ? -0x1fffffffe·arg1[0]·arg1[5] + -0x400000004·arg1[0]·arg1[4])
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 4000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2
; found by Fieldwright, seed 1, 2026-11-21T19:24:56.401Z
; npm run optimize -- --source p384_64.json --function fiat_p384_square --seed 1 --budget 40s
; sha256 of the code: 965c97a1d75e2997631445306f641862a6f187a6373a1d7ec9fa275796d20de1
        default rel
        section .text
        global  fiat_p384_square:function (fiat_p384_square.end - fiat_p384_square)
        align   64
fiat_p384_square:
        push rbx
        push rbp
        push r12
        push r13
        push r14
        push r15
        sub rsp, 0xb0
        mov rdx, [rsi]
        mulx rax, r8, [rsi+0x20]
        mulx r9, r10, rdx
        mulx r11, rcx, [rsi+0x18]
        mulx rbx, rbp, [rsi+0x28]
        mov r12, r11
        add r12, r8
        mov r13, rbp
        adc r13, rax
        mov r14, rbx
        adc r14, 0x0
        mov r15, r10
        imul r15, [rel .c0]
        mov rdx, r15
        mov [rsp], rdi
        mov [rsp+0x8], rbx
        mulx rdi, rbx, [rel .c1]
        mov [rsp+0x10], rbp
        mov [rsp+0x18], rax
        mulx rbp, rax, [rel .c2]
        mov rdx, [rsi+0x8]
        mov [rsp+0x20], r8
        mov [rsp+0x28], r11
        mulx r8, r11, [rsi]
        add rbp, r11
        mov [rsp+0x30], r14
        mov r14, r8
        adc r14, 0x0
        add r9, r11
        mov rdx, [rsi]
        mov [rsp+0x38], rsi
        mulx r11, rsi, [rsi+0x10]
        adc r14, rsi
        mov [rsp+0x40], rsi
        mov rsi, r11
        adc rsi, 0x0
        adcx r14, r8
        mov rdx, [rel .c3]
        mov [rsp+0x48], r11
        mulx r8, r11, r15
        adc rsi, rcx
        mov [rsp+0x50], rcx
        mov rcx, rdi
        adc rcx, 0x0
        add rax, r10
        adcx r9, r11
        mov rdx, -0x2
        mulx rax, r10, r15
        adcx r10, r8
        adc rsi, rbx
        adcx rcx, rbx
        adc r13, rbx
        mov r8, rdi
        adc r8, 0x0
        add rbp, r9
        adc r10, r14
        adc rax, rsi
        adc rcx, r12
        mov r9, [rsp+0x38]
        mov rdx, [r9+0x8]
        mulx r11, rsi, [r9+0x20]
        adcx r13, rdi
        adcx r8, [rsp+0x30]
        mulx rdi, rbx, [r9+0x10]
        mulx r12, r14, [r9+0x18]
        mov [rsp+0x30], rbp
        mulx r15, rbp, [r9+0x28]
        mov [rsp+0x58], r11
        mulx r9, r11, rdx
        mov [rsp+0x60], r13
        mov r13, r15
        adc r13, 0x0
        add r10, r11
        adc r9, rax
        mov rax, rdi
        adc rax, r14
        mov r11, rsi
        adcx r11, r12
        adcx r8, rbp
        adc r13, 0x0
        mov [rsp+0x68], r15
        mov r15d, 0x0
        adc r15, 0x0
        add r9, rbx
        adc rax, rcx
        adcx r11, [rsp+0x60]
        adc r8, [rsp+0x58]
        adc r13, 0x0
        adc r15, 0x0
        mov rcx, [rsp+0x30]
        imul rcx, [rel .c0]
        mov rdx, rcx
        mov [rsp+0x60], rbp
        mov [rsp+0x70], rsi
        mulx rbp, rsi, [rel .c2]
        mov [rsp+0x78], r12
        mov [rsp+0x80], r14
        mulx r12, r14, [rel .c3]
        mov [rsp+0x88], rdi
        mov [rsp+0x90], rbx
        mulx rdi, rbx, [rel .c4]
        add rsi, [rsp+0x30]
        mulx rcx, rsi, [rel .c1]
        adc rbp, r10
        adc r12, r9
        adc rax, rsi
        adcx r11, rcx
        adcx r8, rcx
        adc rcx, 0x0
        add r14, rbp
        adc r12, rbx
        adc rax, rdi
        adc r11, rsi
        adcx r8, rsi
        mov r9, [rsp+0x38]
        mov rdx, [r9+0x28]
        mulx r10, rdi, [r9+0x10]
        adcx rcx, r13
        mov rdx, [r9+0x10]
        mulx rsi, rbx, [r9+0x18]
        adc r15, 0x0
        add r14, [rsp+0x40]
        lea rbp, [r15+r10]
        mulx r13, r15, rdx
        mov [rsp+0x40], r10
        mulx r10, r9, [r9+0x20]
        mov [rsp+0x30], r14
        mov r14, [rsp+0x90]
        adcx r14, [rsp+0x48]
        adcx r15, [rsp+0x88]
        adc r11, rbx
        adc r8, r9
        adcx rcx, r10
        adc rbp, 0x0
        mov [rsp+0x88], r10
        mov r10d, 0x0
        adc r10, 0x0
        add r14, r12
        adc r15, rax
        adcx r11, r13
        adc r8, rsi
        adc rcx, rdi
        adc rbp, 0x0
        adc r10, 0x0
        mov rax, [rsp+0x30]
        imul rax, [rel .c0]
        mov rdx, rax
        mulx r12, r13, [rel .c2]
        mov [rsp+0x90], rdi
        mov [rsp+0x48], r9
        mulx rdi, r9, [rel .c1]
        mov [rsp+0x98], rsi
        mov [rsp+0xa0], rbx
        mulx rsi, rbx, [rel .c4]
        mov [rsp+0xa8], r10
        mulx rax, r10, [rel .c3]
        add r13, [rsp+0x30]
        adc r10, r14
        adc rbx, r15
        adcx r11, r9
        mov r13, rdi
        adcx r13, r9
        adc rcx, rdi
        adc rdi, 0x0
        add r10, r12
        adc rax, rbx
        adc r11, rsi
        adc r13, r8
        adc r9, rcx
        adcx rbp, rdi
        mov r8, [rsp+0x38]
        mov rdx, [r8+0x18]
        mulx rcx, rdi, rdx
        mulx rsi, rbx, [r8+0x20]
        mulx r12, r14, [r8+0x28]
        mov r15, [rsp+0xa8]
        adc r15, 0x0
        add r10, [rsp+0x50]
        adc rax, [rsp+0x80]
        mov r8, [rsp+0x78]
        adc r8, [rsp+0xa0]
        adc r13, rdi
        adcx rcx, r9
        adc rbp, r14
        mov r9, r12
        adc r9, 0x0
        add rax, [rsp+0x28]
        adc r11, r8
        adcx r13, [rsp+0x98]
        adc rcx, rbx
        adc rbp, rsi
        adcx r15, r9
        mov r8d, 0x0
        adc r8, 0x0
        mov r9, r10
        imul r9, [rel .c0]
        mov rdx, r9
        mov [rsp+0x98], r12
        mulx rdi, r12, [rel .c1]
        mov [rsp+0x28], r14
        mov [rsp+0x78], rsi
        mulx r14, rsi, [rel .c3]
        mov [rsp+0xa0], rbx
        mov [rsp+0x80], r8
        mulx rbx, r8, [rel .c2]
        add r10, r8
        adcx rax, rsi
        mulx r8, r9, [rel .c4]
        adc r14, r9
        adc r8, r12
        mov r9, r12
        adc r9, rdi
        adc r12, rbp
        mov r10, rdi
        adc r10, 0x0
        add rax, rbx
        adc r11, r14
        adc r13, r8
        adc r9, rcx
        adcx r12, rdi
        adcx r15, r10
        mov r8, [rsp+0x38]
        mov rdx, [r8+0x28]
        mulx r10, rcx, [r8+0x20]
        mov rdi, [rsp+0x80]
        adc rdi, 0x0
        add rax, [rsp+0x20]
        adcx r11, [rsp+0x70]
        adc r13, [rsp+0x58]
        adcx r9, [rsp+0xa0]
        mov rdx, [r8+0x20]
        mulx rsi, rbx, rdx
        adc rbx, r12
        adc r15, rsi
        mov rsi, r10
        adc rsi, 0x0
        add r11, [rsp+0x18]
        adcx r13, [rsp+0x48]
        adcx r9, [rsp+0x88]
        adc rbx, [rsp+0x78]
        adcx r15, rcx
        adcx rsi, rdi
        mov edi, 0x0
        adc rdi, 0x0
        mov rbp, rax
        imul rbp, [rel .c0]
        mov edx, 0xffffffff
        mulx r12, r14, rbp
        add rax, r14
        mov rdx, rbp
        mulx rax, r14, [rel .c3]
        adc r12, r11
        adc rax, 0x0
        add r12, r14
        mulx r11, r14, [rel .c4]
        adc rax, r14
        adc r11, 0x0
        add rax, r13
        mulx rbp, r13, [rel .c1]
        adcx r9, r11
        mov r11, r13
        adc r11, rbp
        mov r14, r13
        adcx r14, rbp
        adc rbp, 0x0
        add r13, r9
        adc rbx, r11
        adc r14, r15
        adc rsi, rbp
        mov rdx, [r8+0x28]
        mulx r8, r9, rdx
        adc rdi, 0x0
        add r12, [rsp+0x10]
        adc rax, [rsp+0x60]
        adcx r13, [rsp+0x68]
        mov r11, [rsp+0x28]
        adc r11, [rsp+0x40]
        adc r14, [rsp+0x98]
        adc r9, rsi
        adc r8, 0x0
        add rax, [rsp+0x8]
        adc r13, [rsp+0x90]
        adcx rbx, r11
        adc r14, rcx
        adc r10, r9
        adcx rdi, r8
        mov r8d, 0x0
        adc r8, 0x0
        mov r9, r12
        imul r9, [rel .c0]
        mov rdx, r9
        mulx r11, rcx, [rel .c3]
        mulx rsi, rbp, [rel .c2]
        mov [rsp+0x90], r8
        mulx r15, r8, [rel .c1]
        mulx r9, rdx, [rel .c4]
        add rbp, r12
        adc rax, rsi
        adc r11, rdx
        adc r9, rbx
        mov rsi, r8
        adc rsi, r15
        adc r10, r15
        adc r15, 0x0
        add rax, rcx
        adcx r11, r13
        adc r9, r8
        adcx rsi, r14
        adc r8, r10
        adcx rdi, r15
        mov r10, [rsp+0x90]
        adc r10, 0x0
        mov rcx, rax
        sub rcx, [rel .c2]
        mov rdx, r11
        sbb rdx, [rel .c3]
        mov rbx, r9
        sbb rbx, -0x2
        mov rbp, rsi
        sbb rbp, -0x1
        mov r12, r8
        sbb r12, -0x1
        mov r13, rdi
        sbb r13, -0x1
        sbb r10, 0x0
        cmovnc rdi, r13
        cmovc rdx, r11
        cmovc rbx, r9
        cmovc rcx, rax
        cmovc r12, r8
        mov rax, [rsp]
        mov [rax+0x8], rdx
        cmovc rbp, rsi
        mov [rax+0x10], rbx
        mov [rax+0x20], r12
        mov [rax+0x18], rbp
        mov [rax+0x28], rdi
        mov [rax], rcx
        add rsp, 0xb0
        pop r15
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x100000001
.c1: dq 0xffffffffffffffff
.c2: dq 0xffffffff
.c3: dq 0xffffffff00000000
.c4: dq 0xfffffffffffffffe
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
