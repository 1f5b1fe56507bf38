// The words of the mails to guests. What a guest typed is not repeated: the address may be somebody else's.

import type { Language } from '@evenlight/contract/languages';
import type { AnswerStatus } from '@evenlight/contract/memorials/events';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import { inEveryLanguage, type Translate } from '../../../platform/texts/texts.ts';

export type MailFacts = { title: string; when: string; place: string; person: string; people: number };
type Words = (facts: MailFacts) => { subject: string; paragraphs: string[] };
type Voice = {
  answered: Record<AnswerStatus, Words>;
  movedUp: Words;
  changed: Words;
  canceled: Words;
  label: string;
  footerReason: string;
};

export const voices: Record<Language, Voice> = inEveryLanguage((t) => ({
  answered: {
    attending: (facts) => ({
      subject: t('You are expected: {title}', { title: inSubject(facts.title) }),
      paragraphs: [
        t('In memory of {person}: “{title}”.', { person: facts.person, title: facts.title }),
        whenAndWhere(t, facts),
        t('{people, plural, one {A place is kept for you.} other {Places are kept for # people, you among them.}}', {
          people: facts.people,
        }),
        keepLink(t),
      ],
    }),
    waiting: (facts) => ({
      subject: t('You are on the waiting list: {title}', { title: inSubject(facts.title) }),
      paragraphs: [
        t('In memory of {person}: “{title}”.', { person: facts.person, title: facts.title }),
        whenAndWhere(t, facts),
        t(
          'All places are taken for now. When one becomes free, it goes to whoever waits longest, and we write to you.',
        ),
        keepLink(t),
      ],
    }),
    maybe: (facts) => ({
      subject: t('You may come: {title}', { title: inSubject(facts.title) }),
      paragraphs: [
        t('In memory of {person}: “{title}”.', { person: facts.person, title: facts.title }),
        whenAndWhere(t, facts),
        t('You said that you may come. No place is kept yet. Once you know, this link is the way to say so.'),
        keepLink(t),
      ],
    }),
    not_attending: (facts) => ({
      subject: t('You cannot come: {title}', { title: inSubject(facts.title) }),
      paragraphs: [
        t('In memory of {person}: “{title}”. The family knows that you cannot be there.', {
          person: facts.person,
          title: facts.title,
        }),
        keepLink(t),
      ],
    }),
  },
  movedUp: (facts) => ({
    subject: t('There is a place for you now: {title}', { title: inSubject(facts.title) }),
    paragraphs: [
      t('In memory of {person}: “{title}”.', { person: facts.person, title: facts.title }),
      whenAndWhere(t, facts),
      t(
        '{people, plural, one {A place became free, and it is kept for you.} other {Places became free, and # are kept for you.}}',
        { people: facts.people },
      ),
      t('If you cannot come any more, say so with this link, so that others can.'),
    ],
  }),
  changed: (facts) => ({
    subject: t('A new time or place: {title}', { title: inSubject(facts.title) }),
    paragraphs: [
      t('The family of {person} has changed “{title}”. It is now:', { person: facts.person, title: facts.title }),
      whenAndWhere(t, facts),
      t('Your answer stays as it is. If this does not suit you, the link changes it.'),
    ],
  }),
  canceled: (facts) => ({
    subject: t('It does not take place: {title}', { title: inSubject(facts.title) }),
    paragraphs: [
      t('The family of {person} had to call off “{title}”, planned for {t}', {
        person: facts.person,
        title: facts.title,
        t: whenAndWhere(t, facts),
      }),
      t('You do not need to do anything.'),
    ],
  }),
  label: t('Look at my answer'),
  footerReason: t(
    'You get this because your address was left with an answer to a gathering. If that was not you, ignore it.',
  ),
}));

const whenAndWhere = (t: Translate, { when, place }: MailFacts) =>
  place ? t('{when} (Pacific time), {place}.', { when, place }) : t('{when} (Pacific time).', { when });

const keepLink = (t: Translate) => t('With this link you can look at your answer and change it. It is yours alone.');
