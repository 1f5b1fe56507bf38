// Several figures of others, each beside its name.
import type { DatedFact as Told } from '@evenlight/contract/facts';
import { classNames } from '../ui/base/class-names';
import { DatedFact } from './dated-fact';
import { OwnWords, ToldIn } from './own-words';

type Props = { facts: readonly Told[]; className?: string };

export function FactList({ facts, className }: Props) {
  if (facts.length === 0) return null;
  return (
    <div className={classNames('text-ui', className)}>
      <dl className="divide-y divide-line border-line border-y">
        {facts.map((fact) => (
          <div key={fact.key} className="grid grid-cols-2 gap-x-4 print:break-inside-avoid">
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
    </div>
  );
}
