// A page that came in the browser's language, because nobody chose one: it can be kept, or read in the first language.
import { firstLanguage, locales } from '@evenlight/contract/languages';
import { useLingui } from '@lingui/react/macro';
import { PreferenceForm } from '../../features/accounts/preferences/preference-form';
import { useHouse } from '../../parts/use-house';
import { Wrap } from '../../ui/base/wrap';

export function LanguageOffer() {
  const { t } = useLingui();
  const { locale, isLanguageChosen } = useHouse();
  if (isLanguageChosen || locale === firstLanguage) return null;
  const choices = [locale, firstLanguage].map((code) => ({ value: code, label: locales[code].name, lang: code }));
  return (
    <Wrap className="pt-3 print:hidden">
      <PreferenceForm
        name="language"
        legend={t`Your browser asks for this language. Keep it?`}
        choices={choices}
        chosen=""
      />
    </Wrap>
  );
}
