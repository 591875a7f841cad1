/** The command `audit`: has Coq check anyone's certificate against the bytes of a file. */
import { z } from 'zod';
import { sentence } from '../base/folded.ts';
import { choice, commandOf, text } from '../base/options/option.ts';
import { auditFile } from '../engine/claim/auditFile.ts';
import { SYNTAXES } from '../engine/claim/verifyOptions.ts';

const schema = z.object({
  symbol: text('name', 'function of the file (default the only one; of assembly text the first)'),
  syntax: choice(
    SYNTAXES,
    'name',
    `of assembly text: ${SYNTAXES.join(', ')} (default: nasm for .asm, gas-att for .s and .S, which may ` +
      'switch themselves)',
  ),
});

/** Has Coq check a certificate of anyone against the bytes of a file, and says what it proves of them. */
export const auditCommand = commandOf(
  schema,
  async (options, io, [certificate, file]) => {
    const { symbol, coqVersion, bytes, claim } = await auditFile(String(certificate), String(file), options, io);
    io.out(`${symbol}: Coq ${coqVersion} accepts this theorem about its ${bytes} bytes, without axioms:`);
    for (const line of claim) io.out(sentence(`  ${line}`, '    ', io));
    io.out(
      sentence(
        'what each line says exactly: coq/README.md, "What is stated" (lanes: "Vectorised functions")',
        '  ',
        io,
      ),
    );
  },
  [
    { name: '<certificate>', description: 'a file for Coq, such as best.v' },
    { name: '<file>', description: 'the code: C, assembly (NASM, GNU), an object, library or shared object' },
  ],
);
