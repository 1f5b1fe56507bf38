// What a page shows of what people wrote, as attributes of the element that holds nothing else.

/**
 * Sentences, also of the chat, which answers as it is written to. Nobody knows in which language: they are read out, and
 * translated by the browser, as their own words tell.
 */
export const theirWords = { dir: 'auto', lang: '' } as const;

/** Names of people, places, houses and files: a program that translates the page leaves them as they are. */
export const properName = { dir: 'auto', translate: 'no' } as const;
