// What happens with the body, how to change it in place, and what clergy say where it is not customary.
import type { Plan } from '@evenlight/contract/plans';
import type { Way, WayAgreement } from '@evenlight/contract/ways';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../../ui/base/button';
import { wayWords } from '../../catalogue/catalogue-words';
import { UnusualNotice } from './unusual-notice';
import { isAgreementOpen } from './unusual-way';
import { WaysSheet } from './ways-sheet';

type Props = {
  of: Pick<Plan, 'faithTradition' | 'branch' | 'way' | 'wayAgreed'>;
  onChoose: (way: Way) => void;
  onAgree: (by: WayAgreement) => void;
  isSaving?: boolean;
  /** What is priced. */
  children: ReactNode;
};

export function WayChoice({
  of: { faithTradition, branch, way, wayAgreed },
  onChoose,
  onAgree,
  isSaving,
  children,
}: Props) {
  const { t, i18n } = useLingui();
  return (
    <div className="mb-6 grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-y py-2">
        <div className="min-w-0 flex-1 basis-52">
          <p className="text-ink-3 text-sm">
            <Trans>What happens with the body</Trans>
          </p>
          <p className="font-medium">{i18n._(wayWords[way])}</p>
          <p className="text-ink-2 text-sm">{children}</p>
        </div>
        <WaysSheet
          way={way}
          onChoose={onChoose}
          trigger={
            <Button
              variant="ghost"
              size="small"
              className="max-sm:-ms-4"
              aria-label={t`Change what happens with the body`}
              state={isSaving ? 'loading' : 'idle'}
            >
              <Trans>Change</Trans>
            </Button>
          }
        />
      </div>
      <div role="status" className="empty:hidden">
        {isAgreementOpen({ faithTradition, branch, way, wayAgreed }) && (
          <UnusualNotice faithTradition={faithTradition} branch={branch} way={way} onAgree={onAgree} />
        )}
      </div>
    </div>
  );
}
