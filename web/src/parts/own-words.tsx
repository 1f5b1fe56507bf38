// A text of what we sell or list. One that nobody has translated into the language of the page carries the language it is
// in, so that it is read aloud as what it is, and a quiet word beside it says so.
import { type Language, locales } from '@evenlight/contract/languages';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { languageName } from '../platform/language-name';
import { classNames } from '../ui/base/class-names';
import { InLanguage } from './in-language';

/** As an answer comes: without a language it is in the one of the page. */
export type Told = { language?: Language | undefined };

/** For an element that holds nothing but such texts. */
export function inItsLanguage({ language }: Told) {
  return language && { lang: language, dir: locales[language].direction };
}

export function OwnWords({ of, children }: { of: Told; children: ReactNode }) {
  return of.language ? <span {...inItsLanguage(of)}>{children}</span> : children;
}

type ToldInProps = { of: Told | readonly Told[]; className?: string | undefined };

/** Nothing where everything is in the language of the page. Said once for a list. */
export function ToldIn({ of, className }: ToldInProps) {
  const { i18n } = useLingui();
  const all: readonly Told[] = isList(of) ? of : [of];
  const language = all.find((told) => told.language)?.language;
  if (!language) return null;
  return (
    <span className={classNames('block text-ink-3 text-sm', className)}>
      {all.every((told) => told.language === language) ? (
        <InLanguage code={language} />
      ) : (
        <Trans>Partly in {languageName(language, i18n.locale)}</Trans>
      )}
    </span>
  );
}

function isList(of: Told | readonly Told[]): of is readonly Told[] {
  return Array.isArray(of);
}
