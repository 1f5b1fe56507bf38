// Words to begin a letter with. Whoever sends one reads it first and makes it fit the family.
import type { PromiseKind } from '@evenlight/contract/concierge';
import { type Language, languages } from '@evenlight/contract/languages';
import type { ReplyTemplate } from '@evenlight/contract/queue';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';

type Names = { name: string; from: string };
type Words = { title: string; subject: string; text: string };
type Template = { id: string; kinds: 'all' | readonly PromiseKind[]; words: Record<Language, (names: Names) => Words> };

const templates: readonly Template[] = [
  {
    id: 'reached-out',
    kinds: 'all',
    words: inEveryLanguage((t) => (names: Names) => ({
      title: t('We tried to call'),
      subject: t('We tried to reach you'),
      text: t(
        'Dear {name},\n\nI called today and did not reach you. There is nothing you have to do now. I will try again, and if another time or another number suits you better, tell us and we keep to it.\n\nWith care,\n{from}',
        names,
      ),
    })),
  },
  {
    id: 'plan-read',
    kinds: ['plan-saved', 'custom-request', 'scheduling'],
    words: inEveryLanguage((t) => (names: Names) => ({
      title: t('We have read your plan'),
      subject: t('We have read your plan'),
      text: t(
        'Dear {name},\n\nThank you for trusting us with this. I have read your plan and I am the one who looks after it from now on. Next I check the date and the places you chose; you decide everything, and nothing is booked without your word.\n\nIs there anything that must happen, or must not? A line is enough.\n\nWith care,\n{from}',
        names,
      ),
    })),
  },
  {
    id: 'paper-missing',
    kinds: ['document', 'plan-saved'],
    words: inEveryLanguage((t) => (names: Names) => ({
      title: t('A paper is needed'),
      subject: t('One paper we still need'),
      text: t(
        'Dear {name},\n\nTo go on we need one more paper. You find which one, and where to get it, in your plan under Documents. A photo taken with a phone is fine if every corner can be read. If getting it is hard right now, tell us and we help.\n\nWith care,\n{from}',
        names,
      ),
    })),
  },
  {
    id: 'change-decided',
    kinds: ['adjustment', 'refund-request'],
    words: inEveryLanguage((t) => (names: Names) => ({
      title: t('About the amount'),
      subject: t('About the amount you asked about'),
      text: t(
        'Dear {name},\n\nWe have looked at what you asked. What was decided, and what you pay now, stands in your plan under Payments, line by line. If a figure is not what you expected, tell us before you pay anything.\n\nWith care,\n{from}',
        names,
      ),
    })),
  },
];

export function templatesFor(kind: PromiseKind, names: Names): ReplyTemplate[] {
  return templates
    .filter(({ kinds }) => kinds === 'all' || kinds.includes(kind))
    .flatMap(({ id, words }) =>
      languages.map((language) => ({ id: `${id}-${language}`, language, ...words[language](names) })),
    );
}
