import type { UserId } from '@evenlight/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keepDraft } from '../../platform/drafts';
import {
  forgetInBrowser,
  type InBrowser,
  isVisitorsDraft,
  keepInBrowser,
  openingDraft,
  readInBrowser,
} from './kept-draft';
import { emptyDraft } from './planning-draft';

const ada = '0197d5b4-6f1c-7000-8000-000000000001' as UserId;
const [HERE, THERE, NEW] = [1, 2, 3].map((n) => `0197d5b4-6f1c-4000-8000-00000000000${n}`) as [string, string, string];
const hindu = { ...emptyDraft(HERE), faithTradition: 'hindu' as const };
const sikh = { ...emptyDraft(THERE), faithTradition: 'sikh' as const };

const inBrowser = (wishes: Partial<InBrowser> = {}): InBrowser => ({
  ...{ draft: hindu, changedAt: '2030-05-02T10:00:00.000Z', revision: 4, isSent: false },
  ...wishes,
});
const inAccount = { draft: sikh, revision: 5, savedAt: '2030-05-02T09:00:00.000Z' };

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

test('a draft is read as it was kept', () => {
  keepInBrowser(null, inBrowser());
  expect(readInBrowser(ada)).toEqual(inBrowser());
  expect(isVisitorsDraft()).toBe(true);
  keepInBrowser(ada, inBrowser());
  expect([readInBrowser(null), isVisitorsDraft()]).toEqual([undefined, false]);
  forgetInBrowser();
  expect(readInBrowser(ada)).toBeUndefined();
});

test.each([
  ['of an older wizard', { step: 2 }],
  ['with a tradition we do not know', inBrowser({ draft: { ...hindu, faithTradition: 'norse' as 'hindu' } })],
  ['with an amount below nothing', inBrowser({ draft: { ...hindu, budget: -1 } })],
  ['that is a word', 'hindu'],
])('a draft %s is none', (_, value) => {
  keepDraft('planning-wizard', null, value);
  expect(readInBrowser(null)).toBeUndefined();
});

test('a draft in which everything was taken back is not kept', () => {
  keepInBrowser(null, inBrowser());
  keepInBrowser(null, inBrowser({ draft: emptyDraft(HERE) }));
  expect(Object.keys(drawer)).toEqual([]);
});

const opening = (found: Partial<Parameters<typeof openingDraft>[0]>) =>
  openingDraft({ browser: undefined, isVisitors: false, account: undefined, ...found }, NEW);

test('with nothing anywhere, an empty draft begins', () => {
  const nothing = { draft: emptyDraft(NEW), revision: 0, mustSend: false, replaced: null };
  expect(opening({})).toEqual(nothing);
  expect(opening({ account: null })).toEqual(nothing);
  expect(opening({ browser: inBrowser({ draft: emptyDraft(HERE) }), account: null })).toEqual(nothing);
});

test('on a new device the account’s draft goes on', () => {
  expect(opening({ account: inAccount })).toEqual({ draft: sikh, revision: 5, mustSend: false, replaced: null });
});

test('what a visitor chose goes along into the account, and the older one can be brought back', () => {
  const browser = inBrowser({ revision: 0, changedAt: '2030-01-01T00:00:00.000Z' });
  expect(opening({ browser, isVisitors: true, account: null })).toMatchObject({ draft: hindu, mustSend: true });
  expect(opening({ browser, isVisitors: true, account: inAccount })).toEqual({
    ...{ draft: hindu, revision: 5, mustSend: true },
    replaced: { by: 'browser', draft: sikh },
  });
});

test('what was not sent yet goes on when no other device was busy meanwhile', () => {
  const browser = inBrowser({ revision: 5, changedAt: '2030-01-01T00:00:00.000Z' });
  expect(opening({ browser, account: inAccount })).toEqual({
    ...{ draft: hindu, revision: 5, mustSend: true, replaced: null },
  });
});

test('of two that went apart the newer one counts, and the other can be brought back', () => {
  expect(opening({ browser: inBrowser(), account: inAccount })).toMatchObject({
    ...{ draft: hindu, mustSend: true, replaced: { by: 'browser', draft: sikh } },
  });
  const older = inBrowser({ changedAt: '2030-05-02T08:00:00.000Z' });
  expect(opening({ browser: older, account: inAccount })).toEqual({
    ...{ draft: sikh, revision: 5, mustSend: false, replaced: { by: 'account', draft: hindu } },
  });
});

test('what the account has had already gives way without a word', () => {
  const browser = inBrowser({ isSent: true });
  expect(opening({ browser, account: inAccount })).toMatchObject({ draft: sikh, mustSend: false, replaced: null });
});

test('the same draft in both places is one draft', () => {
  const account = { ...inAccount, draft: { ...hindu } };
  expect(opening({ browser: inBrowser(), account })).toMatchObject({ revision: 5, mustSend: false, replaced: null });
});

test('a draft that became a plan on another device does not come back', () => {
  const browser = inBrowser({ isSent: true });
  expect(opening({ browser, account: null }).draft).toEqual(emptyDraft(NEW));
});

test('while the account cannot be asked, this browser’s draft goes on', () => {
  expect(opening({ browser: inBrowser() })).toMatchObject({ draft: hindu, revision: 4, mustSend: true });
  expect(opening({ browser: inBrowser({ isSent: true }) })).toMatchObject({ draft: hindu, mustSend: false });
});
