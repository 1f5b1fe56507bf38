import type { Answer, Received } from '@evenlight/contract/endpoint';
import type { listDatedFacts } from '@evenlight/contract/facts';

type Facts = Answer<typeof listDatedFacts>;

/** As in a house whose team has looked nothing up yet. */
export function factsToAsk({ query }: Pick<Received<typeof listDatedFacts>, 'query'>): Facts {
  return query.keys.map((key) => ({ is: 'ask', key, name: `What ${key} costs`, note: null }));
}
