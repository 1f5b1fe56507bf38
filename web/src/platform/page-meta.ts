// What a page says about itself to browsers, search engines and people who are sent its link.
import type { Brand } from '@evenlight/contract/brand';
import { firstLanguage, isLanguage, type Locale, locales } from '@evenlight/contract/languages';
import { cardPath, type PublicPage, publicPages } from '@evenlight/contract/public-pages';
import type { MessageDescriptor } from '@lingui/core';
import type { MetaDescriptor } from 'react-router';
import { cardWords } from './card-words';
import { textsIn } from './i18n';

export type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[];
type Speaking = { locale: Locale; origin: string; hours: { brand: Brand } };

function rootIn(matches: Matches) {
  // Empty only when the root itself failed; the error page then brings its own title.
  return matches.find((match) => match?.id === 'root')?.loaderData as Speaking | undefined;
}

type Words = { title: MessageDescriptor; description: MessageDescriptor };

/** For pages that strangers may find. Brand words in the texts are `{name}` and `{serviceArea}`. */
export function pageMeta(matches: Matches, page: PublicPage, words: Words): MetaDescriptor[] {
  const root = rootIn(matches);
  if (!root) return [];
  const { name, serviceArea } = root.hours.brand;
  const say = (words: MessageDescriptor) => textsIn(root.locale)._({ ...words, values: { name, serviceArea } });
  const language = isLanguage(root.locale) ? root.locale : firstLanguage;
  const address = `${root.origin}${publicPages[page].path}`;
  const title = `${say(words.title)} · ${name}`;
  const description = say(words.description);
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: address },
    { property: 'og:site_name', content: name },
    { property: 'og:type', content: 'website' },
    { property: 'og:locale', content: locales[language].locale.replace('-', '_') },
    { property: 'og:image', content: `${root.origin}${cardPath(page, language)}` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { property: 'og:image:alt', content: textsIn(root.locale)._(cardWords[page]) },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** For pages whose words come from somewhere else. Empty only when the root itself failed. */
export function speakingIn(matches: Matches) {
  const root = rootIn(matches);
  if (!root) return undefined;
  const { locale, origin, hours } = root;
  const language = isLanguage(locale) ? locale : firstLanguage;
  return { i18n: textsIn(locale), origin, name: hours.brand.name, language };
}

/** For pages that are nobody else's business, or not ready to be found. */
export function quietMeta(matches: Matches, title: MessageDescriptor): MetaDescriptor[] {
  const root = rootIn(matches);
  if (!root) return [];
  return [
    { title: `${textsIn(root.locale)._(title)} · ${root.hours.brand.name}` },
    { name: 'robots', content: 'noindex' },
  ];
}
