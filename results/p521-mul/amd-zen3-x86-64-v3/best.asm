; p521 mul (loose), modulo p = 2^521 - 1
; out1 is congruent to arg1*arg2 modulo p
; arg1, arg2 below 2^523; out1 below 2^522; arrays may overlap
;
; void fe_p521_mul_loose(uint64_t out1[9], const uint64_t arg1[9], const uint64_t arg2[9]);
;
; Arguments (System V ABI):
;   rdi  out1[9]  written, below 2^522
;   rsi  arg1[9]  read, below 2^523
;   rdx  arg2[9]  read, below 2^523
;
; Changed: rax, rcx, rdx, rsi, rdi, r8, r9, r10, r11, flags
; Saved on the stack and restored: rbx, rbp, r12, r13, r14, r15
; Spilled words:
;   [rsp]       pointer out1
;   [rsp+0x8]   x18
;   [rsp+0x10]  x50, then x88
;   [rsp+0x18]  x46, then x104, then x158, then x212, then x266, then x308, then x376, then x432
;   [rsp+0x20]  x42, then x102, then x156, then x210, then x264, then x304
;   [rsp+0x28]  x38, then x100, then x152, then x206, then x268, then x322, then x358
;   [rsp+0x30]  x34, then x106, then x142
;   [rsp+0x38]  x30, then x98, then x160, then x196
;   [rsp+0x40]  x28, then x127, then x150, then x235, then x258, then x310, then x366, then x416
;   [rsp+0x48]  pointer arg2
;   [rsp+0x50]  pointer arg1
;   [rsp+0x58]  x131, then x154, then x214, then x250
;   [rsp+0x60]  x173, then x239, then x262, then x316, then x372, then x426
;   [rsp+0x68]  x183, then x208, then x260, then x314, then x370, then x424
;   [rsp+0x70]  x287, then x312, then x368, then x420
;   [rsp+0x78]  x320, then x374, then x412
;   [rsp+0x80]  x395, then x418
;   [rsp+0x88]  x399, then x422
;   [rsp+0x90]  x414
;   [rsp+0x98]  x428
;   [rsp+0xa0]  x442
;   [rsp+0xa8]  x440
;   [rsp+0xb0]  x434
;
; Comments name words of 64 bits as the word IR does ("ir" in best.json). a:b is 2^64*a + b.
; "CF to x" is a carry, "CF from x" a borrow, that is left in CF for the word x.
; A word is added up under its name until it is complete.
;
; 429 instructions; 171.1 cycles on AMD EPYC (amd-zen3)
; throughput: 1.008 [1.004, 1.010] times as fast as the strongest opponent, clang-22 -O3 -march=native + reduction pass
; latency: SLOWER than the strongest opponent, clang-22 -O3 -march=native + reduction pass, which takes 0.947 [0.946, 0.948] of our time
; asm = IR: proved for all inputs (basic)
; constant time: proved for all inputs (basic)
; asm = source: proved for all inputs (nested)
; IR = specification: proved for all inputs (by way of the source's: basic; basic+ledger, 1 case)
; asm = IR: tested on 10000 inputs
; asm = specification: tested on 100000 inputs
; proved with the checker of Fieldwright 0.1.0, sha256 02ec073cac625687d425b1d5b8a6453430e8fee8410e67895a00ac74d784779c
; found by Fieldwright, seed 37, 2026-11-24T14:12:08.886Z
; npm run optimize -- --field p521 --op mul --seed 37 --target x86-64-v3 --budget 5s
; sha256 of the code: 67ae025bd819d9dd9f296222ae157dc0b58fb47e3589b42e0e92796b14c8b2a7
        default rel
        section .text
        global  fe_p521_mul_loose:function (fe_p521_mul_loose.end - fe_p521_mul_loose)
        align   64
fe_p521_mul_loose:
        push rbx                   ; save rbx
        push rbp                   ; save rbp
        push r12                   ; save r12
        push r13                   ; save r13
        push r14                   ; save r14
        push r15                   ; save r15
        sub rsp, 0xb8              ; room for the slots

        mov rax, rdx               ; copy pointer arg2
        mov rdx, [rax]             ; load arg2[0]
        mulx r8, r9, [rsi+0x28]    ; x37:x36 = arg1[5]*arg2[0]
        mulx r10, r11, [rsi+0x20]  ; x33:x32 = arg1[4]*arg2[0]
        add r10, r9                ; x38 = x33 + x36, CF to x42
        mulx r9, rcx, [rsi+0x30]   ; x41:x40 = arg1[6]*arg2[0]
        mulx rbx, rbp, [rsi+0x8]   ; x21:x20 = arg1[1]*arg2[0]
        mulx r12, r13, [rsi+0x10]  ; x25:x24 = arg1[2]*arg2[0]
        adc rcx, 0x0               ; x42 = x40 + CF, CF to x46
        adc r9, 0x0                ; x46 = x41 + CF, no carry
        add rbx, r13               ; x28 = x21 + x24, CF to x30
        mulx r13, r14, [rsi+0x18]  ; x27:x26 = arg1[3]*arg2[0]
        mov [rsp], rdi             ; spill pointer out1
        mulx r15, rdi, [rsi]       ; x19:x18 = arg1[0]*arg2[0]
        adc r14, 0x0               ; x30 = x26 + CF, CF to x34
        adc r13, 0x0               ; x34 = x27 + CF, no carry
        add rbp, r15               ; x22 = x20 + x19, CF to x28, complete
        adc rbx, 0x0               ; x28 += CF, CF to x30, complete
        adc r12, r14               ; x30 += x25 + CF, CF to x34, complete
        adc r13, 0x0               ; x34 += CF, no carry
        add r8, rcx                ; x42 += x37, CF to x46
        mulx rcx, r14, [rsi+0x38]  ; x45:x44 = arg1[7]*arg2[0]
        adc r9, r14                ; x46 += x44 + CF, CF to x50
        adc rcx, 0x0               ; x50 = x45 + CF, no carry
        add r11, r13               ; x34 += x32, CF to x38, complete
        mulx r13, r14, [rsi+0x40]  ; x49:x48 = arg1[8]*arg2[0]
        adc r10, 0x0               ; x38 += CF, CF to x42, complete
        adc r8, 0x0                ; x42 += CF, CF to x46, complete
        adc r9, 0x0                ; x46 += CF, CF to x50, complete
        adc rcx, r14               ; x50 += x48 + CF, CF to x52, complete
        mov rdx, [rsi]             ; load arg1[0]
        mulx r14, r15, [rax+0x8]   ; x54:x53 = arg1[0]*arg2[1]
        mov rdx, [rax+0x8]         ; load arg2[1]
        mov [rsp+0x8], rdi         ; spill x18
        mov [rsp+0x10], rcx        ; spill x50
        mulx rdi, rcx, [rsi+0x8]   ; x56:x55 = arg1[1]*arg2[1]
        mov [rsp+0x18], r9         ; spill x46
        mov [rsp+0x20], r8         ; spill x42
        mulx r9, r8, [rsi+0x10]    ; x58:x57 = arg1[2]*arg2[1]
        mov [rsp+0x28], r10        ; spill x38
        mov [rsp+0x30], r11        ; spill x34
        mulx r10, r11, [rsi+0x20]  ; x60:x59 = arg1[4]*arg2[1]
        mov [rsp+0x38], r12        ; spill x30
        mov [rsp+0x40], rbx        ; spill x28
        mulx r12, rbx, [rsi+0x28]  ; x62:x61 = arg1[5]*arg2[1]
        adc r13, 0x0               ; x52 = x49 + CF, no carry, complete
        add rcx, r14               ; x63 = x55 + x54, CF to x65, complete
        adc rdi, r8                ; x65 = x56 + x57 + CF, CF to x69, complete
        mulx r8, r14, [rsi+0x18]   ; x68:x67 = arg1[3]*arg2[1]
        adc r9, r14                ; x69 = x58 + x67 + CF, CF to x71, complete
        adc r8, r11                ; x71 = x68 + x59 + CF, CF to x73, complete
        adc r10, rbx               ; x73 = x60 + x61 + CF, CF to x77, complete
        mulx r11, rbx, [rsi+0x30]  ; x76:x75 = arg1[6]*arg2[1]
        adc r12, rbx               ; x77 = x62 + x75 + CF, CF to x83, complete
        mulx rbx, r14, [rsi+0x38]  ; x80:x79 = arg1[7]*arg2[1]
        mov [rsp+0x48], rax        ; spill pointer arg2
        mov [rsp+0x50], rsi        ; spill pointer arg1
        mulx rax, rsi, [rsi+0x40]  ; x82:x81 = arg1[8]*arg2[1]
        adc r11, r14               ; x83 = x76 + x79 + CF, CF to x85, complete
        adc rbx, rsi               ; x85 = x80 + x81 + CF, CF to x87, complete
        adc rax, 0x0               ; x87 = x82 + CF, no carry, complete
        add rbp, r15               ; x88 = x22 + x53, CF to x90, complete
        adc rcx, [rsp+0x40]        ; x90 = x28 + x63 + CF, CF to x92, complete
        adc rdi, [rsp+0x38]        ; x92 = x30 + x65 + CF, CF to x94, complete
        adc r9, [rsp+0x30]         ; x94 = x34 + x69 + CF, CF to x96, complete
        adc r8, [rsp+0x28]         ; x96 = x38 + x71 + CF, CF to x98, complete
        adc r10, [rsp+0x20]        ; x98 = x42 + x73 + CF, CF to x100, complete
        adc r12, [rsp+0x18]        ; x100 = x46 + x77 + CF, CF to x102, complete
        adc r11, [rsp+0x10]        ; x102 = x50 + x83 + CF, CF to x104, complete
        adc r13, rbx               ; x104 = x52 + x85 + CF, CF to x106, complete
        mov rsi, [rsp+0x48]        ; reload pointer arg2
        mov rdx, [rsi+0x10]        ; load arg2[2]
        mov rbx, [rsp+0x50]        ; reload pointer arg1
        mulx r14, r15, [rbx]       ; x108:x107 = arg1[0]*arg2[2]
        mov [rsp+0x10], rbp        ; spill x88
        mov [rsp+0x18], r13        ; spill x104
        mulx rbp, r13, [rbx+0x8]   ; x110:x109 = arg1[1]*arg2[2]
        mov [rsp+0x20], r11        ; spill x102
        mov [rsp+0x28], r12        ; spill x100
        mulx r11, r12, [rbx+0x18]  ; x112:x111 = arg1[3]*arg2[2]
        adc rax, 0x0               ; x106 = x87 + CF, no carry, complete
        add r13, r14               ; x113 = x109 + x108, CF to x117, complete
        mov [rsp+0x30], rax        ; spill x106
        mulx r14, rax, [rbx+0x10]  ; x116:x115 = arg1[2]*arg2[2]
        adc rbp, rax               ; x117 = x110 + x115 + CF, CF to x119, complete
        adc r14, r12               ; x119 = x116 + x111 + CF, CF to x123, complete
        mulx rax, r12, [rbx+0x20]  ; x122:x121 = arg1[4]*arg2[2]
        adc r11, r12               ; x123 = x112 + x121 + CF, CF to x127, complete
        mov [rsp+0x38], r10        ; spill x98
        mulx r12, r10, [rbx+0x28]  ; x126:x125 = arg1[5]*arg2[2]
        adc rax, r10               ; x127 = x122 + x125 + CF, CF to x131, complete
        mov [rsp+0x40], rax        ; spill x127
        mulx r10, rax, [rbx+0x30]  ; x130:x129 = arg1[6]*arg2[2]
        adc r12, rax               ; x131 = x126 + x129 + CF, CF to x137, complete
        mov [rsp+0x58], r12        ; spill x131
        mulx rax, r12, [rbx+0x38]  ; x134:x133 = arg1[7]*arg2[2]
        mulx rbx, rsi, [rbx+0x40]  ; x136:x135 = arg1[8]*arg2[2]
        adc r10, r12               ; x137 = x130 + x133 + CF, CF to x139, complete
        adc rax, rsi               ; x139 = x134 + x135 + CF, CF to x141, complete
        adc rbx, 0x0               ; x141 = x136 + CF, no carry, complete
        add rcx, r15               ; x142 = x90 + x107, CF to x144, complete
        adc rdi, r13               ; x144 = x92 + x113 + CF, CF to x146, complete
        adc r9, rbp                ; x146 = x94 + x117 + CF, CF to x148, complete
        adc r8, r14                ; x148 = x96 + x119 + CF, CF to x150, complete
        adc r11, [rsp+0x38]        ; x150 = x98 + x123 + CF, CF to x152, complete
        mov rsi, [rsp+0x28]        ; reload x100
        adc rsi, [rsp+0x40]        ; x152 = x100 + x127 + CF, CF to x154, complete
        mov rbp, [rsp+0x20]        ; reload x102
        adc rbp, [rsp+0x58]        ; x154 = x102 + x131 + CF, CF to x156, complete
        adc r10, [rsp+0x18]        ; x156 = x104 + x137 + CF, CF to x158, complete
        adc rax, [rsp+0x30]        ; x158 = x106 + x139 + CF, CF to x160, complete
        mov r12, [rsp+0x48]        ; reload pointer arg2
        mov rdx, [r12+0x18]        ; load arg2[3]
        mov r13, [rsp+0x50]        ; reload pointer arg1
        mulx r14, r15, [r13]       ; x162:x161 = arg1[0]*arg2[3]
        mov [rsp+0x30], rcx        ; spill x142
        mov [rsp+0x18], rax        ; spill x158
        mulx rcx, rax, [r13+0x10]  ; x164:x163 = arg1[2]*arg2[3]
        mov [rsp+0x20], r10        ; spill x156
        mov [rsp+0x58], rbp        ; spill x154
        mulx r10, rbp, [r13+0x20]  ; x166:x165 = arg1[4]*arg2[3]
        mov [rsp+0x28], rsi        ; spill x152
        mov [rsp+0x40], r11        ; spill x150
        mulx rsi, r11, [r13+0x8]   ; x170:x169 = arg1[1]*arg2[3]
        adc rbx, 0x0               ; x160 = x141 + CF, no carry, complete
        add r11, r14               ; x171 = x169 + x162, CF to x173, complete
        mov [rsp+0x38], rbx        ; spill x160
        mulx r14, rbx, [r13+0x30]  ; x168:x167 = arg1[6]*arg2[3]
        adc rsi, rax               ; x173 = x170 + x163 + CF, CF to x177, complete
        mov [rsp+0x60], rsi        ; spill x173
        mulx rax, rsi, [r13+0x18]  ; x176:x175 = arg1[3]*arg2[3]
        adc rcx, rsi               ; x177 = x164 + x175 + CF, CF to x179, complete
        adc rbp, rax               ; x179 = x176 + x165 + CF, CF to x183, complete
        mulx rax, rsi, [r13+0x28]  ; x182:x181 = arg1[5]*arg2[3]
        adc rsi, r10               ; x183 = x166 + x181 + CF, CF to x187, complete
        mov [rsp+0x68], rsi        ; spill x183
        mulx r10, rsi, [r13+0x38]  ; x186:x185 = arg1[7]*arg2[3]
        adc rax, rbx               ; x187 = x182 + x167 + CF, CF to x191, complete
        mulx rbx, r12, [r13+0x40]  ; x190:x189 = arg1[8]*arg2[3]
        adc r14, rsi               ; x191 = x168 + x185 + CF, CF to x193, complete
        adc r10, r12               ; x193 = x186 + x189 + CF, CF to x195, complete
        adc rbx, 0x0               ; x195 = x190 + CF, no carry, complete
        add rdi, r15               ; x196 = x144 + x161, CF to x198, complete
        adc r9, r11                ; x198 = x146 + x171 + CF, CF to x200, complete
        adc r8, [rsp+0x60]         ; x200 = x148 + x173 + CF, CF to x202, complete
        adc rcx, [rsp+0x40]        ; x202 = x150 + x177 + CF, CF to x204, complete
        adc rbp, [rsp+0x28]        ; x204 = x152 + x179 + CF, CF to x206, complete
        mov r11, [rsp+0x68]        ; reload x183
        adc r11, [rsp+0x58]        ; x206 = x154 + x183 + CF, CF to x208, complete
        adc rax, [rsp+0x20]        ; x208 = x156 + x187 + CF, CF to x210, complete
        adc r14, [rsp+0x18]        ; x210 = x158 + x191 + CF, CF to x212, complete
        adc r10, [rsp+0x38]        ; x212 = x160 + x193 + CF, CF to x214, complete
        mov rsi, [rsp+0x48]        ; reload pointer arg2
        mov rdx, [rsi+0x20]        ; load arg2[4]
        mulx r12, r15, [r13]       ; x216:x215 = arg1[0]*arg2[4]
        mov [rsp+0x38], rdi        ; spill x196
        mov [rsp+0x18], r10        ; spill x212
        mulx rdi, r10, [r13+0x18]  ; x220:x219 = arg1[3]*arg2[4]
        mov [rsp+0x20], r14        ; spill x210
        mov [rsp+0x68], rax        ; spill x208
        mulx r14, rax, [r13+0x8]   ; x218:x217 = arg1[1]*arg2[4]
        adc rbx, 0x0               ; x214 = x195 + CF, no carry, complete
        add rax, r12               ; x221 = x217 + x216, CF to x225, complete
        mov [rsp+0x58], rbx        ; spill x214
        mulx r12, rbx, [r13+0x10]  ; x224:x223 = arg1[2]*arg2[4]
        adc r14, rbx               ; x225 = x218 + x223 + CF, CF to x227, complete
        mov [rsp+0x28], r11        ; spill x206
        mulx rbx, r11, [r13+0x20]  ; x230:x229 = arg1[4]*arg2[4]
        adc r12, r10               ; x227 = x224 + x219 + CF, CF to x231, complete
        adc r11, rdi               ; x231 = x220 + x229 + CF, CF to x235, complete
        mulx r10, rdi, [r13+0x28]  ; x234:x233 = arg1[5]*arg2[4]
        adc rdi, rbx               ; x235 = x230 + x233 + CF, CF to x239, complete
        mov [rsp+0x40], rdi        ; spill x235
        mulx rbx, rdi, [r13+0x30]  ; x238:x237 = arg1[6]*arg2[4]
        adc r10, rdi               ; x239 = x234 + x237 + CF, CF to x243, complete
        mov [rsp+0x60], r10        ; spill x239
        mulx rdi, r10, [r13+0x38]  ; x242:x241 = arg1[7]*arg2[4]
        adc rbx, r10               ; x243 = x238 + x241 + CF, CF to x247, complete
        mulx r10, rsi, [r13+0x40]  ; x246:x245 = arg1[8]*arg2[4]
        adc rdi, rsi               ; x247 = x242 + x245 + CF, CF to x249, complete
        adc r10, 0x0               ; x249 = x246 + CF, no carry, complete
        add r15, r9                ; x250 = x198 + x215, CF to x252, complete
        adc r8, rax                ; x252 = x200 + x221 + CF, CF to x254, complete
        adc rcx, r14               ; x254 = x202 + x225 + CF, CF to x256, complete
        adc r12, rbp               ; x256 = x204 + x227 + CF, CF to x258, complete
        adc r11, [rsp+0x28]        ; x258 = x206 + x231 + CF, CF to x260, complete
        mov rax, [rsp+0x68]        ; reload x208
        adc rax, [rsp+0x40]        ; x260 = x208 + x235 + CF, CF to x262, complete
        mov r9, [rsp+0x20]         ; reload x210
        adc r9, [rsp+0x60]         ; x262 = x210 + x239 + CF, CF to x264, complete
        adc rbx, [rsp+0x18]        ; x264 = x212 + x243 + CF, CF to x266, complete
        adc rdi, [rsp+0x58]        ; x266 = x214 + x247 + CF, CF to x268, complete
        mov rsi, [rsp+0x48]        ; reload pointer arg2
        mov rdx, [rsi+0x28]        ; load arg2[5]
        mulx rbp, r14, [r13]       ; x270:x269 = arg1[0]*arg2[5]
        mov [rsp+0x58], r15        ; spill x250
        mov [rsp+0x18], rdi        ; spill x266
        mulx r15, rdi, [r13+0x10]  ; x272:x271 = arg1[2]*arg2[5]
        mov [rsp+0x20], rbx        ; spill x264
        mov [rsp+0x60], r9         ; spill x262
        mulx rbx, r9, [r13+0x18]   ; x274:x273 = arg1[3]*arg2[5]
        mov [rsp+0x68], rax        ; spill x260
        mov [rsp+0x40], r11        ; spill x258
        mulx rax, r11, [r13+0x8]   ; x276:x275 = arg1[1]*arg2[5]
        adc r10, 0x0               ; x268 = x249 + CF, no carry, complete
        add r11, rbp               ; x277 = x275 + x270, CF to x279, complete
        adc rax, rdi               ; x279 = x276 + x271 + CF, CF to x283, complete
        mulx rdi, rbp, [r13+0x20]  ; x282:x281 = arg1[4]*arg2[5]
        adc r9, r15                ; x283 = x272 + x273 + CF, CF to x287, complete
        adc rbx, rbp               ; x287 = x274 + x281 + CF, CF to x291, complete
        mulx rbp, r15, [r13+0x30]  ; x286:x285 = arg1[6]*arg2[5]
        mov [rsp+0x28], r10        ; spill x268
        mov [rsp+0x70], rbx        ; spill x287
        mulx r10, rbx, [r13+0x28]  ; x290:x289 = arg1[5]*arg2[5]
        adc rdi, rbx               ; x291 = x282 + x289 + CF, CF to x293, complete
        adc r10, r15               ; x293 = x290 + x285 + CF, CF to x297, complete
        mulx rbx, r15, [r13+0x40]  ; x300:x299 = arg1[8]*arg2[5]
        adc rbp, 0x0               ; x297 = x286 + CF, no carry
        add r14, r8                ; x304 = x252 + x269, CF to x306, complete
        adc rcx, r11               ; x306 = x254 + x277 + CF, CF to x308, complete
        adc r12, rax               ; x308 = x256 + x279 + CF, CF to x310, complete
        adc r9, [rsp+0x40]         ; x310 = x258 + x283 + CF, CF to x312, complete
        mov rax, [rsp+0x68]        ; reload x260
        adc rax, [rsp+0x70]        ; x312 = x260 + x287 + CF, CF to x314, complete
        adc rdi, [rsp+0x60]        ; x314 = x262 + x291 + CF, CF to x316, complete
        mov rdx, [rsi+0x30]        ; load arg2[6]
        mulx r8, r11, [r13]        ; x324:x323 = arg1[0]*arg2[6]
        adc r10, [rsp+0x20]        ; x316 = x264 + x293 + CF, CF to x318, complete
        mov rdx, [r13+0x38]        ; load arg1[7]
        mov [rsp+0x20], r14        ; spill x304
        mov [rsp+0x60], r10        ; spill x316
        mulx r14, r10, [rsi+0x28]  ; x296:x295 = arg1[7]*arg2[5]
        mov rdx, [rsi+0x30]        ; load arg2[6]
        mov [rsp+0x68], rdi        ; spill x314
        mov [rsp+0x70], rax        ; spill x312
        mulx rdi, rax, [r13+0x8]   ; x326:x325 = arg1[1]*arg2[6]
        mov [rsp+0x40], r9         ; spill x310
        mov r9, [rsp+0x18]         ; reload x266
        adc r9, 0x0                ; x318 = x266 + CF, CF to x320
        mov [rsp+0x18], r12        ; spill x308
        mov r12, [rsp+0x28]        ; reload x268
        adc r12, 0x0               ; x320 = x268 + CF, no carry
        add r10, rbp               ; x297 += x295, CF to x301, complete
        adc r15, r14               ; x301 = x296 + x299 + CF, CF to x303, complete
        adc rbx, 0x0               ; x303 = x300 + CF, no carry, complete
        add r9, r10                ; x318 += x297, CF to x320, complete
        adc r12, r15               ; x320 += x301 + CF, CF to x322, complete
        mulx r10, rbp, [r13+0x28]  ; x328:x327 = arg1[5]*arg2[6]
        adc rbx, 0x0               ; x322 = x303 + CF, no carry, complete
        add rax, r8                ; x329 = x325 + x324, CF to x333, complete
        mulx r8, r14, [r13+0x10]   ; x332:x331 = arg1[2]*arg2[6]
        adc rdi, r14               ; x333 = x326 + x331 + CF, CF to x337, complete
        mulx r14, r15, [r13+0x18]  ; x336:x335 = arg1[3]*arg2[6]
        adc r8, r15                ; x337 = x332 + x335 + CF, CF to x341, complete
        mov [rsp+0x28], rbx        ; spill x322
        mulx r15, rbx, [r13+0x20]  ; x340:x339 = arg1[4]*arg2[6]
        adc r14, rbx               ; x341 = x336 + x339 + CF, CF to x343, complete
        adc rbp, r15               ; x343 = x340 + x327 + CF, CF to x347, complete
        mulx rbx, r15, [r13+0x30]  ; x346:x345 = arg1[6]*arg2[6]
        adc r10, r15               ; x347 = x328 + x345 + CF, CF to x351, complete
        mov [rsp+0x78], r12        ; spill x320
        mulx r15, r12, [r13+0x38]  ; x350:x349 = arg1[7]*arg2[6]
        adc rbx, r12               ; x351 = x346 + x349 + CF, CF to x355, complete
        mulx r12, rsi, [r13+0x40]  ; x354:x353 = arg1[8]*arg2[6]
        adc rsi, r15               ; x355 = x350 + x353 + CF, CF to x357, complete
        adc r12, 0x0               ; x357 = x354 + CF, no carry, complete
        add rcx, r11               ; x358 = x306 + x323, CF to x360, complete
        adc rax, [rsp+0x18]        ; x360 = x308 + x329 + CF, CF to x362, complete
        adc rdi, [rsp+0x40]        ; x362 = x310 + x333 + CF, CF to x364, complete
        adc r8, [rsp+0x70]         ; x364 = x312 + x337 + CF, CF to x366, complete
        adc r14, [rsp+0x68]        ; x366 = x314 + x341 + CF, CF to x368, complete
        adc rbp, [rsp+0x60]        ; x368 = x316 + x343 + CF, CF to x370, complete
        adc r9, r10                ; x370 = x318 + x347 + CF, CF to x372, complete
        adc rbx, [rsp+0x78]        ; x372 = x320 + x351 + CF, CF to x374, complete
        adc rsi, [rsp+0x28]        ; x374 = x322 + x355 + CF, CF to x376, complete
        mov r10, [rsp+0x48]        ; reload pointer arg2
        mov rdx, [r10+0x38]        ; load arg2[7]
        mulx r11, r15, [r13]       ; x378:x377 = arg1[0]*arg2[7]
        mov [rsp+0x28], rcx        ; spill x358
        mov [rsp+0x78], rsi        ; spill x374
        mulx rcx, rsi, [r13+0x8]   ; x380:x379 = arg1[1]*arg2[7]
        mov [rsp+0x60], rbx        ; spill x372
        mov [rsp+0x68], r9         ; spill x370
        mulx rbx, r9, [r13+0x10]   ; x382:x381 = arg1[2]*arg2[7]
        mov [rsp+0x70], rbp        ; spill x368
        mov [rsp+0x40], r14        ; spill x366
        mulx rbp, r14, [r13+0x28]  ; x384:x383 = arg1[5]*arg2[7]
        adc r12, 0x0               ; x376 = x357 + CF, no carry, complete
        add r11, rsi               ; x385 = x379 + x378, CF to x389, complete
        mov [rsp+0x18], r12        ; spill x376
        mulx rsi, r12, [r13+0x18]  ; x388:x387 = arg1[3]*arg2[7]
        adc rcx, r9                ; x389 = x380 + x381 + CF, CF to x391, complete
        adc rbx, r12               ; x391 = x382 + x387 + CF, CF to x395, complete
        mulx r9, r12, [r13+0x20]   ; x394:x393 = arg1[4]*arg2[7]
        adc r12, rsi               ; x395 = x388 + x393 + CF, CF to x399, complete
        mov [rsp+0x80], r12        ; spill x395
        mulx rsi, r12, [r13+0x30]  ; x398:x397 = arg1[6]*arg2[7]
        adc r9, r14                ; x399 = x394 + x383 + CF, CF to x405, complete
        mov [rsp+0x88], r9         ; spill x399
        mulx r14, r9, [r13+0x38]   ; x402:x401 = arg1[7]*arg2[7]
        mulx r10, r13, [r13+0x40]  ; x404:x403 = arg1[8]*arg2[7]
        adc rbp, r12               ; x405 = x384 + x397 + CF, CF to x407, complete
        adc rsi, r9                ; x407 = x398 + x401 + CF, CF to x409, complete
        adc r14, r13               ; x409 = x402 + x403 + CF, CF to x411, complete
        adc r10, 0x0               ; x411 = x404 + CF, no carry, complete
        add rax, r15               ; x412 = x360 + x377, CF to x414, complete
        adc r11, rdi               ; x414 = x362 + x385 + CF, CF to x416, complete
        adc r8, rcx                ; x416 = x364 + x389 + CF, CF to x418, complete
        adc rbx, [rsp+0x40]        ; x418 = x366 + x391 + CF, CF to x420, complete
        mov r9, [rsp+0x70]         ; reload x368
        adc r9, [rsp+0x80]         ; x420 = x368 + x395 + CF, CF to x422, complete
        mov rcx, [rsp+0x68]        ; reload x370
        adc rcx, [rsp+0x88]        ; x422 = x370 + x399 + CF, CF to x424, complete
        adc rbp, [rsp+0x60]        ; x424 = x372 + x405 + CF, CF to x426, complete
        adc rsi, [rsp+0x78]        ; x426 = x374 + x407 + CF, CF to x432, complete
        mov rdi, [rsp+0x48]        ; reload pointer arg2
        mov rdx, [rdi+0x40]        ; load arg2[8]
        mov r12, [rsp+0x50]        ; reload pointer arg1
        mulx r13, r15, [r12]       ; x429:x428 = arg1[0]*arg2[8]
        mov [rsp+0x78], rax        ; spill x412
        mov [rsp+0x60], rsi        ; spill x426
        mulx rax, rsi, [r12+0x8]   ; x431:x430 = arg1[1]*arg2[8]
        adc r14, [rsp+0x18]        ; x432 = x376 + x409 + CF, CF to x434, complete
        mov [rsp+0x18], r14        ; spill x432
        mov [rsp+0x68], rbp        ; spill x424
        mulx r14, rbp, [r12+0x10]  ; x436:x435 = arg1[2]*arg2[8]
        mov [rsp+0x88], rcx        ; spill x422
        mov [rsp+0x70], r9         ; spill x420
        mulx rcx, r9, [r12+0x18]   ; x438:x437 = arg1[3]*arg2[8]
        mov [rsp+0x80], rbx        ; spill x418
        mov [rsp+0x40], r8         ; spill x416
        mulx rbx, r8, [r12+0x20]   ; x440:x439 = arg1[4]*arg2[8]
        mov [rsp+0x90], r11        ; spill x414
        mov [rsp+0x98], r15        ; spill x428
        mulx r11, r15, [r12+0x28]  ; x442:x441 = arg1[5]*arg2[8]
        mov [rsp+0xa0], r11        ; spill x442
        mov [rsp+0xa8], rbx        ; spill x440
        mulx r11, rbx, [r12+0x30]  ; x444:x443 = arg1[6]*arg2[8]
        adc r10, 0x0               ; x434 = x411 + CF, no carry, complete
        mov [rsp+0xb0], r10        ; spill x434
        mov r10, [r12+0x40]        ; load arg1[8]
        imul r10, rdx              ; x445 = arg1[8]*arg2[8]
        add rsi, r13               ; x446 = x430 + x429, CF to x450, complete
        mulx rdi, rdx, [r12+0x38]  ; x449:x448 = arg1[7]*arg2[8]
        adc rax, rbp               ; x450 = x431 + x435 + CF, CF to x452, complete
        adc r14, r9                ; x452 = x436 + x437 + CF, CF to x454, complete
        adc rcx, r8                ; x454 = x438 + x439 + CF, CF to x456, complete
        adc r15, [rsp+0xa8]        ; x456 = x440 + x441 + CF, CF to x458, complete
        adc rbx, [rsp+0xa0]        ; x458 = x442 + x443 + CF, CF to x460, complete
        adc r11, rdx               ; x460 = x444 + x448 + CF, CF to x462, complete
        adc rdi, r10               ; x462 = x445 + x449 + CF, no carry, complete
        mov r8, [rsp+0x90]         ; reload x414
        add r8, [rsp+0x98]         ; x463 = x414 + x428, CF to x465, complete
        adc rsi, [rsp+0x40]        ; x465 = x416 + x446 + CF, CF to x467, complete
        adc rax, [rsp+0x80]        ; x467 = x418 + x450 + CF, CF to x469, complete
        adc r14, [rsp+0x70]        ; x469 = x420 + x452 + CF, CF to x471, complete
        adc rcx, [rsp+0x88]        ; x471 = x422 + x454 + CF, CF to x473, complete
        adc r15, [rsp+0x68]        ; x473 = x424 + x456 + CF, CF to x475, complete
        adc rbx, [rsp+0x60]        ; x475 = x426 + x458 + CF, CF to x477, complete
        adc r11, [rsp+0x18]        ; x477 = x432 + x460 + CF, CF to x479, complete
        adc rdi, [rsp+0xb0]        ; x479 = x462 + x434 + CF, no carry, complete
        mov r9, rdi                ; copy x479
        and r9, 0x3ffe00           ; x480 = x479 & 0x3ffe00
        mov r10, r11               ; copy x477
        shrd r10, rdi, 0x9         ; x481 = high word of (x479:x477 << 55)
        mov rdi, rbx               ; copy x475
        shrd rdi, r11, 0x9         ; x482 = high word of (x477:x475 << 55)
        shld rbx, r15, 0x37        ; x483 = high word of (x475:x473 << 55)
        mov r11, rcx               ; copy x471
        shrd r11, r15, 0x9         ; x484 = high word of (x473:x471 << 55)
        mov rdx, rax               ; copy x467
        shr rdx, 0x9               ; t1 = x467 >> 9
        mov rbp, r14               ; copy x469
        shl rbp, 0x37              ; t2 = x469 << 55 mod 2^64
        lea rdx, [rdx+rbp]         ; x486 = t1 + t2 mod 2^64 = high word of (x469:x467 << 55)
        mov rbp, r8                ; copy x463
        shrd rbp, rsi, 0x9         ; x488 = high word of (x465:x463 << 55)
        shrd rsi, rax, 0x9         ; x487 = high word of (x467:x465 << 55)
        mov eax, r8d               ; x489 = x463 & 0xffffffff
        shrd r14, rcx, 0x9         ; x485 = high word of (x471:x469 << 55)
        and rax, 0x1ff             ; x490 = x489 & 0x1ff
        mov r8d, 0x9               ; constant 9
        shrx r8, r9, r8            ; x491 = x480 >> 9
        add rbp, [rsp+0x8]         ; x492 = x18 + x488, CF to x494, complete
        adc rsi, [rsp+0x10]        ; x494 = x88 + x487 + CF, CF to x496, complete
        adc rdx, [rsp+0x30]        ; x496 = x142 + x486 + CF, CF to x498, complete
        adc r14, [rsp+0x38]        ; x498 = x196 + x485 + CF, CF to x500, complete
        adc r11, [rsp+0x58]        ; x500 = x250 + x484 + CF, CF to x502, complete
        adc rbx, [rsp+0x20]        ; x502 = x304 + x483 + CF, CF to x504, complete
        adc rdi, [rsp+0x28]        ; x504 = x358 + x482 + CF, CF to x506, complete
        adc r10, [rsp+0x78]        ; x506 = x412 + x481 + CF, CF to x508, complete
        adc rax, r8                ; x508 = x490 + x491 + CF, no carry, complete
        mov r8, rax                ; copy x508
        shr r8, 0x9                ; x509 = x508 >> 9
        and rax, 0x1ff             ; x510 = x508 & 0x1ff
        add rbp, r8                ; x511 = x492 + x509, CF to x513, complete
        adc rsi, 0x0               ; x513 = x494 + CF, CF to x515, complete
        adc rdx, 0x0               ; x515 = x496 + CF, CF to x517, complete
        adc r14, 0x0               ; x517 = x498 + CF, CF to x519, complete
        adc r11, 0x0               ; x519 = x500 + CF, CF to x521, complete
        adc rbx, 0x0               ; x521 = x502 + CF, CF to x523, complete
        adc rdi, 0x0               ; x523 = x504 + CF, CF to x525, complete
        adc r10, 0x0               ; x525 = x506 + CF, CF to x527, complete
        adc rax, 0x0               ; x527 = x510 + CF, no carry, complete
        mov r8, [rsp]              ; reload pointer out1
        mov [r8+0x10], rdx         ; out1[2] = x515
        mov [r8+0x20], r11         ; out1[4] = x519
        mov [r8], rbp              ; out1[0] = x511
        mov [r8+0x28], rbx         ; out1[5] = x521
        mov [r8+0x30], rdi         ; out1[6] = x523
        mov [r8+0x18], r14         ; out1[3] = x517
        mov [r8+0x8], rsi          ; out1[1] = x513
        mov [r8+0x38], r10         ; out1[7] = x525
        mov [r8+0x40], rax         ; out1[8] = x527

        add rsp, 0xb8              ; the slots are given up
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
        dd      fe_p521_mul_loose - $
        dd      fe_p521_mul_loose.end - fe_p521_mul_loose
        db      0
        db      0x41, 0x0e, 0x10, 0x83, 0x02
        db      0x41, 0x0e, 0x18, 0x86, 0x03
        db      0x42, 0x0e, 0x20, 0x8c, 0x04
        db      0x42, 0x0e, 0x28, 0x8d, 0x05
        db      0x42, 0x0e, 0x30, 0x8e, 0x06
        db      0x42, 0x0e, 0x38, 0x8f, 0x07
        db      0x47, 0x0e, 0xf0, 0x01
        db      0x03, 0x9b, 0x07, 0x0e, 0x38
        db      0x42, 0x0e, 0x30, 0xcf
        db      0x42, 0x0e, 0x28, 0xce
        db      0x42, 0x0e, 0x20, 0xcd
        db      0x42, 0x0e, 0x18, 0xcc
        db      0x41, 0x0e, 0x10, 0xc6
        db      0x41, 0x0e, 0x08, 0xc3
        section .note.GNU-stack noalloc noexec nowrite progbits
