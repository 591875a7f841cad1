/** The processors that clang compiles for and an emulator runs. */
import { Failure } from '../../base/errors.ts';

/** A processor that clang compiles for and an emulator runs. */
export interface Processor {
  readonly name: string;
  readonly triple: string;
  /** In a sentence. */
  readonly title: string;
  /** Extensions of the architecture, for clang's -march= and llc's -mattr=. */
  readonly march: string | null;
  readonly attributes: string | null;
  /** The emulator and what it has to be told. */
  readonly emulator: string;
  readonly emulatorFlags: readonly string[];
  /** `_BitInt` takes a multiple of so many bytes in memory. */
  readonly integerBytes: number;
  /** LLVM has no selection but by jumps for it. */
  readonly jumpsToSelect: boolean;
}

/** All that are known. */
export const PROCESSORS: readonly Processor[] = [
  {
    name: 'aarch64',
    triple: 'aarch64-linux-gnu',
    title: 'AArch64',
    march: null,
    attributes: null,
    emulator: 'qemu-aarch64',
    emulatorFlags: [],
    integerBytes: 16,
    jumpsToSelect: false,
  },
  {
    name: 'riscv64',
    triple: 'riscv64-linux-gnu',
    title: 'RISC-V (rv64gc)',
    march: 'rv64gc',
    attributes: '+m,+a,+f,+d,+c',
    emulator: 'qemu-riscv64',
    emulatorFlags: [],
    integerBytes: 8,
    jumpsToSelect: true,
  },
  {
    // Zicond under the name and encoding that emulators have had since 2022.
    name: 'riscv64-zicond',
    triple: 'riscv64-linux-gnu',
    title: 'RISC-V with conditional zeros (Zicond, as XVentanaCondOps)',
    march: 'rv64gc_xventanacondops',
    attributes: '+m,+a,+f,+d,+c,+xventanacondops',
    emulator: 'qemu-riscv64',
    emulatorFlags: ['-cpu', 'rv64,xventanacondops=true'],
    integerBytes: 8,
    jumpsToSelect: false,
  },
];

/** The processor of this name or triple. Throws `input` naming the known ones. */
export function processorNamed(name: string): Processor {
  const found = PROCESSORS.find((one) => one.name === name) ?? PROCESSORS.find(({ triple }) => triple === name);
  if (found !== undefined) return found;
  throw new Failure('input', 'no such processor', {
    expected: PROCESSORS.map((one) => one.name).join(', '),
    found: name,
  });
}
