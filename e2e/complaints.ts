// What the browser complains about while a page is used.
import type { ConsoleMessage, Page } from '@playwright/test';

/** Errors of scripts, broken policies and failed hydration all speak up in the console. Gives back what ends the listening. */
export function hearComplaints(page: Page, hear: (complaint: string) => void): () => void {
  const onError = (error: Error) => hear(error.message);
  const onSaid = (message: ConsoleMessage) => {
    // A page that is meant to be missing is reported as a failed load; tests ask for the status themselves.
    const isStatus = /the server responded with a status of \d+/.test(message.text());
    if (message.type() === 'error' && !isStatus) hear(message.text());
  };
  page.on('pageerror', onError);
  page.on('console', onSaid);
  return () => {
    page.off('pageerror', onError);
    page.off('console', onSaid);
  };
}
