// What is written on the card of a public page (server/src/platform/cards/card-words.ts), for whoever cannot see it.
import type { PublicPage } from '@evenlight/contract/public-pages';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const cardWords: Record<PublicPage, MessageDescriptor> = {
  landing: msg`A gentle way to plan a farewell, together.`,
  about: msg`Help for the hardest days, from people who listen.`,
  services: msg`Every tradition, every step, every price explained.`,
  contact: msg`Talk to somebody who listens.`,
  vendors: msg`People who help, with prices and reviews side by side.`,
  support: msg`Support in grief, at any hour.`,
  safety: msg`How we keep the support chat safe.`,
  helpToPay: msg`Who may help to pay for a funeral.`,
  privacy: msg`What we keep, why, and who can see it.`,
  terms: msg`What we promise, and what we ask.`,
  accessibility: msg`Made for everyone, on every device.`,
};
