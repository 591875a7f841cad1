(** What an instruction does to words that are known as polynomials. Nothing here is trusted: Follows.v proves it. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words.
Import ListNotations.
Open Scope Z_scope.

Definition region_eqb (a b : region) : bool :=
  match a, b with Arg n, Arg m => Nat.eqb n m | Stack, Stack => true | Image, Image => true | _, _ => false end.

(** * Numbers of the unknowns that are there from the start *)
Definition unknown_of (r : reg) : positive :=
  match r with
  | RAX => 2 | RCX => 3 | RDX => 4 | RBX => 5 | RSP => 6 | RBP => 7 | RSI => 8 | RDI => 9 | R8 => 10 | R9 => 11
  | R10 => 12 | R11 => 13 | R12 => 14 | R13 => 15 | R14 => 16 | R15 => 17
  | X0 => 19 | X1 => 20 | X2 => 21 | X3 => 22 | X4 => 23 | X5 => 24 | X6 => 25 | X7 => 26 | X8 => 27 | X9 => 28
  | X10 => 29 | X11 => 30 | X12 => 31 | X13 => 32 | X14 => 33 | X15 => 34
  end.
Definition return_unknown : positive := 18.
(** The address of the first byte of the code. *)
Definition origin_unknown : positive := 35.
Definition words_of (p : parameter) : nat := match p with Input l => count l | Value _ => 1 | _ => 0 end.
(** The words of the arguments follow each other from 64 on. *)
Definition first_word (l : list parameter) (n : nat) : Z := 64 + Z.of_nat (list_sum (map words_of (firstn n l))).
Definition first_new (l : list parameter) : positive := Z.to_pos (first_word l (length l)).

(** * Symbolic states *)
Inductive content := W (w : word) | P (g : region) (o : Z). (* a number; a pointer into a place *)
(** [zero_of] is the word by which ZF is set: ZF says whether it is 0. *)
Record symbolic := Symbolic {
  ctx : context;
  held : PM.t content;                       (* by registers *)
  carry_of : option word; overflow_of : option word; zero_of : option word;
  slots : list (region * Z * content);       (* words that were stored *)
  bytes_kept : list (Z * word);              (* bytes that were stored, all of them on the stack *)
  seen : list (region * Z) }.                (* addresses, the last one first *)

Definition with_ctx (s : symbolic) (c : context) :=
  Symbolic c (held s) (carry_of s) (overflow_of s) (zero_of s) (slots s) (bytes_kept s) (seen s).
Definition hold (s : symbolic) (r : reg) (x : content) :=
  Symbolic (ctx s) (PM.add (unknown_of r) x (held s)) (carry_of s) (overflow_of s) (zero_of s) (slots s) (bytes_kept s)
    (seen s).
Definition with_flags (s : symbolic) (c o z : option word) :=
  Symbolic (ctx s) (held s) c o z (slots s) (bytes_kept s) (seen s).
Definition without_flags (s : symbolic) := with_flags s None None None.
Definition saw (s : symbolic) (l : list (region * Z)) :=
  Symbolic (ctx s) (held s) (carry_of s) (overflow_of s) (zero_of s) (slots s) (bytes_kept s) (rev_append l (seen s)).
Definition with_memory (s : symbolic) l bs :=
  Symbolic (ctx s) (held s) (carry_of s) (overflow_of s) (zero_of s) l bs (seen s).

Definition content_of (s : symbolic) (r : reg) : content :=
  match PM.find (unknown_of r) (held s) with Some x => x | None => W (Word (var (unknown_of r)) (M - 1)) end.
Definition value_in (s : symbolic) (w : word) : option Z := only_value (range (ctx s)) (value w).
Definition flag_word (s : symbolic) (f : flag) : option word :=
  match f with
  | CF => carry_of s
  | OF => overflow_of s
  | ZF =>
      let* w := zero_of s in
      match interval (range (ctx s)) (value w) with
      | Some (l, u) => if 0 <? l then Some zero else if u <=? 0 then Some (word_const 1) else None
      | None => None
      end
  end.
Definition with_flag (s : symbolic) (f : flag) (w : word) : symbolic :=
  match f with
  | CF => with_flags s (Some w) (overflow_of s) (zero_of s)
  | OF => with_flags s (carry_of s) (Some w) (zero_of s)
  | ZF => with_flags s (carry_of s) (overflow_of s) None
  end.

Section Claim.
Variable c : claim.
Variable segs : list (Z * bytes).

(** * Places *)
Definition valid (g : region) : bool :=
  match g with
  | Arg n => is_pointer (parameter_at c n)
  | Stack => true
  | Image => false
  end.
Definition lowest (g : region) : Z := match g with Stack => - frame c | _ => 0 end.
Definition highest (g : region) : Z := match g with Stack => 8 | Arg n => size_of (parameter_at c n) | Image => 0 end.
Definition inside (g : region) (o : Z) : bool := valid g && (lowest g <=? o) && (o <=? highest g).
Definition limb (n : nat) (i : Z) : positive := Z.to_pos (first_word (parameters c) n + i).

(** Read-only bytes at a distance from the first byte of the code. *)
Fixpoint constant_at (l : list (Z * bytes)) (d : Z) : option Z :=
  match l with
  | [] => None
  | (o, b) :: l' =>
      if (o <=? d) && (d + 8 <=? o + Z.of_nat (length b))
      then match unsigned_of 8 (skipn (Z.to_nat (d - o)) b) with Some (z, _) => Some z | None => None end
      else constant_at l' d
  end.
(** Addresses in and just behind the code and its constants are words, which may be used as pointers to constants. *)
Definition in_code (o : Z) : bool :=
  existsb (fun t => (fst t <=? o) && (o <=? fst t + Z.of_nat (length (snd t)))) segs.
Definition code_word (o : Z) : word := Word (add (var origin_unknown) (const o)) (M - 1).
Definition code_offset (w : word) : option Z := constant (sub (value w) (var origin_unknown)).
(** A word that is a pointer and a distance, but for a multiple of 2^64: it may have been outside of its place. *)
Definition constant_term (p : poly) : Z := match p with (z, []) :: _ => z | _ => 0 end.
Fixpoint pointing (n : nat) (w : word) : option (region * Z) :=
  match n with
  | O => None
  | S n =>
      let p := sub (value w) (var (unknown_of (nth n passing RAX))) in
      let z := constant_term p in
      match quotient M (sub p (const z)) with Some _ => Some (Arg n, signed (z mod M)) | None => pointing n w end
  end.
Definition pointer_in (x : content) : option (region * Z) :=
  match x with P g k => Some (g, k) | W w => pointing (length passing) w end.
(** Where an operand is; rsp must be known, as what is below the red zone is not ours. *)
Definition effective_at (s : symbolic) (a : address) : option (region * Z) :=
  match content_of s RSP with
  | P Stack r =>
      match a with
      | Rip d => match constant_at segs d with Some _ => Some (Image, d) | None => None end
      | Base b d =>
          match pointer_in (content_of s b), content_of s b with
          | Some (g, k), _ =>
              let o := k + d in
              if inside g o && (o + 8 <=? highest g) && (match g with Stack => r - 128 <=? o | _ => true end)
              then Some (g, o) else None
          | None, W w =>
              let* k := code_offset w in
              match constant_at segs (k + d) with Some _ => Some (Image, k + d) | None => None end
          | None, P _ _ => None
          end
      end
  | _ => None
  end.
Fixpoint stored (g : region) (o : Z) (l : list (region * Z * content)) : option content :=
  match l with
  | [] => None
  | (h, k, x) :: l' => if (k =? o) && region_eqb h g then Some x else stored g o l'
  end.
Definition clear_of (o : Z) (t : region * Z * content) : bool :=
  let '(h, k, _) := t in match h with Arg _ => (k + 8 <=? o) || (o + 8 <=? k) | _ => true end.
Definition is_stack (t : region * Z * content) : bool := let '(h, _, _) := t in region_eqb h Stack.
(** No output that was stored can have changed the word at offset o of an input. *)
Definition unchanged (s : symbolic) (o : Z) : bool :=
  match overlaps c with
  | Anyhow => forallb is_stack (slots s)
  | Equal => forallb (clear_of o) (slots s)
  | Apart => true
  end.
(** Word i of a known number. *)
Definition digit (z i : Z) : Z := (z / 2^(64 * i)) mod M.
Definition load (s : symbolic) (g : region) (o : Z) : option content :=
  match g with
  | Stack => stored g o (slots s)
  | Image => let* z := constant_at segs o in Some (W (word_const z))
  | Arg n =>
      match parameter_at c n with
      | Output _ => stored g o (slots s)
      | Input _ =>
          if unchanged s o && (0 <=? o) && (o mod 8 =? 0) && (o + 8 <=? highest g)
          then let n := limb n (o / 8) in
               let* (_, u) := PM.find n (range (ctx s)) in Some (W (Word (var n) u))
          else None
      | Known k z =>
          if (0 <=? o) && (o mod 8 =? 0) && (o + 8 <=? highest g) then Some (W (word_const (digit z (o / 8)))) else None
      | Value _ | KnownValue _ => None
      end
  end.
Definition not_at (g : region) (o : Z) (t : region * Z * content) : bool :=
  let '(h, k, _) := t in negb (region_eqb h g) || (k + 8 <=? o) || (o + 8 <=? k).
Definition storable (g : region) (o : Z) : bool :=
  match g with
  | Stack => (- frame c <=? o) && (o + 8 <=? 0)
  | Arg n => is_output (parameter_at c n) && (0 <=? o) && (o mod 8 =? 0) && (o + 8 <=? highest g)
  | Image => false
  end.
Definition clear_byte (g : region) (o n : Z) (t : Z * word) : bool :=
  negb (region_eqb g Stack) || (fst t <? o) || (o + n <=? fst t).
Definition store (s : symbolic) (g : region) (o : Z) (x : content) : option symbolic :=
  if storable g o
  then Some (with_memory s ((g, o, x) :: filter (not_at g o) (slots s)) (filter (clear_byte g o 8) (bytes_kept s)))
  else None.
(** Bytes: only on the stack. *)
Definition keep_byte (s : symbolic) (g : region) (o : Z) (w : word) : option symbolic :=
  if region_eqb g Stack && storable g o
  then Some (with_memory s (filter (not_at g o) (slots s)) ((o, w) :: filter (clear_byte g o 1) (bytes_kept s)))
  else None.
Fixpoint kept_at (o : Z) (l : list (Z * word)) : option word :=
  match l with [] => None | (k, w) :: l => if k =? o then Some w else kept_at o l end.
Definition load_byte (s : symbolic) (g : region) (o : Z) : option word :=
  if region_eqb g Stack then kept_at o (bytes_kept s) else None.

(** * Operands *)
Definition operand_of (s : symbolic) (x : operand) : option (content * list (region * Z)) :=
  match x with
  | Reg r => Some (content_of s r, [])
  | Imm z => Some (W (word_const (z mod M)), [])
  | Mem a => let* (g, k) := effective_at s a in let* v := load s g k in Some (v, [(g, k)])
  end.
(** Where it points is a number like others, if that matters. *)
Definition word_of (x : content) : word :=
  match x with
  | W w => w
  | P (Arg n) o => Word (add (var (unknown_of (nth n passing RAX))) (const o)) (M - 1)
  | P _ o => Word (add (var (unknown_of RSP)) (const o)) (M - 1)
  end.
Definition word_in (s : symbolic) (r : reg) : word := word_of (content_of s r).
Definition read (s : symbolic) (x : operand) : option (word * list (region * Z)) :=
  let* (v, t) := operand_of s x in Some (word_of v, t).

(** * Instructions *)
Definition offset_of (w : word) : option Z := let* z := constant (value w) in Some (signed z).
Definition move (s : symbolic) (d : reg) (g : region) (o : Z) : option symbolic :=
  if inside g o then Some (hold s d (P g o)) else None.
Definition put_word (s : symbolic) (t : list (region * Z)) (d : reg) (x : result) : option symbolic :=
  let* (k, w) := x in Some (hold (saw (with_ctx s k) t) d (W w)).
Definition put_logic (s : symbolic) (t : list (region * Z)) (d : reg) (x : result) : option symbolic :=
  let* (k, w) := x in Some (with_flags (hold (saw (with_ctx s k) t) d (W w)) (Some zero) (Some zero) (Some w)).
Definition put_shift (s : symbolic) (n : Z) (d : reg) (x : result) : option symbolic :=
  if in_word n then let* s' := put_word s [] d x in Some (without_flags s') else None.
