import {
  askAboutGrave,
  getRestingPlace,
  type RestingPlace,
  saveRestingPlace,
} from '@evenlight/contract/resting-places';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../platform/audit.ts';
import type { Db } from '../../platform/database/database.ts';
import { languageOf, networkOf } from '../../platform/http/asker.ts';
import { serve } from '../../platform/http/serve.ts';
import { mayWriteTo } from '../../platform/mail/recipient-rate-limit.ts';
import { tellPeople } from '../plans/change-plan.ts';
import { planIn } from '../plans/plan-store.ts';
import { restOfPlan } from '../plans/resting-place/resting-place-store.ts';
import { type RestAccess, requireRest, requireRestToEdit } from './access.ts';
import { askAbout } from './ask-about-grave.ts';
import { findCemetery } from './cemeteries.ts';
import { inquiriesOf, insertInquiry } from './inquiry-store.ts';
import { saveRest } from './save-rest.ts';

// As many receipts as a family that asks around in a day would want.
const receipts = { name: 'resting places', times: 10 };

export function restingPlaceRoutes(app: FastifyInstance) {
  serve(app, getRestingPlace, async ({ actor, params, db, now }) =>
    asWire(db, await requireRest(db, actor, params.planId), now),
  );

  serve(app, saveRestingPlace, async ({ actor, params, body, db, now, request }) => {
    const access = await requireRestToEdit(db, actor, params.planId);
    return db.transaction(async (db) => {
      if (await saveRest(db, access.scope, body, now)) {
        await tellPeople(db, access.scope, now);
        await recordInAudit(db, {
          at: now,
          actor,
          action: 'resting_place.changed',
          subject: params.planId,
          network: networkOf(request),
        });
      }
      return asWire(db, access, now);
    });
  });

  serve(app, askAboutGrave, async ({ actor, params, body, db, now, world, request }) => {
    const access = await requireRestToEdit(db, actor, params.planId);
    const inquiry = await askAbout(access, body, {
      db,
      world,
      now,
      language: languageOf(request),
      mayWriteTo: (email) => mayWriteTo(request, email, { ...receipts, now }),
    });
    if (inquiry)
      await db.transaction(async (db) => {
        if (!(await insertInquiry(db, access.scope, inquiry))) return;
        await tellPeople(db, access.scope, now);
        await recordInAudit(db, {
          at: now,
          actor,
          action: 'resting_place.asked',
          subject: params.planId,
          network: networkOf(request),
        });
      });
    return asWire(db, access, now);
  });
}

async function asWire(db: Db, { scope, isMine, mayEdit }: RestAccess, now: Date): Promise<RestingPlace> {
  const { id: planId, number, personName, calledName, faithTradition, branch, way } = await planIn(db, scope, now);
  const { version, words, listedName: name, listedTown: town } = await restOfPlan(db, scope);
  const { cemeteryId: id } = words;
  const isStillListed = id !== null && (await findCemetery(db, id)) !== null;
  return {
    planId,
    planNumber: number,
    personName,
    calledName,
    faithTradition,
    branch,
    way,
    isMine,
    mayEdit,
    version,
    words,
    listed: id && { id, name, town, isStillListed },
    inquiries: await inquiriesOf(db, scope),
  };
}
