// The mails of the doorkeeping: somebody asks to be let in, a page was reported, a page was closed.
import type { Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { inSubject } from '../../../platform/mail/in-subject.ts';
import type { MailTexts } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
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
    inWords: (language: Language) => asking[language](memorial.fullName),
  });
}

const asking: Record<Language, (name: string) => MailTexts> = inEveryLanguage((t) => (name) => ({
  subject: t('Somebody asks to see the memorial for {name}', { name: inSubject(name) }),
  paragraphs: [
    t(
      'Somebody would like to see the memorial you keep for {name}. Their name and their words are with the memorial.',
      { name },
    ),
    t('You can let them in, or not. They are told only when you do, and there is no hurry.'),
  ],
  label: t('Open the memorial'),
  footerReason: t('You get this because you keep this memorial. Your profile says what we may write to you about.'),
}));

type Page = { isClosed: boolean; at: Date };

/** No notice that can be turned off: it is their page. */
export async function tellOwnerOfPage(db: Db, world: World, memorial: MemorialRow, { isClosed, at }: Page) {
  const voices = isClosed ? closed : opened;
  await sendLetter(db, world, {
    to: ownerOf(memorial),
    memorialId: memorial.id,
    key: `memorial-page ${memorial.id} ${at.toISOString()}`,
    inWords: (language: Language) => voices[language](memorial.fullName),
  });
}

const closed: Record<Language, (name: string) => MailTexts> = inEveryLanguage((t) => (name) => ({
  subject: t('The memorial for {name} is closed for now', { name: inSubject(name) }),
  paragraphs: [
    t(
      'Visitors told us of a concern about the memorial for {name}. Our team has looked at it and closed the page to everybody but you.',
      { name },
    ),
    t(
      'Nothing is lost: you still see all of it, and can take everything with you. Call us or answer this mail, and we talk about what can be done.',
    ),
  ],
  label: t('Open the memorial'),
  footerReason: t('You get this because you own this memorial.'),
}));

const opened: Record<Language, (name: string) => MailTexts> = inEveryLanguage((t) => (name) => ({
  subject: t('The memorial for {name} is open again', { name: inSubject(name) }),
  paragraphs: [
    t('Our team has opened the memorial for {name} again. Everybody who could see it before can see it now.', { name }),
  ],
  label: t('Open the memorial'),
  footerReason: t('You get this because you own this memorial.'),
}));

export async function tellStaffOfReport(db: Db, world: World, memorialId: number, at: Date): Promise<void> {
  await writeToTeam(db, world, {
    texts: reported,
    idempotencyKey: `memorial-report ${memorialId} ${at.toISOString()}`,
  });
}

const reported = inEveryLanguage((t) => ({
  subject: t('A memorial page was reported'),
  paragraphs: [t('Somebody has reported a memorial page. What they wrote is in the list.')],
}));
