import type { FactKey } from '@evenlight/contract/facts';
import { DatedFact } from '../../parts/dated-fact';
import { OwnWords, ToldIn } from '../../parts/own-words';
import { useDatedFacts } from '../../parts/use-dated-facts';

/** Figures that others set, each with the day it was checked, or 'Ask'. */
export function FactsHere({ keys }: { keys: readonly FactKey[] }) {
  const facts = useDatedFacts(keys);
  if (!facts) return null;
  return (
    <>
      <dl className="mt-4 divide-y divide-line border-line border-y text-ui">
        {facts.map((fact) => (
          <div key={fact.key} className="grid grid-cols-2 gap-x-4">
            <dt className="wrap-anywhere py-2.5">
              <OwnWords of={fact}>{fact.name}</OwnWords>
            </dt>
            <dd className="min-w-0">
              <DatedFact fact={fact} />
            </dd>
          </div>
        ))}
      </dl>
      <ToldIn of={facts} className="mt-2" />
    </>
  );
}
