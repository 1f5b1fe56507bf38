// All the script that a static page has; loaded last.

import { entryAge } from '../../features/memorials/guestbook/entry-age';
import { changeHere } from './change-here';
import { sendGuestPhotos } from './guest-photo';
import { letHelperBeHidden } from './hide-helper';
import { keepWords } from './keep-words';
import { postForms } from './post-forms';
import { recheckHours } from './recheck-hours';
import { showUnsent } from './show-unsent';
import { watchConnection } from './watch-connection';

watchConnection();
recheckHours();
letHelperBeHidden();
changeHere();
sendGuestPhotos();
keepWords();
postForms();
offerPrinting();
showUnsent();
tellAges();

/** Shows the print buttons of a static page, and lets them print it. */
function offerPrinting() {
  for (const button of document.querySelectorAll<HTMLButtonElement>('[data-prints]')) {
    button.hidden = false;
    button.addEventListener('click', () => window.print());
  }
}

/** How long ago the entries of a guestbook were written. The page itself has the day, because it is cached for a while. */
function tellAges() {
  const inWords = new Intl.RelativeTimeFormat(document.documentElement.lang);
  for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-just-now]')) {
    const age = entryAge(time.dateTime, new Date());
    time.textContent = age.unit === 'now' ? (time.dataset.justNow ?? '') : inWords.format(-age.count, age.unit);
  }
}
