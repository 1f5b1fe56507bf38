// The helper in the corner of every page for families: a chat, when it is answered, and whom to call when it is not.
import { whatsappLink } from '@evenlight/contract/brand';
import type { OpeningHours } from '@evenlight/contract/desk';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, ChevronUp, MessageCircle, Moon, X } from 'lucide-react';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useHoursInWords } from '../../features/desk/hours-in-words';
import { OpenOrClosed } from '../../features/desk/open-or-closed';
import { useOpeningHours } from '../../features/desk/queries';
import { PhoneNumber } from '../../parts/phone-number';
import { useHouse } from '../../parts/use-house';
import { buttonLooks } from '../../ui/base/button-looks';
import { classNames } from '../../ui/base/class-names';
import { useIsHydrated } from '../../ui/base/is-hydrated';
import { letHelperBeHidden } from '../static-pages/hide-helper';

// Nothing may lie over a button that pays.
const PAYING = new Set(['/payment', '/pay']);

const PANEL_ID = 'helper-panel';

// Above whatever else floats at the bottom: the vendors that are compared, or the bar of a screen.
const place =
  'fixed end-3 bottom-(--helper-bottom) z-40 sm:end-6 ' +
  '[--helper-bottom:calc(0.75rem+env(safe-area-inset-bottom)+var(--floating-height))] sm:[--helper-bottom:calc(1.5rem+var(--floating-height))] ' +
  '[:root:has([data-bottom-bar=phones])_&]:max-lg:[--helper-bottom:7.5rem] ' +
  '[:root:has([data-bottom-bar=always])_&]:[--helper-bottom:7.5rem] ' +
  // A page whose figures, marks or switches reach the edge of a phone has it at its end instead, where it hides none of them.
  '[:root:has([data-reaches-edge])_&]:max-sm:static [:root:has([data-reaches-edge])_&]:max-sm:w-fit ' +
  '[:root:has([data-reaches-edge])_&]:max-sm:m-3 [:root:has([data-reaches-edge])_&]:max-sm:ms-auto';

const goesAside =
  // Put away by hand. It waits until the script has said so, or it would flash up on every page of that visit. Important,
  // because it is no motion that somebody might have asked to be spared.
  '[:root[data-helper=hidden]_&]:hidden [@media(scripting:enabled)]:[:root:not([data-helper])_&]:animate-late! ' +
  // Whoever writes to somebody here has found them, and needs the button that sends.
  '[:root:has([data-chat-composer])_&]:hidden ' +
  // While somebody types on a phone, the keyboard leaves little room.
  '[:root:has(:is(input:not([type=radio],[type=checkbox]),textarea):focus)_&]:max-sm:hidden ' +
  // Whoever reads on is not to read around it. It stays within reach of the keyboard, and comes back for it. At the end of
  // a page nobody reads on.
  'transition-opacity duration-150 ' +
  '[:root[data-reading-on]:not(:has([data-reaches-edge]))_&:not(:focus-within)]:max-sm:pointer-events-none ' +
  '[:root[data-reading-on]:not(:has([data-reaches-edge]))_&:not(:focus-within)]:max-sm:opacity-0';

const panelLooks =
  'fixed inset-auto end-3 bottom-[calc(var(--helper-bottom)+3.75rem)] m-0 w-80 max-w-[calc(100vw-2rem)] rounded-card border border-line-strong bg-surface ' +
  'p-5 text-ink shadow-lift sm:end-6';

export function WhatsappHelper() {
  const { pathname } = useLocation();
  const { hours } = useHouse();
  return PAYING.has(pathname) || isOfTheTeam(pathname) ? null : <Helper fromLoader={hours} />;
}

/** Our team is the other end of the chat. */
function isOfTheTeam(pathname: string): boolean {
  return pathname === '/staff' || pathname.startsWith('/staff/');
}

