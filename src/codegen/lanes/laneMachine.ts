/** The registers, rows and instruction forms of vectorised code, for AVX-512 IFMA and AVX2. */
import type { FormId } from '../../base/ids.ts';
import type { Lanes } from '../../ir/function.ts';
import { formNamed } from '../x86/forms.ts';
import {
  ADD,
  AND,
  AND_NOT,
  MADD_HIGH,
  MADD_LOW,
  MULTIPLY,
  OR,
  SELECT,
  SHIFT_LEFT,
  SHIFT_RIGHT,
  SHIFT_SIGNED,
  SUB,
} from './laneCode.ts';

export interface LaneMachine {
  readonly registers: number;
  readonly rowBytes: number;
  /**
   * The forms of an operation: on registers, with a row of memory, and with a word for all lanes, if there is one; else
   * such words are loaded first.
   */
  readonly operations: Readonly<Record<number, readonly FormId[]>>;
  readonly shifts: Readonly<Record<number, FormId>>;
  readonly zeroing: FormId;
  /** Of a register, where steps replace what they read; null where none does. */
  readonly copy: FormId | null;
  readonly load: FormId;
  readonly store: FormId;
  readonly reload: FormId;
  readonly spill: FormId;
  readonly broadcast: FormId;
  /** The prefix is shorter if the last operand is none of the upper registers; assemblers know (VEX). */
  readonly hasShortPrefix: boolean;
  /** Displacements of one byte count bytes (VEX), so that few rows are near a pointer; else rows (EVEX, disp8*N). */
  readonly countsBytes: boolean;
}

/** On registers, with a row of memory, with a word for all lanes. */
const wide = (mnemonic: string, suffix = ''): readonly FormId[] =>
  ['zmm', 'm512', 'b64'].map((last) => formNamed(`${mnemonic}_zmm_zmm_${last}${suffix}`));

const AVX512: LaneMachine = {
  registers: 32,
  rowBytes: 64,
  operations: {
    [MADD_LOW]: wide('vpmadd52luq'),
    [MADD_HIGH]: wide('vpmadd52huq'),
    [ADD]: wide('vpaddq'),
    [SUB]: wide('vpsubq'),
    [AND]: wide('vpandq'),
    [MULTIPLY]: wide('vpmullq'),
    [SELECT]: wide('vpternlogq', '_i8'),
  },
  shifts: {
    [SHIFT_LEFT]: formNamed('vpsllq_zmm_zmm_i8'),
    [SHIFT_RIGHT]: formNamed('vpsrlq_zmm_zmm_i8'),
    [SHIFT_SIGNED]: formNamed('vpsraq_zmm_zmm_i8'),
  },
  zeroing: formNamed('vpxorq_zmm_zmm_zmm'),
  copy: formNamed('vmovdqa64_zmm_zmm'),
  load: formNamed('vmovdqa64_zmm_m512'),
  store: formNamed('vmovdqa64_m512_zmm'),
  reload: formNamed('vmovdqu64_zmm_m512'),
  spill: formNamed('vmovdqu64_m512_zmm'),
  broadcast: formNamed('vpbroadcastq_zmm_m64'),
  hasShortPrefix: false,
  countsBytes: false,
};

/** On registers, and with a row of memory. */
const short = (mnemonic: string): readonly FormId[] =>
  ['ymm', 'm256'].map((last) => formNamed(`${mnemonic}_ymm_ymm_${last}`));

const AVX2: LaneMachine = {
  registers: 16,
  rowBytes: 32,
  operations: {
    [ADD]: short('vpaddq'),
    [SUB]: short('vpsubq'),
    [AND]: short('vpand'),
    [AND_NOT]: short('vpandn'),
    [OR]: short('vpor'),
    [MULTIPLY]: short('vpmuludq'),
  },
  shifts: { [SHIFT_LEFT]: formNamed('vpsllq_ymm_ymm_i8'), [SHIFT_RIGHT]: formNamed('vpsrlq_ymm_ymm_i8') },
  zeroing: formNamed('vpxor_ymm_ymm_ymm'),
  copy: null,
  load: formNamed('vmovdqa_ymm_m256'),
  store: formNamed('vmovdqa_m256_ymm'),
  reload: formNamed('vmovdqu_ymm_m256'),
  spill: formNamed('vmovdqu_m256_ymm'),
  broadcast: formNamed('vpbroadcastq_ymm_m64'),
  hasShortPrefix: true,
  countsBytes: true,
};

export const laneMachine = (lanes: Lanes | undefined): LaneMachine => (lanes === 4 ? AVX2 : AVX512);
