// For which way the prices are, how to change it in place, and what clergy say where it is not customary.
import type { PlanningDraft } from '@evenlight/contract/drafts';
import type { PackagedTradition } from '@evenlight/contract/traditions';
import type { Way, WayAgreement } from '@evenlight/contract/ways';
import { Trans, useLingui } from '@lingui/react/macro';
import { classNames } from '../../../ui/base/class-names';
import { UnusualNotice } from './unusual-notice';
import { isAgreementOpen } from './unusual-way';
import { pricedFor } from './way-words';
import { pressableWords, WaysSheet } from './ways-sheet';

type Props = {
  draft: PlanningDraft;
  /** Whose packages are priced. */
  from: PackagedTradition;
  onChoose: (way: Way) => void;
  onAgree: (by: WayAgreement) => void;
  className?: string;
};

export function WayLine({ draft, from, onChoose, onAgree, className }: Props) {
  const { t, i18n } = useLingui();
  const { way, faithTradition, branch } = draft;
  return (
    <div className={classNames('grid gap-3', className)}>
      <div className="flex flex-wrap items-center gap-x-3 text-ink-2 text-ui">
        <p role="status" className="max-w-fit grow basis-48">
          {i18n._(pricedFor(way ?? 'undecided', from))}
        </p>
        <WaysSheet
          way={way}
          onChoose={onChoose}
          trigger={
            <button type="button" aria-label={t`Change what happens with the body`} className={pressableWords}>
              <Trans>Change</Trans>
            </button>
          }
        />
      </div>
      <div role="status" className="empty:hidden">
        {faithTradition && way && isAgreementOpen(draft) && (
          <UnusualNotice
            faithTradition={faithTradition}
            branch={branch}
            way={way}
            onAgree={onAgree}
            onChoose={onChoose}
          />
        )}
      </div>
    </div>
  );
}
