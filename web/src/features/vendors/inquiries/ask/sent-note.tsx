import type { QuoteRequest } from '@evenlight/contract/vendors/inquiries';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Button } from '../../../../ui/base/button';
import { ButtonLink } from '../../../../ui/base/button-link';
import { OverlayClose } from '../../../../ui/overlays/overlay-parts';
import { Notice } from '../../../../ui/status/notice';

export function SentNote({ request: { id, inquiries } }: { request: QuoteRequest }) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  // The form is gone, and with it the button that had the focus.
  useEffect(() => box.current?.focus(), []);
  const names = inquiries.map(({ vendor }) => vendor.name).join(', ');
  return (
    <div ref={box} tabIndex={-1} className="grid gap-6 rounded-md outline-none">
      <Notice role="status" tone="ok" title={<Trans>It is on its way</Trans>}>
        <p className="wrap-anywhere">{t`We have written to ${names}. We write to you as soon as somebody answers.`}</p>
        <p className="mt-2">
          <Trans>You can see where it stands at any time, remind them, or withdraw it.</Trans>
        </p>
      </Notice>
      <div className="flex flex-wrap justify-end gap-3">
        <OverlayClose
          button={
            <Button variant="secondary">
              <Trans>Close</Trans>
            </Button>
          }
        />
        <ButtonLink to={`/vendor-inquiries/${id}`}>
          <Trans>Your inquiries</Trans>
        </ButtonLink>
      </div>
    </div>
  );
}
