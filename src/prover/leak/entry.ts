/** The state of the analysis for leaks when a function is entered. */
import { bytesOf, RETURN, type Byte, type Plain } from './byte.ts';
import { Region } from './region.ts';
import { STACK, State, placeNamed } from './state.ts';
import { setStackPointer } from './memory.ts';

/** A buffer that an argument points to; a `secret` one holds secrets on entry. Registers have their 64-bit names. */
export interface ArgumentBuffer {
  readonly register: string;
  readonly secret: boolean;
  /** Only these bytes of a secret buffer hold secrets, `to` not included; all of it without. */
  readonly bytes?: { readonly from: number; readonly to: number };
}

/** A secret that is handed over in a register itself. */
interface SecretValue {
  readonly register: string;
  readonly isValue: true;
}

export type EntryArgument = ArgumentBuffer | SecretValue;

/** The return address of the function that is analysed, by its offset among return addresses. */
export const CALLER = -1;

/** Registers that nobody names hold public numbers. */
export function entryState(args: readonly EntryArgument[]): State {
  const state = new State();
  setStackPointer(state, { region: STACK, offset: 0 });
  state.region(STACK).write(0, bytesOf({ region: RETURN, offset: CALLER }, 8));
  for (const argument of args) {
    const place = placeNamed(argument.register);
    if ('isValue' in argument) {
      state.write(place, bytesOf('secret', place.count), null);
      continue;
    }
    state.write(place, bytesOf({ region: argument.register, offset: 0 }, 8), null);
    state.openRegion(argument.register, bufferOf(argument));
  }
  return state;
}

function bufferOf({ secret, bytes }: ArgumentBuffer): Region {
  const initial: Plain = secret && bytes === undefined ? 'secret' : 'public';
  const region = new Region({ from: 0, above: initial, below: initial });
  if (secret && bytes !== undefined) region.write(bytes.from, new Array<Byte>(bytes.to - bytes.from).fill('secret'));
  return region;
}
