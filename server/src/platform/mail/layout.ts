// One quiet mail for every occasion, as HTML and as plain text that says the same.
import { type Brand, localPhone } from '@evenlight/contract/brand';
import { type Language, locales } from '@evenlight/contract/languages';
import { html, type Markup } from '../http/markup.ts';

/** A sentence of ours, or what somebody wrote, in whatever language, with what stands before it. */
export type Paragraph = string | { theirs: string; after?: string };

export type MailContent = {
  language: Language;
  brand: Brand;
  heading: Paragraph;
  paragraphs: readonly Paragraph[];
  action?: { label: string; url: string } | undefined;
  /** A sign-in code: large, alone on its line, and without spaces, so that it can be copied. */
  code?: string;
  /** Why this person gets this mail, as a whole sentence. */
  footerReason: string;
};

// The colours of the design tokens; mail programs know no variables.
const paper = '#fbf8f3';
const surface = '#ffffff';
const line = '#e4dccf';
const ink = '#1f2d2a';
const inkSoft = '#5a6863';
const pine = '#245447';
const pineSoft = '#e3eee9';
const serif = "Newsreader,Georgia,'Times New Roman',serif";
const sans = 'Figtree,system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif';

// Programs that turn mail dark by themselves are left to it; those that ask get colours that belong together.
const darkStyles = html.trusted(
  '@media (prefers-color-scheme:dark){' +
    '.paper{background:#14201d!important}.card{background:#1b2926!important;border-color:#33443f!important}' +
    '.ink{color:#f2ede4!important}.soft{color:#b9c4bf!important}.code{background:#24423a!important;color:#e3eee9!important}}',
);

export function renderMail(content: MailContent): { text: string; html: string } {
  if (content.action && !/^https?:\/\//.test(content.action.url))
    throw new TypeError('The link in a mail begins with http or https.');
  return { text: asText(content), html: asHtml(content).text };
}

function asText({ brand, heading, paragraphs, action, code, footerReason }: MailContent): string {
  const parts = [heading, ...paragraphs].map(asLine);
  if (code) parts.push(code);
  if (action) parts.push(`${action.label}:\n${action.url}`);
  parts.push(`--\n${footerReason}\n${brand.name} · ${localPhone(brand.supportPhone)} · ${brand.email}`);
  return `${parts.join('\n\n')}\n`;
}

function asLine(paragraph: Paragraph): string {
  if (typeof paragraph === 'string') return paragraph;
  return [paragraph.after, paragraph.theirs].filter(Boolean).join(' ');
}

/** What somebody wrote is not said to be in the language of the mail. */
function inMarkup(paragraph: Paragraph): Markup | Markup[] {
  if (typeof paragraph === 'string') return inLines(paragraph);
  const { theirs, after } = paragraph;
  return html`${after ? `${after} ` : ''}<span lang="" dir="auto">${inLines(theirs)}</span>`;
}

function asHtml({ language, brand, heading, paragraphs, action, code, footerReason }: MailContent): Markup {
  const body = paragraphs.map(
    (paragraph) =>
      html`<p class="ink" dir="auto" style="margin:0 0 18px;color:${ink};font:400 17px/1.6 ${sans}">${inMarkup(paragraph)}</p>\n`,
  );
  // Said again inside, because many programs show the body alone.
  const { direction } = locales[language];
  return html`<!doctype html>
<html lang="${language}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${asLine(heading)}</title>
<style>${darkStyles}</style>
</head>
<body class="paper" style="margin:0;padding:32px 16px;background:${paper};color:${ink}">
<div lang="${language}" dir="${direction}" style="max-width:560px;margin:0 auto">
<p class="ink" style="margin:0 0 18px;color:${ink};font:500 22px/1.2 ${serif}">${brand.name}</p>
<div class="card" style="padding:32px 28px 14px;background:${surface};border:1px solid ${line};border-radius:16px">
<h1 class="ink" dir="auto" style="margin:0 0 18px;color:${ink};font:500 26px/1.2 ${serif}">${inMarkup(heading)}</h1>
${body}${code ? codeBlock(code) : ''}${action ? actionBlock(action) : ''}</div>
<p class="soft" dir="auto" style="margin:20px 0 6px;color:${inkSoft};font:400 15px/1.5 ${sans}">${footerReason}</p>
<p class="soft" style="margin:0;color:${inkSoft};font:400 15px/1.5 ${sans}">${brand.name} · ${localPhone(brand.supportPhone)} · ${brand.email}</p>
</div>
</body>
</html>
`;
}

/** Where somebody began a new line, there is one: a greeting, an address, a list of days. */
function inLines(text: string): Markup[] {
  return text.split(/\r?\n/).map((line, at) => (at === 0 ? html`${line}` : html`<br>\n${line}`));
}

function codeBlock(code: string): Markup {
  return html`<p class="code" style="margin:0 0 18px;padding:16px;background:${pineSoft};color:${pine};border-radius:10px;font:600 32px/1.2 ui-monospace,Menlo,Consolas,monospace;letter-spacing:6px;text-align:center">${code}</p>\n`;
}

/** The address is written out as well: some programs cut links, and some people rightly want to see where one leads. */
function actionBlock({ label, url }: { label: string; url: string }): Markup {
  return html`<p style="margin:0 0 18px"><a href="${url}" style="display:inline-block;padding:14px 24px;background:${pine};color:#ffffff;border-radius:999px;font:600 16px/1.2 ${sans};text-decoration:none">${label}</a></p>
<p class="soft" style="margin:0 0 18px;color:${inkSoft};font:400 15px/1.5 ${sans};overflow-wrap:anywhere">${url}</p>\n`;
}
