import { Trans } from '@lingui/react/macro';
import { PhoneNumber } from '../../../parts/phone-number';
import { useHouse } from '../../../parts/use-house';
import { useScheduleLink } from '../../../platform/scheduling';
import { ButtonLink } from '../../../ui/base/button-link';

export function HelpNow() {
  const { helplinePhone, supportPhone } = useHouse().hours.brand;
  const toSchedule = useScheduleLink();
  return (
    <section className="rounded-card bg-pine-soft px-6 py-10 sm:px-10 sm:py-14">
      <h2 className="text-title">
        <Trans>Need help now?</Trans>
      </h2>
      <p className="mt-3 max-w-[54ch] text-ink-2">
        <Trans>Call the helpline and tell us what has happened. You do not have to decide anything on the phone.</Trans>
      </p>
      <p className="mt-4">
        <PhoneNumber
          phone={helplinePhone}
          className="inline-flex min-h-12 items-center font-serif text-2xl [&>bdi]:whitespace-normal"
        />
      </p>
      {supportPhone !== helplinePhone && (
        <p className="mt-2 max-w-[54ch] text-ink-2 text-ui">
          <Trans>
            The helpline is for arranging a service. About a plan you have with us, call{' '}
            <PhoneNumber phone={supportPhone} />.
          </Trans>
        </p>
      )}
      <div className="mt-6 flex flex-wrap gap-3">
        <ButtonLink to="/signup">
          <Trans>Get Started Free</Trans>
        </ButtonLink>
        <ButtonLink {...toSchedule} variant="secondary">
          <Trans>Schedule Free Consultation</Trans>
        </ButtonLink>
      </div>
    </section>
  );
}
