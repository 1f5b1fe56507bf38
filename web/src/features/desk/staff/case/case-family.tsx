// Who belongs to the family, and what lies ahead of them.
import type { CasePerson, PlanCase } from '@evenlight/contract/cases';
import { Trans, useLingui } from '@lingui/react/macro';
import { MailAddress } from '../../../../parts/mail-address';
import { Badge } from '../../../../ui/base/badge';
import { Card } from '../../../../ui/base/card';
import { TextLink } from '../../../../ui/base/text-link';
import { roleNames } from '../../../families/people/people-words';

export function CasePeople({ people }: Pick<PlanCase, 'people'>) {
  return (
    <Card>
      <ul>
        {people.map((person) => (
          <Person key={person.email} person={person} />
        ))}
      </ul>
      {people.length === 1 && (
        <p className="mt-3 text-ink-2">
          <Trans>Nobody else of the family works on this plan.</Trans>
        </p>
      )}
    </Card>
  );
}

function Person({ person: { name, email, role, isOwner } }: { person: CasePerson }) {
  const { i18n } = useLingui();
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-1 border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
      <span className="min-w-0 flex-1 basis-52">
        <span className="block wrap-anywhere font-semibold">
          <bdi translate="no">{name}</bdi>
        </span>
        <TextLink href={`mailto:${email}`} className="inline-flex min-h-11 items-center">
          <MailAddress email={email} />
        </TextLink>
      </span>
      <span className="flex flex-wrap gap-2">
        {isOwner && (
          <Badge>
            <Trans>Made the plan</Trans>
          </Badge>
        )}
        {role && <Badge tone="line">{i18n._(roleNames[role])}</Badge>}
      </span>
    </li>
  );
}

export function CaseTimeline({ timeline }: Pick<PlanCase, 'timeline'>) {
  const { t } = useLingui();
  if (timeline === null || timeline.length === 0)
    return (
      <p className="text-ink-2">
        {timeline === null ? (
          <Trans>The family has made no timeline yet.</Trans>
        ) : (
          <Trans>Every step of the timeline is done.</Trans>
        )}
      </p>
    );
  return (
    <Card>
      <ol>
        {timeline.map(({ id, title, timeframe, isOverdue, assignee }) => (
          <li key={id} className="border-line border-b py-3 first:pt-0 last:border-b-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
              <span className="min-w-0 wrap-anywhere font-semibold">{title}</span>
              {isOverdue && (
                <Badge tone="warn">
                  <Trans>As soon as possible</Trans>
                </Badge>
              )}
            </p>
            <p className="text-ink-2 text-ui">{timeframe}</p>
            {assignee && <p className="wrap-anywhere text-ink-2 text-ui">{t`Seen to by ${assignee}`}</p>}
          </li>
        ))}
      </ol>
    </Card>
  );
}
