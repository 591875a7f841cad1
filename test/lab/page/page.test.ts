/**
 * The page of results in headless Chromium: charts, tooltips by pointer and keyboard, no errors, no requests, no page
 * that scrolls sideways. Skipped with a message where there is no Chromium.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync, existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, type Page, chromium } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ALL_COMMANDS } from '../../../lab/commands.ts';
import { runCommandLine } from '../../../src/cli/runCommandLine.ts';
import { gatherPage } from '../../../lab/dashboard/gatherPage.ts';
import { htmlPage } from '../../../lab/dashboard/htmlPage.ts';
import { recordingIo } from '../../cli/recordingIo.ts';
import { oneIn } from '../../oneIn.ts';
import { queuesOfStatus } from '../../../lab/dashboard/queuesOfStatus.ts';
import { sampleResults } from '../dashboard/sampleResults.ts';
import { sampleStatus } from '../dashboard/sampleStatus.ts';

/** Where Debian has it; another place by CHROMIUM_PATH. */
const CHROMIUM = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/** Why tests in a browser cannot run; null if they can. */
const missingChromium = (): string | null =>
  existsSync(CHROMIUM) ? null : `${CHROMIUM} is missing: apt install chromium, or set CHROMIUM_PATH`;

/** A headless browser that asks nobody for anything by itself. */
const openChromium = (): Promise<Browser> =>
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

const root = join(import.meta.dirname, '..', '..', '..');
const missing = missingChromium();
if (missing !== null) console.warn(`page: skipped: ${missing}`);

let folder: string;
let browser: Browser;
/** One window, for each costs Chromium a second of renderers of its own. */
let tabs: BrowserContext;

/** A page that was opened, and everything that must not have happened. */
interface Opened {
  readonly page: Page;
  readonly wrong: string[];
}

