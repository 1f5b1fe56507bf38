// Booking a talk from any page: a link that opens the dialog over its own page. On a page without scripts the same link
// loads the page again, with scripts and with the dialog open.
import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { createStateHolder } from './state-holder';

const ASKED = { name: 'schedule', value: 'open' };

/** Whether the dialog is open, and what opened it: that gets the focus back. */
export const scheduling = createStateHolder<{ isOpen: boolean; opener: HTMLElement | null }>({
  isOpen: false,
  opener: null,
});

export function isSchedulingAsked(search: string): boolean {
  return new URLSearchParams(search).get(ASKED.name) === ASKED.value;
}

/** The query of an address that no longer asks for the dialog. */
export function withoutAsking(search: string): string {
  const query = new URLSearchParams(search);
  query.delete(ASKED.name);
  return query.size === 0 ? '' : `?${query}`;
}

/** What a link needs to open the dialog. */
export function useScheduleLink() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.set(ASKED.name, ASKED.value);
  return {
    to: `${pathname}?${query}`,
    // The page behind it is the one it stands on.
    rel: 'nofollow',
    'aria-haspopup': 'dialog',
    onClick(event: MouseEvent<HTMLAnchorElement>) {
      // Whoever wants another tab gets one.
      if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
      event.preventDefault();
      scheduling.show({ isOpen: true, opener: event.currentTarget });
    },
  } as const;
}
