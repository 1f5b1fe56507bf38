// One card at a time, over the place it speaks of. A modal dialog of the browser: it keeps the focus, and Escape skips.
import { Trans, useLingui } from '@lingui/react/macro';
import { type RefObject, useEffect, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router';
import { Button } from '../../../ui/base/button';
import { classNames } from '../../../ui/base/class-names';
import { endTour, isTourWaitingAt, tour } from './tour-state';
import { tourSteps } from './tour-steps';
import { usePointing } from './use-pointing';

type Props = { step: number };

const TOTAL = tourSteps.length;

// How often it looks whether what is open has been closed.
const LOOK_AGAIN_MS = 300;

export function Tour({ step }: Props) {
  const { pathname } = useLocation();
  // Its own places are where it leads; elsewhere it leaves people alone, and where something graver stands on the page.
  const isOwnPlace = tourSteps.some(({ route }) => route === pathname);
  const isCrisisInSight = useCrisisInSight();
  const isWaiting = (isTourWaitingAt(pathname) && !isOwnPlace) || isCrisisInSight;
  const isViewFree = useFreeView(!isWaiting);
  const goTo = useWayThrough();
  return isWaiting || !isViewFree ? null : <Card step={step} goTo={goTo} />;
}

/** While this code was on its way, somebody may have opened something. Once the card is shown, it is what is open. */
function useFreeView(isWanted: boolean): boolean {
  const [isFree, setFree] = useState(false);
  useEffect(() => {
    if (!isWanted) return setFree(false);
    if (isFree) return;
    const look = () => setFree(!isSomethingOpen());
    look();
    const timer = setInterval(look, LOOK_AGAIN_MS);
    return () => clearInterval(timer);
  }, [isWanted, isFree]);
  return isFree;
}

/**
 * Whoever goes back or forward in the browser reads about the place they come to. Before the place where the tour began,
 * it is over.
 */
function useWayThrough() {
  const { pathname, key } = useLocation();
  const navigate = useNavigate();
  const isByBrowser = useNavigationType() === 'POP';
  const ledTo = useRef(new Set([0]));
  const shownAt = useRef(key);

  useEffect(() => {
    if (shownAt.current === key) return;
    shownAt.current = key;
    if (!isByBrowser) return;
    const here = tourSteps.findIndex(({ route }) => route === pathname);
    if (ledTo.current.has(here)) tour.show({ step: here });
    else endTour();
  }, [key, pathname, isByBrowser]);

  return (step: number) => {
    const { route } = tourSteps[step] ?? tourSteps[0];
    ledTo.current.add(step);
    tour.show({ step });
    void navigate(route);
  };
}

/** A notice of crisis may come with the page, or while it is read; nothing stands over it. */
function useCrisisInSight(): boolean {
  const [isInSight, setInSight] = useState(false);
  useEffect(() => {
    const look = () => setInSight(document.getElementById('crisis-notice-title') !== null);
    look();
    const observer = new MutationObserver(look);
    observer.observe(document.body, { childList: true, subtree: true });
    return () => observer.disconnect();
  }, []);
  return isInSight;
}

type CardProps = Props & { goTo: (step: number) => void };

function Card({ step, goTo }: CardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const { title: titleWords, description, ...shown } = tourSteps[step] ?? tourSteps[0];
  const { card, hasTarget } = usePointing(dialog, shown);
  const number = step + 1;
  useShownModal(dialog, title);

  return (
    <dialog
      ref={dialog}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-words`}
      data-print="hidden"
      onCancel={(event) => {
        event.preventDefault();
        endTour();
      }}
      className={classNames(
        'fixed inset-0 m-0 h-dvh max-h-none w-screen max-w-none overflow-hidden p-0 text-ink backdrop:bg-transparent',
        hasTarget ? 'bg-transparent' : 'bg-shade',
      )}
    >
      {hasTarget && (
        // The page is dimmed around what the card speaks of.
        <div
          aria-hidden="true"
          className="pointer-events-none fixed top-(--tour-top) left-(--tour-left) h-(--tour-height) w-(--tour-width) rounded-card outline-3 outline-gold-fill outline-offset-2 shadow-[0_0_0_200vmax_var(--color-shade)]"
        />
      )}
      <div
        ref={card}
        className="fixed inset-x-3 bottom-3 max-h-[60dvh] overflow-y-auto rounded-card border border-line bg-surface p-5 shadow-lift transition-opacity duration-150 starting:opacity-0 sm:inset-auto sm:top-(--tour-card-top) sm:left-(--tour-card-left) sm:w-105 sm:p-7"
      >
        <div aria-live="polite">
          <p className="text-ink-2 text-sm">{t`Step ${number} of ${TOTAL}`}</p>
          <h2 ref={title} id={`${id}-title`} tabIndex={-1} className="mt-1 text-2xl outline-none">
            {i18n._(titleWords)}
          </h2>
          <p id={`${id}-words`} className="mt-2 text-ink-2">
            {i18n._(description)}
          </p>
        </div>
        <CardButtons step={step} goTo={goTo} />
      </div>
    </dialog>
  );
}

function CardButtons({ step, goTo }: CardProps) {
  const isLast = step === TOTAL - 1;
  return (
    <div className="mt-5 flex flex-wrap items-center gap-2">
      <Button variant="secondary" size="small" aria-disabled={step === 0} onClick={() => goTo(Math.max(0, step - 1))}>
        <Trans>Previous</Trans>
      </Button>
      <Button size="small" onClick={() => (isLast ? endTour() : goTo(step + 1))}>
        {isLast ? <Trans>Complete</Trans> : <Trans>Next</Trans>}
      </Button>
      <Button
        variant="ghost"
        size="small"
        // On a phone in the corner: a row of its own would cover what the card speaks of.
        className="ms-auto max-sm:absolute max-sm:end-1 max-sm:top-2"
        onClick={endTour}
      >
        <Trans>Skip Tour</Trans>
      </Button>
    </div>
  );
}

function useShownModal(dialog: RefObject<HTMLDialogElement | null>, title: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const box = dialog.current;
    if (!box) return;
    box.showModal();
    title.current?.focus({ preventScroll: true });
    return () => {
      box.close();
      // Whoever asked for the tour has the focus back; else the page does.
      if (document.activeElement === document.body) document.getElementById('main')?.focus({ preventScroll: true });
    };
  }, [dialog, title]);
}

/** A question that was asked first is answered first, and nobody is stopped in the middle of a word. */
function isSomethingOpen(): boolean {
  const isTyping = document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false;
  return isTyping || document.querySelector('[role=dialog], [role=alertdialog], :popover-open') !== null;
}
