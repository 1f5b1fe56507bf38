// What the journeys to the team's desk share.
import type { PromiseKind } from '@evenlight/contract/concierge';
import type { QueueLine } from '@evenlight/contract/queue';
import type { Page } from '@playwright/test';
import { expect } from './browser.ts';
import { awake } from './planning.ts';

/** Opens what somebody waits for. The promise is made a moment after the request; many others may wait too. */
export async function openItem(staff: Page, kind: PromiseKind, isWanted: (line: QueueLine) => boolean) {
  let found: QueueLine | undefined;
  await expect(async () => {
    found = (await waitingLines(staff, kind)).find(isWanted);
    expect(found, `nobody waits: ${kind}`).toBeDefined();
  }).toPass();
  await staff.goto(`/staff/queue/${found?.id}`);
  await awake(staff);
}

async function waitingLines(staff: Page, kind: PromiseKind): Promise<QueueLine[]> {
  const lines: QueueLine[] = [];
  for (let after: string | null = ''; after !== null; ) {
    const params: Record<string, string> = after === '' ? { kind } : { kind, after };
    const answer = await staff.request.get('/api/staff/queue', { params });
    const page: { lines: QueueLine[]; next: string | null } = await answer.json();
    lines.push(...page.lines);
    after = page.next;
  }
  return lines;
}
