/** `[file below src/prover/incremental, what stands there once, what is put in its place]` */
export type RepeatedAlteration = readonly [file: string, found: string, altered: string];

/**
 * Bugs seeded into what follows sums without polynomials and into the tables of the replay: random programs must then
 * be replayed wrongly.
 */
export const REPLAY_ALTERATIONS: Readonly<Record<string, RepeatedAlteration>> = {
  'the key has no shape': ['replay', 'key[0] = number;', 'key[0] = 0;'],
  'the key lacks the last place': [
    'replay',
    'for (let i = 0; i < reads.length; i++)',
    'for (let i = 0; i + 1 < reads.length; i++)',
  ],
  'registers are those of the run before': ['replay', '    this.state.set(this.entry);\n', ''],
  'checkpoints lie behind the first difference': [
    'replay',
    'Math.floor(same / STRETCH) + 1',
    'Math.floor(same / STRETCH) + 2',
  ],
  'checkpoints are overwritten': ['replay', 'state: this.state.slice()', 'state: this.state'],
  'registers are not those of the checkpoint': ['replay', 'this.state.set(checkpoint.state);', ''],
  'memory is not that of the checkpoint': ['replay', 'this.memory.restore(checkpoint.memory);', ''],
  'the stack is not that of the checkpoint': ['replayMemory', 'this.slots.set(slots);', ''],
  'results are not those of the checkpoint': ['replayMemory', 'region.cells.set(cells);', ''],
  'constants are those of the run before': ['replay', 'last?.constants === constants ?', 'last !== null ?'],
  'shapes do not say which registers': ['plan', 'key += `,${textOf(o)}`;', 'key += `,${o.kind}`;'],
  'instructions have the plan of the first': [
    'codeReader',
    'this.plans.get(instruction)',
    'this.plans.values().next().value',
  ],
  'copied terms are doubled': [
    'linearForms',
    'sum[i - at] = data[i];',
    'sum[i - at] = data[i] * (i - at === 1 ? 2 : 1);',
  ],
  'sums do not read the flag': [
    'replay',
    '[left.place, right.place, carryIn].filter',
    '[left.place, right.place].filter',
  ],
  'moves to memory are not stored': [
    'replay',
    'if (to === MEMORY_WORD && memory !== null) this.store(memory, base);',
    '',
  ],
  'flags of earlier sums stay': ['replay', 'if (others.length > 0) list.push', 'if (others.length > 9) list.push'],
  'sbb takes no borrow': [
    'addition',
    "['sbb', { ...plain, sign: -1, carryIn: CARRY }]",
    "['sbb', { ...plain, sign: -1 }]",
  ],
  'sub adds': ['addition', "['sub', { ...plain, sign: -1 }]", "['sub', { ...plain, sign: 1 }]"],
  'adox takes the carry': ['addition', 'carryIn: OVERFLOW, carryOut: OVERFLOW', 'carryIn: CARRY, carryOut: OVERFLOW'],
  'adcx gives the overflow': ['addition', 'carryIn: CARRY, carryOut: CARRY', 'carryIn: CARRY, carryOut: OVERFLOW'],
  '32-bit sums are sums of words': ['addition', 'o.width === 64 ?', 'o.width > 8 ?'],
  'a borrow has the sign of a carry': ['addition', 'sign > 0 ? high : linear.combine(forms.zero, high, -1)', 'high'],
  'floors of the addends are forgotten': [
    'addition',
    'linear.combine(forms.floorOf(sum), cut, -1)',
    'forms.floorOf(sum)',
  ],
  'bounds hold for sums of what was cut': ['addition', 'if (cut === forms.zero) linear.learn', 'linear.learn'],
  'the carry that is added is not counted': [
    'addition',
    'forms.boundsOfWord(b), sign), forms.boundsOfWord(c), sign)',
    'forms.boundsOfWord(b), sign), forms.boundsOfWord(forms.zero), sign)',
  ],
  'carries are 0': ['addition', 'most: { high: 0, low: 1 } }', 'most: { high: 0, low: 0 } }'],
  'what a floor equals has the wrong sign': [
    'addition',
    'linear.combine(high, cut, 1)',
    'linear.combine(high, cut, -1)',
  ],
  'negative bounds are floored towards zero': [
    'linearForms',
    'return low < 0 && floor === high ? high - 1 : floor;',
    'return floor;',
  ],
  'words end at 2^63': ['numberForms', 'most: { high: 1, low: -1 } };', 'most: { high: 0, low: 2 ** 37 } };'],
  'upper bounds are rounded down': ['numberForms', '(x >> 56n) + (isUpper ? 1n : 0n)', '(x >> 56n)'],
  'flags of one sum are one flag': ['values', 'const key = flag * PLACES + place;', 'const key = flag * PLACES;'],
  'floors of small numbers are 0': ['numberForms', 'most.low <= 0) return form;', 'most.low <= 0) return this.zero;'],
  'lower bounds are those of the opposite': ['numberForms', '{ high: -opposite.high, low: -opposite.low }', 'opposite'],
  'coefficients of terms in both are dropped': [
    'linearForms',
    '(y <= x ? factor * data[j + 1] : 0)',
    '(y < x ? factor * data[j + 1] : 0)',
  ],
  'the factor of a form is dropped': [
    'linearForms',
    '(y <= x ? factor * data[j + 1] : 0)',
    '(y <= x ? data[j + 1] : 0)',
  ],
  'flags are words of another number': ['values', 'this.flagIds.push(id);', 'this.flagIds.push(Math.max(0, id - 1));'],
  'what is added to an address is forgotten': [
    'addition',
    'from.scale !== 1 || from.displacement !== 0n',
    'from.scale !== 1',
  ],
  'an address is twice its base': [
    'addition',
    'right: { place: from.index, value: 0 }',
    'right: { place: from.base, value: 0 }',
  ],
  'seto takes the carry': ['replayMemory', "['seto', FLAGS + 1]", "['seto', FLAGS]"],
  'a word is the word before its byte was written': [
    'values',
    'return this.bytes[id]?.low;',
    'return this.bytes[id]?.old;',
  ],
  'a byte is a word': [
    'values',
    'return algebra.add(algebra.sub(p, this.words.low(8, p)), this.polyOf(low));',
    'return algebra.add(algebra.sub(p, p), this.polyOf(low));',
  ],
  'bytes are written to one word': ['values', 'const key = old * MAX_VALUES + low;', 'const key = low;'],
  'every xor is 0': ['replayMemory', 'a.index === b.index && ', ''],
  'a word is its form': ['numberForms', 'if (this.floorOf(form) !== this.zero) return this.cut(form).low;', ''],
};

