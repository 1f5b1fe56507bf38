import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { field, fill, openScreen, press } from '../../testing/open-screen';
import { GalleryForm } from './gallery-form';

const page = { default: () => <GalleryForm id="form" title="A whole form" /> };
const summary = (name: string) => screen.findByRole('region', { name });
const textsOf = (elements: HTMLElement[]) => elements.map(({ textContent }) => textContent);

test('a form that cannot be sent lists what is wrong, leads to each field and keeps what was typed', async () => {
  const user = await openScreen(page, { at: '/', server: fakeServer() });
  await fill(user, 'Anything else', 'White flowers');
  await press(user, 'Send wishes');
  const wrong = await summary('6 things to look at again');
  await waitFor(() => expect(wrong).toHaveFocus());
  expect(textsOf(within(wrong).getAllByRole('link'))).toEqual([
    'Your name is required',
    'Your email is required',
    'Your relation is required',
    'Nearest town is required',
    'Setting is required',
    'You may answer me by email is required',
  ]);
  await user.click(within(wrong).getByRole('link', { name: /^Setting/ }));
  await waitFor(() => expect(screen.getByRole('radio', { name: /^Inside/ })).toHaveFocus());
  await user.click(within(wrong).getByRole('link', { name: /^Nearest town/ }));
  await waitFor(() => expect(screen.getByRole('combobox', { name: /^Nearest town/ })).toHaveFocus());
  await user.click(within(wrong).getByRole('link', { name: /^Your name/ }));
  const name = await field('Your name');
  await waitFor(() => expect(name).toHaveFocus());
  expect(name).toHaveAccessibleDescription('Your name is required');
  await user.paste('Amina Okafor');
  await waitFor(() => expect(within(wrong).getAllByRole('listitem')[0]).toHaveTextContent('Looks good!'));
});

test('a form that could not be sent says so, leads to the refused field, and everything is still there', async () => {
  const user = await openScreen(page, { at: '/', server: fakeServer() });
  await fill(user, 'Anything else', 'White flowers');
  await fill(user, 'Your name', 'Amina Okafor');
  await fill(user, 'Your email', 'amina@example.org');
  await user.selectOptions(await field('Your relation'), 'Daughter');
  const town = screen.getByRole('combobox', { name: /^Nearest town/ });
  await user.type(town, 'oak');
  await waitFor(() => expect(screen.getAllByRole('option')).toHaveLength(1));
  await user.keyboard('{Enter}');
  await waitFor(() => expect(town).toHaveValue('Oakland'));
  await user.click(screen.getByRole('radio', { name: /^Outside/ }));
  await user.click(screen.getByRole('checkbox', { name: /^You may answer me by email/ }));
  expect(await screen.findByText('Ready to submit!')).toBeVisible();

  await user.click(screen.getByRole('switch', { name: 'Pretend that sending fails' }));
  await press(user, 'Send wishes');
  const failed = await summary('One thing to look at again');
  await waitFor(() => expect(failed).toHaveFocus());
  expect(failed).toHaveTextContent('What you wrote is safe');
  await user.click(within(failed).getByRole('link', { name: /^This address is already in use/ }));
  const email = await field('Your email');
  await waitFor(() => expect(email).toHaveFocus());
  expect(email).toHaveAttribute('aria-invalid', 'true');
  expect(await field('Anything else')).toHaveValue('White flowers');
  expect(town).toHaveValue('Oakland');
  await fill(user, 'Your email', 'amina.o@example.org');
  await waitFor(() => expect(email).toHaveAccessibleDescription('Looks good!'));
});
