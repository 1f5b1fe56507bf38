import type { AnswerStatus, MemorialEvent, OwnRsvp } from '@evenlight/contract/memorials/events';
import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';

/** Undefined where there is no limit, or nothing to be had any more. */
export function placesInWords(event: Omit<MemorialEvent, 'livestreamUrl'>): MessageDescriptor | undefined {
  const { placesLeft, maxAttendees, isPast, isCanceled } = event;
  if (placesLeft === null || isPast || isCanceled) return undefined;
  if (placesLeft > 0)
    return msg`${plural(placesLeft, { one: `# of ${maxAttendees} places is left`, other: `# of ${maxAttendees} places are left` })}`;
  return msg`${plural(maxAttendees, {
    one: 'The one place is taken. You can join the waiting list.',
    other: 'All # places are taken. You can join the waiting list.',
  })}`;
}

export function peopleInWords(people: number): MessageDescriptor {
  return msg`${plural(people, { one: '# person', other: '# people' })}`;
}

/** As a guest says it. */
export const ownAnswers: Record<'attending' | 'maybe' | 'not_attending', MessageDescriptor> = {
  attending: msg`I will come`,
  maybe: msg`I may come`,
  not_attending: msg`I cannot come`,
};

/** As a guest is told it. */
export const outcomes: Record<AnswerStatus, { title: MessageDescriptor; words: MessageDescriptor }> = {
  attending: { title: msg`A place is kept for you`, words: msg`The family knows that you come.` },
  waiting: {
    title: msg`You are on the waiting list`,
    words: msg`There are not enough places for now. When some become free, they go to whoever waits longest. If you left an e-mail address, we write to you then.`,
  },
  maybe: { title: msg`You may come`, words: msg`The family knows. No place is kept yet; say so once you are sure.` },
  not_attending: { title: msg`You cannot come`, words: msg`The family knows, and thinks of you.` },
};

/** A few places may be left, and still not enough for all who would come together. */
export function outcomeOf({ status, partySize, event: { placesLeft } }: OwnRsvp) {
  const outcome = outcomes[status];
  if (status !== 'waiting' || !placesLeft) return outcome;
  return {
    title: outcome.title,
    words: msg`There are not enough places for ${partySize} people; you are on the waiting list. When some become free, they go to whoever waits longest. If you left an e-mail address, we write to you then.`,
  };
}

/** As the family reads it. */
export const guestAnswers: Record<AnswerStatus, MessageDescriptor> = {
  attending: msg`Comes`,
  maybe: msg`May come`,
  not_attending: msg`Cannot come`,
  waiting: msg`Waits for a place`,
};

/** A search on a map that asks nobody who they are. */
export function mapUrlOf(place: string): string {
  return `https://www.openstreetmap.org/search?${new URLSearchParams({ query: place })}`;
}
