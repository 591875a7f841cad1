import { Failure } from '../../base/errors.ts';
import type { SourceKind } from './sourceKind.ts';
import type { SubjectRequest } from './request.ts';

/** Where functions come from, as far as options differ in what they say of them. */
export type SourceOrigin = SourceKind | 'field' | 'crate' | 'input';

const CALLED: Readonly<Record<SourceOrigin, string>> = {
  field: 'a field',
  c: 'C',
  llvm: 'LLVM IR',
  fiat: 'Fiat-Crypto JSON',
  crate: 'a crate',
  input: 'a pinned input',
};

type Stated = Partial<Pick<SubjectRequest, keyof typeof MEANT>>;

const OWN: readonly SourceOrigin[] = ['c', 'llvm', 'crate'];
const SOURCES: readonly SourceOrigin[] = [...OWN, 'fiat', 'input'];

/** What each option is for. */
const MEANT = {
  op: ['field'],
  strict: ['field'],
  function: SOURCES,
  aliasing: SOURCES,
  cflags: ['c'],
  set: OWN,
  spec: OWN,
  limbs: OWN,
  bounds: OWN,
} as const satisfies Readonly<Record<string, readonly SourceOrigin[]>>;

/** Throws `input` for an option that would say nothing of such a function: it is refused, not passed over. */
export function requireMeaning(options: Stated, origin: SourceOrigin): void {
  for (const [name, meant] of Object.entries(MEANT) as [keyof typeof MEANT, readonly SourceOrigin[]][])
    if (isGiven(options[name]) && !meant.includes(origin))
      throw new Failure('input', `the option says nothing of ${CALLED[origin]}`, {
        where: `--${name}`,
        expected: `--${name} with ${meant.map((kind) => CALLED[kind]).join(', ')}`,
        hint: `leave it out${ELSEWHERE[name] === undefined ? '' : `; ${ELSEWHERE[name]}`}`,
      });
  if (options.limbs !== undefined && options.spec === undefined && options.bounds === undefined)
    throw new Failure('input', 'limbs are those of a statement or of bounds', {
      where: '--limbs',
      expected: '--spec or --bounds with it',
      hint: '--spec "out = a*b mod 2^255-19", or leave it out',
    });
}

const isGiven = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== false;

/** Where the same is stated otherwise. */
const ELSEWHERE: Partial<Record<keyof typeof MEANT, string>> = {
  spec: 'pinned inputs and JSON are translated as they are, and a field has its own statement',
  bounds: 'pinned inputs and JSON have their own bounds, and --strict asks for canonical elements of a field',
  op: '--function names a function of a source',
  function: '--op names an operation of a field',
};
