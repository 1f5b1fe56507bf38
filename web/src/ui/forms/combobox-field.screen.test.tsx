import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { openScreen } from '../../testing/open-screen';
import { ComboboxField } from './combobox-field';

const towns = ['Oakland', 'San Francisco', 'San Mateo'].map((label) => ({ value: label.toLowerCase(), label }));

test('a combobox narrows its list, takes the choice and keeps the focus', async () => {
  const page = { default: () => <ComboboxField name="town" label="Nearest town" options={towns} /> };
  const user = await openScreen(page, { at: '/', server: fakeServer() });
  const town = await screen.findByRole('combobox', { name: 'Nearest town' });
  await waitFor(() => expect(town).toHaveAttribute('aria-autocomplete'));
  town.focus();
  await user.keyboard('{ArrowDown}');
  expect(await screen.findByRole('listbox')).toBeVisible();
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  await waitFor(() => expect(town).toHaveFocus());
  await user.keyboard('san m');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(town).toHaveValue('San Mateo'));
  await waitFor(() => expect(town).toHaveFocus());
});
