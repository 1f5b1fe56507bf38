import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { UserId } from '@evenlight/contract/ids';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailed, ConnectionLost } from '../../../platform/call';
import type { Account } from './draft-store';
import { createDraftStore } from './draft-store';
import type { InAccount } from './kept-draft';
import { chooseTradition } from './planning-draft';

const ada = '0197d5b4-6f1c-7000-8000-000000000001' as UserId;
const KEY = 'evenlight.draft.planning-wizard';
const ADAS_KEY = `${KEY}.${ada}`;

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
  const line = { isCut: false, losesAnswers: false, isSignedOut: false, delayMs: 0 };
  const sent: PlanningDraft[] = [];
  const put = (draft: PlanningDraft) => {
    kept = { draft, revision: (kept?.revision ?? 0) + 1, savedAt: new Date().toISOString() };
    return kept;
  };
  const account: Account = {
    read: async () => kept,
    keep: async (draft, revision) => {
      if (line.isCut) throw new ConnectionLost('no line');
      if (line.isSignedOut) throw new CallFailed(401, 'nobody here');
      if (line.delayMs) await new Promise((done) => setTimeout(done, line.delayMs));
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

type Options = { owner?: UserId | null; account?: Account; inAccount?: InAccount | null };

function aSleepingStore({ owner = ada, account = anAccount().account, inAccount = null }: Options = {}) {
  const onStarted = vi.fn();
  const store = createDraftStore({ owner, account, inAccount: owner ? inAccount : undefined, onStarted });
  return { store, onStarted };
}

function openStore(options?: Options) {
  const opened = aSleepingStore(options);
  closeAll.push(opened.store.open());
  return opened;
}

const inDrawer = (key = ADAS_KEY) => JSON.parse(drawer[key] ?? 'null')?.value ?? null;
const tellTabs = (key = ADAS_KEY) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
const gathered = () => vi.advanceTimersByTimeAsync(1_000);
const draftOf = (store: ReturnType<typeof createDraftStore>) => store.getState().draft;

test('a visitor’s every change is in the drawer at once, and closing the tab loses nothing', () => {
  const { store, onStarted } = openStore({ owner: null });
  expect([store.getState().keeping, inDrawer(KEY)]).toEqual(['nothing', null]);
  store.update({ budget: 500_000 });
  store.update({ planIntent: 'plan-ahead' });
  expect(store.getState().keeping).toBe('browser');
  expect(inDrawer(KEY)).toMatchObject({ draft: draftOf(store), isSent: false });
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
  expect(inDrawer()).toMatchObject({ revision: 1, isSent: true });
});

test('what a visitor chose is sent to the account after signing in, and is nobody else’s from then on', async () => {
  openStore({ owner: null }).store.update({ faithTradition: 'sikh' });
  const { account, getKept } = anAccount();
  const { store } = openStore({ account });
  expect(draftOf(store).faithTradition).toBe('sikh');
  await gathered();
  expect(getKept()?.draft).toEqual(draftOf(store));
  expect([inDrawer()?.draft, inDrawer(KEY)]).toEqual([draftOf(store), null]);
});

test('without a line the draft is safe in this browser, and goes to the account when the line is back', async () => {
  const { account, line, getKept } = anAccount();
  const { store } = openStore({ account });
  line.isCut = true;
  store.update({ budget: 7 });
  await gathered();
  expect(store.getState().keeping).toBe('waiting');
  expect(inDrawer()).toMatchObject({ draft: { budget: 7 }, isSent: false });
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
  expect(store.getState().replaced).toMatchObject({ by: 'hand', draft: { budget: 99 } });
  store.bringBack();
  expect([draftOf(store).budget, store.getState().replaced?.draft.budget]).toEqual([99, 7]);
  expect(inDrawer().replaced.draft.budget).toBe(7);
  store.close('replaced');
  expect([store.getState().replaced, inDrawer().replaced]).toEqual([null, null]);
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
  tellTabs(KEY);
  expect(draftOf(other)).toEqual(draftOf(one));
});

test('a draft that became a plan is forgotten, and nothing is sent any more', async () => {
  const { account, sent } = anAccount();
  const { store } = openStore({ account });
  store.update({ budget: 7 });
  await store.save(async () => 'saved');
  await gathered();
  expect([inDrawer(), sent]).toEqual([null, []]);
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

const comeBack = () => {
  page.dispatchEvent(new Event('visibilitychange'));
  return vi.advanceTimersByTimeAsync(0);
};
const lostAnswer = async () => {
  throw new ConnectionLost('the answer was lost');
};

test('a choice made before the page is awake is sent like any other', async () => {
  const { account, getKept } = anAccount();
  const { store } = aSleepingStore({ account });
  store.update({ faithTradition: 'sikh' });
  closeAll.push(store.open());
  expect(inDrawer()).toMatchObject({ draft: { faithTradition: 'sikh' }, isSent: false });
  await gathered();
  expect(getKept()?.draft.faithTradition).toBe('sikh');
  expect(inDrawer().isSent).toBe(true);
});

test('a year with five digits stays out of the draft, and everything else in it', () => {
  const { store } = openStore({ owner: null });
  store.update({ budget: 7, serviceDate: '20267-11-21' });
  expect(draftOf(store)).toMatchObject({ budget: 7, serviceDate: null });
});

test('where the account has let go of it, it goes on as a copy that overwrites nothing', async () => {
  const { account, getKept } = anAccount();
  const { store } = openStore({ account });
  store.update({ budget: 7 });
  await gathered();
  const { id } = draftOf(store);
  await account.drop();
  await comeBack();
  expect(store.getState()).toMatchObject({ isCopy: true, keeping: 'nothing', draft: { budget: 7 } });
  expect(draftOf(store).id).not.toBe(id);
  expect(inDrawer()).toBeNull();
  store.update({ budget: 8 });
  await gathered();
  expect(getKept()?.draft).toEqual(draftOf(store));
});

test.each(['refuses', 'begins anew'])(
  'a change sent to an account that %s after a plan was saved gets another id',
  async (way) => {
    const { account, getKept } = anAccount();
    const { store } = openStore({ account });
    store.update({ budget: 7 });
    await gathered();
    const { id } = draftOf(store);
    await account.drop();
    const { keep } = account;
    if (way === 'begins anew') account.keep = (draft, at) => keep(draft, getKept() ? at : 0);
    store.update({ budget: 8 });
    await gathered();
    await gathered();
    expect(store.getState()).toMatchObject({ isCopy: true, keeping: 'account', draft: { budget: 8 } });
    expect(getKept()?.draft).toEqual(draftOf(store));
    expect(draftOf(store).id).not.toBe(id);
  },
);

test('a plan saved in one tab leaves a copy in the other', async () => {
  const { account, getKept } = anAccount();
  const [one, other] = [openStore({ account }).store, openStore({ account }).store];
  one.update({ budget: 7 });
  tellTabs();
  await one.save(async () => account.drop());
  tellTabs();
  expect(other.getState()).toMatchObject({ isCopy: true, draft: { budget: 7 } });
  expect(draftOf(other).id).not.toBe(draftOf(one).id);
  await gathered();
  expect([getKept(), inDrawer()]).toEqual([null, null]);
});

test('of two tabs that write in the same moment, the one whose words stayed sends them', async () => {
  const { account, getKept } = anAccount();
  const [one, other] = [openStore({ account }).store, openStore({ account }).store];
  one.update({ budget: 7 });
  other.update({ budget: 8 });
  tellTabs();
  await gathered();
  expect(getKept()?.draft.budget).toBe(8);
  expect([draftOf(one).budget, one.getState().keeping]).toEqual([8, 'sending']);
});

test('while a plan is saved nothing is sent, and what was on its way does not bring the draft back', async () => {
  const { account, line, sent, getKept } = anAccount();
  const { store } = openStore({ account });
  line.delayMs = 500;
  store.update({ budget: 7 });
  await vi.advanceTimersByTimeAsync(900);
  const saved = store.save(async () => {
    await account.drop();
    store.update({ budget: 8 });
    page.dispatchEvent(new Event('pagehide'));
    await new Promise((done) => setTimeout(done, 3_000));
  });
  await vi.advanceTimersByTimeAsync(5_000);
  await saved;
  expect([getKept(), inDrawer(), sent.length]).toEqual([null, null, 1]);
});

test('another draft that was begun elsewhere is left alone when a plan is saved', async () => {
  const { account, line, onOtherDevice, getKept } = anAccount();
  const { store } = openStore({ account });
  line.delayMs = 500;
  store.update({ budget: 7 });
  await vi.advanceTimersByTimeAsync(900);
  const theirs = { ...draftOf(store), id: '0197d5b4-6f1c-4000-8000-00000000000f', budget: 9 };
  await store.save(async () => onOtherDevice(theirs));
  await gathered();
  expect(getKept()?.draft).toEqual(theirs);
});

test('a save whose answer was lost keeps its id, on this page and after a reload', async () => {
  const { account, getKept } = anAccount();
  const { store } = openStore({ account });
  store.update({ budget: 7 });
  await gathered();
  const { id } = draftOf(store);
  await account.drop();
  await expect(store.save(lostAnswer)).rejects.toThrow(ConnectionLost);
  const reloaded = openStore({ account }).store;
  expect(reloaded.getState()).toMatchObject({ isCopy: false, draft: { id, budget: 7 } });
  store.update({ budget: 8 });
  await gathered();
  await gathered();
  expect([draftOf(store).id, getKept()?.draft.id, store.getState().isCopy]).toEqual([id, id, false]);
});

test('a save that was refused is no plan', async () => {
  const { store } = openStore();
  store.update({ budget: 7 });
  const refused = store.save(async () => {
    throw new CallFailed(409, 'taken');
  });
  await expect(refused).rejects.toThrow(CallFailed);
  expect(inDrawer()).toMatchObject({ draft: { budget: 7 }, isSaveUnsure: false });
});

test('a session that ended asks for signing in, and goes on by itself afterwards', async () => {
  const { account, line, getKept } = anAccount();
  const { store } = openStore({ account });
  line.isSignedOut = true;
  store.update({ budget: 7 });
  await gathered();
  store.update({ budget: 8 });
  expect(store.getState().keeping).toBe('signed-out');
  line.isSignedOut = false;
  await comeBack();
  expect([getKept()?.draft.budget, store.getState().keeping]).toEqual([8, 'account']);
});

test('a member’s unsent draft outlives whoever uses the wizard meanwhile', () => {
  const { account, line } = anAccount();
  line.isSignedOut = true;
  openStore({ account }).store.update({ budget: 7 });
  const visitor = openStore({ owner: null }).store;
  expect(draftOf(visitor).budget).toBeNull();
  visitor.update({ budget: 9 });
  const bob = '0197d5b4-6f1c-7000-8000-000000000002' as UserId;
  openStore({ owner: bob });
  expect(inDrawer().draft.budget).toBe(7);
});

test('a draft displaced by a visitor’s choice can be brought back, also after a reload', () => {
  const { account, onOtherDevice } = anAccount();
  const inAccount = onOtherDevice({ ...draftOf(aSleepingStore().store), budget: 7 });
  openStore({ owner: null }).store.update({ planIntent: 'at-need' });
  openStore({ account, inAccount });
  const { store } = openStore({ account, inAccount });
  expect(store.getState()).toMatchObject({ draft: { planIntent: 'at-need' }, replaced: { draft: { budget: 7 } } });
  store.bringBack();
  expect(draftOf(store).budget).toBe(7);
});

test('this page’s own last word before a reload is no other device', async () => {
  const { account, line, getKept } = anAccount();
  const first = openStore({ account }).store;
  first.update({ budget: 7 });
  await gathered();
  first.update({ budget: 8 });
  line.losesAnswers = true;
  const foundBeforeItArrived = getKept();
  page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  line.losesAnswers = false;
  const { store } = openStore({ account, inAccount: foundBeforeItArrived });
  store.update({ planIntent: 'at-need' });
  await gathered();
  await gathered();
  expect(store.getState()).toMatchObject({ replaced: null, draft: { budget: 8, planIntent: 'at-need' } });
  expect(getKept()?.draft).toEqual(draftOf(store));
});

test('a page that comes back from the browser’s memory knows its own last word', async () => {
  const { account, line, getKept } = anAccount();
  const { store } = openStore({ account });
  line.losesAnswers = true;
  store.update({ budget: 7 });
  page.dispatchEvent(new Event('pagehide'));
  await vi.advanceTimersByTimeAsync(0);
  line.losesAnswers = false;
  await comeBack();
  expect(store.getState()).toMatchObject({ replaced: null, keeping: 'account' });
  expect(getKept()?.draft).toEqual(draftOf(store));
});

test('the last change goes out with the page also while another one is on its way', async () => {
  const { account, line, getKept } = anAccount();
  const { store } = openStore({ account });
  line.delayMs = 500;
  store.update({ budget: 7 });
  await vi.advanceTimersByTimeAsync(900);
  store.update({ budget: 8 });
  Object.assign(document, { visibilityState: 'hidden' });
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(600);
  expect(getKept()?.draft.budget).toBe(8);
});

test('where the browser keeps nothing, it is not said that it does', () => {
  const { store } = openStore({ owner: null });
  Object.assign(Object.getPrototypeOf(drawer), {
    setItem() {
      throw new Error('The drawer is full.');
    },
  });
  store.update({ budget: 7 });
  expect(store.getState()).toMatchObject({ keeping: 'browser', isInBrowser: false });
});

test('undoing never overwrites what another tab has chosen', () => {
  const [one, other] = [openStore({ owner: null }).store, openStore({ owner: null }).store];
  one.update({ faithTradition: 'hindu', packageTier: 'basic' });
  tellTabs(KEY);
  other.make(chooseTradition(draftOf(other), 'sikh'), 'tradition');
  tellTabs(KEY);
  one.update({ packageTier: 'legacy' });
  tellTabs(KEY);
  expect([draftOf(other).packageTier, other.getState().removal]).toEqual(['legacy', null]);
});
