import { SupportMessageId } from '@evenlight/contract/ids';
import type { SupportMessage } from '@evenlight/contract/support/chat';
import { expect, test } from 'vitest';
import { unansweredIn } from './use-reply';

const [first, second, other] = [1, 2, 3].map((number) =>
  SupportMessageId.parse(`019a8a4e-0000-7000-8000-00000000000${number}`),
) as [SupportMessageId, SupportMessageId, SupportMessageId];

const said = (id: SupportMessageId): SupportMessage => ({
  id,
  role: 'user',
  kind: 'said',
  content: 'Hello',
  createdAt: '2026-11-16T03:00:00Z',
  crisisLevel: 'none',
  replyTo: null,
  isStopped: false,
});
const answer = (replyTo: SupportMessageId | null, kind: SupportMessage['kind'] = 'said'): SupportMessage => ({
  ...said(other),
  role: 'assistant',
  kind,
  replyTo,
  crisisLevel: null,
});

test('what was said last and has no answer waits for one', () => {
  expect(unansweredIn([])).toBeUndefined();
  expect(unansweredIn([answer(null, 'welcome')])).toBeUndefined();
  expect(unansweredIn([answer(null, 'welcome'), said(first)])).toBe(first);
  expect(unansweredIn([said(first), answer(first), said(second)])).toBe(second);
});

test('a safety text is an answer; a reminder is none', () => {
  expect(unansweredIn([said(first), answer(first, 'safety')])).toBeUndefined();
  expect(unansweredIn([said(first), answer(null, 'reminder')])).toBe(first);
});

test('an older message that was left without an answer is left in peace', () => {
  expect(unansweredIn([said(first), said(second), answer(second)])).toBeUndefined();
});
