import { Trans, useLingui } from '@lingui/react/macro';
import { MissingPage } from '../../parts/missing-page';
import { PhoneNumber } from '../../parts/phone-number';
import { useHouse } from '../../parts/use-house';
import { ButtonLink } from '../../ui/base/button-link';

/** A plan of others is as good as missing: both are told in the same words. */
export function PlanNotFound() {
  const { t } = useLingui();
  const { name, supportPhone } = useHouse().hours.brand;
  const title = t`Plan Not Found`;
  return (
    <MissingPage
      title={title}
      brand={name}
      actions={
        <>
          <ButtonLink to="/dashboard">
            <Trans>Go to the dashboard</Trans>
          </ButtonLink>
          <ButtonLink to="/plans" variant="secondary">
            <Trans>Your plans</Trans>
          </ButtonLink>
        </>
      }
    >
      <p>
        <Trans>This plan doesn’t exist or you don’t have permission to see it.</Trans>
      </p>
      <p>
        <Trans>
          If you miss a plan of yours, call us at <PhoneNumber phone={supportPhone} />.
        </Trans>
      </p>
    </MissingPage>
  );
}
