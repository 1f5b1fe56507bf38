import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Person } from '../../../platform/stored-user';
import { fakeServer } from '../../../testing/fake-server';
import { openScreen } from '../../../testing/open-screen';
import { aUser } from '../../../testing/samples/accounts';
import { Header } from './header';

const open = (person?: Person) => openScreen({ default: Header }, { at: '/services', server: fakeServer(), person });
const bar = () => within(screen.getByRole('navigation', { name: 'Main' }));

test('a name is shown as it was written, whatever is in it', async () => {
  await open(aUser({ firstName: 'Zoë <b>O’Neill</b> {x}' }));
  expect(bar().getByText('Hello, Zoë <b>O’Neill</b> {x}')).toBeVisible();
});

test('the bar says which page one is on', async () => {
  await open();
  const current = bar()
    .getAllByRole('link')
    .filter((link) => link.getAttribute('aria-current') === 'page');
  expect(current.map(({ textContent }) => textContent)).toEqual(['Services']);
});
