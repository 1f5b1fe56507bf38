// What a first visit brings over the line, before anybody touches the page.
import { get } from 'node:http';
import type { Browser, Page } from '@playwright/test';
import type { Cookie } from '../tools/bench-house.ts';
import { sum } from '../tools/figures.ts';
import { PHONE } from './touching.ts';

// A page that asks for nothing more in this time has what it wanted; live updates stay open for ever.
const QUIET_MS = 600;
const LONGEST_MS = 15_000;

/** Bytes of the answers as they were sent, headers left out, and the scripts among them as gzip would send them. */
export type Weight = {
  scripts: number;
  scriptBytes: number;
  scriptBytesAsGzip: number;
  totalBytes: number;
  /** Scripts as gzip would send them, the heaviest first. */
  heaviest: { name: string; bytes: number }[];
};

type Visit = { address: string; path: string; cookie?: Cookie };
type Answer = { url: string; type: string; head: number; bytes: number };

export async function weigh(browser: Browser, { address, path, cookie }: Visit): Promise<Weight> {
  const context = await browser.newContext({ viewport: PHONE, locale: 'en-US' });
  try {
    if (cookie) await context.addCookies([{ ...cookie, url: address }]);
    const page = await context.newPage();
    const answers = await visit(page, address + path);
    const scripts = answers.filter(({ type }) => type.includes('javascript'));
    const asGzip = await Promise.all(
      scripts.map(async ({ url }) => ({ name: nameIn(url), bytes: await bytesAsGzip(url) })),
    );
    return {
      scripts: scripts.length,
      scriptBytes: sum(scripts.map(({ bytes }) => bytes)),
      scriptBytesAsGzip: sum(asGzip.map(({ bytes }) => bytes)),
      totalBytes: sum(answers.map(({ bytes }) => bytes)),
      heaviest: asGzip.toSorted((one, other) => other.bytes - one.bytes),
    };
  } finally {
    await context.close();
  }
}

function nameIn(url: string): string {
  return new URL(url).pathname.split('/').at(-1) ?? url;
}

async function visit(page: Page, url: string): Promise<Answer[]> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const answers = new Map<string, Answer>();
  let last = performance.now();
  devtools.on('Network.requestWillBeSent', () => (last = performance.now()));
  devtools.on('Network.responseReceived', ({ requestId, response }) => {
    answers.set(requestId, { url: response.url, type: response.mimeType, head: response.encodedDataLength, bytes: 0 });
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const answer = answers.get(requestId);
    if (answer) answer.bytes = Math.max(0, encodedDataLength - answer.head);
    last = performance.now();
  });
  await page.goto(url);
  const until = performance.now() + LONGEST_MS;
  while (performance.now() - last < QUIET_MS && performance.now() < until) await page.waitForTimeout(50);
  // What the page itself wrote into its own address is no visit.
  return [...answers.values()].filter(({ url: asked }) => asked.startsWith('http'));
}

function bytesAsGzip(url: string): Promise<number> {
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  get(url, { headers: { 'accept-encoding': 'gzip' } }, (answer) => {
    let bytes = 0;
    answer.on('data', (piece) => (bytes += piece.length));
    answer.on('end', () => resolve(bytes));
  }).on('error', reject);
  return promise;
}
