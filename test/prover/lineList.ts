/** Lines of JSON on disk. */
import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/**
 * The list of a campaign on disk, one line of JSON for each fault or attack, only ever appended to, so that a campaign
 * that was ended goes on; half a line at its end is left out.
 */
export class LineList<L> {
  readonly lines: L[];
  private readonly path: string;

  constructor(path: string) {
    this.path = path;
    const whole = existsSync(path) ? readFileSync(path, 'utf8').split('\n').slice(0, -1) : [];
    this.lines = whole.map((text): L => JSON.parse(text));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, whole.map((text) => `${text}\n`).join(''));
  }

  append(line: L): void {
    this.lines.push(line);
    appendFileSync(this.path, `${JSON.stringify(line)}\n`);
  }
}
