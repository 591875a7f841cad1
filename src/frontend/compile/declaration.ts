/** Reads from clang how a function of a C file is declared. */
import { readFileSync } from 'node:fs';
import { givenSource } from '../toolchain/givenSource.ts';
import { runLimited } from '../toolchain/run.ts';

/** A C type, as far as calls depend on it. */
export type DeclaredType =
  | { readonly kind: 'integer'; readonly bits: number; readonly isSigned: boolean }
  /** `to` are the integers that all of what it points to is made of; null if there are others. */
  | {
      readonly kind: 'pointer';
      readonly to: DeclaredInteger | null;
      readonly isConst: boolean;
      /** Bytes of what it points to, as far as is declared; 0 if nothing is. */
      readonly bytes: number;
    }
  /** A structure or union by value, of so many bits. */
  | { readonly kind: 'structure'; readonly bits: number }
  /** Passed in a vector register. */
  | { readonly kind: 'real' }
  | { readonly kind: 'other' };

type DeclaredInteger = Extract<DeclaredType, { kind: 'integer' }>;

interface DeclaredParameter {
  readonly name: string;
  readonly type: DeclaredType;
}

/** How a C function is called. */
export interface Declaration {
  readonly parameters: readonly DeclaredParameter[];
  /** Null for `void`. */
  readonly returns: DeclaredType | null;
  /** Says itself that it is called in another way than C does here, such as `ms_abi`. */
  readonly hasConvention: boolean;
}

/**
 * The declaration of a function that a C file defines, as clang understands it with these flags; null where clang does
 * not take the file, or finds no such function with names for all its parameters.
 */
export async function declarationOf(
  path: string,
  symbol: string,
  flags: readonly string[],
  clang: string | null,
): Promise<Declaration | null> {
  if (clang === null) return null;
  const { args: given, told: _, ...options } = givenSource(path, 'compiler');
  const args = [...flags, '-w', '-g', '-O0', '-fno-lto', '-S', '-emit-llvm', '-o', '-', ...given];
  const { status, stdout } = await runLimited(clang, args, path, options);
  const found = status === 0 ? new DebugInfo(stdout).declaration(symbol) : null;
  return found === null ? null : withLengths(found, readFileSync(path, 'utf8'), symbol);
}

/** With the lengths of arrays as the text has them, which C forgets of parameters. */
function withLengths(declaration: Declaration, text: string, symbol: string): Declaration {
  if (!/^\w+$/.test(symbol)) return declaration;
  const lists = [...text.matchAll(new RegExp(`\\b${symbol}\\s*\\(([^)]*)\\)`, 'g'))].map(([, list]) => list);
  const parameters = declaration.parameters.map(({ name, type }): DeclaredParameter => {
    if (type.kind !== 'pointer') return { name, type };
    const counts = lists.flatMap((list) => new RegExp(`\\b${name}\\s*\\[\\s*(\\d+)\\s*\\]`).exec(list)?.[1] ?? []);
    return { name, type: { ...type, bytes: type.bytes * Math.max(1, ...counts.map(Number)) } };
  });
  return { ...declaration, parameters };
}

/** Metadata of LLVM IR about types. */
class DebugInfo {
  private readonly nodes: ReadonlyMap<string, string>;

  constructor(ir: string) {
    this.nodes = new Map([...ir.matchAll(/^(!\d+) = (?:distinct )?(.*)$/gm)].map(([, id, text]) => [id, text]));
  }

