import { isConstantTime, TIMING } from '../machine/constantTime.ts';
import type { CodeLine } from './code.ts';
import { isPartial, registerIn } from './registers.ts';
import { PUBLIC, type Knowledge, type Pointer, type State } from './state.ts';

/** Told of everything that a secret decides, or that is not understood. */
export type Report = (line: CodeLine, what: string) => void;

/** Instructions beside those of the verifier whose time does not depend on data: vector moves and logic (Intel's DOIT list). */
const VECTOR = /^(v?mov(ups|aps|upd|apd|dqa|dqu|q|d|hps|lps|lhps|hlps|ddup|sldup|shdup)(64|32)?|vmovs[sd]|v?p?(and|or|xor|andn)(ps|pd|d|q)?|v(extract|insert|perm2)[fi]128|v?p(extr|insr)[qd]|v?pshufd|v?punpck\w+|v?pblend\w+|vperm(q|pd|ilp[sd]|2[fi]128)|vpbroadcast\w|vbroadcast\w+|vzeroupper|v?unpck[lh]p[sd]|v?shufp[sd]|v?blendv?p[sd]|v?pternlog[dq]|vpternlog[dq]|v?p(add|sub)[qd]|v?ps(ll|rl)d?q|v?pcmpeq[bwdq]|valign[qd]|v?palignr)$/;
const OTHER = new Set(['cdq', 'cqo', 'cdqe', 'leave', 'bswap', 'blsr', 'bextr', 'movabs', 'nop', 'nopw', 'nopl', 'endbr64', 'int3']);

/** Mnemonics that do not read their first operand. */
const WRITES_ONLY = /^(mov(?!s[bwdq]?$)\w*|lea|pop|set\w+|mulx|rorx|sarx|shlx|shrx|andn|bzhi|bextr|blsr|v\w+)$/;
const READS_CARRY = /^(adc|adcx|sbb|rcl|rcr|cmc)$/;
const NO_FLAGS = /^(mov\w*|lea|push|pop|set\w+|cmov\w+|not|xchg|mulx|rorx|sarx|shlx|shrx|bswap|nop\w*|endbr64|cdq|cqo|cdqe|leave|v\w+|ret|pextr\w|pinsr\w|p\w+|andn?p[sd]|orp[sd]|xorp[sd])$/;
/** These leave the carry, or some of the other flags, as they were. */
const KEEPS_CARRY = /^(inc|dec|adox)$/, KEEPS_OTHERS = /^(adcx|adox|rol|ror|rcl|rcr|bt\w?|shl|shr|sar|shld|shrd|clc|stc|cmc)$/;
/** Shifts by zero leave all flags as they were. */
const MAY_KEEP_CARRY = /^(rol|ror|rcl|rcr|shl|shr|sar|shld|shrd)$/;
const ONLY_READS = /^(cmp|test|bt|push|nop\w*|vptest|ptest)$/;

/** Changes the state as one instruction does that neither jumps nor calls. */
export function transfer(state: State, line: CodeLine, report: Report): void {
  const { mnemonic: m, operands } = line;
  if (operands.some(text => text.includes('['))) checkAddresses(state, line, report);
  if (m === 'lea') return write(state, operands[0], { secret: addressOf(state, operands[1])?.secret ?? false, pointer: pointerResult(state, line) }, line, report);
  const inputs = readsFirst(line) ? operands : operands.slice(1), zeroed = isZeroing(line);
  const secret = !zeroed && ([...inputs, ...implicitInputs(m, operands)].some(text => read(state, text).secret) || flagsSecret(state, m));
  if (!isConstantTime(TIMING.get(m)) && !VECTOR.test(m) && !OTHER.has(m) && secret) report(line, 'the time of the instruction may depend on a secret');
  const pointer = pointerResult(state, line);
  if (!NO_FLAGS.test(m)) setFlags(state, m, secret);
  if (m === 'push' || m === 'pop') return stackMove(state, line, report);
  for (const target of outputsOf(m, operands)) write(state, target, { secret, pointer }, line, report);
}

function setFlags(state: State, m: string, secret: boolean): void {
  if (!KEEPS_CARRY.test(m)) state.set('carry', { secret: secret || (MAY_KEEP_CARRY.test(m) && state.get('carry').secret), pointer: null });
  if (m !== 'adcx') state.set('flags', { secret: secret || (KEEPS_OTHERS.test(m) && state.get('flags').secret), pointer: null });
}

