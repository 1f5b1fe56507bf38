// The mails of the doorkeeping: somebody asks to be let in, a page was reported, a page was closed.
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { subjectWith } from '../../../platform/mail/subject-with.ts';
import type { MailTexts } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import { writeToTeam } from '../../accounts/mails/team-mail.ts';
import { ownerOf } from '../access.ts';
import { sendLetter } from '../collaboration/letters.ts';
import type { MemorialRow } from '../store.ts';

/** Names and words of strangers stay behind the sign-in. */
export async function tellOfRequest(
  db: Db,
  world: World,
  memorial: MemorialRow,
  { email, askedAt }: { email: string; askedAt: Date },
): Promise<void> {
  await sendLetter(db, world, {
    to: ownerOf(memorial),
    memorialId: memorial.id,
    noticeAt: askedAt,
    key: `access-request ${memorial.id} ${email} ${askedAt.toISOString()}`,
    inWords: { en: () => asking.en(memorial.fullName), es: () => asking.es(memorial.fullName) },
  });
}

const asking: Record<Language, (name: string) => MailTexts> = {
  en: (name) => ({
    subject: subjectWith`Somebody asks to see the memorial for ${name}`,
    paragraphs: [
      `Somebody would like to see the memorial you keep for ${name}. Their name and their words are with the memorial.`,
      'You can let them in, or not. They are told only when you do, and there is no hurry.',
    ],
    label: 'Open the memorial',
    footerReason: 'You get this because you keep this memorial. Your profile says what we may write to you about.',
  }),
  es: (name) => ({
    subject: subjectWith`Alguien pide ver el memorial de ${name}`,
    paragraphs: [
      `Alguien quisiera ver el memorial que usted cuida de ${name}. Su nombre y sus palabras están en el memorial.`,
      'Puede dejarle entrar, o no. Solo se le avisa si usted acepta, y no hay prisa.',
    ],
    label: 'Abrir el memorial',
    footerReason: 'Recibe este mensaje porque cuida este memorial. En su perfil elige sobre qué le escribimos.',
  }),
};

type Page = { isClosed: boolean; at: Date };

/** No notice that can be turned off: it is their page. */
export async function tellOwnerOfPage(db: Db, world: World, memorial: MemorialRow, { isClosed, at }: Page) {
  const { en, es } = isClosed ? closed : opened;
  await sendLetter(db, world, {
    to: ownerOf(memorial),
    memorialId: memorial.id,
    key: `memorial-page ${memorial.id} ${at.toISOString()}`,
    inWords: { en: () => en(memorial.fullName), es: () => es(memorial.fullName) },
  });
}

const closed: Record<Language, (name: string) => MailTexts> = {
  en: (name) => ({
    subject: subjectWith`The memorial for ${name} is closed for now`,
    paragraphs: [
      `Visitors told us of a concern about the memorial for ${name}. Our team has looked at it and closed the page to everybody but you.`,
      'Nothing is lost: you still see all of it, and can take everything with you. Call us or answer this mail, and we talk about what can be done.',
    ],
    label: 'Open the memorial',
    footerReason: 'You get this because you own this memorial.',
  }),
  es: (name) => ({
    subject: subjectWith`El memorial de ${name} está cerrado por ahora`,
    paragraphs: [
      `Algunos visitantes nos hablaron de una preocupación sobre el memorial de ${name}. Nuestro equipo lo miró y cerró la página a todos menos a usted.`,
      'Nada se ha perdido: usted lo sigue viendo todo y puede llevárselo. Llámenos o responda a este mensaje, y hablamos de lo que se puede hacer.',
    ],
    label: 'Abrir el memorial',
    footerReason: 'Recibe este mensaje porque este memorial es suyo.',
  }),
};

const opened: Record<Language, (name: string) => MailTexts> = {
  en: (name) => ({
    subject: subjectWith`The memorial for ${name} is open again`,
    paragraphs: [
      `Our team has opened the memorial for ${name} again. Everybody who could see it before can see it now.`,
    ],
    label: 'Open the memorial',
    footerReason: 'You get this because you own this memorial.',
  }),
  es: (name) => ({
    subject: subjectWith`El memorial de ${name} está abierto de nuevo`,
    paragraphs: [`Nuestro equipo volvió a abrir el memorial de ${name}. Quienes podían verlo antes lo ven de nuevo.`],
    label: 'Abrir el memorial',
    footerReason: 'Recibe este mensaje porque este memorial es suyo.',
  }),
};

export async function tellStaffOfReport(db: Db, world: World, memorialId: number, at: Date): Promise<void> {
  await writeToTeam(db, world, {
    subject: 'A memorial page was reported',
    paragraphs: ['Somebody has reported a memorial page. What they wrote is in the list.'],
    idempotencyKey: `memorial-report ${memorialId} ${at.toISOString()}`,
  });
}
