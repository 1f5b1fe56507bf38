// The page for a moment in which we cannot answer: no script, no database, and the lines that answer at any hour.
import { createHash } from 'node:crypto';
import type { Language } from '@evenlight/contract/languages';
import { crisisLines } from '@evenlight/contract/support/levels';
import { html, type Markup } from '../http/markup.ts';
import { inEveryLanguage } from '../texts/texts.ts';

const STYLES = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0 auto;max-width:560px;padding:48px 24px;background:#fbf8f3;color:#1f2d2a;font:400 18px/1.6 system-ui,sans-serif}
h1{font:500 30px/1.25 Georgia,serif;margin:0 0 16px}p{margin:0 0 16px}
a{color:#245447;font-weight:600}.card{background:#fff;border:1px solid #e4dccf;border-radius:16px;padding:18px 22px;margin:24px 0 0}`;

export const BUSY_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${createHash('sha256').update(STYLES).digest('base64')}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

// Stand in the text where the numbers will.
const places = { call: '\ue001', text: '\ue002', emergency: '\ue003' };
const { call, text } = crisisLines.lifeline;
const numbers: Record<string, Markup> = {
  [places.call]: html`<a href="tel:${call}">${call}</a>`,
  [places.text]: html`<a href="sms:${text}">${text}</a>`,
  [places.emergency]: html`<a href="tel:${crisisLines.emergency.call}">${crisisLines.emergency.call}</a>`,
};

function withNumbers(sentence: string): Markup[] {
  return sentence.split(/([\ue001-\ue003])/).map((part) => numbers[part] ?? html`${part}`);
}

const pages = inEveryLanguage((t) => ({
  title: t('Many people are here at this moment'),
  comesBack: t('We cannot open this page just now. It opens by itself in a few seconds; nothing you did is lost.'),
  goBack: t(
    'We cannot take this just now. Go back with your browser, where what you typed is still there, and send it again in a moment.',
  ),
  danger: withNumbers(
    t(
      'If you are thinking of ending your life, or just cannot bear this, call {call} or text {text}. Somebody answers at any hour. In danger right now, call {emergency}.',
      places,
    ),
  ),
}));

export function busyPage(language: Language, page: { brandName: string; retryAfterSeconds?: number }): string {
  const { title, comesBack, goBack, danger } = pages[language];
  const { brandName, retryAfterSeconds } = page;
  const refresh = retryAfterSeconds ? html`<meta http-equiv="refresh" content="${retryAfterSeconds}">` : html``;
  return html`<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">${refresh}<title>${title} · ${brandName}</title><style>${html.trusted(STYLES)}</style></head>
<body><main><h1>${title}</h1><p>${retryAfterSeconds ? comesBack : goBack}</p><p class="card">${danger}</p></main></body></html>`
    .text;
}
