/*
 * bls12-381-p mul (loose), modulo p = 0x1a0111ea397fe69a4b1ba7b6434bacd764774b84f38512bf6730d2a0f6b0f6241eabfffeb153ffffb9feffffffffaaab
 * out1 is congruent to arg1*arg2/2^384 modulo p
 * arg1, arg2 below 2^382; out1 below 2^382; arrays may overlap
 *
 * void fe_bls12_381_p_mul_loose(uint64_t out1[6], const uint64_t arg1[6], const uint64_t arg2[6]);
 *
 * Arguments (System V ABI):
 *   rdi  out1[6]  written, below 2^382
 *   rsi  arg1[6]  read, below 2^382
 *   rdx  arg2[6]  read, below 2^382
 *
 * Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
 * Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
 * Spilled words:
 *   [rsp]       pointer out1
 *   [rsp+0x8]   x79, then x103, then x227
 *   [rsp+0x10]  x20, then x140
 *   [rsp+0x18]  x32, then x137, then x236
 *   [rsp+0x20]  x28, then x95, then x224
 *   [rsp+0x28]  x26, then x128, then x203, then x343
 *   [rsp+0x30]  x35, then x130, then x201, then x363
 *   [rsp+0x38]  x18, then x138
 *   [rsp+0x40]  x42, then x109, then x197
 *   [rsp+0x48]  x54, then x131
 *   [rsp+0x50]  x56, then x117, then x226
 *   [rsp+0x58]  x48, then x115, then x209, then x345
 *   [rsp+0x60]  x46, then x111, then x211
 *   [rsp+0x68]  x34, then x101, then x191
 *   [rsp+0x70]  x152, then x297
 *   [rsp+0x78]  x148, then x295
 *   [rsp+0x80]  x146
 *   [rsp+0x88]  pointer arg2
 *   [rsp+0x90]  pointer arg1
 *   [rsp+0x98]  x126, then x222
 *   [rsp+0xa0]  x154, then x299
 *   [rsp+0xa8]  x234
 *   [rsp+0xb0]  x248
 *   [rsp+0xb8]  x244
 *   [rsp+0xc0]  x242
 *   [rsp+0xc8]  x250, then x399
 *
 * Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
 * "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
 * A word is added up under its name until it is complete.
 * x.2, x.3 are parts of the word x that are added up apart from it.
 *
 * 392 instructions; 139.8 cycles on AMD EPYC (amd-zen3)
 * throughput: 1.112 [1.108, 1.112] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * latency: 1.128 [1.127, 1.129] times as fast as the fastest alternative, clang-22 -O3 -march=x86-64-v3 + reduction pass
 * asm = IR: proved for all inputs (basic)
 * constant time: proved for all inputs (basic)
 * asm = source: proved for all inputs (basic; source = IR: basic+ledger)
 * IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
 * asm = IR: tested on 10000 inputs
 * asm = specification: tested on 100000 inputs
 * proved with the checker of Fieldwright 0.1.0, sha256 51703241a2f15c0f8c39923c5f29cfe85b2863cc0fc5e46e3b43d9fd41f91290
 * found by Fieldwright, seed 27, 2026-11-27T14:06:31.857Z
 * ./fieldwright optimize --field bls12-381-p --op mul --seed 27 --target x86-64-v3 --budget 7s --for latency
 * sha256 of the code: 30703b9d05408ccfe239d153706af9dab75d2bdd3692c20971b2252626b51ba7
 */
        .intel_syntax noprefix
        .text
        .globl  fe_bls12_381_p_mul_loose
        .type   fe_bls12_381_p_mul_loose, @function
        .p2align 6
