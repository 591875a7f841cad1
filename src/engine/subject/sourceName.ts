import { basename, extname } from 'node:path';

/** What results of a file are filed under: its name without folder and ending, in characters that fit everywhere. */
export const sourceName = (file: string): string => basename(file, extname(file)).replace(/[^A-Za-z0-9_.]+/g, '-');