  declaration(symbol: string): Declaration | null {
    const own = [...this.nodes].find(
      ([, text]) => text.startsWith(`!DISubprogram(name: "${symbol}"`) && text.includes('DISPFlagDefinition'),
    );
    if (own === undefined) return null;
    const [id, text] = own;
    const signature = this.at(text, 'type');
    const [returned, ...types] = this.list(signature, 'types');
    const names = new Map(
      [...this.nodes.values()].flatMap((node): [number, string][] => {
        const [, name, arg] = /^!DILocalVariable\(name: "(\w+)", arg: (\d+)/.exec(node) ?? [];
        return arg !== undefined && field(node, 'scope') === id ? [[Number(arg), name]] : [];
      }),
    );
    const parameters = types.flatMap((type, k): DeclaredParameter[] => {
      const name = names.get(k + 1);
      return name === undefined ? [] : [{ name, type: this.type(type) }];
    });
    if (parameters.length !== types.filter((type) => type !== 'null').length) return null;
    return {
      parameters: parameters.filter(({ type }) => type.kind !== 'real'),
      returns: returned === 'null' ? null : this.type(returned),
      hasConvention: signature.includes('cc: '),
    };
  }

  private type(id: string | undefined): DeclaredType {
    const text = this.resolved(id);
    const bits = Number(field(text, 'size') ?? 0);
    if (text.includes('DW_TAG_pointer_type')) return this.pointer(text);
    if (/DW_TAG_(structure|union)_type/.test(text)) return { kind: 'structure', bits };
    const [, encoding] = /encoding: DW_ATE_(\w+)/.exec(text) ?? [];
    if (encoding !== undefined && /^(un)?signed(_char)?$|^boolean$/.test(encoding))
      return { kind: 'integer', bits: encoding === 'boolean' ? 1 : bits, isSigned: encoding.startsWith('signed') };
    if (encoding === 'float' && bits <= 64) return { kind: 'real' };
    return text.includes('DW_TAG_enumeration_type') ? { kind: 'integer', bits, isSigned: false } : { kind: 'other' };
  }

  private pointer(text: string): DeclaredType {
    const to = field(text, 'baseType');
    const leaves = this.leaves(to, 0);
    const [first, ...others] = leaves;
    const isUniform =
      first?.kind === 'integer' &&
      others.every((o) => o.kind === 'integer' && o.bits === first.bits && o.isSigned === first.isSigned);
    const bytes = Number(field(this.resolved(to), 'size') ?? 0) / 8;
    return { kind: 'pointer', to: isUniform ? first : null, isConst: this.isConst(to), bytes };
  }

  /** What a type is made of, in its order; a member of many is counted once. */
  private leaves(id: string | undefined, depth: number): DeclaredType[] {
    const text = this.resolved(id);
    if (depth > MAX_DEPTH) return [{ kind: 'other' }];
    if (text.includes('DW_TAG_array_type')) return this.leaves(field(text, 'baseType'), depth + 1);
    if (!/DW_TAG_(structure|union)_type/.test(text)) return [this.type(id)];
    return this.list(text, 'elements').flatMap((member) =>
      this.leaves(field(this.nodes.get(member) ?? '', 'baseType'), depth + 1),
    );
  }

  /** Behind names and qualifiers. */
  private resolved(id: string | undefined): string {
    const text = this.nodes.get(id ?? '') ?? '';
    return QUALIFIED.test(text) ? this.resolved(field(text, 'baseType')) : text;
  }

  private isConst(id: string | undefined): boolean {
    const text = this.nodes.get(id ?? '') ?? '';
    if (text.includes('DW_TAG_const_type')) return true;
    return /DW_TAG_(typedef|volatile_type|array_type)/.test(text) && this.isConst(field(text, 'baseType'));
  }

  private at(text: string, key: string): string {
    return this.nodes.get(field(text, key) ?? '') ?? '';
  }

  private list(text: string, key: string): string[] {
    return (
      /^!\{(.*)\}$/
        .exec(this.at(text, key))?.[1]
        .split(', ')
        .filter((word) => word !== '') ?? []
    );
  }
}

/** Types in types of types. */
const MAX_DEPTH = 8;
const QUALIFIED = /DW_TAG_(typedef|(const|volatile|restrict|atomic)_type)/;

const field = (text: string, key: string): string | undefined =>
  new RegExp(`[(, ]${key}: (!\\d+|\\d+)`).exec(text)?.[1];
