import type { OpenStretch } from '@evenlight/contract/desk';
import type { I18n } from '@lingui/core';
import { slotInWords } from '../../consultations/when-in-words';
import { asTyped } from './typed-hours';

/** '9:00 AM – 12:00 PM, 1:00 PM – 5:00 PM'; empty for a day without hours. */
export function hoursInWords(
  stretches: readonly Pick<OpenStretch, 'opensMinute' | 'closesMinute'>[],
  i18n: I18n,
): string {
  return stretches
    .map(asTyped)
    .map(({ from, to }) => `${slotInWords(from, i18n)} – ${slotInWords(to, i18n)}`)
    .join(', ');
}
