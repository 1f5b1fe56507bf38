// Who waits, how to reach them, and what they wrote.
import type { QueueItem } from '@evenlight/contract/queue';
import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../../../ui/base/button-link';
import { UrgencyMarks } from './marks';
import { Reach } from './reach';
import { useWaitingName } from './waiting-name';
import { kindNames } from './words';

export function WhoWaits({ item }: { item: QueueItem }) {
  const { i18n } = useLingui();
  const { kind, person, summary, details, planId } = item;
  const name = useWaitingName(item);
  return (
    <div className="grid content-start justify-items-start gap-3">
      <UrgencyMarks line={item} />
      <p className="text-ink-2">{i18n._(kindNames[kind])}</p>
      <h1 dir="auto" className="-mt-2 wrap-anywhere text-title">
        {name}
      </h1>
      <p dir="auto" className="wrap-anywhere">
        {summary}
      </p>
      {person ? (
        <p className="flex flex-wrap gap-x-6 wrap-anywhere text-lg">
          <Reach person={person} />
        </p>
      ) : (
        <p className="text-ink-2">
          {kind === 'memorial-report' ? (
            <Trans>They left no address.</Trans>
          ) : (
            <Trans>The person has left since, and took their address along.</Trans>
          )}
        </p>
      )}
      {details.length > 0 && (
        <section aria-labelledby="wrote-title" className="w-full">
          <h2 id="wrote-title" className="mb-2 text-xl">
            <Trans>What they wrote</Trans>
          </h2>
          <dl className="grid gap-3 border-line-strong border-s-3 ps-4">
            {details.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-ink-2 text-sm">{label}</dt>
                <dd dir="auto" className="max-w-[70ch] whitespace-pre-wrap wrap-anywhere">
                  {text}
                </dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {planId && (
        <ButtonLink variant="secondary" to={`/staff/plans/${planId}`}>
          <Trans>Open the family’s plan</Trans>
        </ButtonLink>
      )}
    </div>
  );
}
