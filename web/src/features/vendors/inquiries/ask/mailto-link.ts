// A letter of one's own: everything that was filled in, as an address that opens the reader's mail program.

type Letter = {
  /** One address stands in the open; several are hidden from each other. */
  to: readonly string[];
  subject: string;
  /** What a field is called, and what was typed into it. */
  facts: readonly (readonly [label: string, value: string])[];
  message: string;
};

export function mailtoLink({ to, subject, facts, message }: Letter): string {
  const filled = facts
    .filter(([, value]) => value.trim() !== '')
    .map(([label, value]) => `${label}: ${onOneLine(value)}`);
  const body = [message.trim(), filled.join('\n')].filter(Boolean).join('\n\n');
  const addresses = to.map((address) => encoded(address).replaceAll('%40', '@')).join(',');
  const [open, hidden] = to.length > 1 ? ['', `bcc=${addresses}&`] : [addresses, ''];
  return `mailto:${open}?${hidden}subject=${encoded(onOneLine(subject))}&body=${encoded(withMailBreaks(body))}`;
}

/** Half of a sign, as cut text leaves behind, cannot be written in an address. */
function encoded(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\ufffd'));
}

function onOneLine(text: string): string {
  return text.replace(/[\p{Cc}\u2028\u2029]+/gu, ' ').trim();
}

function withMailBreaks(text: string): string {
  return text.replace(/\r\n?|\n/g, '\r\n');
}
