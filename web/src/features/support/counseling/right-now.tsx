import { Trans } from '@lingui/react/macro';
import { TextLink } from '../../../ui/base/text-link';
import { Notice } from '../../../ui/status/notice';

/** For whoever cannot wait for our answer. */
export function RightNow() {
  return (
    <Notice tone="warn" className="mb-3">
      <p>
        <Trans>
          We try, and cannot promise an hour. If you need somebody right now, call or text{' '}
          <TextLink href="tel:988">988</TextLink>, at any hour. If anybody is in danger, call{' '}
          <TextLink href="tel:911">911</TextLink>.
        </Trans>
      </p>
    </Notice>
  );
}
