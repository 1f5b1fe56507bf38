// How the local mailbox looks: plain pages without scripts.
import { createHash } from 'node:crypto';
import { html, type Markup } from '../http/markup.ts';
import type { LocalMail } from './local-mailbox.ts';

const STYLES = `:root{color-scheme:light}*{box-sizing:border-box}
body{margin:0 auto;max-width:860px;padding:32px 24px;background:#fbf8f3;color:#1f2d2a;font:400 17px/1.6 system-ui,sans-serif}
h1{font:500 30px/1.2 Georgia,serif;margin:0 0 20px;overflow-wrap:anywhere}
a{color:#245447}ol{list-style:none;margin:0;padding:0}
li,.card{background:#fff;border:1px solid #e4dccf;border-radius:16px;padding:18px 22px;margin:0 0 12px}
.soft,dt{color:#5a6863;font-size:15px}dl{display:grid;grid-template-columns:max-content 1fr;gap:2px 16px;margin:0}dd{margin:0;overflow-wrap:anywhere}
.code{font:600 48px/1.2 ui-monospace,monospace;letter-spacing:8px;color:#245447;text-align:center;user-select:all}
pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit;margin:0}
iframe{width:100%;height:640px;border:1px solid #e4dccf;border-radius:16px;background:#fff}`;

const stylesHash = createHash('sha256').update(STYLES).digest('base64');

/** No scripts, no pictures, nothing from elsewhere; the one frame shows a mail's own HTML. */
export const MAILBOX_POLICY = [
  "default-src 'none'",
  `style-src 'sha256-${stylesHash}'`,
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** A mail's HTML may style itself and do nothing else: no scripts, no requests, no way out of its frame. */
export const MAIL_BODY_POLICY = [
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'self'",
  'sandbox',
].join('; ');

export function mailboxPage(mails: readonly LocalMail[]): string {
  const rows = mails.map(
    (mail) => html`<li><a dir="auto" href="/dev/mailbox/${mail.name}">${titleOf(mail)}</a>
<div class="soft" dir="auto">${mail.isReadable ? `${mail.to} · ${mail.sentAt}` : mail.name}</div></li>\n`,
  );
  const list = mails.length > 0 ? html`<ol>${rows}</ol>` : html`<p>No mail yet. It appears here by itself.</p>`;
  return page(
    'Mailbox',
    html`<meta http-equiv="refresh" content="10">`,
    html`<h1>Mailbox</h1>
<p class="soft">Mail that would have been sent, kept on this machine. Newest first.</p>
${list}`,
  );
}

/** `isOurs` decides which links may be followed: a mail quoting somebody's text must not lead a click elsewhere. */
export function mailPage(mail: LocalMail, isOurs: (link: string) => boolean): string {
  const back = html`<p><a href="/dev/mailbox">All mail</a></p>`;
  if (!mail.isReadable) {
    return page(
      'Unreadable mail',
      html``,
      html`${back}<h1>This mail cannot be read</h1><p>The file ${mail.name} is cut short or is not a mail.</p>`,
    );
  }
  const code = codeIn(mail.text);
  const attachments = mail.attachments.map(
    (a) => html`<dt>Attachment</dt><dd dir="auto">${a.filename} (${a.mediaType}, ${a.byteSize} bytes)</dd>\n`,
  );
  return page(
    mail.subject,
    html``,
    html`${back}<h1 dir="auto">${titleOf(mail)}</h1>
<dl class="card"><dt>From</dt><dd dir="auto">${mail.from}</dd><dt>To</dt><dd dir="auto">${mail.to}</dd>
<dt>Sent</dt><dd>${mail.sentAt}</dd><dt>Message-ID</dt><dd>${mail.messageId}</dd>
${attachments}</dl>
${code ? html`<p class="card code">${code}</p>` : ''}
<pre class="card" dir="auto">${linked(mail.text, isOurs)}</pre>
${mail.html ? html`<iframe sandbox title="The mail as it looks" src="/dev/mailbox/${mail.name}/body"></iframe>` : ''}`,
  );
}

function page(title: string, head: Markup, body: Markup): string {
  return html`<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${title}</title><style>${html.trusted(STYLES)}</style>${head}</head>
<body>${body}</body></html>
`.text;
}

function titleOf(mail: LocalMail): string {
  if (!mail.isReadable) return 'Unreadable mail';
  return mail.subject || '(no subject)';
}

/** The code alone on its line, as our layout writes it; else any six digits that stand alone. */
function codeIn(text: string): string | undefined {
  return (/^[ \t]*(\d{6})[ \t]*$/m.exec(text) ?? /(?<![\w/=-])(\d{6})(?![\w/-])/.exec(text))?.[1];
}

function linked(text: string, isOurs: (link: string) => boolean): Markup[] {
  return text.split(/(https?:\/\/[^\s<>"']+)/).map((part, index) => {
    const isLink = index % 2 === 1 && isOurs(part);
    return isLink ? html`<a href="${part}" rel="noreferrer">${part}</a>` : html`${part}`;
  });
}
