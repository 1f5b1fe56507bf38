// Our team says that the prices which came with the product are its own. Plans that hold them can then be paid.
import type { Actor } from '../../../platform/actor.ts';
import { recordInAudit } from '../../../platform/audit.ts';
import { type Db, takeTurn } from '../../../platform/database/database.ts';
import { SHEETS_TURN } from '../../../platform/sheets/sheet.ts';
import { confirmExamples } from '../../catalogue/store.ts';
import { confirmToldPrices } from '../../plans/plan-store.ts';

/** Null for the command line. */
type Confirming = { actor: Actor | null; network?: string; now: Date };

/** Answers how many packages and add-ons were examples until now. */
export function confirmCatalogue(db: Db, { actor, network, now }: Confirming): Promise<number> {
  return db.transaction(async (db) => {
    await takeTurn(db, SHEETS_TURN);
    const confirmed = await confirmExamples(db);
    // Also with nothing to confirm: a plan may have been saved in the moment of the last time.
    await confirmToldPrices(db);
    if (confirmed === 0) return 0;
    await recordInAudit(db, {
      at: now,
      actor,
      action: 'catalogue.prices_confirmed',
      subject: 'catalogue',
      ...(network ? { network } : {}),
      details: { confirmed },
    });
    return confirmed;
  });
}
