(** What comes out of an operation on words that are known as polynomials: the context after it, and words.
    Not trusted: Arithmetic.v proves it. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine Polynomial Bound Split.
Import ListNotations.
Open Scope Z_scope.

Definition zero : word := word_const 0.
Definition result := option (context * word).
Definition remainder_of (k : nat) (c : context) (p : poly) (u : Z) (h : hint) : result :=
  let* (c, _, r) := split c k p u h in Some (c, r).
Definition quotient_of (k : nat) (c : context) (p : poly) (u : Z) (h : hint) : result :=
  let* (c, q, _) := split c k p u h in Some (c, q).
(** a - b - borrow: the word, and what is borrowed. *)
Definition difference (k : context) (h : hint) (a b borrow : word) : option (context * word * word) :=
  if same (value a) (value b) && (limit borrow <=? 1)
  then Some (k, Word (scale (M - 1) (value borrow)) ((M - 1) * limit borrow), borrow)
  else if limit b + limit borrow <=? M then
    let* (k, q, r) := split k 64 (add (const M) (sub (value a) (add (value b) (value borrow)))) (limit a + M) h in
    if limit q <=? 1 then Some (k, r, Word (sub (const 1) (value q)) 1) else None
  else None.
(** q, if w = (2^64 - 1)*q and q is 0 or 1. *)
Definition mask_of (k : context) (w : word) : option poly :=
  let* q := quotient (M - 1) (value w) in
  let* (l, u) := interval (range k) q in if (0 <=? l) && (u <=? 1) then Some q else None.
(** j and k with z = 2^j * (2^k - 1). *)
Definition run_of_ones (z : Z) : option (nat * nat) :=
  let j := Z.log2 (Z.land z (- z)) in
  let k := Z.log2 (z / 2^j + 1) in
  if (z =? 2^j * (2^k - 1)) && (0 <=? j) then Some (Z.to_nat j, Z.to_nat k) else None.
Definition and_const (k : context) (h h' : hint) (a : word) (z : Z) : result :=
  if z =? 0 then Some (k, zero) else
  match mask_of k a with
  | Some q => Some (k, Word (scale z q) z)
  | None =>
      let* (j, n) := run_of_ones z in
      let* (k, r) := remainder_of (j + n) k (value a) (limit a) h in
      if Nat.eqb j 0 then Some (k, r)
      else let* (k, r') := remainder_of j k (value a) (limit a) h' in Some (k, Word (sub (value r) (value r')) z)
  end.
Definition and_words (k : context) (h h' : hint) (a b : word) : result :=
  match only_value (range k) (value a), only_value (range k) (value b) with
  | Some y, Some z => Some (k, word_const (Z.land y z))
  | None, Some z => and_const k h h' a z
  | Some y, None => and_const k h h' b y
  | None, None =>
      match mask_of k a, mask_of k b with
      | Some q, _ => Some (k, Word (mul q (value b)) (limit b))
      | _, Some q => Some (k, Word (mul q (value a)) (limit a))
      | None, None => None
      end
  end.
(** a | b = a + b if b is a multiple of 2^k and a is below that. *)
Definition below_all (a b : word) : bool :=
  let k := if limit a <=? 0 then 0 else Z.log2 (limit a) + 1 in
  match quotient (2^k) (value b) with Some _ => true | None => false end.
Definition or_words (k : context) (a b : word) : option word :=
  match only_value (range k) (value a), only_value (range k) (value b) with
  | Some y, Some z => Some (word_const (Z.lor y z))
  | _, _ => if below_all a b || below_all b a
            then Some (Word (add (value a) (value b)) (Z.min (M - 1) (limit a + limit b))) else None
  end.
Definition complement (a : word) : word := Word (sub (const (M - 1)) (value a)) (M - 1).
Definition xor_const (a : word) (z : Z) : option word :=
  if z =? 0 then Some a
  else if z =? M - 1 then Some (complement a)
  else if (z =? 1) && (limit a <=? 1) then Some (Word (sub (const 1) (value a)) 1) else None.
Definition xor_words (k : context) (a b : word) : option word :=
  match only_value (range k) (value a), only_value (range k) (value b) with
  | Some y, Some z => Some (word_const (Z.lxor y z))
  | None, Some z => xor_const a z
  | Some y, None => xor_const b y
  | None, None => None
  end.
Definition shifted_left (k : context) (h : hint) (a : word) (n : Z) : result :=
  remainder_of 64 k (scale (2^n) (value a)) (limit a * 2^n) h.
Definition shifted_right (k : context) (h : hint) (a : word) (n : Z) : result :=
  quotient_of (Z.to_nat n) k (value a) (limit a) h.
(** The sign is split off first. *)
Definition shifted_signed (k : context) (h h' : hint) (a : word) (n : Z) : result :=
  let* (k, t) := quotient_of 63 k (value a) (limit a) h in
  let* (k, q) := shifted_right k h' a n in
  Some (k, Word (add (value q) (scale (M - 2^(64 - n)) (value t))) (M - 1)).
(** The lowest n bytes in reverse order: they are split off one after the other. *)
Fixpoint reversed_bytes (n : nat) (k : context) (h : list hint) (a : word) : result :=
  match n with
  | O => Some (k, zero)
  | S n =>
      let* (k, q, r) := split k 8 (value a) (limit a) (hd Auto h) in
      let* (k, w) := reversed_bytes n k (tl h) q in
      Some (k, Word (add (scale (2^(8 * Z.of_nat n)) (value r)) (value w)) (M - 1))
  end.
Definition turned (k : context) (h : hint) (a : word) (n : Z) : result :=
  let* (k, q, r) := split k (Z.to_nat n) (value a) (limit a) h in
  Some (k, Word (add (value q) (scale (2^(64 - n)) (value r))) (M - 1)).
(** The low word of 2^n * a, and above its zeros what b has above 2^(64 - n). *)
Definition joined (k : context) (h h' : hint) (a b : word) (n : Z) : result :=
  let* (k, r) := shifted_left k h a n in
  let* (k, q) := quotient_of (Z.to_nat (64 - n)) k (value b) (limit b) h' in
  Some (k, Word (add (value r) (value q)) (Z.min (M - 1) (limit r + limit q))).
(** Bit n of a, and a without it. *)
Definition bit_of (k : context) (h h' : hint) (a : word) (n : Z) : option (context * word * word) :=
  if n =? 63 then split k 63 (value a) (limit a) h
  else
    let* (k, q) := (if n =? 0 then Some (k, a) else quotient_of (Z.to_nat n) k (value a) (limit a) h) in
    let* (k, b) := remainder_of 1 k (value q) (limit q) (if n =? 0 then h else h') in
    Some (k, b, Word (sub (value a) (scale (2^n) (value b))) (limit a)).
