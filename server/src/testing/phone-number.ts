// The number that people of tests give, here and in journeys: one that nobody has, and not the house’s own.
export const PHONE_NUMBER = '(415) 555-0101';
/** What a link to it dials. */
export const PHONE_LINK = 'tel:4155550101';
