import type { Io } from '../../base/io.ts';
import { folded } from '../../base/folded.ts';

/** A long line as it is printed: on a terminal broken at blanks, elsewhere whole, for programs that read it. */
export const sentence = (
  text: string,
  indent: string,
  { width, isTerminal }: Pick<Io, 'width' | 'isTerminal'>,
): string => (isTerminal ? folded(text, width, indent).join('\n') : text);
