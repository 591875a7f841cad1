(** The processor, as far as straight-line field arithmetic sees it. TRUSTED, with Decode.v and Statement.v.

    Registers hold numbers below 2^64, memory holds bytes. A flag whose value is not stated is [None]; to read it is an
    error ([step] gives [None]), as is a store into the code or its constants, and an access to the part of the stack
    that a signal handler may overwrite. The trace lists every address that is accessed, in order: with straight-line
    code it is all that time may depend on.
    Source: Intel SDM, volume 2. *)
From Coq Require Import ZArith List Bool.
Import ListNotations.
Open Scope Z_scope.

Definition M : Z := 18446744073709551616. (* 2^64 *)

(** X0 to X15 are the low words of xmm0 to xmm15, used as places to keep words. *)
Inductive reg :=
| RAX | RCX | RDX | RBX | RSP | RBP | RSI | RDI | R8 | R9 | R10 | R11 | R12 | R13 | R14 | R15
| X0 | X1 | X2 | X3 | X4 | X5 | X6 | X7 | X8 | X9 | X10 | X11 | X12 | X13 | X14 | X15.
Scheme Equality for reg.
Inductive flag := CF | OF | ZF.
Scheme Equality for flag.

Record state := State { regs : reg -> Z; flags : flag -> option Z; mem : Z -> Z; trace : list Z }.

(** What stays as it is during a call: the address of the first byte of the code, the read-only places (address and
    length) with code and constants, and the lowest address of the stack that the function may use. *)
Record environment := Env { origin : Z; readonly : list (Z * Z); bottom : Z }.

(** * Words in memory: little endian *)
Definition load64 (m : Z -> Z) (a : Z) : Z :=
  m a + 2^8 * (m (a+1) + 2^8 * (m (a+2) + 2^8 * (m (a+3) + 2^8 * (m (a+4) + 2^8 * (m (a+5) + 2^8 * (m (a+6)
  + 2^8 * m (a+7))))))).
Definition store64 (m : Z -> Z) (a w : Z) : Z -> Z :=
  fun x => if (a <=? x) && (x <? a + 8) then (w / 2 ^ (8 * (x - a))) mod 2^8 else m x.

Definition store8 (m : Z -> Z) (a b : Z) : Z -> Z := fun x => if x =? a then b else m x.

(** * Instructions *)
Inductive address :=
| Base (b : reg) (d : Z)    (* [b + d] *)
| Rip (d : Z).              (* d bytes after the first byte of the code *)
Inductive operand := Reg (r : reg) | Imm (z : Z) | Mem (a : address).

Inductive instr :=
| MOV (d : reg) (x : operand)
| XCHG (d s : reg)
| STORE (a : address) (x : operand)                    (* mov [a], x *)
| MULX (hi lo : reg) (x : operand)
| MUL (x : operand)
| IMUL (d : reg) (x y : operand)
| ADD (carry : bool) (d : reg) (x : operand)           (* add, adc *)
| ADDTO (carry : bool) (a : address) (x : operand)     (* add [a], x *)
| ADD8 (carry : bool) (d : reg) (x : operand)          (* add, adc to the lowest byte of d *)
| ADDTO8 (a : address) (z : Z)                         (* add of bytes: [a], z *)
| ADC32 (d s : reg)                                     (* of the lowest 32 bits; OF and ZF are not stated *)
| SBB32 (d : reg)                                       (* sbb of the lowest 32 bits from themselves; the same *)
| ADX (f : flag) (d : reg) (x : operand)               (* adcx, adox *)
| SUB (borrow : bool) (d : reg) (x : operand)          (* sub, sbb *)
| CMP (x y : operand)
| INC (d : reg) | DEC (d : reg)
| NEG (d : reg)
| NOT (d : reg)
| AND (d : reg) (x : operand) | OR (d : reg) (x : operand) | XOR (d : reg) (x : operand)
| TEST (x y : operand)
| TEST8 (x y : reg)                                    (* the lowest bytes; ZF is not stated *)
| SHL (d : reg) (k : Z) | SHR (d : reg) (k : Z) | SAR (d : reg) (k : Z) | ROR (d : reg) (k : Z)
| SHLD (d s : reg) (k : Z) | SHRD (d s : reg) (k : Z)
| SHLX (d : reg) (x : operand) (c : reg) | SHRX (d : reg) (x : operand) (c : reg)
| SARX (d : reg) (x : operand) (c : reg)
| RORX (d : reg) (x : operand) (k : Z)
| BZHI (d : reg) (x : operand) (c : reg)
| BSWAP (d : reg) (x : operand)                        (* the bytes of x in reverse order *)
| LEA (d : reg) (b : option reg) (i : option (reg * Z)) (o : Z) (* lea d, [b + i*s + o] *)
| CMOV (f : flag) (set : bool) (d : reg) (x : operand) (* if f is set, or is not set *)
| SETCC (f : flag) (set : bool) (d : reg)              (* the lowest byte of d *)
| MOVZX8 (d s : reg)                                   (* the lowest byte of s *)
| LOAD8 (d : reg) (a : address)                        (* movzx d, byte [a] *)
| STORE8 (a : address) (s : reg)                       (* mov byte [a], the lowest byte of s *)
| STORE_REVERSED (a : address) (s : reg)               (* movbe [a], s: its bytes in reverse order *)
| MOV8 (d : reg) (x : operand)                         (* the lowest byte of d becomes that of x *)
| MOV32 (d s : reg)                                    (* the lowest 32 bits of s *)
| BT (d : reg) (k : Z)
| BTR (d : reg) (k : Z)
| CLC | STC | CMC | NOP
| PUSH (r : reg) | POP (r : reg)
| ADDRESS (d : reg) (o : Z)                            (* lea d, [rip + ...]: o bytes after the first one of the code *)
| CALL (o : Z)                                         (* pushes that address; what is called follows *)
| BACK (o : Z)                                         (* ret of what was called, which must lead to that address *)
| RET.

