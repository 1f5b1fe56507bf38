// The short number of a plan, to be said on the phone and read on papers. It opens nothing: whoever names it still needs
// the permission that the plan needs.

/** Letters and figures that nobody takes for each other, by eye or by ear; without vowels they make no words. */
const SIGNS = '34679CDFGHJKMNPR';

const written = new RegExp(`^EV[\\s-]*([${SIGNS}]{6})$`);

/** The number as it is written, however somebody has typed it; null when it is none. */
export function planNumberIn(text: string): string | null {
  const [, signs] = written.exec(text.trim().toUpperCase()) ?? [];
  return signs ? `EV-${signs}` : null;
}
