// The memorials somebody keeps or helps with, each a press away.
import type { UserId } from '@evenlight/contract/ids';
import { MEMORIAL_PATH, type OwnMemorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { useUser } from '../../../platform/user';
import { Badge } from '../../../ui/base/badge';
import { ButtonLink } from '../../../ui/base/button-link';
import { TextLink } from '../../../ui/base/text-link';
import { properName } from '../../../ui/base/their-words';
import { BUILDER_PATH } from '../../memorials/builder/steps';
import { useMemorials } from '../../memorials/queries';
import { BoardCard, CardFailure, CardLoading } from './board-card';

// The rest has a page of its own.
const SHOWN = 4;

export function MemorialsCard() {
  const { user } = useUser();
  return (
    <BoardCard id="memorials-card" title={<Trans>Your Memorials</Trans>}>
      {user && <Memorials userId={user.id} />}
      <ButtonLink to={BUILDER_PATH} variant="secondary" className="mt-5">
        <Trans>Create Memorial</Trans>
      </ButtonLink>
    </BoardCard>
  );
}

function Memorials({ userId }: { userId: UserId }) {
  const { t } = useLingui();
  const { data, error, refetch, isFetching } = useMemorials(userId);
  if (!data && !error) return <CardLoading />;
  if (!data)
    return (
      <CardFailure isTrying={isFetching} onRetry={() => void refetch()}>
        <Trans>Your memorials could not be loaded. They are safe with us.</Trans>
      </CardFailure>
    );
  const here = data.filter(({ restorableUntil }) => restorableUntil === null);
  if (here.length === 0)
    return (
      <p className="text-ink-2">
        <Trans>There is no memorial here yet. A name is enough to begin one.</Trans>
      </p>
    );
  return (
    <>
      <ul className="grid gap-3">
        {here.slice(0, SHOWN).map((memorial) => (
          <li key={memorial.id}>
            <Line memorial={memorial} />
          </li>
        ))}
      </ul>
      {here.length > SHOWN && (
        <TextLink to={BUILDER_PATH} className="mt-3 inline-flex min-h-11 items-center">
          {t`All ${here.length} memorials`}
        </TextLink>
      )}
    </>
  );
}

function Line({ memorial: { id, fullName, publishedAt, waiting } }: { memorial: OwnMemorial }) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
      <span className="min-w-0">
        <span {...properName} className="wrap-anywhere block font-serif text-lg">
          {fullName}
        </span>
        <span className="flex flex-wrap gap-2 empty:hidden">
          {!publishedAt && (
            <Badge tone="gold">
              <Trans>Draft</Trans>
            </Badge>
          )}
          {waiting > 0 && <Badge tone="clay">{t`${waiting} waiting for you`}</Badge>}
        </span>
      </span>
      <ButtonLink to={`${MEMORIAL_PATH}/${id}`} variant="secondary" size="small" aria-label={t`View ${fullName}`}>
        <Trans>View</Trans>
      </ButtonLink>
    </div>
  );
}
