import {
  askTheKeeper,
  decideAccessRequest,
  decideReport as decideReportOf,
  getReport,
  listAccessRequests,
  listReports,
  reportMemorial,
} from '@evenlight/contract/memorials/keeping';
import type { FastifyInstance } from 'fastify';
import { recordInAudit } from '../../../platform/audit.ts';
import type { Db } from '../../../platform/database/database.ts';
import { languageOf, networkOf } from '../../../platform/http/asker.ts';
import { serve } from '../../../platform/http/serve.ts';
import { countMailTo } from '../../../platform/mail/recipient-rate-limit.ts';
import { refuse } from '../../../platform/problem.ts';
import { countTry } from '../../../platform/rate-limit.ts';
import type { World } from '../../../platform/world.ts';
import { requireMember } from '../../accounts/access.ts';
import { findOwner } from '../../accounts/profile/profile-store.ts';
import { type MemorialScope, ownerOf, requireRight, visitMemorial } from '../access.ts';
import { memorialChanged } from '../changed.ts';
import { inviteByMail } from '../collaboration/invitations.ts';
import { isWithin } from '../guestbook/letters-due.ts';
import { announceWaiting } from '../guestbook/mails.ts';
import { inTurn } from '../in-turn.ts';
import { lockMemorial } from '../store.ts';
import { putQuestion } from './ask-keeper.ts';
import { tellStaffOfReport } from './mails.ts';
import { findReportForStaff, reportsForStaff } from './report-store.ts';
import { decideReport, report } from './reports.ts';
import { deleteRequest, findRequest, requestsOf } from './request-store.ts';

// An invitation to somebody who asked for it; asked again and again, it is still a letter.
const LETTERS_TO_ONE = 10;
const ONE_AN_HOUR = { times: 1, seconds: 3_600 };

export function keepingRoutes(app: FastifyInstance) {
  askingRoutes(app);
  reportRoutes(app);
  staffRoutes(app);
}

function askingRoutes(app: FastifyInstance) {
  serve(app, askTheKeeper, async ({ body: { website, ...asked }, db, now, world, request }) => {
    const question = { ...asked, language: languageOf(request), askedAt: now };
    if (website === '') await putQuestion(db, world, question);
    return { received: true } as const;
  });

  serve(app, listAccessRequests, async ({ actor, params, db, world }) => {
    const { memorialId } = await requireRight(world, actor, params.memorialId, 'settle');
    return requestsOf(db, memorialId);
  });

  serve(app, decideAccessRequest, async ({ actor, params, body, db, now, world, request }) => {
    const { memorialId } = await requireRight(world, actor, params.memorialId, 'settle');
    const asked = (await findRequest(db, memorialId, { id: params.requestId })) ?? refuse('access_request.not_found');
    if (body.isGranted)
      await countMailTo(request, asked.email, { name: 'memorial invitations', times: LETTERS_TO_ONE, now });
    await inTurn({ actor, db, world }, memorialId, 'settle', async (db, scope) => {
      const { id, email } = (await findRequest(db, memorialId, { id: asked.id })) ?? refuse('access_request.not_found');
      await deleteRequest(db, id);
      if (body.isGranted) await letIn(db, scope, email, { world, now });
      await memorialChanged(db, memorialId, now);
      const action = body.isGranted ? 'access_request.granted' : 'access_request.declined';
      await recordInAudit(db, { at: now, actor, action, subject: String(memorialId), network: networkOf(request) });
    });
    return undefined;
  });
}

async function letIn(db: Db, scope: MemorialScope, email: string, asking: { world: World; now: Date }): Promise<void> {
  const owner = await findOwner(db, ownerOf(scope.memorial));
  // The memorial may be theirs by now.
  if (owner?.email !== email) await inviteByMail(db, scope, { email, role: 'viewer' }, asking);
}

function reportRoutes(app: FastifyInstance) {
  serve(app, reportMemorial, async ({ actor, params: { memorialId }, body, db, now, world, request }) => {
    const { address, website, entryId = null, ...said } = body;
    const { memorial } = await visitMemorial(world, actor, memorialId, address);
    if (website !== '') return { received: true } as const;
    const network = networkOf(request);
    const { isNews } = await db.transaction(async (db) => {
      await lockMemorial(db, memorialId);
      const visit = await visitMemorial({ db, keys: world.keys }, actor, memorialId, address);
      return report(db, visit, { ...said, entryId, network }, now);
    });
    if (isNews && entryId) await announceWaiting(world, { memorial, why: 'reported' }, now);
    if (isNews && !entryId) await announceReport(world, memorialId, now);
    return { received: true } as const;
  });
}

async function announceReport(world: World, memorialId: number, now: Date): Promise<void> {
  const count = { key: `memorial reports ${memorialId}`, limit: ONE_AN_HOUR, now, factor: 1 };
  if (!(await isWithin(() => countTry(world.db, count)))) return;
  await world.db.transaction((db) => tellStaffOfReport(db, world, memorialId, now));
}

function staffRoutes(app: FastifyInstance) {
  serve(app, listReports, async ({ actor, db, now, request }) => {
    const found = await reportsForStaff(db);
    const network = networkOf(request);
    await recordInAudit(db, { at: now, actor, action: 'memorial_reports.read', subject: 'memorial-reports', network });
    return found;
  });

  serve(app, getReport, async ({ actor, params, db, now, request }) => {
    const report = await findReportForStaff(db, params.reportId);
    const entry = { at: now, actor, action: 'memorial_report.read', network: networkOf(request) };
    if (report)
      await recordInAudit(db, { ...entry, subject: String(report.memorialId), details: { report: report.id } });
    return { report };
  });

  serve(app, decideReportOf, async ({ actor, params, body, db, now, world, request }) => {
    const deciding = { world, actor: requireMember(actor), network: networkOf(request), now };
    await db.transaction((db) => decideReport(db, params.reportId, body.decision, deciding));
    return undefined;
  });
}
