/** The schedule: what it says of small programs whose times follow from the tables. */
import { expect, test } from 'vitest';
import { parseNasm } from '../../../codegen/encoder/parseNasm.ts';
import { PortBound } from '../../../../src/codegen/x86/portBound.ts';
import type { Core } from '../../../../src/x86/cores.ts';
import { timelineOf } from '../../../../lab/dashboard/timeline/timeline.ts';

const scheduled = (text: string, core: Core = 'zen4') => timelineOf(parseNasm(text, 'test')[0].program, core);
const repeated = (line: string, count: number): string => new Array<string>(count).fill(line).join('\n');

test('a chain of additions takes a cycle each, independent ones four a cycle', () => {
  expect(scheduled(repeated('add rax, rcx', 20)).cycles).toBe(20);
  const four = ['add rax, rsi', 'add rcx, rsi', 'add rdx, rsi', 'add rbx, rsi'].join('\n');
  expect(scheduled(repeated(four, 10)).cycles).toBe(10);
});

test('CF and OF are separate chains', () => {
  const two = 'adcx rax, rcx\nadox rdx, rbx';
  expect(scheduled(repeated(two, 10)).cycles).toBe(10);
  const { instructions } = scheduled(`xor esi, esi\n${repeated(two, 2)}`);
  expect(instructions.map(({ carryFrom }) => carryFrom)).toEqual([-1, 0, -1, 1, -1]);
  expect(instructions.map(({ overflowFrom }) => overflowFrom)).toEqual([-1, -1, 0, -1, 2]);
  expect(scheduled(repeated('adc rax, rcx\nadc rdx, rbx', 10)).cycles).toBe(20);
});

test('a product takes one port and gives its upper word a cycle later', () => {
  const { instructions } = scheduled('mulx r8, r9, rcx\nadd r9, rsi\nadd r8, rsi');
  expect(instructions.map(({ start, end }) => [start, end])).toEqual([
    [0, 4],
    [3, 4],
    [4, 5],
  ]);
  const products = ['mulx r8, r9, rcx', 'mulx r10, r11, rcx', 'mulx r12, r13, rcx'].join('\n');
  expect(scheduled(products).instructions.map(({ start }) => start)).toEqual([0, 1, 2]);
});

test('what is stored can be loaded after a while, from the very address only', () => {
  const [, own, other] = scheduled('mov [rsp-8], rax\nmov rcx, [rsp-8]\nmov rdx, [rsp-16]').instructions;
  expect(own.end).toBe(7);
  expect(other.end).toBeLessThan(own.end);
  const [, , pushed] = scheduled('push rbx\nmov rcx, [rsp+8]\nmov rdx, [rsp]').instructions;
  expect(pushed.end).toBe(7);
  const intel = scheduled('mov [rsp-8], rax\nmov rcx, [rsp-8]', 'goldenCove');
  expect(intel.cycles).toBe(5);
});

test('moves and zeroing cost neither time nor ports; a move waits for its source', () => {
  const { instructions } = scheduled('imul rax, rcx\nmov rdx, rax\nxor eax, eax\nadd rdx, rsi\nadd rax, rsi');
  expect(instructions[1]).toMatchObject({ start: 3, end: 3, ports: [] });
  expect(instructions[2].end).toBe(0);
  expect(instructions[3].start).toBe(3);
  expect(instructions[4].start).toBe(0);
});

test('six operations are issued a cycle', () => {
  expect(scheduled(repeated('nop', 18)).instructions.map(({ issue }) => issue)).toEqual([
    ...new Array<number>(6).fill(0),
    ...new Array<number>(6).fill(1),
    ...new Array<number>(6).fill(2),
  ]);
});

test.each(['zen5', 'zen4', 'goldenCove'] as const)('no schedule is shorter than the bound by ports (%s)', (core) => {
  for (const line of [
    'mulx r8, r9, [rsi]',
    'adc rax, [rsi+8]',
    'mov [rdi], rax',
    'shld rax, rcx, 3',
    'lea rax, [rcx+rdx]',
  ]) {
    const text = repeated(line, 40);
    const bound = new PortBound(core).of(parseNasm(text, 'test')[0].program).cycles;
    expect(scheduled(text, core).cycles, line).toBeGreaterThanOrEqual(Math.ceil(bound));
  }
});
