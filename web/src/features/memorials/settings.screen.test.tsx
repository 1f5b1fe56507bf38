// What keepers settle on the page by id takes effect at once, and is seen as it was pressed.
import { getMemorial, updateMemorial } from '@evenlight/contract/memorials/memorial';
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FakeServer } from '../../testing/fake-server';
import { openScreen, press } from '../../testing/open-screen';
import { aUser } from '../../testing/samples/accounts';
import { aMemorial, memorialServer } from '../../testing/samples/memorials';
import * as memorialScreen from './memorial-screen';

async function openSettings(server: FakeServer) {
  const user = await openScreen(memorialScreen, { at: '/memorial/7', path: 'memorial/:key', server, person: aUser() });
  await press(user, 'Edit Memorial');
  await screen.findByRole('heading', { name: 'Privacy and looks' });
  return user;
}

const choice = (name: string) => screen.getByRole('radio', { name });

function wholePage() {
  const page = document.querySelector('[data-look]');
  if (!page) throw new Error('no page with a look');
  return page;
}

/** Every look that the page takes on from now. */
function looksOfPage(): (string | null)[] {
  const looks: (string | null)[] = [];
  const page = wholePage();
  const watch = new MutationObserver(() => void looks.push(page.getAttribute('data-look')));
  watch.observe(page, { attributes: true, attributeFilter: ['data-look'] });
  return looks;
}

test('a look that was pressed is seen at once, and neither its answer nor an older look takes it back', async () => {
  const stored = Promise.withResolvers<void>();
  const evening = aMemorial({ look: 'evening', version: 2 });
  const server = memorialServer(aMemorial()).answers(updateMemorial, () => stored.promise.then(() => evening));
  const user = await openSettings(server);
  const looks = looksOfPage();
  await user.click(choice('Evening'));
  await waitFor(() => expect(wholePage()).toHaveAttribute('data-look', 'evening'));
  expect(choice('Evening')).toBeChecked();
  const before = server.heard(getMemorial).length;
  server.answers(getMemorial, evening);
  stored.resolve();
  await waitFor(() => expect(server.heard(getMemorial).length).toBeGreaterThan(before));
  expect(choice('Evening')).toBeChecked();
  expect(looks).toEqual(['evening']);
});

test('two quick presses of which none arrives leave the look as the server knows it', async () => {
  const held = Promise.withResolvers<void>();
  const server = memorialServer(aMemorial()).refuses(updateMemorial, 'server.busy', {}, held.promise);
  const user = await openSettings(server);
  await user.click(choice('Garden'));
  await user.click(choice('Evening'));
  expect(choice('Evening')).toBeChecked();
  // Nor can it be read again.
  server.refuses(getMemorial, 'server.busy');
  held.resolve();
  expect(await screen.findByText(/^We cannot answer just now/)).toBeVisible();
  await waitFor(() => expect(choice('Daylight')).toBeChecked());
  expect(wholePage()).toHaveAttribute('data-look', 'daylight');
  expect(server.heard(updateMemorial).map(({ body }) => body)).toEqual([{ look: 'garden' }, { look: 'evening' }]);
});

test('a press whose answer is lost after one that was kept goes back to the kept one', async () => {
  const held = Promise.withResolvers<void>();
  const garden = aMemorial({ look: 'garden', version: 2 });
  const server = memorialServer(aMemorial()).answers(updateMemorial, () => held.promise.then(() => garden));
  const user = await openSettings(server);
  await user.click(choice('Garden'));
  await waitFor(() => expect(server.heard(updateMemorial)).toHaveLength(1));
  await user.click(choice('Evening'));
  server.answers(getMemorial, garden).refuses(updateMemorial, 'server.busy');
  held.resolve();
  expect(await screen.findByText(/^We cannot answer just now/)).toBeVisible();
  await waitFor(() => expect(choice('Garden')).toBeChecked());
  expect(wholePage()).toHaveAttribute('data-look', 'garden');
});
