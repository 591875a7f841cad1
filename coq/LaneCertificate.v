(** What accepts a vectorised function: one lane, or all that work together, are followed from the first instruction to
    the last, and results are compared with what is claimed. Nothing has to be given for it. Not trusted: LaneSound.v
    proves that what is accepted is right. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Certificate.
From Fieldwright Require Import LaneMachine LaneDecode LaneStatement LaneWords LaneSymbolic LaneNumbers.
Import ListNotations.
Open Scope Z_scope.

Section Claim.
Context {isa : width}.
Variable c : claim.
Variable segs : list (Z * bytes).
Variable leak : list (region * Z).

Fixpoint lane_run (p : list lane_instr) (s : lane_symbolic) : option lane_symbolic :=
  match p with
  | [] => None
  | [RETURN] => Some s
  | i :: p => let* s := symbolic_lane c segs i s in lane_run p s
  end.

(** * The end *)
(** What was stored, as words below 2^64. *)
Definition result_word (a : lane_word) : option word :=
  if (0 <=? least a) && (greatest a <? M) then Some (Word (number_in a) (greatest a)) else None.
Fixpoint row_words (s : lane_symbolic) (p : Z) (g : region) (o : Z) (n : nat) : option (list word) :=
  match n with
  | O => Some []
  | S n =>
      let* ws := row_stored g o (lane_slots s) in
      let* a := word_at ws p in
      let* w := result_word a in
      let* l := row_words s p g (o + row_size) n in Some (w :: l)
  end.
Fixpoint row_elements (s : lane_symbolic) (p : Z) (g : region) (o : Z) (l : list element)
    : option (list (element * list word)) :=
  match l with
  | [] => Some []
  | e :: l =>
      let n := length (weights e) in
      let* ws := row_words s p g o n in
      let* r := row_elements s p g (o + row_size * Z.of_nat n) l in Some ((e, ws) :: r)
  end.
Fixpoint row_outputs (s : lane_symbolic) (p : Z) (n : nat) (l : list parameter)
    : option (list (element * list word)) :=
  match l with
  | [] => Some []
  | Output es :: l =>
      let* a := row_elements s p (Arg n) 0 es in let* r := row_outputs s p (S n) l in Some (a ++ r)
  | _ :: l => row_outputs s p (S n) l
  end.
Fixpoint all_outputs (s : lane_symbolic) (ps : list Z) : option (list (element * list word)) :=
  match ps with
  | [] => Some []
  | p :: ps => let* a := row_outputs s p 0 (parameters c) in let* r := all_outputs s ps in Some (a ++ r)
  end.
(** A result is what is claimed: bounded, and congruent. *)
Definition lane_result_shown (x : symbolic) (numbers : list poly) (t : Z * expr) (r : element * list word) : bool :=
  let (e, ws) := r in
  let n := weighted (weights e) (map value ws) in
  match number_bound x e ws n None, translate x numbers (snd t) [],
    whole_number (spread c) (range (ctx x)) (defs (ctx x)) n with
  | Some u, Some (p, _), Some q =>
      (u <=? top e) && limbs_bounded x ws (most e) [] && divisible (modulus c) (sub (scale (fst t) q) p)
  | _, _, _ => false
  end.
Fixpoint lane_results_shown (x : symbolic) (numbers : list poly) (l : list (Z * expr)) (rs : list (element * list word))
    : bool :=
  match l, rs with
  | [], [] => true
  | t :: l, r :: rs => if lane_result_shown x numbers t r then lane_results_shown x numbers l rs else false
  | _, _ => false
  end.
Definition lane_finished (s : lane_symbolic) : bool :=
  let x := Symbolic (lane_ctx s) (PM.empty _) None None None [] [] [] in
  match all_outputs s followed with
  | Some rs =>
      (stack_at s =? 0)
      && lane_results_shown x (map (fun t => named (defs (lane_ctx s)) (poly_of t)) (passed (spread c))) (results c) rs
      && same_trace (rev ((Stack, 0) :: lane_seen s)) leak && Nat.leb (length (parameters c)) (length passing)
  | None => false
  end.

(** Each number that is passed has a name. *)
Definition with_names (k : context) : context :=
  fold_left (fun k t => snd (unknown k 0 (poly_of t))) (passed (spread c)) k.
Definition lane_start : lane_symbolic :=
  LaneSymbolic (with_names (ctx (start (spread c)))) (PM.empty _) (PM.empty _) 0 [] [] [].
(** Vectorised functions are passed arrays of numbers, and nothing that is known beforehand. *)
Definition only_arrays : bool := forallb (fun p => is_input p || is_output p) (parameters c).
Definition lane_accepts (p : list lane_instr) : bool :=
  well_formed c && (well_formed (widened c) && possible (widened c) segs && only_arrays) && well_formed (spread c)
  && match lane_run p lane_start with
     | Some s => lane_finished s && ordered (spread c) (next (lane_ctx s)) (defs (lane_ctx s))
     | None => false
     end.
End Claim.

(** What the code accesses, as far as it is followed; for those who write files. *)
Definition lane_leak {isa : width} (c : claim) (image : bytes) (constants : list (Z * bytes)) : list (region * Z) :=
  match decode_lanes (segments image constants) with
  | Some p =>
      match lane_run c (segments image constants) p (lane_start c) with
      | Some s => rev ((Stack, 0) :: lane_seen s)
      | None => []
      end
  | None => []
  end.

(** These bytes do in each lane what is claimed. *)
Definition certified_lanes {isa : width} (c : claim) (leak : list (region * Z)) (image : bytes)
    (constants : list (Z * bytes)) : bool :=
  match decode_lanes (segments image constants) with
  | Some p => lane_accepts c (segments image constants) leak p
  | None => false
  end.