/** Whether the flags that an instruction reads, adc or a conditional one, may be secret: the carry and all others are told apart. */
export function flagsSecret(state: State, m: string): boolean {
  const condition = /^(?:cmov|set|j(?!mp))(\w+)$/.exec(m)?.[1] ?? '';
  const carry = READS_CARRY.test(m) || /^(n?[bc]|n?ae|n?a|n?be)$/.test(condition), others = m === 'adox' || (condition !== '' && !/^(n?[bc]|n?ae)$/.test(condition));
  return (carry && state.get('carry').secret) || (others && state.get('flags').secret);
}

const readsFirst = ({ mnemonic, operands }: CodeLine): boolean => !WRITES_ONLY.test(mnemonic) && !(mnemonic === 'imul' && operands.length === 3);

/** xor r,r and its like give zero; sbb r,r gives the flags. */
const isZeroing = ({ mnemonic: m, operands: [a, b, c] }: CodeLine): boolean =>
  (/^(xor|sub|pxor|xorps)$/.test(m) && a === b) || (/^v(pxor\w?|xorps)$/.test(m) && b === c);

function implicitInputs(m: string, operands: readonly string[]): string[] {
  if (m === 'mulx') return ['rdx'];
  if ((m === 'mul' || m === 'imul' || m === 'div' || m === 'idiv') && operands.length === 1) return m.endsWith('div') ? ['rax', 'rdx'] : ['rax'];
  if (m === 'cdq' || m === 'cqo' || m === 'cdqe') return ['rax'];
  return [];
}

function outputsOf(m: string, operands: readonly string[]): readonly string[] {
  if (ONLY_READS.test(m)) return [];
  if (m === 'mulx' || m === 'xchg' || m === 'xadd') return operands.slice(0, 2);
  if (/^(i?mul|i?div)$/.test(m) && operands.length === 1) return ['rax', 'rdx'];
  if (m === 'cdq' || m === 'cqo') return ['rdx'];
  if (m === 'cdqe') return ['rax'];
  return operands.slice(0, 1);
}

/** Pointers survive mov, movq to and from vector registers, lea and the addition of constants. */
function pointerResult(state: State, { mnemonic: m, operands, address }: CodeLine): Pointer | null {
  const [to, from] = operands;
  if (/^(mov|v?movq)$/.test(m)) return read(state, from).pointer;
  if (m === 'lea') return addressOf(state, from)?.pointer ?? null;
  const own = to === undefined ? null : read(state, to).pointer, step = from === undefined ? null : immediate(from);
  if (own === null) return null;
  if ((m === 'add' || m === 'sub')) return { region: own.region, offset: own.offset === null || step === null ? null : own.offset + (m === 'add' ? step : -step) };
  if (m === 'and' && to === 'rsp') return { region: `frame ${address.toString(16)}`, offset: 0 };
  return null;
}

function stackMove(state: State, { mnemonic, operands: [operand], ...line }: CodeLine, report: Report): void {
  const full = { mnemonic, operands: [operand], ...line }, { pointer } = state.get('rsp');
  if (pointer === null || pointer.offset === null) return report(full, 'the stack pointer is not known');
  if (mnemonic === 'push') {
    const value = read(state, operand);
    state.set('rsp', { secret: false, pointer: { ...pointer, offset: pointer.offset - 8 } });
    return write(state, 'QWORD PTR [rsp]', value, full, report);
  }
  const value = read(state, 'QWORD PTR [rsp]');
  state.set('rsp', { secret: false, pointer: { ...pointer, offset: pointer.offset + 8 } });
  write(state, operand, value, full, report);
}

const immediate = (text: string): number | null => (/^-?(0x[0-9a-f]+|\d+)$/.test(text) ? signed(text) : null);

/** objdump prints negative immediates as 64-bit numbers. */
const signed = (text: string): number => Number(BigInt.asIntN(64, text.startsWith('-') ? -BigInt(text.slice(1)) : BigInt(text)));

interface Address {
  readonly secret: boolean;
  readonly pointer: Pointer | null;
}

