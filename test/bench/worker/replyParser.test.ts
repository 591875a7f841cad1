import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FW, ReplyParser } from '../../../src/bench/worker/protocol.ts';

function encode(sequence: number, payload: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(FW.HEADER_BYTES + payload.length);
  const view = new DataView(bytes.buffer);
  view.setUint32(0, payload.length, true);
  view.setUint32(4, FW.PING | FW.REPLY, true);
  view.setUint32(8, sequence, true);
  bytes.set(payload, FW.HEADER_BYTES);
  return bytes;
}

test('frames survive being cut anywhere', () => {
  const payloads = fc.array(fc.uint8Array({ maxLength: 300 }), { minLength: 1, maxLength: 20 });
  const cuts = fc.array(fc.integer({ min: 1, max: 400 }), { minLength: 1 });
  fc.assert(
    fc.property(payloads, cuts, (sent, sizes) => {
      const got: [number, Uint8Array][] = [];
      const parser = new ReplyParser((_type, sequence, p) => {
        got.push([sequence, Uint8Array.from(new Uint8Array(p.buffer, p.byteOffset, p.byteLength))]);
      });
      const stream = Buffer.concat(sent.map((p, i) => encode(i, p)));
      for (let at = 0, i = 0; at < stream.length; i++) {
        const size = sizes[i % sizes.length];
        parser.push(stream.subarray(at, at + size));
        at += size;
      }
      expect(got).toEqual(sent.map((p, i) => [i, p]));
    }),
    { seed: 20, numRuns: 200 },
  );
});

test('a frame larger than the buffer for leftovers', () => {
  const payload = new Uint8Array(1 << 20).map((_, i) => i);
  let got = 0;
  const parser = new ReplyParser((_type, _sequence, p) => {
    got = p.byteLength;
  });
  const stream = encode(1, payload);
  for (let at = 0; at < stream.length; at += 65536) parser.push(stream.subarray(at, at + 65536));
  expect(got).toBe(payload.length);
});
