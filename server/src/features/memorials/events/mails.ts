// What guests who left an address are written. The livestream is for whoever opens the page: no mail carries it.
import { firstLanguage, isLanguage, type Language } from '@evenlight/contract/languages';
import { RSVP_PAGE_PATH } from '@evenlight/contract/memorials/events';
import type { Db } from '../../../platform/database/database.ts';
import { momentInWords } from '../../../platform/days.ts';
import { writeMail } from '../../../platform/mail/write-mail.ts';
import type { World } from '../../../platform/world.ts';
import type { MemorialRow } from '../store.ts';
import type { EventRow } from './event-store.ts';
import { type MailFacts, voices } from './mail-words.ts';
import type { RsvpRow } from './rsvp-store.ts';
import { rsvpToken } from './wire.ts';

type Mail = { guest: RsvpRow; event: EventRow; memorial: Pick<MemorialRow, 'fullName'> };

export function sendAnsweredMail(db: Db, world: World, mail: Mail): Promise<void> {
  return write(db, world, mail, {
    words: (voice, facts) => voice.answered[mail.guest.status](facts),
    key: 'answered',
  });
}

export function sendMovedUpMail(db: Db, world: World, mail: Mail): Promise<void> {
  // Somebody may have waited more than once.
  const key = `moved up ${mail.guest.answeredAt.toISOString()} ${mail.event.version} ${mail.event.attending}`;
  return write(db, world, mail, { words: (voice, facts) => voice.movedUp(facts), key });
}

export function sendChangedMail(db: Db, world: World, mail: Mail): Promise<void> {
  return write(db, world, mail, { words: (voice, facts) => voice.changed(facts), key: `v${mail.event.version}` });
}

export function sendCanceledMail(db: Db, world: World, mail: Mail): Promise<void> {
  return write(db, world, mail, { words: (voice, facts) => voice.canceled(facts), key: 'canceled' });
}

type Voice = (typeof voices)[Language];
type Writing = { words: (voice: Voice, facts: MailFacts) => { subject: string; paragraphs: string[] }; key: string };

async function write(db: Db, world: World, { guest, event, memorial }: Mail, { words, key }: Writing): Promise<void> {
  if (guest.email === null) return;
  const { origin } = world.config;
  const language = isLanguage(guest.language) ? guest.language : firstLanguage;
  const voice = voices[language];
  const texts = words(voice, {
    title: event.title,
    place: event.location,
    person: memorial.fullName,
    people: guest.partySize,
    when: momentInWords(event.eventDate, language),
  });
  await writeMail(db, world, {
    ...texts,
    label: voice.label,
    url: `${origin}${RSVP_PAGE_PATH}#${rsvpToken(world.keys, guest.id)}`,
    footerReason: voice.footerReason,
    to: guest.email,
    language,
    idempotencyKey: `rsvp ${guest.id} ${key}`,
  });
}
