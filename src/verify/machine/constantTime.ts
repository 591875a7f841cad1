/**
 * The instructions whose execution time does not depend on their data, with the source of the claim.
 *
 * The policy has three parts, and the executor enforces all of them while it computes the semantics: no branch (there
 * is no instruction that jumps in the table), every address is pointer + constant (machine/memory.ts), and no instruction outside this
 * list. Loads and stores of secrets are allowed; their addresses are public.
 */

/**
 * doit   Intel's list of data-operand-independent-timing instructions ("Data Operand Independent Timing ISA Guidance", Intel 2022;
 *        from Ice Lake on the guarantee needs DOITM to be set). AMD documents no equivalent; Zen's published latencies are fixed.
 * none   has no data operand: flags, constants, nothing.
 * stack  moves data by rsp + constant; as mov.
 */
export type TimingSource = 'doit' | 'none' | 'stack';

const conditions = ['o', 'no', 'c', 'b', 'nae', 'nc', 'nb', 'ae', 'z', 'e', 'nz', 'ne', 'be', 'na', 'a', 'nbe', 's', 'ns', 'l', 'nge', 'ge', 'nl', 'le', 'ng', 'g', 'nle'];

const DOIT = [
  'adc', 'adcx', 'add', 'adox', 'and', 'andn', 'bt', 'btc', 'btr', 'bts', 'bzhi', 'cmp', 'dec', 'imul', 'inc', 'lea', 'mov', 'movdqa', 'movdqu',
  'movq', 'movsx', 'movsxd', 'movzx', 'mul', 'mulx', 'neg', 'not', 'or', 'pextrq', 'pinsrq', 'rcl', 'rcr', 'rol', 'ror', 'rorx', 'sar', 'sarx',
  'sbb', 'shl', 'shld', 'shlx', 'shr', 'shrd', 'shrx', 'sub', 'test', 'vmovdqu', 'vmovq', 'vpextrq', 'vpinsrq', 'xchg', 'xor',
  ...conditions.flatMap(c => [`cmov${c}`, `set${c}`]),
];
const NONE = ['clc', 'cld', 'cmc', 'endbr64', 'nop', 'ret', 'stc'];
const STACK = ['push', 'pop'];

const sources = (names: readonly string[], source: TimingSource): [string, TimingSource][] => names.map(n => [n, source]);

/** By mnemonic; an instruction that is missing here is refused. */
export const TIMING: ReadonlyMap<string, TimingSource> = new Map([
  ...sources(DOIT, 'doit'), ...sources(NONE, 'none'), ...sources(STACK, 'stack'),
]);

/** Known to take a time that depends on their data (Intel's and AMD's optimisation manuals, latencies of division and of string operations). */
export const VARIABLE_TIME = /^(i?div|rep|repn?[ez]|repn?z?)$/;
