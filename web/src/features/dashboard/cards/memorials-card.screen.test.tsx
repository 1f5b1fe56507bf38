import { listMemorials } from '@evenlight/contract/memorials/memorial';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen, press } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { A_DAY, aMemorial } from '../../../testing/samples/memorials';
import { MemorialsCard } from './memorials-card';

const { biography: _, ...tomas } = aMemorial({ fullName: 'Tomás Vega' });
const listed = { ...tomas, updatedAt: A_DAY, restorableUntil: null, waiting: 0 };

test('the dashboard leads to the memorials that are here, and not to those that were deleted', async () => {
  const deleted = { ...listed, id: aMemorial().id, fullName: 'Ida Okafor', restorableUntil: A_DAY };
  const server = fakeServer().refuses(listMemorials, 'server.busy');
  const user = await openScreen({ default: MemorialsCard }, { at: '/dashboard', server, person: aUser() });
  expect(await screen.findByText(/could not be loaded\. They are safe with us\./)).toBeVisible();
  server.answers(listMemorials, [listed, deleted]);
  await press(user, /again/i);
  expect(await screen.findByRole('link', { name: 'View Tomás Vega' })).toHaveAttribute('href', '/memorial/7');
  expect(screen.queryByText('Ida Okafor')).toBeNull();
  server.answers(listMemorials, []).tells('memorial.changed', '7');
  await waitFor(() => expect(screen.getByText(/^There is no memorial here yet\./)).toBeVisible());
});