(** * What they do *)
Definition set (s : state) (r : reg) (z : Z) : state :=
  State (fun q => if reg_beq q r then z else regs s q) (flags s) (mem s) (trace s).
Definition set_flag (s : state) (f : flag) (z : option Z) : state :=
  State (regs s) (fun q => if flag_beq q f then z else flags s q) (mem s) (trace s).
Definition set_flags (s : state) (c o z : option Z) : state :=
  State (regs s) (fun q => match q with CF => c | OF => o | ZF => z end) (mem s) (trace s).
Definition no_flags (s : state) : state := set_flags s None None None.
Definition see (s : state) (l : list Z) : state := State (regs s) (flags s) (mem s) (trace s ++ l).

Definition bit (b : bool) : Z := if b then 1 else 0.
Definition signed (x : Z) : Z := if x <? 2^63 then x else x - M.
Definition overflow (z : Z) : Z := bit (negb ((- 2^63 <=? z) && (z <? 2^63))).
Definition signed8 (x : Z) : Z := if x <? 2^7 then x else x - 2^8.
Definition overflow8 (z : Z) : Z := bit (negb ((- 2^7 <=? z) && (z <? 2^7))).
(** x with another lowest byte. *)
Definition with_low (x b : Z) : Z := 2^8 * (x / 2^8) + b.

(** Stops where a is [None]. *)
Notation "'let*' p := a 'in' b" :=
  (match a with Some p => b | None => None end) (at level 200, p pattern, b at level 200).

Section Step.
Variable e : environment.

Definition effective (s : state) (a : address) : Z :=
  match a with Base b d => (regs s b + d) mod M | Rip d => (origin e + d) mod M end.
(** Below the red zone of 128 bytes the stack is not ours. *)
Definition accessible (s : state) (a : Z) : bool := (a + 8 <=? bottom e) || (regs s RSP - 128 <=? a).
Definition writable (a : Z) : bool := forallb (fun t => (a + 8 <=? fst t) || (fst t + snd t <=? a)) (readonly e).

(** The value of an operand, and the addresses that are read. *)
Definition get (s : state) (x : operand) : option (Z * list Z) :=
  match x with
  | Reg r => Some (regs s r, [])
  | Imm z => Some (z mod M, [])
  | Mem a => let p := effective s a in if accessible s p then Some (load64 (mem s) p, [p]) else None
  end.
Definition put (s : state) (p w : Z) : option state :=
  if accessible s p && writable p
  then Some (see (State (regs s) (flags s) (store64 (mem s) p w) (trace s)) [p]) else None.

(** One byte; the seven above it must be ours, too. *)
Definition get8 (s : state) (a : address) : option (Z * list Z) :=
  let p := effective s a in if accessible s p then Some (mem s p, [p]) else None.
Definition put8 (s : state) (p b : Z) : option state :=
  if accessible s p && writable p
  then Some (see (State (regs s) (flags s) (store8 (mem s) p b) (trace s)) [p]) else None.

(** Flags of the sum of two bytes and a carry. *)
Definition added8 (s : state) (a b c : Z) : state :=
  let t := a + b + c in
  set_flags s (Some (t / 2^8)) (Some (overflow8 (signed8 a + signed8 b + c))) (Some (bit (t mod 2^8 =? 0))).
Definition added (s : state) (d : reg) (a b c : Z) : state :=
  let t := a + b + c in
  set_flags (set s d (t mod M)) (Some (t / M)) (Some (overflow (signed a + signed b + c))) (Some (bit (t mod M =? 0))).