Definition put_product (s : symbolic) (t : list (region * Z)) (h : hint) (a b : word)
    (k : symbolic -> word -> word -> symbolic) : option symbolic :=
  let* (x, q, r) := split (ctx s) 64 (mul (value a) (value b)) (limit a * limit b) h in
  Some (k (saw (with_ctx s x) t) q r).
(** Sets d; k gets the carry. *)
Definition put_sum (s : symbolic) (t : list (region * Z)) (h : hint) (d : reg) (a b carry : word)
    (k : symbolic -> word -> word -> symbolic) : option symbolic :=
  let* (x, q, r) := split (ctx s) 64 (add (add (value a) (value b)) (value carry)) (limit a + limit b + limit carry) h
    in
  Some (k (hold (saw (with_ctx s x) t) d (W r)) q r).
Definition no_overflow (a b carry : word) : option word :=
  if limit a + limit b + limit carry <? 2^63 then Some zero else None.
Definition put_address (s : symbolic) (h : hint) (d : reg) (b : option reg) (i : option (reg * Z)) (o : Z) :
  option symbolic :=
  let base := match b with Some r => word_in s r | None => zero end in
  let '(x, n) := match i with Some (r, n) => (word_in s r, n) | None => (zero, 0) end in
  let z := o mod M in
  if 0 <=? n then
    put_word s [] d (remainder_of 64 (ctx s) (add (add (value base) (scale n (value x))) (const z))
      (limit base + n * limit x + z) h)
  else None.
