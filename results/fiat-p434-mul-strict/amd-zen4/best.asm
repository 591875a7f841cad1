; fiat-p434 mul (strict), modulo p = 24439423661345221551909145011457493619085780243761596511325807336205221239331976725970216671828618445898719026692884939342314733567
; out1 is congruent to arg1*arg2/2^448 modulo p
; arg1, arg2 below p; out1 below p; arrays may overlap
; 357 instructions; 111.9 cycles, 2.884 times as fast as llc-22 -O3 -mcpu=native, on AMD EPYC (amd-zen4)
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: not decided (out1[0]: the normal forms differ by ((-0x4f20ce3a697·arg1[0]·arg2[3] + 0x110c013a48de9·arg1[0]·arg2[2] + 0xf02946589f39·arg1[0]·arg2[1] + 0x522e38a1d163·arg1[0])
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 4a17afa5b0efeb14d4f379881fd6667b3f57efdc667444694fd623ec70ea1da2
; found by Fieldwright, seed 1, 2026-11-21T19:29:21.980Z
; npm run optimize -- --source p434_64.json --function fiat_p434_mul --seed 1 --budget 30s
; sha256 of the code: f9526e644f306bf9dbc2dcd6d886143185054b1d0de008bd0a1b9d16d26f6597
        default rel
        section .text
        global  fiat_p434_mul:function (fiat_p434_mul.end - fiat_p434_mul)
        align   64
fiat_p434_mul:
        push rbx
        push rbp
        push r12
        push r13
        push r14
        push r15
        mov rax, rdx
        mov rdx, [rsi]
        mulx r8, r9, [rax+0x10]
        mulx r10, r11, [rax+0x8]
        mulx rcx, rbx, [rax+0x18]
        mulx rbp, r12, [rax+0x28]
        xor r13d, r13d
        adcx r9, r10
        adcx r8, rbx
        mulx r10, rbx, [rax+0x20]
        adcx rbx, rcx
        adcx r12, r10
        mulx r10, rcx, [rax+0x30]
        mulx r13, r14, [rax]
        adox r11, r13
        mov rdx, [rax+0x18]
        mulx r13, r15, [rsi+0x10]
        adcx rcx, rbp
        mov rdx, [rel .c0]
        mov [rsp-0x8], rdi
        mulx rbp, rdi, r14
        adcx r10, [rel .c1]
        adcx r13, rcx
        mov rdx, [rel .c2]
        mov [rsp-0x10], r12
        mulx rcx, r12, r14
        adcx r10, [rel .c1]
        adcx rbx, r12
        adcx rdi, r15
        adcx rbp, r13
        mov rdx, [rax]
        mulx r12, r13, [rsi+0x8]
        adox r12, r9
        mov rdx, [rel .c3]
        mulx r9, r15, r14
        adcx r10, r9
        adcx r11, r13
        mov rdx, [rsi+0x8]
        mulx r9, r13, [rax+0x8]
        adcx r13, r12
        mov [rsp-0x18], r13
        mulx r12, r13, [rax+0x10]
        adox r8, r13
        adox rbx, r12
        adcx r8, r9
        mulx r9, r12, [rax+0x18]
        adox rdi, r9
        adcx rbx, r12
        mulx r9, r12, [rax+0x28]
        adox r12, rbp
        mov rdx, [rel .c4]
        mulx rbp, r13, r14
        mov rdx, [rax+0x20]
        mov [rsp-0x20], rbx
        mulx r14, rbx, [rsi+0x8]
        adcx rbx, rcx
        adcx r15, r12
        mov rdx, [rax+0x18]
        mulx rcx, r12, [rsi+0x18]
        mov rdx, [rax+0x30]
        mov [rsp-0x28], rcx
        mov [rsp-0x30], r14
        mulx rcx, r14, [rsi+0x8]
        mov rdx, [rax+0x8]
        mov [rsp-0x38], r14
        mov [rsp-0x40], r15
        mulx r14, r15, [rsi+0x28]
        adcx r9, r10
        adox r9, r14
        mov rdx, [rel .c2]
        mulx r10, r14, r11
        adcx rcx, [rel .c1]
        adcx rbx, r14
        mov rdx, [rsi+0x10]
        mov [rsp-0x48], r12
        mulx r14, r12, [rax+0x8]
        adcx r10, [rel .c1]
        adcx r12, r13
        adcx r14, rbp
        adcx rdi, rbx
        mov rdx, [rel .c0]
        mulx rbx, rbp, r11
        adcx r15, rbp
        mov rdx, r11
        mulx rbp, r13, [rel .c3]
        adcx rbx, r9
        adcx rbp, [rel .c1]
        adcx r10, r15
        mov rdx, [rsi+0x10]
        mulx r9, r15, [rax]
        adox rbp, rcx
        adcx r13, rbx
        adox r15, [rsp-0x18]
        adox r9, r8
        mulx r8, rcx, [rax+0x10]
        adcx rbp, [rel .c1]
        adcx r12, r9
        mov rdx, [rax]
        mulx r9, rbx, [rsi+0x20]
        adox rbx, r14
        mov rdx, [rax+0x28]
        mov [rsp-0x18], r8
        mulx r14, r8, [rsi+0x10]
        adcx rcx, rbx
        adox r9, [rsp-0x10]
        mov rdx, [rsi+0x10]
        mov [rsp-0x10], r12
        mulx rbx, r12, [rax+0x20]
        adox r12, [rsp-0x48]
        adcx r9, rdi
        adox rbx, r13
        adcx r10, [rsp-0x40]
        mulx rdi, r13, [rax+0x30]
        adcx rbx, r8
        mov rdx, [rel .c0]
        mov [rsp-0x40], r12
        mulx r8, r12, r15
        adox rbp, r8
        adcx r13, r14
        mov rdx, r11
        mulx r8, r11, [rel .c4]
        adox rcx, r11
        adox r9, r8
        mov rdx, r15
        mulx r8, r11, [rel .c2]
        adox r11, r10
        adox rbx, r8
        adcx rdi, [rel .c1]
        adcx r12, rbx
        adox rbp, r13
        mulx r8, r10, [rel .c3]
        adox rdi, r8
        adcx r10, rbp
        mov rdx, [rsi+0x18]
        mulx r8, rbx, [rax]
        adox r8, rcx
        mulx rcx, rbp, [rax+0x8]
        adcx rdi, [rel .c1]
        adcx rbx, [rsp-0x10]
        adcx rbp, r8
        mov rdx, [rsi+0x20]
        mulx r8, r13, [rax+0x8]
        adox r13, rcx
        mov rdx, [rsi+0x18]
        mulx rcx, r14, [rax+0x10]
        adcx r13, r9
        adox r11, rcx
        adcx r11, [rsp-0x30]
        mulx r9, rcx, [rax+0x20]
        adox rcx, [rsp-0x38]
        adcx r12, rcx
        adcx r10, r9
        mulx r9, rcx, [rax+0x28]
        adcx rdi, r9
        adox r10, rcx
        mov rdx, [rel .c4]
        mulx r9, rcx, r15
        mov rdx, [rsi+0x18]
        mov [rsp-0x38], rax
        mulx r15, rax, [rax+0x30]
        adcx r15, [rel .c1]
        adcx rcx, r13
        adox rdi, rax
        mov rdx, [rel .c2]
        mulx rax, r13, rbx
        adcx r11, r9
        adcx r12, r13
        mov rdx, [rel .c0]
        mulx r9, r13, rbx
        adcx r10, r13
        adcx r9, [rel .c1]
        adcx rax, r10
        mov rdx, [rel .c3]
        mulx r10, r13, rbx
        adcx r9, rdi
        adcx r10, [rel .c1]
        adcx r13, r9
        adox r15, r10
        adox rbp, [rsp-0x20]
        adox rcx, [rsp-0x18]
        adcx r15, [rel .c1]
        adcx rcx, r14
        adox r8, r11
        mov rdx, rbp
        mulx r9, r10, [rel .c2]
        mov rdx, [rsi+0x20]
        mov r11, [rsp-0x38]
        mulx rdi, r14, [r11+0x10]
        adcx r14, r8
        adox r12, rdi
        mulx r8, rdi, [r11+0x18]
        adcx rdi, r12
        mov [rsp-0x18], r8
        mulx r12, r8, [r11+0x20]
        adox rax, r10
        adcx r8, rax
        mulx rax, r10, [r11+0x28]
        adox r13, r9
        adox r15, rax
        mulx rax, r9, [r11+0x30]
        adcx r10, r13
        adcx r9, r15
        mov rdx, [rsi+0x28]
        mulx r13, r15, [r11+0x18]
        mov rdx, [rel .c4]
        mov [rsp-0x20], r9
        mulx rbx, r9, rbx
        mov rdx, [r11]
        mov [rsp-0x30], r10
        mov [rsp-0x10], r15
        mulx r10, r15, [rsi+0x28]
        adcx rax, [rel .c1]
        adcx r9, r14
        adcx rbx, rdi
        mov rdx, [rsi+0x30]
        mulx rdi, r14, [r11+0x8]
        adcx rdi, r8
        adcx r12, r13
        mov rdx, rbp
        mulx r8, r13, [rel .c0]
        adcx r8, [rel .c1]
        adcx r12, r13
        mov [rsp-0x48], r14
        mulx r13, r14, [rel .c3]
        adcx r8, r14
        adox r13, rax
        mov rdx, [rsi+0x30]
        mulx rax, r14, [r11+0x30]
        adox r15, rcx
        adox r9, r10
        adox rbx, [rsp-0x28]
        mulx r10, rcx, [r11+0x20]
        mov rdx, [rsi+0x28]
        mov [rsp-0x28], rax
        mov [rsp-0x50], r14
        mulx rax, r14, [r11+0x10]
        adcx r10, [rel .c1]
        adcx rcx, r8
        adcx r10, [rel .c1]
        adcx r9, [rsp-0x40]
        mov rdx, [rel .c4]
        mulx r8, rbp, rbp
        adcx rbp, r14
        mov rdx, r15
        mov [rsp-0x40], rax
        mulx r14, rax, [rel .c0]
        adox rdi, [rsp-0x18]
        mov rdx, [rsi+0x28]
        mov [rsp-0x18], r9
        mov [rsp-0x58], r10
        mulx r9, r10, [r11+0x20]
        adox r10, r12
        adcx rdi, [rsp-0x10]
        adox rcx, r9
        adox r14, r13
        adox rbx, rbp
        mulx r9, rbp, [r11+0x28]
        adcx r10, [rsp-0x30]
        mulx r12, r13, [r11+0x30]
        adox r8, rdi
        adcx rax, rbp
        mov rdx, [rel .c2]
        mulx rdi, rbp, r15
        adcx r13, r14
        adox rbp, r10
        mov rdx, [rsi+0x30]
        mulx r10, r14, [r11]
        adox rdi, rax
        adcx r12, [rel .c1]
        adcx rdi, rcx
        adox r9, r13
        mulx rax, rcx, [r11+0x18]
        adcx r9, [rsp-0x58]
        mov rdx, r15
        mov [rsp-0x58], rdi
        mulx r13, rdi, [rel .c3]
        adox r13, r12
        adox r14, [rsp-0x18]
        adox rbx, r10
        adcx r13, [rel .c1]
        adcx rbx, [rsp-0x48]
        mov rdx, [r11+0x10]
        mulx r10, r12, [rsi+0x30]
        adox r8, [rsp-0x40]
        adox rcx, rbp
        adcx r12, r8
        adox rax, [rsp-0x20]
        mov rdx, [rel .c2]
        mulx r8, rbp, r14
        adcx r10, rcx
        mov rdx, [rsi+0x30]
        mulx r11, rcx, [r11+0x28]
        adcx rbp, rax
        mov rdx, [rel .c4]
        mulx rax, rsi, r15
        adox r8, rcx
        adox r11, r13
        mulx rcx, r13, r14
        adcx r9, r8
        adox r12, rsi
        mov rdx, r14
        mulx r8, rsi, [rel .c3]
        adcx r11, [rsp-0x50]
        adox r10, r13
        adox rcx, [rsp-0x58]
        adcx r8, [rel .c1]
        adcx r10, rax
        adox r9, rdi
        mulx rax, rdi, [rel .c0]
        adcx rbp, rcx
        adox r11, rax
        adox r8, [rsp-0x28]
        adcx r9, rdi
        adcx r11, rsi
        adc r8, 0x0
        mov rax, rbx
        sub rax, -0x1
        mov rcx, r12
        sbb rcx, -0x1
        mov rdi, r10
        sbb rdi, -0x1
        mov rsi, rbp
        sbb rsi, [rel .c5]
        mov rdx, r9
        sbb rdx, [rel .c2]
        mov r13, r11
        sbb r13, [rel .c0]
        mov r14, r8
        sbb r14, [rel .c3]
        cmovc rdi, r10
        mov r10, [rsp-0x8]
        mov [r10+0x10], rdi
        cmovnc r11, r13
        cmovc r14, r8
        mov [r10+0x28], r11
        mov [r10+0x30], r14
        cmovnc r9, rdx
        cmovc rcx, r12
        mov [r10+0x8], rcx
        mov [r10+0x20], r9
        cmovnc rbp, rsi
        cmovc rax, rbx
        mov [r10], rax
        mov [r10+0x18], rbp
        pop r15
        pop r14
        pop r13
        pop r12
        pop rbp
        pop rbx
        ret
        align 8, db 0xcc
.c0: dq 0x6cfc5fd681c52056
.c1: dq 0x0
.c2: dq 0x7bc65c783158aea3
.c3: dq 0x2341f27177344
.c4: dq 0xfdc1767ae3000000
.c5: dq 0xfdc1767ae2ffffff
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
