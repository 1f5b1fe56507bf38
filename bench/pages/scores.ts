// Lighthouse as a phone on a slow line. Only this needs it, so npm fetches it when it is asked for.
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { z } from '../../contract/src/zod.ts';
import { freePort } from '../../server/src/testing/server-process.ts';
import { openBrowser } from '../tools/browser.ts';

const LIGHTHOUSE = 'lighthouse@13.5.0';

export type Scores = {
  performance: number;
  accessibility: number;
  practices: number;
  seo: number;
  largestPaintSeconds: number;
  blockingMs: number;
  shift: number;
  /** What takes from the three scores that have to be full. */
  faults: string[];
};

/** What is read of a result. There is no score and no figure where the page could not be recorded. */
const Category = z.object({
  score: z.number().nullable(),
  auditRefs: z.array(z.object({ id: z.string(), weight: z.number() })),
});
const Audit = z.object({
  id: z.string(),
  title: z.string(),
  score: z.number().nullable(),
  numericValue: z.number().optional(),
});
const Result = z.object({
  lhr: z.object({
    runtimeError: z.object({ message: z.string() }).optional(),
    categories: z.object({
      performance: Category,
      accessibility: Category,
      'best-practices': Category,
      seo: Category,
    }),
    audits: z.record(z.string(), Audit),
  }),
});
type Category = z.infer<typeof Category>;
type Report = z.infer<typeof Result>['lhr'];

/** It is fetched when it is needed, and brings no types into this checkout. */
type Lighthouse = { default: (url: string, flags: object) => Promise<unknown> };

/** One Lighthouse and one browser for all pages; every page is visited for the first time as far as they can tell. */
export async function openLighthouse() {
  const { default: lighthouse }: Lighthouse = await import(await whereLighthouseIs());
  const port = await freePort();
  const browser = await openBrowser([`--remote-debugging-port=${port}`]);
  return {
    score: (url: string) => scoreOnce(() => lighthouse(url, { port, output: 'json', logLevel: 'silent' })),
    close: () => browser.close(),
  };
}

async function whereLighthouseIs(): Promise<string> {
  const words = ['exec', '--yes', '--package', LIGHTHOUSE, '--', 'node', '-p', 'process.env.PATH'];
  const { stdout } = await promisify(execFile)('npm', words);
  // npm puts the folder with the package's commands in front of the others.
  const [commands = ''] = stdout.trim().split('\n').at(-1)?.split(':') ?? [];
  return join(commands, '../lighthouse/core/index.js');
}

/** Asks again only when Lighthouse could not record the page, and so gave no score at all. */
async function scoreOnce(run: () => Promise<unknown>, tries = 3): Promise<Scores> {
  const { lhr } = Result.parse(await run());
  if (lhr.runtimeError || lhr.categories.performance.score === null) {
    if (tries === 1) throw new Error(lhr.runtimeError?.message ?? 'Lighthouse gave no score');
    return scoreOnce(run, tries - 1);
  }
  const { performance, accessibility, 'best-practices': practices, seo } = lhr.categories;
  return {
    performance: inHundred(performance),
    accessibility: inHundred(accessibility),
    practices: inHundred(practices),
    seo: inHundred(seo),
    largestPaintSeconds: figureOf(lhr, 'largest-contentful-paint') / 1000,
    blockingMs: figureOf(lhr, 'total-blocking-time'),
    shift: figureOf(lhr, 'cumulative-layout-shift'),
    faults: Object.values(lhr.audits)
      .filter(({ id, score }) => score === 0 && [accessibility, practices, seo].some(isCountedIn(id)))
      .map(({ title }) => title),
  };
}

function inHundred({ score }: Category): number {
  return Math.round((score ?? Number.NaN) * 100);
}

function figureOf({ audits }: Report, name: string): number {
  return audits[name]?.numericValue ?? Number.NaN;
}

function isCountedIn(id: string) {
  return ({ auditRefs }: Category) => auditRefs.some((audit) => audit.id === id && audit.weight > 0);
}
