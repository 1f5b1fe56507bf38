// The way back to one version: asked first, with what would come of it, and told afterwards.
import { Trans, useLingui } from '@lingui/react/macro';
import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { Amount } from '../../../parts/amount';
import { Refusal } from '../../../parts/refusal';
import { Button } from '../../../ui/base/button';
import { AskFirst } from '../../../ui/overlays/ask-first';
import { toasts } from '../../../ui/overlays/toast-store';
import { Notice } from '../../../ui/status/notice';
import { SkeletonList } from '../../../ui/status/skeleton';
import { useFamily } from '../family-context';
import { priceNowIn } from '../price-now';
import { KeptList } from './kept-list';
import { useFamilyPlan, useRestorePreview, useRestoreVersion } from './queries';

type Props = { versionNumber: number; latest: number };

export function RestoreVersion({ versionNumber, latest }: Props) {
  const { t } = useLingui();
  const { preview, priceNow, agreedCents, restoring, ask, bringBack } = useRestoring({ versionNumber, latest });
  const { isPending, variables, error, data } = restoring;
  return (
    <div className="grid grid-cols-1 gap-3">
      <AskFirst
        trigger={
          <Button variant="ghost" size="small" className="-ms-3 justify-self-start px-3">
            <RotateCcw aria-hidden="true" className="size-4.5" />
            {t`Bring back version ${versionNumber}`}
          </Button>
        }
        onOpenChange={ask}
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
        isReady={agreedCents !== undefined}
        onYes={bringBack}
        preview={<Preview preview={preview} isPriceOld={agreedCents !== preview.data?.totalCents} />}
      >
        {priceNow === null ? (
          <Refusal error={error} />
        ) : (
          <OtherPrice told={variables?.agreedCents ?? 0} cents={priceNow} />
        )}
      </AskFirst>
      {data && data.kept.length > 0 && (
        <Notice tone="info" role="status" title={t`Not all of version ${versionNumber} could come back`}>
          <KeptList kept={data.kept} />
        </Notice>
      )}
    </div>
  );
}

function useRestoring({ versionNumber, latest }: Props) {
  const { t } = useLingui();
  const { group } = useFamily();
  // The version of the plan that is there while it is asked: what others save meanwhile is not overwritten unseen.
  const [asked, setAsked] = useState<{ version: number } | null>(null);
  const preview = useRestorePreview(asked && versionNumber);
  const restoring = useRestoreVersion((input, { version }) => {
    // Where nothing of it could come back, the notice below says so.
    if (version !== input.version) toasts.show({ title: t`The plan is back to version ${versionNumber}` });
  });
  const { mutateAsync, isPending, variables, error, reset } = restoring;
  // Also while what was agreed to is under way.
  const priceNow = priceNowIn(error);
  const agreedCents = priceNow ?? (isPending ? variables.agreedCents : preview.data?.totalCents);

  function ask(isOpen: boolean) {
    setAsked(isOpen ? { version: latest } : null);
    if (isOpen && !isPending) reset();
  }

  async function bringBack() {
    if (asked && agreedCents !== undefined)
      await mutateAsync({ groupId: group.id, versionNumber, version: asked.version, agreedCents });
  }

  return { preview, priceNow, agreedCents, restoring, ask, bringBack };
}

type PreviewProps = {
  preview: ReturnType<typeof useRestorePreview>;
  /** Another one is told beside it. */
  isPriceOld: boolean;
};

/** Read when the question is asked: what can be had changes by the hour. */
function Preview({ preview: { data, isFetching, error }, isPriceOld }: PreviewProps) {
  const { data: plan } = useFamilyPlan();
  const cents = data?.totalCents ?? 0;
  const centsNow = Math.round(Number(plan?.totalCost) * 100);
  const cost = <Amount from="ours" cents={cents} />;
  const costNow = <Amount from="ours" cents={centsNow} />;
  return (
    <div role="status" className="grid gap-3">
      {isFetching && <SkeletonList rows={1} />}
      <Refusal error={error} />
      {data && plan && !isPriceOld && (
        <p className="font-medium">
          {cents === centsNow ? (
            <Trans>The plan would still come to {cost}.</Trans>
          ) : (
            <Trans>
              The plan would come to {cost}; now it comes to {costNow}.
            </Trans>
          )}
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

/** It was agreed to something else; pressed again, it is agreed to this. */
function OtherPrice({ told, cents }: { told: number; cents: number }) {
  const before = <Amount from="ours" cents={told} />;
  const now = <Amount from="ours" cents={cents} />;
  return (
    <Notice tone="warn" role="alert" className="mt-3" title={<Trans>The price has changed</Trans>}>
      <Trans>
        With this version the plan would come to {now}, not {before}. Nothing has been changed yet. Press ‘Bring it
        back’ again if that is right for you.
      </Trans>
    </Notice>
  );
}
