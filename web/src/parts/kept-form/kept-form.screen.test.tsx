import { endpoint } from '@evenlight/contract/endpoint';
import type { UserId } from '@evenlight/contract/ids';
import { z } from '@evenlight/contract/zod';
import { I18nProvider } from '@lingui/react';
import { QueryClient, QueryClientProvider, useMutation } from '@tanstack/react-query';
import { render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { call } from '../../platform/call';
import { textsIn } from '../../platform/i18n';
import { UserProvider } from '../../platform/user';
import { fakeServer } from '../../testing/fake-server';
import { alertSaying, field, fill, openScreen, press } from '../../testing/open-screen';
import { Button } from '../../ui/base/button';
import { SubmitButton } from '../../ui/forms/submit-button';
import { TextField } from '../../ui/forms/text-field';
import { CancelButton, KeptForm, useKeptForm } from './kept-form';

const ada = { id: '0198a000-0000-7000-8000-000000000001' as UserId, firstName: 'Ada' };
const bob = { id: '0198a000-0000-7000-8000-000000000002' as UserId, firstName: 'Bob' };

const Letter = z.object({ to: z.string(), words: z.string().trim().min(1) });
const sendLetter = endpoint({
  method: 'POST',
  path: '/letters',
  summary: 'Send a letter.',
  access: 'anyone',
  body: Letter.extend({ idempotencyKey: z.uuid() }),
  returns: z.object({ number: z.int() }),
  problems: ['request.invalid', 'guestbook.closed'],
});
const aServer = () => fakeServer().answers(sendLetter, { number: 7 });

function LetterForm({ onDone }: { onDone: () => void }) {
  const [number, setNumber] = useState<number>();
  const mutation = useMutation({
    mutationFn: (body: z.infer<(typeof sendLetter)['body']>) => call(sendLetter, { body }),
  });
  return (
    <>
      {number && <p>Letter {number} is stored</p>}
      <KeptForm
        name="unsent-talk"
        schema={Letter}
        defaultValues={{ to: 'Rose', words: '' }}
        mutation={mutation}
        inputOf={(letter, idempotencyKey) => ({ ...letter, idempotencyKey })}
        onStored={(answer) => setNumber(answer.number)}
        onDone={onDone}
      >
        <FromBefore />
        <TextField name="to" label="To" />
        <TextField name="words" label="Words" />
        <SubmitButton>Send</SubmitButton>
        <CancelButton onClick={onDone}>Cancel</CancelButton>
      </KeptForm>
    </>
  );
}

function FromBefore() {
  const { isRestored, discard } = useKeptForm();
  return isRestored && <Button onClick={discard}>Begin anew</Button>;
}

function Desk() {
  const [isOpen, setIsOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setIsOpen(!isOpen)}>{isOpen ? 'Close' : 'Open'}</Button>
      {isOpen && <LetterForm onDone={() => setIsOpen(false)} />}
    </>
  );
}

const desk = { default: Desk };
const at = '/';

