// What was found about pages, as rows, targets and ratios that are watched.
import type { Column, Findings, Guarded, Target } from '../report/table.ts';
import { sum } from '../tools/figures.ts';
import type { Walked } from './journeys.ts';
import type { Scores } from './scores.ts';
import { SLOW_DOWN } from './touching.ts';
import type { Weight } from './weight.ts';

export const WANTED_PERFORMANCE = 95;
const KILOBYTE = 1_000;
const DOCUMENT_SCRIPT_KB = 40;
const APPLICATION_SCRIPT_KB = 180;
// A page without the application's scripts has the one that keeps static pages company.
const isDocument = ({ scripts }: Weight) => scripts <= 1;

/** With all performance scores that the middle one was taken from. */
export type ScoredPage = Scores & { runs: number[] };
/** A member's page is weighed and not drawn apart; only public ones have scores. */
export type Page = Weight & { path: string; drawingMs?: number } & Partial<ScoredPage>;
type Scored = Page & ScoredPage;

function isScored(page: Page): page is Scored {
  return page.performance !== undefined;
}

const COLUMNS: Column[] = [
  { key: 'path', label: 'page' },
  { key: 'performance', label: 'performance' },
  { key: 'accessibility', label: 'accessibility' },
  { key: 'practices', label: 'best practices' },
  { key: 'seo', label: 'SEO' },
  { key: 'largestPaint', label: 'largest paint s' },
  { key: 'blocking', label: 'blocked ms' },
  { key: 'scripts', label: 'scripts' },
  { key: 'scriptKb', label: 'script kB (gzip)' },
  { key: 'totalKb', label: 'all kB' },
  { key: 'drawing', label: 'drawn ms' },
];

/** Sums of a journey: what its touches cost, and how many times a tap beside everything that is. */
export type Journey = {
  name: string;
  interactions: number;
  longTasks: number;
  longestTaskMs: number;
  /** Which touch that was. */
  at: string;
  blockingMs: number;
  slowestTouchMs: number;
  timesPlain: number;
};

export function journeysOf(walked: readonly Walked[]): Journey[] {
  return walked.map(({ name, plain, touches }) => {
    const interactions = sum(touches.map((touch) => touch.interactions));
    const perTouch = sum(touches.map(({ workMs }) => workMs)) / interactions;
    const plainWork = sum(plain.map(({ workMs }) => workMs)) / plain.length;
    const [slowest] = touches.toSorted((one, other) => other.longestTaskMs - one.longestTaskMs);
    if (!slowest) throw new Error(`Nothing was touched in ${name}.`);
    return {
      name,
      interactions,
      longTasks: sum(touches.map(({ longTasks }) => longTasks)),
      longestTaskMs: slowest.longestTaskMs,
      at: slowest.name,
      blockingMs: sum(touches.map(({ blockingMs }) => blockingMs)),
      slowestTouchMs: Math.max(...touches.map(({ slowestTouchMs }) => slowestTouchMs)),
      timesPlain: perTouch / plainWork,
    };
  });
}

export function reportOf(pages: readonly Page[], journeys: readonly Journey[]): Findings {
  const scored = pages.filter(isScored);
  const documents = pages.filter(isDocument);
  const application = pages.filter((page) => !isDocument(page));
  return {
    lead:
      'Every public page in Lighthouse 13 as a phone on a slow line (once; the median of three where the first run is under ' +
      '95), and what a first visit brings before anybody touches the page: scripts as gzip sends them, everything as the ' +
      'browser asked for it (brotli). Drawing: until the first byte, uncached, median of 20. Pages whose scripts are one ' +
      'are documents, which stay still for visitors (decision 7).',
    columns: COLUMNS,
    rows: pages.map((page) => ({
      ...page,
      largestPaint: page.largestPaintSeconds,
      blocking: page.blockingMs,
      scriptKb: page.scriptBytesAsGzip / KILOBYTE,
      totalKb: page.totalBytes / KILOBYTE,
      drawing: page.drawingMs,
    })),
    notes: [...belowText(scored), ...heaviestOf(application), touchesText(journeys)],
    targets: [
      lowest(scored, 'performance', WANTED_PERFORMANCE),
      lowest(scored, 'accessibility', 100),
      lowest(scored, 'practices', 100),
      lowest(scored, 'seo', 100),
      heaviest('script of a document page', documents, DOCUMENT_SCRIPT_KB),
      heaviest('script of an application page', application, APPLICATION_SCRIPT_KB),
    ],
    guarded: [
      {
        name: 'pages: lowest Lighthouse performance / 100',
        value: least(scored, 'performance') / 100,
        better: 'higher',
      },
      scriptShare('document', documents),
      scriptShare('application', application),
    ],
    charts: [
      {
        name: 'pages-performance',
        title: 'Lighthouse performance, phone',
        unit: '',
        bars: scored.map(({ path, performance }) => ({ label: path, value: performance, target: WANTED_PERFORMANCE })),
      },
      {
        name: 'pages-script',
        title: 'Script before the first touch, gzip',
        unit: 'kB',
        bars: pages.map((page) => ({
          label: page.path,
          value: page.scriptBytesAsGzip / KILOBYTE,
          target: isDocument(page) ? DOCUMENT_SCRIPT_KB : APPLICATION_SCRIPT_KB,
        })),
      },
    ],
  };
}

