// Gives the chat a new week.
import type { OpenStretch } from '@evenlight/contract/desk';
import { recordInAudit } from '../../platform/audit.ts';
import { announce } from '../../platform/news/announce.ts';
import type { World } from '../../platform/world.ts';
import { replaceOpeningWeek } from './store.ts';

export async function setOpeningHours({ db, clock }: Pick<World, 'db' | 'clock'>, week: OpenStretch[]): Promise<void> {
  const at = clock.now();
  await db.transaction(async (db) => {
    await replaceOpeningWeek(db, week);
    await recordInAudit(db, {
      at,
      actor: null,
      action: 'hours.changed',
      subject: 'opening hours',
      details: { by: 'command line' },
    });
    await announce(db, { kind: 'hours.changed', subject: 'opening hours', audience: 'everyone', at });
  });
}
