import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listen } from './live-news';

class Line {
  static opened: Line[] = [];
  onopen = () => undefined;
  constructor() {
    Line.opened.push(this);
  }
  close() {}
}

beforeEach(() => {
  Line.opened = [];
  vi.stubGlobal('EventSource', Line);
  vi.stubGlobal('window', { setTimeout, clearTimeout });
  vi.stubGlobal('document', { hidden: false, addEventListener: vi.fn(), removeEventListener: vi.fn() });
});
afterEach(() => vi.unstubAllGlobals());

test('what happens before the line opens for the first time is missed by those who say so, and by nobody twice', () => {
  const [patient, anxious] = [vi.fn(), vi.fn()];
  const endings = [
    listen({ onNews: vi.fn(), onMissed: patient }),
    listen({ onNews: vi.fn(), onMissed: anxious, isMissingFromTheFirst: true }),
  ];
  const missed = () => [patient.mock.calls.length, anxious.mock.calls.length];
  const [line] = Line.opened;
  expect(missed()).toEqual([0, 0]);
  line?.onopen();
  expect(missed()).toEqual([0, 1]);
  // After a loss the browser opens it again by itself.
  line?.onopen();
  expect(missed()).toEqual([1, 2]);
  for (const end of endings) end();
});
