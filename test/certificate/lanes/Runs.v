(** Runs of LaneMachine.v's machine on words that are drawn, which machine.test.ts draws as well. Stands behind an
    instance of [width]. Code lies at 4096, its rows at 65536, the result at 131072, the return address at 262144. *)
Definition next (x : Z) : Z := (x * 6364136223846793005 + 1442695040888963407) mod M.
Definition drawn (x : Z) : Z :=
  let y := Z.lxor x (x / 536870912) in
  match x / 2305843009213693952 with (* the three highest bits *)
  | 0 => M - 1
  | 1 => 0
  | 2 => y mod 4294967296
  | 3 => y mod 9007199254740992
  | _ => y
  end.
Fixpoint drawn_words (n : nat) (x : Z) : list Z * Z :=
  match n with O => ([], x) | S n => let x := next x in let (l, y) := drawn_words n x in (drawn x :: l, y) end.

Definition memory (image l : list Z) (a : Z) : Z :=
  if (65536 <=? a) && (a <? 131072)
  then let unit := nth (Z.to_nat (a mod 8))
         [1; 256; 65536; 16777216; 4294967296; 1099511627776; 281474976710656; 72057594037927936] 1 in
       (nth (Z.to_nat ((a - 65536) / 8)) l 0 / unit) mod 256
  else if (4096 <=? a) && (a <? 65536) then nth (Z.to_nat (a - 4096)) image 0 else 0.
Definition entry (image l : list Z) : lane_state :=
  LaneState (State (fun r => match r with RDI => 131072 | RSI => 65536 | RSP => 262144 | _ => 0 end) (fun _ => None)
    (memory image l) []) (fun _ _ => 0) (fun _ _ => false).

(** [run_lanes], where each row is computed when it is written and not when it is read. *)
Definition computed (d : Z) (s : lane_state) : lane_state :=
  let l := map (vectors s d) each_lane in set_row s d (fun j => nth (Z.to_nat j) l 0).
Fixpoint run_computed (e : environment) (p : list lane_instr) (s : lane_state) : option (Z * lane_state) :=
  match p with
  | [] | RETURN :: _ => run_lanes e p s
  | i :: p => let* s := lane_step e i s in run_computed e p (computed (written_vector i) s)
  end.
(** The words of the result, added to a digest. *)
Definition after (p : list lane_instr) (image l : list Z) (h : Z) : option Z :=
  let e := Env 4096 [(4096, Z.of_nat (length image))] (262144 - 128) in
  let* (_, s) := run_computed e p (entry image l) in
  Some (fold_left (fun h j => (h * 1099511628211 + load64 (mem (base s)) (131072 + 8 * j)) mod M) each_lane h).

(** Digests of blocks of so many runs, each of which draws three rows. *)
Fixpoint block (n : nat) (p : list lane_instr) (image : list Z) (x h : Z) : option Z * Z :=
  match n with
  | O => (Some h, x)
  | S n =>
      let (l, x) := drawn_words (3 * length each_lane) x in
      match after p image l h with Some h => block n p image x h | None => (None, x) end
  end.
Fixpoint digests (blocks size : nat) (p : list lane_instr) (image : list Z) (x : Z) : list (option Z) :=
  match blocks with
  | O => []
  | S k => let (h, x) := block size p image x 0 in h :: digests k size p image x
  end.
Definition all (blocks size : nat) (x : Z) (image : list Z) : list (option Z) :=
  match decode_lanes (segments image []) with Some p => digests blocks size p image x | None => repeat None blocks end.
