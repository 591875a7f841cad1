/** What secrets decide in LLVM IR: jumps, addresses and divisions; for processors whose code nothing else reads. */

/** An instruction of a function that a secret may decide. */
interface IrLeak {
  readonly function: string;
  readonly what: 'jump' | 'address' | 'division' | 'length' | 'call';
  readonly instruction: string;
}

/** One function's leaks, and its conditional jumps whether they leak or not. */
export interface IrFunctionLeaks {
  readonly name: string;
  readonly leaks: readonly IrLeak[];
  readonly conditionalJumps: number;
}

interface Instruction {
  readonly text: string;
  /** The value that it defines. */
  readonly result: string | null;
  readonly opcode: string;
  readonly operands: readonly string[];
}

interface IrText {
  readonly name: string;
  /** Parameters passed by value. */
  readonly scalars: readonly string[];
  readonly body: readonly Instruction[];
}

const VALUE = /%(?:"[^"]*"|[-\w.$]+)/g;
const DIVISIONS: readonly string[] = ['udiv', 'urem', 'sdiv', 'srem'];
/** How a call may be marked. */
const CALL = /^(?:tail |musttail |notail )?call /;
/** Of these the third argument is a length. */
const MOVES = /@(?:llvm\.)?(?:memcpy|memmove|memset)\b/;

/**
 * Looks through the text of a module, printed by LLVM. Every word in memory and every parameter passed by value is
 * taken for a secret, addresses and constants are public: what is found may be harmless, what is not reported is
 * independent of them, function by function. Functions that are called must be in the text, which may be that of
 * several modules.
 */
export function irLeaks(module: string): IrFunctionLeaks[] {
  const functions = functionsOf(module);
  const called = new Set(functions.map(({ name }) => name));
  return functions.map((fn) => {
    const secret = secretsOf(fn);
    const leaks = fn.body.flatMap((one) => {
      const what = leakOf(one, secret, called);
      return what === null ? [] : [{ function: fn.name, what, instruction: one.text }];
    });
    return { name: fn.name, leaks, conditionalJumps: fn.body.filter(isConditional).length };
  });
}

function functionsOf(module: string): IrText[] {
  const functions: IrText[] = [];
  for (const [, head, body] of module.matchAll(/^define (.*)\{\n([^]*?)^\}/gm)) {
    const at = /@("[^"]*"|[-\w.$]+)\((.*)\)/.exec(head);
    if (at === null) continue;
    functions.push({
      name: at[1].replaceAll('"', ''),
      scalars: at[2].split(/,\s*(?=ptr|i\d|<|\[)/).flatMap(scalarNamed),
      body: body.split('\n').flatMap(instructionOf),
    });
  }
  return functions;
}

const scalarNamed = (parameter: string): string[] =>
  parameter.startsWith('ptr') ? [] : (parameter.match(VALUE) ?? []).slice(-1);

function instructionOf(line: string): Instruction[] {
  const text = line.trim();
  if (!/^(?:%|[a-z])/.test(text)) return [];
  const [, result, rest] = /^(?:(%(?:"[^"]*"|[-\w.$]+)) = )?(.*)$/.exec(text) ?? [];
  const opcode = CALL.test(rest) ? 'call' : rest.split(' ')[0];
  return [{ text, result: result ?? null, opcode, operands: rest.match(VALUE) ?? [] }];
}

/** Values that depend on a word of memory or a parameter by value. */
function secretsOf({ scalars, body }: IrText): ReadonlySet<string> {
  const secret = new Set(scalars);
  for (let before = -1; before !== secret.size; ) {
    before = secret.size;
    for (const one of body)
      if (one.result !== null && (isSource(one) || one.operands.some((o) => secret.has(o)))) secret.add(one.result);
  }
  return secret;
}

/** Calls give secrets unless they are intrinsics, which compute with their operands, or give an address. */
const isSource = ({ opcode, text }: Instruction): boolean =>
  opcode === 'load' || (opcode === 'call' && !text.includes('@llvm.') && !/ call (?:\w+ )*ptr /.test(` ${text}`));

const isConditional = ({ opcode, text }: Instruction): boolean =>
  opcode === 'switch' || (opcode === 'br' && text.startsWith('br i1'));

function leakOf(one: Instruction, secret: ReadonlySet<string>, called: ReadonlySet<string>): IrLeak['what'] | null {
  const { opcode, operands, text } = one;
  if (isConditional(one) || opcode === 'indirectbr') return secret.has(operands[0]) ? 'jump' : null;
  if (DIVISIONS.includes(opcode)) return operands.some((o) => secret.has(o)) ? 'division' : null;
  if (opcode === 'load' || opcode === 'store') return secret.has(addressOf(text)) ? 'address' : null;
  if (opcode === 'extractelement' || opcode === 'insertelement')
    return secret.has(operands[operands.length - 1]) && text.endsWith(operands[operands.length - 1]) ? 'address' : null;
  if (opcode !== 'call') return null;
  if (MOVES.test(text)) return operands.slice(-1).some((o) => secret.has(o)) ? 'length' : null;
  const callee = /@("[^"]*"|[-\w.$]+)\(/.exec(text)?.[1];
  const isKnown = callee !== undefined && (callee.startsWith('llvm.') || called.has(callee));
  return isKnown || / asm (?:sideeffect )?""/.test(text) ? null : 'call';
}

/** `load i64, ptr %p`, `store i64 %v, ptr %p`: the last pointer. */
const addressOf = (text: string): string => [...text.matchAll(/ptr (%(?:"[^"]*"|[-\w.$]+))/g)].at(-1)?.[1] ?? '';
