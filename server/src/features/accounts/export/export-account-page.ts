// The exported record for people: one page that needs nothing but itself, also years from now and without a network.

import { HOME_ZONE } from '@evenlight/contract/dates';
import { firstLanguage, type Language, locales } from '@evenlight/contract/languages';
import { html, type Markup } from '../../../platform/http/markup.ts';
import type { Cell, Section, Told } from '../../../platform/personal-data/coverage.ts';
import type { Packed, PackedFile } from './export-account.ts';
import { exportWords } from './export-account-words.ts';

// The colours of the design tokens, by day and in the evening.
const styles = html.trusted(`
:root{color-scheme:light dark;--paper:#fbf8f3;--surface:#fff;--line:#e4dccf;--ink:#1f2d2a;--soft:#465650;--pine:#245447}
@media (prefers-color-scheme:dark){:root{--paper:#14201d;--surface:#1b2926;--line:#33443f;--ink:#f2ede4;--soft:#b9c4bf;--pine:#a9d5c4}}
*{box-sizing:border-box}
body{margin:0;padding:48px 20px 80px;background:var(--paper);color:var(--ink);font:400 17px/1.6 Figtree,system-ui,sans-serif}
main{max-width:760px;margin:0 auto}
h1,h2{font-family:Newsreader,Georgia,serif;font-weight:500;line-height:1.15;margin:0 0 12px}
h1{font-size:40px}h2{font-size:26px}
section{margin:32px 0 0;padding:28px;background:var(--surface);border:1px solid var(--line);border-radius:16px}
p{margin:0 0 12px}.soft{color:var(--soft)}
dl{display:grid;grid-template-columns:minmax(0,2fr) minmax(0,3fr);gap:8px 20px;margin:0}
dl+dl{margin-top:20px;padding-top:20px;border-top:1px solid var(--line)}
dt{color:var(--soft)}dd,li{overflow-wrap:anywhere}dd{margin:0}ul{margin:0;padding-left:22px}li+li{margin-top:8px}
a{color:var(--pine)}:focus-visible{outline:3px solid var(--pine);outline-offset:3px}
@media (max-width:480px){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:12px}section{padding:20px}}
@media print{body{padding:0}section{break-inside:avoid-page}}
`);

export function exportedPage(packed: Packed): string {
  const { sections, files, leftOut, madeAt, language, brandName } = packed;
  const words = exportWords[language](brandName);
  return html`<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta http-equiv="content-security-policy" content="default-src 'none'; style-src 'unsafe-inline'">
<title>${words.title}</title>
<style>${styles}</style>
</head>
<body>
<main>
<h1>${words.title}</h1>
<p class="soft">${words.made} ${instant(madeAt, packed)}. ${words.sameAsJson} <a href="data.json">data.json</a></p>
${sections.filter(({ rows }) => rows.length > 0).map((section) => sectionMarkup(section, packed))}
<section>
<h2>${words.files}</h2>
${files.length > 0 ? html`<ul>${files.map((file) => html`<li>${fileMarkup(file, packed)}</li>\n`)}</ul>` : html`<p>${words.noFiles}</p>`}
</section>
<section>
<h2>${words.leftOut}</h2>
${emptyMarkup(
  sections.filter(({ rows }) => rows.length === 0),
  packed,
)}
<p>${words.leftOutIntro}</p>
<ul>${leftOut.map((reason) => html`<li>${reason[language]}</li>\n`)}</ul>
</section>
</main>
</body>
</html>
`.text;
}

function sectionMarkup({ title, columns, rows }: Section, packed: Packed): Markup {
  const { language } = packed;
  const lists = rows.map(
    (row) =>
      html`<dl>
${Object.entries(columns).map(
  ([key, label]) => html`<dt>${label[language]}</dt><dd dir="auto">${cellMarkup(row[key], packed)}</dd>\n`,
)}</dl>\n`,
  );
  return html`<section>
<h2>${title[language]}</h2>
${lists}
</section>
`;
}

/** Said in one sentence: a row of empty boxes would only be in the way. */
function emptyMarkup(empty: readonly Section[], { language, brandName }: Packed): Markup | '' {
  if (empty.length === 0) return '';
  const titles = empty.map(({ title }) => title[language]).join(' · ');
  return html`<p class="soft">${exportWords[language](brandName).nothingUnder} ${titles}.</p>`;
}

function cellMarkup(cell: Cell | undefined, packed: Packed): Markup {
  const { language, brandName, files } = packed;
  const words = exportWords[language](brandName);
  if (!cell) return html`${words.none}`;
  if ('fileId' in cell) {
    const file = files.find(({ fileId }) => fileId === cell.fileId);
    return file ? fileMarkup(file, packed) : html`${words.missing}`;
  }
  const { value } = cell;
  if (cell.words) return toldMarkup(cell.words, language);
  if (value instanceof Date) return instant(value, packed);
  if (typeof value === 'boolean') return html`${value ? words.yes : words.no}`;
  if (typeof value === 'number') return html`${value}`;
  if (isEmpty(value)) return html`<span class="soft">${words.none}</span>`;
  if (Array.isArray(value)) return theirWords(value.map(String).join(', '));
  return typeof value === 'object' ? asJson : theirWords(String(value));
}

// What has many parts is laid out for programs; people are told of it in the sections around it.
const asJson = html`<a href="data.json">data.json</a>`;

/** What people wrote, and names and signs: nobody knows in which language. */
const theirWords = (text: string) => html`<span lang="">${text}</span>`;

function toldMarkup(told: Told, language: Language): Markup {
  const text = told[language];
  if (text !== undefined) return html`${text}`;
  return html`<span lang="${firstLanguage}" dir="${locales[firstLanguage].direction}">${told[firstLanguage] ?? ''}</span>`;
}

function isEmpty(value: unknown): boolean {
  if (value === null || value === undefined || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

function fileMarkup({ name, path, state }: PackedFile, { language, brandName }: Packed): Markup {
  const words = exportWords[language](brandName);
  const named = html`<bdi translate="no">${name}</bdi>`;
  if (state === 'missing') return html`${named} <span class="soft">${words.missing}</span>`;
  const address = path.split('/').map(encodeURIComponent).join('/');
  const link = html`<a href="${address}">${named}</a>`;
  return state === 'cut' ? html`${link} <span class="soft">${words.cut}</span>` : link;
}

function instant(date: Date, { language }: Packed): Markup {
  const text = date.toLocaleString(locales[language].locale, {
    year: 'numeric',
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: HOME_ZONE,
    timeZoneName: 'longGeneric',
  });
  return html`<time datetime="${date.toISOString()}">${text}</time>`;
}
