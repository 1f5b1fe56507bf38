import { useLingui } from '@lingui/react/macro';
import { useLocation } from 'react-router';
import { useUser } from '../../../platform/user';
import { buttonLooks } from '../../../ui/base/button-looks';
import { classNames } from '../../../ui/base/class-names';
import { Wrap } from '../../../ui/base/wrap';
import { BrandLink } from './brand-link';
import { MemberNav } from './member-nav';
import { MobileMenu } from './mobile-menu';
import { barItemLooks, NavItem } from './nav-item';
import { signUpLink, visitorLinks } from './nav-links';

export function Header() {
  const { user } = useUser();
  // On the landing page the sky begins at the top of the window.
  const isUnderTheSky = useLocation().pathname === '/';
  return (
    <header className={classNames('relative z-30', !isUnderTheSky && 'border-line border-b bg-surface')}>
      <Wrap className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 py-3 lg:py-4">
        <BrandLink />
        {user ? <MemberNav firstName={user.firstName} /> : <VisitorNav />}
        <MobileMenu />
      </Wrap>
    </header>
  );
}

function VisitorNav() {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`} className="hidden md:block">
      <ul className="flex flex-wrap items-center gap-x-3 lg:justify-end lg:gap-x-5">
        {visitorLinks.map((entry) => (
          <li key={entry.to}>
            <NavItem entry={entry} className={barItemLooks} />
          </li>
        ))}
        <li>
          <NavItem entry={signUpLink} className={buttonLooks('secondary', 'small')} />
        </li>
      </ul>
    </nav>
  );
}
