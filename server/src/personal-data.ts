// The visible list of who keeps what about people. What becomes of each column is said where it is declared; a feature
// with tables adds a line here. The order is the ladder's, and the one that people read in.
import { accountAuditWords } from './features/accounts/audit-words.ts';
import * as accountTables from './features/accounts/tables.ts';
import { catalogueAuditWords } from './features/catalogue/audit-words.ts';
import * as catalogueTables from './features/catalogue/tables.ts';
import { costAuditWords } from './features/costs/audit-words.ts';
import { deskAuditWords } from './features/desk/audit-words.ts';
import { openedConsultations } from './features/desk/consultations/opened-consultations.ts';
import * as consultationTables from './features/desk/consultations/tables.ts';
import { openedMessages } from './features/desk/contact/opened-messages.ts';
import * as contactTables from './features/desk/contact/tables.ts';
import { customRequestsInWords } from './features/desk/custom-requests-in-words.ts';
import { eraseRequests } from './features/desk/erase-requests.ts';
import { openedEntries } from './features/desk/queue/opened-entries.ts';
import * as deskQueueTables from './features/desk/queue/tables.ts';
import * as deskTables from './features/desk/tables.ts';
import { documentAuditWords } from './features/documents/audit-words.ts';
import * as documentTables from './features/documents/tables.ts';
import * as factTables from './features/facts/tables.ts';
import { familyAuditWords } from './features/families/audit-words.ts';
import { answersInWords } from './features/families/decisions/answers-in-words.ts';
import * as decisionTables from './features/families/decisions/tables.ts';
import { eraseSharedFiles } from './features/families/documents/erase-shared-files.ts';
import * as sharedDocumentTables from './features/families/documents/tables.ts';
import { openedFamilyMessages } from './features/families/messages/opened-messages.ts';
import * as familyMessageTables from './features/families/messages/tables.ts';
import * as familyNoticeTables from './features/families/notices/tables.ts';
import { leaveGroups } from './features/families/people/leaving.ts';
import { peopleAuditActions } from './features/families/people/note.ts';
import * as invitationTables from './features/families/people/tables.ts';
import * as activityTables from './features/families/tables.ts';
import * as taskTables from './features/families/tasks/tables.ts';
import { helpAuditWords } from './features/help-to-pay/audit-words.ts';
import * as helpTables from './features/help-to-pay/tables.ts';
import { manageAuditWords } from './features/manage/audit-words.ts';
import * as manageTables from './features/manage/tables.ts';
import { memorialAuditWords } from './features/memorials/audit-words.ts';
import { eraseContributions } from './features/memorials/collaboration/erase-contributions.ts';
import { leaveMemorials } from './features/memorials/collaboration/leave-memorials.ts';
import * as collaborationTables from './features/memorials/collaboration/tables.ts';
import { eraseAnswers } from './features/memorials/events/erase-answers.ts';
import * as eventTables from './features/memorials/events/tables.ts';
import { eraseEntries } from './features/memorials/guestbook/erase-entries.ts';
import * as guestbookTables from './features/memorials/guestbook/tables.ts';
import * as keepingTables from './features/memorials/keeping/tables.ts';
import * as memorialTables from './features/memorials/tables.ts';
import * as momentTables from './features/moments/tables.ts';
import { paymentAuditWords } from './features/payments/audit-words.ts';
import { eraseRefundReasons } from './features/payments/erase-refund-reasons.ts';
import * as testProviderTables from './features/payments/providers/tables.ts';
import * as paymentTables from './features/payments/tables.ts';
import * as adjustmentTables from './features/plans/adjustments/tables.ts';
import { planAuditWords } from './features/plans/audit-words.ts';
import { chosenVenues } from './features/plans/chosen-venues.ts';
import * as planCostTables from './features/plans/costs/tables.ts';
import * as decidingTables from './features/plans/deciding/tables.ts';
import * as draftTables from './features/plans/drafts/tables.ts';
import * as groupTables from './features/plans/people/tables.ts';
import * as planPriceListTables from './features/plans/price-lists/tables.ts';
import * as planRestTables from './features/plans/resting-place/tables.ts';
import * as schedulingTables from './features/plans/scheduling/tables.ts';
import * as planTables from './features/plans/tables.ts';
import { priceListAuditWords } from './features/price-lists/audit-words.ts';
import { resourceAuditWords } from './features/resources/audit-words.ts';
import * as resourceTables from './features/resources/tables.ts';
import { restingPlaceAuditWords } from './features/resting-places/audit-words.ts';
import * as restingPlaceTables from './features/resting-places/tables.ts';
import { selfCareAuditWords } from './features/self-care/audit-words.ts';
import { openedThings } from './features/self-care/opened-things.ts';
import * as selfCareTables from './features/self-care/tables.ts';
import * as storyTables from './features/stories/tables.ts';
import { supportAuditWords } from './features/support/audit-words.ts';
import { eraseCounselingRequests } from './features/support/counseling/erase-requests.ts';
import { openedCounselingRequests } from './features/support/counseling/opened-requests.ts';
import * as counselingTables from './features/support/counseling/tables.ts';
import { eraseSeats } from './features/support/groups/erase-seats.ts';
import { openedNotes } from './features/support/groups/opened-notes.ts';
import * as supportGroupTables from './features/support/groups/tables.ts';
import { openedConversations } from './features/support/opened-conversations.ts';
import * as supportTables from './features/support/tables.ts';
import { timelineAuditWords } from './features/timelines/audit-words.ts';
import * as timelineTables from './features/timelines/tables.ts';
import { vendorAuditWords } from './features/vendors/audit-words.ts';
import { eraseReviews } from './features/vendors/inquiries/erase-reviews.ts';
import * as inquiryTables from './features/vendors/inquiries/tables.ts';
import * as vendorTables from './features/vendors/tables.ts';
import { venueAuditWords } from './features/venues/audit-words.ts';
import * as venueTables from './features/venues/tables.ts';
import type { PersonalData } from './platform/personal-data/coverage.ts';
import { tablesIn } from './platform/personal-data/declared-tables.ts';
import { foreignTables } from './platform/personal-data/foreign-tables.ts';
import * as platformTables from './platform/tables.ts';

