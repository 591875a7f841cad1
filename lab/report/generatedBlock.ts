import { Failure } from '../../src/base/errors.ts';

/**
 * Replaces what stands between `<!-- begin NAME … -->` and `<!-- end NAME -->` in a document.
 * Throws a Failure of kind `input` if the document has no such pair.
 */
export function replaceGeneratedBlock(document: string, name: string, content: string, where: string): string {
  const begin = document.indexOf(`<!-- begin ${name}`);
  const start = document.indexOf('-->', begin) + 3;
  const end = document.indexOf(`<!-- end ${name} -->`);
  if (begin < 0 || end < start) {
    throw new Failure('input', 'no place for the generated text', {
      where,
      expected: `<!-- begin ${name} --> … <!-- end ${name} -->`,
    });
  }
  return `${document.slice(0, start)}\n${content}\n${document.slice(end)}`;
}
