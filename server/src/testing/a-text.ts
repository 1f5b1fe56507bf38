import type { ResourceContent } from '@evenlight/contract/resources';

/** A text of the library as our team would write it. */
export function aText(options: Partial<ResourceContent> = {}): ResourceContent {
  return {
    title: 'A quiet evening',
    summary: 'What may help when the visitors have gone.',
    category: 'self-care',
    type: 'article',
    tags: ['evenings', 'rest'],
    traditions: [],
    related: [],
    sources: ['National Institute on Aging'],
    reviewedOn: '2026-11-16',
    body: 'Put the kettle on.\n\n## Then\n\nSit down. Call [988](tel:988) if it gets too heavy.',
    ...options,
  };
}
