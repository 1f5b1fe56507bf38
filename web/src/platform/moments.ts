// Counts one of the eight moments. A counter that fails never troubles the person.
import type { ContactTopic } from '@evenlight/contract/contact';
import { type Moment, recordMoment } from '@evenlight/contract/moments';
import type { VendorCategory } from '@evenlight/contract/vendors/categories';
import { call } from './call';

const CONSENT_KEY = 'may-forward-moments';

export function mayForwardMoments(): boolean {
  const asksForPrivacy = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return !asksForPrivacy && localStorage.getItem(CONSENT_KEY) === 'yes';
}

export function allowForwardingMoments(isAllowed: boolean) {
  if (isAllowed) localStorage.setItem(CONSENT_KEY, 'yes');
  else localStorage.removeItem(CONSENT_KEY);
}

/** `category` is the kind of vendor of an inquiry; `topic` that of a message to us. */
type About = { category?: VendorCategory; topic?: ContactTopic };

export async function countMoment(moment: Moment, about: About = {}): Promise<void> {
  try {
    await call(recordMoment, { body: { moment, ...about, mayForward: mayForwardMoments() } });
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: a missing counter is a warning for developers and nothing else
    console.warn('The moment could not be counted.', error);
  }
}
