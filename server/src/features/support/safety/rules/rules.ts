// All rules, the gravest first: of several that fire, the first one's kind of danger is answered. docs/crisis-rules.md is written from this list.
import { sentencesOf } from '../readings.ts';
import { actsAndFarewells } from './acts-and-farewells.ts';
import { concern } from './concern.ts';
import { intentAndPlan } from './intent-and-plan.ts';
import { methodQuestions } from './method-questions.ts';
import { otherDanger } from './other-danger.ts';
import { ownPaths } from './own-paths.ts';
import { holds, type Rule } from './rule.ts';
import { wishesAndThoughts } from './wishes-and-thoughts.ts';

export const rules: readonly Rule[] = [
  ...actsAndFarewells,
  ...ownPaths,
  ...intentAndPlan,
  ...wishesAndThoughts,
  ...methodQuestions,
  ...otherDanger,
  ...concern,
];

/** Of a very long letter these many sentences are looked at: those of whose words most are grave. */
const MOST_SENTENCES = 120;
const graveWords =
  /\b(?:tonight|ends?|kill\w*|die|dying|dead|suicid\w*|pills?|gun|rope|bridge|hurt\w*|touch\w*|hit\w*|knife|goodbye|wish|gone|alive|live|blood|cut\w*|burden|join|without|wake|poison|swallow\w*|matar\w*|morir\w*|vivir|pastillas|pistola|puente|adios|pega|toca|miedo|carga|despertar|hoy|esta noche|acab\w+|termin\w+)\b/g;

/** A rule that holds, and the sentence for which it does. */
export type Finding = { rule: Rule; sentence: string };

/** What holds for which sentence of a normalised text, or of another reading of the same one; the gravest rules first. */
export function findingsIn(...readings: readonly string[]): Finding[] {
  const seen = new Set<string>();
  const sentences = readings.flatMap((text) => {
    const unseen = gravestOf(sentencesOf(text)).filter((sentence) => !seen.has(sentence));
    for (const sentence of unseen) seen.add(sentence);
    return unseen.map((sentence) => ({ sentence, text, parts: partsOf(sentence) }));
  });
  return rules.flatMap((rule) =>
    sentences.flatMap(({ sentence, text, parts }) =>
      parts.some((part) => holds(rule, { part, sentence, text })) ? [{ rule, sentence }] : [],
    ),
  );
}

/** The rules that hold for some sentence of a normalised text. */
export function rulesIn(text: string): Rule[] {
  return [...new Set(findingsIn(text).map(({ rule }) => rule))];
}

/** People leave out stops: what runs on for long is looked at as a whole and in its parts. */
function partsOf(sentence: string): string[] {
  return sentence.includes(' , ') ? [sentence, ...sentence.split(' , ')] : [sentence];
}

function gravestOf(sentences: string[]): string[] {
  if (sentences.length <= MOST_SENTENCES) return sentences;
  const weighed = sentences.map((sentence) => {
    const grave = sentence.match(graveWords)?.length ?? 0;
    // By their share, or long sentences would crowd out 'tonight it ends'; but never less for being in company.
    return { sentence, weight: grave === 0 ? 0 : grave + grave / sentence.split(' ').length };
  });
  weighed.sort((one, other) => other.weight - one.weight);
  return weighed.slice(0, MOST_SENTENCES).map(({ sentence }) => sentence);
}
