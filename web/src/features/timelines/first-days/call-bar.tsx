import { localPhone, phoneLink } from '@evenlight/contract/brand';
import { Trans, useLingui } from '@lingui/react/macro';
import { Phone } from 'lucide-react';
import { useHouse } from '../../../parts/use-house';
import { ButtonLink } from '../../../ui/base/button-link';

/** Always in sight: whoever cannot go on finds a person. */
export function CallBar() {
  const { t } = useLingui();
  const { supportPhone, phoneStaffedAroundTheClock } = useHouse().hours.brand;
  const phone = localPhone(supportPhone);
  return (
    <aside
      aria-label={t`Our phone line`}
      data-bottom-bar="always"
      className="sticky bottom-0 z-20 -mx-5 border-line-strong border-t bg-surface px-5 pt-2.5 pb-[calc(0.625rem+env(safe-area-inset-bottom))] shadow-lift sm:-mx-8 sm:px-8 lg:mx-auto lg:max-w-[46rem] lg:rounded-t-card lg:border-x print:hidden"
    >
      <div className="mx-auto flex max-w-[46rem] flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="flex-1 basis-[4.5rem] text-ink-2 text-ui leading-snug max-[23rem]:text-sm">
          {phoneStaffedAroundTheClock ? (
            <Trans>You are not alone. We answer 24/7.</Trans>
          ) : (
            <Trans>You are not alone. Call us.</Trans>
          )}
        </p>
        <ButtonLink href={phoneLink(supportPhone)} aria-label={t`Call ${phone}`} variant="secondary" size="small">
          <Phone aria-hidden="true" className="size-4.5" />
          <bdi dir="ltr" className="whitespace-nowrap">
            {phone}
          </bdi>
        </ButtonLink>
      </div>
    </aside>
  );
}
