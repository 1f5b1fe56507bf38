// HTML that escapes what is put into it, for the few pages the server writes without React.

export type Markup = { readonly text: string; readonly isMarkup: true };

type Value = string | number | Markup | readonly Markup[];

const marked = (text: string): Markup => ({ text, isMarkup: true });

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => ESCAPES[character] ?? character);
}

function textOf(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escapeHtml(String(value));
  return 'text' in value ? value.text : value.map(({ text }) => text).join('');
}

export function html(strings: TemplateStringsArray, ...values: Value[]): Markup {
  return marked(strings.reduce((text, part, index) => text + textOf(values[index - 1] ?? '') + part));
}

/** For text of our own that is already HTML or CSS; never for anything a person typed. */
html.trusted = marked;
