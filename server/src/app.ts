// buildApp: the visible list of everything that answers.
import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { accountJobs, LEAVING_QUEUE } from './features/accounts/jobs.ts';
import { passkeyRoutes } from './features/accounts/passkeys/passkey-routes.ts';
import { REMOVE_FILES_QUEUE } from './features/accounts/profile/leave.ts';
import { profileRoutes } from './features/accounts/profile/profile-routes.ts';
import { updateUserRoutes } from './features/accounts/profile/update-user.ts';
import { accountRoutes } from './features/accounts/routes.ts';
import { catalogueRoutes } from './features/catalogue/routes.ts';
import { caseRoutes } from './features/desk/cases/case-routes.ts';
import { conciergeRoutes } from './features/desk/concierge-routes.ts';
import { consultationJobs, consultationQueues } from './features/desk/consultations/reminders.ts';
import { consultationRoutes } from './features/desk/consultations/routes.ts';
import { consultationStaffRoutes } from './features/desk/consultations/staff-routes.ts';
import { contactRoutes } from './features/desk/contact/routes.ts';
import { deskJobs, deskQueues } from './features/desk/jobs.ts';
import { queueRoutes } from './features/desk/queue/queue-routes.ts';
import { refundRoutes } from './features/desk/refund-routes.ts';
import { deskRoutes } from './features/desk/routes.ts';
import { teamActionRoutes } from './features/desk/team-actions/team-action-routes.ts';
import { documentJobs, documentQueues } from './features/documents/jobs.ts';
import { powerOfAttorneyRoutes } from './features/documents/power-of-attorney/form-routes.ts';
import { documentRoutes } from './features/documents/routes.ts';
import { decisionJobs, decisionQueues } from './features/families/decisions/close-decision.ts';
import { sharedDocumentJobs, sharedDocumentQueues } from './features/families/documents/jobs.ts';
import { familyNoticeJobs, familyNoticeQueues } from './features/families/notices/write-notices.ts';
import { familyPeopleJobs, familyPeopleQueues } from './features/families/people/jobs.ts';
import { familyRoutes } from './features/families/routes.ts';
import { familySealJobs, familySealQueues } from './features/families/seal-old.ts';
import { manageRoutes } from './features/manage/routes.ts';
import { archiveRoutes } from './features/memorials/archive/archive-routes.ts';
import { successionJobs, successionQueues } from './features/memorials/collaboration/hand-over.ts';
import { collaborationRoutes } from './features/memorials/collaboration/routes.ts';
import { eventRoutes } from './features/memorials/events/event-routes.ts';
import { eventJobs, eventQueues } from './features/memorials/events/letters.ts';
import { rsvpRoutes } from './features/memorials/events/rsvp-routes.ts';
import { guestbookRoutes } from './features/memorials/guestbook/guestbook-routes.ts';
import { keepingJobs, keepingQueues } from './features/memorials/keeping/ask-keeper.ts';
import { keepingRoutes } from './features/memorials/keeping/keeping-routes.ts';
import { memorialCardRoutes } from './features/memorials/page/card-routes.ts';
import { listedPaths } from './features/memorials/page/listed-paths.ts';
import { pageRoutes } from './features/memorials/page/page-routes.ts';
import { paperRoutes } from './features/memorials/paper/paper-routes.ts';
import { albumRoutes } from './features/memorials/photos/album-routes.ts';
import { photoRoutes } from './features/memorials/photos/photo-routes.ts';
import { memorialRoutes } from './features/memorials/routes.ts';
import { FORWARD_QUEUE, momentJobs } from './features/moments/jobs.ts';
import { momentRoutes } from './features/moments/routes.ts';
import { openCashier } from './features/payments/cashier.ts';
import { paymentJobs } from './features/payments/jobs.ts';
import { noticeRoutes } from './features/payments/notice-routes.ts';
import { paymentQueues } from './features/payments/queues.ts';
import { receiptRoutes } from './features/payments/receipts/receipt-routes.ts';
import { refundRequestRoutes } from './features/payments/refund-request-routes.ts';
import { paymentRoutes } from './features/payments/routes.ts';
import { shareRoutes } from './features/payments/share-routes.ts';
import { testProviderRoutes } from './features/payments/test-provider-routes.ts';
import { adjustmentRoutes } from './features/plans/adjustments/adjustment-routes.ts';
import { decidingRoutes } from './features/plans/deciding/deciding-routes.ts';
import { draftRoutes } from './features/plans/drafts/draft-routes.ts';
import { planRoutes } from './features/plans/routes.ts';
import { schedulingRoutes } from './features/plans/scheduling/scheduling-routes.ts';
import { selectionRoutes } from './features/plans/selection-routes.ts';
import { statementRoutes } from './features/plans/statement/statement-routes.ts';
import { resourcePaths } from './features/resources/read-resources.ts';
import { resourceRoutes } from './features/resources/routes.ts';
import { resourceStaffRoutes } from './features/resources/staff-routes.ts';
import { selfCareJobs, selfCareQueues } from './features/self-care/days/reminders.ts';
import { selfCareRoutes } from './features/self-care/routes.ts';
import { storyRoutes } from './features/stories/routes.ts';
import { alertRoutes } from './features/support/alert-routes.ts';
import type { Companion } from './features/support/companion/companion-types.ts';
import { openCompanion } from './features/support/companion/open-companion.ts';
import { counselingRoutes } from './features/support/counseling/counseling-routes.ts';
import { groupRoutes } from './features/support/groups/group-routes.ts';
import { groupJobs, groupQueues } from './features/support/groups/reminders.ts';
import { supportRoutes } from './features/support/routes.ts';
import { safetyRoutes } from './features/support/safety-routes.ts';
import { calendarRoutes } from './features/timelines/calendar/calendar-routes.ts';
import { handoffRoutes } from './features/timelines/handoffs/handoff-routes.ts';
import { timelineJobs, timelineQueues } from './features/timelines/reminders.ts';
import { timelineRoutes } from './features/timelines/routes.ts';
import { inquiryRoutes } from './features/vendors/inquiries/inquiry-routes.ts';
import { vendorReplyRoutes } from './features/vendors/inquiries/reply-routes.ts';
import { vendorRoutes } from './features/vendors/routes.ts';
import { venueRoutes } from './features/venues/routes.ts';
import { houseGauges } from './house-gauges.ts';
import { HOUSEKEEPING_QUEUE, housekeeping, SWEEP_QUEUE } from './housekeeping.ts';
import { keepPages } from './keep-pages.ts';
import { personalData } from './personal-data.ts';
import { cardRoutes } from './platform/cards/card-routes.ts';
import { apiDocs } from './platform/http/api-docs.ts';
import { decorateRequests } from './platform/http/asker.ts';
import { crawlerRoutes } from './platform/http/crawler-routes.ts';
import './platform/http/fastify-types.ts';
import { serverWithFastPath } from './platform/http/cached-page-fast-path.ts';
import { healthRoutes } from './platform/http/health.ts';
import { readJsonBodies } from './platform/http/json-body.ts';
import { boundLeftovers } from './platform/http/leftover-bodies.ts';
import { liveRoutes } from './platform/http/live-routes.ts';
import { loadBuiltPages, pages, type WebBuild } from './platform/http/pages.ts';
import { pathAsked } from './platform/http/path-asked.ts';
import { answerProblems } from './platform/http/problem-answers.ts';
import { closeQuietSockets } from './platform/http/quiet-sockets.ts';
import { requestIds } from './platform/http/request-ids.ts';
import { logRequests } from './platform/http/request-log.ts';
import { requireSameOrigin } from './platform/http/same-origin.ts';
import { addSecurityHeaders } from './platform/http/security-headers.ts';
import { staticAssets } from './platform/http/static-assets.ts';
import { shedLoad } from './platform/load/shed-load.ts';
import { MAIL_QUEUE, mailJobs } from './platform/mail/mail-jobs.ts';
import { hasLocalMailbox, mailboxRoutes } from './platform/mail/mailbox-routes.ts';
import { refuse } from './platform/problem.ts';
import { followRequests } from './platform/request-context.ts';
import type { World } from './platform/world.ts';
import { lastToClose, publicReads } from './public-endpoints.ts';

