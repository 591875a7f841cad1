/** Stored results that a library takes, and those that it passes over. */
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { passedOverTexts, storedCodes, storedRecordsOf } from '../../../src/library/field/storedCode.ts';
import { thisMachine } from '../../../src/engine/environment/thisMachine.ts';
import { parse } from '../../../src/ir/parse.ts';
import { appendRecord } from '../../../src/engine/store/resultFiles.ts';
import { storedRecord } from '../../engine/store/storedResult.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { temporaryFolder } from '../../temporaryFolder.ts';

const root = join(import.meta.dirname, '../../..');
const results = temporaryFolder();

const { features } = thisMachine();

test.skipIf(!features.includes('bmi2') || !features.includes('adx'))(
  'a result of which too little is proved is passed over, with the reason, and the next one is taken',
  () => {
    const record = storedRecord('25519-add/amd-zen4');
    const day = record.time.slice(0, 10);
    const reason = 'the normal forms differ';
    const verdicts = record.verdicts.map(({ claim, kind, ...rest }) =>
      claim === 'asm = source' || claim === 'IR = specification'
        ? { claim, kind: 'undecided' as const, reason }
        : { claim, kind, ...rest },
    );
    appendRecord(results, { ...record, verdicts } as typeof record);
    const io = recordingIo([], { root, results });
    const fn = parse(record.ir);
    const stored = () => storedRecordsOf(fn, record, io);
    expect([...storedCodes(stored(), io)]).toEqual([]);
    expect(passedOverTexts(stored())).toEqual([
      `the stored result of amd-zen4, ${day}, is passed over, for asm = source is not decided: ${reason}`,
    ]);
    appendRecord(results, { ...record, machine: { ...record.machine, slug: 'another' } });
    expect([...storedCodes(stored(), io)].map(({ origin }) => origin)).toEqual([`stored result of another, ${day}`]);
  },
);
