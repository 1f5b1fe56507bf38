import { useLingui } from '@lingui/react/macro';
import { plainDay } from '../platform/dates';

/** Below a figure that others set. */
export function CheckedOn({ day }: { day: string }) {
  const { t, i18n } = useLingui();
  const checked = plainDay(day, i18n);
  return <span className="block font-sans text-ink-2 text-sm">{t`checked on ${checked}`}</span>;
}
