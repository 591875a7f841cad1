; A machine for one program: from the reset of an x86-64 processor to a static Linux program in its ring 0, with AVX-512
; switched on. Pages are identical, interrupts off, an exception ends the emulator. `nasm -f bin` makes the 2 MiB of ROM
; that end at 4 GiB, with what is run: PROGRAM, an ELF file for addresses from 1 MiB on, ARGUMENTS, a file with COUNT of
; them, each ended by a zero, and INPUT, what is read from standard input.
HEAP    equ 0x20000000          ; what brk gives
MAPPED  equ 0x28000000          ; what mmap gives, never taken back
STACK   equ 0x1f000000          ; its end
PAGES   equ 0x1000
STATE   equ 0x8000              ; of the calls below: read up to, heap up to, mapped up to
; Port 0xe9 is the standard output of Bochs. It gets STX, what the program writes, EOT and the exit code.

CODE32  equ 8
CODE64  equ 16
DATA    equ 24

        org 0xffe00000
program:
        incbin PROGRAM
arguments:
        incbin ARGUMENTS
input:  incbin INPUT
input_end:
        times 0x1f0000 - ($ - $$) db 0

        bits 16
start:  o32 lgdt [cs:gdt.pointer - start]
        mov eax, cr0
        or al, 1
        mov cr0, eax
        jmp dword CODE32:protected

        bits 32
protected:
        mov eax, DATA
        mov ds, eax
        mov es, eax
        mov ss, eax
        ; The first 4 GiB by pages of 2 MiB: one table, a table of 4 tables, and these.
        mov edi, PAGES
        mov ecx, 0x1800
        xor eax, eax
        rep stosd
        mov dword [PAGES], PAGES + 0x1000 + 3
        xor ecx, ecx
.table: mov eax, ecx
        shl eax, 12
        add eax, PAGES + 0x2000 + 3
        mov [PAGES + 0x1000 + 8 * ecx], eax
        inc ecx
        cmp ecx, 4
        jne .table
        xor ecx, ecx
.page:  mov eax, ecx
        shl eax, 21
        or eax, 0x83
        mov [PAGES + 0x2000 + 8 * ecx], eax
        inc ecx
        cmp ecx, 2048
        jne .page
        mov eax, PAGES
        mov cr3, eax
        mov eax, 0x50620        ; OSXSAVE, FSGSBASE, OSXMMEXCPT, OSFXSR, PAE
        mov cr4, eax
        mov ecx, 0xc0000080     ; EFER: syscall, long mode
        mov eax, 0x101
        xor edx, edx
        wrmsr
        mov eax, 0x80000023     ; paging, NE, MP, PE
        mov cr0, eax
        jmp CODE64:entry

        bits 64
entry:  mov rsp, STACK
        mov eax, 13             ; XCR0: what the processor has of x87, SSE, AVX and AVX-512
        xor ecx, ecx
        cpuid
        and eax, 0xe7
        xor ecx, ecx
        xor edx, edx
        xsetbv
        fninit
        mov ecx, 0xc0000081     ; STAR, LSTAR
        xor eax, eax
        mov edx, CODE64
        wrmsr
        inc ecx
        mov eax, asked
        xor edx, edx
        wrmsr
        mov ecx, 0xc0000084     ; no flag is masked
        xor eax, eax
        wrmsr
        mov eax, input
        mov [STATE], rax
        mov qword [STATE + 8], HEAP
        mov qword [STATE + 16], MAPPED

; Segments to their addresses.
        mov ebx, program
        mov rbp, [rbx + 32]
        add rbp, rbx            ; program headers
        movzx edx, word [rbx + 56]
        xor r9d, r9d            ; where the headers will be
.segment:
        cmp dword [rbp], 1
        jne .next
        mov rsi, [rbp + 8]
        mov rdi, [rbp + 16]
        test rsi, rsi
        jnz .copy
        mov r9, rdi
.copy:  add rsi, rbx
        mov rcx, [rbp + 32]
        rep movsb
        mov rcx, [rbp + 40]
        sub rcx, [rbp + 32]
        xor eax, eax
        rep stosb
