import { Trans } from '@lingui/react/macro';
import { ArrowLeft } from 'lucide-react';
import { TextLink } from '../../../ui/base/text-link';
import { useDeskPlace } from '../queue/desk-place';

/** Back to the list, as it was left. */
export function BackToDesk() {
  const { listPath } = useDeskPlace();
  return (
    <TextLink to={listPath} className="mb-3 inline-flex min-h-11 items-center gap-2">
      <ArrowLeft aria-hidden="true" className="size-4.5 rtl:rotate-180" />
      <Trans>Waiting for an answer</Trans>
    </TextLink>
  );
}
