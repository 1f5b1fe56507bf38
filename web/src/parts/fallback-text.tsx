// A text that nobody has translated yet says which language it is in. For languages that are not complete.

import { firstLanguage, locales } from '@evenlight/contract/languages';
import type { TransRenderProps } from '@lingui/react';
import { Fragment, type ReactNode } from 'react';
import { isInFirstLanguage, partsInLanguages } from '../platform/fallback';
import { theirWords } from '../ui/base/their-words';

export function FallbackText({ children }: TransRenderProps) {
  const [first] = Array.isArray(children) ? children : [children];
  return isInFirstLanguage(first) ? <InFirstLanguage>{children}</InFirstLanguage> : children;
}

/** A sentence of the page's language that names something in the first one, or in the words of people. */
export function MixedSentence({ sentence }: { sentence: string }) {
  return partsInLanguages(sentence).map((part, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one sentence never move.
    <Fragment key={place}>{partInItsLanguage(part)}</Fragment>
  ));
}

type Part = ReturnType<typeof partsInLanguages>[number];

function partInItsLanguage({ text, isInFirstLanguage, isTheirs }: Part) {
  if (isTheirs) return <span {...theirWords}>{text}</span>;
  return isInFirstLanguage ? <InFirstLanguage>{text}</InFirstLanguage> : text;
}

function InFirstLanguage({ children }: { children: ReactNode }) {
  return (
    <span lang={firstLanguage} dir={locales[firstLanguage].direction}>
      {children}
    </span>
  );
}
