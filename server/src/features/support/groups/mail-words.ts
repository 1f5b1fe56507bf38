import type { Language } from '@evenlight/contract/languages';
import { inEveryLanguage, type Translate } from '../../../platform/texts/texts.ts';

type MailFacts = {
  name: string;
  /** The door or the address of the call. */
  where: string;
  /** The next ones, in words. */
  meetings: string[];
  /** By when our team answers, in words. */
  by: string;
  phone: string;
};

export type Letter = { subject: string; paragraphs: string[]; label: string; footerReason: string };
export type Occasion = 'confirmed' | 'declined' | 'movedUp' | 'reminder' | 'changed' | 'ended';

const asList = (lines: string[]) => lines.map((line) => `• ${line}`);

export const letters: Record<Language, Record<Occasion, (facts: MailFacts) => Letter>> = inEveryLanguage((t) => ({
  confirmed: ({ name, where, meetings, phone }) => ({
    ...onEach(t),
    subject: t('You have a seat in the group'),
    paragraphs: [
      t('There is a seat for you in “{name}”. You need not prepare anything, and you need not speak.', { name }),
      t('Where: {where}', { where }, 'groups mail'),
      t('The next meetings, Pacific Time:'),
      ...asList(meetings),
      t('The file with this mail puts all of them into your calendar.'),
      t('If you cannot come after all, you can leave the group on our page, or call us: {phone}.', { phone }),
    ],
  }),
  declined: ({ name, phone }) => ({
    ...onEach(t),
    subject: t('About the group you asked for'),
    paragraphs: [
      t(
        'We cannot offer you a seat in “{name}” this time. This is about the group and how it is set up; it is not about you or your grief.',
        { name },
      ),
      t(
        'We would like to help you find something that fits. Call us, and we look together: {phone}. Other groups are on our page, and you can ask for a talk with one person there as well.',
        { phone },
      ),
      t('If it gets too heavy, 988 answers calls and texts at any hour, also for grief.'),
    ],
  }),
  movedUp: ({ name, by }) => ({
    ...onEach(t),
    subject: t('A seat in the group is free'),
    paragraphs: [
      t('You were waiting for a seat in “{name}”. One is free now, and we keep it for you.', { name }),
      t('Somebody of our team answers you by {by} (Pacific Time). You need not do anything until then.', { by }),
      t('If you do not want it any more, you can take your request back on our page.'),
    ],
  }),
  reminder: ({ name, where, meetings, phone }) => ({
    ...onEach(t),
    subject: t('Your group meets tomorrow'),
    paragraphs: [
      t('“{name}” meets {when} (Pacific Time).', { name, when: meetings[0] ?? t('tomorrow', 'when a group meets') }),
      t('Where: {where}', { where }, 'groups mail'),
      t('Come as you are. If tomorrow is not a good day, that is all right; call us if you like: {phone}.', { phone }),
    ],
    footerReason: t(
      'You get this because you are in a support group with us. Reminders can be turned off on its card.',
    ),
  }),
  changed: ({ name, where, meetings, phone }) => ({
    ...onEach(t),
    subject: t('Your group meets at another time or place'),
    paragraphs: [
      t('Something about “{name}” has changed. Your seat is still yours.', { name }),
      t('Where: {where}', { where }, 'groups mail'),
      t('The next meetings, Pacific Time:'),
      ...asList(meetings),
      t(
        'The file with this mail puts them into your calendar. If the former dates are still in it, please take them out.',
      ),
      t('If this does not suit you any more, call us, and we look for something that does: {phone}.', { phone }),
    ],
    footerReason: t('You get this because you are in a support group with us.'),
  }),
  ended: ({ name, phone }) => ({
    ...onEach(t),
    subject: t('Your group does not meet any more'),
    paragraphs: [
      t('“{name}” does not meet from now on. We are sorry to take it from you.', { name }),
      t(
        'We would like to help you find another one. Call us, and we look together: {phone}. Other groups are on our page, and you can ask for a talk with one person there as well.',
        { phone },
      ),
      t('If it gets too heavy, 988 answers calls and texts at any hour, also for grief.'),
    ],
    footerReason: t('You get this because you are in a support group with us.'),
  }),
}));

const onEach = (t: Translate) => ({
  label: t('Open support groups'),
  footerReason: t('You get this because you asked to join a support group with us.'),
});
