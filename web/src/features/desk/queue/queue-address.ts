// Which lines are shown stands in the address, so that a reload and the way back show the same. The words that are looked
// for are names and numbers of families: they stand in no address.
import { PromiseKind } from '@evenlight/contract/concierge';
import { QueueView } from '@evenlight/contract/queue';

export type Filters = { view: QueueView; kind?: PromiseKind };
export type Asked = Filters & { search?: string };

export function filtersIn(address: URLSearchParams): Filters {
  const kind = PromiseKind.safeParse(address.get('kind')).data;
  return { view: QueueView.catch('waiting').parse(address.get('view')), ...(kind ? { kind } : {}) };
}

export function queueSearch({ view, kind }: Filters): string {
  const address = new URLSearchParams({ ...(view === 'waiting' ? {} : { view }), ...(kind ? { kind } : {}) });
  return address.size > 0 ? `?${address}` : '';
}
