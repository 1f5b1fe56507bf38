import { expect, test } from 'vitest';
import { missingIn } from './contribute-form';

const written = { contributionType: 'story', title: 'The lake', content: 'We swam.', hasPhoto: false } as const;

test('a story needs a title and words, and no photo', () => {
  expect(missingIn(written)).toEqual([]);
  expect(missingIn({ ...written, title: '  ', content: '' })).toEqual(['title', 'content']);
});

test('a photo needs a photo', () => {
  expect(missingIn({ ...written, contributionType: 'photo' })).toEqual(['photo']);
  expect(missingIn({ ...written, contributionType: 'photo', hasPhoto: true })).toEqual([]);
});
