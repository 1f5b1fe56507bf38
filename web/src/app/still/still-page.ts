// All the script that a still page has; loaded last.
import { sendGuestPhotos } from './guest-photo';
import { letHelperBeHidden } from './hide-helper';
import { keepWords } from './keep-words';
import { postForms } from './post-forms';
import { offerPrinting } from './print-page';
import { recheckHours } from './recheck-hours';
import { showUnsent } from './show-unsent';
import { tellAges } from './tell-ages';
import { watchConnection } from './watch-connection';

watchConnection();
recheckHours();
letHelperBeHidden();
sendGuestPhotos();
keepWords();
postForms();
offerPrinting();
showUnsent();
tellAges();
