// The memorials somebody keeps or helps with.
import type { UserId } from '@evenlight/contract/ids';
import { MEMORIAL_PATH, type OwnMemorial } from '@evenlight/contract/memorials/memorial';
import { mayOnMemorial } from '@evenlight/contract/memorials/rights';
import { Trans, useLingui } from '@lingui/react/macro';
import { Flower2 } from 'lucide-react';
import { Refusal } from '../../../parts/refusal';
import { dayInWords } from '../../../platform/dates';
import { Badge } from '../../../ui/base/badge';
import { Button } from '../../../ui/base/button';
import { ButtonLink } from '../../../ui/base/button-link';
import { Card } from '../../../ui/base/card';
import { useKeptFocus } from '../../../ui/base/keep-focus';
import { properName } from '../../../ui/base/their-words';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { ArchedPortrait } from '../../../ui/status/arched-portrait';
import { EmptyState } from '../../../ui/status/empty-state';
import { ErrorState } from '../../../ui/status/error-state';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useDeleteMemorial, useMemorials } from '../queries';
import { DeletedMemorials } from './deleted-memorials';
import { pathOfStep } from './steps';

type Props = { userId: UserId; fromLoader: OwnMemorial[] | undefined };

export function MemorialList({ userId, fromLoader }: Props) {
  const { data: memorials, error, refetch, isFetching } = useMemorials(userId, fromLoader);
  if (!memorials && !error) return <SkeletonList />;
  if (!memorials)
    return (
      <ErrorState
        title={<Trans>Your memorials could not be loaded</Trans>}
        safe={<Trans>They are safe with us.</Trans>}
        retry={{ refetch, isFetching }}
      />
    );
  return <Listed memorials={memorials} />;
}

function Listed({ memorials }: { memorials: OwnMemorial[] }) {
  const box = useKeptFocus<HTMLDivElement>();
  const here = memorials.filter(({ restorableUntil }) => restorableUntil === null);
  const deleted = memorials.filter(({ restorableUntil }) => restorableUntil !== null);
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      {here.length === 0 ? (
        <EmptyState
          level="h2"
          icon={Flower2}
          title={<Trans>There is no memorial here yet</Trans>}
          action={
            <ButtonLink to={pathOfStep(null, 'person')}>
              <Trans>Create Memorial</Trans>
            </ButtonLink>
          }
        >
          <Trans>A name is enough to begin. It stays a draft until you publish it.</Trans>
        </EmptyState>
      ) : (
        <ul className="grid gap-4">
          {here.map((memorial) => (
            <li key={memorial.id}>
              <MemorialCard memorial={memorial} />
            </li>
          ))}
        </ul>
      )}
      {deleted.length > 0 && <DeletedMemorials memorials={deleted} />}
    </div>
  );
}

function MemorialCard({ memorial }: { memorial: OwnMemorial }) {
  const { t, i18n } = useLingui();
  const { id, fullName, photoUrl, publishedAt, isPublic, updatedAt, waiting, role } = memorial;
  return (
    <Card as="article" className="flex flex-wrap items-start gap-5">
      {photoUrl ? <ArchedPortrait size="tiny" src={`${photoUrl}/320`} alt="" /> : <ArchedPortrait size="tiny" />}
      <div className="min-w-0 flex-1 basis-60">
        <h2 {...properName} className="wrap-anywhere text-start text-xl">
          {fullName}
        </h2>
        <p className="mt-2 flex flex-wrap gap-2">
          {!publishedAt ? (
            <Badge tone="gold">
              <Trans>Draft</Trans>
            </Badge>
          ) : isPublic ? (
            <Badge>
              <Trans>Public</Trans>
            </Badge>
          ) : (
            <Badge tone="line">
              <Trans>Private</Trans>
            </Badge>
          )}
          {waiting > 0 && <Badge tone="clay">{t`${waiting} waiting for you`}</Badge>}
          {role !== 'owner' && (
            <Badge tone="line">
              <Trans>You help with it</Trans>
            </Badge>
          )}
        </p>
        <p className="mt-2 text-ink-2 text-ui">{t`Last changed ${dayInWords(updatedAt, i18n)}`}</p>
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={`${MEMORIAL_PATH}/${id}`} variant="secondary" size="small" aria-label={t`View ${fullName}`}>
            <Trans>View</Trans>
          </ButtonLink>
          {mayOnMemorial(role, 'edit') && (
            <ButtonLink to={pathOfStep(id, 'person')} variant="secondary" size="small" aria-label={t`Edit ${fullName}`}>
              <Trans>Edit</Trans>
            </ButtonLink>
          )}
          {mayOnMemorial(role, 'own') && <DeleteMemorial memorial={memorial} />}
        </div>
      </div>
    </Card>
  );
}

function DeleteMemorial({ memorial: { id, fullName } }: { memorial: OwnMemorial }) {
  const { t } = useLingui();
  const remove = useDeleteMemorial();
  return (
    <AskFirst
      isDanger
      trigger={
        <Button variant="ghost" size="small" aria-label={t`Delete ${fullName}`}>
          <Trans>Delete</Trans>
        </Button>
      }
      question={t`Delete the memorial of ${fullName}?`}
      consequences={
        <Trans>
          It is closed to everybody at once. For 30 days you can bring it back; after that it is gone for good.
        </Trans>
      }
      confirm={<Trans>Delete</Trans>}
      isPending={remove.isPending}
      onYes={() => remove.mutateAsync(id)}
    >
      <Refusal error={remove.error} />
    </AskFirst>
  );
}
