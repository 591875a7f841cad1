import type { Signature } from '../../../src/bench/worker/signature.ts';

type Argument = Signature['arguments'][number];
type AliasMap = Signature['aliases'][number];

/**
 * All ways in which array arguments of one length may share buffers: distinct first, then every
 * pair (out = in_k, in_j = in_k) and, for each output, all its equals at once.
 * Two outputs never share a buffer.
 */
export function aliasMaps(args: readonly Argument[]): AliasMap[] {
  const distinct = args.map((_, i) => i);
  const maps = [distinct, ...pairsOf(args), ...crowdsOf(args)];
  return maps.filter((v, i) => maps.findIndex((w) => w.join() === v.join()) === i);
}

function pairsOf(args: readonly Argument[]): AliasMap[] {
  const maps: AliasMap[] = [];
  args.forEach((_, owner) =>
    args.forEach((_, i) => {
      if (i !== owner && mayShare(args, owner, i)) maps.push(args.map((_, k) => (k === i ? owner : k)));
    }),
  );
  return maps;
}

const crowdsOf = (args: readonly Argument[]): AliasMap[] =>
  args.flatMap((a, owner) =>
    a.kind === 'out' ? [args.map((_, k) => (k !== owner && mayShare(args, owner, k) ? owner : k))] : [],
  );

/** The owner is the output of a pair, or the earlier of two inputs. */
function mayShare(args: readonly Argument[], owner: number, i: number): boolean {
  const a = args[owner];
  const b = args[i];
  if (a.kind === 'scalar' || b.kind !== 'in' || a.words !== b.words) return false;
  return a.kind === 'out' || owner < i;
}
