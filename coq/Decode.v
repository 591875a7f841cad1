(** Bytes to instructions: the encodings of the instructions of Machine.v that assemblers choose. TRUSTED.

    What is not listed here is refused. Source: Intel SDM, volume 2, sections 2.1 to 2.3 and the opcode maps. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine.
Import ListNotations.
Open Scope Z_scope.

Definition bytes := list Z.

(** Bits [lo, lo + n) of a byte. *)
Definition bits (b lo n : Z) : Z := (b / 2^lo) mod 2^n.
(** Numbers of n bytes, little endian, without and with sign. *)
Fixpoint unsigned_of (n : nat) (l : bytes) : option (Z * bytes) :=
  match n, l with
  | O, _ => Some (0, l)
  | S n', b :: l' => let* (x, r) := unsigned_of n' l' in Some (b + 256 * x, r)
  | S _, [] => None
  end.
Definition signed_of (n : nat) (l : bytes) : option (Z * bytes) :=
  let* (x, r) := unsigned_of n l in
  Some (if x <? 2^(8 * Z.of_nat n - 1) then x else x - 2^(8 * Z.of_nat n), r).

Definition general : list reg := [RAX; RCX; RDX; RBX; RSP; RBP; RSI; RDI; R8; R9; R10; R11; R12; R13; R14; R15].
Definition vector : list reg := [X0; X1; X2; X3; X4; X5; X6; X7; X8; X9; X10; X11; X12; X13; X14; X15].
Definition reg_of (n : Z) : reg := nth (Z.to_nat n) general RAX.
Definition xmm_of (n : Z) : reg := nth (Z.to_nat n) vector X0.

(** The bits of REX or VEX: 64 bits wide, and the fourth bits of the three register numbers. *)
Record extension := Ext { present : bool; w : Z; r : Z; x : Z; b : Z }.
Definition no_extension := Ext false 0 0 0 0.

(** * The operand that may be memory *)
Inductive place :=
| InReg (n : Z)
| InMem (base : option reg) (index : option (reg * Z)) (d : Z)
| InRip (d : Z). (* relative to the end of the instruction *)

(** ModR/M, SIB and displacement: the other register's number, the place, what follows. *)
Definition displaced (m : Z) (l : bytes) : option (Z * bytes) :=
  if m =? 0 then Some (0, l) else signed_of (if m =? 1 then 1%nat else 4%nat) l.
Definition modrm (e : extension) (l : bytes) : option (Z * place * bytes) :=
  match l with
  | [] => None
  | h :: l =>
      let m := bits h 6 2 in
      let n := bits h 3 3 + 8 * r e in
      let rm := bits h 0 3 in
      if m =? 3 then Some (n, InReg (rm + 8 * b e), l)
      else if rm =? 4 then
        match l with
        | [] => None
        | s :: l =>
            let bs := bits s 0 3 in
            let ix := bits s 3 3 + 8 * x e in
            let index := if ix =? 4 then None else Some (reg_of ix, 2 ^ bits s 6 2) in
            if (bs =? 5) && (m =? 0) then let* (d, l) := signed_of 4 l in Some (n, InMem None index d, l)
            else let* (d, l) := displaced m l in Some (n, InMem (Some (reg_of (bs + 8 * b e))) index d, l)
        end
      else if (rm =? 5) && (m =? 0) then let* (d, l) := signed_of 4 l in Some (n, InRip d, l)
      else let* (d, l) := displaced m l in Some (n, InMem (Some (reg_of (rm + 8 * b e))) None d, l)
  end.

Definition two (a b : bool) : bool := if a then b else false.
Definition among (lo hi z : Z) : bool := two (lo <=? z) (z <=? hi).

Section Image.
Variable size : Z. (* where what is decoded ends, seen from the first byte of the code *)

(** Where in the image l begins, with which it ends. *)
Definition place_of (l : bytes) : Z := size - Z.of_nat (length l).
(** What a place is, in an instruction that is followed by l. *)
Definition memory_at (p : place) (l : bytes) : option address :=
  match p with
  | InMem (Some b) None d => Some (Base b d)
  | InRip d => Some (Rip (place_of l + d))
  | _ => None
  end.
Definition operand_at (p : place) (l : bytes) : option operand :=
  match p with
  | InReg n => Some (Reg (reg_of n))
  | _ => let* a := memory_at p l in Some (Mem a)
  end.
Definition found := option (instr * bytes).
Definition with_operand (p : place) (l : bytes) (k : operand -> option instr) : found :=
  let* o := operand_at p l in let* i := k o in Some (i, l).
Definition with_register (p : place) (l : bytes) (k : reg -> option instr) : found :=
  match p with InReg n => let* i := k (reg_of n) in Some (i, l) | _ => None end.

(** The eight operations that share one layout of opcodes: d op= y. *)
Definition arithmetic (n : Z) (d : operand) (y : operand) : option instr :=
  match n, d with
  | 7, _ => Some (CMP d y)
  | 0, Reg d => Some (ADD false d y)
  | 1, Reg d => Some (OR d y)
  | 2, Reg d => Some (ADD true d y)
  | 3, Reg d => Some (SUB true d y)
  | 4, Reg d => Some (AND d y)
  | 5, Reg d => Some (SUB false d y)
  | 6, Reg d => Some (XOR d y)
  | 0, Mem a => Some (ADDTO false a y)
  | 2, Mem a => Some (ADDTO true a y)
  | _, _ => None
  end.
Definition shift_of (n k : Z) (d : reg) : option instr :=
  match n with 1 => Some (ROR d k) | 4 => Some (SHL d k) | 5 => Some (SHR d k) | 7 => Some (SAR d k) | _ => None end.
(** Conditions on one flag, by the last four bits of the opcode. *)
Definition condition (c : Z) : option (flag * bool) :=
  match c with
  | 0 => Some (OF, true) | 1 => Some (OF, false) | 2 => Some (CF, true) | 3 => Some (CF, false)
  | 4 => Some (ZF, true) | 5 => Some (ZF, false) | _ => None
  end.

(** ** One byte of opcode, then ModR/M *)
Definition wide_one (op : Z) (n : Z) (p : place) (l : bytes) : found :=
  let other := Reg (reg_of n) in
  let digit := n mod 8 in
  if op <? 0x40 then
    if op mod 8 =? 1 then with_operand p l (fun o => arithmetic (op / 8) o other)
    else if op mod 8 =? 3 then with_operand p l (fun o => arithmetic (op / 8) other o)
    else None
  else
    match op with
    | 0x69 => let* (z, l) := signed_of 4 l in with_operand p l (fun o => Some (IMUL (reg_of n) o (Imm z)))
    | 0x6B => let* (z, l) := signed_of 1 l in with_operand p l (fun o => Some (IMUL (reg_of n) o (Imm z)))
    | 0x81 => let* (z, l) := signed_of 4 l in with_operand p l (fun o => arithmetic digit o (Imm z))
    | 0x83 => let* (z, l) := signed_of 1 l in with_operand p l (fun o => arithmetic digit o (Imm z))
    | 0x85 => with_operand p l (fun o => Some (TEST o other))
    | 0x89 =>
        match p with
        | InReg t => Some (MOV (reg_of t) other, l)
        | _ => let* a := memory_at p l in Some (STORE a other, l)
        end
    | 0x8B => with_operand p l (fun o => Some (MOV (reg_of n) o))
    | 0x8D =>
        match p with
        | InMem b i d => Some (LEA (reg_of n) b i d, l)
        | InRip d => Some (ADDRESS (reg_of n) (place_of l + d), l)
        | InReg _ => None
        end
    | 0xC1 => let* (k, l) := unsigned_of 1 l in with_register p l (shift_of digit k)
    | 0xC7 =>
        let* (z, l) := signed_of 4 l in
        with_operand p l (fun o =>
          match digit, o with 0, Reg d => Some (MOV d (Imm z)) | 0, Mem a => Some (STORE a (Imm z)) | _, _ => None end)
    | 0x87 => with_register p l (fun d => Some (XCHG d (reg_of n)))
    | 0xFF => with_register p l (fun d => match digit with 0 => Some (INC d) | 1 => Some (DEC d) | _ => None end)
    | 0xD1 => with_register p l (shift_of digit 1)
    | 0xF7 =>
        match digit with
        | 0 => let* (z, l) := signed_of 4 l in with_operand p l (fun o => Some (TEST o (Imm z)))
        | 2 => with_register p l (fun d => Some (NOT d))
        | 3 => with_register p l (fun d => Some (NEG d))
        | 4 => with_operand p l (fun o => Some (MUL o))
        | _ => None
        end
    | _ => None
    end.
(** A byte register is the lowest byte of its register with REX, or if it is one of the first four. *)
Definition low_byte (e : extension) (n : Z) : bool := (present e || (n <? 4))%bool.
Definition byte_register (e : extension) (p : place) (l : bytes) (k : reg -> option instr) : found :=
  match p with InReg n => if low_byte e n then with_register p l k else None | _ => None end.
(** A sum of bytes: add or adc, by the number of the operation. *)
Definition byte_sum (n : Z) (d : reg) (x : operand) : option instr :=
  match n with 0 => Some (ADD8 false d x) | 2 => Some (ADD8 true d x) | _ => None end.
(** With operands of 8 bits, whatever W is. *)
Definition byte_one (e : extension) (op : Z) (n : Z) (p : place) (l : bytes) : found :=
  match op with
  | 0x00 | 0x10 => if low_byte e n then byte_register e p l (fun d => byte_sum (op / 8) d (Reg (reg_of n))) else None
  | 0x02 | 0x12 => if low_byte e n then byte_register e p l (fun s => byte_sum (op / 8) (reg_of n) (Reg s)) else None
  | 0x80 =>
      let* (z, l) := signed_of 1 l in
      match p with
      | InReg _ => byte_register e p l (fun d => byte_sum (n mod 8) d (Imm z))
      | _ => let* a := memory_at p l in if n mod 8 =? 0 then Some (ADDTO8 a z, l) else None
      end
  | 0x84 => if low_byte e n then byte_register e p l (fun d => Some (TEST8 d (reg_of n))) else None
  | 0x88 =>
      if low_byte e n then
        match p with
        | InReg _ => byte_register e p l (fun d => Some (MOV8 d (Reg (reg_of n))))
        | _ => let* a := memory_at p l in Some (STORE8 a (reg_of n), l)
        end
      else None
  | 0x8A => if low_byte e n then byte_register e p l (fun s => Some (MOV8 (reg_of n) (Reg s))) else None
  | _ => None
  end.
(** With operands of 32 bits: only copies, constants, the xor that clears a register, the sbb that makes a mask of CF,
    and adc. *)
Definition narrow_one (op : Z) (n : Z) (p : place) (l : bytes) : found :=
  let other := reg_of n in
  match op with
  | 0x11 => with_register p l (fun d => Some (ADC32 d other))
  | 0x13 => with_register p l (fun s => Some (ADC32 other s))
  | 0x19 | 0x1B => with_register p l (fun d => if reg_beq d other then Some (SBB32 d) else None)
  | 0x31 | 0x33 => with_register p l (fun d => if reg_beq d other then Some (XOR d (Reg d)) else None)
  | 0x89 => with_register p l (fun d => Some (MOV32 d other))
  | 0x8B => with_register p l (fun s => Some (MOV32 other s))
  | 0xC7 =>
      let* (z, l) := unsigned_of 4 l in with_register p l (fun d => if n mod 8 =? 0 then Some (MOV d (Imm z)) else None)
  | _ => None
  end.
Definition one_byte (e : extension) (op : Z) (l : bytes) : found :=
  let low := op mod 8 + 8 * b e in
  let exchange := if w e =? 1 then Some (XCHG RAX (reg_of low), l) else None in
  match op with
  | 0x90 => if b e =? 0 then Some (NOP, l) else exchange
  | 0xC3 => Some (RET, l)
  | 0xF5 => Some (CMC, l)
  | 0xF8 => Some (CLC, l)
  | 0xF9 => Some (STC, l)
  | 0x04 => let* (z, l) := signed_of 1 l in Some (ADD8 false RAX (Imm z), l)
  | 0x14 => let* (z, l) := signed_of 1 l in Some (ADD8 true RAX (Imm z), l)
  | 0xA9 => if w e =? 1 then let* (z, l) := signed_of 4 l in Some (TEST (Reg RAX) (Imm z), l) else None
  | _ =>
      if among 0x50 0x57 op then Some (PUSH (reg_of low), l)
      else if among 0x58 0x5F op then Some (POP (reg_of low), l)
      else if among 0x91 0x97 op then exchange
      else if among 0xB0 0xB7 op then
        let* (z, l) := unsigned_of 1 l in if low_byte e low then Some (MOV8 (reg_of low) (Imm z), l) else None
      else if among 0xB8 0xBF op then
        let* (z, l) := unsigned_of (if w e =? 1 then 8%nat else 4%nat) l in Some (MOV (reg_of low) (Imm z), l)
      else if two (op <? 0x40) (op mod 8 =? 5) then
        if w e =? 1 then
          let* (z, l) := signed_of 4 l in let* i := arithmetic (op / 8) (Reg RAX) (Imm z) in Some (i, l)
        else None
      else
        let* (n, p, l) := modrm e l in
        if existsb (Z.eqb op) [0x00; 0x02; 0x10; 0x12; 0x80; 0x84; 0x88; 0x8A] then byte_one e op n p l
        else if w e =? 1 then wide_one op n p l else narrow_one op n p l
  end.

(** ** 0F and a byte of opcode *)
Definition bit_test (e : extension) (digit : Z) (p : place) (l : bytes) : found :=
  let* (k, l) := unsigned_of 1 l in
  if k <? (if w e =? 1 then 64 else 32) then
    match digit with
    | 4 => with_register p l (fun d => Some (BT d k))
    | 6 => with_register p l (fun d => if w e =? 1 then Some (BTR d k) else None)
    | _ => None
    end
  else None.
(** 0F 38 F0 and F1: movbe. *)
Definition three_byte (e : extension) (l : bytes) : found :=
  match l with
  | 0xF0 :: l =>
      let* (n, p, l) := modrm e l in
      match p with
      | InReg _ => None
      | _ => if w e =? 1 then with_operand p l (fun o => Some (BSWAP (reg_of n) o)) else None
      end
  | 0xF1 :: l =>
      let* (n, p, l) := modrm e l in
      match p with
      | InReg _ => None
      | _ => if w e =? 1 then let* a := memory_at p l in Some (STORE_REVERSED a (reg_of n), l) else None
      end
  | _ => None
  end.
Definition two_byte (e : extension) (op : Z) (l : bytes) : found :=
  if op =? 0x38 then three_byte e l
  else if among 0xC8 0xCF op then
    let d := reg_of (op - 0xC8 + 8 * b e) in if w e =? 1 then Some (BSWAP d (Reg d), l) else None
  else
  let* (n, p, l) := modrm e l in
  let wide k := if w e =? 1 then k else None in
  if among 0x40 0x4F op then
    let* (f, on) := condition (op - 0x40) in wide (with_operand p l (fun o => Some (CMOV f on (reg_of n) o)))
  else if among 0x90 0x9F op then
    let* (f, on) := condition (op - 0x90) in byte_register e p l (fun d => Some (SETCC f on d))
  else
    match op with
    | 0xA4 => let* (k, l) := unsigned_of 1 l in wide (with_register p l (fun d => Some (SHLD d (reg_of n) k)))
    | 0xAC => let* (k, l) := unsigned_of 1 l in wide (with_register p l (fun d => Some (SHRD d (reg_of n) k)))
    | 0xAF => wide (with_operand p l (fun o => Some (IMUL (reg_of n) (Reg (reg_of n)) o)))
    | 0xB6 =>
        match p with
        | InReg _ => byte_register e p l (fun s => Some (MOVZX8 (reg_of n) s))
        | _ => let* a := memory_at p l in Some (LOAD8 (reg_of n) a, l)
        end
    | 0xBA => bit_test e (n mod 8) p l
    | _ => None
    end.

(** ** With prefix 66 or F3: movq, adcx, adox, endbr64, ret *)
Definition prefixed (prefix : Z) (e : extension) (l : bytes) : found :=
  match l with
  | 0x0F :: 0x1E :: 0xFA :: l => if two (prefix =? 0xF3) (negb (present e)) then Some (NOP, l) else None
  | 0xC3 :: l => if two (prefix =? 0xF3) (negb (present e)) then Some (RET, l) else None
  | 0x0F :: 0x38 :: 0xF6 :: l =>
      let* (n, p, l) := modrm e l in
      if w e =? 1 then with_operand p l (fun o => Some (ADX (if prefix =? 0x66 then CF else OF) (reg_of n) o)) else None
  | 0x0F :: op :: l =>
      let* (n, p, l) := modrm e l in
      if two (prefix =? 0x66) (w e =? 1) then
        match op with
        | 0x6E => with_register p l (fun s => Some (MOV (xmm_of n) (Reg s)))
        | 0x7E => with_register p l (fun d => Some (MOV d (Reg (xmm_of n))))
        | _ => None
        end
      else None
  | _ => None
  end.

(** ** VEX of three bytes: W = 1, L = 0; v is the register that the prefix names *)
Definition vex (l : bytes) : found :=
  match l with
  | b1 :: b2 :: op :: l =>
      let e := Ext true (bits b2 7 1) (1 - bits b1 7 1) (1 - bits b1 6 1) (1 - bits b1 5 1) in
      let v := reg_of (15 - bits b2 3 4) in
      let* (n, p, l) := modrm e l in
      if two (w e =? 1) (bits b2 2 1 =? 0) then
        match bits b1 0 5, op, bits b2 0 2 with
        | 2, 0xF5, 0 => with_operand p l (fun o => Some (BZHI (reg_of n) o v))
        | 2, 0xF6, 3 => with_operand p l (fun o => Some (MULX (reg_of n) v o))
        | 2, 0xF7, 1 => with_operand p l (fun o => Some (SHLX (reg_of n) o v))
        | 2, 0xF7, 2 => with_operand p l (fun o => Some (SARX (reg_of n) o v))
        | 2, 0xF7, 3 => with_operand p l (fun o => Some (SHRX (reg_of n) o v))
        | 3, 0xF0, 3 =>
            let* (k, l) := unsigned_of 1 l in
            if bits b2 3 4 =? 15 then with_operand p l (fun o => Some (RORX (reg_of n) o k)) else None
        | _, _, _ => None
        end
      else None
  | _ => None
  end.

Definition rex (l : bytes) : extension * bytes :=
  match l with
  | h :: l' =>
      if among 0x40 0x4F h then (Ext true (bits h 3 1) (bits h 2 1) (bits h 1 1) (bits h 0 1), l')
      else (no_extension, l)
  | [] => (no_extension, l)
  end.
Definition decode_one (l : bytes) : found :=
  match l with
  | 0xC4 :: l => vex l
  | 0x66 :: l => let (e, l) := rex l in prefixed 0x66 e l
  | 0xF3 :: l => let (e, l) := rex l in prefixed 0xF3 e l
  | _ =>
      let (e, l) := rex l in
      match l with
      | 0x0F :: op :: l => two_byte e op l
      | op :: l => one_byte e op l
      | [] => None
      end
  end.

End Image.

(** * Jumps and calls
    Code goes on where direct jumps and calls lead, so that what is decoded is the one way through it: up to the ret
    that is not of a call. [back] are the places that calls return to, the innermost first. *)
Section Way.
Variable segs : list (Z * bytes). (* code and constants, at distances from the first byte of the code *)

(** What stands at a distance from the first byte to the end of its segment, and that end. *)
Fixpoint from (l : list (Z * bytes)) (o : Z) : option (Z * bytes) :=
  match l with
  | [] => None
  | (d, b) :: l =>
      let last := d + Z.of_nat (length b) in
      if two (d <=? o) (o <? last) then Some (last, skipn (Z.to_nat (o - d)) b) else from l o
  end.
(** The distance of a jump or call, whether it is a call, and what follows it. *)
Definition transfer (l : bytes) : option (Z * bool * bytes) :=
  match l with
  | 0xEB :: l => let* (d, l) := signed_of 1 l in Some (d, false, l)
  | 0xE9 :: l => let* (d, l) := signed_of 4 l in Some (d, false, l)
  | 0xE8 :: l => let* (d, l) := signed_of 4 l in Some (d, true, l)
  | _ => None
  end.
Fixpoint decode_all (fuel : nat) (back : list Z) (t : Z * bytes) : option (list instr) :=
  let (last, l) := t in
  match fuel with
  | O => None
  | S k =>
      match transfer l with
      | Some (d, is_call, l) =>
          let o := place_of last l in
          let* t := from segs (o + d) in
          if is_call then let* p := decode_all k (o :: back) t in Some (CALL o :: p) else decode_all k back t
      | None =>
          match decode_one last l, back with
          | Some (RET, _), [] => Some [RET]
          | Some (RET, _), o :: back => let* t := from segs o in let* p := decode_all k back t in Some (BACK o :: p)
          | Some (i, l), _ => let* p := decode_all k back (last, l) in Some (i :: p)
          | None, _ => None
          end
      end
  end.
Definition decode : option (list instr) :=
  let* t := from segs 0 in decode_all (fold_right (fun t n => length (snd t) + n)%nat O segs) [] t.
End Way.
