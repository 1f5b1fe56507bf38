// All rules, the gravest first: of several that fire, the first one's kind of danger is answered. docs/crisis-rules.md is written from this list.
import { gravestOf } from '../gravest.ts';
import { sentencesOf } from '../readings.ts';
import { actsAndFarewells } from './acts-and-farewells.ts';
import { concern } from './concern.ts';
import { intentAndPlan } from './intent-and-plan.ts';
import { methodQuestions } from './method-questions.ts';
import { minutesCount } from './minutes-count.ts';
import { otherDanger } from './other-danger.ts';
import { ownPaths } from './own-paths.ts';
import { holds, patternsOn, type Rule } from './rule.ts';
import { swallowedOrBreathed } from './swallowed-or-breathed.ts';
import { takenForAnother } from './taken-for-another.ts';
import { wishesAndThoughts } from './wishes-and-thoughts.ts';

export const rules: readonly Rule[] = [
  ...minutesCount,
  ...actsAndFarewells,
  ...ownPaths,
  takenForAnother,
  swallowedOrBreathed,
  ...intentAndPlan,
  ...wishesAndThoughts,
  ...methodQuestions,
  ...otherDanger,
  ...concern,
];

/** A rule that holds, and the sentence for which it does. */
export type Finding = { rule: Rule; sentence: string };

/** Of a very long letter so many words are looked at, in all its readings together. */
const MOST_WORDS = 2_000;

/** What holds for which sentence of a normalised text, or of another reading of the same one; the gravest rules first. */
export function findingsIn(...readings: readonly string[]): Finding[] {
  // The first reading has the last word: it is what was written.
  const textOf = new Map(
    readings.toReversed().flatMap((text) => sentencesOf(text).map((sentence) => [sentence, text])),
  );
  const sentences = gravestOf([...textOf], MOST_WORDS, ([sentence]) => sentence).map(([sentence, text]) => ({
    sentence,
    text,
    parts: partsOf(sentence),
  }));
  // Most patterns are on no line at all: one look at all lines is much cheaper than a look at each.
  const lines = sentences.flatMap(({ parts }) => parts).join('\n');
  return rules.flatMap((rule) => {
    const patterns = patternsOn(lines, rule);
    if (patterns.length === 0) return [];
    return sentences.flatMap(({ sentence, text, parts }) =>
      parts.some((part) => holds(rule, patterns, { part, sentence, text })) ? [{ rule, sentence }] : [],
    );
  });
}

/** The rules that hold for some sentence of a normalised text. */
export function rulesIn(text: string): Rule[] {
  return [...new Set(findingsIn(text).map(({ rule }) => rule))];
}

/** People leave out stops: what runs on for long is looked at as a whole and in its parts. */
function partsOf(sentence: string): string[] {
  return sentence.includes(' , ') ? [sentence, ...sentence.split(' , ')] : [sentence];
}
