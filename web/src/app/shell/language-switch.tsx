import { useLingui } from '@lingui/react/macro';
import { locales, offeredLocales } from '../../platform/locales';
import { PreferenceForm } from './preference-form';
import { useHouse } from './use-house';

export function LanguageSwitch() {
  const { t } = useLingui();
  const choices = offeredLocales.map((locale) => ({ value: locale, label: locales[locale].name, lang: locale }));
  return <PreferenceForm name="language" legend={t`Language`} choices={choices} chosen={useHouse().locale} />;
}
