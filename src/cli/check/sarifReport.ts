/** SARIF 2.1.0 (OASIS), which forges show as annotations beside the code. */
import { relative, resolve } from 'node:path';
import { EXIT_CODE, type Failure } from '../../base/errors.ts';
import { sha256 } from '../../base/hash.ts';
import { printable } from '../../base/printable.ts';
import type { CheckFinding, Judged, JudgementRule } from '../../engine/check/judgement.ts';
import type { Manifest } from '../../engine/check/manifest.ts';

const SCHEMA = 'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json';

const RULES: Readonly<Record<JudgementRule, { readonly level: 'error' | 'warning'; readonly text: string }>> = {
  refuted: { level: 'error', text: 'The code does not compute what is stated, or breaks a rule of its calls.' },
  leak: { level: 'error', text: 'A jump, an address or the time of an instruction depends on a secret.' },
  'not-decided': { level: 'warning', text: 'It is not known whether the code is right, or whether it leaks.' },
  'not-judged': { level: 'error', text: 'The code, or what is asked of it, could not be read.' },
};

/** What the report is about. */
interface About {
  readonly manifest: Manifest;
  /** Files are named as they are seen from there, which is the folder of the repository. */
  readonly cwd: string;
  readonly version: string;
  readonly failure: Failure | null;
}

/** One result for each finding; what is right has none. */
export function sarifReport(judged: readonly Judged[], { manifest, cwd, version, failure }: About): string {
  const rules = Object.entries(RULES).map(([id, { level, text }]) => ({
    ...{ id, shortDescription: { text }, defaultConfiguration: { level } },
  }));
  const run = {
    tool: { driver: { name: 'Fieldwright', semanticVersion: version, rules } },
    columnKind: 'utf16CodeUnits',
    invocations: [{ executionSuccessful: true, exitCode: failure === null ? 0 : EXIT_CODE[failure.kind] }],
    results: judged.flatMap((one) => one.findings.map((finding) => resultOf(one, finding, manifest, cwd))),
  };
  return JSON.stringify({ $schema: SCHEMA, version: '2.1.0', runs: [run] }, null, 2);
}

function resultOf({ name, asked, claim }: Judged, finding: CheckFinding, { folder }: Manifest, cwd: string): object {
  const { rule, text, file, line } = finding;
  const uri = uriOf(relative(cwd, resolve(folder, file)));
  const again = claim === null ? '' : `\nagain: ${claim}`;
  return {
    ...{ ruleId: rule, level: RULES[rule].level, message: { text: printable(`${name} (${asked}): ${text}${again}`) } },
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri, uriBaseId: '%SRCROOT%' },
          ...(line === null ? {} : { region: { startLine: line } }),
        },
        logicalLocations: [{ fullyQualifiedName: printable(name), kind: 'function' }],
      },
    ],
    partialFingerprints: { 'finding/v1': sha256([name, asked, rule, file, text].join('\0')) },
  };
}

/** A path as a relative reference (RFC 3986): what begins like a scheme would be one. */
const uriOf = (path: string): string => path.split('/').map(encodeURIComponent).join('/');
