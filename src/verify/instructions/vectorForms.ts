/** Rows of vector registers as places to keep words. Source: SDM vol. 2. LLVM renamed some of them in version 20: both names are here. */
import { row, type InstructionForm } from './form.ts';

const OPERAND = { prefixes: ['66'] }, SCALAR = { prefixes: ['f3'] };

const moves = [
  row('MOV64toPQIrr', 'movq', '=v128 r64', OPERAND), row('MOVPQIto64rr', 'movq', '=r64 v128', OPERAND),
  row('MOV64toPQIrm', 'movq', '=v128 m64', OPERAND), row('MOVPQIto64mr', 'movq', '=m64 v128', OPERAND),
  row('MOVQI2PQIrm', 'movq', '=v128 m64', SCALAR), row('MOVPQI2QImr', 'movq', '=m64 v128', OPERAND), row('MOVZPQILo2PQIrr', 'movq', '=v128 v128', SCALAR), row('MOVPQI2QIrr', 'movq', '=v128 v128', OPERAND),
  row('VMOV64toPQIrr', 'vmovq', '=v128 r64'), row('VMOVPQIto64rr', 'vmovq', '=r64 v128'), row('VMOV64toPQIrm', 'vmovq', '=v128 m64'), row('VMOVPQIto64mr', 'vmovq', '=m64 v128'),
  row('VMOVQI2PQIrm', 'vmovq', '=v128 m64'), row('VMOVPQI2QImr', 'vmovq', '=m64 v128'), row('VMOVZPQILo2PQIrr', 'vmovq', '=v128 v128'), row('VMOVPQI2QIrr', 'vmovq', '=v128 v128'),
  row('MOVDQUrm', 'movdqu', '=v128 m128', SCALAR), row('MOVDQUmr', 'movdqu', '=m128 v128', SCALAR), row('MOVDQUrr', 'movdqu', '=v128 v128', SCALAR), row('MOVDQUrr_REV', 'movdqu', '=v128 v128', SCALAR),
  row('VMOVDQUrm', 'vmovdqu', '=v128 m128'), row('VMOVDQUmr', 'vmovdqu', '=m128 v128'), row('VMOVDQUrr', 'vmovdqu', '=v128 v128'), row('VMOVDQUrr_REV', 'vmovdqu', '=v128 v128'),
  row('MOVDQArr', 'movdqa', '=v128 v128', OPERAND), row('MOVDQArr_REV', 'movdqa', '=v128 v128', OPERAND),
  row('MOVDQArm', 'movdqa', '=v128 m128', OPERAND), row('MOVDQAmr', 'movdqa', '=m128 v128', OPERAND),
];

const words = ['', 'i'].flatMap(late => [
  row(`PINSRQrr${late}`, 'pinsrq', '+v128 r64 i', OPERAND), row(`PINSRQrm${late}`, 'pinsrq', '+v128 m64 i', OPERAND),
  row(`PEXTRQrr${late}`, 'pextrq', '=r64 v128 i', OPERAND), row(`PEXTRQmr${late}`, 'pextrq', '=m64 v128 i', OPERAND),
  row(`VPINSRQrr${late}`, 'vpinsrq', '=v128 v128 r64 i'), row(`VPINSRQrm${late}`, 'vpinsrq', '=v128 v128 m64 i'),
  row(`VPEXTRQrr${late}`, 'vpextrq', '=r64 v128 i'), row(`VPEXTRQmr${late}`, 'vpextrq', '=m64 v128 i'),
]);

export const VECTOR_FORMS: readonly InstructionForm[] = [...moves, ...words];
