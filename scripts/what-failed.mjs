// What the reports of Vitest and Playwright say: every failure, where whoever reads only the end of a run finds it, and how
// long each test took.
import { existsSync, readFileSync } from 'node:fs';
import { root } from './house.mjs';

/** @typedef {import('vitest/node').JsonTestResults} VitestReport */
/** @typedef {import('@playwright/test/reporter').JSONReport} PlaywrightReport */
/** @typedef {import('@playwright/test/reporter').JSONReportSpec} Story */
/** @typedef {{ name: string, error: string }} Failure */
/** @typedef {{ name: string, seconds: number }} Timing */
/**
 * What one run comes to.
 * @typedef {{ passed: number, failed: number, skipped?: number, failures: Failure[], timings?: Timing[] }} Outcome
 */

const LINES_OF_ERROR = 14;
const LINES_OF_PAGE = 60;
/** Colours of a terminal: they make a log unreadable. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: the escape sign is what is looked for
const COLOURS = /\u001b\[[0-9;]*m/g;

/** @param {string} text */
export const withoutColours = (text) => text.replace(COLOURS, '');
/**
 * @param {string} text
 * @param {number} lines
 */
const plain = (text, lines) => withoutColours(text).split('\n').slice(0, lines).join('\n');

/**
 * When a report is missing, the result of the tests that were still to run is unknown.
 * @param {string} file
 */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return undefined;
  }
}

/**
 * @param {string} name
 * @returns {Outcome}
 */
export function withoutReport(name) {
  const error = 'It ended before it could write its report; what it said stands above.';
  return { passed: 0, failed: 1, failures: [{ name, error }] };
}

/**
 * From Vitest's JSON report: failed tests, and files that could not even be read.
 * @param {VitestReport} report
 * @returns {Failure[]}
 */
export function failedInVitest(report) {
  return report.testResults.flatMap(({ name, message, status, assertionResults }) => {
    const failed = assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ name, error: plain(message, LINES_OF_ERROR) }];
    return failed.map((test) => ({
      name: `${name} › ${test.fullName}`,
      error: plain((test.failureMessages ?? []).join('\n'), LINES_OF_ERROR),
    }));
  });
}

/**
 * From Playwright's JSON report: with what the page looked like, for a failure nobody can look at any more.
 * @param {PlaywrightReport} report
 * @returns {Failure[]}
 */
export function failedInPlaywright(report) {
  // Of no single story: a file that could not be read, a house that did not open.
  const around = report.errors.map(({ message = '' }) => ({
    name: 'Playwright',
    error: plain(message, LINES_OF_ERROR),
  }));
  const told = specsIn(report).flatMap((spec) => {
    if (spec.ok) return [];
    const result = spec.tests.at(-1)?.results.at(-1);
    const errors = (result?.errors ?? []).map(({ message = '' }) => plain(message, LINES_OF_ERROR));
    return [{ name: `${spec.file}:${spec.line} › ${spec.title}`, error: [...errors, pageOf(result)].join('\n') }];
  });
  return [...around, ...told];
}

/**
 * How long each test took, for the table of the slowest.
 * @param {VitestReport} report
 * @returns {Timing[]}
 */
export function timesInVitest(report) {
  return report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, duration }) => ({
      name: `${short(name)} › ${fullName}`,
      seconds: (duration ?? 0) / 1000,
    })),
  );
}

/**
 * @param {PlaywrightReport} report
 * @returns {Timing[]}
 */
export function timesInPlaywright(report) {
  return specsIn(report).map(({ file, title, tests }) => {
    const seconds = tests.flatMap(({ results }) => results).reduce((sum, { duration }) => sum + duration / 1000, 0);
    return { name: `e2e/${file} › ${title}`, seconds };
  });
}

/** @param {string} file */
const short = (file) => file.replace(`${root}/`, '');

/**
 * All stories of a report, however deep they stand.
 * @param {PlaywrightReport} report
 */
export const specsIn = ({ suites }) => suites.flatMap(specsOf);

/**
 * @param {PlaywrightReport['suites'][number]} suite
 * @returns {Story[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/** @param {Story['tests'][number]['results'][number] | undefined} result */
function pageOf(result) {
  const context = result?.attachments.find(({ name }) => name === 'error-context')?.path;
  if (!context || !existsSync(context)) return '';
  const [, page = ''] = readFileSync(context, 'utf8').split(/^# Page snapshot$/m);
  return plain(page.trim(), LINES_OF_PAGE);
}
