/** Splits a certificate's file into tokens, as far as our own writer uses them. */

export interface Token {
  /** A `comment` is on one line, and has no other one in it; an `end` is the full stop of a sentence. */
  readonly kind: 'comment' | 'name' | 'number' | 'sign' | 'end' | 'other';
  readonly text: string;
  /** From 1. */
  readonly line: number;
}

/**
 * Coq's comments nest, and know strings; as ours have neither, no two readers see them differently. Names may be
 * qualified (`Step.claimed`), and a full stop that ends a sentence is in front of a blank.
 */
const TOKENS: readonly (readonly [Token['kind'] | 'blank', RegExp])[] = [
  ['blank', /[ \n]+/y],
  ['comment', /\(\* (?:(?!\(\*|\*\))[^"\p{Cc}])*\*\)/uy],
  ['end', /\.(?=[ \n]|$)/y],
  ['name', /[A-Za-z_][A-Za-z0-9_']*(?:\.[A-Za-z_][A-Za-z0-9_']*)*/y],
  ['number', /(?:0x[0-9a-f]+|[0-9]+)(?![A-Za-z0-9_'])/y],
  ['sign', /:=|->|\+\+|\/\\|[()[\]{};:,=+*#%|-]/y],
];

/** Up to the first thing that stands in no certificate, which is of kind `other`. */
export function tokensOf(text: string): readonly Token[] {
  const tokens: Token[] = [];
  for (let at = 0, line = 1; at < text.length; ) {
    const [kind, found] = tokenAt(text, at) ?? [];
    if (kind === undefined || found === undefined) return [...tokens, { kind: 'other', text: text.slice(at), line }];
    if (kind !== 'blank') tokens.push({ kind, text: found, line });
    line += found.split('\n').length - 1;
    at += found.length;
  }
  return tokens;
}

function tokenAt(text: string, at: number): readonly [Token['kind'] | 'blank', string] | null {
  // What begins a comment is nothing else, even if no comment of ours follows.
  const kinds = text.startsWith('(*', at) ? TOKENS.slice(1, 2) : TOKENS;
  for (const [kind, pattern] of kinds) {
    pattern.lastIndex = at;
    const [found] = pattern.exec(text) ?? [];
    if (found !== undefined) return [kind, found];
  }
  return null;
}
