import { useLingui } from '@lingui/react/macro';
import { buttonLooks } from '../../../ui/base/button-looks';
import { barItemLooks, NavItem } from './nav-item';
import { signUpLink, visitorLinks } from './nav-links';

export function VisitorNav() {
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
