import { languages, locales } from '@evenlight/contract/languages';
import { useLingui } from '@lingui/react/macro';
import { useHouse } from '../../../parts/use-house';
import { PreferenceForm } from './preference-form';

export function LanguageSwitch() {
  const { t } = useLingui();
  const choices = languages.map((locale) => ({ value: locale, label: locales[locale].name, lang: locale }));
  return <PreferenceForm name="language" legend={t`Language`} choices={choices} chosen={useHouse().locale} />;
}
