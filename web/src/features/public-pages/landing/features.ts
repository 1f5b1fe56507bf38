// The six things the house helps with; the landing page shows them short, the about page at length.
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { BookHeart, HeartHandshake, LayoutDashboard, LifeBuoy, ListChecks, type LucideIcon, Store } from 'lucide-react';

export type Feature = {
  /** Also the place of its section on the about page. */
  id: 'planning' | 'memorials' | 'vendors' | 'traditions' | 'dashboard' | 'support';
  icon: LucideIcon;
  title: MessageDescriptor;
  short: MessageDescriptor;
};

export const features: Feature[] = [
  {
    id: 'planning',
    icon: ListChecks,
    title: msg`Step-by-Step Planning`,
    short: msg`Five short steps from tradition to venue. Stop at any time; your plan waits for you.`,
  },
  {
    id: 'memorials',
    icon: BookHeart,
    title: msg`Digital Memorials`,
    short: msg`A page for stories, photographs and service details that family can build together.`,
  },
  {
    id: 'vendors',
    icon: Store,
    title: msg`Vendor Network`,
    short: msg`Compare florists, clergy, caterers and more, with prices shown before you ask.`,
  },
  {
    id: 'traditions',
    icon: HeartHandshake,
    title: msg`Cultural Sensitivity`,
    short: msg`Seven traditions, each with its own rites, timing and words. Your clergy and your family come first.`,
  },
  {
    id: 'dashboard',
    icon: LayoutDashboard,
    title: msg`Personal Dashboard`,
    short: msg`Your plan, papers, payments and memorials in one place, with the next step at the top.`,
  },
  {
    id: 'support',
    icon: LifeBuoy,
    title: msg`Support Resources`,
    short: msg`Grief reading, groups and people to talk to, before the service and long after it.`,
  },
];
