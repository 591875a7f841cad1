; p256-montgomery mul (loose), modulo p = 2^256 - 2^224 + 2^192 + 2^96 - 1
; out1 is congruent to arg1*arg2/2^256 modulo p
; arg1, arg2 below p; out1 below p; arrays may overlap
;
; void fe_p256_montgomery_mul(uint64_t out1[4], const uint64_t arg1[4], const uint64_t arg2[4]);
;
; Arguments (System V ABI):
;   rdi  out1[4]  written, below p
;   rsi  arg1[4]  read, below p
;   rdx  arg2[4]  read, below p
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14
; Spilled words, in the red zone below rsp:
;   [rsp-0x8]   pointer out1
;   [rsp-0x10]  x57
;   [rsp-0x18]  x58
;   [rsp-0x20]  x65
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
; neg(x) is a part of the word x that is to be subtracted.
; Where the last word of a sum is complete, all of them are listed with their registers; - is a word that has been used up.
;
; What the longer sums add up, word by word:
;   x24 = x22 + x16 (carry to x25)
;   x25 = x23 + x17 (carry to x26)
;   x26 = x20 + x18 (carry to x27)
;   x27 = x21 + x19 (carry to x41)
;   x37 = x24 + x29 (carry to x38)
;   x38 = x25 + x30 + x31 (carry to x39)
;   x39 = x26 + x32 + x33 (carry to x40)
;   x40 = x27 + x34 + x35 (carry to x41)
;   x41 = x36
;   x46 = x38 + x44 (carry to x47)
;   x47 = x39 + x45 (carry to x48)
;   x48 = x40 + x42 (carry to x49)
;   x49 = x41 + x43 (carry to x63)
;   x59 = x46 + x51 (carry to x60)
;   x60 = x47 + x52 + x53 (carry to x61)
;   x61 = x48 + x54 + x55 (carry to x62)
;   x62 = x49 + x56 + x57 (carry to x63)
;   x63 = x58
;   x68 = x60 + x66 (carry to x69)
;   x69 = x61 + x67 (carry to x70)
;   x70 = x62 + x64 (carry to x71)
;   x71 = x63 + x65 (carry to x85)
;   x81 = x68 + x73 (carry to x82)
;   x82 = x69 + x74 + x75 (carry to x83)
;   x83 = x70 + x76 + x77 (carry to x84)
;   x84 = x71 + x78 + x79 (carry to x85)
;   x85 = x80
;
; 141 instructions; 38.7 cycles on AMD EPYC (amd-zen3)
; throughput: 1.775 [1.771, 1.786] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
; latency: 1.545 [1.541, 1.609] times as fast as the strongest opponent, llc-22 -O3 -mcpu=native
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (basic+ledger)
; IR = specification: proved for all inputs (basic+ledger, 2 cases)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 85996b4a7dc8dbccb1b563f792c5a3e926b3aa12db477e1ea0a2a30087a95de5
; found by Fieldwright, seed 1, 2026-11-22T12:58:23.295Z
; npm run optimize -- --curve p256 --op mul --seed 1 --budget 60s
; sha256 of the code: d0630e2f3e5877fe78176931a92f5984cdb095e9a7a56e9d3ce089161d14b51a
        default rel
        section .text
        global  fe_p256_montgomery_mul:function (fe_p256_montgomery_mul.end - fe_p256_montgomery_mul)
        align   64
