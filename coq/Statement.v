(** What is stated of a function: before the call ([precondition]), after it ([postcondition]). TRUSTED.

    A claim is data: parameters with the limbs and bounds of the numbers in them, what may overlap, the modulus, and for
    each result an expression that it is congruent to. README.md says it in words. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine Decode.
Import ListNotations.
Open Scope Z_scope.

(** * Claims *)
(** A number in limbs: the weight of each limb, the largest value of each limb, the largest value of the number. *)
Record element := Element { weights : list Z; most : list Z; top : Z }.
Inductive parameter :=
| Input (l : list element)  (* pointer to the limbs of these elements, one after the other, 64 bits each; only read *)
| Output (l : list element) (* the same, written *)
| Value (bound : Z)         (* a word in the register itself, at most bound *)
(* what the caller must pass, whatever the numbers are ([pre_known]): *)
| Known (n : nat) (z : Z)   (* pointer to n words of 64 bits, lowest first, that are the number z; only read *)
| KnownValue (z : Z).       (* z in the register itself *)
(** What an output and an input may share: anything; all or nothing; nothing. What is only read may share anything with
    each other, and an output nothing with [Known] words. *)
Inductive overlap := Anyhow | Equal | Apart.

(** [Number n] is the n-th number that is passed, counted from 0 through the parameters. *)
Inductive expr :=
| Const (z : Z) | Number (n : nat) | Add (a b : expr) | Sub (a b : expr) | Mul (a b : expr)
| Less (a b x y : expr). (* x if a < b, else y *)

Record claim := Claim {
  parameters : list parameter;  (* in rdi, rsi, rdx, rcx, r8, r9; of more nothing is ever shown: [post_passed] *)
  returned : option Z;          (* if rax is a result: its largest value *)
  overlaps : overlap;
  frame : Z;                    (* bytes below rsp that may be written *)
  modulus : Z;                  (* 0: the results are equal to the expressions *)
  results : list (Z * expr) }.  (* of each element that is written, then of rax: scale * result = expression *)

(** * Places *)
Inductive region := Arg (n : nat) | Stack | Image. (* what the n-th parameter points to; rsp; the code *)
Definition placing := region -> Z.
Definition passing : list reg := [RDI; RSI; RDX; RCX; R8; R9].
Definition saved : list reg := [RBX; RBP; R12; R13; R14; R15].
Definition count (l : list element) : nat := list_sum (map (fun e => length (weights e)) l).
Definition size_of (p : parameter) : Z :=
  match p with
  | Input l | Output l => 8 * Z.of_nat (count l)
  | Known n _ => 8 * Z.of_nat n
  | Value _ | KnownValue _ => 0
  end.
Definition parameter_at (c : claim) (n : nat) : parameter := nth n (parameters c) (Value 0).
Definition is_output (p : parameter) : bool := match p with Output _ => true | _ => false end.
Definition is_input (p : parameter) : bool := match p with Input _ => true | _ => false end.
Definition is_known (p : parameter) : bool := match p with Known _ _ => true | _ => false end.
Definition is_pointer (p : parameter) : bool := is_input p || is_output p || is_known p.

(** The first byte of a place and its length. *)
Definition span (c : claim) (B : placing) (g : region) : Z * Z :=
  match g with
  | Arg n => (B (Arg n), size_of (parameter_at c n))
  | Stack => (B Stack - frame c, frame c + 8) (* and the return address *)
  | Image => (B Image, 0)
  end.
(** The code, which its constants may follow, and constants elsewhere: distance from its first byte, bytes. *)
Definition segments (image : bytes) (constants : list (Z * bytes)) : list (Z * bytes) := (0, image) :: constants.
Definition segment_span (B : placing) (t : Z * bytes) : Z * Z := (B Image + fst t, Z.of_nat (length (snd t))).
Definition apart (a b : Z * Z) : Prop := fst a + snd a <= fst b \/ fst b + snd b <= fst a.
Definition in_memory (a : Z * Z) : Prop := 0 <= fst a /\ fst a + snd a < M.
Definition written (c : claim) (g : region) : Prop :=
  match g with Arg n => is_output (parameter_at c n) = true | Stack => True | Image => False end.

Record placed (c : claim) (segs : list (Z * bytes)) (B : placing) : Prop := {
  placed_arrays : forall n, (n < length (parameters c))%nat -> in_memory (span c B (Arg n));
  placed_stack : 0 <= frame c /\ in_memory (span c B Stack);
  placed_code : forall t, In t segs -> in_memory (segment_span B t);
  apart_written : forall g h, g <> h -> written c g -> written c h -> apart (span c B g) (span c B h);
  apart_code : forall g t, written c g -> In t segs -> apart (span c B g) (segment_span B t);
  apart_stack : forall n, is_input (parameter_at c n) = true -> apart (span c B Stack) (span c B (Arg n));
  apart_known : forall g n, written c g -> is_known (parameter_at c n) = true -> apart (span c B g) (span c B (Arg n));
  apart_inputs : forall n m, is_output (parameter_at c n) = true -> is_input (parameter_at c m) = true ->
    match overlaps c with
    | Anyhow => True
    | Equal => B (Arg n) = B (Arg m) \/ apart (span c B (Arg n)) (span c B (Arg m))
    | Apart => apart (span c B (Arg n)) (span c B (Arg m))
    end }.

(** * Numbers *)
Fixpoint words (m : Z -> Z) (a : Z) (n : nat) : list Z :=
  match n with O => [] | S n' => load64 m a :: words m (a + 8) n' end.
Fixpoint number (weights limbs : list Z) : Z :=
  match weights, limbs with w :: ws, x :: xs => w * x + number ws xs | _, _ => 0 end.
(** The number of words of 64 bits, lowest first. *)
Fixpoint number64 (l : list Z) : Z := match l with [] => 0 | x :: l' => x + M * number64 l' end.

(** Elements with their limbs: of an array, of the arguments, of the results. *)
Fixpoint limbs_at (m : Z -> Z) (a : Z) (l : list element) : list (element * list Z) :=
  match l with
  | [] => []
  | e :: l' => let n := length (weights e) in (e, words m a n) :: limbs_at m (a + 8 * Z.of_nat n) l'
  end.
Definition word_element (bound : Z) : element := Element [1] [bound] bound.
Fixpoint arguments (B : placing) (s : state) (n : nat) (l : list parameter) : list (element * list Z) :=
  match l with
  | [] => []
  | Input es :: l' => limbs_at (mem s) (B (Arg n)) es ++ arguments B s (S n) l'
  | Value u :: l' => (word_element u, [regs s (nth n passing RAX)]) :: arguments B s (S n) l'
  | _ :: l' => arguments B s (S n) l'
  end.
Fixpoint outputs (B : placing) (s : state) (n : nat) (l : list parameter) : list (element * list Z) :=
  match l with
  | [] => []
  | Output es :: l' => limbs_at (mem s) (B (Arg n)) es ++ outputs B s (S n) l'
  | _ :: l' => outputs B s (S n) l'
  end.
Definition obtained (c : claim) (B : placing) (s : state) : list (element * list Z) :=
  outputs B s 0 (parameters c) ++ match returned c with Some u => [(word_element u, [regs s RAX])] | None => [] end.

Definition number_of (t : element * list Z) : Z := number (weights (fst t)) (snd t).
Definition bounded (t : element * list Z) : Prop :=
  Forall2 Z.le (snd t) (most (fst t)) /\ number_of t <= top (fst t).

Fixpoint evaluate (numbers : list Z) (x : expr) : Z :=
  match x with
  | Const z => z
  | Number n => nth n numbers 0
  | Add a b => evaluate numbers a + evaluate numbers b
  | Sub a b => evaluate numbers a - evaluate numbers b
  | Mul a b => evaluate numbers a * evaluate numbers b
  | Less a b x y => if evaluate numbers a <? evaluate numbers b then evaluate numbers x else evaluate numbers y
  end.

(** * Before and after the call *)
Definition environment_of (c : claim) (segs : list (Z * bytes)) (B : placing) : environment :=
  Env (B Image) (map (segment_span B) segs) (B Stack - frame c).

Record precondition (c : claim) (segs : list (Z * bytes)) (B : placing) (s : state) : Prop := {
  pre_placed : placed c segs B;
  pre_pointers : forall n, (n < length (parameters c))%nat ->
    is_pointer (parameter_at c n) = true -> regs s (nth n passing RAX) = B (Arg n);
  pre_known : forall n, (n < length (parameters c))%nat ->
    match parameter_at c n with
    | Known k z => number64 (words (mem s) (B (Arg n)) k) = z
    | KnownValue z => regs s (nth n passing RAX) = z
    | _ => True
    end;
  pre_rsp : regs s RSP = B Stack;
  pre_regs : forall r, 0 <= regs s r < M;
  pre_mem : forall a, 0 <= mem s a < 256;
  pre_code : forall t i, In t segs -> (i < length (snd t))%nat ->
    mem s (B Image + fst t + Z.of_nat i) = nth i (snd t) 0;
  pre_bounds : Forall bounded (arguments B s 0 (parameters c)) }.

Definition address_of (B : placing) (t : region * Z) : Z := B (fst t) + snd t.

(** ra is the address that is returned to. [leak] is fixed with the code: nothing else is accessed, whatever the numbers
    are, and nothing branches. *)
Record postcondition (c : claim) (leak : list (region * Z)) (B : placing) (s : state) (ra : Z) (s' : state) : Prop := {
  post_results : Forall2
    (fun t r => (modulus c | fst t * number_of r - evaluate (map number_of (arguments B s 0 (parameters c))) (snd t)))
    (results c) (obtained c B s');
  post_bounds : Forall bounded (obtained c B s');
  post_ra : ra = load64 (mem s) (B Stack);
  post_rsp : regs s' RSP = B Stack + 8;
  post_saved : forall r, In r saved -> regs s' r = regs s r;
  post_mem : forall a, (forall g, written c g -> apart (span c B g) (a, 1)) -> mem s' a = mem s a;
  post_range : (forall r, 0 <= regs s' r < M) /\ (forall a, 0 <= mem s' a < 256);
  post_trace : trace s' = trace s ++ map (address_of B) leak;
  post_passed : (length (parameters c) <= length passing)%nat }. (* all parameters are in registers *)

(** The code from its first byte to its ret, with the constants where the image says. *)
Definition run_image (c : claim) (image : bytes) (constants : list (Z * bytes)) (B : placing) (s : state) :
    option (Z * state) :=
  match decode (segments image constants) with
  | Some p => run (environment_of c (segments image constants) B) p s
  | None => None
  end.
