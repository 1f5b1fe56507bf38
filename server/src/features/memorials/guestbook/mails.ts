// The mails of a guestbook: to those who look through it, that something waits; to whoever wrote, what became of it.
import { UserId } from '@evenlight/contract/ids';
import { isLanguage, type Language } from '@evenlight/contract/languages';
import { MEMORIAL_PATH } from '@evenlight/contract/memorials/memorial';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { subjectWith } from '../../../platform/mail/subject-with.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import { sendLetter } from '../collaboration/letters.ts';
import { memorialCollaborators } from '../collaboration/tables.ts';
import type { MemorialRow } from '../store.ts';
import type { EntryRow } from './entry-store.ts';
import { mayTellModerators } from './letters-due.ts';

type Waiting = { memorial: MemorialRow; why: 'written' | 'reported' };

/** After what happened is safe: the count would otherwise be taken back with it. */
export async function announceWaiting(world: World, waiting: Waiting, now: Date): Promise<void> {
  if (!(await mayTellModerators(world, waiting.memorial.id, now))) return;
  await world.db.transaction((db) => tellModerators(db, world, waiting, now));
}

/** The words of strangers stay behind the sign-in: they are what the family has not read yet. */
async function tellModerators(db: Db, world: World, { memorial, why }: Waiting, now: Date): Promise<void> {
  for (const to of await moderatorsOf(db, memorial)) {
    await sendLetter(db, world, {
      to,
      memorialId: memorial.id,
      key: `guestbook-waits ${memorial.id} ${now.toISOString()}`,
      noticeAt: now,
      inWords: { en: () => toModerators[why].en(memorial.fullName), es: () => toModerators[why].es(memorial.fullName) },
    });
  }
}

async function moderatorsOf(db: Db, { id, userId, secondKeeperId }: MemorialRow): Promise<Set<UserId>> {
  const { memorialId, isDelegate, userId: person } = memorialCollaborators;
  const delegates = await db
    .select({ person })
    .from(memorialCollaborators)
    .where(and(eq(memorialId, id), eq(isDelegate, true), isNotNull(person)));
  const all = [userId, secondKeeperId, ...delegates.map(({ person }) => person)];
  return new Set(all.flatMap((each) => (each ? [UserId.parse(each)] : [])));
}

type AuthorMail = { memorial: MemorialRow; entry: EntryRow; reply: string; key: string };

/** Only where somebody left an address; whoever calls has counted the letter. */
export async function tellAuthor(
  db: Db,
  world: World,
  kind: keyof typeof toAuthor,
  { memorial, entry, reply, key }: AuthorMail,
): Promise<void> {
  if (!entry.authorEmail) return;
  const { origin } = world.config;
  const language = isLanguage(entry.language) ? entry.language : 'en';
  const texts = toAuthor[kind][language](memorial.fullName, reply);
  const slug = openSlugOf(memorial);
  await writeMail(db, world, {
    ...texts,
    to: entry.authorEmail,
    language,
    url: slug ? `${origin}${MEMORIAL_PATH}/${encodeURIComponent(slug)}?tab=guestbook` : undefined,
    idempotencyKey: `${kind} ${key}`,
  });
}

/**
 * Where the page opens to everybody. The address of an unlisted one is for its people to share: whoever typed this
 * e-mail address may not be who reads the letter, and a new address is made to keep somebody out.
 */
function openSlugOf({ privacy, publishedAt, closedAt, slug }: MemorialRow): string | null {
  return privacy === 'public' && publishedAt && !closedAt ? slug : null;
}

const caretaking: Record<Language, Pick<MailTexts, 'label' | 'footerReason'>> = {
  en: {
    label: 'Open the memorial',
    footerReason:
      'You get this because you look after this guestbook. Your profile says what we may write to you about.',
  },
  es: {
    label: 'Abrir el memorial',
    footerReason: 'Recibe este mensaje porque cuida este libro de visitas. En su perfil elige sobre qué le escribimos.',
  },
};

const toModerators: Record<Waiting['why'], Record<Language, (name: string) => MailTexts>> = {
  written: {
    en: (name) => ({
      subject: subjectWith`Something was written for ${name}`,
      paragraphs: [
        `Somebody has written in the guestbook of ${name}. It is not shown yet, so that you can read it first.`,
        'You can publish it, or leave it unseen. There is no hurry. Should more arrive within the hour, you get no further mail.',
      ],
      ...caretaking.en,
    }),
    es: (name) => ({
      subject: subjectWith`Alguien escribió para ${name}`,
      paragraphs: [
        `Alguien escribió en el libro de visitas de ${name}. Todavía no se muestra, para que usted pueda leerlo primero.`,
        'Puede publicarlo o dejarlo sin mostrar. No hay prisa. Si llega algo más en esta hora, no recibirá otro mensaje.',
      ],
      ...caretaking.es,
    }),
  },
  reported: {
    en: (name) => ({
      subject: subjectWith`An entry for ${name} was reported`,
      paragraphs: [
        `Somebody has told us of a concern about an entry in the guestbook of ${name}.`,
        'You can read it, and then keep it or hide it. Should more arrive within the hour, you get no further mail.',
      ],
      ...caretaking.en,
    }),
    es: (name) => ({
      subject: subjectWith`Alguien avisó sobre un mensaje para ${name}`,
      paragraphs: [
        `Alguien nos habló de una preocupación sobre un mensaje en el libro de visitas de ${name}.`,
        'Puede leerlo, y después conservarlo u ocultarlo. Si llega algo más en esta hora, no recibirá otro mensaje.',
      ],
      ...caretaking.es,
    }),
  },
};

const footers: Record<Language, string> = {
  en: 'You get this because this address was left with an entry in a guestbook. If it was not you, ignore it.',
  es: 'Recibe este mensaje porque esta dirección se dejó con unas palabras en un libro de visitas. Si no fue usted, ignórelo.',
};

const toAuthor = {
  'entry-published': {
    en: (name: string, reply: string): MailTexts => ({
      subject: subjectWith`Your words for ${name} can be read now`,
      paragraphs: [
        `The family has put what you wrote in the guestbook of ${name}. Thank you for writing.`,
        ...(reply ? [`They answer: ${reply}`] : []),
      ],
      label: 'See the guestbook',
      footerReason: footers.en,
    }),
    es: (name: string, reply: string): MailTexts => ({
      subject: subjectWith`Sus palabras para ${name} ya se pueden leer`,
      paragraphs: [
        `La familia publicó lo que usted escribió en el libro de visitas de ${name}. Gracias por escribir.`,
        ...(reply ? [`Le responden: ${reply}`] : []),
      ],
      label: 'Ver el libro de visitas',
      footerReason: footers.es,
    }),
  },
  'entry-thanked': {
    en: (name: string, reply: string): MailTexts => ({
      subject: subjectWith`Thank you for your words for ${name}`,
      paragraphs: [`The family of ${name} has answered what you wrote:`, reply],
      label: 'See the guestbook',
      footerReason: footers.en,
    }),
    es: (name: string, reply: string): MailTexts => ({
      subject: subjectWith`Gracias por sus palabras para ${name}`,
      paragraphs: [`La familia de ${name} respondió a lo que usted escribió:`, reply],
      label: 'Ver el libro de visitas',
      footerReason: footers.es,
    }),
  },
};
