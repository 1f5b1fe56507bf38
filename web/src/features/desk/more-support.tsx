import { Trans } from '@lingui/react/macro';
import { Card } from '../../ui/base/card';
import { TextLink } from '../../ui/base/text-link';

const linkLooks = 'inline-flex min-h-11 items-center';

export function MoreSupport() {
  return (
    <section className="mt-16">
      <h2 className="text-2xl">
        <Trans>Additional Support</Trans>
      </h2>
      <div className="mt-5 grid grid-cols-1 gap-5 md:grid-cols-2">
        <Card>
          <h3 className="text-xl">
            <Trans>Grief support</Trans>
          </h3>
          <p className="mt-2 text-ink-2">
            <Trans>Reading, groups and people to talk to, for as long as you need.</Trans>
          </p>
          <TextLink to="/grief-support" className={linkLooks}>
            <Trans>Go to grief support</Trans>
          </TextLink>
        </Card>
        <Card>
          <h3 className="text-xl">
            <Trans>Services</Trans>
          </h3>
          <p className="mt-2 text-ink-2">
            <Trans>What we help with, tradition by tradition, from papers to the meal afterwards.</Trans>
          </p>
          <TextLink to="/services" className={linkLooks}>
            <Trans>See all services</Trans>
          </TextLink>
        </Card>
      </div>
    </section>
  );
}
