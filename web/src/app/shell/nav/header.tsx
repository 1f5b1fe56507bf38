import { useLocation } from 'react-router';
import { useUser } from '../../../platform/user';
import { classNames } from '../../../ui/base/class-names';
import { Wrap } from '../../../ui/base/wrap';
import { BrandLink } from './brand-link';
import { MemberNav } from './member-nav';
import { MobileMenu } from './mobile-menu';
import { VisitorNav } from './visitor-nav';

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
