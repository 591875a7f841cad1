import { expect, test } from 'vitest';
import { formulaTable } from '../../../lab/suite/formulaSuite.ts';
import { contendersTable } from '../../../lab/suite/formulaContenders.ts';
import { leakSentences } from '../../../lab/suite/leaksOfBuild.ts';

test('every build is set against the one before, and the means are geometric', () => {
  const text = formulaTable(
    ['a', 'b', 'c'],
    [
      { title: 'add', cycles: [1600, 400, 200] },
      { title: 'double', cycles: [900, 900, 50] },
    ],
  );
  expect(text.split('\n').slice(2)).toEqual([
    '| add | 1600 | 400 (4.00×) | 200 (2.00×) | 8.00× |',
    '| double | 900 | 900 (1.00×) | 50 (18.0×) | 18.0× |',
    '| geometric mean of the gains |  | 2.00× | 6.00× | 12.0× |',
  ]);
});

test('what is known of leaks is said by name', () => {
  const none = { kind: 'places', count: 0 } as const;
  expect(
    leakSentences('a coordinate', [
      ['x', none],
      ['y', none],
    ]),
  ).toMatch(/depends on a coordinate, .* in 2 of the 2 programs without divisions\.$/);
  const text = leakSentences('the key', [
    ['x', none],
    ['y', { kind: 'places', count: 2 }],
    ['z', { kind: 'unknown', reason: 'a jump through a register' }],
  ]);
  expect(text).toContain(
    'in 1 of the 3 programs without divisions. May leak: y (2 places). Not decided: z (a jump through a register).',
  );
});

test('libraries stand behind ours, the fastest first', () => {
  const others = [
    { name: 'a', cycles: 110.4, ratio: 1.1 },
    { name: 'b', cycles: 150, ratio: 1.5 },
  ];
  expect(
    contendersTable([{ title: 'add', ours: 100, others }])
      .split('\n')
      .at(-1),
  ).toBe('| add | 100 | a 110 (1.10), b 150 (1.50) |');
});
