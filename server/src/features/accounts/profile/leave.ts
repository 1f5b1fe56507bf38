// Leaving for good, once the days to change one's mind are over.
import { v7 as uuid } from 'uuid';
import { recordInAudit } from '../../../platform/audit.ts';
import { isLocked } from '../../../platform/database/database.ts';
import type { Erasing, PersonalData } from '../../../platform/personal-data/coverage.ts';
import { eraseAll } from '../../../platform/personal-data/erase.ts';
import type { World } from '../../../platform/world.ts';
import { sendAccountMail } from '../mails/mails.ts';
import { leaversDue, lockLeaver } from './profile-store.ts';

export const REMOVE_FILES_QUEUE = 'accounts.remove-files';

/** One failing account stays whole, keeps nobody else back, and is tried again with the next round. */
export async function eraseLeavers(world: World, declarations: readonly PersonalData[]): Promise<void> {
  const now = world.clock.now();
  for (const userId of await leaversDue(world.db, now)) {
    try {
      await eraseLeaver(world, declarations, userId, now);
    } catch (error) {
      // Somebody is signing in to it in this very moment; they may well stay.
      if (isLocked(error)) continue;
      world.log.error(
        { err: error, userId },
        'an account could not be erased; it is whole, and tried again in an hour',
      );
    }
  }
}

async function eraseLeaver(world: World, declarations: readonly PersonalData[], userId: string, now: Date) {
  await world.db.transaction(async (db) => {
    const leaver = await lockLeaver(db, userId, now);
    if (!leaver) return;
    const auditActions: Parameters<Erasing['note']>[0][] = [];
    const note: Erasing['note'] = (audited) => void auditActions.push(audited);
    const fileIds = await eraseAll(db, declarations, leaver, { world, now, note });
    // In line with the rest: the bytes go even if this process ends right after the commit.
    if (fileIds.length > 0) await world.jobs.enqueue(db, REMOVE_FILES_QUEUE, { fileIds });
    // The queue keeps its rows for a week, so the key must not name the account.
    const { email: to, language } = leaver;
    await sendAccountMail(db, world, { kind: 'account-gone', to, language, key: `account-gone ${uuid()}` });
    for (const audited of [...auditActions, { action: 'account.erased', subject: userId }])
      await recordInAudit(db, { at: now, actor: null, ...audited });
  });
}
