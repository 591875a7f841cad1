import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { run } from '../../../src/frontend/toolchain/run.ts';

/**
 * What no accepted code may contain, by the names of binutils: what takes a time that depends on data, branches, what
 * locks, changes the mode or asks the system.
 */
const FORBIDDEN =
  /^(j(?!mp\s)|loop|i?div|rep|lock|xacquire|xrelease|bnd|syscall|sysenter|int|iret|hlt|in|out|cpuid|rd|wr|x(?!chg|or)|cmpxchg|cmps|scas|lods|stos|movs[bwlq]?$|pdep|pext|popcnt|[lt]zcnt|bs[fr]|f[a-z]|v?gather|v?pgather|vp?scatter|enter|leave|push[fw]|popf|ret\s+\S|lret|jmp\s+\*|call\s+\*|std|sti|cli|addr32|data16|cs|ds|es|fs|gs|ss)\b|%[cdefgs]s:|%cr|%dr|%st|%mm|\(bad\)/;

/**
 * What binutils say against instructions that were accepted, given in hexadecimal: another length, or an instruction
 * that must not be. Nothing of `verify` is used.
 */
export async function objections(codes: Iterable<string>): Promise<string[]> {
  const all = [...new Set(codes)];
  const folder = mkdtempSync(join(tmpdir(), 'fieldwright-objdump-'));
  const path = join(folder, 'code.bin');
  try {
    writeFileSync(path, Buffer.from(all.join(''), 'hex'));
    const { stdout } = await run('objdump', ['-D', '-b', 'binary', '-m', 'i386:x86-64', '-w', path]);
    const found = new Map<number, readonly [bytes: string, text: string]>();
    for (const [, at, bytes, text] of stdout.matchAll(/^\s*([\da-f]+):\t((?:[\da-f]{2} )+)\s*\t(.*)$/gm))
      found.set(Number.parseInt(at, 16), [bytes.replaceAll(' ', ''), text.trim()]);
    let place = 0;
    return all.flatMap((code) => {
      const [bytes, text] = found.get(place) ?? ['', 'nothing'];
      place += code.length / 2;
      const harmless = isPadding(text)
        ? text.replace(/^((data16|cs) )+/, '').replace('%cs:', '')
        : text.replace(LINKED_CALL, 'call ').replace(IDLE_ADDRESS_SIZE, '');
      return bytes !== code || FORBIDDEN.test(harmless) ? [`${code}: ${bytes} ${text}`] : [];
    });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Linkers put this prefix in front of a call that was one through a table (psABI, B.2), so that it keeps its length; it
 * does nothing there, however often it stands.
 */
const LINKED_CALL = /^(?:addr32 )+call (?=0x)/;

/** The size of addresses in front of what has none: neither an operand in memory nor the stack, nor a place to go. */
const IDLE_ADDRESS_SIZE = /^(?:addr32 )+(?=(?!addr32|push|pop|call|j|loop|ret|xlat)[^(*:]*$)/;

/** Assemblers pad with `nop` of any length (66 90 is `xchg %ax,%ax`, 66 66 90 has the prefix twice), and `repz ret`. */
const isPadding = (text: string): boolean => /\bnop|^(data16 )?xchg\s+%ax,%ax$/.test(text);
