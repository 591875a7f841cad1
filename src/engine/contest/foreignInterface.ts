import { readPeerInterface, type PeerInterface, type PeerInterfaceText } from '../../frontend/peers/peersInterface.ts';
import { peerContract } from '../../ir/contract/peerContract.ts';
import type { ContestantPromise } from './contestant.ts';
import type { BenchSubject } from './contestSubject.ts';

/** What a foreign function's interface means for this subject. `where` is for messages. */
export function interfaceOf(text: PeerInterfaceText, subject: BenchSubject, where: string): PeerInterface {
  const means = readPeerInterface(text, {
    modulus: subject.modulus,
    operands: subject.operands,
    weights: subject.weights,
    where,
  });
  return subject.whole === null ? means : { ...means, label: 'bytes' };
}

/** The promise that a foreign function is tested against. */
export function promiseOf(
  name: string,
  means: PeerInterface,
  { whole, modulus, relation, operands }: BenchSubject,
): ContestantPromise {
  const { aliases } = means;
  const contract =
    whole?.contract ??
    peerContract({ ...means, name, modulus, relation, operands: operands.length, mayAlias: aliases.length > 0 });
  return { contract, aliases, representation: means.label };
}