/** What `[base+index*scale+displacement]` is known to be; null if the text is no memory operand. */
function addressOf(state: State, text: string): Address | null {
  const inner = /\[([^\]]*)\]/.exec(text)?.[1];
  if (inner === undefined) return null;
  let secret = false, pointer: Pointer | null = null, offset: number | null = 0;
  for (const [, sign, term] of `+${inner}`.matchAll(/([+-])([^+-]+)/g)) {
    const register = registerIn(term.replace(/\*\d$/, '')), constant = immediate(term);
    if (term === 'rip') pointer = { region: 'constants', offset: null };
    if (constant !== null) offset = offset === null ? null : offset + (sign === '-' ? -constant : constant);
    if (register === null) continue;
    const value = state.get(register);
    secret ||= value.secret;
    if (pointer === null && value.pointer !== null && !term.includes('*')) pointer = value.pointer;
    else offset = null;
  }
  return { secret, pointer: pointer === null ? null : { region: pointer.region, offset: pointer.offset === null || offset === null ? null : pointer.offset + offset } };
}

function checkAddresses(state: State, line: CodeLine, report: Report): void {
  if (line.mnemonic === 'lea' || line.mnemonic.startsWith('nop')) return;
  for (const text of line.operands) {
    const address = addressOf(state, text);
    if (address?.secret === true) report(line, 'an address depends on a secret');
    if (address !== null && address.pointer === null) report(line, 'it is not known where this address points');
  }
}

const BYTES: Readonly<Record<string, number>> = { BYTE: 1, WORD: 2, DWORD: 4, QWORD: 8, XMMWORD: 16, YMMWORD: 32, ZMMWORD: 64 };

/** What is known of memory is known of each four bytes. */
const UNIT = 4;

/** Sets what is known of some bytes of a region, rounded to whole units. */
export function setBytes(state: State, region: string, { from, to }: { readonly from: number; readonly to: number }, value: Knowledge): void {
  for (const name of unitsOf(region, from, to)) state.set(name, value);
}

/** The units that an access touches. */
const unitsAt = ({ region, offset }: Pointer, text: string): string[] => unitsOf(region, offset ?? 0, (offset ?? 0) + bytesOf(text));

function unitsOf(region: string, from: number, to: number): string[] {
  const first = Math.floor(from / UNIT), last = Math.floor((to - 1) / UNIT);
  return Array.from({ length: last - first + 1 }, (_, k) => `${region}@${UNIT * (first + k)}`);
}

const bytesOf = (text: string): number => BYTES[text.split(' ')[0]] ?? 8;

/** An operand as it is read. */
function read(state: State, text: string): Knowledge {
  const register = registerIn(text);
  if (register !== null) return state.get(register);
  const address = addressOf(state, text);
  if (address === null) return PUBLIC;
  const { pointer } = address;
  if (pointer === null) return { secret: true, pointer: null };
  const whole = state.secretRegions.has(pointer.region);
  if (pointer.offset === null) return { secret: whole || anyWord(state, pointer.region), pointer: null };
  const units = unitsAt(pointer, text).map(name => state.get(name)), [{ pointer: first }] = units;
  const isPointer = units.length === 2 && first !== null && units.every(u => u.pointer?.region === first.region && u.pointer.offset === first.offset);
  return { secret: whole || units.some(u => u.secret), pointer: isPointer ? first : null };
}

const anyWord = (state: State, region: string): boolean => [...state.values].some(([name, { secret }]) => secret && name.startsWith(`${region}@`));

function write(state: State, text: string, value: Knowledge, line: CodeLine, report: Report): void {
  const register = registerIn(text);
  if (register !== null) return state.set(register, isPartial(text) ? { secret: value.secret || state.get(register).secret, pointer: null } : value);
  const pointer = addressOf(state, text)?.pointer ?? null;
  if (pointer === null) return report(line, 'it is not known what this writes');
  if (pointer.offset === null) {
    if (value.secret) state.secretRegions.add(pointer.region);
    return;
  }
  const units = unitsAt(pointer, text), isWhole = pointer.offset % UNIT === 0 && bytesOf(text) % UNIT === 0;
  for (const name of units) state.set(name, { secret: value.secret || (!isWhole && state.get(name).secret), pointer: isWhole && units.length === 2 ? value.pointer : null });
}