/** Every queue there is; the database's owner makes them, because the application may change no table. */
export const queues = [
  FORWARD_QUEUE,
  HOUSEKEEPING_QUEUE,
  LEAVING_QUEUE,
  MAIL_QUEUE,
  ...decisionQueues,
  ...deskQueues,
  ...documentQueues,
  ...consultationQueues,
  ...eventQueues,
  ...familyNoticeQueues,
  ...familyPeopleQueues,
  ...familySealQueues,
  ...groupQueues,
  ...paymentQueues,
  ...selfCareQueues,
  ...sharedDocumentQueues,
  ...keepingQueues,
  ...successionQueues,
  ...timelineQueues,
  REMOVE_FILES_QUEUE,
  SWEEP_QUEUE,
];

// Forms are text; files come through their own route, which counts as it streams.
const BODY_MAX_BYTES = 256 * 1024;

type Options = {
  /** Where pages come from; the built ones unless told otherwise. */
  loadBuild?: () => Promise<WebBuild>;
  /** Who answers in the chat, where a test speaks in its place. */
  companion?: Companion;
  /** A last word on every request, for development. */
  addHooks?: (app: FastifyInstance) => void;
};

export async function buildApp(world: World, options: Options = {}): Promise<FastifyInstance> {
  const { config } = world;
  const cache = keepPages(world, { isBuilt: !options.loadBuild });
  const idOf = requestIds(config);
  const app: FastifyInstance = Fastify({
    loggerInstance: world.log,
    genReqId: idOf,
    serverFactory: serverWithFastPath({ cache, world, idOf }),
    trustProxy: config.trustedProxy ?? false,
    bodyLimit: BODY_MAX_BYTES,
    // Fastify's own lines hold raw addresses; ours do not.
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    // An e-mail address has up to 254 signs, and a few of them travel as three.
    routerOptions: { maxParamLength: 300 },
    rewriteUrl: ({ url = '/' }) => pathAsked(url),
  });
  app.decorate('world', world);
  app.decorate('publicReads', publicReads);
  decorateRequests(app);
  followRequests(app);
  closeQuietSockets(app);
  boundLeftovers(app);
  logRequests(app);
  addSecurityHeaders(app, config);
  answerProblems(app);
  readJsonBodies(app);
  app.setNotFoundHandler(async () => refuse('path.not_found'));
  app.addHook('onRequest', async (request) => requireSameOrigin(request, config));
  options.addHooks?.(app);
  await app.register(cookie);
  shedLoad(app, { lastToClose });
  // Flushing lets a streamed page reach the browser piece by piece instead of all at the end.
  await app.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: { flush: constants.BROTLI_OPERATION_FLUSH, params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
  });

  healthRoutes(app);
  accountRoutes(app);
  passkeyRoutes(app);
  updateUserRoutes(app);
  profileRoutes(app, personalData);
  catalogueRoutes(app);
  venueRoutes(app);
  planRoutes(app);
  selectionRoutes(app);
  schedulingRoutes(app);
  statementRoutes(app);
  adjustmentRoutes(app);
  draftRoutes(app);
  decidingRoutes(app);
  vendorRoutes(app);
  inquiryRoutes(app);
  vendorReplyRoutes(app);
  const cashier = await openCashier(world);
  paymentRoutes(app, cashier);
  refundRequestRoutes(app, cashier);
  shareRoutes(app, cashier);
  receiptRoutes(app, cashier);
  testProviderRoutes(app, cashier);
  await app.register(noticeRoutes, { cashier });
  documentRoutes(app);
  powerOfAttorneyRoutes(app);
  timelineRoutes(app);
  calendarRoutes(app);
  handoffRoutes(app);
  await familyRoutes(app);
  memorialRoutes(app);
  collaborationRoutes(app);
  eventRoutes(app);
  rsvpRoutes(app);
  paperRoutes(app);
  guestbookRoutes(app);
  keepingRoutes(app);
  photoRoutes(app);
  albumRoutes(app);
  pageRoutes(app);
  archiveRoutes(app);
  supportRoutes(app, options.companion ?? openCompanion(world));
  safetyRoutes(app);
  alertRoutes(app);
  groupRoutes(app);
  counselingRoutes(app);
  selfCareRoutes(app);
  deskRoutes(app);
  conciergeRoutes(app);
  queueRoutes(app);
  contactRoutes(app);
  consultationRoutes(app);
  consultationStaffRoutes(app);
  caseRoutes(app, cashier);
  manageRoutes(app);
  refundRoutes(app);
  teamActionRoutes(app);
  momentRoutes(app);
  storyRoutes(app);
  resourceRoutes(app);
  resourceStaffRoutes(app);
  liveRoutes(app);
  apiDocs(app);
  crawlerRoutes(app, {
    listedPaths: async () => [...(await resourcePaths(world.db)), ...(await listedPaths(world.db))],
  });
  cardRoutes(app);
  memorialCardRoutes(app);
  app.all('/api/*', async () => refuse('path.not_found'));

  accountJobs(world, personalData);
  documentJobs(world);
  decisionJobs(world);
  familyNoticeJobs(world);
  familyPeopleJobs(world);
  familySealJobs(world);
  sharedDocumentJobs(world);
  momentJobs(world);
  paymentJobs(app, cashier);
  timelineJobs(world);
  groupJobs(world);
  eventJobs(world);
  successionJobs(world);
  keepingJobs(world);
  selfCareJobs(world);
  deskJobs(world, cashier);
  consultationJobs(world);
  mailJobs(world);
  housekeeping(world);
  houseGauges(world);

  if (hasLocalMailbox(world)) mailboxRoutes(app, { dataDir: config.dataDir, origin: config.origin });
  if (!options.loadBuild) await app.register(staticAssets);
  const loadBuild = options.loadBuild ?? (() => loadBuiltPages(config.webBuildDir));
  await app.register(pages, { loadBuild, cache });
  return app;
}
