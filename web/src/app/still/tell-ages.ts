// How long ago the entries of a guestbook were written. The page itself has the day, because it is kept for a while.
import { entryAge } from '../../features/memorials/guestbook/entry-age';

export function tellAges() {
  const inWords = new Intl.RelativeTimeFormat(document.documentElement.lang);
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-just-now]')) {
    const age = entryAge(time.dateTime, new Date());
    time.textContent = age.unit === 'now' ? (time.dataset.justNow ?? '') : inWords.format(-age.count, age.unit);
  }
}
