const CLEAR_LINE = '\r\x1b[K';

/** On a terminal a line that renews; elsewhere a line now and then, so that a log stays short. */
const EVERY_MS = { terminal: 1_000, log: 15_000 };

/**
 * Shows that a step goes on, and how long it took.
 * @param {string} name of the step
 * @param {NodeJS.WriteStream} stream standard error
 * @returns {{ update(text: string): void, done(): void, failed(): void }} `update` says how far the step is, e.g. by
 *   `3 of 8 files`
 */
export function showProgress(name, stream = process.stderr) {
  const start = performance.now();
  const seconds = (digits) => ((performance.now() - start) / 1000).toFixed(digits);
  const { isTTY } = stream;
  let state = '';
  const line = () => `setup: ${name}: ${state === '' ? '' : `${state}, `}${seconds(0)} s`;
  const renew = () =>
    stream.write(isTTY ? `${CLEAR_LINE}${line().slice(0, (stream.columns || 80) - 1)}` : `${line()}\n`);
  const timer = setInterval(renew, isTTY ? EVERY_MS.terminal : EVERY_MS.log);
  const end = (text) => {
    clearInterval(timer);
    stream.write(`${isTTY ? CLEAR_LINE : ''}${text}`);
  };
  stream.write(`setup: ${name} …${isTTY ? '' : '\n'}`);
  return {
    update: (text) => {
      state = text;
      if (isTTY) renew();
    },
    done: () => end(`setup: ${name}: done (${seconds(1)} s)\n`),
    failed: () => end(''),
  };
}
