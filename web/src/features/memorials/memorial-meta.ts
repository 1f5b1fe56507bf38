// What a memorial says about itself to search engines and to whoever is sent its link.
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { MEMORIAL_PATH } from '@evenlight/contract/memorials/memorial';
import type { MemorialPage } from '@evenlight/contract/memorials/page';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { MetaDescriptor } from 'react-router';
import { plainDay } from '../../platform/dates';
import { type Matches, quietMeta, speakingIn } from '../../platform/page-meta';

type Loaded =
  | { is: 'page'; page: MemorialPage }
  | { is: 'by-id'; memorial: Memorial }
  | { is: 'missing' | 'not-loaded' };

const DESCRIPTION_LENGTH = 180;

export function memorialMeta(matches: Matches, loaded: Loaded | undefined): MetaDescriptor[] {
  if (loaded?.is === 'page') return pageMeta(matches, loaded.page.memorial);
  if (loaded?.is === 'by-id') {
    const { fullName } = loaded.memorial;
    return quietMeta(matches, { ...msg`Memorial of ${fullName}`, values: { fullName } });
  }
  if (loaded?.is === 'missing') return quietMeta(matches, msg`Memorial Not Found`);
  // Also when there is no answer at all: a network fault must not tell a family that their memorial is gone.
  return quietMeta(matches, msg`Memorial could not be loaded`);
}

function pageMeta(matches: Matches, memorial: Memorial): MetaDescriptor[] {
  const speaking = speakingIn(matches);
  if (!speaking) return [];
  const { origin, i18n, name, language } = speaking;
  const { fullName, address } = memorial;
  const title = i18n._(msg`${fullName} · In Loving Memory`);
  const description = describe(memorial, i18n);
  const url = `${origin}${MEMORIAL_PATH}/${encodeURIComponent(address ?? String(memorial.id))}`;
  const image = `${origin}/cards/memorial/${encodeURIComponent(address ?? '')}.png`;
  const isFindable = memorial.isPublic && memorial.isListed;
  return [
    { title: `${title} · ${name}` },
    { name: 'description', content: description },
    ...(isFindable
      ? [{ tagName: 'link', rel: 'canonical', href: url } as const]
      : [{ name: 'robots', content: 'noindex' }]),
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'profile' },
    { property: 'og:locale', content: `${language}_US` },
    ...(address
      ? [
          { property: 'og:image', content: image },
          { property: 'og:image:width', content: '1200' },
          { property: 'og:image:height', content: '630' },
          { property: 'og:image:alt', content: title },
        ]
      : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    ...(isFindable ? [{ 'script:ld+json': structured(memorial, { url, origin, description }) }] : []),
  ];
}

/** The first words of the life story; without one, the days. */
function describe({ biography, birthDate, deathDate }: Memorial, i18n: I18n): string {
  const story = biography.replace(/\s+/g, ' ').trim();
  if (story.length > DESCRIPTION_LENGTH) return `${story.slice(0, story.lastIndexOf(' ', DESCRIPTION_LENGTH))} …`;
  if (story) return story;
  const days = [birthDate, deathDate].flatMap((day) => (day ? [plainDay(day, i18n)] : [])).join(' – ');
  return days || i18n._(msg`A beloved life that touched many hearts.`);
}

function structured(
  memorial: Memorial,
  { url, origin, description }: Record<'url' | 'origin' | 'description', string>,
) {
  const { fullName, birthDate, deathDate, photoUrl } = memorial;
  return {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    url,
    mainEntity: {
      '@type': 'Person',
      name: fullName,
      description,
      ...(birthDate ? { birthDate } : {}),
      ...(deathDate ? { deathDate } : {}),
      ...(photoUrl ? { image: `${origin}${photoUrl}/1280` } : {}),
    },
  };
}
