(** Certificates, and what accepts them. Not trusted: Sound.v proves that what is accepted is right. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic.
Import ListNotations.
Open Scope Z_scope.

(** What shows a result right, when all instructions are done. *)
Record closing := Close {
  sum : option bound;              (* bounds the number; None: what is known of its words does *)
  each : list (option bound);      (* bound the limbs; missing ones: what is known of the words does *)
  choices : list (bool * bound);
    (* for each [Less a b] of the expression whether it holds, with a bound of the difference *)
  multiples : list (poly * positive); (* of congruences; they are subtracted *)
  names : list positive }.         (* to be replaced by what they stand for, in this order *)

(** Why a polynomial is not negative: by a bound, in both cases of an unknown, or since the case cannot be. *)
Inductive reason :=
| Bounded (h : bound)
| Either (n : positive) (z : Z) (a b : reason) (* unknown n is at most z, or more *)
| Never (l : combination).

Inductive certificate :=
| Step (h : list hint) (k : certificate)             (* the next instruction, with a hint for each of its splits *)
| Case (n : positive) (z : Z) (a b : certificate)    (* unknown n is at most z, or more *)
| Cut (p : poly) (a b : certificate)                 (* p >= 0, or p < 0 *)
| Assert (p : poly) (h : bound) (k : certificate)    (* a fact that the hint shows: p is at most its bound *)
| Fact (p : poly) (r : reason) (k : certificate)     (* a fact, by cases: p is not negative *)
| Narrow (n : positive) (u l : option bound) (k : certificate)  (* bounds of unknown n *)
| Absurd (l : combination)                           (* facts that contradict each other *)
| Name (r : reg) (h : hint) (k : certificate)        (* the word in r is named: an unknown stands for it *)
| NameFlag (f : flag) (h : hint) (k : certificate)   (* the bit in CF or OF is named *)
| Define (p : poly) (h : hint) (k : certificate)     (* p is named *)
| Congruent (p : poly) (l : list (poly * positive)) (names : list positive) (k : certificate)
  (* p is divisible by the modulus *)
| Fin (l : list closing).                            (* ret; one closing for each result *)
Fixpoint plain (n : nat) (k : certificate) : certificate := match n with O => k | S n => Step [] (plain n k) end.
Definition simple (b : bound) : closing := Close (Some b) [] [] [] [].

Section Claim.
Variable c : claim.
Variable segs : list (Z * bytes).
Variable leak : list (region * Z).

(** * Numbers as polynomials *)
Fixpoint weighted (ws : list Z) (ps : list poly) : poly :=
  match ws, ps with w :: ws, p :: ps => add (scale w p) (weighted ws ps) | _, _ => [] end.
Fixpoint unknowns (z : Z) (n : nat) : list positive :=
  match n with O => [] | S n => Z.to_pos z :: unknowns (z + 1) n end.
Definition elements_of (p : parameter) : list element :=
  match p with Input l => l | Value u => [word_element u] | _ => [] end.
Definition elements : list element := flat_map elements_of (parameters c).
Fixpoint with_unknowns (z : Z) (l : list element) : list (element * list positive) :=
  match l with
  | [] => []
  | e :: l => (e, unknowns z (length (weights e))) :: with_unknowns (z + Z.of_nat (length (weights e))) l
  end.
Definition passed : list (element * list positive) := with_unknowns 64 elements.
Definition poly_of (t : element * list positive) : poly := weighted (weights (fst t)) (map var (snd t)).
(** The number, by its name if it has one. *)
Definition named (d : definitions) (p : poly) : poly := match lookup 0 p d with Some n => var n | None => p end.

Definition known_upper (s : symbolic) (p : poly) (h : bound) : option Z := upper (range (ctx s)) (known (ctx s)) p h.
Fixpoint translate (s : symbolic) (numbers : list poly) (x : expr) (h : list (bool * bound)) : option
  (poly * list (bool * bound)) :=
  match x with
  | Const z => Some (const z, h)
  | Number n => let* p := nth_error numbers n in Some (p, h)
  | Add a b => let* (p, h) := translate s numbers a h in let* (q, h) := translate s numbers b h in Some (add p q, h)
  | Sub a b => let* (p, h) := translate s numbers a h in let* (q, h) := translate s numbers b h in Some (sub p q, h)
  | Mul a b => let* (p, h) := translate s numbers a h in let* (q, h) := translate s numbers b h in Some (mul p q, h)
  | Less a b x y =>
      let* (p, h) := translate s numbers a h in
      let* (q, h) := translate s numbers b h in
      match h with
      | (true, k) :: h => let* u := known_upper s (sub p q) k in if u <? 0 then translate s numbers x h else None
      | (false, k) :: h => let* u := known_upper s (sub q p) k in if u <=? 0 then translate s numbers y h else None
      | [] => None
      end
  end.

(** * Congruence *)
Fixpoint contains (n : positive) (m : monomial) : bool :=
  match m with [] => false | k :: m => if Pos.eqb n k then true else contains n m end.
Fixpoint replace_in (n : positive) (q : poly) (m : monomial) : poly :=
  match m with [] => const 1 | k :: m => mul (if Pos.eqb n k then q else var k) (replace_in n q m) end.
Fixpoint replace (n : positive) (q p : poly) : poly :=
  match p with
  | [] => []
  | (k, m) :: p => add (if contains n m then scale k (replace_in n q m) else [(k, m)]) (replace n q p)
  end.
Fixpoint meaning (n : positive) (d : definitions) : option poly :=
  match d with
  | [] => None
  | (m, (k, p)) :: d => if Pos.eqb n m then if k =? 0 then Some p else None else meaning n d
  end.
Fixpoint unfolded (d : definitions) (l : list positive) (p : poly) : option poly :=
  match l with [] => Some p | n :: l => let* q := meaning n d in unfolded d l (replace n q p) end.
Fixpoint without (ks : list poly) (l : list (poly * positive)) (p : poly) : option poly :=
  match l with
  | [] => Some p
  | (q, n) :: l => let* k := nth_error ks (pred (Pos.to_nat n)) in without ks l (sub p (mul q k))
  end.
Definition is_divisible (s : symbolic) (ks : list poly) (p : poly) (l : list (poly * positive))
    (names : list positive) : bool :=
  match without ks l p with
  | Some p =>
      match unfolded (defs (ctx s)) names p with Some p => divisible (modulus c) (settle (range (ctx s)) p) | None =>
        false end
  | None => false
  end.

(** * The end *)
Fixpoint slot_words (s : symbolic) (g : region) (o : Z) (n : nat) : option (list word) :=
  match n with
  | O => Some []
  | S n => let* x := stored g o (slots s) in let* l := slot_words s g (o + 8) n in Some (word_of x :: l)
  end.
Fixpoint slot_elements (s : symbolic) (g : region) (o : Z) (l : list element) : option (list (element * list word)) :=
  match l with
  | [] => Some []
  | e :: l =>
      let n := length (weights e) in
      let* ws := slot_words s g o n in let* r := slot_elements s g (o + 8 * Z.of_nat n) l in Some ((e, ws) :: r)
  end.
Fixpoint output_words (s : symbolic) (n : nat) (l : list parameter) : option (list (element * list word)) :=
  match l with
  | [] => Some []
  | Output es :: l =>
      let* a := slot_elements s (Arg n) 0 es in let* r := output_words s (S n) l in Some (a ++ r)
  | _ :: l => output_words s (S n) l
  end.
Definition result_words (s : symbolic) : option (list (element * list word)) :=
  let* l := output_words s 0 (parameters c) in
  Some (l ++ match returned c with Some u => [(word_element u, [word_in s RAX])] | None => [] end).

Fixpoint limbs_bounded (s : symbolic) (ws : list word) (most : list Z) (h : list (option bound)) : bool :=
  match ws, most with
  | [], [] => true
  | w :: ws, u :: most =>
      match match hd None h with
            | None => Some (limit w)
            | Some k => known_upper s (value w) k
            end with
      | Some z => (z <=? u) && limbs_bounded s ws most (tl h)
      | None => false
      end
  | _, _ => false
  end.
(** The largest number that the bounds of the words admit, if no weight is negative. *)
Fixpoint largest (weights : list Z) (ws : list word) : option Z :=
  match weights, ws with
  | k :: weights, w :: ws =>
      if 0 <=? k then let* u := largest weights ws in Some (k * limit w + u) else None
  | _, _ => Some 0
  end.
Definition number_bound (s : symbolic) (e : element) (ws : list word) (n : poly) (h : option bound) : option Z :=
  match h, largest (weights e) ws with
  | Some _, _ | None, None => at_most (range (ctx s)) (known (ctx s)) n h
  | None, Some z => let* u := at_most (range (ctx s)) (known (ctx s)) n None in Some (Z.min u z)
  end.
Definition result_shown (s : symbolic) (ks : list poly) (numbers : list poly) (t : Z * expr)
    (r : element * list word) (h : closing) : bool :=
  let (e, ws) := r in
  let n := weighted (weights e) (map value ws) in
  match number_bound s e ws n (sum h), translate s numbers (snd t) (choices h) with
  | Some u, Some (p, _) =>
      (u <=? top e) && limbs_bounded s ws (most e) (each h) && is_divisible s ks (sub (scale (fst t) n) p) (multiples h)
        (names h)
  | _, _ => false
  end.
Fixpoint results_shown (s : symbolic) (ks numbers : list poly) (l : list (Z * expr))
    (rs : list (element * list word)) (hs : list closing) : bool :=
  match l, rs, hs with
  | [], [], [] => true
  | t :: l, r :: rs, h :: hs => if result_shown s ks numbers t r h then results_shown s ks numbers l rs hs else false
  | _, _, _ => false
  end.
Definition is_unknown (x : content) (n : positive) : bool :=
  match x with W w => same (value w) (var n) | P _ _ => false end.
Fixpoint same_trace (a b : list (region * Z)) : bool :=
  match a, b with
  | [], [] => true
  | (g, x) :: a, (h, y) :: b => if region_eqb g h && (x =? y) then same_trace a b else false
  | _, _ => false
  end.
Definition finished (s : symbolic) (ks : list poly) (hs : list closing) : bool :=
  match content_of s RSP, stored Stack 0 (slots s), result_words s with
  | P Stack 0, Some ra, Some rs =>
      is_unknown ra return_unknown
      && forallb (fun r => is_unknown (content_of s r) (unknown_of r)) saved
      && results_shown s ks (map (fun t => named (defs (ctx s)) (poly_of t)) passed) (results c) rs hs
      && same_trace (rev ((Stack, 0) :: seen s)) leak && Nat.leb (length (parameters c)) (length passing)
  | _, _, _ => false
  end.

(** * Facts by cases *)
Definition contradictory (x : context) (l : combination) : bool :=
  match combine (known x) l with
  | Some q => match interval (range x) (settle (range x) q) with Some (_, u) => u <? 0 | None => false end
  | None => false
  end.
Fixpoint holds (x : context) (q : poly) (r : reason) : bool :=
  match r with
  | Bounded h => match at_least (range x) (known x) q (Some h) with Some l => 0 <=? l | None => false end
  | Either n z a b =>
      match PM.find n (range x) with
      | Some (l, u) =>
          if holds (set_range x n l (Z.min u z)) q a then holds (set_range x n (Z.max l (z + 1)) u) q b else false
      | None => false
      end
  | Never l => contradictory x l
  end.

(** * The checker: gives the definitions of all branches together *)
Fixpoint check (k : certificate) (p : list instr) (s : symbolic) (ks : list poly) : option (positive * definitions) :=
  match k with
  | Step h k =>
      match p with
      | [] => None
      | i :: p => match symbolic_step c segs i h s with Some s => check k p s ks | None => None end
      end
  | Case n z a b =>
      let* (l, u) := PM.find n (range (ctx s)) in
      let* (m, d) := check a p (with_ctx s (set_range (ctx s) n l (Z.min u z))) ks in
      let x := ctx s in
      check b p (with_ctx s (set_range (Context m d (range x) (known x) (next_fact x)) n (Z.max l (z + 1)) u)) ks
  | Cut q a b =>
      let* (m, d) := check a p (with_ctx s (add_fact (ctx s) q)) ks in
      let x := ctx s in
      check b p (with_ctx s (add_fact (Context m d (range x) (known x) (next_fact x)) (sub (const (-1)) q))) ks
  | Assert q h k =>
      let* u := known_upper s q h in check k p (with_ctx s (add_fact (ctx s) (sub (const u) q))) ks
  | Narrow n hu hl k =>
      let x := ctx s in
      let* (l, u) := PM.find n (range x) in
      let* u' := at_most (range x) (known x) (var n) hu in
      let* l' := at_least (range x) (known x) (var n) hl in
      check k p (with_ctx s (set_range x n (Z.max l l') (Z.min u u'))) ks
  | Fact q r k => if holds (ctx s) q r then check k p (with_ctx s (add_fact (ctx s) q)) ks else None
  | Absurd l => if contradictory (ctx s) l then Some (next (ctx s), defs (ctx s)) else None
  | Name r h k =>
      match content_of s r with
      | W w => let* (x, q, _) := split (ctx s) 0 (value w) (limit w) h in check k p (hold (with_ctx s x) r (W q)) ks
      | P _ _ => None
      end
  | NameFlag f h k =>
      let* w := (match f with ZF => None | _ => flag_word s f end) in
      let* (x, q, _) := split (ctx s) 0 (value w) (limit w) h in check k p (with_flag (with_ctx s x) f q) ks
  | Define q h k =>
      let* (l, u) := interval (range (ctx s)) q in
      if 0 <=? l then let* (x, _, _) := split (ctx s) 0 q u h in check k p (with_ctx s x) ks else None
  | Congruent q l names k =>
      if is_divisible s ks q l names then check k p s (ks ++ [q]) else None
  | Fin hs =>
      match p with [RET] => if finished s ks hs then Some (next (ctx s), defs (ctx s)) else None | _ => None end
  end.

(** * The start *)
Fixpoint number_facts (l : list (element * list positive)) : list poly :=
  match l with [] => [] | t :: l => poly_of t :: sub (const (top (fst t))) (poly_of t) :: number_facts l end.
Fixpoint word_facts (ns : list positive) (most : list Z) : list poly :=
  match ns, most with n :: ns, u :: most => var n :: sub (const u) (var n) :: word_facts ns most | _, _ => [] end.
Definition first_facts : list poly :=
  number_facts passed ++ flat_map (fun t => word_facts (snd t) (most (fst t))) passed.
Definition registers : list reg :=
  [RAX; RCX; RDX; RBX; RSP; RBP; RSI; RDI; R8; R9; R10; R11; R12; R13; R14; R15;
   X0; X1; X2; X3; X4; X5; X6; X7; X8; X9; X10; X11; X12; X13; X14; X15].
Fixpoint add_ranges (ns : list positive) (most : list Z) (b : ranges) : ranges :=
  match ns, most with n :: ns, u :: most => add_ranges ns most (PM.add n (0, u) b) | _, _ => b end.
Definition first_ranges : ranges :=
  fold_right (fun t b => add_ranges (snd t) (most (fst t)) b)
    (PM.add return_unknown (0, M - 1) (fold_right (fun r b => PM.add (unknown_of r) (0, M - 1) b) (PM.empty _)
      registers)) passed.
Fixpoint first_held (n : nat) (l : list parameter) (m : PM.t content) : PM.t content :=
  match l with
  | [] => m
  | p :: l =>
      let x := match p with
               | Value u => W (Word (var (limb c n 0)) u)
               | KnownValue z => W (word_const z)
               | _ => P (Arg n) 0
               end in
      first_held (S n) l (PM.add (unknown_of (nth n passing RAX)) x m)
  end.
Definition start : symbolic :=
  let x := fold_left add_fact first_facts (Context (first_new (parameters c)) [] first_ranges (PM.empty _) 1) in
  Symbolic x (PM.add (unknown_of RSP) (P Stack 0) (first_held 0 (parameters c) (PM.empty _))) None None None
    [(Stack, 0, W (Word (var return_unknown) (M - 1)))] [] [].

(** Each unknown is defined by earlier ones. *)
Fixpoint ordered (hi : positive) (d : definitions) : bool :=
  match d with
  | [] => true
  | (n, (k, p)) :: d =>
      Pos.ltb n hi && Pos.leb (first_new (parameters c)) n
      && forallb (fun t => forallb (fun m => Pos.ltb m n) (snd t)) p && ordered n d
  end.
Definition known_fits (p : parameter) : bool :=
  match p with
  | Known n z => (0 <=? z) && (z <? 2^(64 * Z.of_nat n))
  | KnownValue z => (0 <=? z) && (z <? M)
  | _ => true
  end.
Definition well_formed : bool :=
  (0 <=? frame c) && forallb known_fits (parameters c)
  && forallb (fun e => Nat.eqb (length (most e)) (length (weights e)) && forallb (fun w => 0 <=? w) (weights e)
      && forallb (fun u => 0 <=? u) (most e) && (0 <=? top e)) elements. (* so that 0 is a possible value *)
(** There is memory for all of it (Possible.v): bytes are bytes, no two segments share one, and nothing is too long. *)
Definition longest : Z := 2^40.
Definition span_of (t : Z * bytes) : Z * Z := (fst t, fst t + Z.of_nat (length (snd t))).
Fixpoint disjoint (l : list (Z * bytes)) : bool :=
  match l with
  | [] => true
  | t :: l =>
      forallb (fun u => (snd (span_of t) <=? fst (span_of u)) || (snd (span_of u) <=? fst (span_of t))) l && disjoint l
  end.
Definition possible : bool :=
  forallb (fun t => (- longest <=? fst (span_of t)) && (snd (span_of t) <=? longest)
    && forallb (fun b => (0 <=? b) && (b <? 256)) (snd t)) segs
  && disjoint segs && (frame c <=? longest) && forallb (fun p => size_of p <=? longest) (parameters c)
  && Nat.leb (length (parameters c)) (length passing).
Definition accepts (k : certificate) (p : list instr) : bool :=
  well_formed && possible && match check k p start [] with Some (n, d) => ordered n d | None => false end.
End Claim.

(** The certificate shows the claim of these bytes. *)
Definition certified (c : claim) (leak : list (region * Z)) (k : certificate) (image : bytes)
  (constants : list (Z * bytes)) : bool :=
  match decode (segments image constants) with
  | Some p => accepts c (segments image constants) leak k p
  | None => false
  end.
