/*
 * The loop of the Montgomery ladder (RFC 7748, section 5) around the straight-line step that a search found: its
 * instructions without prologue and epilogue, for bits 253 to 3. The counter is public; the bit of the scalar is
 * secret. rdi: x2, z2, x3, z3, in place; rsi: the u-coordinate; rdx: the clamped scalar, 32 bytes.
 */
        .intel_syntax noprefix
        .text
        .globl  {symbol}
        .type   {symbol}, @function
        .p2align 6
{symbol}:
        .cfi_startproc
        {saves}
        sub rsp, {frame}
        .cfi_adjust_cfa_offset {frame}
        mov qword ptr [rsp+{slots}], rdi
        mov qword ptr [rsp+{slots}+8], rsi
        mov qword ptr [rsp+{slots}+16], rdx
        mov dword ptr [rsp+{slots}+24], 253
        mov dword ptr [rsp+{slots}+28], 1
        .p2align 5
.L{symbol}_next:
        mov ecx, dword ptr [rsp+{slots}+24]
        mov rax, qword ptr [rsp+{slots}+16]
        mov edx, ecx
        shr edx, 3
        movzx eax, byte ptr [rax+rdx]
        and ecx, 7
        shr eax, cl
        and eax, 1
        mov ecx, dword ptr [rsp+{slots}+28]
        mov dword ptr [rsp+{slots}+28], eax
        xor ecx, eax
        mov rdi, qword ptr [rsp+{slots}]
        mov rsi, rdi
        mov rdx, qword ptr [rsp+{slots}+8]
        {body}
        sub dword ptr [rsp+{slots}+24], 1
        cmp dword ptr [rsp+{slots}+24], 3
        jae .L{symbol}_next
        add rsp, {frame}
        .cfi_adjust_cfa_offset -{frame}
        {restores}
        ret
        .cfi_endproc
        {pool}
        .size   {symbol}, .-{symbol}
        .section .note.GNU-stack, "", @progbits
