// What is done before families come, asked of the house itself: no step is ever ticked off by hand.
import { type Brand, isFictionalEmail, isFictionalPhone } from '@evenlight/contract/brand';
import { BACKUP_MAX_AGE_DAYS, type Opening, type OpeningStepKind, openingSteps } from '@evenlight/contract/opening';
import { lastTime } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { hasExamples } from '../../catalogue/store.ts';
import { vendors } from '../../vendors/tables.ts';
import { counties, venues } from '../../venues/tables.ts';
import { chatHoursSubjects } from '../hours-sheet.ts';
import { areOurs, isInAudit } from './house-record.ts';

const DAY_MS = 24 * 3_600_000;

type Asking = { config: { brand: Brand; isNamed: boolean; isProduction: boolean }; now: Date };

export async function readOpening(db: Db, { config, now }: Asking): Promise<Opening> {
  const { brand, isNamed, isProduction } = config;
  const mailSentAt = await lastTime(db, 'house.mail_sent');
  const backedUpAt = await lastTime(db, 'house.backed_up');
  const restoredAt = await lastTime(db, 'house.restored');
  const restoreTriedAt = await lastTime(db, 'house.restore_tried');
  const phones = [brand.supportPhone, brand.whatsappPhone, brand.helplinePhone];
  const isDone: Record<OpeningStepKind, boolean> = {
    brand: isNamed && !isFictionalEmail(brand.email),
    phones: !phones.some(isFictionalPhone),
    prices: !(await hasExamples(db)),
    listings: (await areOurs(db, venues)) && (await areOurs(db, vendors)),
    counties: await areOurs(db, counties),
    hours: await isInAudit(db, chatHoursSubjects),
    // Another machine may have another mail server: what was proven before a restore proves nothing here.
    mail: mailSentAt !== null && (restoredAt === null || mailSentAt > restoredAt),
    backup: backedUpAt !== null && now.getTime() - backedUpAt.getTime() < BACKUP_MAX_AGE_DAYS * DAY_MS,
  };
  return {
    steps: openingSteps.map((kind) => ({ kind, isDone: isDone[kind] })),
    commands: isProduction ? 'evenlight' : 'npm',
    mailSentAt: mailSentAt?.toISOString() ?? null,
    backedUpAt: backedUpAt?.toISOString() ?? null,
    restoredAt: restoredAt?.toISOString() ?? null,
    restoreTriedAt: restoreTriedAt?.toISOString() ?? null,
  };
}