test('a lost answer and a reload lose nothing; sent again it is the same letter, and then nothing stays', async () => {
  const server = aServer();
  server.isReachable = false;
  const before = await openScreen(desk, { at, server, person: ada });
  await fill(before, 'Words', 'Thank you');
  await press(before, 'Send');
  await alertSaying('We could not reach our servers');
  before.leave();

  server.isReachable = true;
  const { promise: lost, reject: lose } = Promise.withResolvers<never>();
  server.answers(sendLetter, () => lost);
  const user = await openScreen(desk, { at, server, person: ada });
  expect(await field('Words')).toHaveValue('Thank you');
  await press(user, 'Send');
  await waitFor(() => expect(server.heard(sendLetter)).toHaveLength(1));
  lose(new TypeError('Failed to fetch'));
  await alertSaying('We could not reach our servers');
  user.leave();

  server.answers(sendLetter, { number: 7 });
  const again = await openScreen(desk, { at, server, person: ada });
  await press(again, 'Send');
  await screen.findByRole('button', { name: 'Open' });
  const [first, second] = server.heard(sendLetter);
  expect(second).toEqual(first);
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('other words are another letter, and another person finds none of them', async () => {
  const server = fakeServer().refuses(sendLetter, 'guestbook.closed');
  const user = await openScreen(desk, { at, server, person: ada });
  await fill(user, 'Words', 'Thank you');
  await press(user, 'Send');
  expect(await screen.findByText(/has closed this guestbook/)).toBeVisible();
  expect(await field('Words')).toHaveValue('Thank you');
  await fill(user, 'Words', 'Thank you all');
  await press(user, 'Send');
  await waitFor(() => expect(server.heard(sendLetter)).toHaveLength(2));
  const [first, second] = server.heard(sendLetter).map(({ body }) => body.idempotencyKey);
  expect(second).not.toBe(first);
  user.leave();
  await openScreen(desk, { at, server, person: bob });
  expect(await field('Words')).toHaveValue('');
});

test('what the receiver finds in a field is said by the field', async () => {
  const fields = { to: 'Nobody of that name lives here.' };
  const server = fakeServer().refuses(sendLetter, 'request.invalid', { fields });
  const user = await openScreen(desk, { at, server });
  await fill(user, 'Words', 'Thank you');
  await press(user, 'Send');
  await waitFor(async () => expect(await field('To')).toHaveAccessibleDescription(/Nobody of that name/));
});

test('closed it keeps what was typed, and cancelled it does not', async () => {
  const user = await openScreen(desk, { at, server: aServer() });
  await fill(user, 'Words', 'Thank you');
  await press(user, 'Close');
  await press(user, 'Open');
  expect(await field('Words')).toHaveValue('Thank you');
  await press(user, 'Cancel');
  await press(user, 'Open');
  expect(await field('Words')).toHaveValue('');
});

test('what was kept can be discarded, and the form begins anew', async () => {
  const user = await openScreen(desk, { at, server: aServer() });
  await fill(user, 'To', 'Milo');
  await press(user, 'Close');
  await press(user, 'Open');
  expect(await field('To')).toHaveValue('Milo');
  await press(user, 'Begin anew');
  expect(await field('To')).toHaveValue('Rose');
  expect(screen.queryByRole('button', { name: 'Begin anew' })).toBeNull();
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('one that was closed while it was sent, and opened again, closes when its words are stored', async () => {
  const { promise: answer, resolve: reply } = Promise.withResolvers<{ number: number }>();
  const server = fakeServer().answers(sendLetter, () => answer);
  const user = await openScreen(desk, { at, server });
  await fill(user, 'Words', 'Thank you');
  await press(user, 'Send');
  await waitFor(() => expect(server.heard(sendLetter)).toHaveLength(1));
  await press(user, 'Close');
  await press(user, 'Open');
  reply({ number: 7 });
  await screen.findByRole('button', { name: 'Open' });
  expect(Object.keys(sessionStorage)).toEqual([]);
});

test('what is typed while it is sent stays, and so does the form', async () => {
  const { promise: answer, resolve: reply } = Promise.withResolvers<{ number: number }>();
  const server = fakeServer().answers(sendLetter, () => answer);
  const user = await openScreen(desk, { at, server });
  await fill(user, 'Words', 'Thank you');
  await press(user, 'Send');
  await waitFor(() => expect(server.heard(sendLetter)).toHaveLength(1));
  await fill(user, 'Words', 'Thank you all');
  reply({ number: 7 });
  expect(await screen.findByText('Letter 7 is stored')).toBeVisible();
  expect(await field('Words')).toHaveValue('Thank you all');
  expect(JSON.stringify({ ...sessionStorage })).toContain('Thank you all');
});

test('a page of the server’s is drawn without what was kept, and wakes with it', async () => {
  const before = await openScreen(desk, { at, server: aServer() });
  await fill(before, 'To', 'Milo');
  await fill(before, 'Words', 'Thank you');
  before.leave();

  const page = (
    <I18nProvider i18n={textsIn('en')}>
      <QueryClientProvider client={new QueryClient()}>
        <UserProvider told={null}>
          <Desk />
        </UserProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.querySelector('[name=to]')).toHaveValue('Rose');
  expect(container.querySelector('[name=words]')).toHaveValue('');
  render(page, { container, hydrate: true });
  await waitFor(async () => expect(await field('To')).toHaveValue('Milo'));
  expect(await field('Words')).toHaveValue('Thank you');
});
