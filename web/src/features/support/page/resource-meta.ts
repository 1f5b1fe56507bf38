// What a text says about itself to search engines and to whoever is sent its link.
import { cardPath } from '@evenlight/contract/public-pages';
import { RESOURCE_PATH, type Resource } from '@evenlight/contract/resources';
import type { MetaDescriptor } from 'react-router';
import { type Matches, speakingIn } from '../../../platform/page-meta';

export function resourceMeta(matches: Matches, resource: Resource): MetaDescriptor[] {
  const speaking = speakingIn(matches);
  if (!speaking) return [];
  const { origin, name } = speaking;
  const { slug, title, summary, language, reviewedOn, tags } = resource;
  // Without the question that led here, and without 'play': one address for each text.
  const url = `${origin}${RESOURCE_PATH}/${slug}`;
  return [
    { title: `${title} · ${name}` },
    { name: 'description', content: summary },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:title', content: title },
    { property: 'og:description', content: summary },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'article' },
    { property: 'og:locale', content: `${language}_US` },
    { property: 'og:image', content: `${origin}${cardPath('support', language)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
    {
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: title,
        description: summary,
        inLanguage: language,
        keywords: tags.join(', '),
        dateModified: reviewedOn,
        mainEntityOfPage: url,
        publisher: { '@type': 'Organization', name, url: origin },
        isAccessibleForFree: true,
      },
    },
  ];
}
