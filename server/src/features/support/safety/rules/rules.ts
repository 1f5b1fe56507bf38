// All rules, the gravest first: of several that fire, the first one's kind of danger is answered. docs/crisis-rules.md is written from this list.
import { actsAndFarewells } from './acts-and-farewells.ts';
import { concern } from './concern.ts';
import { intentAndPlan } from './intent-and-plan.ts';
import { otherDanger } from './other-danger.ts';
import { holds, type Rule } from './rule.ts';
import { wishesAndThoughts } from './wishes-and-thoughts.ts';

export const rules: readonly Rule[] = [
  ...actsAndFarewells,
  ...intentAndPlan,
  ...wishesAndThoughts,
  ...otherDanger,
  ...concern,
];

/** The rules that hold for some sentence of a normalised text. */
export function rulesIn(text: string): Rule[] {
  const sentences = text.split(/(?<=[.?]) /).filter((sentence) => /\p{L}/u.test(sentence));
  // People leave out stops: what runs on for long is looked at as a whole and in its parts.
  const parts = sentences.flatMap((sentence) =>
    [sentence, ...(sentence.includes(' , ') ? sentence.split(' , ') : [])].map((part) => ({ part, sentence, text })),
  );
  return rules.filter((rule) => parts.some((part) => holds(rule, part)));
}
