import type { UserId } from '@evenlight/contract/ids';
import { QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PHONE_NUMBER } from '../testing/samples/accounts';
import { newQueryClient } from './query-client';
import { keepUser, readUser, refreshUser } from './stored-user';
import { UserProvider, useUser } from './user';

const ada = { id: '0197d5b4-6f1c-7000-8000-000000000001' as UserId, firstName: 'Ada' };
let kept: Map<string, string>;

beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function Greeting() {
  const { user, isLoading } = useUser();
  return `${user?.firstName ?? 'nobody'}, ${isLoading ? 'loading' : 'settled'}`;
}

function greetingFor(told: typeof ada | null | undefined) {
  return renderToString(
    <QueryClientProvider client={newQueryClient()}>
      <UserProvider told={told}>
        <Greeting />
      </UserProvider>
    </QueryClientProvider>,
  );
}

function serverAnswers(answer: () => Response) {
  return vi.spyOn(globalThis, 'fetch').mockImplementation(async () => answer());
}

test('outside of its provider the developer is told', () => {
  expect(() => renderToString(<Greeting />)).toThrow('useUser must be used within a UserProvider');
});

test('the first paint is what the server said, whatever this browser remembers, and it is still loading', () => {
  keepUser({ ...ada, firstName: 'Somebody else' });
  expect(greetingFor(ada)).toBe('Ada, loading');
  expect(greetingFor(null)).toBe('nobody, loading');
  expect(greetingFor(undefined)).toBe('nobody, loading');
});

test('this browser keeps the id, the first name and the marker, and no more', () => {
  const whole = { ...ada, lastName: 'Okafor', email: 'ada@example.org', phone: PHONE_NUMBER };
  keepUser(whole);
  expect(JSON.parse(kept.get('evenlight.user') ?? '')).toEqual(ada);
  expect(kept.get('evenlight.session')).toBe('active');
  expect(readUser()).toEqual(ada);
});

test.each(['{"id":', '"text"', '{"firstName":"Ada"}', '[]'])('a stored user that reads %s is removed', (text) => {
  keepUser(ada);
  kept.set('evenlight.user', text);
  expect(readUser()).toBeNull();
  expect(kept.get('evenlight.user')).toBeUndefined();
});

test('the refresh asks by id and replaces what was kept', async () => {
  const renamed = { ...ada, firstName: 'Adaeze', lastName: 'Okafor', email: 'ada@example.org', phone: null };
  const asked = serverAnswers(() => Response.json({ ...renamed, createdAt: '2030-01-01T00:00:00Z' }));
  expect(await refreshUser(ada)).toEqual({ ...ada, firstName: 'Adaeze' });
  expect(asked.mock.calls[0]?.[0]).toBe(`/api/users/${ada.id}`);
  expect(readUser()?.firstName).toBe('Adaeze');
});

test.each([401, 403, 404])('an answer of %i drops the user and the marker', async (status) => {
  keepUser(ada);
  serverAnswers(() => new Response('{}', { status }));
  expect(await refreshUser(ada)).toBeNull();
  expect([...kept.keys()]).toEqual([]);
});

test.each([429, 500, 502, 503])('an answer of %i keeps the person, silently', async (status) => {
  keepUser(ada);
  serverAnswers(() => new Response('{}', { status }));
  expect(await refreshUser(ada)).toEqual(ada);
  expect(readUser()).toEqual(ada);
});

test('a lost connection keeps the person, silently', async () => {
  keepUser(ada);
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await refreshUser(ada)).toEqual(ada);
  expect(readUser()).toEqual(ada);
});
