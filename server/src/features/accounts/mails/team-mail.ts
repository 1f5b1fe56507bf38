// Mail to our team. It lies in many places, so it says that somebody waits and not who; names are behind the sign-in.
import { firstLanguage, type Language } from '@evenlight/contract/languages';
import type { Db } from '../../../platform/database/database.ts';
import { type MailTexts, writeMail } from '../../../platform/mail/write-mail.ts';
import { inEveryLanguage } from '../../../platform/texts/texts.ts';
import type { World } from '../../../platform/world.ts';
import { languageAt, staffReaders } from '../store.ts';

type TeamMail = {
  texts: Record<Language, Pick<MailTexts, 'subject' | 'paragraphs' | 'label'>>;
  /** Where it is looked at; the list when nothing is said. */
  path?: string;
  /** The person who has taken it; everybody when nobody has. */
  to?: string | null;
  idempotencyKey: string;
};
type Reader = { email: string; language: Language };

const ofTheTeam = inEveryLanguage((t) => ({
  label: t('Open the list'),
  footerReason: t('You get this because you are on the concierge team.'),
}));

export async function writeToTeam(db: Db, world: World, { texts, path = '/staff', to, idempotencyKey }: TeamMail) {
  const readers = to ? [await readerAt(db, to)] : await teamReaders(db, world);
  for (const { email, language } of readers)
    await writeMail(db, world, {
      ...ofTheTeam[language],
      ...texts[language],
      to: email,
      language,
      url: world.config.origin + path,
      idempotencyKey: `${idempotencyKey} ${email}`,
    });
}

async function readerAt(db: Db, email: string): Promise<Reader> {
  return { email, language: (await languageAt(db, email)) ?? firstLanguage };
}

/** A house without staff accounts yet still has somebody who reads its mail. */
async function teamReaders(db: Db, { config }: World): Promise<readonly Reader[]> {
  const staff = await staffReaders(db);
  return staff.length > 0 ? staff : [{ email: config.brand.email, language: firstLanguage }];
}
