import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useHouse } from '../../../parts/use-house';
import { type Theme, themes } from '../../../platform/theme';
import { PreferenceForm } from './preference-form';

const labels: Record<Theme, MessageDescriptor> = {
  system: msg`As on your device`,
  day: msg`Day`,
  evening: msg`Evening`,
};

export function ThemeSwitch() {
  const { t, i18n } = useLingui();
  const choices = themes.map((theme) => ({ value: theme, label: i18n._(labels[theme]) }));
  return <PreferenceForm name="theme" legend={t`Day or evening`} choices={choices} chosen={useHouse().theme} />;
}
