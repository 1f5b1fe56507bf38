// Lighthouse as a phone on a slow line. Only this needs it, so npm fetches it when it is asked for.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { freePort } from '../../server/src/testing/server-process.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';
const CATEGORIES = {
  performance: 'performance',
  accessibility: 'accessibility',
  practices: 'best-practices',
  seo: 'seo',
};

/** One Lighthouse and one browser for all pages; every page is visited for the first time as far as they can tell. */
export async function openLighthouse() {
  const { default: lighthouse } = await import(await whereLighthouseIs());
  const port = await freePort();
  const { CHROMIUM_PATH } = process.env;
  const browser = await chromium.launch({
    ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
    args: [`--remote-debugging-port=${port}`],
  });
  return {
    score: (url) => scoreOnce(() => lighthouse(url, { port, output: 'json', logLevel: 'silent' })),
    close: () => browser.close(),
  };
}

async function whereLighthouseIs() {
  const words = ['exec', '--yes', '--package', LIGHTHOUSE, '--', 'node', '-p', 'process.env.PATH'];
  const { stdout } = await promisify(execFile)('npm', words);
  // npm puts the folder with the package's commands in front of the others.
  const [commands] = stdout.trim().split('\n').at(-1).split(':');
  return join(commands, '../lighthouse/core/index.js');
}

/** Asks again only when Lighthouse could not record the page, and so gave no score at all. */
async function scoreOnce(run, tries = 3) {
  const { lhr } = await run();
  if (lhr.runtimeError || lhr.categories.performance.score === null) {
    if (tries === 1) throw new Error(lhr.runtimeError?.message ?? 'Lighthouse gave no score');
    return scoreOnce(run, tries - 1);
  }
  const scores = Object.entries(CATEGORIES).map(([key, name]) => [key, Math.round(lhr.categories[name].score * 100)]);
  return {
    ...Object.fromEntries(scores),
    largestPaintSeconds: lhr.audits['largest-contentful-paint'].numericValue / 1000,
    blockingMs: lhr.audits['total-blocking-time'].numericValue,
    shift: lhr.audits['cumulative-layout-shift'].numericValue,
    faults: Object.values(lhr.audits)
      .filter(({ id, score }) => score === 0 && isCounted(lhr, id))
      .map(({ title }) => title),
  };
}

/** What takes from the three scores that have to be full. */
function isCounted({ categories }, id) {
  return ['accessibility', 'best-practices', 'seo'].some((name) =>
    categories[name].auditRefs.some((audit) => audit.id === id && audit.weight > 0),
  );
}
