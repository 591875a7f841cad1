import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

/** Where Debian has it; another place by CHROMIUM_PATH. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Why tests in a browser cannot run; null if they can. */
export const missingChromium = (): string | null =>
  existsSync(CHROMIUM) ? null : `${CHROMIUM} is missing: apt install chromium, or set CHROMIUM_PATH`;

/** A headless browser that asks nobody for anything by itself. */
export const openChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: CHROMIUM,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  });
