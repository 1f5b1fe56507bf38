import { expect, test } from 'vitest';
import type { InBrowser } from './kept-draft';
import { openingDraft } from './opening-draft';
import { emptyDraft } from './planning-draft';

const [HERE, THERE, NEW] = ['here', 'there', 'new'];
const NOW = '2030-05-03T00:00:00.000Z';
const hindu = { ...emptyDraft(HERE), faithTradition: 'hindu' as const };
const sikh = { ...emptyDraft(THERE), faithTradition: 'sikh' as const };
const jewish = { ...emptyDraft('third'), faithTradition: 'jewish' as const };

const inBrowser = (options: Partial<InBrowser> = {}): InBrowser => ({
  draft: hindu,
  changedAt: '2030-05-02T10:00:00.000Z',
  revision: 4,
  isSent: false,
  isSaveUnsure: false,
  replaced: null,
  ...options,
});
const inAccount = { draft: sikh, revision: 5, savedAt: '2030-05-02T09:00:00.000Z' };
const sameLife = { ...inAccount, draft: { ...sikh, id: HERE } };

const opening = (found: Partial<Parameters<typeof openingDraft>[0]>) =>
  openingDraft({ visitors: undefined, own: undefined, account: undefined, ...found }, { newId: () => NEW, at: NOW });

test('with nothing anywhere, an empty draft begins', () => {
  const nothing = { draft: emptyDraft(NEW), revision: 0, isSent: true, replaced: null, isCopy: false };
  expect(opening({})).toMatchObject(nothing);
  expect(opening({ account: null })).toMatchObject(nothing);
  expect(opening({ own: inBrowser({ draft: emptyDraft(HERE) }), account: null })).toMatchObject(nothing);
});

test('on a new device the account’s draft goes on', () => {
  expect(opening({ account: inAccount })).toMatchObject({
    draft: sikh,
    revision: 5,
    isSent: true,
    replaced: null,
    changedAt: inAccount.savedAt,
  });
});

test('what a visitor chose goes along into the account, and the one that was there can be brought back', () => {
  const visitors = inBrowser({ revision: 0, changedAt: '2030-01-01T00:00:00.000Z' });
  expect(opening({ visitors })).toMatchObject({ draft: hindu, replaced: null });
  expect(opening({ visitors, account: null })).toMatchObject({ draft: hindu, isSent: false, replaced: null });
  // From this moment on: a reload before it was sent must not take it for the older one.
  expect(opening({ visitors, account: inAccount })).toMatchObject({
    draft: hindu,
    revision: 5,
    isSent: false,
    changedAt: NOW,
    replaced: { by: 'browser', draft: sikh },
  });
});

test('a member’s own unsent draft steps back for the one of a visitor, and is not lost', () => {
  const found = { visitors: inBrowser({ draft: jewish, revision: 0 }), own: inBrowser({ revision: 5 }) };
  expect(opening({ ...found, account: sameLife })).toMatchObject({
    draft: jewish,
    revision: 5,
    isSent: false,
    replaced: { by: 'browser', draft: hindu },
  });
});

test('a draft that stepped back is still there after a reload', () => {
  const replaced = { by: 'browser' as const, draft: jewish };
  const own = inBrowser({ isSent: true, replaced });
  expect(opening({ own, account: sameLife }).replaced).toEqual(replaced);
  expect(opening({ own, account: { ...inAccount, draft: hindu } }).replaced).toEqual(replaced);
  expect(opening({ own: { ...own, draft: emptyDraft(HERE) }, account: null }).replaced).toEqual(replaced);
});

test('what was not sent yet goes on when no other device was busy meanwhile', () => {
  const own = inBrowser({ revision: 5, changedAt: '2030-01-01T00:00:00.000Z' });
  expect(opening({ own, account: sameLife })).toMatchObject({
    draft: hindu,
    revision: 5,
    isSent: false,
    replaced: null,
  });
});

test('an account that was asked before this browser’s last word arrived has nothing newer', () => {
  expect(opening({ own: inBrowser({ revision: 6, isSent: true }), account: sameLife })).toMatchObject({
    draft: hindu,
    revision: 6,
    isSent: true,
    replaced: null,
  });
});

test('of two that went apart the newer one counts, and the other can be brought back', () => {
  expect(opening({ own: inBrowser(), account: sameLife })).toMatchObject({
    draft: hindu,
    isSent: false,
    replaced: { by: 'browser', draft: sameLife.draft },
  });
  const own = inBrowser({ changedAt: '2030-05-02T08:00:00.000Z' });
  expect(opening({ own, account: sameLife })).toMatchObject({
    draft: sameLife.draft,
    revision: 5,
    isSent: true,
    replaced: { by: 'account', draft: hindu },
  });
});

test('where another draft took its place, it may be a plan by now, and goes on under another id', () => {
  const own = inBrowser({ revision: 5 });
  expect(opening({ own, account: inAccount })).toMatchObject({
    draft: { ...hindu, id: NEW },
    revision: 5,
    isSent: false,
    replaced: { by: 'browser', draft: sikh },
  });
});

test('what the account has had already gives way without a word', () => {
  expect(opening({ own: inBrowser({ isSent: true }), account: inAccount })).toMatchObject({
    draft: sikh,
    isSent: true,
    replaced: null,
  });
});

test('the same draft in both places is one draft', () => {
  const account = { ...inAccount, draft: { ...hindu } };
  expect(opening({ own: inBrowser(), account })).toMatchObject({ revision: 5, isSent: true, replaced: null });
});

test('a draft that became a plan on another device does not come back', () => {
  expect(opening({ own: inBrowser({ isSent: true }), account: null }).draft).toEqual(emptyDraft(NEW));
});

test('changes to a draft that became a plan on another device go on as a copy', () => {
  expect(opening({ own: inBrowser(), account: null })).toMatchObject({
    draft: { ...hindu, id: NEW },
    revision: 0,
    isSent: false,
    isCopy: true,
  });
  expect(opening({ own: inBrowser({ revision: 0 }), account: null })).toMatchObject({ draft: hindu, isCopy: false });
});

test.each([true, false])('a save whose answer was lost can be sent again under its id (sent before: %s)', (isSent) => {
  expect(opening({ own: inBrowser({ isSent, isSaveUnsure: true }), account: null })).toMatchObject({
    draft: hindu,
    revision: 0,
    isSent: false,
    isCopy: false,
    isSaveUnsure: true,
  });
});

test('while the account cannot be asked, this browser’s draft goes on', () => {
  expect(opening({ own: inBrowser() })).toMatchObject({ draft: hindu, revision: 4, isSent: false });
  expect(opening({ own: inBrowser({ isSent: true }) })).toMatchObject({ draft: hindu, isSent: true });
});
