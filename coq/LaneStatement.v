(** What is stated of a vectorised function: before the call ([lane_precondition]), after it ([lane_postcondition]).
    TRUSTED, with Statement.v, whose claims and numbers it uses.

    An array of numbers is an array of rows: a row has one limb of eight numbers (AVX2: four), side by side. Lane j of
    memory has the j-th of the eight or four words of each row, one after the other; so a vectorised function is claimed
    to do for each lane of memory what a function without lanes does for memory. Where lanes work together, results are
    functions of the numbers of all lanes. *)
From Coq Require Import ZArith List Bool.
From Fieldwright Require Import Machine Decode Statement LaneMachine LaneDecode.
Import ListNotations.
Open Scope Z_scope.

Section Width.
Context {isa : width}.

(** The word at address 8k of lane j is the one at address 64k + 8j of memory, with AVX2 32k + 8j. *)
Definition lane_memory (m : Z -> Z) (j : Z) : Z -> Z := fun a => m (row_size * (a / 8) + 8 * j + a mod 8).
Definition lane_places (B : placing) : placing := fun g => B g / lanes.
Definition lane_of (s : lane_state) (j : Z) : state :=
  State (regs (base s)) (flags (base s)) (lane_memory (mem (base s)) j) [].
(** The lanes that results are of that belong to lane j, and what they are made of: j alone; or all, one after the
    other. *)
Definition together (j : Z) : list Z := if is_across then each_lane else [j].
Definition lane_arguments (c : claim) (B : placing) (s : lane_state) (j : Z) : list (element * list Z) :=
  flat_map (fun i => arguments (lane_places B) (lane_of s i) 0 (parameters c)) (together j).
Definition lane_numbers (c : claim) (B : placing) (s : lane_state) (j : Z) : list Z :=
  map number_of (lane_arguments c B s j).
Definition lane_results (c : claim) (B : placing) (s : lane_state) (j : Z) : list (element * list Z) :=
  flat_map (fun i => outputs (lane_places B) (lane_of s i) 0 (parameters c)) (together j).

(** Where arrays are and how long: as with so many times as many numbers. Words that callers must pass are rows, too,
    and are not demanded: nothing reads them. *)
Definition widened (c : claim) : claim :=
  let all l := flat_map (fun _ => l) each_lane in
  let wide p := match p with Input l => Input (all l) | Output l => Output (all l)
    | Known n z => Known (length each_lane * n) z | p => p end in
  Claim (map wide (parameters c)) (returned c) (overlaps c) (frame c) (modulus c) (results c).
Definition is_array (p : parameter) : Prop := match p with Value _ | KnownValue _ => False | _ => True end.

(** * Before and after the call *)
Record lane_precondition (c : claim) (segs : list (Z * bytes)) (B : placing) (s : lane_state) : Prop := {
  lane_placed : placed (widened c) segs B;
  lane_aligned : forall n, (n < length (parameters c))%nat -> is_array (parameter_at c n) -> B (Arg n) mod row_size = 0;
  lane_pointers : forall n, (n < length (parameters c))%nat -> is_array (parameter_at c n) ->
    regs (base s) (nth n passing RAX) = B (Arg n);
  lane_rsp : regs (base s) RSP = B Stack;
  lane_regs : forall r, 0 <= regs (base s) r < M;
  lane_mem : forall a, 0 <= mem (base s) a < 256;
  lane_code : forall t i, In t segs -> (i < length (snd t))%nat ->
    mem (base s) (B Image + fst t + Z.of_nat i) = nth i (snd t) 0;
  lane_bounds : forall j, 0 <= j < lanes ->
    Forall bounded (lane_arguments c B s j) }.

(** As in Statement.v, for each of the lanes. *)
Record lane_postcondition (c : claim) (leak : list (region * Z)) (B : placing) (s : lane_state) (ra : Z)
    (s' : lane_state) : Prop := {
  lane_congruent : forall j, 0 <= j < lanes ->
    Forall2 (fun t r => (modulus c | fst t * number_of r - evaluate (lane_numbers c B s j) (snd t)))
      (results c) (lane_results c B s' j);
  lane_bounded : forall j, 0 <= j < lanes -> Forall bounded (lane_results c B s' j);
  lane_ra : ra = load64 (mem (base s)) (B Stack);
  lane_rsp_after : regs (base s') RSP = B Stack + 8;
  lane_saved : forall r, In r saved -> regs (base s') r = regs (base s) r;
  lane_mem_after : forall a, (forall g, written c g -> apart (span (widened c) B g) (a, 1)) ->
    mem (base s') a = mem (base s) a;
  lane_range : (forall r, 0 <= regs (base s') r < M) /\ (forall a, 0 <= mem (base s') a < 256);
  lane_trace : trace (base s') = trace (base s) ++ map (address_of B) leak;
  lane_passed : (length (parameters c) <= length passing)%nat }.

(** The code from its first byte to its ret, with the constants where the image says. *)
Definition run_lane_image (c : claim) (image : bytes) (constants : list (Z * bytes)) (B : placing) (s : lane_state) :
    option (Z * lane_state) :=
  match decode_lanes (segments image constants) with
  | Some p => run_lanes (environment_of (widened c) (segments image constants) B) p s
  | None => None
  end.
End Width.
