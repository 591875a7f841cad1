/**
 * A candidate whose code once lost a carry: before a subtraction CF was emptied, then OF; what emptying OF brought in left a new
 * carry on CF, which the subtraction overwrote.
 */
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parse } from '../../src/ir/parse.ts';
import { checkSelection } from '../../src/lower/checkSelection.ts';
import { Lowerer } from '../../src/lower/lower.ts';
import { buildProblem } from '../../src/model/build.ts';
import { TARGETS } from '../../src/x86/target.ts';
import { Program } from '../../src/x86/program.ts';
import { TEMPLATES } from './mutants.ts';

const fixture = (name: string): string => readFileSync(new URL(`../fixtures/montgomery/p384-mul-hoisted.${name}`, import.meta.url), 'utf8');
const numbers = z.array(z.int());
const schema = z.object({ order: numbers, tree: numbers, choice: numbers, params: numbers });

test('emptying one lane does not lose what arrives on the other meanwhile', () => {
  const problem = buildProblem(parse(fixture('ir'))), lowerer = new Lowerer(problem, TEMPLATES, TARGETS[0]);
  const { order, tree, choice, params } = schema.parse(JSON.parse(fixture('candidate.json')));
  const candidate = { order: Uint16Array.from(order), tree: Int16Array.from(tree), choice: Uint8Array.from(choice), params: Uint8Array.from(params) };
  expect(lowerer.lower(candidate, new Program())).toBe(true);
  checkSelection(problem, TEMPLATES, lowerer.selection.code, lowerer.selection.constants);
});
