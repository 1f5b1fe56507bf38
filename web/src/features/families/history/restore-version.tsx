// The way back to one version: asked first, with what would come of it, and told afterwards.
import { inDollars } from '@evenlight/contract/money';
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { Button } from '../../../ui/base/button';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useFamily } from '../here';
import { Refusal } from '../refusal';
import { KeptList } from './kept-list';
import { useFamilyPlan, useRestorePreview, useRestoreVersion } from './queries';

export function RestoreVersion({ versionNumber, latest }: { versionNumber: number; latest: number }) {
  const { t } = useLingui();
  const { group } = useFamily();
  const { mutateAsync, isPending, error, data } = useRestoreVersion((wish, { version }) => {
    // Where nothing of it could come back, the notice below says so.
    if (version !== wish.version) toasts.show({ title: t`The plan is back to version ${versionNumber}` });
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <AskFirst
        trigger={
          <Button variant="ghost" size="small" className="-ms-3 justify-self-start px-3">
            <RotateCcw aria-hidden="true" className="size-4.5" />
            {t`Bring back version ${versionNumber}`}
          </Button>
        }
        question={t`Back to version ${versionNumber}?`}
        consequences={
          <Trans>
            Names, dates, package and venue become what they were then, at today’s prices. It is kept as a new version,
            so nothing is lost and you can go forward again.
          </Trans>
        }
        confirm={<Trans>Bring it back</Trans>}
        keep={<Trans>Leave it as it is</Trans>}
        isPending={isPending}
        onYes={() => mutateAsync({ groupId: group.id, versionNumber, version: latest })}
      >
        <Preview versionNumber={versionNumber} />
        <Refusal error={error} />
      </AskFirst>
      {data && data.kept.length > 0 && (
        <Notice tone="info" role="status" title={t`Not all of version ${versionNumber} could come back`}>
          <KeptList kept={data.kept} />
        </Notice>
      )}
    </div>
  );
}

/** Read when the question is asked: what can be had changes by the hour. */
function Preview({ versionNumber }: { versionNumber: number }) {
  const { t } = useLingui();
  const { data: plan } = useFamilyPlan();
  const { data, isPending, error } = useRestorePreview(versionNumber);
  const [cost, costNow] = [data?.totalCost, plan?.totalCost].map((dollars) => inDollars(Number(dollars) * 100));
  return (
    <div role="status" className="grid gap-3">
      {isPending && <SkeletonList rows={1} />}
      <Refusal error={error} />
      {data && plan && (
        <p className="font-medium">
          {cost === costNow
            ? t`The plan would still come to ${cost}.`
            : t`The plan would come to ${cost}; now it comes to ${costNow}.`}
        </p>
      )}
      {data && data.kept.length > 0 && (
        <Notice tone="warn" title={<Trans>Not all of it can come back</Trans>}>
          <KeptList kept={data.kept} />
        </Notice>
      )}
    </div>
  );
}
