// What holds for one family in particular, beside the words that a rite has for everybody.
export const remarkCodes = [
  'moon-sighting',
  'ask-pandit',
  'ask-rabbi-month',
  'ashkenazi-adar',
  'sephardi-adar',
  'ask-rabbi-first-year',
  'shiva-after-festival',
  'shiva-ends-at-festival',
  'shloshim-ends-at-festival',
  'festival-shortens-shloshim',
  'shiva-with-rabbi',
  'moved-off-rest-day',
  'moved-off-holy-days',
  'moved-to-mass',
  'moved-to-county-day',
  'county-closed',
  'counted-from-service',
  'catholic-ashes',
] as const;
export type RemarkCode = (typeof remarkCodes)[number];

/** `day`: the one it speaks of, such as where an event was moved from. */
export type Remark = { code: RemarkCode; day?: string };
