import type { VendorId } from '@evenlight/contract/ids';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createComparedStore } from './compared-store';

const id = (number: number) => `0199d0a0-0000-7000-8000-00000000000${number}` as VendorId;
const KEY = 'evenlight.compared';
let drawer: Record<string, string>;
let tab: EventTarget;

beforeEach(() => {
  drawer = {};
  tab = new EventTarget();
  vi.stubGlobal('window', tab);
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => drawer[key] ?? null,
    setItem: (key: string, value: string) => {
      drawer[key] = value;
    },
    removeItem: (key: string) => delete drawer[key],
  });
});

afterEach(() => void vi.unstubAllGlobals());

/** As when the page is opened again. */
function opened() {
  const store = createComparedStore();
  store.subscribe(() => undefined);
  return store;
}

function changeInAnotherTab(ids: unknown) {
  drawer[KEY] = JSON.stringify(ids);
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
}

describe('the compare list', () => {
  test('is there again after a reload, with its panel closed', () => {
    const store = opened();
    expect(store.add(id(1))).toBe(true);
    store.add(id(2));
    expect(store.getState()).toEqual({ ids: [id(1), id(2)], isOpen: true });
    expect(opened().getState()).toEqual({ ids: [id(1), id(2)], isOpen: false });
  });

  test('loses only the one that is taken off where nobody looks at the list', () => {
    drawer[KEY] = JSON.stringify([id(1), id(2), id(3)]);
    createComparedStore().remove(id(1));
    expect(JSON.parse(drawer[KEY] ?? '')).toEqual([id(2), id(3)]);
  });

  test('holds four, and refuses the fifth', () => {
    const store = opened();
    for (const number of [1, 2, 3, 4]) expect(store.add(id(number))).toBe(true);
    expect(store.add(id(5))).toBe(false);
    expect(store.add(id(4)), 'one that is in it already').toBe(true);
    expect(store.getState().ids).toEqual([id(1), id(2), id(3), id(4)]);
  });

  test('follows what another tab does, and keeps its own panel as it is', () => {
    const store = opened();
    store.add(id(1));
    changeInAnotherTab([id(3)]);
    expect(store.getState()).toEqual({ ids: [id(3)], isOpen: true });
    store.add(id(2));
    expect(JSON.parse(drawer[KEY] ?? '')).toEqual([id(3), id(2)]);
  });

  test('loses vendors that are no longer listed, and closes when none is left', () => {
    const store = opened();
    store.add(id(1));
    store.add(id(2));
    store.dropUnlisted([id(1), id(2)], [id(2)]);
    expect(store.getState()).toEqual({ ids: [id(2)], isOpen: true });
    store.add(id(3));
    store.dropUnlisted([id(2)], [id(2)]);
    expect(store.getState().ids, 'an answer that knew nothing of the third').toEqual([id(2), id(3)]);
    store.remove(id(3));
    store.remove(id(2));
    expect(store.getState()).toEqual({ ids: [], isOpen: false });
    expect(drawer).toEqual({});
  });

  test('begins empty when what lies in the drawer makes no sense', () => {
    for (const text of ['{', '{"a":1}', '[7,null,"x"]', '"text"']) {
      drawer[KEY] = text;
      expect(opened().getState().ids).toEqual([]);
    }
    drawer[KEY] = JSON.stringify([1, 2, 3, 4, 5, 1].map(id));
    expect(opened().getState().ids).toHaveLength(4);
  });

  test('works without a drawer', () => {
    vi.stubGlobal('localStorage', undefined);
    const store = opened();
    store.add(id(1));
    store.subscribe(() => undefined)();
    expect(store.getState().ids).toEqual([id(1)]);
  });
});
