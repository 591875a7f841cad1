/**
 * The page of results in headless Chromium: charts, tooltips by pointer and keyboard, no errors, no requests, no page
 * that scrolls sideways. Skipped with a message where there is no Chromium.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { COMMANDS } from '../../src/command/commands.ts';
import { runCommandLine } from '../../src/command/runCommandLine.ts';
import { gatherPage } from '../../src/dashboard/gatherPage.ts';
import { htmlPage } from '../../src/dashboard/htmlPage.ts';
import { recordingIo } from '../command/recordingIo.ts';
import { queuesOfStatus } from '../../src/dashboard/queuesOfStatus.ts';
import { sampleResults } from '../dashboard/sampleResults.ts';
import { sampleStatus } from '../dashboard/sampleStatus.ts';
import { missingChromium, openChromium } from './withChromium.ts';

const root = join(import.meta.dirname, '..', '..');
const missing = missingChromium();
if (missing !== null) console.warn(`page: skipped: ${missing}`);

let folder: string;
let browser: Browser;

/** A page that was opened, and everything that must not have happened. */
interface Opened {
  readonly page: Page;
  readonly wrong: string[];
}

async function open(file: string, options: { width?: number; colorScheme?: 'light' | 'dark' } = {}): Promise<Opened> {
  const { width = 1280, colorScheme = 'light' } = options;
  const page = await browser.newPage({ viewport: { width, height: 900 }, colorScheme });
  const wrong: string[] = [];
  page.on('console', (message) => wrong.push(`console: ${message.text()}`));
  page.on('pageerror', (error) => wrong.push(`error: ${error.message}`));
  page.on('request', (request) => {
    if (request.url() !== `file://${file}`) wrong.push(`request: ${request.url()}`);
  });
  await page.goto(`file://${file}`);
  await page.locator('#close svg').first().waitFor();
  return { page, wrong };
}

const tipOf = async (page: Page): Promise<string> =>
  (await page.locator('[aria-label=tip] tspan').allTextContents()).join('\n').replaceAll('\u200b', '');

