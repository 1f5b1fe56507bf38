import { expect, test } from 'vitest';
import { askedIn, shelfAddress, textAddress } from './resource-address';

const asked = (search: string) => askedIn(new URLSearchParams(search));

test('what stands in an address is asked, and nonsense asks for nothing', () => {
  expect(asked('tab=resources&q=sleep&category=self-care&type=guide')).toEqual({
    search: 'sleep',
    category: 'self-care',
    type: 'guide',
  });
  expect(asked('q=%20%20&category=cooking&type=')).toEqual({});
  expect(asked(`q=${'a'.repeat(300)}`).search).toHaveLength(100);
  expect(asked('q=a%00b')).toEqual({ search: 'a b' });
});

test('the way to a text and back keeps the question', () => {
  const question = { search: 'my mother & I', category: 'children' } as const;
  const text = textAddress({ slug: 'telling-a-child', type: 'guide' }, question);
  expect(askedIn(new URL(text, 'http://x').searchParams)).toEqual(question);
  expect(askedIn(new URL(shelfAddress(question), 'http://x').searchParams)).toEqual(question);
  expect(textAddress({ slug: 'telling-a-child', type: 'guide' })).toBe('/support/resources/telling-a-child');
  expect(textAddress({ slug: 'five-senses', type: 'video' })).toBe('/support/resources/five-senses?play=1');
});
