/** JUnit's XML, which every CI shows as a list of tests. */
import { printable } from '../../base/printable.ts';
import type { Judged } from '../../engine/check/judgement.ts';

/** A test for each judgement; wrong code is a failure, what is not known an error. */
export function junitReport(judged: readonly Judged[], manifest: string): string {
  const failures = judged.filter(({ failure }) => failure === 'wrong').length;
  const errors = judged.filter(({ failure }) => failure !== null && failure !== 'wrong').length;
  const suite = attributes({ name: manifest, tests: judged.length, failures, errors, time: seconds(sum(judged)) });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites>',
    `  <testsuite ${suite}>`,
    ...judged.flatMap(testCase),
    '  </testsuite>',
    '</testsuites>',
  ].join('\n');
}

const sum = (judged: readonly Judged[]): number => judged.reduce((total, { millis }) => total + millis, 0);
const seconds = (millis: number): string => (millis / 1000).toFixed(3);

function testCase({ name, asked, file, failure, summary, findings, claim, millis }: Judged): string[] {
  const head = `    <testcase ${attributes({ classname: file, name: `${name} (${asked})`, time: seconds(millis) })}`;
  if (failure === null) return [`${head}/>`];
  const tag = failure === 'wrong' ? 'failure' : 'error';
  const text = [...findings.map((finding) => finding.text), ...(claim === null ? [] : [`again: ${claim}`])].join('\n');
  return [
    `${head}>`,
    `      <${tag} ${attributes({ type: findings[0]?.rule ?? failure, message: summary })}>${escaped(text)}</${tag}>`,
    '    </testcase>',
  ];
}

const attributes = (values: Readonly<Record<string, string | number>>): string =>
  Object.entries(values)
    .map(([key, value]) => `${key}="${escaped(String(value)).replaceAll('\n', '&#10;')}"`)
    .join(' ');

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Characters that XML 1.0 does not have are printed as JSON writes them. */
const escaped = (text: string): string =>
  printable(
    Buffer.from(text)
      .toString()
      .replaceAll(/[\uFFFE\uFFFF]/g, '\uFFFD'),
  ).replaceAll(/[&<>"]/g, (sign) => SIGNS[sign]);
