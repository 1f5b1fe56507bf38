// A rule: what it looks for, in English and Spanish, how grave that is, and what shows that nobody is in danger.
import type { CrisisLevel, CrisisRoute } from '@evenlight/contract/support/levels';
import { type GuardName, guards } from './guards.ts';

/** Items of the Columbia screener, which order the rules; and kinds of danger that it does not ask for. */
type Item = 'Q1' | 'Q2' | 'Q3' | 'Q4' | 'Q5' | 'Q6' | 'others' | 'abuse' | 'medical' | 'worried' | 'concern';

export type Rule = {
  id: string;
  item: Item;
  level: CrisisLevel;
  route: CrisisRoute | null;
  /** Its word stands without the classifier: on thousands of strangers' harmless messages it hardly ever fired. */
  isTrusted?: true;
  /** In plain words what it means, for the published list. */
  means: string;
  en: readonly RegExp[];
  es: readonly RegExp[];
  /** Must stand somewhere in what was written as well: neither of the two is a danger by itself. */
  beside?: RegExp;
  /** What takes it back when it stands in the same sentence, or shortly before the words found. */
  guards: readonly GuardName[];
  /** Each must fire this rule; those of `quiet` must fire no rule of danger. */
  examples: readonly string[];
  quiet: readonly string[];
};

/** A part of what was written, the sentence it stands in, and all of it. */
export type Part = { part: string; sentence: string; text: string };

/** Those of its patterns, in whichever of both languages, that are found on some of these lines at all. */
export function patternsOn(lines: string, rule: Rule): RegExp[] {
  return [...rule.en, ...rule.es].filter((pattern) => variantOf(pattern, 'm').test(lines));
}

/** Whether one of the rule's patterns holds for one part of a text, and nothing takes it back. */
export function holds(rule: Rule, patterns: readonly RegExp[], { part, sentence, text }: Part): boolean {
  if (rule.beside && !standsBeside(rule, rule.beside, text)) return false;
  return patterns.some(
    (pattern) =>
      pattern.test(part) &&
      // Every place is looked at: 'he was suicidal, and now I am'.
      [...part.matchAll(variantOf(pattern, 'g'))].some((found) => {
        const [match] = found;
        const before = part.slice(0, found.index);
        const around = { text, sentence, part, before, match, after: part.slice(found.index + match.length) };
        return !rule.guards.some((name) => guards[name](around));
      }),
  );
}

/** In some sentence of the text, and nothing takes it back there. */
function standsBeside({ guards: names }: Rule, beside: RegExp, text: string): boolean {
  return text.split(/ [.?](?: |$)/).some((sentence) => {
    const found = beside.exec(sentence);
    if (!found) return false;
    const [match] = found;
    const before = sentence.slice(0, found.index);
    const around = { text, sentence, part: sentence, before, match, after: sentence.slice(found.index + match.length) };
    return !names.some((name) => guards[name](around));
  });
}

type Flag = 'g' | 'm';
const known: Record<Flag, Map<RegExp, RegExp>> = { g: new Map(), m: new Map() };

function variantOf(pattern: RegExp, flag: Flag): RegExp {
  const made = known[flag].get(pattern) ?? new RegExp(pattern, flag);
  known[flag].set(pattern, made);
  return made;
}
