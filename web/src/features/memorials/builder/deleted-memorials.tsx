// Memorials that were deleted and can still be brought back.
import type { OwnMemorial } from '@evenlight/contract/memorials/memorial';
import { Trans, useLingui } from '@lingui/react/macro';
import { Refusal } from '../../../parts/refusal';
import { dayInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { Card } from '../../../ui/base/card';
import { properName } from '../../../ui/base/their-words';
import { useRestoreMemorial } from '../queries';

export function DeletedMemorials({ memorials }: { memorials: OwnMemorial[] }) {
  return (
    <section aria-labelledby="deleted-title" className="mt-10">
      <h2 id="deleted-title" className="text-2xl">
        <Trans>Deleted</Trans>
      </h2>
      <ul className="mt-4 grid gap-3">
        {memorials.map((memorial) => (
          <li key={memorial.id}>
            <DeletedMemorial memorial={memorial} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function DeletedMemorial({ memorial }: { memorial: OwnMemorial }) {
  const { t, i18n } = useLingui();
  const restore = useRestoreMemorial();
  const { id, fullName, restorableUntil } = memorial;
  return (
    <Card className="flex flex-wrap items-center justify-between gap-4">
      <div className="min-w-0">
        <p {...properName} className="wrap-anywhere font-serif text-lg">
          {fullName}
        </p>
        <p className="text-ink-2 text-ui">
          {restorableUntil && t`Can be brought back until ${dayInWords(restorableUntil, i18n)}`}
        </p>
        <Refusal error={restore.error} className="mt-2" />
      </div>
      <Button
        variant="secondary"
        size="small"
        aria-label={t`Restore ${fullName}`}
        state={restore.isPending ? 'loading' : 'idle'}
        onClick={() => restore.mutate(id)}
      >
        <Trans>Restore</Trans>
      </Button>
    </Card>
  );
}
