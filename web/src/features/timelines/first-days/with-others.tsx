import type { FirstDays } from '@evenlight/contract/timelines';
import { Trans } from '@lingui/react/macro';
import { HandoffList } from '../handoff/handoff-list';
import { isWithOthers } from './next-step';

/** The steps that somebody was asked to see to, each with a way to take it back. */
export function WithOthers({ firstDays: { plan, steps, handoffs } }: { firstDays: FirstDays }) {
  const given = steps.filter((step) => !step.completed && isWithOthers(step, handoffs));
  if (given.length === 0) return null;
  return (
    <section aria-labelledby="with-others">
      <h2 id="with-others" className="text-2xl">
        <Trans>With others</Trans>
      </h2>
      <ul className="mt-4 grid gap-5">
        {given.map(({ id, title }) => (
          <li key={id}>
            <h3 className="mb-2 wrap-anywhere font-serif text-lg">{title}</h3>
            <HandoffList planId={plan.id} handoffs={handoffs.filter(({ eventId }) => eventId === id)} />
          </li>
        ))}
      </ul>
    </section>
  );
}
