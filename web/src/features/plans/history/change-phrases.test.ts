import { setupI18n } from '@lingui/core';
import { expect, test } from 'vitest';
import { changesInWords } from './change-phrases';

const english = setupI18n({ locale: 'en', messages: { en: {} } });
const told = (...changes: [string, string | null, string | null][]) =>
  changesInWords(
    changes.map(([field, before, after]) => ({ field, before, after })),
    english,
  ).map(({ text }) => text);

test('each change is told in a sentence', () => {
  expect(
    told(
      ['title', 'Plan', 'For <b>Ada</b>'],
      ['addon', null, 'Live Streaming'],
      ['declinedLine', 'Casket', null],
      ['venue', null, 'Grace Chapel'],
      ['serviceDate', null, '2026-11-21'],
      ['totalCost', '3500', '3600.50'],
      ['isArchived', 'false', 'true'],
      ['branch', 'sunni', null],
      ['budget', null, '500000'],
    ),
  ).toEqual([
    'The name changed from “Plan” to “For <b>Ada</b>”.',
    'Added: Live Streaming.',
    'Taken back: Casket.',
    'The venue is now Grace Chapel.',
    'The service date is now Saturday, November 21, 2026.',
    'The total changed from $3,500 to $3,600.50.',
    'The plan was archived.',
    'The branch was left open.',
    'What you have in mind to spend is now $5,000.',
  ]);
});

test('what happens with the body is told with who agreed to it', () => {
  expect(
    told(
      ['way', 'burial', 'cremation'],
      ['way', 'cremation', 'undecided'],
      ['wayAgreed', null, 'clergy'],
      ['wayAgreed', null, 'family'],
      ['wayAgreed', 'family', null],
    ),
  ).toEqual([
    'What happens with the body is now: Cremation.',
    'What happens with the body was left open.',
    'Your clergy agreed to what happens with the body.',
    'The family decided on what happens with the body.',
    'The agreement was for another way, and counts no more.',
  ]);
});

test('what a change of the price comes to is told as money', () => {
  expect(
    told(
      ['adjustment', null, 'A third car (400)'],
      ['adjustmentConfirmed', null, 'Own flowers (from us) (-150.50)'],
      ['adjustmentDeclined', null, 'A band'],
      ['adjustment', null, 'Cremation in place of burial (0)'],
    ),
  ).toEqual([
    'Our team was asked for a change of the price: A third car (+$400).',
    'Our team agreed to a change of the price: Own flowers (from us) (−$150.50).',
    'Our team could not agree to a change of the price: A band.',
    'Our team was asked for a change of the price: Cremation in place of burial.',
  ]);
});

test('booking, moving and cancelling a date are told, and so is a request for one', () => {
  expect(
    told(
      ['schedule', null, 'blocked 2026-12-01'],
      ['schedule', 'blocked 2026-12-01', 'blocked 2026-12-02 10:30'],
      ['schedule', 'blocked 2026-12-02 10:30', 'blocked 2026-12-02'],
      ['schedule', 'blocked 2026-12-02', null],
      ['schedule', null, 'requested'],
      ['schedule', 'requested', null],
      ['clergyConsent', null, 'shabbat'],
      ['clergyConsent', 'shabbat', 'Rabbi Adler'],
      ['clergyConsent', 'shabbat', null],
    ),
  ).toEqual([
    'The venue was booked for Tuesday, December 1, 2026.',
    'The booking was moved to Wednesday, December 2, 2026.',
    'The hour of the service was changed.',
    'The booking was cancelled.',
    'Our team was asked to find a date.',
    'The request for a date was taken back.',
    'Your clergy agreed to the service date.',
    'Rabbi Adler agreed to the service date.',
    'The agreement of your clergy was for another date.',
  ]);
});

test('another package is told once, without its level and tradition', () => {
  expect(
    told(
      ['faithTradition', 'hindu', 'sikh'],
      ['packageTradition', 'hindu', 'sikh'],
      ['packageTier', 'basic', 'legacy'],
      ['packageName', 'One', 'Two'],
    ),
  ).toEqual(['The tradition is now Sikh.', 'The package changed from “One” to “Two”.']);
});

test('a change that has no words of its own is told of all the same', () => {
  expect(told(['colour', 'red', 'blue'], ['shape', null, 'round'])).toEqual(['Another detail was changed.']);
});
