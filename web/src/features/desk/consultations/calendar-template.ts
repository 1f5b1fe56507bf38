type Entry = { title: string; details: string; location: string };

/** An entry to fill in at an outside calendar. It passes through another company, so it says nothing about anyone. */
export function calendarTemplate({ title, details, location }: Entry): string {
  const query = new URLSearchParams({ action: 'TEMPLATE', text: title, details, location });
  return `https://calendar.google.com/calendar/render?${query}`;
}
