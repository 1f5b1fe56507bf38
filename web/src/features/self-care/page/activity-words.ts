import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BookHeart, CalendarHeart, Flower2, LifeBuoy, type LucideIcon, NotebookPen, Wind } from 'lucide-react';
import type { Activity } from './activity-address';

type Words = {
  icon: LucideIcon;
  tone: 'pine' | 'gold' | 'clay';
  name: MessageDescriptor;
  about: MessageDescriptor;
};

export const activityWords: Record<Activity, Words> = {
  breathing: {
    icon: Wind,
    tone: 'pine',
    name: msg`Breathing`,
    about: msg`One to five minutes, with a circle that shows you when to breathe in and out.`,
  },
  journal: {
    icon: NotebookPen,
    tone: 'gold',
    name: msg`Journal`,
    about: msg`A private place to write, with questions that help to begin. Nobody else can read it.`,
  },
  meditation: {
    icon: Flower2,
    tone: 'clay',
    name: msg`Meditation`,
    about: msg`Three, five or ten quiet minutes, with words to follow and a bell at the end.`,
  },
  memories: {
    icon: BookHeart,
    tone: 'clay',
    name: msg`Memory keeper`,
    about: msg`Write down moments before they fade. Later you can give one to a memorial page.`,
  },
  calendar: {
    icon: CalendarHeart,
    tone: 'pine',
    name: msg`Grief calendar`,
    about: msg`Birthdays, anniversaries, rites and hard holidays, with a gentle word beforehand.`,
  },
  crisis: {
    icon: LifeBuoy,
    tone: 'gold',
    name: msg`Crisis resources`,
    about: msg`People who answer right now, also for veterans, in Spanish, in sign language and more.`,
  },
};
