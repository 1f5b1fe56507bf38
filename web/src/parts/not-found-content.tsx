import { Trans, useLingui } from '@lingui/react/macro';
import { ButtonLink } from '../ui/base/button-link';
import { Wrap } from '../ui/base/wrap';
import { PhoneNumber } from './phone-number';
import { useHouseIfKnown } from './use-house';

export function NotFoundContent() {
  const { t } = useLingui();
  const house = useHouseIfKnown();
  const phone = house?.hours.brand.supportPhone;
  const name = house?.hours.brand.name;
  const title = t`404 Page Not Found`;
  return (
    <Wrap className="py-16 sm:py-24">
      <title>{name ? `${title} · ${name}` : title}</title>
      <meta name="robots" content="noindex" />
      <h1 className="text-title">{title}</h1>
      <div className="mt-4 grid max-w-[60ch] gap-3 text-ink-2 text-lg">
        <p>
          <Trans>There is nothing at this address. The page may have moved, or the link may be missing a letter.</Trans>
        </p>
        {phone && (
          <p>
            <Trans>
              If you were sent here or cannot find your way, call us at <PhoneNumber phone={phone} />.
            </Trans>
          </p>
        )}
      </div>
      <div className="mt-8 flex flex-wrap gap-3">
        <ButtonLink to="/">
          <Trans>Go to the home page</Trans>
        </ButtonLink>
        <ButtonLink to="/support" variant="secondary">
          <Trans>Find support</Trans>
        </ButtonLink>
      </div>
      {import.meta.env.DEV && (
        <p className="mt-12 text-ink-3 text-sm">
          <Trans>Note for developers:</Trans> <span lang="en">Did you forget to add the page to the router?</span>
        </p>
      )}
    </Wrap>
  );
}