(** What a - b - c leaves in the flags. *)
Definition compared (s : state) (a b c : Z) : state :=
  let t := a - b - c in
  set_flags s (Some (- (t / M))) (Some (overflow (signed a - signed b - c))) (Some (bit (t mod M =? 0))).
Definition logic (s : state) (z : Z) : state := set_flags s (Some 0) (Some 0) (Some (bit (z =? 0))).
Definition in_word (k : Z) : bool := (0 <? k) && (k <? 64).
Definition shift (s : state) (d : reg) (k z : Z) : option state :=
  if in_word k then Some (no_flags (set s d z)) else None.
(** The lowest n bytes of x in reverse order. *)
Fixpoint reversed (n : nat) (x : Z) : Z :=
  match n with O => 0 | S n => 2^(8 * Z.of_nat n) * (x mod 2^8) + reversed n (x / 2^8) end.
Definition rotated (x k : Z) : Z := x / 2^k + (x mod 2^k) * 2^(64 - k).

Definition step (i : instr) (s : state) : option state :=
  match i with
  | MOV d x => let* (v, l) := get s x in Some (set (see s l) d v)
  | STORE a x => let* (v, l) := get s x in put (see s l) (effective s a) v
  | XCHG d x => Some (set (set s d (regs s x)) x (regs s d))
  | MULX hi lo x =>
      let* (v, l) := get s x in
      let p := regs s RDX * v in Some (set (set (see s l) lo (p mod M)) hi (p / M))
  | MUL x =>
      let* (v, l) := get s x in
      let p := regs s RAX * v in Some (no_flags (set (set (see s l) RAX (p mod M)) RDX (p / M)))
  | IMUL d x y =>
      let* (v, l) := get s x in let* (w, k) := get s y in Some (no_flags (set (see s (l ++ k)) d ((v * w) mod M)))
  | ADD carry d x =>
      let* c := (if carry then flags s CF else Some 0) in
      let* (v, l) := get s x in Some (added (see s l) d (regs s d) v c)
  | ADDTO carry a x =>
      let* c := (if carry then flags s CF else Some 0) in
      let* (v, l) := get s x in
      let* (u, k) := get s (Mem a) in
      let t := u + v + c in
      let* s' := put (see s (l ++ k)) (effective s a) (t mod M) in
      Some (set_flags s' (Some (t / M)) (Some (overflow (signed u + signed v + c))) (Some (bit (t mod M =? 0))))
  | ADD8 carry d x =>
      let* c := (if carry then flags s CF else Some 0) in
      let* (v, l) := get s x in
      let a := regs s d mod 2^8 in
      let b := v mod 2^8 in
      Some (added8 (set (see s l) d (with_low (regs s d) ((a + b + c) mod 2^8))) a b c)
  | ADDTO8 x z =>
      let* (a, l) := get8 s x in
      let b := z mod 2^8 in
      let* s' := put8 (see s l) (effective s x) ((a + b) mod 2^8) in Some (added8 s' a b 0)
  | ADC32 d x =>
      let* c := flags s CF in
      let t := regs s d mod 2^32 + regs s x mod 2^32 + c in
      Some (set_flags (set s d (t mod 2^32)) (Some (t / 2^32)) None None)
  | SBB32 d => let* c := flags s CF in Some (set_flags (set s d ((- c) mod 2^32)) (Some c) None None)
  | ADX f d x =>
      let* c := flags s f in
      let* (v, l) := get s x in
      let t := regs s d + v + c in Some (set_flag (set (see s l) d (t mod M)) f (Some (t / M)))
  | SUB borrow d x =>
      let* c := (if borrow then flags s CF else Some 0) in
      let* (v, l) := get s x in
      Some (compared (set (see s l) d ((regs s d - v - c) mod M)) (regs s d) v c)
  | CMP x y =>
      let* (v, l) := get s x in let* (w, k) := get s y in Some (compared (see s (l ++ k)) v w 0)
  | INC d =>
      let t := (regs s d + 1) mod M in
      Some (set_flags (set s d t) (flags s CF) (Some (overflow (signed (regs s d) + 1))) (Some (bit (t =? 0))))
  | DEC d =>
      let t := (regs s d - 1) mod M in
      Some (set_flags (set s d t) (flags s CF) (Some (overflow (signed (regs s d) - 1))) (Some (bit (t =? 0))))
  | NEG d => Some (compared (set s d ((0 - regs s d - 0) mod M)) 0 (regs s d) 0)
  | NOT d => Some (set s d (M - 1 - regs s d))
  | AND d x => let* (v, l) := get s x in let z := Z.land (regs s d) v in Some (logic (set (see s l) d z) z)
  | OR d x => let* (v, l) := get s x in let z := Z.lor (regs s d) v in Some (logic (set (see s l) d z) z)
  | XOR d x => let* (v, l) := get s x in let z := Z.lxor (regs s d) v in Some (logic (set (see s l) d z) z)
  | TEST x y =>
      let* (v, l) := get s x in let* (w, k) := get s y in Some (logic (see s (l ++ k)) (Z.land v w))
  | TEST8 _ _ => Some (set_flags s (Some 0) (Some 0) None)
  | SHL d k => shift s d k ((regs s d * 2^k) mod M)
  | SHR d k => shift s d k (regs s d / 2^k)
  | SAR d k => shift s d k ((signed (regs s d) / 2^k) mod M)
  | ROR d k => shift s d k (rotated (regs s d) k)
  | SHLD d x k => shift s d k ((regs s d * 2^k) mod M + regs s x / 2^(64 - k))
  | SHRD d x k => shift s d k (regs s d / 2^k + (regs s x * 2^(64 - k)) mod M)
  | SHLX d x c => let* (v, l) := get s x in Some (set (see s l) d ((v * 2^(regs s c mod 64)) mod M))
  | SHRX d x c => let* (v, l) := get s x in Some (set (see s l) d (v / 2^(regs s c mod 64)))
  | SARX d x c => let* (v, l) := get s x in Some (set (see s l) d ((signed v / 2^(regs s c mod 64)) mod M))
  | RORX d x k =>
      let* (v, l) := get s x in if in_word k then Some (set (see s l) d (rotated v k)) else None
  | BZHI d x c =>
      let* (v, l) := get s x in
      let n := regs s c mod 256 in
      let (z, f) := if n <? 64 then (v mod 2^n, 0) else (v, 1) in
      Some (set_flags (set (see s l) d z) (Some f) (Some 0) (Some (bit (z =? 0))))
  | BSWAP d x => let* (v, l) := get s x in Some (set (see s l) d (reversed 8 v))
  | LEA d b i o =>
      let base := match b with Some r => regs s r | None => 0 end in
      let index := match i with Some (r, k) => regs s r * k | None => 0 end in
      Some (set s d ((base + index + o) mod M))
  | CMOV f on d x =>
      let* c := flags s f in
      let* (v, l) := get s x in Some (if Bool.eqb (c =? 1) on then set (see s l) d v else see s l)
  | SETCC f on d =>
      let* c := flags s f in Some (set s d (with_low (regs s d) (if on then c else 1 - c)))
  | MOVZX8 d x => Some (set s d (regs s x mod 2^8))
  | LOAD8 d x => let* (b, l) := get8 s x in Some (set (see s l) d b)
  | STORE8 a x => put8 s (effective s a) (regs s x mod 2^8)
  | STORE_REVERSED a x => put s (effective s a) (reversed 8 (regs s x))
  | MOV8 d x => let* (v, l) := get s x in Some (set (see s l) d (with_low (regs s d) (v mod 2^8)))
  | MOV32 d x => Some (set s d (regs s x mod 2^32))
  | BT d k =>
      if (0 <=? k) && (k <? 64) then Some (set_flags s (Some ((regs s d / 2^k) mod 2)) None None) else None
  | BTR d k =>
      if (0 <=? k) && (k <? 64)
      then let b := (regs s d / 2^k) mod 2 in Some (set_flags (set s d (regs s d - 2^k * b)) (Some b) None None)
      else None
  | CLC => Some (set_flag s CF (Some 0))
  | STC => Some (set_flag s CF (Some 1))
  | CMC => let* c := flags s CF in Some (set_flag s CF (Some (1 - c)))
  | NOP => Some s
  | PUSH r =>
      let a := (regs s RSP - 8) mod M in
      let* s' := put s a (regs s r) in Some (set s' RSP a)
  | POP r =>
      let a := regs s RSP in
      let* (v, l) := get s (Mem (Base RSP 0)) in Some (set (set (see s l) RSP ((a + 8) mod M)) r v)
  | ADDRESS d o => Some (set s d ((origin e + o) mod M))
  | CALL o =>
      let a := (regs s RSP - 8) mod M in
      let* s' := put s a ((origin e + o) mod M) in Some (set s' RSP a)
  | BACK o =>
      let a := regs s RSP in
      let* (v, l) := get s (Mem (Base RSP 0)) in
      if v =? (origin e + o) mod M then Some (set (see s l) RSP ((a + 8) mod M)) else None
  | RET => None
  end.

(** Runs to [RET], which must be the end; gives the address that is returned to. *)
Fixpoint run (p : list instr) (s : state) : option (Z * state) :=
  match p with
  | [] => None
  | RET :: _ =>
      let* (v, l) := get s (Mem (Base RSP 0)) in Some (v, set (see s l) RSP ((regs s RSP + 8) mod M))
  | i :: p' => let* s' := step i s in run p' s'
  end.
End Step.
