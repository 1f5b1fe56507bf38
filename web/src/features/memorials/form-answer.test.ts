import type { Endpoint } from '@evenlight/contract/endpoint';
import { MemorialId } from '@evenlight/contract/ids';
import { expect, test } from 'vitest';
import type { PageContext } from '../../platform/page-context';
import { signFromForm } from './guestbook/sign-from-form';
import { askFromForm } from './keeping/ask-from-form';
import { reportFromForm } from './keeping/report-from-form';

const of = { memorialId: MemorialId.parse(7), address: 'ida-okafor' };

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

/** The page's own way to the API, which notes what it was sent. */
function apiThat(answers: () => unknown) {
  const sent: { path: string; body: unknown }[] = [];
  const api = async ({ path }: Endpoint, { body }: { body?: unknown }) => {
    sent.push({ path, body });
    return answers();
  };
  return { api: api as PageContext['api'], sent };
}

test('a guestbook form becomes an entry, and the page is told what to say', async () => {
  const { api, sent } = apiThat(() => ({ status: 'held' }));
  const form = formOf({
    intent: 'sign',
    authorName: 'Rose',
    message: 'One\r\ntwo',
    isRsvp: 'on',
    rsvpStatus: 'attending',
  });
  expect(await signFromForm(api, of, form)).toEqual({ said: 'signed-held' });
  expect(sent[0]?.body).toMatchObject({
    message: 'One\ntwo',
    isRsvp: true,
    rsvpStatus: 'attending',
    address: 'ida-okafor',
  });
});

test('a refusal keeps everything that was typed', async () => {
  const body = { code: 'request.invalid', error: 'Some of it …', fields: { authorName: 'Author name is required' } };
  const { api } = apiThat(() => {
    throw { data: body, init: { status: 400 } };
  });
  const outcome = await signFromForm(api, of, formOf({ authorName: '', message: 'Thank you.' }));
  expect(outcome).toEqual({
    intent: 'sign',
    refusal: { code: 'request.invalid', fields: body.fields, sentence: 'Some of it …' },
    typed: { authorName: '', message: 'Thank you.' },
  });
});

test('what is no refusal stays a failure', async () => {
  const { api } = apiThat(() => {
    throw new TypeError('a bug');
  });
  await expect(signFromForm(api, of, formOf({ message: 'x' }))).rejects.toThrow('a bug');
});

test('reports name the page or the entry, and questions the address alone', async () => {
  const { api, sent } = apiThat(() => ({ received: true }));
  const entryId = '0196a000-0000-7000-8000-000000000001';
  expect(await reportFromForm(api, of, formOf({ reason: 'spam', entryId }))).toEqual({ said: 'reported' });
  expect(await reportFromForm(api, of, formOf({ reason: 'nonsense' }))).toEqual({ said: 'reported' });
  expect(await askFromForm(api, '42', formOf({ name: 'Ben', email: 'ben@example.org' }))).toEqual({ said: 'asked' });
  expect(sent.map(({ body }) => body)).toMatchObject([
    { entryId, reason: 'spam' },
    { entryId: null, reason: 'other' },
    { address: '42', name: 'Ben' },
  ]);
});
