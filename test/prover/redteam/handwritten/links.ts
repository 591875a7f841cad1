/**
 * Objects, libraries and shared objects that one link shows right and another program has otherwise: what linkers drop,
 * exchange, sort, compile anew or find elsewhere. `program` builds a program that does so; it fails unless `f` adds.
 */
import { LINK_FORMS } from './linkForms.ts';
import { NAMED_LINKS } from './linkNames.ts';
import { WRITTEN_ANEW } from './linkVersions.ts';
import { REPLACED_LINKS } from './linkSections.ts';
import type { Handwritten } from './maker.ts';

export const WRONG_LINKS: readonly Handwritten[] = [...REPLACED_LINKS, ...NAMED_LINKS, WRITTEN_ANEW, ...LINK_FORMS];
