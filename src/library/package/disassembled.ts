/** Instructions of an object, as objdump reads them: only remarks beside the bytes, with nothing relying on them. */
import { run } from '../../frontend/toolchain/run.ts';
import type { Instruction } from './objectText.ts';

/** Those of each section of code, by its name; what is data among code has no text. */
export async function disassembled(object: string): Promise<Map<string, Instruction[]>> {
  const { stdout } = await run('objdump', ['-d', '-z', '-w', '-M', 'intel', '--insn-width=16', object]);
  const sections = new Map<string, Instruction[]>();
  let instructions: Instruction[] = [];
  for (const line of stdout.split('\n')) {
    const [, section] = /^Disassembly of section (.*):$/.exec(line) ?? [];
    if (section !== undefined) sections.set(section, (instructions = []));
    const [, at, bytes, text = ''] = /^ *([\da-f]+):\t((?:[\da-f]{2} )+) *(?:\t(.*))?$/.exec(line) ?? [];
    if (bytes === undefined) continue;
    instructions.push({ at: Number.parseInt(at, 16), length: bytes.trim().split(' ').length, text: remark(text) });
  }
  return sections;
}

/** Without addresses, which are not those of the program. */
const remark = (text: string): string =>
  text.includes('(bad)')
    ? ''
    : text
        .replace(/ *#.*| *<.*/g, '')
        .replace(/^(call|jmp|j\w+|loop\w*) +[\da-f]+$/, '$1')
        .replaceAll(/ +/g, ' ')
        .trim();
