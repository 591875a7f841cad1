import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** Where `program` is on the path; undefined if it is not. */
export function onPath(program) {
  return (process.env.PATH ?? '')
    .split(delimiter)
    .map((folder) => join(folder, program))
    .find(isExecutable);
}

function isExecutable(file) {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
