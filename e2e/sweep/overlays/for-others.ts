// What opens for relatives, for those who help with a memorial, and for somebody who is in danger.
import type { Family } from '../look-at.ts';
import { sightOf } from '../sight.ts';

const workspace = (part: string) => (family: Family) =>
  `/family-collaboration?plan_id=${family.ids.planId}&tab=workspace&part=${part}`;

export const forOthers = [
  sightOf('member')(
    workspace('tasks'),
    'a task',
    async ({ page, dialog, say }) => {
      await page
        .getByRole('button', { name: say('Open the task: {title}') })
        .first()
        .click();
      await dialog.waitFor();
    },
    '[role=dialog]',
  ),
  sightOf('keeper')(
    ({ ids }) => `/memorial/${ids.memorialId}`,
    'tab Guestbook',
    ({ press }) => press('Guestbook', { role: 'tab' }),
  ),
  sightOf('asker')(({ ids }) => `/support?session=${ids.dangerId}`, 'words of danger'),
  sightOf('asker')(
    ({ ids }) => `/support?session=${ids.dangerId}`,
    'a call asked for',
    async ({ dialog, press }) => {
      await press('Ask us to call you');
      await dialog.waitFor();
    },
    '[role=dialog]',
  ),
];
