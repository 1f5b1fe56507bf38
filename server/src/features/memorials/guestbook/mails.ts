// The mails of a guestbook: to those who look through it, that something waits; to whoever wrote, what became of it.

import { UserId } from '@evenlight/contract/ids';
import { firstLanguage, isLanguage, type Language } from '@evenlight/contract/languages';
import { MEMORIAL_PATH } from '@evenlight/contract/memorials/memorial';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { Db } from '../../../platform/database/database.ts';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage, words } from '../../../platform/texts/texts.ts';
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
      inWords: (language: Language) => toModerators[why][language](memorial.fullName),
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
  const language = isLanguage(entry.language) ? entry.language : firstLanguage;
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

const caretaking: Record<Language, Pick<MailTexts, 'label' | 'footerReason'>> = inEveryLanguage((t) => ({
  label: t('Open the memorial'),
  footerReason: t(
    'You get this because you look after this guestbook. Your profile says what we may write to you about.',
  ),
}));

const toModerators: Record<Waiting['why'], Record<Language, (name: string) => MailTexts>> = {
  written: inEveryLanguage((t, language) => (name) => ({
    subject: t('Something was written for {name}', { name: inSubject(name) }),
    paragraphs: [
      t('Somebody has written in the guestbook of {name}. It is not shown yet, so that you can read it first.', {
        name,
      }),
      t(
        'You can publish it, or leave it unseen. There is no hurry. Should more arrive within the hour, you get no further mail.',
      ),
    ],
    ...caretaking[language],
  })),
  reported: inEveryLanguage((t, language) => (name) => ({
    subject: t('An entry for {name} was reported', { name: inSubject(name) }),
    paragraphs: [
      t('Somebody has told us of a concern about an entry in the guestbook of {name}.', { name }),
      t('You can read it, and then keep it or hide it. Should more arrive within the hour, you get no further mail.'),
    ],
    ...caretaking[language],
  })),
};

const footers: Record<Language, string> = words(
  'You get this because this address was left with an entry in a guestbook. If it was not you, ignore it.',
);

const toAuthor = {
  'entry-published': inEveryLanguage(
    (t, language) =>
      (name: string, reply: string): MailTexts => ({
        subject: t('Your words for {name} can be read now', { name: inSubject(name) }),
        paragraphs: [
          t('The family has put what you wrote in the guestbook of {name}. Thank you for writing.', { name }),
          ...(reply ? [{ after: t('They answer:'), theirs: reply }] : []),
        ],
        label: t('See the guestbook'),
        footerReason: footers[language],
      }),
  ),
  'entry-thanked': inEveryLanguage(
    (t, language) =>
      (name: string, reply: string): MailTexts => ({
        subject: t('Thank you for your words for {name}', { name: inSubject(name) }),
        paragraphs: [t('The family of {name} has answered what you wrote:', { name }), { theirs: reply }],
        label: t('See the guestbook'),
        footerReason: footers[language],
      }),
  ),
};
