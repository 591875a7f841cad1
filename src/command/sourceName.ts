import { basename, extname, isAbsolute } from 'node:path';

/** What results of a file are filed under: its name without folder and ending, in characters that fit everywhere. */
export const sourceName = (file: string): string => basename(file, extname(file)).replace(/[^A-Za-z0-9_.]+/g, '-');

/** The path as records show it: where on this machine a file lies is nobody's business. */
export const shownPath = (file: string): string => isAbsolute(file) ? basename(file) : file;
