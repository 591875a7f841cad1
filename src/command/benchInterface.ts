import type { IrFunction } from '../ir/function.ts';
import { readPeerInterface, type PeerInterface, type PeerInterfaceText } from '../toolchain/peersInterface.ts';
import { peerContract } from '../verify/peerContract.ts';
import { X25519_CONTRACT } from '../verify/peerX25519.ts';
import type { BenchSubject } from './benchSubject.ts';

/** What a foreign function's interface means for this subject. `where` is for messages. */
export function interfaceOf(text: PeerInterfaceText, subject: BenchSubject, where: string): PeerInterface {
  const means = readPeerInterface(text, { modulus: subject.modulus, operands: subject.operands, weights: subject.weights, where });
  return subject.isX25519 ? { ...means, label: 'bytes' } : means;
}

/** The promise that a foreign function is tested against. */
export function contractOf(name: string, means: PeerInterface, subject: BenchSubject): IrFunction {
  return subject.isX25519 ? X25519_CONTRACT : peerContract({ ...means, name, modulus: subject.modulus, relation: subject.relation, operands: subject.operands });
}