(** a, or b if the bit y is 1. *)
Definition chosen (y a b : word) : word :=
  Word (add (value a) (mul (value y) (sub (value b) (value a)))) (Z.max (limit a) (limit b)).
(** OF after inc and dec of a known word. *)
Definition stepped (s : symbolic) (a : word) (d : Z) : option word :=
  let* z := value_in s a in Some (word_const (overflow (signed z + d))).
(** What a register holds modulo n: it is known, or all but the constant term is divisible by n. *)
Definition count_in (s : symbolic) (r : reg) (n : Z) : option Z :=
  let w := word_in s r in
  match value_in s w with
  | Some z => Some (z mod n)
  | None => let z := constant_term (value w) in let* _ := quotient n (sub (value w) (const z)) in Some (z mod n)
  end.

(** a with another lowest byte, whose bits above are q. *)
Definition with_byte (q b : word) : word :=
  Word (add (scale (2^8) (value q)) (value b)) (Z.min (M - 1) (2^8 * limit q + limit b)).
(** The sum of bytes a, n and a carry, as a byte, with its flags: the sum, CF, OF. *)
Definition sum_of_bytes (k : context) (h : hint) (a : word) (n : Z) (cin : word) :
    option (context * word * word * option word) :=
  let* (k, y, t) := split k 8 (add (add (value a) (const n)) (value cin)) (limit a + n + limit cin) h in
  Some (k, t, y,
    if (limit a <? 2^7) && (limit a + signed8 n + limit cin <? 2^7) then Some zero
    else if (limit a <=? 1) && (n =? 2^7 - 1) && (limit cin =? 0) then Some a else None).