function scriptShare(kind: string, pages: readonly Page[]): Guarded {
  const value = sum(pages.map(({ scriptBytes }) => scriptBytes)) / sum(pages.map(({ totalBytes }) => totalBytes));
  return { name: `pages: script / all bytes of ${kind} pages`, value, better: 'lower' };
}

type ScoreName = 'performance' | 'accessibility' | 'practices' | 'seo';

function lowest(pages: readonly Scored[], key: ScoreName, want: number): Target {
  return { name: `Lighthouse, lowest of all public pages: ${key}`, want, got: least(pages, key), better: 'higher' };
}

function heaviest(name: string, pages: readonly Page[], want: number): Target {
  const got = Math.max(...pages.map(({ scriptBytesAsGzip }) => scriptBytesAsGzip)) / KILOBYTE;
  return { name: `initial ${name}, heaviest`, want, got, better: 'lower', unit: 'kB gzip' };
}

/** Which pages are under what is wanted, with all their runs and what Lighthouse holds against them. */
function belowText(pages: readonly Scored[]): string[] {
  const below = pages.filter(({ performance, faults }) => performance < WANTED_PERFORMANCE || faults.length > 0);
  if (below.length === 0) return [];
  const told = below.map(({ path, runs, faults }) => `${path} (${[runs.join(' '), ...faults].join('; ')})`);
  return [`Under what is wanted in Lighthouse, with all runs: ${told.join(', ')}.`];
}

/** What the scripts of the heaviest page are, where they weigh too much. */
function heaviestOf(pages: readonly Page[]): string[] {
  const [page] = pages.toSorted((one, other) => other.scriptBytesAsGzip - one.scriptBytesAsGzip);
  if (!page || page.scriptBytesAsGzip / KILOBYTE <= APPLICATION_SCRIPT_KB) return [];
  const parts = page.heaviest.slice(0, 8).map(({ name, bytes }) => `${name} ${(bytes / KILOBYTE).toFixed(0)} kB`);
  return [`The heaviest, ${page.path}: ${parts.join(', ')}, and ${page.scripts - parts.length} smaller ones.`];
}

function touchesText(journeys: readonly Journey[]): string {
  const head = [
    `Touches at 390 px on a processor ${SLOW_DOWN} times slower (scripted, in Chromium):`,
    '',
    '| journey | touches | long tasks | longest ms | at | blocked ms | slowest touch ms | work of a touch / of a tap beside everything |',
    '| --- | ---: | ---: | ---: | --- | ---: | ---: | ---: |',
  ];
  const lines = journeys.map((journey) => {
    const { name, interactions, longTasks, longestTaskMs, at, blockingMs, slowestTouchMs, timesPlain } = journey;
    const cells = [name, interactions, longTasks, longestTaskMs, at, blockingMs, slowestTouchMs, timesPlain.toFixed(1)];
    return `| ${cells.map((cell) => (typeof cell === 'number' ? Math.round(cell) : cell)).join(' | ')} |`;
  });
  return [...head, ...lines].join('\n');
}

function least(pages: readonly Scored[], key: ScoreName): number {
  return Math.min(...pages.map((page) => page[key]));
}
