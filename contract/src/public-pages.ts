// The pages that strangers may find: what the sitemap lists and what a shared link's card says.

export const publicPages = {
  landing: {
    path: '/',
    card: {
      en: 'A gentle way to plan a farewell, together.',
      es: 'Una manera serena de preparar una despedida, juntos.',
    },
  },
  about: {
    path: '/about',
    card: {
      en: 'Help for the hardest days, from people who listen.',
      es: 'Ayuda para los días más difíciles, de personas que escuchan.',
    },
  },
  services: {
    path: '/services',
    card: {
      en: 'Every tradition, every step, every price explained.',
      es: 'Cada tradición, cada paso, cada precio explicado.',
    },
  },
  contact: {
    path: '/contact',
    card: { en: 'Talk to somebody who listens.', es: 'Hable con alguien que escucha.' },
  },
  vendors: {
    path: '/vendor-marketplace',
    card: {
      en: 'People who help, with prices and reviews side by side.',
      es: 'Personas que ayudan, con precios y opiniones lado a lado.',
    },
  },
  support: {
    path: '/support',
    card: { en: 'Support in grief, at any hour.', es: 'Apoyo en el duelo, a cualquier hora.' },
  },
  safety: {
    path: '/support/safety',
    card: {
      en: 'How we keep the support chat safe.',
      es: 'Cómo cuidamos la seguridad del chat de apoyo.',
    },
  },
  privacy: {
    path: '/privacy',
    card: { en: 'What we keep, why, and who can see it.', es: 'Qué guardamos, por qué y quién puede verlo.' },
  },
  terms: {
    path: '/terms',
    card: { en: 'What we promise, and what we ask.', es: 'Lo que prometemos y lo que pedimos.' },
  },
  accessibility: {
    path: '/accessibility',
    card: { en: 'Made for everyone, on every device.', es: 'Hecho para todas las personas, en cualquier dispositivo.' },
  },
} as const;

export type PublicPage = keyof typeof publicPages;
export type CardLanguage = 'en' | 'es';

/** The picture that stands beside a shared link; drawn by the server. */
export function cardPath(page: PublicPage, language: CardLanguage): string {
  return `/cards/${language}/${page}.png`;
}
