(** Memory as one lane sees it: a word of each row; and how large arrays of rows are. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Polynomial Bound Split Words Symbolic Memory Follows.
From Fieldwright Require Import LaneMachine LaneDecode LaneStatement LaneWords LaneSymbolic.
Import ListNotations.
Open Scope Z_scope.

(** * Sizes of rows *)
Lemma width_cases {isa : width} : lanes = 4 /\ row_size = 32 \/ lanes = 8 /\ row_size = 64.
Proof. destruct isa; [left|right|left|right]; split; reflexivity. Qed.
(** The lane at a position. *)
Definition lane_at {isa : width} (j p : Z) : Z := nth (Z.to_nat p) (together j) 0.
Lemma lane_at_range {isa : width} j p : 0 <= j < lanes -> In p followed -> 0 <= lane_at j p < lanes.
Proof.
  intros J P. assert (X : forall x, In x (together j) -> 0 <= x < lanes).
  { destruct isa; cbn [together is_across each_lane In lanes] in *; lia. }
  apply X, nth_In. unfold followed, together in *. destruct isa; cbn [is_across each_lane In] in *;
    repeat (destruct P as [<-|P]; [apply Nat.ltb_lt; reflexivity|]); destruct P.
Qed.
Lemma lane_at_across {isa : width} j p : is_across = true -> In p followed -> lane_at j p = p.
Proof.
  unfold followed, together. destruct isa; try discriminate; cbn [is_across each_lane In]; intros _ P;
    repeat (destruct P as [<-|P]; [reflexivity|]); destruct P.
Qed.
Lemma together_at {isa : width} j : map (lane_at j) followed = together j.
Proof. destruct isa; reflexivity. Qed.
Lemma followed_seq {isa : width} : followed = map Z.of_nat (seq 0 (length followed)).
Proof. unfold followed. destruct isa; reflexivity. Qed.
Lemma each_followed {isa : width} (Q : Z -> lane_word -> Prop) ws p w : Forall2 Q followed ws -> In p followed ->
  word_at ws p = Some w -> Q p w.
Proof.
  unfold word_at, followed, together. destruct isa; cbn [is_across each_lane In]; intros F P W;
    repeat match goal with H : Forall2 _ (_ :: _) _ |- _ => inversion H; clear H; subst end;
    repeat (destruct P as [<-|P]; [injection W as <-; assumption|]); destruct P.
Qed.
Lemma followed_each {isa : width} (Q : Z -> lane_word -> Prop) f :
  (forall p, In p followed -> Q p (f p)) -> forall p w, In p followed ->
  word_at (map f followed) p = Some w -> Q p w.
Proof.
  intros H p w P. apply each_followed; [|exact P]. clear p w P. induction followed as [|q l IH]; constructor.
  - apply H. left. reflexivity.
  - apply IH. intros p P. apply H. right. exact P.
Qed.
(** Ends a proof about quotients by sizes, which are numbers then. *)
Ltac by_width :=
  let L := fresh in let R := fresh in
  destruct width_cases as [[L R]|[L R]]; rewrite ?L, ?R in *; Z.to_euclidean_division_equations; lia.

(** * Memory of a lane *)
Section Memory.
Context {isa : width}.
Lemma lane_load m j a : a mod 8 = 0 -> load64 (lane_memory m j) a = load64 m (row_size * (a / 8) + 8 * j).
Proof.
  intros A. assert (X : forall t, 0 <= t < 8 -> lane_memory m j (a + t) = m (row_size * (a / 8) + 8 * j + t)).
  { intros t T. unfold lane_memory. pose proof (Z.div_mod a 8 ltac:(lia)) as DM. rewrite A, Z.add_0_r in DM.
    replace ((a + t) / 8) with (a / 8) by (apply (Z.div_unique_pos _ _ _ t); lia).
    replace ((a + t) mod 8) with t by (apply (Z.mod_unique_pos _ _ (a / 8)); lia). reflexivity. }
  pose proof (X 0 ltac:(lia)) as X0. rewrite !Z.add_0_r in X0.
  unfold load64. rewrite !X, X0 by lia. reflexivity.
Qed.
Lemma lane_byte m j a : (forall x, 0 <= m x < 256) -> 0 <= lane_memory m j a < 256.
Proof. intros H. apply H. Qed.
Lemma load_store_row m p w j : 0 <= j < lanes -> 0 <= w j < M -> load64 (store_row m p w) (p + 8 * j) = w j.
Proof.
  intros J W. rewrite (load_ext _ (store64 m (p + 8 * j) (w j))); [apply load_store_same, W|]. intros x X.
  pose proof width_cases. unfold store_row, store64.
  replace ((p <=? x) && (x <? p + row_size)) with true
    by (symmetry; apply andb_true_iff; rewrite Z.leb_le, Z.ltb_lt; lia).
  replace ((p + 8 * j <=? x) && (x <? p + 8 * j + 8)) with true
    by (symmetry; apply andb_true_iff; rewrite Z.leb_le, Z.ltb_lt; lia).
  replace ((x - p) / 8) with j by (apply (Z.div_unique_pos _ _ _ (x - p - 8 * j)); lia).
  replace ((x - p) mod 8) with (x - (p + 8 * j)) by (apply (Z.mod_unique_pos _ _ j); lia). reflexivity.
Qed.
Lemma store_row_else m p w x : x < p \/ p + row_size <= x -> store_row m p w x = m x.
Proof.
  intros H. unfold store_row. replace ((p <=? x) && (x <? p + row_size)) with false; [reflexivity|].
  symmetry; apply andb_false_iff; rewrite Z.leb_gt, Z.ltb_ge; lia.
Qed.
Lemma load_row_else m p w a : a + 8 <= p \/ p + row_size <= a -> load64 (store_row m p w) a = load64 m a.
Proof. intros H. apply load_ext. intros x X. apply store_row_else. lia. Qed.
Lemma store_row_byte m p w x : (forall x, 0 <= m x < 256) -> 0 <= store_row m p w x < 256.
Proof. intros H. unfold store_row. destruct (_ && _); [apply Z.mod_pos_bound; lia|apply H]. Qed.

(** * Sizes of arrays *)
Lemma widened_at c n : parameter_at (widened c) n =
  match parameter_at c n with
  | Input l => Input (flat_map (fun _ => l) each_lane)
  | Output l => Output (flat_map (fun _ => l) each_lane)
  | Known n z => Known (length each_lane * n) z
  | p => p
  end.
Proof.
  unfold parameter_at, widened. cbn [parameters].
  match goal with |- nth n (map ?f _) _ = _ => etransitivity; [exact (map_nth f (parameters c) (Value 0) n)|] end.
  destruct (nth n (parameters c) (Value 0)); reflexivity.
Qed.
Lemma count_app a b : count (a ++ b) = (count a + count b)%nat.
Proof. unfold count. rewrite map_app, list_sum_app. reflexivity. Qed.
Lemma each_count l : Z.of_nat (count (flat_map (fun _ : Z => l) each_lane)) = lanes * Z.of_nat (count l).
Proof. destruct isa; cbn [each_lane lanes flat_map]; rewrite ?app_nil_r, ?count_app; lia. Qed.
Lemma widened_size c n : size_of (parameter_at (widened c) n) = rows_of c n.
Proof.
  assert (E : forall k, 8 * (lanes * k) = row_size * (8 * k / 8)).
  { intros k. rewrite (Z.mul_comm 8 k), Z.div_mul by discriminate. destruct width_cases as [[-> ->]|[-> ->]]; lia. }
  unfold rows_of. rewrite widened_at. destruct (parameter_at c n) as [l|l|u|k z|z]; cbn [size_of];
    [rewrite each_count; apply E..|destruct isa; reflexivity| |destruct isa; reflexivity].
  rewrite <- E. destruct isa; cbn [each_lane lanes length]; lia.
Qed.
Lemma widened_output c n : is_output (parameter_at (widened c) n) = is_output (parameter_at c n).
Proof. rewrite widened_at. destruct (parameter_at c n); reflexivity. Qed.
Lemma widened_input c n : is_input (parameter_at (widened c) n) = is_input (parameter_at c n).
Proof. rewrite widened_at. destruct (parameter_at c n); reflexivity. Qed.
Lemma widened_written c g : written (widened c) g <-> written c g.
Proof. destruct g; cbn [written]; try tauto. rewrite widened_output. tauto. Qed.
Lemma widened_length c : length (parameters (widened c)) = length (parameters c).
Proof. apply map_length. Qed.
End Memory.
