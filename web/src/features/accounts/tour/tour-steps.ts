// The seven places that somebody new is shown, in the order most families need them.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CardPosition } from './card-place';

export type TourStep = {
  id: string;
  title: MessageDescriptor;
  description: MessageDescriptor;
  /** What is pointed at; where it is missing, the card stands in the middle. */
  target: string;
  position: CardPosition;
  route: string;
};

export const tourSteps: readonly [TourStep, ...TourStep[]] = [
  {
    id: 'home',
    route: '/',
    target: '[data-tour="landing"] h1',
    position: 'bottom',
    title: msg`Welcome`,
    description: msg`May we show you around? Seven places, about a minute. You can leave at any time, and begin again with “Tour” in the menu.`,
  },
  {
    id: 'planning',
    route: '/planning-wizard',
    target: 'main h1',
    position: 'bottom',
    title: msg`Planning a service`,
    description: msg`Five short steps: tradition, package, venue, extras, summary. Every price is in sight, and nothing is final.`,
  },
  {
    id: 'dashboard',
    route: '/dashboard',
    target: 'main h1',
    position: 'bottom',
    title: msg`Your dashboard`,
    description: msg`Your plan, payments and papers in one place, with the next step at the top.`,
  },
  {
    id: 'vendors',
    route: '/vendor-marketplace',
    target: 'main h1',
    position: 'bottom',
    title: msg`Finding vendors`,
    description: msg`Florists, clergy, caterers and more. See them side by side, and ask several at once.`,
  },
  {
    id: 'memorial',
    route: '/memorial-builder',
    target: 'main h1',
    position: 'bottom',
    title: msg`Making a memorial`,
    description: msg`A page of stories and photographs, to keep or to share. You decide who sees it.`,
  },
  {
    id: 'support',
    route: '/support',
    target: 'main section',
    position: 'bottom',
    title: msg`Support for you`,
    description: msg`Somebody to talk to, groups, and things to read, for as long as you need. The crisis lines stand at the top.`,
  },
  {
    id: 'family',
    route: '/family-collaboration',
    target: 'main h1',
    position: 'bottom',
    title: msg`Planning together`,
    description: msg`Invite your family and share the work, so that nobody carries it alone.`,
  },
];
