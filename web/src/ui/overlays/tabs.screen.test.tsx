import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen } from '../../testing/open-screen';
import { UiRoot } from '../base/ui-root';
import { Tabs } from './tabs';

const tabs = [
  { value: 'about', label: 'About', content: 'The first panel, open from the start.' },
  { value: 'guestbook', label: 'Guestbook', content: 'Words that others left.' },
  { value: 'events', label: 'Events', content: 'What is still to come.' },
];
const tab = (name: string) => screen.getByRole('tab', { name });

test('tabs are walked with the arrow keys', async () => {
  const page = { default: () => <Tabs label="About this page" tabs={tabs} /> };
  const user = await openScreen(page, { at: '/', server: fakeServer() });
  expect(screen.getByText('The first panel, open from the start.')).toBeVisible();
  await user.click(tab('About'));
  await user.keyboard('{ArrowRight}');
  await waitFor(() => expect(tab('Guestbook')).toHaveFocus());
  expect(await screen.findByText('Words that others left.')).toBeVisible();
  expect(screen.getByText('The first panel, open from the start.')).not.toBeVisible();
});

test('tabs are walked the other way where people read from the right', async () => {
  const turned = (
    <div dir="rtl">
      <UiRoot direction="rtl">
        <Tabs label="أقسام الصفحة" tabs={tabs} />
      </UiRoot>
    </div>
  );
  const user = await openScreen({ default: () => turned }, { at: '/', server: fakeServer() });
  await user.click(tab('About'));
  await user.keyboard('{ArrowLeft}');
  await waitFor(() => expect(tab('Guestbook')).toHaveFocus());
});
