// A message is judged as a whole and in parts: one line of danger among many ordinary ones would drown in them.
import type { Normalised } from './normalise.ts';
import { sentencesOf } from './readings.ts';
import type { Finding } from './rules/rules.ts';

export type Part = {
  reading: Normalised;
  /** How much graver it has to be than a whole message: among many, one sounds grave by chance. */
  less: number;
  /** Ids of the rules that hold for a sentence of it. */
  rules: readonly string[];
};

/** As long as the longest messages that were learned from. */
const WHOLE_WORDS = 120;
const OVERLAP_WORDS = 30;

export function partsOf(readings: readonly Normalised[], findings: readonly Finding[]): Part[] {
  const seen = new Set<string>();
  return readings
    .flatMap((reading) => [...stretchesOf(reading), ...windowsOf(reading)])
    .filter(({ reading: { text, language } }) => {
      const key = `${language} ${text}`;
      return !seen.has(key) && seen.add(key);
    })
    .map((part) => ({ ...part, rules: rulesWithin(part.reading.text, findings) }));
}

function rulesWithin(text: string, findings: readonly Finding[]): string[] {
  const within = findings.filter(({ sentence }) => text.includes(sentence) || sentence.includes(text));
  return [...new Set(within.map(({ rule }) => rule.id))];
}

function stretchesOf({ text, language }: Normalised): Omit<Part, 'rules'>[] {
  const words = text.split(' ');
  const starts = Math.max(1, Math.ceil((words.length - OVERLAP_WORDS) / (WHOLE_WORDS - OVERLAP_WORDS)));
  return Array.from({ length: starts }, (_, at) => {
    const start = at * (WHOLE_WORDS - OVERLAP_WORDS);
    return { less: 0, reading: { language, text: words.slice(start, start + WHOLE_WORDS).join(' ') } };
  });
}

/** Two sentences each; one, where there are only two. */
function windowsOf({ text, language }: Normalised): Omit<Part, 'rules'>[] {
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return [];
  const size = sentences.length === 2 ? 1 : 2;
  const windows = Array.from({ length: sentences.length - size + 1 }, (_, at) =>
    sentences.slice(at, at + size).join(' '),
  );
  return windows.map((words) => ({ less: Math.log(1 + windows.length), reading: { language, text: words } }));
}
