// What stands around every screen.
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { locales } from '../../platform/locales';
import { SkipLink } from '../../ui/skip-link';
import { UiRoot } from '../../ui/ui-root';
import type { House } from '../root';
import { Footer } from './footer';
import { HashScroll } from './hash-scroll';
import { Header } from './header';
import { InShell } from './in-shell';
import { OfflineNotice } from './offline-notice';
import { ScreenFocus } from './screen-focus';
import { SessionWatch } from './session-watch';

export function Shell({ house, children }: { house: House; children: ReactNode }) {
  // The design gallery brings its own frame.
  const isBare = useLocation().pathname.startsWith('/dev/');
  if (isBare) return children;
  return (
    <InShell value={true}>
      <UiRoot direction={locales[house.locale].direction}>
        <SessionWatch>
          <div className="flex min-h-dvh flex-col">
            <SkipLink target="main" />
            <Header />
            <OfflineNotice />
            <main id="main" tabIndex={-1} className="flex-1">
              {children}
            </main>
            <Footer />
          </div>
        </SessionWatch>
        {/* The place of the WhatsApp helper. */}
        <div id="helper-corner" data-print="hidden" className="fixed end-4 bottom-4 z-40 sm:end-6 sm:bottom-6" />
        <ScreenFocus />
        <HashScroll />
      </UiRoot>
    </InShell>
  );
}