function Helper({ fromLoader }: { fromLoader: OpeningHours }) {
  const { t } = useLingui();
  const { data: hours } = useOpeningHours(fromLoader);
  useEffect(letHelperBeHidden, []);
  return (
    <aside
      id="helper-corner"
      aria-label={t`Chat with us`}
      data-print="hidden"
      className={classNames(place, goesAside, 'print:hidden')}
    >
      <button
        type="button"
        popoverTarget={PANEL_ID}
        className="relative flex size-12 items-center justify-center rounded-full border border-line-strong bg-surface text-ink shadow-lift hover:bg-mist sm:hidden"
      >
        <SmallSign isOpen={hours.isOpen} />
        <span className="sr-only">
          <Trans>WhatsApp</Trans> <Status isOpen={hours.isOpen} />
        </span>
      </button>
      <div className="flex rounded-full border border-line-strong bg-surface shadow-lift max-sm:hidden">
        <ChatLink
          hours={hours}
          className="flex min-h-12 items-center gap-2.5 rounded-s-full py-1 ps-4 pe-2 text-ink text-sm no-underline leading-tight hover:bg-mist"
        />
        <button
          type="button"
          popoverTarget={PANEL_ID}
          className="flex min-h-12 w-11 items-center justify-center rounded-e-full border-line border-s text-ink-2 hover:bg-mist"
        >
          <ChevronUp aria-hidden="true" className="size-5" />
          <span className="sr-only">
            <Trans>When the chat is answered</Trans>
          </span>
        </button>
      </div>
      <Panel hours={hours} />
    </aside>
  );
}

function ChatLink({ hours, className }: { hours: OpeningHours; className: string }) {
  const { t } = useLingui();
  // It passes through another company, so it says nothing about anyone.
  const greeting = t`Hello, I would like help with planning.`;
  return (
    <a
      href={whatsappLink(hours.brand.whatsappPhone, greeting)}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      <Sign isOpen={hours.isOpen} />
      <span>
        <span className="block font-semibold">
          <Trans>WhatsApp</Trans>
        </span>{' '}
        <Status isOpen={hours.isOpen} />
      </span>
    </a>
  );
}

/** Shape and word say it; the colour only agrees. */
function Sign({ isOpen }: Pick<OpeningHours, 'isOpen'>) {
  const looks = 'size-5.5 shrink-0';
  return (
    <OpenOrClosed
      isOpen={isOpen}
      open={<MessageCircle aria-hidden="true" className={`${looks} text-ok`} />}
      closed={<Moon aria-hidden="true" className={`${looks} text-gold`} />}
    />
  );
}

/** Without words beside it, a moon alone would be taken for the switch to dark colours. */
function SmallSign({ isOpen }: Pick<OpeningHours, 'isOpen'>) {
  return (
    <>
      <MessageCircle aria-hidden="true" className="size-6" />
      <span className="absolute -end-1 -top-1 rounded-full border border-line-strong bg-surface p-0.75">
        <OpenOrClosed
          isOpen={isOpen}
          open={<Check aria-hidden="true" className="size-3 text-ok" />}
          closed={<Moon aria-hidden="true" className="size-3 text-gold" />}
        />
      </span>
    </>
  );
}

function Status({ isOpen }: Pick<OpeningHours, 'isOpen'>) {
  return <OpenOrClosed isOpen={isOpen} open={<Trans>Online</Trans>} closed={<Trans>After Hours</Trans>} />;
}

/** A popover: the browser opens and closes it, with scripts and without. */
function Panel({ hours }: { hours: OpeningHours }) {
  const isAwake = useIsHydrated();
  const inWords = useHoursInWords(hours);
  const { supportPhone, phoneStaffedAroundTheClock } = hours.brand;
  const phone = <PhoneNumber phone={supportPhone} />;
  return (
    <div id={PANEL_ID} popover="auto" className={panelLooks}>
      {/* On a phone the corner holds one small button, and the chat is a press further. */}
      <ChatLink hours={hours} className={buttonLooks('secondary', 'small', 'mb-3 w-full text-start sm:hidden')} />
      <p className="font-semibold">
        <OpenOrClosed
          isOpen={hours.isOpen}
          open={<Trans>Somebody answers on WhatsApp now.</Trans>}
          closed={<Trans>Nobody is at WhatsApp just now. What you write is answered when we are back.</Trans>}
        />
      </p>
      <p className="mt-2 text-ink-2 text-sm">{inWords}</p>
      <p className="mt-3">
        {phoneStaffedAroundTheClock ? (
          <Trans>Our phone is answered 24/7: {phone}</Trans>
        ) : (
          <Trans>You can also call us: {phone}</Trans>
        )}
      </p>
      <button
        type="button"
        hidden={!isAwake}
        data-hides-helper=""
        popoverTarget={PANEL_ID}
        popoverTargetAction="hide"
        className={buttonLooks('ghost', 'small', '-ms-4 mt-2')}
      >
        <X aria-hidden="true" className="size-4.5" />
        <Trans>Put this away for now</Trans>
      </button>
    </div>
  );
}