Definition symbolic_step (i : instr) (hs : list hint) (s : symbolic) : option symbolic :=
  let h := hd Auto hs in
  let h' := nth 1 hs Auto in
  match i with
  | MOV d x => let* (v, t) := operand_of s x in Some (hold (saw s t) d v)
  | STORE a x =>
      let* (v, t) := operand_of s x in
      let* (g, k) := effective_at s a in let* s' := store (saw s t) g k v in Some (saw s' [(g, k)])
  | XCHG d x => Some (hold (hold s d (content_of s x)) x (content_of s d))
  | MULX hi lo x =>
      let* (b, t) := read s x in
      put_product s t h (word_in s RDX) b (fun s q r => hold (hold s lo (W r)) hi (W q))
  | MUL x =>
      let* (b, t) := read s x in
      put_product s t h (word_in s RAX) b (fun s q r => without_flags (hold (hold s RAX (W r)) RDX (W q)))
  | IMUL d x y =>
      let* (a, t) := read s x in let* (b, u) := read s y in
      put_product s (t ++ u) h a b (fun s _ r => without_flags (hold s d (W r)))
  | ADD carry d x =>
      let* cin := (if carry then carry_of s else Some zero) in
      let* (b, t) := read s x in
      let sum := put_sum s t h d (word_in s d) b cin
        (fun s' q r => with_flags s' (Some q) (no_overflow (word_in s d) b cin) (Some r)) in
      match content_of s d, carry, offset_of b with
      | P g o, false, Some z =>
          match move (saw s t) d g (o + z) with Some s' => Some (without_flags s') | None => sum end
      | _, _, _ => sum
      end
  | ADDTO carry a x =>
      let* cin := (if carry then carry_of s else Some zero) in
      let* (b, t) := read s x in
      let* (g, o) := effective_at s a in
      let* u := load s g o in
      let y := word_of u in
      let* (k, q, r) := split (ctx s) 64 (add (add (value y) (value b)) (value cin)) (limit y + limit b + limit cin) h
        in
      let* s' := store (saw (with_ctx s k) (t ++ [(g, o)])) g o (W r) in
      Some (with_flags (saw s' [(g, o)]) (Some q) (no_overflow y b cin) (Some r))
  | ADD8 carry d x =>
      let* cin := (if carry then carry_of s else Some zero) in
      match x with
      | Imm z =>
          let a := word_in s d in
          let* (k, q, r) := split (ctx s) 8 (value a) (limit a) h in
          let* (k, t, y, o) := sum_of_bytes k h' r ((z mod M) mod 2^8) cin in
          Some (with_flags (hold (with_ctx s k) d (W (with_byte q t))) (Some y) o (Some t))
      | _ => None
      end
  | ADDTO8 a z =>
      let* (g, o) := effective_at s a in
      let* b := load_byte s g o in
      let* (k, t, y, f) := sum_of_bytes (ctx s) h b (z mod 2^8) zero in
      let* s' := keep_byte (saw (with_ctx s k) [(g, o)]) g o t in
      Some (with_flags (saw s' [(g, o)]) (Some y) f (Some t))
  | ADC32 d x =>
      let* cin := carry_of s in
      let* (k, a) := remainder_of 32 (ctx s) (value (word_in s d)) (limit (word_in s d)) h in
      let* (k, b) := remainder_of 32 k (value (word_in s x)) (limit (word_in s x)) h' in
      let* (k, q, r) := split k 32 (add (add (value a) (value b)) (value cin)) (limit a + limit b + limit cin)
        (nth 2 hs Auto) in
      Some (with_flags (hold (with_ctx s k) d (W r)) (Some q) None None)
  | SBB32 d =>
      let* cin := carry_of s in
      Some (with_flags (hold s d (W (Word (scale (2^32 - 1) (value cin)) (2^32 - 1)))) (Some cin) None None)
  | ADX f d x =>
      match f with
      | ZF => None
      | _ => let* cin := flag_word s f in
             let* (b, t) := read s x in
             put_sum s t h d (word_in s d) b cin (fun s q _ => with_flag s f q)
      end
  | SUB borrow d x =>
      let* cin := (if borrow then carry_of s else Some zero) in
      let* (b, t) := read s x in
      let rest :=
        let* (k, r, q) := difference (ctx s) h (word_in s d) b cin in
        Some (with_flags (hold (saw (with_ctx s k) t) d (W r)) (Some q) None (Some r)) in
      match content_of s d, borrow, offset_of b with
      | P g o, false, Some z =>
          match move (saw s t) d g (o - z) with Some s' => Some (without_flags s') | None => rest end
      | _, _, _ => rest
      end
  | CMP x y =>
      let* (a, t) := read s x in let* (b, u) := read s y in
      let* (k, r, q) := difference (ctx s) h a b zero in
      Some (with_flags (saw (with_ctx s k) (t ++ u)) (Some q) None (Some r))
  | INC d =>
      let a := word_in s d in
      let* (k, _, r) := split (ctx s) 64 (add (value a) (const 1)) (limit a + 1) h in
      Some (with_flags (hold (with_ctx s k) d (W r)) (carry_of s) (stepped s a 1) (Some r))
  | DEC d =>
      let a := word_in s d in
      let* (k, _, r) := split (ctx s) 64 (add (value a) (const (M - 1))) (limit a + (M - 1)) h in
      Some (with_flags (hold (with_ctx s k) d (W r)) (carry_of s) (stepped s a (-1)) (Some r))
  | NEG d =>
      let* (k, r, q) := difference (ctx s) h zero (word_in s d) zero in
      Some (with_flags (hold (with_ctx s k) d (W r)) (Some q) None (Some r))
  | NOT d => Some (hold s d (W (complement (word_in s d))))
  | AND d x => let* (b, t) := read s x in put_logic s t d (and_words (ctx s) h h' (word_in s d) b)
  | OR d x =>
      let* (b, t) := read s x in let* w := or_words (ctx s) (word_in s d) b in put_logic s t d (Some (ctx s, w))
  | XOR d x =>
      let* (b, t) := read s x in
      let* w := (match x with
                 | Reg r => if reg_beq r d then Some zero else xor_words (ctx s) (word_in s d) b
                 | _ => xor_words (ctx s) (word_in s d) b
                 end) in
      put_logic s t d (Some (ctx s, w))
  | TEST x y =>
      let* (a, t) := read s x in let* (_, u) := read s y in
      let z := match x, y with Reg p, Reg q => if reg_beq p q then Some a else None | _, _ => None end in
      Some (with_flags (saw s (t ++ u)) (Some zero) (Some zero) z)
  | TEST8 _ _ => Some (with_flags s (Some zero) (Some zero) None)
  | SHL d n => put_shift s n d (shifted_left (ctx s) h (word_in s d) n)
  | SHR d n => put_shift s n d (shifted_right (ctx s) h (word_in s d) n)
  | SAR d n => put_shift s n d (shifted_signed (ctx s) h h' (word_in s d) n)
  | ROR d n => put_shift s n d (turned (ctx s) h (word_in s d) n)
  | SHLD d x n => put_shift s n d (joined (ctx s) h h' (word_in s d) (word_in s x) n)
  | SHRD d x n => put_shift s n d (joined (ctx s) h h' (word_in s x) (word_in s d) (64 - n))
  | SHLX d x r =>
      let* (a, t) := read s x in let* n := count_in s r 64 in put_word s t d (shifted_left (ctx s) h a n)
  | SHRX d x r =>
      let* (a, t) := read s x in let* n := count_in s r 64 in put_word s t d (shifted_right (ctx s) h a n)
  | SARX d x r =>
      let* (a, t) := read s x in let* n := count_in s r 64 in put_word s t d (shifted_signed (ctx s) h h' a n)
  | RORX d x n =>
      let* (a, t) := read s x in if in_word n then put_word s t d (turned (ctx s) h a n) else None
  | BZHI d x r =>
      let* (a, t) := read s x in
      let* n := count_in s r 256 in
      if n <? 64 then put_logic s t d (remainder_of (Z.to_nat n) (ctx s) (value a) (limit a) h) else None
  | BSWAP d x => let* (a, t) := read s x in put_word s t d (reversed_bytes 8 (ctx s) hs a)
  | LEA d b i o =>
      let whole := put_address s h d b i o in
      match b, i with
      | Some r, None =>
          match content_of s r with
          | P g k => match move s d g (k + o) with Some s' => Some s' | None => whole end
          | W _ => whole
          end
      | _, _ => whole
      end
  | CMOV f on d x =>
      let* w := flag_word s f in
      let* (v, t) := operand_of s x in
      match value_in s w with
      | Some z => Some (if Bool.eqb (z =? 1) on then hold (saw s t) d v else saw s t)
      | None =>
          let a := word_in s d in
          let b := word_of v in Some (hold (saw s t) d (W (if on then chosen w a b else chosen w b a)))
      end
  | SETCC f on d =>
      let* w := flag_word s f in
      let* (k, q) := quotient_of 8 (ctx s) (value (word_in s d)) (limit (word_in s d)) h in
      let b := if on then w else Word (sub (const 1) (value w)) 1 in
      Some (hold (with_ctx s k) d (W (with_byte q b)))
  | MOVZX8 d x => put_word s [] d (remainder_of 8 (ctx s) (value (word_in s x)) (limit (word_in s x)) h)
  | LOAD8 d a =>
      let* (g, o) := effective_at s a in
      let* b := load_byte s g o in Some (hold (saw s [(g, o)]) d (W b))
  | STORE8 a x =>
      let* (k, b) := remainder_of 8 (ctx s) (value (word_in s x)) (limit (word_in s x)) h in
      let* (g, o) := effective_at s a in
      let* s' := keep_byte (with_ctx s k) g o b in Some (saw s' [(g, o)])
  | STORE_REVERSED a x =>
      let* (k, w) := reversed_bytes 8 (ctx s) hs (word_in s x) in
      let* (g, o) := effective_at s a in
      let* s' := store (with_ctx s k) g o (W w) in Some (saw s' [(g, o)])
  | MOV8 d x =>
      let* (k, q) := quotient_of 8 (ctx s) (value (word_in s d)) (limit (word_in s d)) h in
      match x with
      | Reg x =>
          let* (k, b) := remainder_of 8 k (value (word_in s x)) (limit (word_in s x)) h' in
          Some (hold (with_ctx s k) d (W (with_byte q b)))
      | Imm z => Some (hold (with_ctx s k) d (W (with_byte q (word_const ((z mod M) mod 2^8)))))
      | Mem _ => None
      end
  | MOV32 d x => put_word s [] d (remainder_of 32 (ctx s) (value (word_in s x)) (limit (word_in s x)) h)
  | BT d n =>
      if (0 <=? n) && (n <? 64) then
        let* (k, b, _) := bit_of (ctx s) h h' (word_in s d) n in
        Some (with_flags (with_ctx s k) (Some b) None None)
      else None
  | BTR d n =>
      if (0 <=? n) && (n <? 64) then
        let* (k, b, r) := bit_of (ctx s) h h' (word_in s d) n in
        Some (with_flags (hold (with_ctx s k) d (W r)) (Some b) None None)
      else None
  | CLC => Some (with_flag s CF zero)
  | STC => Some (with_flag s CF (word_const 1))
  | CMC => let* w := carry_of s in Some (with_flag s CF (Word (sub (const 1) (value w)) 1))
  | NOP => Some s
  | PUSH r =>
      let* (g, k) := effective_at s (Base RSP (-8)) in
      let* s' := store s g k (content_of s r) in
      Some (hold (saw s' [(g, k)]) RSP (P g k))
  | POP r =>
      let* (g, k) := effective_at s (Base RSP 0) in
      let* v := load s g k in
      let* s' := move (saw s [(g, k)]) RSP g (k + 8) in Some (hold s' r v)
  | ADDRESS d o => if in_code o then Some (hold s d (W (code_word o))) else None
  | CALL o =>
      let* (g, k) := effective_at s (Base RSP (-8)) in
      let* s' := (if in_code o then store s g k (W (code_word o)) else None) in
      Some (hold (saw s' [(g, k)]) RSP (P g k))
  | BACK o =>
      let* (g, k) := effective_at s (Base RSP 0) in
      match load s g k with
      | Some (W w) =>
          if in_code o && same (value w) (value (code_word o)) then move (saw s [(g, k)]) RSP g (k + 8) else None
      | _ => None
      end
  | RET => None
  end.
End Claim.
