import type { PlanChange } from '@evenlight/contract/plan-versions';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { inTheirLanguage } from '../../../platform/fallback';
import { asKnownRelation } from '../../plans/relation-words';

/** Changes of a plan as sentences. They name traditions and packages, whose words belong to other features. */
export type InWords = (changes: readonly PlanChange[], i18n: I18n) => readonly { text: string; drawn: ReactNode }[];

type Props = { changes: readonly PlanChange[]; inWords: InWords };

export function ChangeList({ changes, inWords }: Props) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-1.5 empty:hidden">
      {inWords(changes.map(withTheirWords), i18n).map(({ text, drawn }) => (
        <li key={text} className="wrap-anywhere">
          {drawn}
        </li>
      ))}
    </ul>
  );
}

const FAMILYS_WORDS = ['title', 'personName', 'calledName', 'relation'];

/** They keep their own language and direction within our sentence, and our sentence keeps its own. */
function withTheirWords(change: PlanChange): PlanChange {
  const { field, before, after, language } = change;
  if (language || !FAMILYS_WORDS.includes(field)) return change;
  const apart = (words: string | null) => (words && !isOurWord(field, words) ? inTheirLanguage(words) : words);
  return { field, before: apart(before), after: apart(after) };
}

/** Who somebody is to the family may be a word of our list. */
function isOurWord(field: string, words: string): boolean {
  return field === 'relation' && asKnownRelation(words) !== null;
}