async function open(file: string, options: { width?: number; colorScheme?: 'light' | 'dark' } = {}): Promise<Opened> {
  const { width = 1280, colorScheme = 'light' } = options;
  const page = await tabs.newPage();
  await page.setViewportSize({ width, height: 900 });
  await page.emulateMedia({ colorScheme });
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

/** Opens the table of a part; it is made when the browser says that it is open. */
async function openDetails(page: Page, part: string): Promise<void> {
  await page.locator(`${part} summary`).click();
  await page.locator(`${part} details tbody tr`).first().waitFor();
}

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
    expect(await runCommandLine(ALL_COMMANDS, io), io.noteText.join('\n')).toBe(0);
    const parts = {
      script: readFileSync(join(root, 'build/page/page.js'), 'utf8'),
      style: readFileSync(join(root, 'lab/page/style.css'), 'utf8'),
    };
    writeFileSync(small, htmlPage(gatherPage(sampleResults(), ''), parts));
    const queues = queuesOfStatus(JSON.stringify(sampleStatus()), 'status.json');
    writeFileSync(withJobs, htmlPage({ ...gatherPage(sampleResults(), ''), queues }, parts));
    browser = await openChromium();
    tabs = await browser.newContext();
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
    for (const part of ['glance', 'speed', 'bound', 'close', 'x25519', 'batches', 'bridged'])
      expect(await page.locator(`#${part} svg`).count(), part).toBeGreaterThan(0);
    const bars = await page.locator('#speed g[aria-label=rect] > rect').count();
    expect(bars).toBeGreaterThan(40);
    expect(await page.locator('#glance g[aria-label=dot] > *').count()).toBeGreaterThan(40);
    await openDetails(page, '#proofs');
    expect(await page.locator('#proofs details tbody tr').count()).toBeGreaterThan(20);
    expect(await page.locator('#proofs .badge.good').count()).toBeGreaterThan(40);
    expect(await page.locator('#gaps li').count()).toBeGreaterThan(0);
    await page.locator('#bound g[aria-label=bar] > rect').first().hover();
    expect(
      await page
        .locator('#bound [aria-label=tip] path')
        .first()
        .evaluate((tip) => getComputedStyle(tip).fill),
    ).toBe(colorScheme === 'light' ? 'rgb(244, 246, 248)' : 'rgb(29, 35, 42)');
    const colour = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(colour).toBe(colorScheme === 'light' ? 'rgb(255, 255, 255)' : 'rgb(20, 24, 29)');
    expect(wrong).toEqual([]);
  });

  test.each(oneIn(4, [320, 360, 768, 1280]))('nothing is wider than a screen of %i', async (width) => {
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

  test('losses are read on a phone without scrolling sideways', async () => {
    const { page, wrong } = await open(stored, { width: 360 });
    for (const short of await page.locator('#proofs .short').all()) {
      const [inner, outer] = await short.evaluate(({ scrollWidth, clientWidth }) => [scrollWidth, clientWidth]);
      expect(inner).toBeLessThanOrEqual(outer);
    }
    const loss = page.locator('#proofs .short').nth(1).locator('tbody tr').first().locator('td').first();
    expect(await loss.evaluate((cell) => getComputedStyle(cell, '::before').content)).toBe('"machine: "');
    expect(wrong).toEqual([]);
  });

  test('axes count in plain numbers, and no two words of a chart lie on each other', async () => {
    for (const width of oneIn(3, [360, 768, 1280])) {
      const { page } = await open(stored, { width });
      const axis = page.locator('#close figure').first().locator('g[aria-label="x-axis tick label"] text');
      for (const text of await axis.allTextContents()) expect(text).toMatch(/^([\d.]+[kM]?)?$/);
      const onEachOther = await page.locator('svg').evaluateAll((charts) =>
        charts.flatMap((chart) => {
          const texts = [...chart.querySelectorAll('text')].filter((text) => text.textContent !== '');
          const boxes = texts.map((text) => ({ text: text.textContent, box: text.getBoundingClientRect() }));
          return boxes.flatMap(({ text, box: p }, i) =>
            boxes
              .slice(i + 1)
              .filter(
                ({ box: q }) => p.left < q.right && q.left < p.right && p.top + 4 < q.bottom && q.top + 4 < p.bottom,
              )
              .map((other) => `${chart.closest('section')?.id}: ${text} / ${other.text}`),
          );
        }),
      );
      expect(onEachOther, `${width}`).toEqual([]);
      await page.close();
    }
  });

  test('at a glance: one sign for each function, machine and mode, losses with a shape of their own', async () => {
    const { page, wrong } = await open(small);
    expect(await page.locator('#glance g[aria-label=dot] > *').count()).toBe(3);
    const marked = '#glance g[aria-label=dot] > path';
    expect(await page.locator(marked).count()).toBe(1);
    await page.locator(marked).hover();
    expect(await tipOf(page)).toContain('25519-add on amd-zen4, throughput\nfastest alternative: llc -O3\n0.900');
    await page.locator('#glance input').nth(1).check();
    await page.locator('#glance circle').first().waitFor();
    await page.locator(marked).hover();
    expect(await tipOf(page)).toContain('25519-mul on amd-zen4, latency\nfastest alternative: OpenSSL x25519_fe64_mul');
    await openDetails(page, '#glance');
    expect(await page.locator('#glance tbody tr').count()).toBe(6);
    expect(await page.locator('.cards li').allInnerTexts()).toEqual([
      'amd-zen4\n1.10×\nthe throughput of the fastest alternative, on average: faster in 1 of 1 multiplications and ' +
        'squarings · with all functions and latency ◂ 2 losses in 4 comparisons',
      expect.stringMatching(
        /^intel-skylake\n1\.20×\nthe throughput of the fastest compiler, .* 1 of 1, all against compilers only .*no loss /,
      ),
    ]);
    expect(wrong).toEqual([]);
  });

  test('every bar has its name, and losses are hollow', async () => {
    for (const width of oneIn(3, [1280, 768, 400])) {
      const { page } = await open(stored, { width });
      for (const chart of await page.locator(':is(#speed, #bridged) .chart').all()) {
        const bars = await chart.locator('g[aria-label=rect] > rect').count();
        const labels = (await chart.locator('text').allTextContents()).filter((text) => /^(◂ )?[\d.]+× \S/.test(text));
        expect(labels.length, `${width}`).toBe(bars);
        const lost = labels.filter((text) => text.startsWith('◂')).length;
        expect(await chart.locator('g[aria-label=rect] > rect[fill="var(--paper)"]').count()).toBe(lost);
      }
      expect(await page.locator('#speed g[aria-label=rect] > rect').count()).toBeGreaterThan(40);
      await page.close();
    }
  });

  test('a colour of the series means a machine, and further right or up is better everywhere', async () => {
    const { page } = await open(stored);
    const coloured = await page
      .locator('main [fill], main [stroke]')
      .evaluateAll((marks) =>
        marks.flatMap((mark) =>
          ['fill', 'stroke'].some((name) => mark.getAttribute(name)?.includes('--series-') === true)
            ? [mark.closest('section')?.id]
            : [],
        ),
      );
    expect([...new Set(coloured)].sort()).toEqual(['bound', 'glance']);
    const bars = page.locator('#bound g[aria-label=bar] > rect');
    const widths = await bars.evaluateAll((all) => all.map((bar) => Number(bar.getAttribute('width'))));
    expect(widths).toEqual(widths.toSorted((a, b) => b - a));
    const builds = page.locator('#x25519 g[aria-label=dot] > circle');
    const places = await builds.evaluateAll((all) => all.map((dot) => dot.getBoundingClientRect().x));
    expect(places).toEqual(places.toSorted((a, b) => b - a));
    await page.close();
  });

  test('a pointer over a bar shows its figures', async () => {
    const { page, wrong } = await open(small);
    const bars = page.locator('#speed g[aria-label=rect] > rect');
    await bars.first().hover();
    expect(await tipOf(page)).toContain('25519-mul, throughput\nagainst OpenSSL x25519_fe64_mul\n1.100');
    await bars.nth(1).hover();
    expect(await tipOf(page)).toContain('25519-mul, throughput\nagainst llc -O3\n1.500 [1.490, 1.510] times as fast');
    await page.locator('#speed .pair > div').nth(1).locator('g[aria-label=rect] > rect').first().hover();
    expect(await tipOf(page)).toContain('we lose, beyond the noise');
    const labels = await page.locator('#speed .pair svg text').allTextContents();
    expect(labels).toEqual(
      expect.arrayContaining(['1.10× OpenSSL x25519_fe64_mul', '1.50× llc -O3', '◂ 0.90× llc -O3']),
    );
    await page.locator('#bound g[aria-label=bar] > rect').first().hover();
    expect(await tipOf(page)).toContain('cycles measured, at least');
    expect(wrong).toEqual([]);
  });

  test('one machine at a time is compared with every contender, first the one with most functions', async () => {
    const { page, wrong } = await open(small);
    expect(await page.locator('#speed h3').allTextContents()).toEqual(['amd-zen4 (AMD EPYC)']);
    await page.locator('#machine').focus();
    await page.keyboard.press('ArrowDown');
    await page.locator('#speed h3', { hasText: 'intel-skylake' }).waitFor();
    await page.locator('#speed rect').first().waitFor();
    expect(await page.locator('#speed g[aria-label=rect] > rect').count()).toBe(2);
    expect(wrong).toEqual([]);
  });

  test('proofs are counted, losses stand by name, and every code in a table', async () => {
    const { page, wrong } = await open(small);
    const [counts, losses] = await page.locator('#proofs table').all();
    expect(await counts.locator('tbody tr').first().innerText()).toMatch(/^asm = IR\s+3 of 3\s+–\s+–\s+–$/);
    expect(await losses.locator('tbody tr').allInnerTexts()).toEqual([
      expect.stringMatching(/^25519-add\s+amd-zen4\s+throughput\s+0\.900 .*llc -O3$/),
      expect.stringMatching(/^25519-mul\s+amd-zen4\s+latency\s+0\.800 .*OpenSSL x25519_fe64_mul$/),
    ]);
    await openDetails(page, '#proofs');
    expect(await page.locator('#proofs details tbody tr').count()).toBe(3);
    expect(wrong).toEqual([]);
  });

  test('arrow keys lead through the values of a chart and say them', async () => {
    const { page, wrong } = await open(small);
    const chart = page.locator('#speed .chart').first();
    await chart.focus();
    await page.keyboard.press('ArrowDown');
    expect(await tipOf(page)).toContain('OpenSSL');
    await page.keyboard.press('ArrowDown');
    expect(await tipOf(page)).toContain('25519-mul, throughput\nagainst llc -O3');
    expect(await page.locator('#speed figure .unseen').first().textContent()).toContain('llc -O3');
    await page.keyboard.press('ArrowUp');
    expect(await tipOf(page)).toContain('OpenSSL');
    expect(wrong).toEqual([]);
  });

  test('another champion is chosen by the keyboard; chains, searches and contenders are drawn', async () => {
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
    await page.locator('#no-contender').waitFor();
    expect(await close.locator('h4').count()).toBe(1);
    expect(await page.locator('#no-contender').textContent()).toContain('not in this record');
    await close.locator('input[type=radio]').nth(1).check();
    await close.locator('svg', { hasText: 'evaluations →' }).first().waitFor();
    expect(wrong).toEqual([]);
  });
});
