import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { z } from 'zod';

const FILE = '@microsoft/jest-sarif/lib/schemas/sarif-2.1.0-rtm.5.json';
/** zod takes references that are relative for URLs, which are not: `ownSchema` has their form. */
const withoutReferences = (key: string, value: unknown): unknown =>
  key === 'format' && value === 'uri-reference' ? undefined : value;
const schema = z.fromJSONSchema(
  JSON.parse(readFileSync(createRequire(import.meta.url).resolve(FILE), 'utf8'), withoutReferences),
);
/** `path-noscheme` (RFC 3986, 4.2). */
const RELATIVE = /^(?:%[0-9A-F]{2}|[\w.~!$&'()*+,;=@-])+(?:\/(?:%[0-9A-F]{2}|[\w.~!$&'()*+,;=@:-])*)*$/;

/** What reports of ours have. */
const ownSchema = z.object({
  runs: z.array(
    z.object({
      results: z.array(
        z.object({
          ...{ ruleId: z.string(), level: z.string(), message: z.object({ text: z.string() }) },
          locations: z.array(
            z.object({
              physicalLocation: z.object({
                artifactLocation: z.object({ uri: z.string().regex(RELATIVE), uriBaseId: z.string() }),
                region: z.object({ startLine: z.number() }).optional(),
              }),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** A report that SARIF's own schema accepts. Throws what it has against it. */
export function requireSarif(text: string): z.output<typeof ownSchema> {
  const value: unknown = JSON.parse(text);
  schema.parse(value);
  return ownSchema.parse(value);
}
