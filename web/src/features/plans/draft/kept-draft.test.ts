import type { UserId } from '@evenlight/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft } from '../../../platform/drafts';
import { forgetInBrowser, type InBrowser, keepablePart, keepInBrowser, readInBrowser } from './kept-draft';
import { emptyDraft } from './planning-draft';

const ada = '0197d5b4-6f1c-7000-8000-000000000001' as UserId;
const ID = '0197d5b4-6f1c-4000-8000-000000000001';
const hindu = { ...emptyDraft(ID), faithTradition: 'hindu' as const, packageTier: 'basic' as const };

const inBrowser = (options: Partial<InBrowser> = {}): InBrowser => ({
  draft: hindu,
  changedAt: '2030-05-02T10:00:00.000Z',
  revision: 4,
  isSent: false,
  isSaveUnsure: false,
  replaced: null,
  ...options,
});

let drawer: Record<string, string>;
beforeEach(() => {
  drawer = Object.create({
    getItem: (key: string) => drawer[key] ?? null,
    setItem: (key: string, value: string) => {
      drawer[key] = value;
    },
    removeItem: (key: string) => delete drawer[key],
  });
  vi.stubGlobal('localStorage', drawer);
});
afterEach(() => vi.unstubAllGlobals());

test('a draft is read as it was kept, with the one that stepped back for it', () => {
  const kept = inBrowser({ replaced: { by: 'browser', draft: emptyDraft(ID) } });
  keepInBrowser(ada, kept);
  expect([readInBrowser(ada), readInBrowser(null)]).toEqual([kept, undefined]);
  forgetInBrowser(ada);
  expect(readInBrowser(ada)).toBeUndefined();
});

test.each([
  ['of an older wizard', { step: 2 }],
  ['without a name', inBrowser({ draft: { ...hindu, id: '7' } })],
  ['that is a word', 'hindu'],
])('a draft %s is none', (_, value) => {
  keepDraft('planning-wizard', null, value);
  expect(readInBrowser(null)).toBeUndefined();
});

test.each([
  ['a year that never comes', { serviceDate: '20267-11-21' }, hindu],
  ['an amount below nothing', { budget: -1 }, hindu],
  ['a tradition we do not know', { faithTradition: 'norse' }, emptyDraft(ID)],
])('%s costs a draft nothing but what hangs on it', (_, broken, draft) => {
  keepDraft('planning-wizard', null, { ...inBrowser(), draft: { ...hindu, ...broken } });
  expect(readInBrowser(null)?.draft).toEqual(draft);
});

test('what could not be read again does not get into a draft', () => {
  expect(keepablePart(hindu, { serviceDate: '20267-11-21', budget: 5 })).toEqual({ budget: 5 });
  expect(keepablePart(hindu, { serviceDate: '2026-11-21' })).toEqual({ serviceDate: '2026-11-21' });
});

test('a draft in which everything was taken back is kept only for the one it can be changed for', () => {
  keepInBrowser(null, inBrowser({ draft: emptyDraft(ID), replaced: { by: 'hand', draft: hindu } }));
  expect(readInBrowser(null)?.replaced?.draft).toEqual(hindu);
  keepInBrowser(null, inBrowser({ draft: emptyDraft(ID) }));
  expect(Object.keys(drawer)).toEqual([]);
});
