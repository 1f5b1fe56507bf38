// Stories: what families said about planning with us. Samples are marked, never passed off as real voices.

import { endpoint } from './endpoint.ts';
import { firstLanguage } from './languages.ts';
import { z } from './zod.ts';

export const Story = z.object({
  id: z.uuid(),
  firstName: z.string(),
  city: z.string(),
  words: z.string(),
  isSample: z.boolean(),
});
export type Story = z.infer<typeof Story>;

/** The landing page has room for three. */
export const STORIES_SHOWN = 3;

export const listStories = endpoint({
  method: 'GET',
  path: '/stories',
  summary: 'A few stories in the language asked for; each says whether it is a sample.',
  access: 'anyone',
  query: z.object({
    language: z
      .string()
      .regex(/^[a-z]{2,3}$/)
      .default(firstLanguage),
  }),
  returns: z.array(Story),
  cacheSeconds: 300,
});