fe_bls12_381_p_mul_loose:
        .cfi_startproc
        push rbx                       # save rbx
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbx, 0
        push rbp                       # save rbp
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset rbp, 0
        push r12                       # save r12
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r12, 0
        push r13                       # save r13
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r13, 0
        push r14                       # save r14
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r14, 0
        push r15                       # save r15
        .cfi_adjust_cfa_offset 8
        .cfi_rel_offset r15, 0
        sub rsp, 0xd0                  # room for the slots
        .cfi_adjust_cfa_offset 208

        mov rax, rdx                   # copy pointer arg2
        mov rdx, [rax+0x8]             # load arg2[1]
        mulx r8, r9, [rsi+0x8]         # x38:x37 = arg1[1]*arg2[1]
        mov rdx, [rax]                 # load arg2[0]
        mulx r10, r11, [rsi]           # x13:x12 = arg1[0]*arg2[0]
        mov rcx, r11                   # copy x12
        movabs rbx, -0x760c000300030003 # constant 0x89f3fffcfffcfffd
        imul rcx, rbx                  # x39 = x12*0x89f3fffcfffcfffd mod 2^64
        mulx rbp, r12, [rsi+0x10]      # x17:x16 = arg1[2]*arg2[0]
        mov rdx, rcx                   # copy x39
        movabs r13, 0x4b1ba7b6434bacd7 # constant 0x4b1ba7b6434bacd7
        mulx r14, r15, r13             # x74:x73 = x39*0x4b1ba7b6434bacd7
        mov [rsp], rdi                 # spill pointer out1
        movabs rdi, 0x64774b84f38512bf # constant 0x64774b84f38512bf
        mulx r13, rbx, rdi             # x68:x67 = x39*0x64774b84f38512bf
        add r13, r15                   # x77 = x68 + x73, CF to x79
        mov rdx, [rax]                 # load arg2[0]
        mulx r15, rdi, [rsi+0x8]       # x15:x14 = arg1[1]*arg2[0]
        adc r14, 0x0                   # x79 = x74 + CF, no carry
        add r10, rdi                   # x18 = x14 + x13, CF to x20, complete
        mov [rsp+0x8], r14             # spill x79
        mulx rdi, r14, [rsi+0x18]      # x23:x22 = arg1[3]*arg2[0]
        adc r15, r12                   # x20 = x15 + x16 + CF, CF to x26, complete
        mov [rsp+0x10], r15            # spill x20
        mulx r12, r15, [rsi+0x20]      # x25:x24 = arg1[4]*arg2[0]
        adc r14, rbp                   # x26 = x17 + x22 + CF, CF to x28, complete
        adc rdi, r15                   # x28 = x23 + x24 + CF, CF to x32, complete
        mulx rbp, r15, [rsi+0x28]      # x31:x30 = arg1[5]*arg2[0]
        adc r12, r15                   # x32 = x25 + x30 + CF, CF to x34, complete
        mov rdx, rcx                   # copy x39
        movabs r15, 0x1a0111ea397fe69a # constant 0x1a0111ea397fe69a
        mov [rsp+0x18], r12            # spill x32
        mov [rsp+0x20], rdi            # spill x28
        mulx r12, rdi, r15             # x76:x75 = x39*0x1a0111ea397fe69a
        mov rdx, [rax+0x8]             # load arg2[1]
        mov [rsp+0x28], r14            # spill x26
        mulx r15, r14, [rsi]           # x36:x35 = arg1[0]*arg2[1]
        mov [rsp+0x30], r14            # spill x35
        mov [rsp+0x38], r10            # spill x18
        mulx r14, r10, [rsi+0x10]      # x41:x40 = arg1[2]*arg2[1]
        adc rbp, 0x0                   # x34 = x31 + CF, no carry, complete
        add r9, r15                    # x42 = x37 + x36, CF to x46, complete
        mov [rsp+0x40], r9             # spill x42
        mulx r15, r9, [rsi+0x18]       # x45:x44 = arg1[3]*arg2[1]
        adc r8, r10                    # x46 = x38 + x40 + CF, CF to x48, complete
        adc r14, r9                    # x48 = x41 + x44 + CF, CF to x54, complete
        mulx r9, r10, [rsi+0x20]       # x51:x50 = arg1[4]*arg2[1]
        adc r15, r10                   # x54 = x45 + x50 + CF, CF to x56, complete
        mov [rsp+0x48], r15            # spill x54
        mulx r10, r15, [rsi+0x28]      # x53:x52 = arg1[5]*arg2[1]
        adc r15, r9                    # x56 = x51 + x52 + CF, CF to x58, complete
        mov rdx, rcx                   # copy x39
        movabs r9, -0x4601000000005555 # constant 0xb9feffffffffaaab
        mov [rsp+0x50], r15            # spill x56
        mov [rsp+0x58], r14            # spill x48
        mulx r15, r14, r9              # x60:x59 = x39*0xb9feffffffffaaab
        movabs r9, 0x1eabfffeb153ffff  # constant 0x1eabfffeb153ffff
        mov [rsp+0x60], r8             # spill x46
        mov [rsp+0x68], rbp            # spill x34
        mulx r8, rbp, r9               # x62:x61 = x39*0x1eabfffeb153ffff
        adc r10, 0x0                   # x58 = x53 + CF, no carry, complete
        add rbp, r15                   # x63 = x61 + x60, CF to x69, complete
        movabs r15, 0x6730d2a0f6b0f624 # constant 0x6730d2a0f6b0f624
        mulx rcx, r9, r15              # x66:x65 = x39*0x6730d2a0f6b0f624
        adc r8, r9                     # x69 = x62 + x65 + CF, CF to x71, complete
        adc rcx, rbx                   # x71 = x66 + x67 + CF, CF to x77, complete
        adc r13, 0x0                   # x77 += CF, CF to x79, complete
        adc rdi, 0x0                   # x79.2 = x75 + CF, CF to x81
        adc r12, 0x0                   # x81 = x76 + CF, no carry
        add r14, r11                   # x82 = x12 + x59, CF to x84
        adc rbp, [rsp+0x38]            # x84 = x18 + x63 + CF, CF to x86, complete
        adc r8, [rsp+0x10]             # x86 = x20 + x69 + CF, CF to x88, complete
        adc rcx, [rsp+0x28]            # x88 = x26 + x71 + CF, CF to x90, complete
        adc r13, [rsp+0x20]            # x90 = x28 + x77 + CF, CF to x92, complete
        mov rdx, [rax+0x10]            # load arg2[2]
        mulx r9, r11, [rsi]            # x96:x95 = arg1[0]*arg2[2]
        mulx rbx, r14, [rsi+0x8]       # x98:x97 = arg1[1]*arg2[2]
        mov [rsp+0x20], r11            # spill x95
        mov r11, [rsp+0x18]            # reload x32
        adc r11, 0x0                   # x92 = x32 + CF, CF to x94
        mov r15, [rsp+0x68]            # reload x34
        adc r15, 0x0                   # x94 = x34 + CF, no carry
        add r14, r9                    # x101 = x97 + x96, CF to x103, complete
        adc rbx, 0x0                   # x103 = x98 + CF, no carry
        add rdi, [rsp+0x8]             # x79 += x79.2, CF to x81, complete
        adc r12, 0x0                   # x81 += CF, no carry, complete
        add rdi, r11                   # x92 += x79, CF to x94, complete
        adc r12, r15                   # x94 += x81 + CF, no carry, complete
        mulx r9, r11, [rsi+0x10]       # x100:x99 = arg1[2]*arg2[2]
        add r11, rbx                   # x103 += x99, CF to x109, complete
        mulx rbx, r15, [rsi+0x18]      # x106:x105 = arg1[3]*arg2[2]
        mov [rsp+0x8], r11             # spill x103
        mov [rsp+0x68], r14            # spill x101
        mulx r11, r14, [rsi+0x20]      # x108:x107 = arg1[4]*arg2[2]
        adc r9, r15                    # x109 = x100 + x105 + CF, CF to x111, complete
        adc r14, rbx                   # x111 = x106 + x107 + CF, CF to x115, complete
        mulx rbx, r15, [rsi+0x28]      # x114:x113 = arg1[5]*arg2[2]
        adc r11, r15                   # x115 = x108 + x113 + CF, CF to x117, complete
        adc rbx, 0x0                   # x117 = x114 + CF, no carry, complete
        add rbp, [rsp+0x30]            # x118 = x35 + x84, CF to x120, complete
        adc r8, [rsp+0x40]             # x120 = x42 + x86 + CF, CF to x122, complete
        adc rcx, [rsp+0x60]            # x122 = x46 + x88 + CF, CF to x124, complete
        adc r13, [rsp+0x58]            # x124 = x48 + x90 + CF, CF to x126, complete
        adc rdi, [rsp+0x48]            # x126 = x54 + x92 + CF, CF to x128, complete
        adc r12, [rsp+0x50]            # x128 = x56 + x94 + CF, CF to x130, complete
        mov rdx, [rax+0x18]            # load arg2[3]
        mov [rsp+0x50], rbx            # spill x117
        mulx r15, rbx, [rsi]           # x132:x131 = arg1[0]*arg2[3]
        mov [rsp+0x48], rbx            # spill x131
        mov [rsp+0x58], r11            # spill x115
        mulx rbx, r11, [rsi+0x8]       # x134:x133 = arg1[1]*arg2[3]
        adc r10, 0x0                   # x130 = x58 + CF, no carry, complete
        mov rdx, rbp                   # copy x118
        mov [rsp+0x60], r14            # spill x111
        movabs r14, -0x760c000300030003 # constant 0x89f3fffcfffcfffd
        imul rdx, r14                  # x137 = x118*0x89f3fffcfffcfffd mod 2^64
        movabs r14, 0x1a0111ea397fe69a # constant 0x1a0111ea397fe69a
        mov [rsp+0x40], r9             # spill x109
        mov [rsp+0x30], r10            # spill x130
        mulx r9, r10, r14              # x172:x171 = x137*0x1a0111ea397fe69a
        mov [rsp+0x18], rdx            # spill x137
        mov rdx, [rsi+0x10]            # load arg1[2]
        mov [rsp+0x28], r12            # spill x128
        mulx r14, r12, [rax+0x18]      # x136:x135 = arg1[2]*arg2[3]
        add r11, r15                   # x138 = x133 + x132, CF to x140, complete
        adc r12, rbx                   # x140 = x134 + x135 + CF, CF to x146, complete
        mov rdx, [rax+0x18]            # load arg2[3]
        mulx rbx, r15, [rsi+0x20]      # x145:x144 = arg1[4]*arg2[3]
        mov [rsp+0x10], r12            # spill x140
        mov [rsp+0x38], r11            # spill x138
        mulx r12, r11, [rsi+0x18]      # x143:x142 = arg1[3]*arg2[3]
        adc r11, r14                   # x146 = x136 + x142 + CF, CF to x148, complete
        adc r15, r12                   # x148 = x143 + x144 + CF, CF to x152, complete
        mulx r12, r14, [rsi+0x28]      # x151:x150 = arg1[5]*arg2[3]
        adc rbx, r14                   # x152 = x145 + x150 + CF, CF to x154, complete
        mov rdx, [rsp+0x18]            # reload x137
        movabs r14, -0x4601000000005555 # constant 0xb9feffffffffaaab
        mov [rsp+0x70], rbx            # spill x152
        mov [rsp+0x78], r15            # spill x148
        mulx rbx, r15, r14             # x156:x155 = x137*0xb9feffffffffaaab
        mov [rsp+0x80], r11            # spill x146
        movabs r11, 0x1eabfffeb153ffff # constant 0x1eabfffeb153ffff
        mov [rsp+0x88], rax            # spill pointer arg2
        mulx r14, rax, r11             # x158:x157 = x137*0x1eabfffeb153ffff
        movabs r11, 0x6730d2a0f6b0f624 # constant 0x6730d2a0f6b0f624
        mov [rsp+0x90], rsi            # spill pointer arg1
        mov [rsp+0x98], rdi            # spill x126
        mulx rsi, rdi, r11             # x160:x159 = x137*0x6730d2a0f6b0f624
        adc r12, 0x0                   # x154 = x151 + CF, no carry, complete
        add rax, rbx                   # x161 = x157 + x156, CF to x165, complete
        movabs rbx, 0x64774b84f38512bf # constant 0x64774b84f38512bf
        mov [rsp+0xa0], r12            # spill x154
        mulx r12, r11, rbx             # x164:x163 = x137*0x64774b84f38512bf
        adc r14, rdi                   # x165 = x158 + x159 + CF, CF to x167, complete
        adc rsi, r11                   # x167 = x160 + x163 + CF, CF to x173, complete
        movabs r11, 0x4b1ba7b6434bacd7 # constant 0x4b1ba7b6434bacd7
        mulx rdi, rbx, r11             # x170:x169 = x137*0x4b1ba7b6434bacd7
        adc r12, rbx                   # x173 = x164 + x169 + CF, CF to x175, complete
        adc rdi, r10                   # x175 = x170 + x171 + CF, CF to x177, complete
        adc r9, 0x0                    # x177 = x172 + CF, no carry, complete
        add rbp, r15                   # x178 = x118 + x155, CF to x180
        adc r8, rax                    # x180 = x120 + x161 + CF, CF to x182, complete
        adc rcx, r14                   # x182 = x122 + x165 + CF, CF to x184, complete
        adc rsi, r13                   # x184 = x124 + x167 + CF, CF to x186, complete
        adc r12, [rsp+0x98]            # x186 = x126 + x173 + CF, CF to x188, complete
        adc rdi, [rsp+0x28]            # x188 = x128 + x175 + CF, CF to x190, complete
        adc r9, [rsp+0x30]             # x190 = x177 + x130 + CF, no carry, complete
        mov rax, [rsp+0x88]            # reload pointer arg2
        mov rdx, [rax+0x20]            # load arg2[4]
        mov r10, [rsp+0x90]            # reload pointer arg1
        mulx rbx, rbp, [r10+0x8]       # x194:x193 = arg1[1]*arg2[4]
        mulx r13, r14, [r10]           # x192:x191 = arg1[0]*arg2[4]
        add rbp, r13                   # x197 = x193 + x192, CF to x201, complete
        mulx r13, r15, [r10+0x10]      # x196:x195 = arg1[2]*arg2[4]
        adc r15, rbx                   # x201 = x194 + x195 + CF, CF to x203, complete
        mov [rsp+0x30], r15            # spill x201
        mulx rbx, r15, [r10+0x18]      # x200:x199 = arg1[3]*arg2[4]
        adc r13, r15                   # x203 = x196 + x199 + CF, CF to x209, complete
        mov [rsp+0x28], r13            # spill x203
        mulx r15, r13, [r10+0x20]      # x206:x205 = arg1[4]*arg2[4]
        adc rbx, r13                   # x209 = x200 + x205 + CF, CF to x211, complete
        adc r15, 0x0                   # x211 = x206 + CF, no carry
        add r8, [rsp+0x20]             # x214 = x95 + x180, CF to x216, complete
        adc rcx, [rsp+0x68]            # x216 = x101 + x182 + CF, CF to x218, complete
        adc rsi, [rsp+0x8]             # x218 = x103 + x184 + CF, CF to x220, complete
        adc r12, [rsp+0x40]            # x220 = x109 + x186 + CF, CF to x222, complete
        adc rdi, [rsp+0x60]            # x222 = x111 + x188 + CF, CF to x224, complete
        mov rdx, [rax+0x28]            # load arg2[5]
        mov [rsp+0x60], r15            # spill x211
        mulx r13, r15, [r10+0x10]      # x232:x231 = arg1[2]*arg2[5]
        adc r9, [rsp+0x58]             # x224 = x115 + x190 + CF, CF to x226, complete
        mov [rsp+0x58], rbx            # spill x209
        mov [rsp+0x40], rbp            # spill x197
        mulx rbx, rbp, [r10]           # x228:x227 = arg1[0]*arg2[5]
        mov [rsp+0x8], rbp             # spill x227
        mov [rsp+0x68], r14            # spill x191
        mulx rbp, r14, [r10+0x8]       # x230:x229 = arg1[1]*arg2[5]
        mov [rsp+0x20], r9             # spill x224
        mov r9, [rsp+0x50]             # reload x117
        adc r9, 0x0                    # x226 = x117 + CF, no carry, complete
        mov [rsp+0x50], r9             # spill x226
        mov r9, r8                     # copy x214
        mov [rsp+0x98], rdi            # spill x222
        movabs rdi, -0x760c000300030003 # constant 0x89f3fffcfffcfffd
        imul r9, rdi                   # x233 = x214*0x89f3fffcfffcfffd mod 2^64
        add r14, rbx                   # x234 = x229 + x228, CF to x236, complete
        adc r15, rbp                   # x236 = x230 + x231 + CF, CF to x242, complete
        mulx rbx, rbp, [r10+0x18]      # x239:x238 = arg1[3]*arg2[5]
        mov [rsp+0x18], r15            # spill x236
        mov [rsp+0xa8], r14            # spill x234
        mulx r15, r14, [r10+0x20]      # x241:x240 = arg1[4]*arg2[5]
        adc r13, rbp                   # x242 = x232 + x238 + CF, CF to x244, complete
        adc r14, rbx                   # x244 = x239 + x240 + CF, CF to x248, complete
        mulx rbx, rbp, [r10+0x28]      # x247:x246 = arg1[5]*arg2[5]
        adc rbp, r15                   # x248 = x241 + x246 + CF, CF to x250, complete
        mov rdx, r9                    # copy x233
        movabs r15, -0x4601000000005555 # constant 0xb9feffffffffaaab
        mov [rsp+0xb0], rbp            # spill x248
        mov [rsp+0xb8], r14            # spill x244
        mulx rbp, r14, r15             # x252:x251 = x233*0xb9feffffffffaaab
        mov [rsp+0xc0], r13            # spill x242
        movabs r13, 0x1eabfffeb153ffff # constant 0x1eabfffeb153ffff
        mulx rax, r10, r13             # x254:x253 = x233*0x1eabfffeb153ffff
        movabs r13, 0x6730d2a0f6b0f624 # constant 0x6730d2a0f6b0f624
        mulx r15, rdi, r13             # x256:x255 = x233*0x6730d2a0f6b0f624
        adc rbx, 0x0                   # x250 = x247 + CF, no carry, complete
        add rbp, r10                   # x257 = x253 + x252, CF to x259, complete
        adc rdi, rax                   # x259 = x254 + x255 + CF, CF to x265, complete
        movabs rax, 0x64774b84f38512bf # constant 0x64774b84f38512bf
        mov [rsp+0xc8], rbx            # spill x250
        mulx r10, rbx, rax             # x262:x261 = x233*0x64774b84f38512bf
        mulx rax, r13, r11             # x264:x263 = x233*0x4b1ba7b6434bacd7
        adc rbx, r15                   # x265 = x256 + x261 + CF, CF to x267, complete
        adc r13, r10                   # x267 = x262 + x263 + CF, CF to x271, complete
        movabs r10, 0x1a0111ea397fe69a # constant 0x1a0111ea397fe69a
        mulx r9, r15, r10              # x270:x269 = x233*0x1a0111ea397fe69a
        adc r15, rax                   # x271 = x264 + x269 + CF, CF to x273, complete
        adc r9, 0x0                    # x273 = x270 + CF, no carry, complete
        add r8, r14                    # x274 = x214 + x251, CF to x276
        adc rcx, rbp                   # x276 = x216 + x257 + CF, CF to x278, complete
        adc rsi, rdi                   # x278 = x218 + x259 + CF, CF to x280, complete
        adc r12, rbx                   # x280 = x220 + x265 + CF, CF to x282, complete
        adc r13, [rsp+0x98]            # x282 = x222 + x267 + CF, CF to x284, complete
        adc r15, [rsp+0x20]            # x284 = x224 + x271 + CF, CF to x286, complete
        adc r9, [rsp+0x50]             # x286 = x273 + x226 + CF, no carry, complete
        add rcx, [rsp+0x48]            # x287 = x131 + x276, CF to x289, complete
        adc rsi, [rsp+0x38]            # x289 = x138 + x278 + CF, CF to x291, complete
        adc r12, [rsp+0x10]            # x291 = x140 + x280 + CF, CF to x293, complete
        adc r13, [rsp+0x80]            # x293 = x146 + x282 + CF, CF to x295, complete
        adc r15, [rsp+0x78]            # x295 = x148 + x284 + CF, CF to x297, complete
        adc r9, [rsp+0x70]             # x297 = x152 + x286 + CF, CF to x299, complete
        mov rax, [rsp+0xa0]            # reload x154
        adc rax, 0x0                   # x299 = x154 + CF, no carry, complete
        mov rdx, rcx                   # copy x287
        movabs r8, -0x760c000300030003 # constant 0x89f3fffcfffcfffd
        imul rdx, r8                   # x300 = x287*0x89f3fffcfffcfffd mod 2^64
        movabs rdi, -0x4601000000005555 # constant 0xb9feffffffffaaab
        mulx rbx, rbp, rdi             # x302:x301 = x300*0xb9feffffffffaaab
        movabs r14, 0x1eabfffeb153ffff # constant 0x1eabfffeb153ffff
        mulx rdi, r8, r14              # x304:x303 = x300*0x1eabfffeb153ffff
        movabs r14, 0x6730d2a0f6b0f624 # constant 0x6730d2a0f6b0f624
        mov [rsp+0xa0], rax            # spill x299
        mov [rsp+0x70], r9             # spill x297
        mulx rax, r9, r14              # x306:x305 = x300*0x6730d2a0f6b0f624
        add r8, rbx                    # x307 = x303 + x302, CF to x311, complete
        adc r9, rdi                    # x311 = x304 + x305 + CF, CF to x313, complete
        movabs rdi, 0x64774b84f38512bf # constant 0x64774b84f38512bf
        mulx rbx, r14, rdi             # x310:x309 = x300*0x64774b84f38512bf
        adc r14, rax                   # x313 = x306 + x309 + CF, CF to x319, complete
        mulx rax, rdi, r11             # x316:x315 = x300*0x4b1ba7b6434bacd7
        mov [rsp+0x78], r15            # spill x295
        mulx r11, r15, r10             # x318:x317 = x300*0x1a0111ea397fe69a
        adc rbx, rdi                   # x319 = x310 + x315 + CF, CF to x321, complete
        adc r15, rax                   # x321 = x316 + x317 + CF, CF to x323, complete
        adc r11, 0x0                   # x323 = x318 + CF, no carry, complete
        add rbp, rcx                   # x324 = x287 + x301, CF to x326
        adc rsi, r8                    # x326 = x289 + x307 + CF, CF to x328, complete
        adc r9, r12                    # x328 = x291 + x311 + CF, CF to x330, complete
        adc r13, r14                   # x330 = x293 + x313 + CF, CF to x332, complete
        adc rbx, [rsp+0x78]            # x332 = x295 + x319 + CF, CF to x334, complete
        adc r15, [rsp+0x70]            # x334 = x297 + x321 + CF, CF to x336, complete
        adc r11, [rsp+0xa0]            # x336 = x323 + x299 + CF, no carry, complete
        add rsi, [rsp+0x68]            # x337 = x191 + x326, CF to x339, complete
        adc r9, [rsp+0x40]             # x339 = x197 + x328 + CF, CF to x341, complete
        adc r13, [rsp+0x30]            # x341 = x201 + x330 + CF, CF to x343, complete
        adc rbx, [rsp+0x28]            # x343 = x203 + x332 + CF, CF to x345, complete
        mov rax, [rsp+0x58]            # reload x209
        adc rax, 0x0                   # x345 = x209 + CF, CF to x347
        adc r11, 0x0                   # x347 = x336 + CF, no carry
        mov rdx, rsi                   # copy x337
        movabs r8, -0x760c000300030003 # constant 0x89f3fffcfffcfffd
        imul rdx, r8                   # x350 = x337*0x89f3fffcfffcfffd mod 2^64
        add rax, r15                   # x345 += x334, CF to x347, complete
        movabs rcx, -0x4601000000005555 # constant 0xb9feffffffffaaab
        mulx rdi, rbp, rcx             # x352:x351 = x350*0xb9feffffffffaaab
        movabs r12, 0x1eabfffeb153ffff # constant 0x1eabfffeb153ffff
        mulx r14, r15, r12             # x354:x353 = x350*0x1eabfffeb153ffff
        movabs r12, 0x6730d2a0f6b0f624 # constant 0x6730d2a0f6b0f624
        mulx rcx, r8, r12              # x356:x355 = x350*0x6730d2a0f6b0f624
        adc r11, 0x0                   # x347 += CF, no carry
        add r15, rdi                   # x357 = x353 + x352, CF to x361, complete
        adc r14, r8                    # x361 = x354 + x355 + CF, CF to x363, complete
        movabs r8, 0x64774b84f38512bf  # constant 0x64774b84f38512bf
        mulx rdi, r12, r8              # x360:x359 = x350*0x64774b84f38512bf
        movabs r8, 0x4b1ba7b6434bacd7  # constant 0x4b1ba7b6434bacd7
        mov [rsp+0x58], rax            # spill x345
        mov [rsp+0x28], rbx            # spill x343
        mulx rax, rbx, r8              # x366:x365 = x350*0x4b1ba7b6434bacd7
        adc r12, rcx                   # x363 = x356 + x359 + CF, CF to x369, complete
        mulx rcx, r8, r10              # x368:x367 = x350*0x1a0111ea397fe69a
        mov r10, [rsp+0x88]            # reload pointer arg2
        mov rdx, [r10+0x20]            # load arg2[4]
        mov [rsp+0x30], r12            # spill x363
        mov r12, [rsp+0x90]            # reload pointer arg1
        mulx r10, r12, [r12+0x28]      # x208:x207 = arg1[5]*arg2[4]
        adc rbx, 0x0                   # x369 = x365 + CF, CF to x371
        adc r8, 0x0                    # x371 = x367 + CF, CF to x373
        adc rcx, 0x0                   # x373 = x368 + CF, no carry
        add r12, [rsp+0x60]            # x211 += x207, CF to x213, complete
        adc r10, 0x0                   # x213 = x208 + CF, no carry, complete
        add r11, r12                   # x347 += x211, CF to x349, complete
        adc r10, 0x0                   # x349 = x213 + CF, no carry, complete
        add rdi, rbx                   # x369 += x360, CF to x371, complete
        adc rax, r8                    # x371 += x366 + CF, CF to x373, complete
        adc rcx, 0x0                   # x373 += CF, no carry, complete
        add rbp, rsi                   # x374 = x337 + x351, CF to x376
        adc r15, r9                    # x376 = x339 + x357 + CF, CF to x378, complete
        adc r14, r13                   # x378 = x341 + x361 + CF, CF to x380, complete
        mov r8, [rsp+0x30]             # reload x363
        adc r8, [rsp+0x28]             # x380 = x343 + x363 + CF, CF to x382, complete
        adc rdi, [rsp+0x58]            # x382 = x345 + x369 + CF, CF to x384, complete
        adc rax, r11                   # x384 = x347 + x371 + CF, CF to x386, complete
        adc rcx, r10                   # x386 = x373 + x349 + CF, no carry, complete
        add r15, [rsp+0x8]             # x387 = x227 + x376, CF to x389, complete
        adc r14, [rsp+0xa8]            # x389 = x234 + x378 + CF, CF to x391, complete
        adc r8, [rsp+0x18]             # x391 = x236 + x380 + CF, CF to x393, complete
        adc rdi, [rsp+0xc0]            # x393 = x242 + x382 + CF, CF to x395, complete
        adc rax, [rsp+0xb8]            # x395 = x244 + x384 + CF, CF to x397, complete
        adc rcx, [rsp+0xb0]            # x397 = x248 + x386 + CF, CF to x399, complete
        mov r9, [rsp+0xc8]             # reload x250
        adc r9, 0x0                    # x399 = x250 + CF, no carry, complete
        mov rdx, r15                   # copy x387
        movabs r10, -0x760c000300030003 # constant 0x89f3fffcfffcfffd
        imul rdx, r10                  # x400 = x387*0x89f3fffcfffcfffd mod 2^64
        movabs r10, -0x4601000000005555 # constant 0xb9feffffffffaaab
        mulx r10, r11, r10             # x402:x401 = x400*0xb9feffffffffaaab
        movabs rsi, 0x1eabfffeb153ffff # constant 0x1eabfffeb153ffff
        mulx rsi, rbx, rsi             # x404:x403 = x400*0x1eabfffeb153ffff
        movabs rbp, 0x6730d2a0f6b0f624 # constant 0x6730d2a0f6b0f624
        mulx rbp, r12, rbp             # x406:x405 = x400*0x6730d2a0f6b0f624
        movabs r13, 0x64774b84f38512bf # constant 0x64774b84f38512bf
        mov [rsp+0xc8], r9             # spill x399
        mulx r13, r9, r13              # x412:x411 = x400*0x64774b84f38512bf
        add rbx, r10                   # x407 = x403 + x402, CF to x409, complete
        adc rsi, r12                   # x409 = x404 + x405 + CF, CF to x415, complete
        movabs r10, 0x4b1ba7b6434bacd7 # constant 0x4b1ba7b6434bacd7
        mulx r10, r12, r10             # x414:x413 = x400*0x4b1ba7b6434bacd7
        adc r9, rbp                    # x415 = x406 + x411 + CF, CF to x417, complete
        adc r13, r12                   # x417 = x412 + x413 + CF, CF to x421, complete
        movabs rbp, 0x1a0111ea397fe69a # constant 0x1a0111ea397fe69a
        mulx rdx, rbp, rbp             # x420:x419 = x400*0x1a0111ea397fe69a
        adc r10, rbp                   # x421 = x414 + x419 + CF, CF to x423, complete
        adc rdx, 0x0                   # x423 = x420 + CF, no carry, complete
        add r11, r15                   # x424 = x387 + x401, CF to x426
        adc r14, rbx                   # x426 = x389 + x407 + CF, CF to x428, complete
        mov r11, [rsp]                 # reload pointer out1
        mov [r11], r14                 # out1[0] = x426
        adc r8, rsi                    # x428 = x391 + x409 + CF, CF to x430, complete
        adc rdi, r9                    # x430 = x393 + x415 + CF, CF to x432, complete
        mov [r11+0x10], rdi            # out1[2] = x430
        mov [r11+0x8], r8              # out1[1] = x428
        adc rax, r13                   # x432 = x395 + x417 + CF, CF to x434, complete
        adc rcx, r10                   # x434 = x397 + x421 + CF, CF to x436, complete
        adc rdx, [rsp+0xc8]            # x436 = x423 + x399 + CF, no carry, complete
        mov [r11+0x20], rcx            # out1[4] = x434
        mov [r11+0x28], rdx            # out1[5] = x436
        mov [r11+0x18], rax            # out1[3] = x432

        add rsp, 0xd0                  # the slots are given up
        .cfi_adjust_cfa_offset -208
        pop r15                        # restore r15
        .cfi_adjust_cfa_offset -8
        .cfi_restore r15
        pop r14                        # restore r14
        .cfi_adjust_cfa_offset -8
        .cfi_restore r14
        pop r13                        # restore r13
        .cfi_adjust_cfa_offset -8
        .cfi_restore r13
        pop r12                        # restore r12
        .cfi_adjust_cfa_offset -8
        .cfi_restore r12
        pop rbp                        # restore rbp
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbp
        pop rbx                        # restore rbx
        .cfi_adjust_cfa_offset -8
        .cfi_restore rbx
        ret                            # return
        .cfi_endproc
        .size   fe_bls12_381_p_mul_loose, .-fe_bls12_381_p_mul_loose
        .section .note.GNU-stack, "", @progbits