/** Bugs seeded into bounds of sums with floors in them: a value must then be beyond its bound. */
export const BOUND_ALTERATIONS: Readonly<Record<string, RepeatedAlteration>> = {
  'what negative floors leave is forgotten': ['columnBounds', 'if (n < 0) next.addConstant(-n, n);', ''],
  'all floors leave nothing': [
    'columnBounds',
    'if (n < 0) next.addConstant(-n, n);',
    'if (n < 0) next.addConstant(-n - 1, n);',
  ],
  'the higher word of a product counts nothing': [
    'columnBounds',
    'column.bound(high, times, partner.mostHigh);',
    'column.bound(high, times, NOTHING);',
  ],
  'the lower word of a product counts nothing': [
    'columnBounds',
    'next.bound(partner.low, times, partner.mostLow);',
    'next.bound(partner.low, times, NOTHING);',
  ],
  'least and greatest are confused': ['columnBounds', 'n > 0 ? this.linear', 'n < 0 ? this.linear'],
  'columns carry nothing': ['columnBounds', 'low = column.low + carried;', 'low = column.low;'],
  'constants are forgotten': ['column', 'this.low += low;', ''],
  'groups are bounded by their carry': [
    'numberForms',
    '{ added, subtracted, most }',
    '{ added, subtracted, most: { high: 0, low: floorOfBound(most) } }',
  ],
  'groups are bounded too well': [
    'numberForms',
    '{ added, subtracted, most }',
    '{ added, subtracted, most: { ...most, low: most.low - 1 } }',
  ],
  'groups lack the second floor': ['numberForms', 'added.reduce((sum, x)', 'added.slice(0, 1).reduce((sum, x)'],
  'the bound of a group is forgotten': ['column', 'this.addConstant(most.high, most.low);', ''],
  'the factor of a form is dropped in columns': [
    'column',
    '!this.put(data[i], factor * data[i + 1])',
    '!this.put(data[i], data[i + 1])',
  ],
};

/** Bugs seeded into what is concluded from a replay: a hard fault must then be shown right. */
export const VERDICT_ALTERATIONS: Readonly<Record<string, RepeatedAlteration>> = {
  'results need not be equal': [
    'theory',
    'if (!ir.some((p) => samePoly(algebra.resolve(p), resolved))) return false;',
    '',
  ],
  'one limb is enough': ['theory', 'ids.every((id, i) => this.isEqual', 'ids.some((id, i) => this.isEqual'],
  'what was seen before is right': [
    'theory',
    '    if (equal.has(id)) return true;',
    '    if (equal.has(id) || equal.size > 0) return true;',
  ],
  'registers need not be restored': [
    'replay',
    'PRESERVED_REGISTERS.some((r) => this.state[r] !== this.entry[r])',
    'PRESERVED_REGISTERS.length === 0',
  ],
  'inputs may be written': [
    'replayMemory',
    "if (!region.isWritable) throw new NotReplayable('a store to an input');",
    '',
  ],
  'loads after a store are not recorded': ['replayMemory', 'this.loadedAfterStore.add(region.name);', 'void region;'],
  'loads after a store are forgotten at checkpoints': [
    'replayMemory',
    'for (const name of loadedAfterStore) this.loadedAfterStore.add(name);',
    '',
  ],
  'stores to results are forgotten at checkpoints': ['replayMemory', 'this.hasStoredResult = hasStoredResult;', ''],
  'stores below the red zone': ['replayMemory', 'offset < this.top - BELOW || word > STACK / 8', 'word > STACK / 8'],
  'the return address may be written': ['replayMemory', 'word < 1 ||', 'word < 0 ||'],
};
