import { useLingui } from '@lingui/react/macro';
import { SignOutForm } from '../../../features/accounts/session/sign-out-form';
import { GreetingMenu } from './greeting-menu';
import { barItemLooks, NavItem } from './nav-item';
import { memberLinks } from './nav-links';
import { TourItem } from './tour-item';

export function MemberNav({ firstName }: { firstName: string }) {
  const { t } = useLingui();
  return (
    <nav aria-label={t`Main`} className="hidden md:block">
      <ul className="flex flex-wrap items-center gap-x-3 lg:justify-end lg:gap-x-5">
        {memberLinks.map((entry) => (
          <li key={entry.to}>
            <NavItem entry={entry} className={barItemLooks} />
          </li>
        ))}
        <li>
          <GreetingMenu firstName={firstName} />
        </li>
        <li>
          <TourItem className={barItemLooks} />
        </li>
        <li>
          <SignOutForm className={barItemLooks} />
        </li>
      </ul>
    </nav>
  );
}
