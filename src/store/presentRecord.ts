import { RECORD_VERSION } from './record.ts';

/** JSON of a record of any version as one of the present version: what version 1 called the variant of a function is its form. */
export function presentRecord(json: unknown): unknown {
  if (typeof json !== 'object' || json === null || !('schemaVersion' in json) || json.schemaVersion !== 1) return json;
  return Object.fromEntries(
    Object.entries({ ...json, schemaVersion: RECORD_VERSION }).map(([key, value]) => [
      key === 'variant' ? 'form' : key,
      value,
    ]),
  );
}
