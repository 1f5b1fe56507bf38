import { endOneSession, endOtherSessions, listSessions } from '@evenlight/contract/accounts';
import { listPasskeys } from '@evenlight/contract/passkeys';
import { deleteAccount, exportAccount, getPreferences, setPreferences } from '@evenlight/contract/profiles';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { openScreen, press } from '../../../testing/open-screen';
import { aSession, aUser, profileServer, somePreferences } from '../../../testing/samples/accounts';
import * as profile from './profile-screen';

const ada = aUser();
const at = { at: '/profile', person: ada };
const section = (name: string) => screen.findByRole('region', { name });
const family = () => screen.findByRole('switch', { name: 'Your family' });

test('the account says since when, and its id can be copied', async () => {
  const user = await openScreen(profile, { ...at, server: profileServer() });
  const account = await section('Account Information');
  expect(account).toHaveTextContent('March 4, 2026');
  await user.click(within(account).getByRole('button', { name: 'Copy' }));
  expect(await within(account).findByRole('button', { name: 'Copied' })).toBeVisible();
  expect(await navigator.clipboard.readText()).toBe(ada.id);
  expect(within(account).getByText(ada.id)).toBeVisible();
});

test('other devices are listed and can be signed out, one or all', async () => {
  const old = aSession({ createdAt: '2026-10-30T12:00:00.000Z' });
  let sessions = [aSession(), old, aSession({ isCurrent: true }), aSession()];
  const server = profileServer()
    .answers(listSessions, () => ({ sessions, provenUntil: null }))
    .answers(endOneSession, ({ params }) => {
      sessions = sessions.filter(({ id }) => id !== params.sessionId);
      return undefined;
    })
    .answers(endOtherSessions, () => {
      sessions = sessions.filter(({ isCurrent }) => isCurrent);
      return undefined;
    });
  const user = await openScreen(profile, { ...at, server });
  const devices = await section('Where you are signed in');
  expect(await within(devices).findByText('You are signed in on 3 other devices.')).toBeVisible();
  expect(within(devices).getAllByRole('listitem')[0]).toHaveTextContent('This device');
  // Devices of one name are told apart by their day.
  within(devices)
    .getByRole('button', { name: 'Sign out there: Firefox on Linux, signed in since October 30, 2026' })
    .focus();
  await user.keyboard('{Enter}');
  expect(await within(devices).findByText('You are signed in on 2 other devices.')).toBeVisible();
  expect(server.heard(endOneSession)).toEqual([{ params: { sessionId: old.id } }]);
  // Whoever works with keys goes on from where they are, and not from the top of the page.
  await waitFor(() => expect(devices).toContainElement(document.activeElement as HTMLElement));
  within(devices).getByRole('button', { name: 'Sign out everywhere else' }).focus();
  await user.keyboard('{Enter}');
  expect(await within(devices).findByText('You are signed in nowhere else.')).toBeVisible();
  expect(within(devices).getAllByRole('listitem')).toHaveLength(1);
  await waitFor(() => expect(devices).toContainElement(document.activeElement as HTMLElement));
});

test('a list that cannot be loaded says so, and can be asked for again', async () => {
  const server = profileServer().refuses(listPasskeys, 'server.failed');
  const user = await openScreen(profile, { ...at, server });
  const passkeys = await section('Passkeys');
  expect(await within(passkeys).findByRole('alert')).toHaveTextContent('This could not be loaded');
  server.answers(listPasskeys, []);
  await user.click(within(passkeys).getByRole('button', { name: 'Try again' }));
  expect(await within(passkeys).findByText('No passkey yet')).toBeVisible();
});

/** Keeps what was chosen, as the real one does. */
function serverWithSwitches() {
  let kept = somePreferences();
  return profileServer()
    .answers(getPreferences, () => kept)
    .answers(setPreferences, ({ body: { isQuiet, ...kinds } }) => {
      const quietUntil = isQuiet === undefined ? kept.quietUntil : isQuiet ? '2026-11-24T12:00:00.000Z' : null;
      kept = { ...kept, ...kinds, quietUntil };
      return kept;
    });
}

test('what we write is chosen with switches that are still so after a reload', async () => {
  const server = serverWithSwitches();
  const user = await openScreen(profile, { ...at, server });
  await user.click(await family());
  await user.click(screen.getByRole('switch', { name: 'Quiet this week' }));
  expect(await screen.findByText('Until November 24, 2026 we hold back all of the above.')).toBeVisible();
  expect(server.heard(setPreferences).map(({ body }) => body)).toEqual([{ family: false }, { isQuiet: true }]);
  user.leave();

  await openScreen(profile, { ...at, server });
  expect(await family()).not.toBeChecked();
  expect(screen.getByRole('switch', { name: 'Quiet this week' })).toBeChecked();
  expect(within(await section('What we write to you')).getAllByRole('switch')).toHaveLength(5);
});

test('a switch flicked again while it is being saved ends as it was last wished', async () => {
  const { promise, resolve } = Promise.withResolvers<void>();
  const server = profileServer().answers(setPreferences, async ({ body }) => {
    await promise;
    return somePreferences({ family: body.family ?? true });
  });
  const user = await openScreen(profile, { ...at, server });
  const sent = () => server.heard(setPreferences).map(({ body }) => body);
  await user.click(await family());
  await waitFor(() => expect(sent()).toEqual([{ family: false }]));
  await user.click(await family());
  expect(await family()).toBeChecked();
  resolve();
  await waitFor(() => expect(sent()).toEqual([{ family: false }, { family: true }]));
  expect(await family()).toBeChecked();
});

test('a switch that could not be saved goes back and says so', async () => {
  const user = await openScreen(profile, { ...at, server: profileServer().refuses(setPreferences, 'server.failed') });
  await user.click(await family());
  await screen.findByText(/This could not be saved, so it is back as it was/);
  expect(await family()).toHaveAccessibleDescription(/This could not be saved, so it is back as it was/);
  expect(await family()).toBeChecked();
});

test('a download that is refused says so, and promises nothing', async () => {
  const server = profileServer().refuses(exportAccount, 'request.too_many');
  const user = await openScreen(profile, { ...at, server });
  const takeAlong = await section('Take everything with you');
  await press(user, 'Download everything');
  await within(takeAlong).findByText(/You have tried this several times in a short while\./);
  expect(takeAlong).not.toHaveTextContent('The file is ready');
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  server.answers(exportAccount, undefined);
  await press(user, 'Download everything');
  await within(takeAlong).findByText('The file is ready. Look for it among your downloads.');
  expect(takeAlong).not.toHaveTextContent('You have tried this');
  expect(saved).toHaveBeenCalledOnce();
  saved.mockRestore();
});

test('leaving asks once, and says what goes, what stays, and until when one can come back', async () => {
  const server = profileServer().refuses(deleteAccount, 'server.failed');
  const user = await openScreen(profile, { ...at, server });
  await press(user, 'Delete my account');
  const dialog = await screen.findByRole('dialog', { name: 'Delete your account?' });
  for (const words of ['It happens in 7 days', 'What goes', 'the law asks us', 'a security log without names'])
    expect(dialog).toHaveTextContent(words);
  await user.click(within(dialog).getByRole('button', { name: 'Keep my account' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.heard(deleteAccount)).toEqual([]);
});
