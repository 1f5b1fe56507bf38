// 'Within 24 hours' as a moment, and as words for those who wait and those who answer.
import { PROMISE_HOURS } from '@evenlight/contract/concierge';
import { HOME_ZONE } from '@evenlight/contract/dates';
import type { Language } from '@evenlight/contract/languages';

export function answerBy(now: Date): Date {
  return new Date(now.getTime() + PROMISE_HOURS * 60 * 60 * 1000);
}

export function momentInWords(moment: Date, language: Language): string {
  return moment.toLocaleString(language, { dateStyle: 'full', timeStyle: 'short', timeZone: HOME_ZONE });
}