export const personalData: readonly PersonalData[] = [
  { owner: 'accounts', tables: tablesIn(accountTables), auditActions: accountAuditWords },
  { owner: 'catalogue', tables: tablesIn(catalogueTables), auditActions: catalogueAuditWords },
  { owner: 'venues', tables: tablesIn(venueTables), auditActions: venueAuditWords },
  { owner: 'stories', tables: tablesIn(storyTables) },
  { owner: 'moments', tables: tablesIn(momentTables) },
  { owner: 'resources', tables: tablesIn(resourceTables), auditActions: resourceAuditWords },
  { owner: 'facts', tables: tablesIn(factTables) },
  {
    owner: 'plans',
    tables: tablesIn(
      planTables,
      schedulingTables,
      adjustmentTables,
      decidingTables,
      planRestTables,
      planCostTables,
      planPriceListTables,
      draftTables,
    ),
    collect: [chosenVenues],
    auditActions: planAuditWords,
  },
  {
    owner: 'vendors',
    tables: tablesIn(vendorTables, inquiryTables),
    erase: [eraseReviews],
    auditActions: vendorAuditWords,
  },
  {
    owner: 'payments',
    tables: tablesIn(paymentTables, testProviderTables),
    erase: [eraseRefundReasons],
    auditActions: paymentAuditWords,
  },
  { owner: 'documents', tables: tablesIn(documentTables), auditActions: documentAuditWords },
  { owner: 'timelines', tables: tablesIn(timelineTables), auditActions: timelineAuditWords },
  {
    owner: 'memorials',
    tables: tablesIn(memorialTables, guestbookTables, eventTables, collaborationTables, keepingTables),
    erase: [eraseAnswers, eraseContributions, eraseEntries, leaveMemorials],
    auditActions: memorialAuditWords,
  },
  {
    owner: 'families',
    tables: tablesIn(
      groupTables,
      invitationTables,
      activityTables,
      taskTables,
      familyMessageTables,
      sharedDocumentTables,
      decisionTables,
      familyNoticeTables,
    ),
    collect: [openedFamilyMessages, answersInWords],
    erase: [leaveGroups, eraseSharedFiles],
    auditActions: { ...peopleAuditActions, ...familyAuditWords },
  },
  {
    owner: 'support',
    tables: tablesIn(supportTables, supportGroupTables, counselingTables),
    collect: [openedConversations, openedNotes, openedCounselingRequests],
    erase: [eraseSeats, eraseCounselingRequests],
    auditActions: supportAuditWords,
  },
  {
    owner: 'self-care',
    tables: tablesIn(selfCareTables),
    collect: [openedThings],
    auditActions: selfCareAuditWords,
  },
  {
    owner: 'desk',
    tables: tablesIn(deskTables, contactTables, consultationTables, deskQueueTables),
    collect: [customRequestsInWords, openedMessages, openedConsultations, openedEntries],
    erase: [eraseRequests],
    auditActions: deskAuditWords,
  },
  { owner: 'resting-places', tables: tablesIn(restingPlaceTables), auditActions: restingPlaceAuditWords },
  { owner: 'costs', tables: [], auditActions: costAuditWords },
  { owner: 'help-to-pay', tables: tablesIn(helpTables), auditActions: helpAuditWords },
  { owner: 'price-lists', tables: [], auditActions: priceListAuditWords },
  { owner: 'manage', tables: tablesIn(manageTables), auditActions: manageAuditWords },
  // Last on the page somebody reads, because it says least about them.
  { owner: 'platform', tables: [...tablesIn(platformTables), ...foreignTables] },
];
