/**
 * Code breaks a rule that every accepted function obeys, whatever it computes. Not a limit of the prover: the code does
 * what the message says (for address rules: something that is not provably inside its object).
 */
type MachineRule =
  | 'timing'
  | 'address'
  | 'bounds'
  | 'readOnly'
  | 'uninitialised'
  | 'undefinedFlag'
  | 'calleeSaved'
  | 'upperHalves'
  | 'stackPointer'
  | 'missingOutput';

export class Violation extends Error {
  readonly rule: MachineRule;
  constructor(rule: MachineRule, message: string) {
    super(message);
    this.name = 'Violation';
    this.rule = rule;
  }
}
