import { getSession } from '@evenlight/contract/accounts';
import { sendContactMessage } from '@evenlight/contract/contact';
import { recordMoment } from '@evenlight/contract/moments';
import { afterEach, expect, test, vi } from 'vitest';
import { CallFailed, ConnectionLost, call } from './call';
import { newQueryClient, readByKey } from './query-client';

const answers = (status: number, body: string, statusText = '') =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body || null, { status, statusText }));

afterEach(() => vi.restoreAllMocks());

test('every call goes under /api with cookies, and without a body names no content type', async () => {
  const fetched = answers(401, '{"code":"session.required","error":"Sign in to go on."}');
  await call(getSession, {}).catch(() => undefined);
  expect(fetched).toHaveBeenCalledWith('/api/session', { method: 'GET', credentials: 'include' });
});

test('a body travels as JSON', async () => {
  const fetched = answers(202, '{"counted":true}');
  await call(recordMoment, { body: { moment: 'signed-up' } });
  expect(fetched).toHaveBeenCalledWith('/api/moments', {
    method: 'POST',
    credentials: 'include',
    body: '{"moment":"signed-up"}',
    headers: { 'content-type': 'application/json' },
  });
});

test('a refused call fails with its status and text, and knows its problem', async () => {
  answers(401, '{"code":"session.required","error":"Sign in to go on."}');
  const failure = await call(getSession, {}).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(CallFailed);
  expect(failure).toMatchObject({
    message: '401: {"code":"session.required","error":"Sign in to go on."}',
    problem: { code: 'session.required' },
  });
});

test('a refusal without a body fails with its status text', async () => {
  answers(502, '', 'Bad Gateway');
  await expect(call(getSession, {})).rejects.toThrow('502: Bad Gateway');
});

test('a lost connection is told apart from a refusal', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await expect(call(getSession, {})).rejects.toBeInstanceOf(ConnectionLost);
});

test.each(['{}', '', '{"success":false,"error":"No."}', '{"success":true}', '"ok"'])(
  'a call that says in so many words that it worked has failed when the answer is %s',
  async (body) => {
    answers(200, body);
    const message = { name: 'Rosa', email: 'rosa@example.org', subject: 'Help', message: 'Please call.' };
    await expect(call(sendContactMessage, { body: { ...message, urgency: 'normal' } })).rejects.toBeInstanceOf(
      CallFailed,
    );
  },
);

test('the default read joins the parts of its key, each encoded', async () => {
  const fetched = answers(200, '[]');
  await readByKey()({ queryKey: ['api', 'users', 'a/b?c', 'plans'] });
  expect(fetched.mock.calls[0]?.[0]).toBe('/api/users/a%2Fb%3Fc/plans');
});

test('the default read fails on 401 unless told to give null', async () => {
  answers(401, '{}');
  await expect(readByKey()({ queryKey: ['api', 'session'] })).rejects.toThrow('401: {}');
  answers(401, '{}');
  expect(await readByKey({ on401: 'null' })({ queryKey: ['api', 'session'] })).toBeNull();
});

test('what was read never goes stale, is not read again on focus, and nothing is tried twice', () => {
  const { queries, mutations } = newQueryClient().getDefaultOptions();
  expect(queries).toMatchObject({
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchInterval: false,
    retry: false,
  });
  expect(mutations).toMatchObject({ retry: false });
});
