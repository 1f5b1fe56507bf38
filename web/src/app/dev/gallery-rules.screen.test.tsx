import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { fakeServer } from '../../testing/fake-server';
import { fill, openScreen, press, type ScreenUser } from '../../testing/open-screen';
import { GalleryRules } from './gallery-rules';

const page = { default: () => <GalleryRules id="rules" title="Rules of fields" /> };
const open = () => openScreen(page, { at: '/', server: fakeServer() });
const box = (label: string) => screen.getByLabelText(new RegExp(`^${label}\\s*(\\(required\\))?$`));
const described = (label: string, words: string | RegExp) =>
  waitFor(() => expect(box(label)).toHaveAccessibleDescription(words));

async function write(user: ScreenUser, label: string, text: string) {
  await user.clear(box(label));
  await user.click(box(label));
  if (text) await user.paste(text);
}

test('every rule that is broken is said in its own words when the field is left', async () => {
  const user = await open();
  for (const [label, text, sentence] of [
    ['First name', '', 'First name is required'],
    ['First name', 'A name of twenty-three.', 'First name must be at most 20 characters'],
    ['Email address', 'ada@', 'Please enter a valid email address'],
    ['Phone number', '415 CALL', 'Please enter a valid phone number'],
    ['Password', 'short', 'Password must be at least 8 characters'],
    ['Password again', 'other', 'Password again must be the same as Password'],
    ['Motto', 'Short', 'Motto must be at least 10 characters'],
    ['Zip code', '9410', 'Zip code cannot be used as it is'],
    ['Code', '12', 'Type the six digits from the e-mail'],
  ] as const) {
    await write(user, label, text);
    await user.tab();
    await described(label, new RegExp(`${sentence}$`));
    expect(box(label)).toHaveAttribute('aria-invalid', 'true');
  }
});

test('a problem is told in a region that screen readers listen to', async () => {
  const user = await open();
  const verdict = box('Email address').parentElement?.querySelector('[aria-live="polite"]');
  expect(verdict).toBeEmptyDOMElement();
  await write(user, 'Email address', 'ada@example.org');
  await waitFor(() => expect(verdict).toHaveTextContent('Looks good!'));
});

test('what is right is praised at once, and what is wrong waits until the word is finished', async () => {
  const user = await open();
  const email = box('Email address');
  const typedAt = performance.now();
  await user.type(email, 'ada@example');
  expect(email).toHaveAccessibleDescription('');
  // Still in the field, but not typing any more.
  await described('Email address', 'Please enter a valid email address');
  expect(performance.now() - typedAt).toBeGreaterThanOrEqual(1_500);
  await user.keyboard('.org');
  await described('Email address', 'Looks good!');
  await user.keyboard('{Backspace}{Backspace}');
  await user.tab();
  await described('Email address', 'Please enter a valid email address');
});

test('the meter counts the required fields that are validly filled', async () => {
  const user = await open();
  const meter = screen.getByRole('progressbar', { name: 'How much of the form is filled in' });
  expect(meter).toHaveAttribute('aria-valuenow', '0');
  expect(screen.getByText('3 required fields to go')).toBeVisible();
  await write(user, 'First name', 'Ada');
  await write(user, 'Email address', 'ada@');
  expect(await screen.findByText('2 required fields to go')).toBeVisible();
  await write(user, 'Email address', 'ada@example.org');
  await write(user, 'Password', 'long enough');
  await write(user, 'Password again', 'long enough');
  expect(await screen.findByText('Ready to submit!')).toBeVisible();
  expect(meter).toHaveAttribute('aria-valuenow', '100');
});

test('a weak password is advised about, and accepted', async () => {
  const user = await open();
  await write(user, 'Password', 'lowercase');
  await described('Password', 'Looks good! Stronger with small and capital letters and numbers.');
  expect(box('Password')).not.toHaveAttribute('aria-invalid');
  await write(user, 'Password', 'MixedCase');
  await described('Password', 'Looks good! Stronger with numbers.');
  await write(user, 'Password', 'MixedCase1');
  await described('Password', 'Looks good!');
});

test('a field that repeats another is judged anew when the other one changes', async () => {
  const user = await open();
  await write(user, 'Password', 'long enough');
  await write(user, 'Password again', 'long enough');
  await described('Password again', 'Looks good!');
  await user.tab();
  await write(user, 'Password', 'longer than that');
  await described('Password again', 'Password again must be the same as Password');
});

test('a dependent field is required when the other one is provided, and free again when it is not', async () => {
  const user = await open();
  await user.click(box('Contact phone'));
  await user.tab();
  expect(box('Contact phone')).not.toHaveAttribute('aria-invalid');
  await write(user, 'Contact name', 'Rosa');
  await described('Contact phone', /Contact phone is required when Contact name is provided$/);
  await write(user, 'Contact name', '');
  await waitFor(() => expect(box('Contact phone')).not.toHaveAttribute('aria-invalid'));
});

async function fillIn(user: ScreenUser, firstName: string) {
  await fill(user, 'First name', firstName);
  await fill(user, 'Email address', 'ada@example.org');
  await write(user, 'Password', 'long enough');
  await write(user, 'Password again', 'long enough');
}

test('pressing twice sends once', async () => {
  const user = await open();
  await fillIn(user, 'Ada');
  const send = screen.getByRole<HTMLButtonElement>('button', { name: 'Send rules' });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  send.click();
  send.click();
  // As the Enter key in a field does.
  send.form?.requestSubmit();
  // Long after any trembling finger: still once. And a request of its own is heard.
  await vi.advanceTimersByTimeAsync(700);
  vi.useRealTimers();
  expect(await screen.findByText('Sent 1 times')).toBeVisible();
  await user.click(send);
  expect(await screen.findByText('Sent 2 times')).toBeVisible();
});

test('what the receiver refuses is listed too, even when the form has no field for it', async () => {
  const user = await open();
  await fillIn(user, 'Nobody');
  await press(user, 'Send rules');
  const summary = await screen.findByRole('region', { name: '2 things to look at again' });
  await waitFor(() => expect(summary).toHaveFocus());
  expect(summary).toHaveTextContent('This account is full.');
  const links = within(summary).getAllByRole('link');
  expect(links.map(({ textContent }) => textContent)).toEqual(['This address was refused by the receiver.']);
  expect(box('First name')).toHaveValue('Nobody');
});
