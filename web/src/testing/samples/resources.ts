// Texts of the library.
import type { Resource, ResourceCard } from '@evenlight/contract/resources';

export const aCard = (title: string, facts: Partial<ResourceCard> = {}): ResourceCard => ({
  slug: title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-'),
  title,
  summary: `About ${title}.`,
  language: 'en',
  category: 'understanding-grief',
  type: 'article',
  tags: ['rituals'],
  traditions: [],
  reviewedOn: '2026-11-16',
  minutes: 3,
  ...facts,
});

export const aText = (title: string, facts: Partial<Resource> = {}): Resource => ({
  ...aCard(title),
  sources: ['National Institute on Aging'],
  blocks: [],
  steps: [],
  related: [],
  ...facts,
});
