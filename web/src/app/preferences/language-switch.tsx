import { languages } from '@evenlight/contract/languages';
import { useLingui } from '@lingui/react/macro';
import { locales } from '../../platform/locales';
import { useHouse } from '../shell/use-house';
import { PreferenceForm } from './preference-form';

export function LanguageSwitch() {
  const { t } = useLingui();
  const choices = languages.map((locale) => ({ value: locale, label: locales[locale].name, lang: locale }));
  return <PreferenceForm name="language" legend={t`Language`} choices={choices} chosen={useHouse().locale} />;
}
