// Families of the journeys on the family page: a planner with a group, and relatives who came in by its link.
import type { Browser, Page } from '@playwright/test';
import { ask, type Somebody, somebody } from './memorial-people.ts';
import { aPlanAtNeed, awake } from './planning.ts';

type RunningHouse = Parameters<typeof somebody>[2];
export type Family = { planner: Somebody; planId: string; groupId: string; inviteCode: string };

export async function aFamily(browser: Browser, origin: string, runningHouse: RunningHouse): Promise<Family> {
  const planner = await somebody(browser, origin, runningHouse, 'Asha');
  const { id: planId } = await aPlanAtNeed(planner.page);
  const group = await ask(planner, 'POST', '/family-groups', { planId, name: 'The Raos' });
  return { planner, planId, groupId: group.id, inviteCode: group.inviteCode };
}

/** Somebody who came in by the link, in this role. */
export async function aRelative(
  browser: Browser,
  family: Family,
  runningHouse: RunningHouse,
  firstName: string,
  role: string,
): Promise<Somebody> {
  const relative = await somebody(browser, family.planner.origin, runningHouse, firstName);
  await ask(relative, 'POST', '/family-links/ask', { token: family.inviteCode });
  const waiting = await family.planner.page.request.get(`/api/family-invitations?groupId=${family.groupId}`);
  const { invitations } = await waiting.json();
  const asked = invitations.find(({ kind }: { kind: string }) => kind === 'asked');
  await ask(family.planner, 'POST', `/family-invitations/${asked.id}/approve`, { role });
  return relative;
}

type Part = 'tasks' | 'messages' | 'documents' | 'decisions' | 'history';

export async function openPart(
  { page }: Somebody,
  { planId }: Pick<Family, 'planId'>,
  part: Part,
  size: { width: number; height: number },
): Promise<Page> {
  await page.setViewportSize(size);
  await page.goto(`/family-collaboration?plan_id=${planId}&tab=workspace&part=${part}`);
  await awake(page);
  return page;
}
