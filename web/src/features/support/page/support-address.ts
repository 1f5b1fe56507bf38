// What the address of the page says: which tab, and which conversation.
import { SupportSessionId } from '@evenlight/contract/ids';

export const supportTabs = ['ai', 'resources', 'groups', 'counseling', 'self-care'] as const;
export type SupportTab = (typeof supportTabs)[number];

export function tabIn(address: URLSearchParams): SupportTab {
  const asked = address.get('tab');
  return supportTabs.find((tab) => tab === asked) ?? 'ai';
}

export function sessionIn(address: URLSearchParams): SupportSessionId | undefined {
  return tabIn(address) === 'ai' ? SupportSessionId.safeParse(address.get('session')).data : undefined;
}

/** The page has three addresses; whichever was asked for stays. */
export const listAddress = { search: '' };

export function sessionAddress(sessionId: SupportSessionId) {
  return { search: `?session=${sessionId}` };
}

/** Goes along with the way to a conversation whose first words are not sent yet. */
export const SEND_AT_ONCE = 'send at once';

export function tabAddress(tab: SupportTab) {
  return { search: tab === 'ai' ? '' : `?tab=${tab}` };
}