fe_p256_montgomery_mul:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14

        mov rax, rdx               ; copy pointer arg2
        mov rdx, [rax]             ; load arg2[0]
        mulx r8, r9, [rsi]         ; x9:x8 = arg1[0]*arg2[0]
        mulx r10, r11, [rsi+0x8]   ; x11:x10 = arg1[1]*arg2[0]
        xor ecx, ecx               ; CF = OF = 0
        adox r11, r8               ; x16 = x9 + x10 (OF is 0), OF to x17, complete
        mulx r8, rcx, [rsi+0x10]   ; x13:x12 = arg1[2]*arg2[0]
        mulx rbx, rbp, [rsi+0x18]  ; x15:x14 = arg1[3]*arg2[0]
        adox r10, rcx              ; x17 = x11 + x12 + OF, OF to x18, complete
        adox r8, rbp               ; x18 = x13 + x14 + OF, OF to x19, complete
        mov ecx, 0x20              ; constant 0x20
        shrx rbp, r9, rcx          ; x23 = x8 >> 32
        mov rdx, r9                ; copy x8
        mulx r12, r13, [rel .c0]   ; x21:x20 = x8*0xffffffff00000001
        mov rdx, [rax+0x8]         ; load arg2[1]
        mov [rsp-0x8], rdi         ; spill pointer out1
        mulx r14, rdi, [rsi+0x18]  ; x36:x35 = arg1[3]*arg2[1]
        shlx r9, r9, rcx           ; x22 = x8 << 32 mod 2^64
        adcx r9, r11               ; x24 = x22 + x16 (CF is 0), CF to x25, complete
        adcx rbp, r10              ; x25 = x23 + x17 + CF, CF to x26, complete
        adcx r8, r13               ; x26 = x18 + x20 + CF, CF to x27, complete
        mulx r10, r11, [rsi]       ; x30:x29 = arg1[0]*arg2[1]
        mulx r13, rcx, [rsi+0x8]   ; x32:x31 = arg1[1]*arg2[1]
        adox rbx, [rel .c1]        ; x19 = x15 + OF, no carry, complete

        ; complete: [x19, x18, x17, x16] in [rbx, -, -, -]
        adcx rbx, r12              ; x27 = x19 + x21 + CF, CF to x41, complete

        ; complete: [x27, x26, x25, x24] in [rbx, r8, rbp, r9]
        adc r14, 0x0               ; x41 = x36 + CF, no carry
        xor r12d, r12d             ; CF = OF = 0
        adcx r9, r11               ; x37 = x24 + x29 (CF is 0), CF to x38, complete
        adox rbp, rcx              ; x38 = x31 + x25 (OF is 0), OF to x39
        adcx r10, rbp              ; x38 += x30 + CF, CF to x39, complete
        mulx r11, rcx, [rsi+0x10]  ; x34:x33 = arg1[2]*arg2[1]
        adcx rcx, r13              ; x39 = x32 + x33 + CF, CF to x40
        adox r8, rcx               ; x39 += x26 + OF, OF to x40, complete
        adcx rbx, rdi              ; x40 = x35 + x27 + CF, CF to x41
        mov ecx, 0x20              ; constant 0x20
        shrx rdi, r9, rcx          ; x45 = x37 >> 32
        mov rdx, [rax+0x10]        ; load arg2[2]
        mulx rbp, r12, [rsi+0x18]  ; x58:x57 = arg1[3]*arg2[2]
        adox rbx, r11              ; x40 += x34 + OF, OF to x41, complete
        adox r14, [rel .c1]        ; x41 += OF, no carry
        adc r14, 0x0               ; x41 += CF, no carry, complete

        ; complete: [x41, x40, x39, x38, x37] in [r14, rbx, r8, r10, r9]
        mov r11, r9                ; copy x37
        shl r11, 0x20              ; x44 = x37 << 32 mod 2^64
        mov [rsp-0x10], r12        ; spill x57
        mulx r13, r12, [rsi]       ; x52:x51 = arg1[0]*arg2[2]
        mov [rsp-0x18], rbp        ; spill x58
        xor ebp, ebp               ; CF = OF = 0
        adcx r11, r10              ; x46 = x38 + x44 (CF is 0), CF to x47, complete
        adc rdi, 0x0               ; x47 = x45 + CF, no carry
        xor r10d, r10d             ; CF = OF = 0
        adox r11, r12              ; x59 = x46 + x51 (OF is 0), OF to x60, complete
        mov rdx, [rel .c0]         ; constant 0xffffffff00000001
        mulx r9, r10, r9           ; x43:x42 = x37*0xffffffff00000001
        adcx rdi, r8               ; x47 += x39 (CF is 0), CF to x48, complete
        adcx r10, rbx              ; x48 = x40 + x42 + CF, CF to x49, complete
        mulx r8, rbx, r11          ; x65:x64 = x59*0xffffffff00000001
        shrx rcx, r11, rcx         ; x67 = x59 >> 32
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx rbp, r12, [rax+0x10]  ; x56:x55 = arg1[2]*arg2[2]
        adox rdi, r13              ; x60 = x47 + x52 + OF, OF to x61
        mov rdx, [rax+0x10]        ; load arg2[2]
        mov [rsp-0x20], r8         ; spill x65
        mulx r13, r8, [rsi+0x8]    ; x54:x53 = arg1[1]*arg2[2]
        adcx r9, r14               ; x49 = x41 + x43 + CF, CF to x63, complete

        ; complete: [x49, x48, x47, x46] in [r9, r10, -, -]
        adox r12, r13              ; x61 = x54 + x55 + OF, OF to x62
        mov r13, [rsp-0x18]        ; reload x58
        adcx r13, [rel .c1]        ; x63 = x58 + CF, no carry
        adcx r8, rdi               ; x60 += x53 (CF is 0), CF to x61, complete
        mov rdx, [rsi+0x10]        ; load arg1[2]
        mulx rdi, r14, [rax+0x18]  ; x78:x77 = arg1[2]*arg2[3]
        adcx r12, r10              ; x61 += x48 + CF, CF to x62, complete
        adox rbp, [rsp-0x10]       ; x62 = x56 + x57 + OF, OF to x63
        adcx r9, rbp               ; x62 += x49 + CF, CF to x63, complete
        adox r13, [rel .c1]        ; x63 += OF, no carry
        adc r13, 0x0               ; x63 += CF, no carry, complete

        ; complete: [x63, x62, x61, x60, x59] in [r13, r9, r12, r8, r11]
        shl r11, 0x20              ; x66 = x59 << 32 mod 2^64
        add r8, r11                ; x68 = x60 + x66, CF to x69, complete
        mov rdx, [rax+0x18]        ; load arg2[3]
        mulx r10, r11, [rsi]       ; x74:x73 = arg1[0]*arg2[3]
        adc r12, rcx               ; x69 = x61 + x67 + CF, CF to x70, complete
        adc r9, rbx                ; x70 = x62 + x64 + CF, CF to x71, complete
        mulx rcx, rbx, [rsi+0x18]  ; x80:x79 = arg1[3]*arg2[3]
        adc r13, [rsp-0x20]        ; x71 = x63 + x65 + CF, CF to x85, complete

        ; complete: [x71, x70, x69, x68] in [r13, r9, r12, r8]
        mulx rax, rsi, [rsi+0x8]   ; x76:x75 = arg1[1]*arg2[3]
        adc rcx, 0x0               ; x85 = x80 + CF, no carry
        xor ebp, ebp               ; CF = OF = 0
        adox r8, r11               ; x81 = x68 + x73 (OF is 0), OF to x82, complete
        adox r12, rsi              ; x82 = x69 + x75 + OF, OF to x83
        mov rdx, [rel .c0]         ; constant 0xffffffff00000001
        mulx r11, rsi, r8          ; x87:x86 = x81*0xffffffff00000001
        adcx r12, r10              ; x82 += x74 (CF is 0), CF to x83, complete
        adox r14, r9               ; x83 = x70 + x77 + OF, OF to x84
        adox rdi, rbx              ; x84 = x78 + x79 + OF, OF to x85
        adcx r14, rax              ; x83 += x76 + CF, CF to x84, complete
        adcx rdi, r13              ; x84 += x71 + CF, CF to x85, complete
        adox rcx, [rel .c1]        ; x85 += OF, no carry
        adc rcx, 0x0               ; x85 += CF, no carry, complete

        ; complete: [x85, x84, x83, x82, x81] in [rcx, rdi, r14, r12, r8]
        mov rax, r8                ; copy x81
        shl rax, 0x20              ; x88 = x81 << 32 mod 2^64
        shr r8, 0x20               ; x89 = x81 >> 32
        xor r9d, r9d               ; CF = OF = 0
        adox r12, rax              ; x90 = x82 + x88 (OF is 0), OF to x91, complete
        adox r8, r14               ; x91 = x83 + x89 + OF, OF to x92, complete
        adox rsi, rdi              ; x92 = x84 + x86 + OF, OF to x93, complete
        adox r11, [rel .c1]        ; x93 = x87 + OF, no carry
        mov rax, r12               ; copy x90
        sub rax, -0x1              ; x95 = x90 - 0xffffffffffffffff, CF from x96, complete
        mov r9, r8                 ; copy x91
        sbb r9, [rel .c2]          ; x96 = x91 - 0xffffffff - CF, CF from x97, complete
        mov r10, rsi               ; copy x92
        sbb r10, 0x0               ; x97 = x92 - CF, CF from x98, complete
        mov rdi, [rel .c0]         ; constant 0xffffffff00000001
        adc rdi, 0x0               ; neg(x98) = 0xffffffff00000001 + CF, CF from x99
        mov edx, 0x0               ; begins x99 = CF
        adc rdx, 0x0               ; x99 = CF
        add rcx, r11               ; x93 += x85, CF to x99, complete

        ; complete: [x93, x92, x91, x90] in [rcx, rsi, r8, r12]
        sbb rdx, 0x0               ; x99 -= CF
        mov r11, rcx               ; copy x93
        sub r11, rdi               ; x98 = x93 - neg(x98), CF from x99, complete

        ; complete: [x98, x97, x96, x95] in [r11, r10, r9, rax]
        adc rdx, 0x0               ; x99 += CF, complete
        bt edx, 0x0                ; CF = x99
        cmovnc rcx, r11            ; x103 = x99 ? x93 : x98, x99 in CF
        mov r11, [rsp-0x8]         ; reload pointer out1
        mov [r11+0x18], rcx        ; out1[3] = x103
        cmovc r10, rsi             ; x102 = x99 ? x92 : x97, x99 in CF
        mov [r11+0x10], r10        ; out1[2] = x102
        cmovc r9, r8               ; x101 = x99 ? x91 : x96, x99 in CF
        mov [r11+0x8], r9          ; out1[1] = x101
        cmovnc r12, rax            ; x100 = x99 ? x90 : x95, x99 in CF
        mov [r11], r12             ; out1[0] = x100

        pop r14                    ; restore r14
        pop r13                    ; restore r13
        pop r12                    ; restore r12
        pop rbp                    ; restore rbp
        pop rbx                    ; restore rbx
        ret                        ; return
        align 8, db 0xcc
.c0: dq 0xffffffff00000001
.c1: dq 0x0
.c2: dq 0xffffffff
.end:
        section .note.GNU-stack noalloc noexec nowrite progbits
