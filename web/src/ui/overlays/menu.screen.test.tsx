import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen } from '../../testing/open-screen';
import { Button } from '../base/button';
import { DetailsMenu } from './details-menu';
import { Menu, type MenuEntry } from './menu';

const entries: MenuEntry[] = [
  { key: 'copy', label: 'Copy', onSelect: () => undefined },
  { key: 'link', label: 'Go to buttons', to: '#buttons' },
];

test('a menu opens by key, is walked by arrows, closes on Escape and gives the focus back', async () => {
  const page = { default: () => <Menu trigger={<Button>More actions</Button>} entries={entries} /> };
  const user = await openScreen(page, { at: '/', server: fakeServer() });
  const opener = screen.getByRole('button', { name: 'More actions' });
  opener.focus();
  await user.keyboard('{Enter}');
  const copy = await screen.findByRole('menuitem', { name: 'Copy' });
  await waitFor(() => expect(copy).toHaveFocus());
  await user.keyboard('{ArrowDown}');
  await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Go to buttons' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
  await waitFor(() => expect(opener).toHaveFocus());
});

test('the menu that needs no scripts closes on Escape and gives the focus back', async () => {
  const menu = (
    <DetailsMenu summary="Works without scripts">
      <a href="#colours">Colours</a>
    </DetailsMenu>
  );
  const user = await openScreen({ default: () => menu }, { at: '/', server: fakeServer() });
  const opener = screen.getByText('Works without scripts');
  await user.click(opener);
  const link = screen.getByText('Colours');
  expect(link).toBeVisible();
  link.focus();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(opener).toHaveFocus());
  expect(link).not.toBeVisible();
});
