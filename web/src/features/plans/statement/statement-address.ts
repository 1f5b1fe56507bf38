// The choices that an address holds, as they are asked for; null when it holds none that can be asked for.
import type { Sent } from '@evenlight/contract/endpoint';
import { type getStatement, StatementChoices } from '@evenlight/contract/statements';

type Query = Sent<typeof getStatement>['query'];

export function choicesIn(address: URLSearchParams): Query | null {
  const { data } = StatementChoices.safeParse(Object.fromEntries(address));
  if (!data) return null;
  const { addons, declined, ...rest } = data;
  return { ...rest, addons: addons.join(','), ...(declined ? { declined: declined.join(',') } : {}) };
}
