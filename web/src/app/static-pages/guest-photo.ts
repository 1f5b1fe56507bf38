// Sends the photo of a guestbook entry from a static page, and puts its ticket into the form. Without this script the
// field stays hidden, and words alone are sent.
import { reducePhoto } from '../../features/memorials/photos/reduce-photo';

export function sendGuestPhotos() {
  for (const box of document.querySelectorAll<HTMLElement>('[data-guest-photo]')) {
    const chooser = box.querySelector<HTMLInputElement>('input[type=file]');
    const ticket = box.querySelector<HTMLInputElement>('input[type=hidden]');
    if (!chooser || !ticket) continue;
    box.hidden = false;
    chooser.addEventListener('change', () => void send(box, chooser, ticket));
  }
}

async function send(box: HTMLElement, chooser: HTMLInputElement, ticket: HTMLInputElement) {
  const picked = chooser.files?.[0];
  const button = chooser.form?.querySelector<HTMLButtonElement>('button[type=submit]');
  ticket.value = '';
  if (!picked) return show(box, 'none');
  show(box, 'sending');
  // Words that are sent now would go without their photo.
  if (button) button.disabled = true;
  const form = new FormData();
  const { guestPhoto = '', address, maxBytes } = box.dataset;
  const isLarge = picked.size >= Number(maxBytes);
  // What cannot be made smaller is refused by the server, in its own words.
  const file = (isLarge && (await reducePhoto(picked, Number(maxBytes)))) || picked;
  if (address) form.append('address', address);
  form.append('photo', file);
  const answer = await fetch(guestPhoto, { method: 'POST', body: form }).catch(() => undefined);
  const given: { ticket?: string } = answer?.ok ? await answer.json() : {};
  if (button) button.disabled = false;
  ticket.value = given.ticket ?? '';
  if (given.ticket) show(box, 'sent');
  else show(box, answer && answer.status < 500 ? 'refused' : 'failed');
}

function show(box: HTMLElement, state: string) {
  for (const said of box.querySelectorAll<HTMLElement>('[data-photo-state]'))
    said.hidden = said.dataset.photoState !== state;
}
