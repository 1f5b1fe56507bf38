// Mail to our team: that somebody waits for a call, and not who. Names and numbers are behind the sign-in.
import type { Db } from '../../platform/database/database.ts';
import { renderMail } from '../../platform/mail/layout.ts';
import { sendMail } from '../../platform/mail/mail-jobs.ts';
import type { World } from '../../platform/world.ts';
import { staffAddresses } from '../accounts/store.ts';

export async function tellTeam(db: Db, world: World, alertId: string): Promise<void> {
  const { brand, origin } = world.config;
  const subject = 'Somebody in grief support asked for a call';
  const mail = renderMail({
    language: 'en',
    brand,
    heading: subject,
    paragraphs: ['They may be in danger. Please take the alert before you call, so that nobody calls twice.'],
    action: { label: 'Open the list', url: `${origin}/staff` },
    footerReason: 'You get this because you are on the concierge team.',
  });
  const staff = await staffAddresses(db);
  // A house without staff accounts yet still has somebody who reads its mail.
  for (const to of staff.length > 0 ? staff : [brand.email])
    await sendMail(db, world, { to, subject, ...mail, idempotencyKey: `crisis-alert ${alertId} ${to}` });
}
