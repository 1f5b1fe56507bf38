import type { PlanChange } from '@evenlight/contract/plan-versions';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react/macro';
import { MixedSentence } from '../../../parts/fallback-text';

/** Changes of a plan as sentences. They name traditions and packages, whose words belong to other features. */
export type InWords = (changes: readonly PlanChange[], i18n: I18n) => string[];

type Props = { changes: readonly PlanChange[]; inWords: InWords };

export function ChangeList({ changes, inWords }: Props) {
  const { i18n } = useLingui();
  return (
    <ul className="grid gap-1.5 empty:hidden">
      {inWords(changes.map(withOwnDirection), i18n).map((sentence) => (
        <li key={sentence} className="wrap-anywhere">
          <MixedSentence sentence={sentence} />
        </li>
      ))}
    </ul>
  );
}

const FAMILYS_WORDS = ['title', 'personName', 'calledName', 'relation'];
/** Hebrew, Arabic and the scripts beside them. */
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/** A name in Arabic or Hebrew keeps its own direction within our sentence, and our sentence keeps its own. */
function withOwnDirection(change: PlanChange): PlanChange {
  const { field, before, after, language } = change;
  if (language || !FAMILYS_WORDS.includes(field)) return change;
  const isolated = (words: string | null) => (words && FROM_THE_RIGHT.test(words) ? `\u2068${words}\u2069` : words);
  return { field, before: isolated(before), after: isolated(after) };
}
