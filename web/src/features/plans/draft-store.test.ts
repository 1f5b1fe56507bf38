import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { UserId } from '@evenlight/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed, ConnectionLost } from '../../platform/call';
import type { Account } from './account-keeper';
import { createDraftStore } from './draft-store';
import type { InAccount } from './kept-draft';
import { chooseTradition } from './planning-draft';

const ada = '0197d5b4-6f1c-7000-8000-000000000001' as UserId;
const KEY = 'evenlight.draft.planning-wizard';

let drawer: Record<string, string>;
let page: EventTarget;
let closeAll: (() => void)[];

beforeEach(() => {
  drawer = Object.create({
    getItem: (key: string) => drawer[key] ?? null,
    setItem: (key: string, value: string) => {
      drawer[key] = value;
    },
    removeItem: (key: string) => delete drawer[key],
  });
  page = new EventTarget();
  closeAll = [];
  vi.stubGlobal('localStorage', drawer);
  vi.stubGlobal('window', page);
  vi.stubGlobal('document', Object.assign(page, { visibilityState: 'visible' }));
  vi.useFakeTimers({ now: new Date('2030-05-02T10:00:00Z') });
});

afterEach(() => {
  for (const close of closeAll) close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** An account as the server keeps it, with another device at hand and a line that can be cut. */
function anAccount() {
  let kept: InAccount | null = null;
  const line = { isCut: false, losesAnswers: false };
  const sent: PlanningDraft[] = [];
  const put = (draft: PlanningDraft) => {
    kept = { draft, revision: (kept?.revision ?? 0) + 1, savedAt: new Date().toISOString() };
    return kept;
  };
  const account: Account = {
    read: async () => kept,
    keep: async (draft, revision) => {
      if (line.isCut) throw new ConnectionLost('no line');
      if (revision !== (kept?.revision ?? 0))
        throw new CallFailed(409, JSON.stringify({ code: 'draft.changed_elsewhere', error: '', requestId: '' }));
      sent.push(draft);
      const answer = put(draft);
      if (line.losesAnswers) throw new ConnectionLost('the answer was lost');
      return answer;
    },
    drop: async () => {
      kept = null;
    },
  };
  return { account, line, sent, onOtherDevice: put, getKept: () => kept };
}

type Wishes = { owner?: UserId | null; account?: Account; inAccount?: InAccount | null };

function openStore({ owner = ada, account = anAccount().account, inAccount = null }: Wishes = {}) {
  const onStarted = vi.fn();
  const store = createDraftStore({ owner, account, inAccount: owner ? inAccount : undefined, onStarted });
  closeAll.push(store.open());
  return { store, onStarted };
}

const inDrawer = () => JSON.parse(drawer[KEY] ?? 'null');
const gathered = () => vi.advanceTimersByTimeAsync(1_000);
const draftOf = (store: ReturnType<typeof createDraftStore>) => store.getState().draft;

test('a visitor’s every change is in the drawer at once, and closing the tab loses nothing', () => {
  const { store, onStarted } = openStore({ owner: null });
  expect([store.getState().keeping, inDrawer()]).toEqual(['nothing', null]);
  store.update({ budget: 500_000 });
  store.update({ planIntent: 'plan-ahead' });
  expect(store.getState().keeping).toBe('browser');
  expect(inDrawer()).toMatchObject({ ownerId: null, value: { draft: draftOf(store), isSent: false } });
  expect(draftOf(openStore({ owner: null }).store)).toEqual(draftOf(store));
  expect(onStarted).toHaveBeenCalledTimes(1);
});

test('a member’s changes are gathered, sent once, and then said to be in the account', async () => {
  const { account, sent } = anAccount();
  const { store } = openStore({ account });
  store.update({ budget: 1 });
  store.update({ budget: 2 });
  expect(store.getState().keeping).toBe('sending');
  await gathered();
  expect(sent.map(({ budget }) => budget)).toEqual([2]);
  expect(store.getState().keeping).toBe('account');
  expect(inDrawer()).toMatchObject({ ownerId: ada, value: { revision: 1, isSent: true } });
});

test('what a visitor chose is sent to the account after signing in, and is nobody else’s from then on', async () => {
  openStore({ owner: null }).store.update({ faithTradition: 'sikh' });
  const { account, getKept } = anAccount();
  const { store } = openStore({ account });
  expect(draftOf(store).faithTradition).toBe('sikh');
  await gathered();
  expect(getKept()?.draft).toEqual(draftOf(store));
  expect(inDrawer()).toMatchObject({ ownerId: ada });
});

test('without a line the draft is safe in this browser, and goes to the account when the line is back', async () => {
  const { account, line, getKept } = anAccount();
  const { store } = openStore({ account });
  line.isCut = true;
  store.update({ budget: 7 });
  await gathered();
  expect(store.getState().keeping).toBe('waiting');
  expect(inDrawer()).toMatchObject({ value: { draft: { budget: 7 }, isSent: false } });
  line.isCut = false;
  page.dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(0);
  expect(getKept()?.draft.budget).toBe(7);
  expect(store.getState().keeping).toBe('account');
});

test('a draft changed on another device is shown, and what was here can be brought back', async () => {
  const { account, onOtherDevice, getKept } = anAccount();
  const { store } = openStore({ account });
  store.update({ budget: 7 });
  await gathered();
  onOtherDevice({ ...draftOf(store), budget: 99 });
  store.update({ planIntent: 'at-need' });
  await gathered();
  expect(draftOf(store).budget).toBe(99);
  expect(store.getState().replaced).toMatchObject({ by: 'account', draft: { budget: 7, planIntent: 'at-need' } });
  store.bringBack();
  await gathered();
  expect(getKept()?.draft).toMatchObject({ budget: 7, planIntent: 'at-need' });
  expect(store.getState().replaced).toBeNull();
});

test('coming back to the page shows what was done on another device meanwhile', async () => {
  const { account, onOtherDevice } = anAccount();
  const { store } = openStore({ account });
  store.update({ budget: 7 });
  await gathered();
  onOtherDevice({ ...draftOf(store), budget: 99 });
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(0);
  expect([draftOf(store).budget, store.getState().replaced?.by]).toEqual([99, 'account']);
});

test('an answer that was lost is no other device', async () => {
  const { account, line, getKept } = anAccount();
  const { store } = openStore({ account });
  line.losesAnswers = true;
  store.update({ budget: 7 });
  await gathered();
  line.losesAnswers = false;
  store.update({ planIntent: 'at-need' });
  await gathered();
  await gathered();
  expect(store.getState()).toMatchObject({ replaced: null, keeping: 'account' });
  expect(getKept()?.draft).toEqual(draftOf(store));
});

test('something unreadable in the account makes way', async () => {
  const kept = anAccount();
  kept.onOtherDevice({ faithTradition: 'norse' } as unknown as PlanningDraft);
  kept.account.read = async () => null;
  const { store } = openStore({ account: kept.account });
  store.update({ budget: 7 });
  await gathered();
  await gathered();
  expect(kept.getKept()?.draft).toEqual(draftOf(store));
});

test('the last change goes out with the page', async () => {
  const { account, sent } = anAccount();
  const { store } = openStore({ account });
  store.update({ budget: 7 });
  page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([draftOf(store)]);
});

test('two tabs are one draft: the other one’s newer change is taken over', () => {
  const one = openStore({ owner: null }).store;
  const other = openStore({ owner: null }).store;
  one.update({ budget: 7 });
  const told = Object.assign(new Event('storage'), { key: KEY });
  page.dispatchEvent(told);
  expect(draftOf(other)).toEqual(draftOf(one));
});

test('a draft that became a plan is forgotten, and nothing is sent any more', async () => {
  const { account, sent } = anAccount();
  const { store } = openStore({ account });
  store.update({ budget: 7 });
  store.forget();
  await gathered();
  expect([inDrawer(), sent]).toEqual([null, []]);
});

test('what was on its way when the plan was saved does not bring the draft back', async () => {
  const { account, getKept } = anAccount();
  const { store } = openStore({ account });
  const { keep } = account;
  account.keep = async (...given) => {
    await new Promise((done) => setTimeout(done, 500));
    return keep(...given);
  };
  store.update({ budget: 7 });
  await gathered();
  store.forget();
  await gathered();
  expect([getKept(), inDrawer()]).toEqual([null, null]);
});

test('a draft from the account is kept in this browser too, for when the account cannot be asked', () => {
  const { store } = openStore({ inAccount: anAccount().onOtherDevice({ ...draftOf(openStore().store), budget: 7 }) });
  const later = createDraftStore({
    owner: ada,
    account: anAccount().account,
    inAccount: undefined,
    onStarted: vi.fn(),
  });
  expect(draftOf(later)).toEqual(draftOf(store));
});

test('another tradition says what it took away, and undoing brings all of it back', () => {
  const { store } = openStore({ owner: null });
  store.update({ faithTradition: 'hindu', packageTier: 'basic', addons: ['Photos'] });
  const before = draftOf(store);
  store.make(chooseTradition(before, 'sikh'), 'tradition');
  expect(store.getState().removal?.removed).toEqual([{ what: 'addon', name: 'Photos' }]);
  store.update({ budget: 7 });
  store.undo();
  expect(draftOf(store)).toEqual({ ...before, budget: 7 });
  expect(store.getState().removal).toBeNull();
});

test('passing through traditions with the arrow keys keeps the way back, and coming back is the way back', () => {
  const { store } = openStore({ owner: null });
  store.update({ faithTradition: 'hindu', packageTier: 'basic', addons: ['Photos'] });
  const before = draftOf(store);
  for (const tradition of ['muslim', 'jewish'] as const)
    store.make(chooseTradition(draftOf(store), tradition), 'tradition');
  expect(store.getState().removal?.removed).toEqual([{ what: 'addon', name: 'Photos' }]);
  store.make(chooseTradition(draftOf(store), 'hindu'), 'tradition');
  expect(draftOf(store)).toEqual(before);
  expect(store.getState().removal).toBeNull();
});

test('once something else is chosen in its place, there is nothing to undo', () => {
  const { store } = openStore({ owner: null });
  store.update({ faithTradition: 'hindu', packageTier: 'basic', addons: ['Photos'] });
  store.make(chooseTradition(draftOf(store), 'sikh'), 'tradition');
  store.update({ packageTier: 'legacy' });
  expect(store.getState().removal).toBeNull();
});
