import type { FactKey } from '@evenlight/contract/facts';
import { FactList } from '../../parts/fact-list';
import { useDatedFacts } from '../../parts/use-dated-facts';

/** Figures that others set, each with the day it was checked, or 'Ask'. */
export function FactsHere({ keys }: { keys: readonly FactKey[] }) {
  const facts = useDatedFacts(keys);
  return facts ? <FactList facts={facts} className="mt-4" /> : null;
}
