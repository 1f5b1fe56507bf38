// The menu on phones. A popover: the browser opens it, closes it on Escape or a tap outside, and keeps the focus order.
import { Trans, useLingui } from '@lingui/react/macro';
import { Menu, X } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { LanguageSwitch } from '../../../features/accounts/preferences/language-switch';
import { SignOutForm } from '../../../features/accounts/session/sign-out-form';
import { useUser } from '../../../platform/user';
import { buttonLooks } from '../../../ui/base/button-looks';
import { BrandLink } from './brand-link';
import { NavItem, rowItemLooks } from './nav-item';
import { memberLinks, personalLinks, signUpLink, visitorLinks } from './nav-links';
import { TourItem } from './tour-item';

const MENU_ID = 'mobile-menu';

export function MobileMenu() {
  const { t } = useLingui();
  const { user } = useUser();
  const menu = useRef<HTMLDivElement>(null);
  const entries = user ? [...memberLinks, ...personalLinks] : [...visitorLinks, signUpLink];
  useClosedOnArrival(menu);

  return (
    <div className="md:hidden print:hidden">
      <button type="button" popoverTarget={MENU_ID} className={buttonLooks('secondary', 'small')}>
        <Menu aria-hidden="true" className="size-5" />
        <Trans>Menu</Trans>
      </button>
      <div
        ref={menu}
        id={MENU_ID}
        popover="auto"
        className="inset-x-0 top-0 bottom-auto m-0 max-h-dvh w-full max-w-none overflow-y-auto bg-surface px-5 pt-3 pb-6 text-ink shadow-lift backdrop:bg-shade"
      >
        <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
          <BrandLink />
          <button
            type="button"
            popoverTarget={MENU_ID}
            popoverTargetAction="hide"
            className={buttonLooks('secondary', 'small')}
          >
            <X aria-hidden="true" className="size-5" />
            <Trans>Close</Trans>
          </button>
        </div>
        {user && <Greeting firstName={user.firstName} />}
        <nav aria-label={t`Menu`} className="mt-3">
          <ul>
            {entries.map((entry) => (
              <li key={entry.to}>
                <NavItem entry={entry} className={rowItemLooks} />
              </li>
            ))}
            {user && (
              <li>
                <TourItem className={rowItemLooks} />
              </li>
            )}
          </ul>
        </nav>
        {user && <SignOutForm className={rowItemLooks} />}
        <div className="mt-4 border-line border-t px-3 pt-4">
          <LanguageSwitch />
        </div>
      </div>
    </div>
  );
}

/** Arriving anywhere, also at the same page, closes it; a page that only wakes up does not. */
function useClosedOnArrival(menu: RefObject<HTMLElement | null>) {
  const { key } = useLocation();
  const shownKey = useRef(key);
  useEffect(() => {
    if (shownKey.current === key) return;
    shownKey.current = key;
    if (menu.current?.matches(':popover-open')) menu.current.hidePopover();
  }, [key, menu]);
}

function Greeting({ firstName }: { firstName: string }) {
  const { t } = useLingui();
  return (
    <p className="mt-4 px-3 text-ink-2">
      {/* Not Trans: it would read markup in a person's name. */}
      {t`Hello, ${firstName}`}
    </p>
  );
}
