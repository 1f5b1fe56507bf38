import { expect, test, vi } from 'vitest';
import { readingOf } from './reading';

const query = (options: { data?: unknown; isError?: boolean; isFetching?: boolean } = {}) => ({
  data: undefined,
  isError: false,
  isFetching: false,
  refetch: vi.fn(async () => undefined),
  ...options,
});

test('what is named and not read yet is under way, and what is not named is not missed', () => {
  const read = { isNamed: true, query: query({ data: [] }) };
  expect(readingOf([read, { isNamed: false, query: query() }]).is).toBe('done');
  expect(readingOf([read, { isNamed: true, query: query({ isFetching: true }) }]).is).toBe('under-way');
});

test('what is named and cannot be read leaves no total, and only that is tried again', () => {
  const [failed, read] = [query({ isError: true }), query({ data: [] })];
  const reading = readingOf([failed, read].map((one) => ({ isNamed: true, query: one })));
  expect([reading.is, reading.isTrying]).toEqual(['failed', false]);
  reading.tryAgain();
  expect([failed.refetch, read.refetch].map(({ mock }) => mock.calls.length)).toEqual([1, 0]);
});
