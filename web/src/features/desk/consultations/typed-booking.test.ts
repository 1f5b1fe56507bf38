import { afterEach, expect, test, vi } from 'vitest';
import { bookingWords, nothingTyped, readTyped } from './typed-booking';

const drawer = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => drawer.get(key) ?? null,
  setItem: (key: string, text: string) => void drawer.set(key, text),
  removeItem: (key: string) => void drawer.delete(key),
});
afterEach(() => drawer.clear());

// Noon in the Bay Area.
const monday = new Date('2026-11-16T20:00:00Z');
const rosa = { ...nothingTyped, clientName: 'Rosa Díaz', clientEmail: 'rosa@example.org' };
const booked = { ...rosa, step: 3 as const, preferredDate: '2026-11-17', preferredTime: '10:00' };

test('what was typed is there again, on the step it was left at', () => {
  expect(readTyped(null, monday)).toBeUndefined();
  bookingWords(null).keep(booked);
  expect(readTyped(null, monday)).toEqual(booked);
});

test('a day that has come meanwhile is chosen anew, and nobody lands behind what is missing', () => {
  bookingWords(null).keep(booked);
  const dayAfter = new Date('2026-11-17T20:00:00Z');
  expect(readTyped(null, dayAfter)).toEqual({ ...booked, step: 2, preferredDate: '', preferredTime: '' });
  bookingWords(null).keep({ ...booked, clientEmail: ' ' });
  expect(readTyped(null, monday)?.step).toBe(1);
});
