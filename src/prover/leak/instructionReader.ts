import { Failure } from '../../base/errors.ts';
import type { CodeImage, DecodedCode, MachineInstruction } from '../../base/machineCode.ts';
import { acceptedForm } from '../instructions/accept.ts';
import type { InstructionForm } from '../instructions/form.ts';
import type { ImageView } from '../instructions/imageView.ts';
import { reachOf } from '../instructions/operands.ts';

/** An instruction that has a row. */
export interface AcceptedInstruction {
  readonly instruction: MachineInstruction;
  readonly form: InstructionForm;
  /** Address of the one behind it. */
  readonly next: number;
  /** Where a jump or call leads; -1 for others. */
  readonly target: number;
}

/** Instructions by address, each checked once. */
export class InstructionReader {
  private readonly code: DecodedCode;
  private readonly view: ImageView;
  private readonly known = new Map<number, AcceptedInstruction>();
  private readonly targets: ReadonlySet<number>;

  constructor(code: DecodedCode, view: ImageView) {
    this.code = code;
    this.view = view;
    this.targets = new Set(
      [...code.values()].flatMap((i) =>
        i === null ? [] : i.operands.flatMap((operand) => (operand.kind === 'target' ? [operand.address] : [])),
      ),
    );
  }

  get image(): CodeImage {
    return this.view.image;
  }

  /** Whether a jump, branch or call leads here. */
  isTarget(address: number): boolean {
    return this.targets.has(address);
  }

  /** Throws `unsupported`, without a place, for what has no row and for code that is not certain. */
  at(address: number): AcceptedInstruction {
    const known = this.known.get(address) ?? this.checked(address);
    this.known.set(address, known);
    return known;
  }

  /** Demands that a call returns to the same place in every program. Throws `unsupported`. */
  requireReturn({ instruction: { address }, next }: AcceptedInstruction): void {
    this.view.requireNext(address, next);
  }

  private checked(address: number): AcceptedInstruction {
    const instruction = this.code.get(address) ?? null;
    if (instruction === null) throw new Failure('unsupported', 'the code goes on where no instruction is');
    this.view.requireCode(address, instruction.bytes.length);
    const form = acceptedForm(instruction);
    const { length } = instruction.bytes;
    const next = address + length;
    this.view.requireReach(address, length, reachOf(instruction, form));
    if (form.flow === 'next' || form.flow === 'branch') this.view.requireNext(address, next);
    return { instruction, form, next, target: this.targetOf(instruction, form) };
  }

  private targetOf({ operands: [operand] }: MachineInstruction, { flow }: InstructionForm): number {
    if (flow !== 'jump' && flow !== 'branch' && flow !== 'call') return -1;
    if (operand?.kind !== 'target') throw new Failure('unsupported', 'a jump or call through a register or memory');
    this.view.requireCertain(operand.address);
    return operand.address;
  }
}
