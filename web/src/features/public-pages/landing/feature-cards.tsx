import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from 'react-router';
import { Card } from '../../../ui/base/card';
import { IconTile } from '../../../ui/base/icon-tile';
import { SectionHeading } from '../../../ui/base/section-heading';
import { Wrap } from '../../../ui/base/wrap';
import { features } from './features';

export function FeatureCards() {
  const { i18n } = useLingui();
  return (
    <section>
      <Wrap className="py-16 sm:py-20">
        <SectionHeading
          eyebrow={<Trans>What we help with</Trans>}
          title={<Trans>Everything in one calm place</Trans>}
        />
        <ul className="mt-9 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-3">
          {features.map(({ id, icon, title, short }) => (
            <Card as="li" key={id} className="relative transition-colors duration-150 hover:border-line-strong">
              <IconTile icon={icon} />
              <h3 className="mt-4 text-xl">
                {/* The whole card leads there; the words of the heading are the link. */}
                <Link
                  to={`/about#${id}`}
                  className="rounded-xs text-ink no-underline after:absolute after:inset-0 hover:text-pine"
                >
                  {i18n._(title)}
                </Link>
              </h3>
              <p className="mt-2 text-ink-2">{i18n._(short)}</p>
            </Card>
          ))}
        </ul>
      </Wrap>
    </section>
  );
}
