// Putting a plan away, and how to bring it back.
import type { Plan } from '@evenlight/contract/plans';
import { Trans, useLingui } from '@lingui/react/macro';
import { calendarDay, dayInWords } from '../../../platform/dates';
import { Button } from '../../../ui/base/button';
import { Dialog } from '../../../ui/overlays/dialog';
import { OverlayClose } from '../../../ui/overlays/overlay-parts';
import { Notice } from '../../../ui/status/notice';

type NoticeProps = { at: string; isPending: boolean; onRestore: () => void };

export function ArchivedNotice({ at, isPending, onRestore }: NoticeProps) {
  const { t, i18n } = useLingui();
  const day = dayInWords(at, i18n);
  return (
    <Notice role="status" className="mt-5" title={t`Archived on ${day}`}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-ink-2">
          <Trans>It is kept as it was. No date is held for it.</Trans>
        </p>
        <Button variant="secondary" size="small" state={isPending ? 'loading' : 'idle'} onClick={onRestore}>
          <Trans>Restore</Trans>
        </Button>
      </div>
    </Notice>
  );
}

type ConfirmProps = {
  plan: Plan;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
};

/** Asked only while a date is kept, which another family may take once it is free. */
export function ConfirmArchive({ plan, isOpen, onOpenChange, onConfirm }: ConfirmProps) {
  const { t, i18n } = useLingui();
  const venue = plan.venueName ?? '';
  const day = plan.serviceDate ? calendarDay(plan.serviceDate, i18n) : '';
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={<Trans>Archive this plan?</Trans>}
      description={t`${venue} keeps ${day} for you. Archiving sets that date free, and another family may take it. Everything else comes back when you restore the plan.`}
      actions={
        <>
          <OverlayClose
            button={
              <Button variant="secondary">
                <Trans>Keep it open</Trans>
              </Button>
            }
          />
          <OverlayClose
            button={
              <Button onClick={onConfirm}>
                <Trans>Archive it</Trans>
              </Button>
            }
          />
        </>
      }
    />
  );
}
