// What the card of a public page says. The page itself tells it to whoever cannot see the picture
// (web/src/platform/card-words.ts).
import type { PublicPage } from '@evenlight/contract/public-pages';
import { type Words, words } from '../texts/texts.ts';

export const cardWords: Record<PublicPage, Words> = {
  landing: words('A gentle way to plan a farewell, together.'),
  about: words('Help for the hardest days, from people who listen.'),
  services: words('Every tradition, every step, every price explained.'),
  contact: words('Talk to somebody who listens.'),
  vendors: words('People who help, with prices and reviews side by side.'),
  support: words('Support in grief, at any hour.'),
  safety: words('How we keep the support chat safe.'),
  helpToPay: words('Who may help to pay for a funeral.'),
  privacy: words('What we keep, why, and who can see it.'),
  terms: words('What we promise, and what we ask.'),
  accessibility: words('Made for everyone, on every device.'),
};
