// The visible list of who keeps what about people. Each table says beside its columns what becomes of it; a feature with
// tables adds a line here. The order is the ladder's, and the one that people read in.
import { accountAuditWords } from './features/accounts/audit-words.ts';
import * as accountTables from './features/accounts/tables.ts';
import { catalogueAuditWords } from './features/catalogue/audit-words.ts';
import * as catalogueTables from './features/catalogue/tables.ts';
import { deskPersonalData } from './features/desk/personal-data.ts';
import { documentAuditWords } from './features/documents/audit-words.ts';
import * as documentTables from './features/documents/tables.ts';
import { familyPersonalData } from './features/families/personal-data.ts';
import { manageAuditWords } from './features/manage/audit-words.ts';
import * as manageTables from './features/manage/tables.ts';
import { memorialPersonalData } from './features/memorials/personal-data.ts';
import * as momentTables from './features/moments/tables.ts';
import { paymentPersonalData } from './features/payments/personal-data.ts';
import * as planAdjustmentTables from './features/plans/adjustments/tables.ts';
import { planAuditWords } from './features/plans/audit-words.ts';
import { chosenVenues } from './features/plans/chosen-venues.ts';
import * as planDecidingTables from './features/plans/deciding/tables.ts';
import * as planDraftTables from './features/plans/drafts/tables.ts';
import * as planSchedulingTables from './features/plans/scheduling/tables.ts';
import * as planTables from './features/plans/tables.ts';
import { resourceAuditWords } from './features/resources/audit-words.ts';
import * as resourceTables from './features/resources/tables.ts';
import { selfCarePersonalData } from './features/self-care/personal-data.ts';
import * as storyTables from './features/stories/tables.ts';
import { supportPersonalData } from './features/support/personal-data.ts';
import { timelineAuditWords } from './features/timelines/audit-words.ts';
import * as timelineTables from './features/timelines/tables.ts';
import { vendorPersonalData } from './features/vendors/personal-data.ts';
import { venueAuditWords } from './features/venues/audit-words.ts';
import * as venueTables from './features/venues/tables.ts';
import type { PersonalData } from './platform/personal-data/coverage.ts';
import { tablesIn } from './platform/personal-data/declared-tables.ts';
import { platformPersonalData } from './platform/personal-data/platform-tables.ts';

export const personalData: readonly PersonalData[] = [
  { owner: 'accounts', tables: tablesIn(accountTables), auditActions: accountAuditWords },
  { owner: 'catalogue', tables: tablesIn(catalogueTables), auditActions: catalogueAuditWords },
  { owner: 'venues', tables: tablesIn(venueTables), auditActions: venueAuditWords },
  { owner: 'stories', tables: tablesIn(storyTables) },
  { owner: 'moments', tables: tablesIn(momentTables) },
  { owner: 'resources', tables: tablesIn(resourceTables), auditActions: resourceAuditWords },
  {
    owner: 'plans',
    tables: tablesIn(planTables, planSchedulingTables, planAdjustmentTables, planDecidingTables, planDraftTables),
    collect: [chosenVenues],
    auditActions: planAuditWords,
  },
  vendorPersonalData,
  paymentPersonalData,
  { owner: 'documents', tables: tablesIn(documentTables), auditActions: documentAuditWords },
  { owner: 'timelines', tables: tablesIn(timelineTables), auditActions: timelineAuditWords },
  memorialPersonalData,
  familyPersonalData,
  supportPersonalData,
  selfCarePersonalData,
  deskPersonalData,
  { owner: 'manage', tables: tablesIn(manageTables), auditActions: manageAuditWords },
  // Last on the page somebody reads, because it says least about them.
  platformPersonalData,
];