describe.skipIf(missing !== null)('in Chromium', () => {
  let stored: string;
  let small: string;
  let withJobs: string;

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'fieldwright-page-'));
    stored = join(folder, 'stored.html');
    small = join(folder, 'small.html');
    withJobs = join(folder, 'jobs.html');
    const io = recordingIo(['dashboard', '--all', '--out', stored], { root, results: join(root, 'results') });
    expect(await runCommandLine(COMMANDS, io), io.noteText.join('\n')).toBe(0);
    const parts = {
      script: readFileSync(join(root, 'build/page/page.js'), 'utf8'),
      style: readFileSync(join(root, 'src/page/style.css'), 'utf8'),
    };
    writeFileSync(small, htmlPage(gatherPage(sampleResults(), ''), parts));
    const queues = queuesOfStatus(JSON.stringify(sampleStatus()), 'status.json');
    writeFileSync(withJobs, htmlPage({ ...gatherPage(sampleResults(), ''), queues }, parts));
    browser = await openChromium();
  });
  afterAll(async () => {
    await browser?.close();
    rmSync(folder, { recursive: true, force: true });
  });

  test('jobs of a fleet, where they were asked for', async () => {
    const { page, wrong } = await open(withJobs);
    const rows = await page.locator('#jobs table').first().locator('tbody tr').allInnerTexts();
    expect(rows.map((row) => row.split('\t').map((cell) => cell.trim()))).toEqual([
      ['aaaaaaaaaaaa', '25519 mul throughput', '42 %', '1.44×', '123,456', '7,890', '3', '1', 'busy'],
      ['bbbbbbbbbbbb', '25519 mul throughput', 'begins', '–', '–', '–', '–', '1', '–'],
      ['cccccccccccc', '25519 mul throughput', 'failed: exit code 70: <b>wrong</b>', '–', '–', '–', '–', '3', '–'],
    ]);
    expect(await page.locator('#jobs progress').getAttribute('value')).toBe('42');
    expect(await page.locator('#jobs').innerText()).toContain('takes no jobs: the disk is full');
    expect(await page.locator('nav a').first().innerText()).toBe('Jobs');
    expect(wrong).toEqual([]);
    const without = await open(small);
    expect(await without.page.locator('#jobs').count()).toBe(0);
    await Promise.all([page.close(), without.page.close()]);
  });

  test.each(['light', 'dark'] as const)('all parts have their charts (%s)', async (colorScheme) => {
    const { page, wrong } = await open(stored, { colorScheme });
    for (const part of ['speed', 'bound', 'close', 'x25519', 'bridged'])
      expect(await page.locator(`#${part} svg`).count(), part).toBeGreaterThan(0);
    const bars = await page.locator('#speed g[aria-label=rect] > rect').count();
    expect(bars).toBeGreaterThan(40);
    expect(await page.locator('#proofs tbody tr').count()).toBeGreaterThan(20);
    expect(await page.locator('#proofs .badge.good').count()).toBeGreaterThan(40);
    expect(await page.locator('#gaps li').count()).toBeGreaterThan(0);
    const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colour).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(20, 24, 29)');
    expect(wrong).toEqual([]);
  });

  test.each([320, 360, 768, 1280])('nothing is wider than a screen of %i', async (width) => {
    const { page, wrong } = await open(stored, { width });
    for (const summary of await page.locator('summary').all()) await summary.click();
    const [wide, high] = await page.evaluate(() => [
      document.documentElement.scrollWidth,
      document.documentElement.scrollHeight,
    ]);
    expect(wide).toBeLessThanOrEqual(width);
    expect(high).toBeGreaterThan(2000);
    expect(wrong).toEqual([]);
  });

  test('a pointer over a bar shows its figures', async () => {
    const { page, wrong } = await open(small);
    await page.locator('#speed g[aria-label=rect] > rect').first().hover();
    expect(await tipOf(page)).toContain('25519-mul, throughput\nagainst llc -O3\n1.500 [1.490, 1.510] times as fast');
    await page.locator('#speed .pair > div').nth(1).locator('rect').nth(1).hover();
    expect(await tipOf(page)).toContain('we lose, beyond the noise');
    await page.locator('#bound g[aria-label=bar] > rect').first().hover();
    expect(await tipOf(page)).toContain('cycles measured, at least');
    expect(wrong).toEqual([]);
  });

  test('arrow keys lead through the values of a chart and say them', async () => {
    const { page, wrong } = await open(small);
    const chart = page.locator('#speed .chart').first();
    await chart.focus();
    await page.keyboard.press('ArrowDown');
    expect(await tipOf(page)).toContain('25519-mul, throughput\nagainst llc -O3');
    await page.keyboard.press('ArrowDown');
    expect(await tipOf(page)).toContain('OpenSSL');
    expect(await page.locator('#speed figure .unseen').first().textContent()).toContain('OpenSSL');
    await page.keyboard.press('ArrowUp');
    expect(await tipOf(page)).toContain('against llc -O3');
    expect(wrong).toEqual([]);
  });

  test('another champion is chosen by the keyboard; chains, searches and opponents are drawn', async () => {
    const { page, wrong } = await open(small);
    await page.locator('#champion').selectOption({ label: '25519-mul on amd-zen4' });
    const close = page.locator('#close');
    expect(await close.locator('h4').allTextContents()).toEqual([
      expect.stringMatching(/^ours: 5 instructions, \d+ cycles$/),
      expect.stringMatching(/^llc: 1 instructions, \d+ cycles$/),
    ]);
    expect(await close.textContent()).toContain('does not have the one that begins there');
    const ours = close.locator('.tall').first();
    await ours.locator('g.work > rect').first().waitFor();
    expect(await ours.locator('g.work > rect').count()).toBe(5);
    for (const flag of ['carry', 'overflow'])
      expect(await ours.locator(`g[aria-label=link][stroke="var(--${flag})"] > path`).count(), flag).toBe(1);
    await page.locator('#champion').focus();
    await page.keyboard.press('ArrowUp');
    await page.locator('#no-opponent').waitFor();
    expect(await close.locator('h4').count()).toBe(1);
    expect(await page.locator('#no-opponent').textContent()).toContain('not in this record');
    await close.locator('input[type=radio]').nth(1).check();
    await close.locator('svg', { hasText: 'evaluations →' }).first().waitFor();
    expect(wrong).toEqual([]);
  });
});
