// A public memorial page the common way: queries through the ORM, then a template of strings, drawn at every visit. Header
// and footer of the product are left out, which makes this one lighter than ours.
import { Op } from 'sequelize';
import { PHOTOS_ON_ABOUT } from '../../contract/src/memorials/page.ts';
import type { Models, RowOf } from './models.ts';

export async function memorialPage(
  { Memorial, Photo, Entry, Gathering, Contribution }: Models,
  slug: string | undefined,
  origin: string,
): Promise<string | null> {
  if (slug === undefined) return null;
  const memorial = await Memorial.findOne({
    where: { slug, privacy: 'public', publishedAt: { [Op.ne]: null }, deletedAt: null, closedAt: null },
  });
  if (!memorial) return null;
  const ofOne = { memorialId: memorial.id };
  const [portrait, photos, photoCount, entryCount, gatherings, tributes] = await Promise.all([
    memorial.portraitId ? Photo.findByPk(memorial.portraitId) : null,
    Photo.findAll({ where: { ...ofOne, place: 'gallery' }, order: ['position', 'id'], limit: PHOTOS_ON_ABOUT }),
    Photo.count({ where: { ...ofOne, place: 'gallery' } }),
    Entry.count({ where: { ...ofOne, state: 'published' } }),
    Gathering.findAll({ where: { ...ofOne, isPublic: true }, order: ['eventDate'] }),
    Contribution.findAll({
      where: { ...ofOne, status: 'approved', contributionType: ['story', 'memory'] },
      order: ['decidedAt', 'id'],
    }),
  ]);
  const next = gatherings.find(({ eventDate, canceledAt }) => !canceledAt && eventDate > new Date());
  return page({ memorial, portrait, photos, photoCount, entryCount, gatherings, tributes, next, origin });
}

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayHere = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'America/Los_Angeles' });
const moment = new Intl.DateTimeFormat('en-US', {
  weekday: 'long',
  year: 'numeric',
  month: 'long',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'America/Los_Angeles',
});

type Shown = {
  memorial: RowOf<Models['Memorial']>;
  portrait: PhotoRow | null;
  photos: PhotoRow[];
  photoCount: number;
  entryCount: number;
  gatherings: RowOf<Models['Gathering']>[];
  tributes: RowOf<Models['Contribution']>[];
  next: RowOf<Models['Gathering']> | undefined;
  origin: string;
};
type PhotoRow = RowOf<Models['Photo']>;

function page({
  memorial,
  portrait,
  photos,
  photoCount,
  entryCount,
  gatherings,
  tributes,
  next,
  origin,
}: Shown): string {
  const path = `/memorial/${memorial.slug}`;
  return `<!DOCTYPE html><html lang="en"><head><meta charset="utf-8"><title>${escaped(memorial.fullName)}</title></head><body>
<main><header>${portrait ? picture(portrait, `Portrait of ${memorial.fullName}`) : ''}<span>In Loving Memory</span>
<h1>${escaped(memorial.fullName)}</h1>
<p><time>${dayShown(memorial.birthDate)}</time><span> – </span><span>to</span><time>${dayShown(memorial.deathDate)}</time></p>
<a href="${path}?tab=guestbook#sign">Sign the Guestbook</a><a href="#share">Share Memorial</a></header>
<nav><ul><li><a href="${path}">About</a></li><li><a href="${path}?tab=guestbook">Guestbook (${entryCount})</a></li>
<li><a href="${path}?tab=events">Events (${gatherings.length})</a></li><li><a href="${path}?tab=photos">Photos (${photoCount})</a></li></ul></nav>
<section><h2>Life Story</h2>${memorial.biography
    .split('\n\n')
    .map((part) => `<p>${escaped(part)}</p>`)
    .join(
      '',
    )}${tributes.map(({ title, content }) => `<h3>${escaped(title)}</h3><p>${escaped(content)}</p>`).join('')}</section>
<section><h2>Photos</h2><ul>${photos.map(figure).join('')}</ul><a href="${path}?tab=photos">See all ${photoCount} photos</a></section>
${next ? `<aside><h2>Next gathering</h2><p>${escaped(next.title)}</p><p>${moment.format(next.eventDate).replace(' at ', ', ')} Pacific time</p><a href="${path}?tab=events">I will attend</a></aside>` : ''}
<aside><h2>Memorial Details</h2><dl><dt>Created</dt><dd>${dayHere.format(memorial.createdAt)}</dd></dl></aside>
<section id="share"><h2>Share this memorial</h2><p>Everybody can open it with this link.</p><p>${origin}${path}</p><a href="/poster">Print a poster</a></section>
${REPORT}</main></body></html>`;
}

function dayShown(date: string | null): string {
  return date === null ? '' : day.format(new Date(date));
}

function figure(photo: PhotoRow): string {
  const caption = photo.caption ? `<figcaption>${escaped(photo.caption)}</figcaption>` : '';
  return `<li><figure>${picture(photo, photo.caption || 'Photo without a caption')}${caption}</figure></li>`;
}

function picture({ key, width, height }: PhotoRow, alt: string): string {
  const at = (size: number) => `/api/memorial-photos/${key}/${size}`;
  return `<img src="${at(640)}" srcset="${at(320)} 320w, ${at(640)} 640w, ${at(1280)} 1280w" width="${width}" height="${height}" alt="${escaped(alt)}">`;
}

const REPORT = `<details><summary>Report this page</summary><p>Something is false, hurtful or should not be public? Our team reads every report. The family is not told who wrote it.</p>
<form method="post"><label>What is wrong?</label><span>(required)</span><select><option>Something here is not true</option><option>It hurts somebody</option>
<option>It should not be public</option><option>It is advertising</option><option>Something else</option></select><label>In your words</label><textarea></textarea>
<label>Your email</label><p>Optional, should we have a question.</p><input type="email"><label>Leave this empty</label><input>
<p hidden>We could not be reached just now, so nothing was sent. Your words are still here; try again in a moment.</p><button>Send the report</button></form></details>`;

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
