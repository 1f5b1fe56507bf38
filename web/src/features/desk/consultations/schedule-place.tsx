// Where the dialog that books a talk stands on every page. Its code comes when somebody asks for it.
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useEffectEvent, useRef, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { PhoneNumber } from '../../../parts/phone-number';
import { useHouse } from '../../../parts/use-house';
import { isSchedulingAsked, scheduling, withoutAsking } from '../../../platform/scheduling';
import { TextLink } from '../../../ui/base/text-link';
import { toasts } from '../../../ui/overlays/toast-store';
import { Spinner } from '../../../ui/status/spinner';

type Code = typeof import('./schedule-dialog');

const ABOUT = 'opening the calendar';

const closed = { isOpen: false, opener: null };
const close = () => scheduling.show({ isOpen: false });

export function SchedulePlace() {
  useAskedInAddress();
  const { isOpen, opener } = useSyncExternalStore(scheduling.subscribe, scheduling.getState, () => closed);
  const code = useCode(isOpen);
  if (code) return <code.ScheduleDialog isOpen={isOpen} opener={opener} onClose={close} />;
  return (
    <div role="status" data-print="hidden">
      <WithoutScripts />
      {isOpen && (
        <p className="fixed inset-x-0 top-4 z-50 mx-auto flex w-fit items-center gap-3 rounded-full border border-line bg-surface px-5 py-3 shadow-lift">
          <Spinner className="size-6" />
          <Trans>Opening the calendar</Trans>
        </p>
      )}
    </div>
  );
}

/** The calendar needs scripts; a person does not. */
function WithoutScripts() {
  const { search } = useLocation();
  const { supportPhone } = useHouse().hours.brand;
  if (!isSchedulingAsked(search)) return null;
  return (
    <noscript>
      <p className="fixed inset-x-3 bottom-3 z-50 rounded-card border border-line bg-surface p-5 shadow-lift">
        <Trans>
          The calendar needs scripts, which are turned off here. Call us at <PhoneNumber phone={supportPhone} />, or
          write to us on the <TextLink href="/contact#message">contact page</TextLink>, and we settle the hour together.
        </Trans>
      </p>
    </noscript>
  );
}

/** A page without scripts was loaded again for it. The address says so only until it is open. */
function useAskedInAddress() {
  const { pathname, search, hash } = useLocation();
  const shownAt = useRef<string>(null);
  useEffect(() => {
    const wasFirst = shownAt.current === null;
    // Whoever goes back in the browser leaves the dialog with its page; what was typed is kept.
    if (!wasFirst && shownAt.current !== pathname) close();
    shownAt.current = pathname;
    if (!isSchedulingAsked(search)) return;
    // Not by the router, which would ask for the whole page again.
    window.history.replaceState(window.history.state, '', `${pathname}${withoutAsking(search)}${hash}`);
    if (wasFirst) scheduling.show({ isOpen: true, opener: null });
  }, [pathname, search, hash]);
}

function useCode(isWanted: boolean): Code | undefined {
  const [code, setCode] = useState<Code>();
  const tellNotLoaded = useEffectEvent(useTellNotLoaded());
  useEffect(() => {
    if (!isWanted || code) return;
    import('./schedule-dialog').then(setCode, () => {
      close();
      tellNotLoaded();
    });
  }, [isWanted, code]);
  useEffect(() => {
    if (code) toasts.retire(ABOUT);
  }, [code]);
  return code;
}

/** Then an entry for one's own calendar is all that can be offered. It tells us nothing, and says so. */
function useTellNotLoaded() {
  const { t } = useLingui();
  const { brand } = useHouse().hours;
  const template = calendarTemplate({
    title: t`Consultation with ${brand.name}`,
    details: t`A talk with the team of ${brand.name}. They are not informed yet: call them to arrange the hour.`,
    location: t`Phone call`,
  });
  return () =>
    toasts.show({
      about: ABOUT,
      title: <Trans>The calendar could not be opened here</Trans>,
      description: (
        <Trans>
          You can put an entry into your own calendar. Our team is not informed by it yet: call us at{' '}
          <PhoneNumber phone={brand.supportPhone} />, and we settle the hour together.
        </Trans>
      ),
      variant: 'destructive',
      durationMs: null,
      isImportant: true,
      action: {
        label: <Trans>Put it into my calendar</Trans>,
        onPress: () => window.open(template, '_blank', 'noopener,noreferrer'),
      },
    });
}

type Entry = { title: string; details: string; location: string };

/** An entry to fill in at an outside calendar. It passes through another company, so it says nothing about anyone. */
function calendarTemplate({ title, details, location }: Entry): string {
  const query = new URLSearchParams({ action: 'TEMPLATE', text: title, details, location });
  return `https://calendar.google.com/calendar/render?${query}`;
}
