// What stands around every screen.

import { type Locale, locales } from '@evenlight/contract/languages';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { SessionWatch } from '../../features/accounts/session/session-watch';
import { TourPlace } from '../../features/accounts/tour/tour-place';
import { SchedulePlace } from '../../features/desk/consultations/schedule-place';
import { InShell } from '../../parts/in-shell';
import { explainFault } from '../../platform/field-phrases';
import { SkipLink } from '../../ui/base/skip-link';
import { UiRoot } from '../../ui/base/ui-root';
import { Footer } from './footer';
import { LanguageOffer } from './language-offer';
import { Header } from './nav/header';
import { OfflineNotice } from './offline-notice';
import { HashScroll, ScreenFocus } from './screen-focus';
import { WhatsappHelper } from './whatsapp-helper';

export function Shell({ locale, children }: { locale: Locale; children: ReactNode }) {
  // The design gallery brings its own frame.
  const isBare = useLocation().pathname.startsWith('/dev/');
  if (isBare) return children;
  return (
    <InShell value={true}>
      <UiRoot direction={locales[locale].direction} explainFault={explainFault}>
        <SessionWatch>
          <div className="flex min-h-dvh flex-col">
            <SkipLink target="main" />
            <Header />
            <LanguageOffer />
            <OfflineNotice />
            <main id="main" tabIndex={-1} className="flex-1">
              {children}
            </main>
            <Footer />
          </div>
        </SessionWatch>
        <WhatsappHelper />
        <TourPlace />
        <SchedulePlace />
        <ScreenFocus />
        <HashScroll />
      </UiRoot>
    </InShell>
  );
}
