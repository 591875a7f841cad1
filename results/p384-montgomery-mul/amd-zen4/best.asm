; p384-montgomery mul (loose), modulo p = 2^384 - 2^128 - 2^96 + 2^32 - 1
; out1 is congruent to arg1*arg2/2^384 modulo p
; arg1, arg2 below p; out1 below p; arrays may overlap
; 376 instructions; 111.2 cycles, 1.579 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: not decided (out1[0]: the normal forms differ by -1·((floor#129 + floor#143 + 2^64·floor#153 + -1·floor#159 + 1 = 0) ? -0x1efffffffa·arg1[0]·arg2[0] + 20·arg1[1]·arg2[0] + 0)
; constant time: not decided (out1[0]: the normal forms differ by -1·((floor#129 + floor#143 + 2^64·floor#153 + -1·floor#159 + 1 = 0) ? -0x1efffffffa·arg1[0]·arg2[0] + 20·arg1[1]·arg2[0] + 0)
; asm = source: not decided (out1[0]: the normal forms differ by -1·((0x14000000140000000c00000002fffffffcfffffffafffffffbfffffffdffffffebffffffd8ffffffe100000006·arg1[0]·arg2[0] + 0xc00000)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 74135a6975b4fb8bd011efb70938fe973e4f6d436f9c4a91afa5b39d55ca2fd7
; found by Fieldwright, seed 1, 2026-11-21T19:14:14.676Z
; npm run optimize -- --curve p384-montgomery --op mul --seed 1 --budget 12s --variant one-sign-apart
; sha256 of the code: 0a0360bf804bf002937f735a5d667490e4ce29f17b0e2d310a81fe59f3db8cc1
        default rel
        section .text
        global  fe_p384_montgomery_mul:function (fe_p384_montgomery_mul.end - fe_p384_montgomery_mul)
        align   64
fe_p384_montgomery_mul:
        push rbx
        push rbp
        push r12
        push r13
        push r14
        push r15
        mov rax, rdx
        mov rdx, [rax]
        mulx r8, r9, [rsi]
        imul r9, [rel .c0]
        mulx r10, r11, [rsi+0x8]
        mulx rcx, rbx, [rsi+0x18]
        mulx rbp, r12, [rsi+0x20]
        mov rdx, [rel .c1]
        mulx r13, r14, r9
        mov edx, 0xffffffff
        mulx r14, r15, r9
        mov [rsp-0x8], rdi
        xor edi, edi
        adox r11, r8
        mov rdx, [rsi+0x20]
        mulx r8, rdi, [rax+0x8]
        mov rdx, [rax]
        mov [rsp-0x10], r8
        mov [rsp-0x18], rdi
        mulx r8, rdi, [rsi+0x10]
        adox rdi, r10
        adox r8, rbx
        adox rcx, r12
        mov rdx, [rsi+0x28]
        mulx r10, rbx, [rax+0x8]
        mov [rsp-0x20], rbx
        mulx r12, rbx, [rax]
        adcx r13, r15
        adox rbp, rbx
        adcx r14, [rel .c2]
        adox r12, [rel .c2]
        sub r11, r13
        sbb rdi, 0x0
        sbb r8, 0x0
        sbb rcx, 0x0
        sbb rbp, 0x0
        mov rbx, r9
        sbb rbx, 0x0
        sbb r10, 0x0
        mov r13d, 0x0
        adc r13, 0x0
        adcx r14, r9
        mov r9d, 0x0
        adc r9, 0x0
        sub rdi, r14
        sbb r8, r9
        mov rdx, [rsi]
        mulx r9, r14, [rax+0x8]
        mov rdx, [rsi+0x8]
        mov [rsp-0x28], r12
        mulx r15, r12, [rax+0x8]
        sbb rcx, 0x0
        sbb rbp, 0x0
        sbb rbx, 0x0
        sbb r10, 0x0
        adc r13, 0x0
        add r9, r12
        mov rdx, [rax+0x8]
        mov [rsp-0x30], rbx
        mulx r12, rbx, [rsi+0x10]
        adcx rbx, r15
        mov [rsp-0x38], rax
        mulx r15, rax, [rsi+0x18]
        adcx rax, r12
        adcx rbp, [rsp-0x18]
        mov r12, [rsp-0x10]
        adc r12, [rsp-0x20]
        adc r10, 0x0
        sbb r13, 0x0
        add r15, rbp
        adc r12, 0x0
        adc r10, 0x0
        sbb r13, 0x0
        add r14, r11
        adcx r9, rdi
        adcx rbx, r8
        adcx rcx, rax
        adc r15, 0x0
        adc r12, 0x0
        adc r10, 0x0
        sbb r13, 0x0
        mov rax, [rsp-0x30]
        add rax, [rsp-0x28]
        adc r10, 0x0
        sbb r13, 0x0
        imul r14, [rel .c0]
        xor r8d, r8d
        adcx r12, rax
        mov rdx, r14
        mulx rax, r8, [rel .c1]
        mulx r8, r11, [rel .c3]
        mov rdi, [rsp-0x38]
        mov rdx, [rdi+0x10]
        mulx rbp, rdi, [rsi+0x28]
        adc r10, 0x0
        sbb r13, 0x0
        add r10, r14
        sbb r13, 0x0
        add r8, r14
        mov r14d, 0x0
        adc r14, 0x0
        add r11, rax
        adc r8, 0x0
        adc r14, 0x0
        sub r9, r11
        sbb rbx, r8
        sbb rcx, r14
        mulx rax, r8, [rsi+0x8]
        mulx r11, r14, [rsi]
        mov [rsp-0x30], rdi
        mov [rsp-0x28], rax
        mulx rdi, rax, [rsi+0x10]
        sbb r15, 0x0
        sbb r12, 0x0
        sbb r10, 0x0
        adc r13, 0x0
        add r8, r11
        adcx rax, rcx
        mulx r11, rcx, [rsi+0x18]
        adcx r15, rdi
        adcx r12, r11
        mulx r11, rdi, [rsi+0x20]
        adcx r11, r10
        adc rbp, 0x0
        mov r10d, 0x0
        sub r10, r13
        xor r13d, r13d
        adcx rbp, r10
        adox r9, r14
        adox rbx, r8
        adox rax, [rsp-0x28]
        adox rcx, r15
        adox rdi, r12
        adox r11, [rsp-0x30]
        mov rdx, [rsi]
        mov r8, [rsp-0x38]
        mulx r10, r12, [r8+0x18]
        mov rdx, [r8+0x18]
        mulx r13, r14, [rsi+0x8]
        setc r15b
        movzx r15d, r15b
        clc
        adcx r10, r14
        adox rbp, [rel .c2]
        adox r15, [rel .c2]
        adc r13, 0x0
        imul r9, [rel .c0]
        mov rdx, [rel .c1]
        mov [rsp-0x30], r10
        mulx r14, r10, r9
        mov edx, 0xffffffff
        mov [rsp-0x28], r12
        mulx r10, r12, r9
        mov [rsp-0x10], r13
        xor r13d, r13d
        adox r12, r14
        adcx rbp, r9
        adox r10, r9
        adcx r15, [rel .c2]
        seto r9b
        movzx r9d, r9b
        sub rbx, r12
        sbb rax, r10
        mov rdx, [rsi+0x10]
        mulx r10, r12, [r8+0x18]
        sbb rcx, r9
        mov rdx, [rsi+0x8]
        mulx r9, r13, [r8+0x20]
        sbb rdi, 0x0
        sbb r11, 0x0
        sbb rbp, 0x0
        sbb r15, 0x0
        add r12, [rsp-0x10]
        mov rdx, [r8+0x18]
        mov [rsp-0x10], r9
        mulx r14, r9, [rsi+0x18]
        adcx r9, r10
        mov [rsp-0x20], r13
        mulx r10, r13, [rsi+0x20]
        adcx r14, r13
        mov [rsp-0x18], rbp
        mulx r13, rbp, [rsi+0x28]
        adc rbp, r10
        adc r13, r15
        xor r10d, r10d
        adcx rbx, [rsp-0x28]
        adcx rax, [rsp-0x30]
        mov rdx, [r8+0x20]
        mulx r10, r15, [rsi+0x28]
        adcx rcx, r12
        adcx rdi, r9
        adcx r14, r11
        adcx rbp, [rsp-0x18]
        adc r13, 0x0
        mov r9d, 0x0
        adc r9, 0x0
        imul rbx, [rel .c0]
        mulx r11, r12, [rsi]
        mov [rsp-0x18], r12
        xor r12d, r12d
        adox r11, [rsp-0x20]
        mov [rsp-0x20], r11
        mulx r12, r11, [rsi+0x18]
        adcx r13, rbx
        mov [rsp-0x30], r13
        mov [rsp-0x28], rbp
        mulx r13, rbp, [rsi+0x10]
        adox rbp, [rsp-0x10]
        adox r13, r11
        mulx r11, r8, [rsi+0x20]
        adcx r9, [rel .c2]
        clc
        adcx r11, r15
        mov rdx, rbx
        mov [rsp-0x10], rsi
        mulx r15, rsi, [rel .c3]
        adcx r10, [rel .c2]
        adcx r15, rbx
        adox r8, r12
        mulx rbx, r12, [rel .c1]
        setc r12b
        movzx r12d, r12b
        clc
        adcx rbx, rsi
        adcx r15, [rel .c2]
        adcx r12, [rel .c2]
        adox r11, [rel .c2]
        adox r10, [rel .c2]
        sub rax, rbx
        sbb rcx, r15
        sbb rdi, r12
        sbb r14, 0x0
        mov rsi, [rsp-0x28]
        sbb rsi, 0x0
        mov rbx, [rsp-0x30]
        sbb rbx, 0x0
        sbb r9, 0x0
        add rax, [rsp-0x18]
        adcx rcx, [rsp-0x20]
        adcx rdi, rbp
        adcx r13, r14
        adcx rsi, r8
        adcx r11, rbx
        adcx r10, r9
        mov r8d, 0x0
        adc r8, 0x0
        imul rax, [rel .c0]
        xor r9d, r9d
        adox r10, rax
        mov rdx, rax
        mulx r9, rbx, [rel .c3]
        mulx rbp, r12, [rel .c1]
        mov r12, [rsp-0x10]
        mov rdx, [r12+0x8]
        mov r14, [rsp-0x38]
        mov [rsp-0x20], rax
        mulx r15, rax, [r14+0x28]
        mov rdx, [r12]
        mov [rsp-0x18], r15
        mov [rsp-0x30], rax
        mulx r15, rax, [r14+0x28]
        mov rdx, [r12+0x20]
        mov [rsp-0x28], rax
        mulx rax, r12, [r14+0x28]
        adcx rbx, rbp
        adcx r9, [rel .c2]
        adox r8, [rel .c2]
        sub rcx, rbx
        sbb rdi, 0x0
        sbb r13, 0x0
        sbb rsi, 0x0
        sbb r11, 0x0
        sbb r10, 0x0
        sbb r8, 0x0
        add r15, [rsp-0x30]
        mov rdx, [r14+0x28]
        mov rbx, [rsp-0x10]
        mov [rsp-0x30], r15
        mulx rbp, r15, [rbx+0x10]
        adc r15, [rsp-0x18]
        adc rbp, 0x0
        adcx r9, [rsp-0x20]
        mov [rsp-0x20], r15
        mov r15d, 0x0
        adc r15, 0x0
        sub rdi, r9
        sbb r13, r15
        mulx r9, r15, [rbx+0x18]
        sbb rsi, 0x0
        sbb r11, 0x0
        sbb r10, 0x0
        sbb r8, 0x0
        add r15, rbp
        mulx rbx, rbp, [rbx+0x28]
        adcx r9, r12
        adc rbp, 0x0
        adc r8, 0x0
        adcx rbx, r8
        xor r8d, r8d
        adcx rcx, [rsp-0x28]
        adox rax, rbp
        adcx rdi, [rsp-0x30]
        adcx r13, [rsp-0x20]
        adcx rsi, r15
        adcx r11, r9
        adcx r10, rax
        adox rbx, [rel .c2]
        adc rbx, 0x0
        mov eax, 0x0
        adc rax, 0x0
        imul rcx, [rel .c0]
        mov rdx, rcx
        mulx r8, r9, [rel .c1]
        xor r9d, r9d
        adox rbx, rcx
        mulx r9, rdx, [rel .c3]
        adcx r8, rdx
        adcx r9, rcx
        setc cl
        movzx ecx, cl
        adox rax, [rel .c2]
        sub r13, r9
        sbb rsi, rcx
        sbb r11, 0x0
        sbb r10, 0x0
        sbb rbx, 0x0
        sbb rax, 0x0
        sub rdi, r8
        sbb r13, 0x0
        sbb rsi, 0x0
        sbb r11, 0x0
        sbb r10, 0x0
        sbb rbx, 0x0
        sbb rax, 0x0
        mov r8, rdi
        sub r8, [rel .c3]
        mov r9, r13
        sbb r9, [rel .c4]
        mov rcx, rsi
        sbb rcx, -0x2
        mov rdx, r11
        sbb rdx, -0x1
        mov rbp, r10
        sbb rbp, -0x1
        mov r12, rbx
        sbb r12, -0x1
        sbb rax, 0x0
        mov r14d, 0x0
        sub r14, rax
        bt r14d, 0x0
        cmovc r8, rdi
        cmovnc r11, rdx
        cmovc rcx, rsi
        cmovnc r13, r9
        cmovc rbp, r10
        cmovc r12, rbx
        mov rax, [rsp-0x8]
        mov [rax], r8
        mov [rax+0x10], rcx
        mov [rax+0x18], r11
        mov [rax+0x8], r13
        mov [rax+0x20], rbp
        mov [rax+0x28], r12
        pop r15
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x100000001
.c1: dq 0xffffffff00000001
.c2: dq 0x0
.c3: dq 0xffffffff
.c4: dq 0xffffffff00000000
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
