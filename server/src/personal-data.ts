// The visible list of who keeps what about people. A feature with tables adds a line here; the order is the ladder's.
import { accountPersonalData } from './features/accounts/personal-data.ts';
import { cataloguePersonalData } from './features/catalogue/personal-data.ts';
import { deskPersonalData } from './features/desk/personal-data.ts';
import { documentPersonalData } from './features/documents/personal-data.ts';
import { familyPersonalData } from './features/families/personal-data.ts';
import { managePersonalData } from './features/manage/personal-data.ts';
import { memorialPersonalData } from './features/memorials/personal-data.ts';
import { momentPersonalData } from './features/moments/personal-data.ts';
import { paymentPersonalData } from './features/payments/personal-data.ts';
import { planPersonalData } from './features/plans/personal-data.ts';
import { resourcePersonalData } from './features/resources/personal-data.ts';
import { selfCarePersonalData } from './features/self-care/personal-data.ts';
import { storyPersonalData } from './features/stories/personal-data.ts';
import { supportPersonalData } from './features/support/personal-data.ts';
import { timelinePersonalData } from './features/timelines/personal-data.ts';
import { vendorPersonalData } from './features/vendors/personal-data.ts';
import { venuePersonalData } from './features/venues/personal-data.ts';
import type { PersonalData } from './platform/personal-data/coverage.ts';
import { platformPersonalData } from './platform/personal-data/platform-tables.ts';

export const personalData: readonly PersonalData[] = [
  accountPersonalData,
  cataloguePersonalData,
  venuePersonalData,
  storyPersonalData,
  momentPersonalData,
  resourcePersonalData,
  planPersonalData,
  vendorPersonalData,
  paymentPersonalData,
  documentPersonalData,
  timelinePersonalData,
  memorialPersonalData,
  familyPersonalData,
  supportPersonalData,
  selfCarePersonalData,
  deskPersonalData,
  managePersonalData,
  // Last on the page somebody reads, because it says least about them.
  platformPersonalData,
];
