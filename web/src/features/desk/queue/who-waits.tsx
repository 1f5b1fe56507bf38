// Who waits, how to reach them, and what they wrote.
import type { QueueItem, QueueLine } from '@evenlight/contract/queue';
import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Siren } from 'lucide-react';
import { MailAddress } from '../../../parts/mail-address';
import { Badge } from '../../../ui/base/badge';
import { ButtonLink } from '../../../ui/base/button-link';
import { TextLink } from '../../../ui/base/text-link';
import { properName, theirWords } from '../../../ui/base/their-words';
import { kindNames } from './words';

export function WhoWaits({ item }: { item: QueueItem }) {
  const { i18n } = useLingui();
  const { kind, person, summary, details, planId } = item;
  const name = useWaitingName(item);
  return (
    <div className="grid content-start justify-items-start gap-3">
      <UrgencyBadges line={item} />
      <p className="text-ink-2">{i18n._(kindNames[kind])}</p>
      <h1 {...properName} className="-mt-2 wrap-anywhere text-title">
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
                <dd {...theirWords} className="max-w-[70ch] whitespace-pre-wrap wrap-anywhere">
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

/** Why this one stands before the others. */
export function UrgencyBadges({ line: { comesFirst, mayBeInDanger, keptAt, withdrawnAt } }: { line: QueueLine }) {
  const isFirst = comesFirst && keptAt === null && withdrawnAt === null;
  if (!isFirst && !mayBeInDanger) return null;
  return (
    <p className="flex flex-wrap gap-2">
      {isFirst && (
        <Badge tone="bad" icon={Siren}>
          <Trans>Emergency: comes first</Trans>
        </Badge>
      )}
      {mayBeInDanger && (
        <Badge tone="bad" icon={CircleAlert}>
          <Trans>May be in danger</Trans>
        </Badge>
      )}
    </p>
  );
}

/** Who waits, by name. Whoever reports a page need not say who they are. */
export function useWaitingName({ person, kind }: Pick<QueueLine, 'person' | 'kind'>): string {
  const { t } = useLingui();
  if (person) return person.name;
  return kind === 'memorial-report' ? t`Somebody who left no name` : t`Somebody who has left`;
}

/** How somebody who waits for us can be reached. */
export function Reach({ person: { email, phone } }: { person: { email: string | null; phone: string | null } }) {
  return (
    <>
      {phone && (
        <TextLink
          href={`tel:${phone.replace(/[^\d+]/g, '')}`}
          className="relative z-1 inline-flex min-h-11 items-center"
        >
          <bdi dir="ltr">{phone}</bdi>
        </TextLink>
      )}
      {email && (
        <TextLink href={`mailto:${email}`} className="relative z-1 inline-flex min-h-11 items-center">
          <MailAddress email={email} />
        </TextLink>
      )}
    </>
  );
}
