// The three steps in their order, and what happens when it is sent.
import { localPhone, phoneLink } from '@evenlight/contract/brand';
import type { DaySlots, scheduleConsultation } from '@evenlight/contract/consultations';
import type { Returned } from '@evenlight/contract/endpoint';
import type { UserId } from '@evenlight/contract/ids';
import { isAtLeast } from '@evenlight/contract/support/levels';
import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CallFailed } from '../../../platform/call';
import { countMoment } from '../../../platform/moments';
import { phraseFor } from '../../../platform/phrases';
import { scheduling } from '../../../platform/scheduling';
import { createStateHolder } from '../../../platform/state-holder';
import { toasts } from '../../../ui/overlays/toast-store';
import { Stepper } from '../../../ui/status/stepper';
import { Booked, WhatFollows } from './booked';
import { freeInstead, useSchedule } from './queries';
import { StepAboutYou } from './step-about-you';
import { StepHour } from './step-hour';
import { StepSend } from './step-send';
import { bookingWords, formOf, nothingTyped, readTyped, type TypedBooking } from './typed-booking';
import { readersZone } from './when-in-words';

export type Answer = Returned<typeof scheduleConsultation>;
type Contact = Pick<TypedBooking, 'clientName' | 'clientEmail' | 'clientPhone'>;
type Props = {
  owner: UserId | null;
  known: Contact | undefined;
  phone: string;
  onClose: () => void;
};

/** A talk that is booked is not told as failed any more. */
const ABOUT = 'booking a talk';

/** Outlives the dialog, which may be closed while it is sent. */
const worry = createStateHolder<{ answer: Answer | undefined }>({ answer: undefined });

export function Booking({ owner, known, phone, onClose }: Props) {
  const { t } = useLingui();
  const { typed, type, begin, idempotencyKeyOf } = useTypedBooking(owner, known);
  const [instead, setInstead] = useState<DaySlots[] | null>(null);
  const { answer: worrying } = useSyncExternalStore(worry.subscribe, worry.getState, worry.getState);
  const tellFailed = useTellFailed(phone);
  const { mutate, isPending, error } = useSchedule({
    onBooked(answer) {
      begin();
      void countMoment('consultation-booked');
      tellBooked(answer);
      if (!isAtLeast(answer.crisisLevel, 'elevated')) return onClose();
      worry.show({ answer });
      // Closed while it was sent, it opens again: who answers right now has to be seen.
      if (!scheduling.getState().isOpen) scheduling.show({ isOpen: true });
    },
    onFailed(failure) {
      const free = freeInstead(failure);
      if (isAboutHour(failure)) {
        setInstead(free);
        type({ step: 2, preferredTime: '' });
      }
      // Whoever sees the dialog sees which hour to choose instead; whoever has closed it would see nothing.
      if (!free || !scheduling.getState().isOpen) tellFailed(failure);
    },
  });

  function send() {
    const form = formOf(typed);
    if (!form) return type({ step: 1 });
    setInstead(null);
    mutate({ ...form, idempotencyKey: idempotencyKeyOf(form), timeZone: readersZone() });
  }

  const box = useFocusOnStep(worrying ? 'booked' : typed.step);
  if (worrying) {
    const seen = () => {
      onClose();
      worry.show({ answer: undefined });
    };
    return <Booked answer={worrying} onClose={seen} box={box} />;
  }
  const step = { typed, phone, onType: type };
  const names = { 1: t`Your information`, 2: t`Day, hour and kind of talk`, 3: t`Your message, and a last look` };
  return (
    <div ref={box} tabIndex={-1} className="outline-none">
      <Stepper step={typed.step} total={3} name={names[typed.step]} className="mb-5" />
      {typed.step === 1 && <StepAboutYou {...step} />}
      {typed.step === 2 && <StepHour {...step} instead={instead} />}
      {typed.step === 3 && (
        <StepSend {...step} isSending={isPending} error={isAboutHour(error) ? null : error} onSend={send} />
      )}
    </div>
  );
}

function useTypedBooking(owner: UserId | null, known: Contact | undefined) {
  const atFirst: TypedBooking = { ...nothingTyped, ...known };
  const [typed, setTyped] = useState(() => readTyped(owner, new Date()) ?? atFirst);
  const words = useMemo(() => bookingWords(owner), [owner]);

  function type(change: Partial<TypedBooking>) {
    const next = { ...typed, ...change };
    setTyped(next);
    words.keep(next);
  }

  function begin() {
    words.forget();
    setTyped(atFirst);
  }

  return { typed, type, begin, idempotencyKeyOf: words.idempotencyKeyOf };
}

/** The button that led to the next step is gone; reading goes on where that step begins. */
function useFocusOnStep(step: unknown) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(step);
  useEffect(() => {
    if (before.current === step) return;
    before.current = step;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [step]);
  return box;
}

/** Another day or hour helps, and is chosen one step before. */
function isAboutHour(failure: unknown): boolean {
  const code = failure instanceof CallFailed ? failure.problem?.code : undefined;
  return code === 'consultation.slot_taken' || code === 'consultation.day_not_offered';
}

function tellBooked(answer: Answer) {
  toasts.show({
    about: ABOUT,
    title: <Trans>Consultation Scheduled Successfully</Trans>,
    description: <WhatFollows answer={answer} />,
    // By when we are in touch with somebody who cannot wait stays until they have read it.
    ...(answer.callBackBy && { durationMs: null }),
  });
}

function useTellFailed(phone: string) {
  const { t, i18n } = useLingui();
  const number = localPhone(phone);
  return (failure: unknown) => {
    const reason = phraseFor(failure);
    toasts.show({
      about: ABOUT,
      title: t`Failed to Schedule Consultation: Please try again or call us directly at ${number}`,
      description: reason && i18n._(reason),
      variant: 'destructive',
      isImportant: true,
      durationMs: null,
      action: { label: <Trans>Call Now</Trans>, onPress: () => window.location.assign(phoneLink(phone)) },
    });
  };
}
