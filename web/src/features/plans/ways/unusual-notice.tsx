// That a way is not customary in a tradition: said once, with what clergy say, two plain answers and the way to another
// choice. It holds nobody up.
import type { FaithTradition } from '@evenlight/contract/traditions';
import type { Way, WayAgreement } from '@evenlight/contract/ways';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../ui/base/button';
import { Notice } from '../../../ui/status/notice';
import { wayWords } from '../../catalogue/catalogue-words';
import { whatClergySay } from './clergy-words';
import { WaysSheet } from './ways-sheet';

type Props = {
  faithTradition: FaithTradition;
  branch: string;
  way: Way;
  onAgree: (by: WayAgreement) => void;
  /** Left out where the ways stand beside it anyway. */
  onChoose?: (way: Way) => void;
};

export function UnusualNotice({ faithTradition, branch, way, onAgree, onChoose }: Props) {
  const { t, i18n } = useLingui();
  const name = i18n._(wayWords[way]);
  return (
    <Notice title={t`About your choice: ${name}`}>
      <p className="mt-1">{i18n._(whatClergySay({ faithTradition, branch, way }))}</p>
      <p className="mt-1">
        <Trans>Your own clergy come first, and it is yours to decide. You can also leave this open and go on.</Trans>
      </p>
      <div className="mt-3 flex flex-wrap gap-x-3 gap-y-2">
        <Button variant="secondary" size="small" onClick={() => onAgree('clergy')}>
          <Trans>Our clergy agreed</Trans>
        </Button>
        <Button variant="secondary" size="small" onClick={() => onAgree('family')}>
          <Trans>We have decided this</Trans>
        </Button>
        {onChoose && (
          <WaysSheet
            way={way}
            onChoose={onChoose}
            trigger={
              <Button variant="ghost" size="small">
                <Trans>Choose another way</Trans>
              </Button>
            }
          />
        )}
      </div>
    </Notice>
  );
}
