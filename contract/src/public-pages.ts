// The pages that strangers may find: what the sitemap lists and what has a card of its own.
import type { Language } from './languages.ts';

export const publicPages = {
  landing: { path: '/' },
  about: { path: '/about' },
  services: { path: '/services' },
  contact: { path: '/contact' },
  vendors: { path: '/vendor-marketplace' },
  support: { path: '/support' },
  safety: { path: '/support/safety' },
  helpToPay: { path: '/help-to-pay' },
  privacy: { path: '/privacy' },
  terms: { path: '/terms' },
  accessibility: { path: '/accessibility' },
} as const;

export type PublicPage = keyof typeof publicPages;

/** The picture that other sites show beside a link. */
export function cardPath(page: PublicPage, language: Language): string {
  return `/cards/${language}/${page}.png`;
}
