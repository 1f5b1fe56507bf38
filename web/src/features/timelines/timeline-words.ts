// What the parts of a timeline are called on the screen.
import type { EventCategory, Importance, PriorityLevel } from '@evenlight/contract/timelines';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

export const categoryWords: Record<EventCategory, MessageDescriptor> = {
  preparation: msg({ message: 'Preparation', context: 'timeline' }),
  ceremony: msg({ message: 'Ceremony', context: 'timeline' }),
  memorial: msg({ message: 'Memorial', context: 'timeline' }),
  aftercare: msg({ message: 'Aftercare', context: 'timeline' }),
};

export const categoryHints: Record<EventCategory, MessageDescriptor> = {
  preparation: msg`Papers, calls and what has to be arranged before the service`,
  ceremony: msg`The service itself and its rites`,
  memorial: msg`Days of mourning and remembrance afterwards`,
  aftercare: msg`Thank-yous, accounts and looking after one another`,
};

export const importanceWords: Record<Importance, MessageDescriptor> = {
  essential: msg({ message: 'Essential', context: 'timeline' }),
  recommended: msg({ message: 'Recommended', context: 'timeline' }),
  optional: msg({ message: 'Optional', context: 'timeline' }),
};

export const priorityWords: Record<PriorityLevel, { name: MessageDescriptor; hint: MessageDescriptor }> = {
  essential: { name: msg`Essential only`, hint: msg`What cannot be left out` },
  recommended: { name: msg`Essential and recommended`, hint: msg`What most families do as well` },
  all: { name: msg`Everything`, hint: msg`With what is optional` },
};
