// The dashboard: one plan at a glance, what comes next, who is waiting, and who is there to help.
import { addDays, wallTimeAt, weekdayOf } from '@evenlight/contract/dates';
import type { Plan } from '@evenlight/contract/plans';
import type { Page } from '@playwright/test';
import { expect, test } from './browser.ts';
import { openDashboard } from './papers.ts';
import { aPlanAtNeed, aVenue } from './planning.ts';
import { DESK } from './sizes.ts';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const point = (page: Page, name: string) =>
  region(page, 'Current Plan Status').getByRole('listitem').filter({ hasText: name });

/** A Wednesday, far enough away for every custom and every other test. */
function aWednesday() {
  const begin = addDays(wallTimeAt(new Date()).date, 150);
  return addDays(begin, (3 - weekdayOf(begin) + 7) % 7);
}

/** Our promise to call follows the saving, a moment later. */
async function promised(page: Page, { id }: Plan) {
  const promises = async () => (await page.request.get(`/api/funeral-plans/${id}/promises`)).json();
  await expect.poll(promises).toHaveLength(1);
}

test('a family sees how far its plan has come, before and after its date is booked', { tag: '@more' }, async ({
  signedInPage: page,
}) => {
  const day = aWednesday();
  const { id: venueId, name: venueName } = await aVenue(page, 'secular', day);
  const plan = await aPlanAtNeed(page, { faithTradition: 'secular', venueId });
  await page.setViewportSize(DESK);
  await promised(page, plan);
  await openDashboard(page);
  await expect(point(page, 'Faith tradition')).toContainText('Complete');
  await expect(point(page, 'Service type')).toContainText('Complete');
  await expect(point(page, 'Document upload')).toContainText('In Progress');
  await expect(point(page, 'Venue confirmation')).toContainText('In Progress');
  await expect(point(page, 'Plan finalization')).toContainText('Pending');
  const waiting = region(page, 'Who is waiting');
  await expect(waiting).toContainText('The date of the service is not set');
  await expect(waiting).toContainText('The deposit of $');
  await expect(waiting).toContainText('Papers that will be needed: Death Certificate');
  await expect(waiting).toContainText('We reach out to you about this new plan by');
  await expect(region(page, 'Plan Summary')).toContainText(plan.packageName);
  const dates = region(page, 'Upcoming dates');
  await expect(dates.getByRole('link', { name: 'Generate the timeline' })).toHaveAttribute(
    'href',
    `/timeline?plan_id=${plan.id}`,
  );
  await expect(region(page, 'Current Plan Status').getByRole('link', { name: 'See who decides' })).toHaveAttribute(
    'href',
    `/who-decides?plan_id=${plan.id}`,
  );

  const data = { serviceDate: day, serviceTime: '10:30' };
  const blocked = await page.request.post(`/api/funeral-plans/${plan.id}/schedule/block`, { data });
  expect(blocked.status(), await blocked.text()).toBe(200);
  // The page hears of it by itself.
  await expect(point(page, 'Venue confirmation')).toContainText('Complete');
  await expect(dates).toContainText('10:30 AM Pacific time');
  await expect(dates).toContainText(venueName);
  await expect(dates).toContainText('You can move or cancel this yourself until');
  await expect(waiting).not.toContainText('The date of the service is not set');
  const made = await page.request.post('/api/generate-timeline', { data: { planId: plan.id } });
  expect(made.status(), await made.text()).toBe(200);
  await expect(dates.getByRole('listitem')).toHaveCount(5);
});
