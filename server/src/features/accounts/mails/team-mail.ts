// Mail to our team. It lies in many places, so it says that somebody waits and not who; names are behind the sign-in.
import type { Db } from '../../../platform/database/database.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import { staffAddresses } from '../store.ts';

type TeamMail = {
  subject: string;
  paragraphs: readonly string[];
  /** Where it is looked at; the list when nothing is said. */
  action?: { label: string; path: string };
  /** The person who has taken it; everybody when nobody has. */
  to?: string | null;
  idempotencyKey: string;
};

const theList = { label: 'Open the list', path: '/staff' };

export async function writeToTeam(db: Db, world: World, mail: TeamMail): Promise<void> {
  const { subject, paragraphs, action: { label, path } = theList, idempotencyKey } = mail;
  for (const to of mail.to ? [mail.to] : await teamAddresses(db, world))
    await writeMail(db, world, {
      to,
      language: 'en',
      subject,
      paragraphs,
      label,
      url: world.config.origin + path,
      footerReason: 'You get this because you are on the concierge team.',
      idempotencyKey: `${idempotencyKey} ${to}`,
    });
}

/** A house without staff accounts yet still has somebody who reads its mail. */
async function teamAddresses(db: Db, { config }: World): Promise<string[]> {
  const staff = await staffAddresses(db);
  return staff.length > 0 ? staff : [config.brand.email];
}
