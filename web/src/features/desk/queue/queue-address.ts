// What is asked of the queue stands in the address, so that a reload and the way back show the same.
import { PromiseKind } from '@evenlight/contract/concierge';
import { QueueView } from '@evenlight/contract/queue';

export const SEARCH_MAX_LENGTH = 120;

export type Asked = { view: QueueView; kind?: PromiseKind; search?: string };

export function askedIn(address: URLSearchParams): Asked {
  const kind = PromiseKind.safeParse(address.get('kind')).data;
  const search = address.get('search')?.trim().slice(0, SEARCH_MAX_LENGTH);
  return {
    view: QueueView.catch('waiting').parse(address.get('view')),
    ...(kind ? { kind } : {}),
    ...(search ? { search } : {}),
  };
}

export function queueSearch({ view, kind, search }: Asked): string {
  const address = new URLSearchParams({
    ...(view === 'waiting' ? {} : { view }),
    ...(kind ? { kind } : {}),
    ...(search ? { search } : {}),
  });
  return address.size > 0 ? `?${address}` : '';
}
