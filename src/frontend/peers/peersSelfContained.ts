import { Failure } from '../../base/errors.ts';
import { run } from '../toolchain/run.ts';

/** An address that an instruction names: the target of a jump or call, or what objdump computes from rip. */
const DIRECT = /\t(?:bnd )?(?:j\w+|call|loop\w*|xbegin)\s+([0-9a-f]+) </;
const RIP_RELATIVE = /# ([0-9a-f]+)\b/;
const INDIRECT = /\t(?:notrack )?(?:bnd )?(?:jmp|call)\s+\*/;
const LAST = /\t(?:repz |bnd )?(?:ret|jmp)\b/;

/**
 * Whether the code at addresses [start, end) of an ELF file stays there: all jumps and references lead into it, none
 * goes through a register, and its last instruction does not fall through. Throws `tool` without objdump.
 */
export async function isSelfContained(elf: string, start: number, end: number): Promise<boolean> {
  const { status, stdout, stderr } = await run('objdump', [
    '-d',
    '--no-show-raw-insn',
    `--start-address=${start}`,
    `--stop-address=${end}`,
    elf,
  ]);
  if (status !== 0)
    throw new Failure('tool', 'objdump does not understand the linked code', {
      found: stderr.trimEnd().slice(0, 400),
      hint: 'sudo apt-get install binutils',
    });
  const lines = stdout
    .split('\n')
    .filter((line) => /^\s*[0-9a-f]+:\t/.test(line))
    .filter((line) => !/\tnop|\tdata16|\tcs nop|\txchg\s+%ax,%ax/.test(line));
  const targets = lines
    .flatMap((line) => [DIRECT.exec(line)?.[1], RIP_RELATIVE.exec(line)?.[1]])
    .flatMap((hex) => (hex === undefined ? [] : parseInt(hex, 16)));
  return (
    targets.every((at) => at >= start && at < end) &&
    !lines.some((line) => INDIRECT.test(line) || line.includes('(bad)')) &&
    LAST.test(lines.at(-1) ?? '')
  );
}
