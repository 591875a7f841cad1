/** Which carries nothing reads: what is lost with them is worth to be seen to be nothing, where others cancel out. */
import type { AsmInstruction } from '../../prover/listing/listing.ts';

const BOTH = ['carry', 'overflow'] as const;
type Carrying = (typeof BOTH)[number];

const READ = new Map<string, readonly Carrying[]>([
  ...['adc', 'sbb', 'adcx', 'cmc', 'cmovb', 'cmovae', 'setb', 'setae'].map((name) => [name, ['carry']] as const),
  ...['adox', 'cmovo', 'cmovno', 'seto', 'setno'].map((name) => [name, ['overflow']] as const),
]);

/** Other instructions write both. */
const WRITTEN = new Map<string, readonly Carrying[]>([
  ...['adcx', 'clc', 'stc', 'cmc', 'bt', 'btr'].map((name) => [name, ['carry']] as const),
  ...['adox', 'inc', 'dec'].map((name) => [name, ['overflow']] as const),
  ...'mov movq movabs movzx mulx shlx shrx sarx rorx lea not nop endbr64 bswap movbe xchg'
    .split(' ')
    .map((name) => [name, []] as const),
  ...['push', 'pop', 'call', 'ret'].map((name) => [name, []] as const),
  ...['b', 'ae', 'o', 'no', 'e', 'ne'].flatMap((when) => [[`cmov${when}`, []] as const, [`set${when}`, []] as const]),
]);

const writtenBy = ({ mnemonic }: AsmInstruction): readonly Carrying[] => WRITTEN.get(mnemonic) ?? BOTH;

/** Instructions, by number, of straight code, whose carry and overflow flags nothing reads. */
export function lostCarries(code: readonly AsmInstruction[]): ReadonlySet<number> {
  const lost = new Set<number>();
  const live = new Set<Carrying>();
  for (let i = code.length - 1; i >= 0; i--) {
    const written = writtenBy(code[i]);
    if (!written.some((flag) => live.has(flag))) lost.add(i);
    for (const flag of written) live.delete(flag);
    for (const flag of READ.get(code[i].mnemonic) ?? []) live.add(flag);
  }
  return lost;
}
