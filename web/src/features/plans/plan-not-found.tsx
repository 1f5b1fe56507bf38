import { Trans, useLingui } from '@lingui/react/macro';
import { PhoneNumber } from '../../parts/phone-number';
import { useHouse } from '../../parts/use-house';
import { ButtonLink } from '../../ui/base/button-link';
import { Wrap } from '../../ui/base/wrap';

/** A plan of others is as good as missing: both are told in the same words. */
export function PlanNotFound() {
  const { t } = useLingui();
  const { name, supportPhone } = useHouse().hours.brand;
  const title = t`Plan Not Found`;
  return (
    <Wrap className="py-16 sm:py-24">
      <title>{`${title} · ${name}`}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-title">{title}</h1>
      <div className="mt-4 grid max-w-[60ch] gap-3 text-ink-2 text-lg">
        <p>
          <Trans>This plan doesn’t exist or you don’t have permission to see it.</Trans>
        </p>
        <p>
          <Trans>
            If you miss a plan of yours, call us at <PhoneNumber phone={supportPhone} />.
          </Trans>
        </p>
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/dashboard">
          <Trans>Go to the dashboard</Trans>
        </ButtonLink>
        <ButtonLink to="/plans" variant="secondary">
          <Trans>Your plans</Trans>
        </ButtonLink>
      </div>
    </Wrap>
  );
}