.next:  add rbp, 56
        dec edx
        jnz .segment

; The stack of a program, from its end: auxiliary vector, no environment, arguments and their number; rsp is a multiple
; of 16.
        mov edx, COUNT
        test dl, 1
        jnz .aligned
        push 0
.aligned:
        push 0
        push 0                  ; AT_NULL
        push rbx
        push 25                 ; AT_RANDOM, which is not
        push qword [rbx + 24]
        push 9                  ; AT_ENTRY
        push 4096
        push 6                  ; AT_PAGESZ
        movzx eax, word [rbx + 56]
        push rax
        push 5                  ; AT_PHNUM
        push 56
        push 4                  ; AT_PHENT
        add r9, [rbx + 32]
        push r9
        push 3                  ; AT_PHDR
        push 0
        push 0
        lea rcx, [8 * rdx]
        sub rsp, rcx
        mov esi, arguments
        xor ecx, ecx
.argument:
        cmp rcx, rdx
        je .arguments
        mov [rsp + 8 * rcx], rsi
        inc rcx
.skip:  lodsb
        test al, al
        jnz .skip
        jmp .argument
.arguments:
        push rdx
        xor edx, edx
        mov al, 2
        out 0xe9, al
        jmp [rbx + 24]

; What a program asks of Linux. rcx is where it goes on, r11 its flags; nothing is pushed, for it may use what is below
; rsp.
asked:  cmp eax, 0
        je read
        cmp eax, 1
        je write
        cmp eax, 9
        je map
        cmp eax, 12
        je heap
        cmp eax, 158
        je arch
        cmp eax, 60
        je exit
        cmp eax, 231
        je exit
        cmp eax, 10             ; mprotect, munmap
        je none
        cmp eax, 11
        je none
        cmp eax, 218            ; set_tid_address
        je none
        mov rax, -38            ; ENOSYS
        jmp rcx
none:   xor eax, eax
        jmp rcx

read:   mov r8, rsi             ; the buffer
        mov r9, rcx
        mov rsi, [STATE]
        mov ecx, input_end
        sub rcx, rsi            ; what is left
        cmp rcx, rdx
        cmova rcx, rdx
        mov rax, rcx
        mov r10, rdi
        mov rdi, r8
        rep movsb
        mov [STATE], rsi
        mov rsi, r8
        mov rdi, r10
        jmp r9

write:  mov r8, rsi
        mov r9, rcx
        mov r10, rdx
        mov rcx, rdx
        mov edx, 0xe9
        rep outsb
        mov rax, r10
        mov rdx, r10
        mov rsi, r8
        jmp r9

map:    mov r8, rdi             ; memory is not zero to begin with
        mov r9, rcx
        lea rcx, [rsi + 4095]
        and rcx, -4096
        mov rdi, [STATE + 16]
        mov r10, rdi
        xor eax, eax
        rep stosb
        mov [STATE + 16], rdi
        mov rdi, r8
        mov rax, r10
        jmp r9

heap:   mov r8, rdi
        mov r9, rcx
        mov rdi, [STATE + 8]
        mov rcx, r8
        sub rcx, rdi
        jbe .now                ; asked, or given back
        xor eax, eax
        rep stosb
.now:   mov [STATE + 8], rdi
        mov rax, rdi
        mov rdi, r8
        jmp r9

arch:   cmp edi, 0x1002         ; ARCH_SET_FS
        mov rax, -22
        jne .other
        wrfsbase rsi
        xor eax, eax
.other: jmp rcx

exit:   mov al, 4
        out 0xe9, al
        mov eax, edi
        out 0xe9, al
        mov esi, shutdown
        mov edx, 0x8900
        mov ecx, 8
        rep outsb
        hlt
shutdown:
        db 'Shutdown'

gdt:    dq 0
        dq 0x00cf9a000000ffff
        dq 0x00af9a000000ffff
        dq 0x00cf92000000ffff
.pointer:
        dw $ - gdt - 1
        dd gdt

        times 0x1ffff0 - ($ - $$) db 0
        bits 16
        jmp start
        times 0x200000 - ($ - $$) db 0
