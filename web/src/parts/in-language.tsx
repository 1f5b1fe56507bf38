// A quiet word beside what is not in the language of the page.
import { Trans, useLingui } from '@lingui/react/macro';
import { languageName } from '../platform/language-name';

export function InLanguage({ code }: { code: string }) {
  const { i18n } = useLingui();
  return <Trans>In {languageName(code, i18n.locale)}</Trans>;
}
