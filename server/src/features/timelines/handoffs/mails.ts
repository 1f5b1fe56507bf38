// The mails of a step that is handed over: to whoever is asked, and back to the family.

import { HANDOFF_PAGE_PATH } from '@evenlight/contract/handoffs';
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { refuse } from '../../../platform/problem.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { letterLanguageOf } from '../../accounts/letter-language.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import type { PlanScope } from '../../plans/access.ts';
import { planIn } from '../../plans/plan-store.ts';
import { readEvent } from '../read-timeline.ts';
import type { HandoffRow } from './handoff-store.ts';

type Asked = { asker: string; name: string; title: string; description: string; message: string; until: string };
type Answered = { name: string; title: string; answer: string; isDone: boolean };
type Voice = { asked: (told: Asked) => MailTexts; answered: (told: Answered) => MailTexts };

export async function sendHandoffMail(
  db: Db,
  world: World,
  scope: PlanScope,
  { row, token }: { row: HandoffRow; token: string },
): Promise<void> {
  const { origin } = world.config;
  const owner = (await findOwner(db, scope.userId)) ?? refuse('user.not_found');
  const language = await letterLanguageOf(db, row, owner);
  const { title, description } = await eventOf(db, scope, row, language);
  const texts = voices[language].asked({
    asker: `${owner.firstName} ${owner.lastName}`,
    name: row.name,
    title,
    description,
    message: row.message,
    until: momentInWords(row.expiresAt, language),
  });
  const url = `${origin}${HANDOFF_PAGE_PATH}#${token}`;
  const idempotencyKey = `handoff ${row.id} ${row.tokenHash.toString('base64url')}`;
  await writeMail(db, world, { ...texts, to: row.email, language, url, idempotencyKey });
}

export async function sendAnsweredMail(db: Db, world: World, scope: PlanScope, row: HandoffRow): Promise<void> {
  const { origin } = world.config;
  const { email: to, language } = (await findOwner(db, scope.userId)) ?? refuse('user.not_found');
  const { title } = await eventOf(db, scope, row, language);
  const told = { name: row.name, title, answer: row.answer, isDone: row.state === 'done' };
  const texts = voices[language].answered(told);
  const url = `${origin}/timeline?plan_id=${scope.planId}`;
  await writeMail(db, world, {
    ...texts,
    to,
    language,
    url,
    idempotencyKey: `handoff-answered ${row.id} ${row.state}`,
  });
}

async function eventOf(db: Db, scope: PlanScope, { eventId, sentAt }: HandoffRow, language: Language) {
  const plan = await planIn(db, scope, sentAt);
  const event = await readEvent(db, plan, eventId, { language, now: sentAt });
  // The plan may have changed since; what was handed over is still known by its id.
  return event ?? { title: eventId, description: '' };
}

const voices: Record<Language, Voice> = inEveryLanguage((t) => ({
  asked: ({ asker, name, title, description, message, until }) => ({
    subject: t('{asker} asks for your help', { asker: inSubject(asker) }),
    paragraphs: [
      t('{name}, {asker} asks whether you can see to one step: “{title}”.', { name, asker, title }),
      ...(description ? [description] : []),
      ...(message ? [{ after: t('In their words:'), theirs: message }] : []),
      t(
        'The link shows this one step. There you say that it is done, or that you cannot. You need no account. It works until {until} (Pacific time).',
        { until },
      ),
    ],
    label: t('See the step'),
    footerReason: t('You get this because {asker} gave us your address for it. If you do not know them, ignore it.', {
      asker,
    }),
  }),
  answered: ({ name, title, answer, isDone }) => ({
    subject: isDone
      ? t('{name} has done it', { name: inSubject(name) })
      : t('{name} cannot do it', { name: inSubject(name) }),
    paragraphs: [
      isDone
        ? t('{name} says that “{title}” is done. It is ticked off in your timeline.', { name, title })
        : t('{name} cannot see to “{title}”. It is back with you, and you can hand it to somebody else.', {
            name,
            title,
          }),
      ...(answer ? [{ after: t('In their words:'), theirs: answer }] : []),
    ],
    label: t('Open the timeline'),
    footerReason: t('You get this because you handed a step of your plan to somebody.'),
  }),
}));
