(** Functions with certificates inside of a program: what [run_image] says holds of the program counter. *)
From Coq Require Import ZArith List Bool Lia.
From Fieldwright Require Import Machine Decode Statement Control Calls.
Import ListNotations.
Open Scope Z_scope.

(** * Environments that allow the same *)
Section Alike.
Variable e f : environment.
Hypothesis ORIGIN : origin e = origin f.
Hypothesis BOTTOM : bottom e = bottom f.
Hypothesis WRITABLE : forall a, writable e a = writable f a.
Lemma effective_alike s a : effective e s a = effective f s a.
Proof. destruct a; cbn; rewrite ?ORIGIN; reflexivity. Qed.
Lemma get_alike s x : get e s x = get f s x.
Proof. destruct x; cbn; try reflexivity. unfold accessible. rewrite effective_alike, BOTTOM. reflexivity. Qed.
Lemma put_alike s a w : put e s a w = put f s a w.
Proof. unfold put, accessible. rewrite BOTTOM, WRITABLE. reflexivity. Qed.
Lemma get8_alike s a : get8 e s a = get8 f s a.
Proof. unfold get8, accessible. rewrite effective_alike, BOTTOM. reflexivity. Qed.
Lemma put8_alike s a b : put8 e s a b = put8 f s a b.
Proof. unfold put8, accessible. rewrite BOTTOM, WRITABLE. reflexivity. Qed.
Lemma step_alike i s : step e i s = step f i s.
Proof.
  destruct i; cbn [step]; rewrite ?get_alike, ?get8_alike, ?put8_alike, ?effective_alike; try reflexivity;
    repeat match goal with
    | |- ?a = ?a => reflexivity
    | |- (let* _ := ?x in _) = _ => destruct x as [[? ?]|] eqn:?; [|reflexivity]
    | |- (let* _ := ?x in _) = _ => destruct x eqn:?; [|reflexivity]
    | _ => progress rewrite ?get_alike, ?put_alike, ?put8_alike, ?effective_alike, ?ORIGIN
    end.
Qed.
Lemma run_alike p : forall s, run e p s = run f p s.
Proof.
  induction p as [|i p IH]; intros s; [reflexivity|]. cbn [run]. rewrite get_alike, step_alike.
  destruct i; try reflexivity; destruct (step f _ s); auto.
Qed.
End Alike.

(** * Instructions are compared *)
Definition address_eq_dec (a b : address) : {a = b} + {a <> b}.
Proof. decide equality; auto using Z.eq_dec, reg_eq_dec. Defined.
Definition operand_eq_dec (a b : operand) : {a = b} + {a <> b}.
Proof. decide equality; auto using Z.eq_dec, reg_eq_dec, address_eq_dec. Defined.
Definition index_eq_dec (a b : option (reg * Z)) : {a = b} + {a <> b}.
Proof. decide equality. decide equality; auto using Z.eq_dec, reg_eq_dec. Defined.
Definition base_eq_dec (a b : option reg) : {a = b} + {a <> b}.
Proof. decide equality. apply reg_eq_dec. Defined.
Definition instr_eq_dec (a b : instr) : {a = b} + {a <> b}.
Proof.
  decide equality; auto using Z.eq_dec, reg_eq_dec, flag_eq_dec, bool_dec, operand_eq_dec, address_eq_dec, index_eq_dec,
    base_eq_dec.
Defined.

(** * A function that is a section *)
Section Function.
Variable e : environment.
Variable code : program.
Variable o : Z. (* where its section begins *)

(** Its instructions, each with its place: straight on to the first ret, all in one section. *)
Fixpoint listing (fuel : nat) (pc : Z) : option (list (Z * instr)) :=
  match fuel, at_pc code pc with
  | S _, Some (_, Straight RET, _) => None
  | S fuel, Some (q, Straight i, after) =>
      if q =? o then let* l := listing fuel after in Some ((pc, i) :: l) else None
  | S _, Some (q, Leave, _) => if q =? o then Some [(pc, RET)] else None
  | _, _ => None
  end.
Lemma listing_runs fuel : forall pc l s ra s', listing fuel pc = Some l ->
  run (in_section e o) (map snd l) s = Some (ra, s') -> runs e code (map fst l) (pc, s) (ra - origin e, s').
Proof.
  induction fuel as [|fuel IH]; intros pc l s ra s' L R; cbn [listing] in L; [discriminate|].
  destruct (at_pc code pc) as [[[q [i|f on d|d|]] after]|] eqn:A; try discriminate.
  - assert (L1 : (if q =? o then let* l := listing fuel after in Some ((pc, i) :: l) else None) = Some l /\ i <> RET)
      by (destruct i; try discriminate; split; try exact L; discriminate).
    clear L. destruct L1 as [L NR]. destruct (Z.eqb_spec q o) as [->|]; [|discriminate].
    destruct (listing fuel after) as [l'|] eqn:L'; [|discriminate]. injection L as <-. cbn [map fst snd] in *.
    assert (R' : (let* s1 := step (in_section e o) i s in run (in_section e o) (map snd l') s1) = Some (ra, s'))
      by (destruct i; try exact R; congruence).
    destruct (step (in_section e o) i s) as [s1|] eqn:S; [|discriminate].
    eapply goes_on; [unfold next; rewrite A, S; reflexivity|]. apply IH; assumption.
  - destruct (Z.eqb_spec q o) as [->|]; [|discriminate]. injection L as <-. cbn [map fst snd run] in *.
    assert (G : get (in_section e o) s (Mem (Base RSP 0)) = get e s (Mem (Base RSP 0))) by reflexivity.
    rewrite G in R. destruct (get e s (Mem (Base RSP 0))) as [[v k]|] eqn:G'; [|discriminate]. injection R as <- <-.
    eapply goes_on; [unfold next; rewrite A, G'; reflexivity|]. constructor.
Qed.
End Function.
