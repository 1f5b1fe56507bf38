// The mails of a step that is handed over: to whoever is asked, and back to the family.
import { HANDOFF_PAGE_PATH } from '@evenlight/contract/handoffs';
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { subjectWith } from '../../../platform/mail/subject-with.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { refuse } from '../../../platform/problem.ts';
import type { World } from '../../../platform/world.ts';
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
  const { language } = owner;
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

const voices: Record<Language, Voice> = {
  en: {
    asked: ({ asker, name, title, description, message, until }) => ({
      subject: subjectWith`${asker} asks for your help`,
      paragraphs: [
        `${name}, ${asker} asks whether you can see to one step: “${title}”.`,
        ...(description ? [description] : []),
        ...(message ? [`In their words: ${message}`] : []),
        `The link shows this one step. There you say that it is done, or that you cannot. You need no account. It works until ${until} (Pacific time).`,
      ],
      label: 'See the step',
      footerReason: `You get this because ${asker} gave us your address for it. If you do not know them, ignore it.`,
    }),
    answered: ({ name, title, answer, isDone }) => ({
      subject: isDone ? subjectWith`${name} has done it` : subjectWith`${name} cannot do it`,
      paragraphs: [
        isDone
          ? `${name} says that “${title}” is done. It is ticked off in your timeline.`
          : `${name} cannot see to “${title}”. It is back with you, and you can hand it to somebody else.`,
        ...(answer ? [`In their words: ${answer}`] : []),
      ],
      label: 'Open the timeline',
      footerReason: 'You get this because you handed a step of your plan to somebody.',
    }),
  },
  es: {
    asked: ({ asker, name, title, description, message, until }) => ({
      subject: subjectWith`${asker} le pide ayuda`,
      paragraphs: [
        `${name}, ${asker} pregunta si puede ocuparse de un paso: «${title}».`,
        ...(description ? [description] : []),
        ...(message ? [`En sus palabras: ${message}`] : []),
        `El enlace muestra este único paso. Allí dice que está hecho, o que no puede. No necesita una cuenta. Funciona hasta el ${until} (hora del Pacífico).`,
      ],
      label: 'Ver el paso',
      footerReason: `Recibe este mensaje porque ${asker} nos dio su dirección. Si no conoce a esa persona, ignórelo.`,
    }),
    answered: ({ name, title, answer, isDone }) => ({
      subject: isDone ? subjectWith`${name} ya lo hizo` : subjectWith`${name} no puede hacerlo`,
      paragraphs: [
        isDone
          ? `${name} dice que «${title}» está hecho. Está marcado en su cronología.`
          : `${name} no puede ocuparse de «${title}». Vuelve a usted, y puede pasarlo a otra persona.`,
        ...(answer ? [`En sus palabras: ${answer}`] : []),
      ],
      label: 'Abrir la cronología',
      footerReason: 'Recibe este mensaje porque pasó un paso de su plan a alguien.',
    }),
  },
};
