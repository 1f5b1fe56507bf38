// What stands around every screen.
import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { explainFault } from '../../platform/field-phrases';
import { locales } from '../../platform/locales';
import { SkipLink } from '../../ui/base/skip-link';
import { UiRoot } from '../../ui/base/ui-root';
import type { House } from '../root';
import { SchedulePlace } from '../schedule/schedule-place';
import { SessionWatch } from '../session/session-watch';
import { TourPlace } from '../tour/tour-place';
import { Footer } from './footer';
import { HashScroll } from './hash-scroll';
import { InShell } from './in-shell';
import { Header } from './nav/header';
import { OfflineNotice } from './offline-notice';
import { ScreenFocus } from './screen-focus';
import { WhatsappHelper } from './whatsapp-helper';

export function Shell({ house, children }: { house: House; children: ReactNode }) {
  // The design gallery brings its own frame.
  const isBare = useLocation().pathname.startsWith('/dev/');
  if (isBare) return children;
  return (
    <InShell value={true}>
      <UiRoot direction={locales[house.locale].direction} explainFault={explainFault}>
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
        <WhatsappHelper />
        <TourPlace />
        <SchedulePlace />
        <ScreenFocus />
        <HashScroll />
      </UiRoot>
    </InShell>
  );
}
