import type { Rng } from '../../../src/base/rng.ts';
import { GNU_NUMBERS, NASM_NUMBERS, NUMBER, number } from './numberNotations.ts';
import { EVERY, GNU, linesLike, NASM, pick, spliced, type Edit, type Source, type Syntax } from './source.ts';
import { items } from '../../items.ts';

/** Changes one line of the body that fits; null where it does not. */
type Substitution = readonly [
  name: string,
  keeps: Edit['keeps'],
  fits: RegExp,
  change: (line: string, rng: Rng, source: Source) => string | readonly string[] | null,
];

const substitution =
  (syntaxes: readonly Syntax[]) =>
  ([name, keeps, fits, change]: Substitution): Edit => ({
    name,
    keeps,
    syntaxes,
    apply: (source, rng) => {
      const lines = linesLike(source, fits);
      if (lines.length === 0) return null;
      const at = pick(lines, rng);
      const changed = change(source.body[at], rng, source);
      return changed === null ? null : spliced(source, at, 1, ...(typeof changed === 'string' ? [changed] : changed));
    },
  });

const MNEMONIC = /^[a-z]/;
const TO_REGISTER = /^(mov|add|adc|sub|sbb|and|or|xor|cmp|test|imul|mulx|lea|cmov\w+)[lq]? /;
const MEMORY = /\[r|\(%r/;
const prefixed = (prefix: string): Substitution => [
  `prefix ${prefix}`,
  'maybe',
  MNEMONIC,
  (line) => `${prefix} ${line}`,
];

const NASM_SUBSTITUTIONS: readonly Substitution[] = [
  ...NASM_NUMBERS.map(([name, keeps, write]): Substitution => [`number as ${name}`, keeps, NUMBER, number(write)]),
  ...items`
    a32; a64; o16; o32; o64; rep; repne; repz; lock; cs; ds; es; fs; gs; ss; bnd; xacquire; xrelease; {vex3}; {vex2}
    {evex}; {rex}; wait`.map(prefixed),
  ...['es', 'cs', 'ss', 'ds', 'fs', 'gs'].map(
    (segment): Substitution => [`[${segment}:]`, 'maybe', MEMORY, (line) => line.replace('[', `[${segment}:`)],
  ),
  ['index that is the base', 'maybe', /\[r\w+[\]+-]/, (line) => line.replace(/\[(r\w+)/, '[$1*1')],
  ['nosplit', 'maybe', /\[r\w+[\]+-]/, (line) => line.replace(/\[(r\w+)/, '[nosplit $1*1')],
  ['rel of registers', 'maybe', MEMORY, (line) => line.replace('[', '[rel ')],
  ['abs of registers', 'maybe', MEMORY, (line) => line.replace('[', '[abs ')],
  ['constant by its absolute address', 'maybe', /\[rel /, (line) => line.replace('[rel ', '[abs ')],
  ['constant without rel', 'yes', /\[rel /, (line) => line.replace('[rel ', '[')],
  ['constant and 8', 'no', /\[rel [cq]_\d+/, (line) => line.replace(/(\[rel [cq]_\d+)/, '$1+8')],
  ['constant less 8 and 8', 'yes', /\[rel [cq]_\d+/, (line) => line.replace(/(\[rel [cq]_\d+)/, '$1-8+8')],
  [
    'constant in capitals',
    'no',
    /\[rel [cq]_\d+/,
    (line) => line.replace(/[cq]_(?=\d)/, (found) => found.toUpperCase()),
  ],
  ['displacement of 4 bytes', 'yes', /\[r\w+\+0x/, (line) => line.replace('[', '[dword ')],
  ['displacement of a byte', 'maybe', /\[r\w+\+0x/, (line) => line.replace('[', '[byte ')],
  ['comment that goes on', 'no', MNEMONIC, (line) => `${line} ; and \\`],
  ['comment', 'yes', MNEMONIC, (line) => `${line} ; inc rax`],
  ['line that goes on', 'maybe', / /, (line) => line.replace(' ', ' \\\n')],
  ['tabs', 'yes', / /, (line) => `\t${line.replaceAll(' ', '\t')}`],
  ['quotation mark in a comment', 'yes', MNEMONIC, (line) => `${line} ; "`],
  ['label in front', 'yes', MNEMONIC, (line, rng) => `l_${rng.bits32()}: ${line}`],
  ['label without colon in front', 'yes', MNEMONIC, (line, rng) => `l_${rng.bits32()} ${line}`],
  ['times 1', 'yes', MNEMONIC, (line) => `times 1 ${line}`],
  ['times 2', 'no', MNEMONIC, (line) => `times 2 ${line}`],
  ['carriage return', 'yes', MNEMONIC, (line) => `${line}\r`],
  ['size in front of the operand', 'maybe', / \[|, \[/, (line) => line.replace('[', 'qword [')],
  ['size that is wrong', 'no', / \[|, \[/, (line) => line.replace('[', 'dword [')],
  ['word size', 'no', / \[|, \[/, (line) => line.replace('[', 'word [')],
  ['%if in an operand', 'maybe', NUMBER, (line, rng) => [`%define v_${rng.bits32()} 0`, line]],
  ['number by %define', 'yes', NUMBER, named('%define', ' ')],
  ['number by %assign', 'yes', NUMBER, named('%assign', ' ')],
  ['number by equ', 'yes', NUMBER, (line, rng) => equated(line, `e_${rng.bits32()}`)],
  [
    'number by a %define that is changed behind',
    'yes',
    NUMBER,
    (line, rng) => [...named('%define', ' ')(line, rng), '%define v 0'],
  ],
  [
    'number by a %define in another case',
    'no',
    NUMBER,
    (line, rng) => named('%define', ' ')(line, rng).map((text, i) => (i === 1 ? text.replace('v_', 'V_') : text)),
  ],
  [
    'number by an %idefine in another case',
    'yes',
    NUMBER,
    (line, rng) => named('%idefine', ' ')(line, rng).map((text, i) => (i === 1 ? text.replace('v_', 'V_') : text)),
  ],
];

/** The number under a name that is defined in the line before. */
function named(directive: string, between: string): (line: string, rng: Rng) => string[] {
  return (line, rng) => {
    const name = `v_${rng.bits32()}`;
    const value = NUMBER.exec(line);
    return [`${directive} ${name}${between}${value?.[3] ?? 0}`, number(() => name)(line)];
  };
}

const equated = (line: string, name: string): string[] => [
  `${name} equ ${NUMBER.exec(line)?.[3] ?? 0}`,
  number(() => name)(line),
];

const AT_MEMORY = /\(%r/;
const GNU_CONSTANT = /[cq]_\d+/;
const GNU_SUBSTITUTIONS: readonly Substitution[] = [
  ...GNU_NUMBERS.map(([name, keeps, write]): Substitution => [`number as ${name}`, keeps, NUMBER, number(write)]),
  ...items`
    addr32; data16; rep; repne; repz; lock; cs; ds; es; fs; gs; ss; rex; rex.w; rex64; rex.wrxb; bnd; notrack
    xacquire; {vex}; {vex2}; {vex3}; {evex}; {rex}; {disp8}; {disp32}; {load}; {store}; {nooptimize}; wait`.map(
    prefixed,
  ),
  ...['es', 'cs', 'ss', 'ds', 'fs', 'gs'].map(
    (segment): Substitution => [
      `${segment}: in front of the address`,
      'maybe',
      MEMORY,
      (line, _, { syntax }) =>
        syntax === 'att' ? line.replace(/(-?[\w.]*)\(%r/, `%${segment}:$1(%r`) : line.replace('[', `${segment}:[`),
    ],
  ),
  ['index without base', 'maybe', AT_MEMORY, (line) => line.replace(/\((%r\w+)\)/, '(,$1,1)')],
  ['scale alone', 'maybe', AT_MEMORY, (line) => line.replace(/\((%r\w+)\)/, '($1,1)')],
  ['base of 32 bits', 'no', /\(%r[a-ds]/, (line) => line.replace(/\(%r([a-ds]\w)/, '(%e$1')],
  ['constant and 8', 'no', GNU_CONSTANT, (line) => line.replace(/[cq]_\d+/, '$&+8')],
  ['constant less 8 and 8', 'yes', GNU_CONSTANT, (line) => line.replace(/[cq]_\d+/, '$&-8+8')],
  ['constant in capitals', 'no', GNU_CONSTANT, (line) => line.replace(/[cq]_(?=\d)/, (found) => found.toUpperCase())],
  [
    'constant through the table of addresses',
    'no',
    /[cq]_\d+\(%rip/,
    (line) => line.replace(/[cq]_\d+/, '$&@GOTPCREL'),
  ],
  ['constant by its absolute address', 'maybe', /[cq]_\d+\(%rip\)/, (line) => line.replace('(%rip)', '')],
  ['constant by a distance from here', 'no', GNU_CONSTANT, (line) => line.replace(/[cq]_\d+/, '$&-.')],
  ['hash comment', 'yes', MNEMONIC, (line) => `${line} # inc %rax`],
  ['C comment', 'yes', MNEMONIC, (line) => `${line} /* inc %rax */`],
  ['C comment that begins here', 'no', MNEMONIC, (line) => `${line} /*`],
  ['comment that goes on', 'yes', MNEMONIC, (line) => `${line} # and \\`],
  ['C++ comment', 'maybe', MNEMONIC, (line) => `${line} // inc %rax`],
  ['semicolon behind', 'yes', MNEMONIC, (line) => `${line};`],
  ['another behind a semicolon', 'no', MNEMONIC, (line) => `${line}; ${line}`],
  ['label in front', 'yes', MNEMONIC, (line, rng) => `l_${rng.bits32()}: ${line}`],
  ['two labels in front', 'yes', MNEMONIC, (line, rng) => `l_${rng.bits32()}: l_${rng.bits32()}: ${line}`],
  ['C comment within', 'yes', / /, (line) => line.replace(' ', ' /* a */ ')],
  ['tabs', 'yes', / /, (line) => `\t${line.replaceAll(' ', '\t')}`],
  ['line that goes on', 'maybe', / /, (line) => line.replace(' ', ' \\\n')],
  ['number by .set', 'yes', NUMBER, named('.set', ', ')],
  ['number by .equ', 'yes', NUMBER, named('.equ', ', ')],
  ['number by =', 'yes', NUMBER, (line, rng) => named('', ' = ')(line, rng)],
  [
    'number by .set, changed behind',
    'yes',
    NUMBER,
    (line, rng) => {
      const [set, use] = named('.set', ', ')(line, rng);
      return [set, use, set.replace(/, .*/, ', 0')];
    },
  ],
  ['number by a symbol defined behind', 'yes', NUMBER, (line, rng) => named('.set', ', ')(line, rng).toReversed()],
  ['carriage return', 'maybe', MNEMONIC, (line) => `${line}\r`],
];

const ATT_SUBSTITUTIONS: readonly Substitution[] = [
  ['without $', 'no', /\$/, (line) => line.replace('$', '')],
  ['$ in front of a constant', 'no', /[cq]_\d+\(%rip\)/, (line) => line.replace(/([cq]_\d+)\(%rip\)/, '$$$1')],
  ['suffix l', 'no', /^(mov|add|adc|sub|sbb|and|or|xor|cmp|test)q /, (line) => line.replace('q ', 'l ')],
  ['without suffix', 'maybe', /^(mov|add|adc|sub|sbb|and|or|xor|cmp|test)q /, (line) => line.replace('q ', ' ')],
  ['star in front', 'maybe', AT_MEMORY, (line) => line.replace(/(-?[\w.]*\(%r)/, '*$1')],
  ['operands exchanged', 'no', /^\w+ %\w+, %\w+$/, (line) => line.replace(/(%\w+), (%\w+)/, '$2, $1')],
  [
    'Intel syntax for a line',
    'maybe',
    /^add\w* %r\w+, %r\w+$/,
    (line) => ['.intel_syntax prefix', line, '.att_syntax prefix'],
  ],
  [
    'no prefixes for a line',
    'yes',
    /^add\w* %r\w+, %r\w+$/,
    (line) => ['.att_syntax noprefix', line.replaceAll('%', ''), '.att_syntax prefix'],
  ],
  ['capitals', 'maybe', MNEMONIC, (line) => line.toUpperCase()],
];
const INTEL_SUBSTITUTIONS: readonly Substitution[] = [
  [
    'AT&T syntax for a line',
    'no',
    /^(add|mov) r\w+, r\w+$/,
    (line) => ['.att_syntax noprefix', line, '.intel_syntax noprefix'],
  ],
  [
    'Intel syntax with prefixes for a line',
    'yes',
    /^(add|mov) r\w+, r\w+$/,
    (line) => ['.intel_syntax prefix', line.replace(/ (r\w+), (r\w+)/, ' %$1, %$2'), '.intel_syntax noprefix'],
  ],
  ['offset of a constant', 'no', GNU_CONSTANT, (line) => line.replace(/(qword ptr )?\[rip\+([cq]_\d+)\]/, 'offset $2')],
  ['constant without rip', 'maybe', GNU_CONSTANT, (line) => line.replace('[rip+', '[')],
  ['constant in front of rip', 'yes', GNU_CONSTANT, (line) => line.replace(/\[rip\+([cq]_\d+)\]/, '$1[rip]')],
  ['size that is wrong', 'no', / \[|, \[/, (line) => line.replace('[', 'dword ptr [')],
  ['not', 'maybe', NUMBER, number((v) => `(not (not ${v}))`)],
  ['xor of numbers', 'maybe', NUMBER, number((v) => `(${v} xor 0)`)],
  ['capitals', 'yes', MNEMONIC, (line) => line.toUpperCase().replace(/[CQ]_(?=\d)/g, (found) => found.toLowerCase())],
];

/** Changes of instructions, in any syntax. */
const OTHERS: readonly Substitution[] = [
  ['line left out', 'no', MNEMONIC, () => []],
  ['line twice', 'no', MNEMONIC, (line) => [line, line]],
  [
    '32 bits of the registers',
    'no',
    TO_REGISTER,
    (line) => line.replace(/\br([a-ds][xpi])\b/g, 'e$1').replace(/\br(\d+)\b/g, 'r$1d'),
  ],
  [
    'another mnemonic',
    'no',
    /^(add|adc|sub|sbb)/,
    (line) =>
      line.replace(
        /^(add|adc|sub|sbb)/,
        (found) => ({ add: 'adc', adc: 'add', sub: 'sbb', sbb: 'sub' })[found] ?? found,
      ),
  ],
  [
    'another name of the condition',
    'yes',
    /^(cmov|set)n?c/,
    (line) => line.replace(/^(cmov|set)(n?)c/, (_, stem: string, not: string) => `${stem}${not === '' ? 'b' : 'ae'}`),
  ],
  [
    'the opposite condition',
    'no',
    /^(cmov|set)n?c/,
    (line) => line.replace(/^(cmov|set)(n?)c/, (_, stem: string, not: string) => `${stem}${not === '' ? 'n' : ''}c`),
  ],
  [
    'another limb',
    'no',
    /\+0x(8|10)\]| 0x(8|10)\(/,
    (line) => line.replace(/0x(8|10)(?=[\](])/, (_, at: string) => (at === '8' ? '0x10' : '0x8')),
  ],
  ['blanks', 'yes', MNEMONIC, (line) => `   ${line}   `],
  ['sal instead of shl', 'yes', /^shl[lq]? /, (line) => line.replace('shl', 'sal')],
];

const swap: Edit = {
  name: 'two lines exchanged',
  keeps: 'maybe',
  syntaxes: EVERY,
  apply: (source, rng) => {
    if (source.body.length < 3) return null;
    const at = rng.below(source.body.length - 2);
    return spliced(source, at, 2, source.body[at + 1], source.body[at]);
  },
};

export const SUBSTITUTIONS: readonly Edit[] = [
  ...NASM_SUBSTITUTIONS.map(substitution(NASM)),
  ...GNU_SUBSTITUTIONS.map(substitution(GNU)),
  ...ATT_SUBSTITUTIONS.map(substitution(['att'])),
  ...INTEL_SUBSTITUTIONS.map(substitution(['intel'])),
  ...OTHERS.map(substitution(EVERY)),
  swap,
];
