/*
 * Elements of four words, as arrays have them, and four rows of eight words, of which lane i has a word of element
 * 0, 2, 1, 3, 4, 6, 5, 7: the order that takes the fewest instructions; lanes do not know their number. Of fewer than
 * eight elements the lanes that are left get 0, and are not stored. Only registers that have no shorter part, so that
 * no upper halves are left in use.
 */
        .intel_syntax noprefix

/* rdi: rows, rsi: elements */
        .section .text.{rows}, "ax", @progbits
        .globl  {rows}
        .hidden {rows}
        .type   {rows}, @function
        .p2align 6
{rows}:
        {loads}
        vpunpcklqdq zmm20, zmm16, zmm17
        vpunpckhqdq zmm21, zmm16, zmm17
        vpunpcklqdq zmm22, zmm18, zmm19
        vpunpckhqdq zmm23, zmm18, zmm19
        vshufi64x2 zmm24, zmm20, zmm22, 0x88
        vshufi64x2 zmm25, zmm21, zmm23, 0x88
        vshufi64x2 zmm26, zmm20, zmm22, 0xdd
        vshufi64x2 zmm27, zmm21, zmm23, 0xdd
        vmovdqu64 zmmword ptr [rdi], zmm24
        vmovdqu64 zmmword ptr [rdi+64], zmm25
        vmovdqu64 zmmword ptr [rdi+128], zmm26
        vmovdqu64 zmmword ptr [rdi+192], zmm27
        ret
        .size   {rows}, . - {rows}

/* rdi: elements, rsi: rows */
        .section .text.{elements}, "ax", @progbits
        .globl  {elements}
        .hidden {elements}
        .type   {elements}, @function
        .p2align 6
{elements}:
        vmovdqu64 zmm16, zmmword ptr [rsi]
        vmovdqu64 zmm17, zmmword ptr [rsi+64]
        vmovdqu64 zmm18, zmmword ptr [rsi+128]
        vmovdqu64 zmm19, zmmword ptr [rsi+192]
        vpunpcklqdq zmm20, zmm16, zmm17
        vpunpckhqdq zmm21, zmm16, zmm17
        vpunpcklqdq zmm22, zmm18, zmm19
        vpunpckhqdq zmm23, zmm18, zmm19
        vshufi64x2 zmm24, zmm20, zmm22, 0x44
        vshufi64x2 zmm25, zmm21, zmm23, 0x44
        vshufi64x2 zmm26, zmm20, zmm22, 0xee
        vshufi64x2 zmm27, zmm21, zmm23, 0xee
        vshufi64x2 zmm24, zmm24, zmm24, 0xd8
        vshufi64x2 zmm25, zmm25, zmm25, 0xd8
        vshufi64x2 zmm26, zmm26, zmm26, 0xd8
        vshufi64x2 zmm27, zmm27, zmm27, 0xd8
        {stores}
        ret
        .size   {elements}, . - {elements}

        .section .note.GNU-stack, "", @progbits
