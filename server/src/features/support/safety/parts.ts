// A message is judged as a whole and in parts: one line of danger among many ordinary ones would drown in them.

import { gravestOf } from './gravest.ts';
import type { Normalised } from './normalise.ts';
import { piecesOf, sentencesOf } from './readings.ts';
import type { Finding } from './rules/rules.ts';

export type Part = {
  reading: Normalised;
  /** How much graver it has to be than a whole message: among many, one sounds grave by chance. */
  less: number;
  /** Ids of the rules that hold for a sentence of it. */
  rules: readonly string[];
};

/** As long as the longest messages that were learned from. */
const WHOLE = { words: 120, overlap: 30 };
/** Of a very long letter so many words are looked at. */
const MOST_WORDS = { wholes: 7_000, windows: 5_000 };

export function partsOf(readings: readonly Normalised[], findings: readonly Finding[]): Part[] {
  const wholes = readings.flatMap(wholesOf);
  const windows = readings.flatMap(windowsOf);
  const textOf = ({ reading }: Stretch) => reading.text;
  const stretches = [
    ...gravestOf(wholes, MOST_WORDS.wholes, textOf),
    ...gravestOf(windows, MOST_WORDS.windows, textOf),
  ];
  const seen = new Set<string>();
  return stretches
    .filter(({ reading: { text, language } }) => {
      const key = `${language} ${text}`;
      return !seen.has(key) && seen.add(key);
    })
    .map((stretch) => ({ ...stretch, rules: rulesWithin(stretch.reading.text, findings) }));
}

type Stretch = Omit<Part, 'rules'>;

function rulesWithin(text: string, findings: readonly Finding[]): string[] {
  const within = findings.filter(({ sentence }) => text.includes(sentence) || sentence.includes(text));
  return [...new Set(within.map(({ rule }) => rule.id))];
}

function wholesOf({ text, language }: Normalised): Stretch[] {
  return piecesOf(text, WHOLE).map((piece) => ({ less: 0, reading: { language, text: piece } }));
}

/** Two sentences each; one, where there are only two, or where they are too long together. */
function windowsOf({ text, language }: Normalised): Stretch[] {
  const sentences = sentencesOf(text);
  if (sentences.length < 2) return [];
  const windows =
    sentences.length === 2
      ? sentences
      : sentences.slice(0, -1).map((sentence, at) => {
          const both = `${sentence} ${sentences[at + 1]}`;
          return both.split(' ').length <= WHOLE.words ? both : sentence;
        });
  return windows.map((words) => ({ less: Math.log(1 + windows.length), reading: { language, text: words } }));
}
