// What people brought: first what waits, then the latest that was decided.
import { type Contribution, RECENT_CONTRIBUTIONS_SHOWN } from '@evenlight/contract/memorials/collaboration';
import type { Memorial } from '@evenlight/contract/memorials/memorial';
import { photoWidths } from '@evenlight/contract/memorials/photos';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { Inbox } from 'lucide-react';
import { dayInWords } from '../../../../platform/dates';
import { Badge } from '../../../../ui/base/badge';
import { Card } from '../../../../ui/base/card';
import { useKeptFocus } from '../../../../ui/base/keep-focus';
import { theirWords } from '../../../../ui/base/their-words';
import { EmptyState } from '../../../../ui/status/empty-state';
import { contributionNames, contributorOf, statusNames } from '../words';
import { Decision } from './decision';

type Props = { memorial: Pick<Memorial, 'id' | 'role' | 'biography'>; contributions: readonly Contribution[] };

export function Contributions({ memorial, contributions }: Props) {
  const box = useKeptFocus<HTMLElement>();
  const isReviewer = mayOnMemorial(memorial.role, 'reviewContributions');
  const pending = contributions.filter(({ status }) => status === 'pending');
  const decided = contributions.filter(({ status }) => status !== 'pending').slice(0, RECENT_CONTRIBUTIONS_SHOWN);
  return (
    <section ref={box} tabIndex={-1} aria-labelledby="pending-title" className="outline-none">
      <h3 id="pending-title" className="text-2xl">
        <Trans>Pending Contributions</Trans>
      </h3>
      {pending.length === 0 ? (
        <EmptyState icon={Inbox} level="h3" className="mt-4" title={<Trans>Nothing waits</Trans>}>
          <Trans>What people bring waits here until a keeper has looked at it.</Trans>
        </EmptyState>
      ) : (
        <ul className="mt-4 grid gap-4">
          {pending.map((contribution) => (
            <Card as="li" key={contribution.id}>
              <Brought contribution={contribution} />
              {isReviewer && <Decision memorial={memorial} contribution={contribution} />}
            </Card>
          ))}
        </ul>
      )}
      {decided.length > 0 && (
        <>
          <h3 className="mt-8 text-2xl">
            <Trans>Recent contributions</Trans>
          </h3>
          <ul className="mt-4 grid gap-4">
            {decided.map((contribution) => (
              <Card as="li" key={contribution.id} tone="mist">
                <Brought contribution={contribution} />
              </Card>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

function Brought({ contribution }: { contribution: Contribution }) {
  const { t, i18n } = useLingui();
  const { contributionType, status, content, createdAt } = contribution;
  const [name, day] = [contributorOf(contribution, i18n), dayInWords(createdAt, i18n)];
  const { title } = content;
  return (
    <>
      <p className="flex flex-wrap gap-2">
        <Badge tone="line">{i18n._(contributionNames[contributionType])}</Badge>
        {status !== 'pending' && (
          <Badge tone={status === 'approved' ? 'ok' : 'line'}>{i18n._(statusNames[status])}</Badge>
        )}
      </p>
      <h4 {...theirWords} className="wrap-anywhere mt-3 font-serif text-xl">
        {title}
      </h4>
      <p className="wrap-anywhere text-ink-2 text-sm">{t`From ${name}, ${day}`}</p>
      {content.description && (
        <p {...theirWords} className="wrap-anywhere mt-2">
          {content.description}
        </p>
      )}
      {content.imageUrl && (
        <img
          src={`${content.imageUrl}/${photoWidths[1]}`}
          alt={title}
          {...theirWords}
          loading="lazy"
          className="mt-3 max-h-80 rounded-md object-contain"
        />
      )}
      <p {...theirWords} className="wrap-anywhere mt-3 max-h-96 overflow-y-auto whitespace-pre-line font-serif">
        {content.content}
      </p>
    </>
  );
}
