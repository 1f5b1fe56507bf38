// The pages of an archive: they open in any browser, without the internet and without scripts.
import type { Language } from '@evenlight/contract/languages';
import { momentInWords, plainDayInWords } from '../../../platform/days.ts';
import { html, type Markup } from '../../../platform/http/markup.ts';
import { type ArchiveWords, archiveWords } from './archive-words.ts';
import type { Gathered, KeptPhoto } from './gather.ts';

type Frame = { gathered: Gathered; language: Language; madeAt: Date; brandName: string };
type PageName = 'index' | 'photos' | 'guestbook' | 'events';

/** By the names they have in the archive. */
export function archivePages(frame: Frame): Record<`${PageName}.html`, string> {
  const { gathered } = frame;
  const words = archiveWords[frame.language];
  return {
    'index.html': inFrame(frame, 'index', story(gathered, words)),
    'photos.html': inFrame(frame, 'photos', photos(gathered, words, frame.language)),
    'guestbook.html': inFrame(frame, 'guestbook', guestbook(frame, words)),
    'events.html': inFrame(frame, 'events', events(frame, words)),
  };
}

function inFrame({ gathered, language, madeAt, brandName }: Frame, current: PageName, content: Markup): string {
  const { memorial, portrait } = gathered;
  const words = archiveWords[language];
  const days = [memorial.birthDate, memorial.deathDate].flatMap((day) => (day ? [plainDayInWords(day, language)] : []));
  const tabs = (['index', 'photos', 'guestbook', 'events'] as const).map((name) =>
    name === current
      ? html`<a href="${name}.html" aria-current="page">${words.tabs[name]}</a>`
      : html`<a href="${name}.html">${words.tabs[name]}</a>`,
  );
  const picture = portrait
    ? [html`<img class="portrait" src="${portrait.path}" alt="${words.portraitOf(memorial.fullName)}">`]
    : [];
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${memorial.fullName} · ${words.inMemory}</title><link rel="stylesheet" href="style.css"></head>
<body><header>${picture}<div><p class="badge">${words.inMemory}</p><h1 dir="auto" translate="no">${memorial.fullName}</h1><p class="days">${days.join(' – ')}</p></div></header>
<nav>${tabs}</nav><main>${content}</main>
<footer>${words.madeOn(brandName, momentInWords(madeAt, language))}</footer></body></html>`.text;
}

/** Nobody knows which language people wrote in. */
function paragraphs(text: string): Markup[] {
  return text
    .split(/\n{2,}/)
    .filter((part) => part.trim() !== '')
    .map((part) => html`<p dir="auto" lang="">${part}</p>`);
}

function story({ memorial, tributes }: Gathered, words: ArchiveWords): Markup {
  const told = tributes.map(
    ({ title, content, credit }) =>
      html`<article><h3 dir="auto" lang="">${title}</h3>${paragraphs(content)}<p class="quiet">${words.sharedBy(credit)}</p></article>`,
  );
  const others = told.length > 0 ? [html`<h2>${words.stories}</h2>${told}`] : [];
  const life = memorial.biography.trim() ? paragraphs(memorial.biography) : [html`<p>${words.noStory}</p>`];
  return html`<section class="story">${life}</section>${others}`;
}

function photos({ photos: all, albums }: Gathered, words: ArchiveWords, language: Language): Markup {
  if (all.length === 0) return html`<p>${words.noPhotos}</p>`;
  const grid = (some: KeptPhoto[]) =>
    html`<ul class="grid">${some.map((photo) => figure(photo, words, language))}</ul>`;
  const filled = albums
    .map(({ id, title }) => ({ title, some: all.filter(({ row }) => row.albumId === id) }))
    .filter(({ some }) => some.length > 0)
    .map(({ title, some }) => html`<h2 dir="auto" lang="">${title}</h2>${grid(some)}`);
  const loose = all.filter(({ row }) => !albums.some(({ id }) => id === row.albumId));
  return html`${filled}${loose.length > 0 ? [grid(loose)] : []}`;
}

function figure({ row, path }: KeptPhoto, words: ArchiveWords, language: Language): Markup {
  const { caption, takenOn, credit } = row;
  const below = [
    ...(caption ? [html`<span dir="auto" lang="">${caption}</span>`] : []),
    ...(takenOn ? [html`<span>${plainDayInWords(takenOn, language)}</span>`] : []),
    ...(credit ? [html`<span>${words.sharedBy(credit)}</span>`] : []),
  ];
  const picture = caption
    ? html`<img src="${path}" alt="${caption}" lang="" loading="lazy">`
    : html`<img src="${path}" alt="${words.photo}" loading="lazy">`;
  return html`<li><figure><a href="${path}">${picture}</a><figcaption>${below}</figcaption></figure></li>`;
}

function guestbook({ gathered: { entries, entryPhotos }, language }: Frame, words: ArchiveWords): Markup {
  if (entries.length === 0) return html`<p>${words.noEntries}</p>`;
  const written = entries.map(({ authorName, message, createdAt, photo, reply }) => {
    const kept = entryPhotos.find(({ row }) => row.id === photo?.id);
    const picture = kept ? [html`<img src="${kept.path}" alt="${words.photo}" loading="lazy">`] : [];
    const thanks = reply ? [html`<p class="reply" dir="auto" lang="">${reply}</p>`] : [];
    return html`<article><h3 dir="auto" translate="no">${authorName}</h3>${paragraphs(message)}${picture}${thanks}<p class="quiet">${momentInWords(new Date(createdAt), language)}</p></article>`;
  });
  return html`${written}`;
}

function events({ gathered, language }: Frame, words: ArchiveWords): Markup {
  if (gathered.events.length === 0) return html`<p>${words.noEvents}</p>`;
  const held = gathered.events.map(
    ({ title, description, eventDate, location }) =>
      html`<article><h3 dir="auto" lang="">${title}</h3><p>${momentInWords(new Date(eventDate), language)}</p><p dir="auto" translate="no">${location}</p>${paragraphs(description)}</article>`,
  );
  return html`${held}`;
}

export const ARCHIVE_STYLE = `body{margin:0;background:#fbf8f3;color:#1f2d2a;font:1.06rem/1.6 system-ui,sans-serif}
header{display:flex;flex-wrap:wrap;gap:2rem;align-items:center;padding:2.5rem 6vw;background:linear-gradient(#e3eee9,#fbf8f3)}
.portrait{width:12rem;aspect-ratio:14/17;object-fit:cover;border-radius:50% 50% 4% 4%/41% 41% 3% 3%;border:8px solid #fff}
h1,h2,h3,.story,.days{font-family:Georgia,serif;font-weight:500}h1{font-size:2.6rem;margin:.3rem 0}.days{font-style:italic}
.badge{display:inline-block;margin:0;padding:.2rem .8rem;border-radius:1rem;background:#e3eee9;color:#245447;font-weight:600}
nav{display:flex;flex-wrap:wrap;gap:1.6rem;margin:0 6vw;border-bottom:1px solid #e4dccf}nav a{padding:.7rem 0;color:#3f4f49;text-decoration:none}
nav a[aria-current]{color:#245447;border-bottom:3px solid #245447}main{max-width:60rem;margin:0;padding:2rem 6vw}
.story{font-size:1.2rem;max-width:65ch}p,article p{white-space:pre-line}article{margin:0 0 1.2rem;padding:1.2rem 1.5rem;background:#fff;border:1px solid #e4dccf;border-radius:16px}
.grid{display:grid;grid-template-columns:repeat(auto-fill,minmax(12rem,1fr));gap:1rem;padding:0;list-style:none}figure{margin:0}.grid img{width:100%;aspect-ratio:1;object-fit:cover;border-radius:12px}
figcaption span{display:block;color:#3f4f49;font-size:.95rem}article img{max-width:20rem;border-radius:12px}.quiet{color:#5a6863;font-size:.95rem}.reply{padding-inline-start:1rem;border-inline-start:3px solid #245447}
footer{padding:2rem 6vw;color:#5a6863;font-size:.95rem}@media print{nav{display:none}}
`;
