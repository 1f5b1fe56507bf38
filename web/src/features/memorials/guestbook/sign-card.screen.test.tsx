import type { MemorialId } from '@evenlight/contract/ids';
import { signGuestbook } from '@evenlight/contract/memorials/guestbook';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { field, fill, openScreen } from '../../../testing/open-screen';
import { SignCard } from './sign-card';

const memorial = { id: 7 as MemorialId, address: 'ida-okafor', guestbook: 'open' } as const;
const card = { default: () => <SignCard memorial={memorial} answer={undefined} said={undefined} /> };

test('a guestbook that was closed meanwhile says so, and the words are still there', async () => {
  const server = fakeServer().refuses(signGuestbook, 'guestbook.closed');
  const user = await openScreen(card, { at: '/memorial/ida-okafor', server });
  await fill(user, 'Name', 'Rose');
  await fill(user, 'Message', 'She taught me to read.');
  await user.click(screen.getByRole('button', { name: 'Add your message' }));
  expect(await screen.findByText(/has closed this guestbook/)).toBeVisible();
  expect(await field('Message')).toHaveValue('She taught me to read.');
  expect(server.heard(signGuestbook)).toMatchObject([{ body: { authorName: 'Rose', address: 'ida-okafor' } }]);
});
