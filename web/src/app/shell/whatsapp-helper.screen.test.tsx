import { getOpeningHours } from '@evenlight/contract/desk';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen } from '../../testing/open-screen';
import { openingHours } from '../../testing/samples/desk';
import { recheckHours } from '../static-pages/recheck-hours';
import { WhatsappHelper } from './whatsapp-helper';

const helper = () => within(screen.getByRole('complementary', { name: 'Chat with us' }));

test('on a static page the helper changes over in place when the chat opens or closes', async () => {
  const server = fakeServer();
  await openScreen({ default: WhatsappHelper }, { at: '/about', server });
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  recheckHours();
  const chat = helper().getAllByRole('link', { name: /^WhatsApp/ })[0];
  expect(chat).toHaveAccessibleName('WhatsApp After Hours');
  for (const [isOpen, words] of [
    [true, 'Online'],
    [false, 'After Hours'],
  ] as const) {
    server.answers(getOpeningHours, openingHours({ isOpen }));
    vi.advanceTimersByTime(60_000);
    vi.useRealTimers();
    await waitFor(() => expect(chat).toHaveAccessibleName(`WhatsApp ${words}`));
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    recheckHours();
  }
  vi.useRealTimers();
});

test('nothing lies over a button that pays, and our team is the other end of the chat', async () => {
  for (const at of ['/pay', '/payment', '/staff', '/staff/queue/7']) {
    const user = await openScreen({ default: WhatsappHelper }, { at, server: fakeServer() });
    expect(screen.queryByRole('complementary')).toBeNull();
    user.leave();
  }
});
