// Mail to our team: that somebody waits for a call.
import type { Db } from '../../platform/database/database.ts';
import { inEveryLanguage } from '../../platform/texts/texts.ts';
import type { World } from '../../platform/world.ts';
import { writeToTeam } from '../accounts/mails/team-mail.ts';

export async function tellTeam(db: Db, world: World, alertId: string): Promise<void> {
  await writeToTeam(db, world, { texts, idempotencyKey: `crisis-alert ${alertId}` });
}

const texts = inEveryLanguage((t) => ({
  subject: t('Somebody in grief support asked for a call'),
  paragraphs: [t('They may be in danger. Please take the alert before you call, so that nobody calls twice.')],
}));
