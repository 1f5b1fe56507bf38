// Six small things to do for oneself. They are links: each is an address of its own. Whoever comes back from one has
// the focus where they left.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { IconTile } from '../../../ui/base/icon-tile';
import { activities, activityAddress } from './activity-address';
import { activityWords } from './activity-words';

export function Tiles() {
  const { i18n } = useLingui();
  const { state } = useLocation();
  const from: unknown = state?.from;
  const left = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (from) left.current?.focus();
  }, [from]);
  return (
    <section aria-labelledby="self-care-title">
      <h2 id="self-care-title" className="text-2xl">
        <Trans>Small things for yourself</Trans>
      </h2>
      <p className="mt-2 max-w-[60ch] text-ink-2">
        <Trans>None of this takes grief away. It can make the next hour a little easier to carry.</Trans>
      </p>
      <ul className="mt-6 grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {activities.map((activity) => {
          const { icon, tone, name, about } = activityWords[activity];
          return (
            <li key={activity} className="relative rounded-card border border-line bg-surface p-5 hover:bg-mist sm:p-6">
              <div className="flex gap-4 sm:block">
                <IconTile icon={icon} tone={tone} />
                <div className="min-w-0 sm:mt-4">
                  <h3 className="text-xl">
                    <Link
                      ref={activity === from ? left : undefined}
                      to={activityAddress(activity)}
                      className="rounded-card no-underline before:absolute before:inset-0 before:rounded-card focus-visible:outline-none focus-visible:before:outline-3 focus-visible:before:outline-pine"
                    >
                      {i18n._(name)}
                    </Link>
                  </h3>
                  <p className="mt-1.5 text-ink-2">{i18n._(about)}</p>
                </div>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
