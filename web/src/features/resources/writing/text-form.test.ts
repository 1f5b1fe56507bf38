import type { ResourceContent } from '@evenlight/contract/resources';
import { expect, test } from 'vitest';
import { contentOf, emptyText, TextForm, TypedText, typedFrom } from './text-form';

const content: ResourceContent = {
  title: 'A quiet evening',
  summary: 'What may help.',
  category: 'self-care',
  type: 'article',
  tags: ['evenings', 'rest'],
  traditions: ['sikh', 'secular'].sort() as ResourceContent['traditions'],
  related: ['telling-a-child'],
  sources: ['National Institute on Aging; second part', 'Another one, with a comma'],
  reviewedOn: '2026-11-16',
  body: 'Put the kettle on.',
};

test('a text that is opened and sent again is the same text', () => {
  const typed = typedFrom(content, { slug: 'quiet-evening', language: 'en' });
  const again = contentOf(TextForm.parse(typed));
  expect({ ...again, traditions: [...again.traditions].sort() }).toEqual(content);
});

test('what is typed is kept as it stands, also half a text', () => {
  const half = { ...emptyText('2026-11-16'), title: 'Half', version: 0 };
  expect(TypedText.parse(half)).toEqual(half);
  expect(TextForm.safeParse(half).success).toBe(false);
});

test('a text without tags is refused at that field', () => {
  const typed = { ...typedFrom(content, { slug: 'quiet-evening', language: 'en' }), tags: ' , ,' };
  expect(TextForm.safeParse(typed).error?.issues[0]?.path).toEqual(['tags']);
});
