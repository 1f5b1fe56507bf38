import { type Locale, locales } from '@evenlight/contract/languages';
import { I18nProvider } from '@lingui/react';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type NavigateFunction, Outlet, useLocation, useNavigate } from 'react-router';
import { explainFault } from '../platform/field-phrases';
import { textsIn } from '../platform/i18n';
import type { Person } from '../platform/stored-user';
import { UserProvider } from '../platform/user';
import { UiRoot } from '../ui/base/ui-root';

type Props = {
  queries: QueryClient;
  locale: Locale;
  person: Person | undefined;
  onAwake: () => void;
  /** Where somebody is now, and how they go on from there. */
  onAddress: (address: string, navigate: NavigateFunction) => void;
};

/** What stands around every screen in a test. */
export function ScreenFrame({ queries, locale, person, onAwake, onAddress }: Props) {
  // Effects of a frame come after those of everything inside: from then on the screen listens.
  useEffect(onAwake, [onAwake]);
  const { pathname, search, hash } = useLocation();
  onAddress(`${pathname}${search}${hash}`, useNavigate());
  return (
    <I18nProvider i18n={textsIn(locale)}>
      <QueryClientProvider client={queries}>
        <UserProvider told={person ?? null}>
          <UiRoot direction={locales[locale].direction} explainFault={explainFault}>
            <main>
              <Outlet />
            </main>
          </UiRoot>
        </UserProvider>
      </QueryClientProvider>
    </I18nProvider>
  );
}
